"""How many connections a server takes, and what the others hear of those who come and go."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from landfall.server.device import Device
from landfall.server.entries import Made, SeatMade
from landfall.server.limits import Bucket
from landfall.server.room import Room
from landfall.server.table import Table
from landfall.server.workers import Workers
from tests.server.clients import PATIENCE, make_table, persons, settings, sitting, table_server
from tests.server.stores import MemoryStore


def refused_at(http: Any, table: str, **params: str) -> tuple[str, int]:
    """The code by which a connection is refused, and the code it is closed with."""
    with http.websocket_connect(f"/ws/tables/{table}", params=params) as session:
        told = json.loads(session.receive_text(timeout=PATIENCE))
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_text(timeout=PATIENCE)
    assert told["is"] == "Refused"
    assert told["id"] is None
    assert told["problem"]["words"]
    return told["problem"]["code"], closed.value.code


def test_an_address_has_so_many_connections_at_a_time(tmp_path: Path) -> None:
    with table_server(tmp_path, connections_per_address=3) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        with ExitStack() as open_ones:
            for _ in range(3):
                open_ones.enter_context(sitting(http, table))
            assert refused_at(http, table) == ("too-many-connections", 4429)
            assert refused_at(http, table, token=tokens[0]) == ("too-many-connections", 4429)
            assert http.get("/api/health").json()["connections"] == 3
        door = http.app.state.lobby.door
        deadline = time.monotonic() + PATIENCE
        while door.inside:  # they go one after another
            assert time.monotonic() < deadline
            time.sleep(0.01)
        with sitting(http, table, tokens[0]) as player:
            assert player.is_asked


def test_an_address_connects_not_too_often(tmp_path: Path) -> None:
    with table_server(tmp_path, connects_at_once=2, connects_per_second=0.001) as http:
        table, _ = make_table(http, "tic-tac-toe", persons("A", "B"))
        for _ in range(2):
            with sitting(http, table):
                pass
        assert refused_at(http, table) == ("too-frequent", 4429)


def test_strangers_do_not_shut_out_who_holds_a_seat(tmp_path: Path) -> None:
    with table_server(tmp_path, connects_at_once=2, connects_per_second=0.001, connections_per_address=3) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        elsewhere, others = make_table(http, "tic-tac-toe", persons("C", "D"))
        for _ in range(2):
            assert refused_at(http, table, token="nope") == ("bad-token", 4401)
        assert refused_at(http, table, token="nope") == ("too-frequent", 4429)
        assert refused_at(http, table, token=others[0]) == ("too-frequent", 4429)
        assert refused_at(http, table) == ("too-frequent", 4429)
        for _ in range(4):
            with sitting(http, table, tokens[0]) as player:
                assert player.is_asked
        with sitting(http, table, tokens[0]), sitting(http, table, tokens[1]), sitting(http, elsewhere, others[0]):
            assert refused_at(http, table, token=tokens[1]) == ("too-many-connections", 4429)


def test_a_seat_has_so_many_devices(tmp_path: Path) -> None:
    with table_server(tmp_path, connections_per_seat=2) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        with sitting(http, table, tokens[0]), sitting(http, table, tokens[0]):
            assert refused_at(http, table, token=tokens[0]) == ("too-many-devices", 4429)
            with sitting(http, table, tokens[1]) as other, sitting(http, table):
                assert other.table["seats"][0]["present"]


def test_one_message_tells_of_all_who_came(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    while_over = asyncio.Event()  # the short while in which all who come are told of together

    async def wait(seconds: float) -> None:
        await while_over.wait()

    monkeypatch.setattr("landfall.server.room.asyncio.sleep", wait)
    asyncio.run(crowd(tmp_path, while_over))


async def crowd(folder: Path, while_over: asyncio.Event) -> None:
    seats = [SeatMade("person", name, None, "x") for name in ("A", "B")]
    table = Table("crowd", Made("tic-tac-toe", "1", {}, seats, "seed", True, 0))
    room = Room(table, MemoryStore(), Workers(1), settings(folder, watchers_per_table=1000))
    player = Device(0, "en", Bucket(1e9, 10**9))
    crowd = [Device(None, "en", Bucket(1e9, 10**9)) for _ in range(300)]
    for device in (player, *crowd):
        async with room.entered():
            room.join(device, 0)
    await told(room, while_over)
    heard = [json.loads(message) for message in drain(player)]
    assert [message["is"] for message in heard] == ["Sync", "Table"]
    assert {len(drain(device)) for device in crowd} <= {1, 2}, "a Sync, and one Table to those who came before others"
    assert drain(crowd[-1]) == []
    assert heard[1]["table"]["watching"] == 300
    for device in crowd:
        async with room.entered():
            room.leave(device)
    await told(room, while_over)
    heard = [json.loads(message) for message in drain(player)]
    assert [message["table"]["watching"] for message in heard] == [0]
    await room.close()


async def told(room: Room, while_over: asyncio.Event) -> None:
    telling = room.telling
    assert telling is not None, "somebody came or went"
    while_over.set()
    await telling
    while_over.clear()


def drain(device: Device) -> list[bytes]:
    return [device.unsent.get_nowait() for _ in range(device.unsent.qsize())]
