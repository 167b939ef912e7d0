"""The storage: what is appended is there again, a place is written once, and a failure changes nothing."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from landfall.server.device import Device
from landfall.server.entries import Made, SeatMade
from landfall.server.errors import Conflict, NotDone, StorageFailed
from landfall.server.handlers import act
from landfall.server.limits import Bucket
from landfall.server.lobby import Lobby
from landfall.server.messages import Move
from landfall.server.room import Room
from landfall.server.store import Store, Write, open_store
from landfall.server.store.base import migrations
from landfall.server.table import Table
from landfall.server.workers import Workers
from landfall.server.writes import write_of
from tests.server.clients import settings
from tests.server.stores import MemoryStore

MADE = Made(
    "tic-tac-toe", "1", {}, [SeatMade("person", "A", None, "a"), SeatMade("person", "B", None, "b")], "seed", True, 0
)


def with_store(place: str | Path, body: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(place)
        try:
            await body(store)
        finally:
            await store.close()

    asyncio.run(run())


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        address: str = request.getfixturevalue("postgres_address")
        return address
    return str(tmp_path / "tables.sqlite3")


def test_entries_come_back_in_order_with_the_latest_position_and_info(place: str) -> None:
    async def body(store: Store) -> None:
        await asyncio.gather(
            *(
                store.append(Write("a", n, f"entry {n}", f"info {n}", "running", True, n, f"position {n}"))
                for n in range(50)
            )
        )
        await store.append(Write("b", 0, "other", "info b", "running", False, 99, "position", True))
        await store.append(Write("c", 0, "third", "info c", "running", False, 100, "position", True))
        await store.append(Write("c", 1, "a bot has moved", at=101, position="position"))
        await store.append(Write("d", 0, "fourth", "info d", "abandoned", False, 102, "position", True))
        stored = await store.load("a")
        assert stored is not None
        assert stored.entries == [f"entry {n}" for n in range(50)]
        assert (stored.position, stored.info) == ("position 49", "info 49")
        later = await store.load("a", 48)
        assert later is not None
        assert later.entries == ["entry 48", "entry 49"]
        assert await store.load("e") is None
        assert await store.listed(["running"], 10) == ["info 49"]
        assert await store.bots_to_move() == ["b"]

    with_store(place, body)


def test_a_place_of_a_log_is_written_once_and_only_the_second_writer_fails(place: str) -> None:
    async def body(store: Store) -> None:
        await store.append(Write("x", 0, "first", "info", "running", True, 1))
        writes = [Write("x", 0, "second"), Write("y", 0, "another", "info", "running", True, 1), Write("x", 1, "next")]
        outcomes = await asyncio.gather(*(store.append(write) for write in writes), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [Conflict, type(None), type(None)]
        stored = await store.load("x")
        assert stored is not None
        assert stored.entries == ["first", "next"]

    with_store(place, body)


def test_an_entry_follows_on_the_one_before_and_on_nothing_that_was_deleted(place: str) -> None:
    async def body(store: Store) -> None:
        for table in ("old", "young"):
            await store.append(Write(table, 0, "made", "info", "running", True, 1, "position"))
        await store.append(Write("young", 1, "moved", at=9, position="position"))
        with pytest.raises(Conflict):
            await store.append(Write("young", 3, "out of order", at=9))
        assert await store.forget(["old", "young", "never"], 9) == ["old"]
        writes = [Write("old", 1, "moved", "info", "running", True, 9, "position"), Write("young", 2, "moved", at=9)]
        outcomes = await asyncio.gather(*(store.append(write) for write in writes), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [NotDone, type(None)]
        assert await store.load("old") is None
        stored = await store.load("young")
        assert stored is not None
        assert stored.entries == ["made", "moved", "moved"]

    with_store(place, body)


def test_a_store_that_is_opened_again_has_everything(place: str) -> None:
    async def write(store: Store) -> None:
        await store.append(Write("kept", 0, "entry", "info", "running", True, 1, "position"))

    async def read(store: Store) -> None:
        stored = await store.load("kept")
        assert stored is not None
        assert stored.entries == ["entry"]

    with_store(place, write)
    with_store(place, read)


def test_sqlite_is_durable_and_knows_a_newer_schema(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"

    async def body(store: Any) -> None:
        assert store.reading.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store.reading.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL

    with_store(path, body)
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA user_version = 999")
    with pytest.raises(StorageFailed, match="newer"):
        with_store(path, body)


def test_a_file_of_the_schema_before_tells_where_bots_may_be_to_move(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    bot, person = '{"seats":[{"kind":"bot"}]}', '{"seats":[{"kind":"person"}]}'
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        for number, statements in migrations()[:2]:
            for statement in statements:
                file.execute(statement)
            file.execute(f"PRAGMA user_version = {number}")
        for id, status, info in (("a", "running", bot), ("b", "running", person), ("c", "over", bot)):
            file.execute("INSERT INTO tables VALUES (?, ?, TRUE, 1, ?)", (id, status, info))
            file.execute("INSERT INTO positions VALUES (?, 0, 'position', 1)", (id,))

    async def body(store: Store) -> None:
        assert await store.bots_to_move() == ["a"]

    with_store(path, body)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_nobody_else_on_the_machine_may_read_the_seeds(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"

    async def body(store: Any) -> None:
        assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}

    with_store(path, body)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear friends, " * 100)

    async def body(store: Store) -> None:
        pytest.fail("it was opened")

    with pytest.raises(StorageFailed):
        with_store(path, body)


def test_a_move_that_cannot_be_stored_is_refused_shown_to_nobody_and_may_be_sent_again(tmp_path: Path) -> None:
    async def body() -> None:
        store = MemoryStore()
        table = Table("t", MADE)
        await store.append(write_of(table, MADE))
        lobby = Lobby(store, Workers(1), settings(tmp_path))
        room = Room(table, store, lobby.workers, lobby.settings)
        mover, watcher = Device(0, "en", Bucket(99, 99)), Device(None, "en", Bucket(99, 99))
        for device in (mover, watcher):
            room.join(device, 0)
        while not watcher.unsent.empty():
            watcher.unsent.get_nowait()
        store.failing = True
        with pytest.raises(StorageFailed):
            await act(lobby, room, mover, Move("1", 0, 4))
        assert watcher.unsent.empty()
        store.failing = False
        await act(lobby, room, mover, Move("1", 0, 4))
        shown = [watcher.unsent.get_nowait() for _ in range(watcher.unsent.qsize())]
        assert b'"cells":[-1,-1,-1,-1,0,-1,-1,-1,-1]' in shown[-1]
        assert len(store.writes) == 2

    asyncio.run(body())


def test_a_move_written_by_another_process_meanwhile_makes_this_one_stale(tmp_path: Path) -> None:
    async def body() -> None:
        store = MemoryStore()
        await store.append(write_of(Table("t", MADE), MADE))
        lobby = Lobby(store, Workers(1), settings(tmp_path))
        rooms = [Room(Table("t", MADE), store, lobby.workers, lobby.settings) for _ in range(2)]
        devices = [Device(0, "en", Bucket(99, 99)) for _ in rooms]
        for room, device in zip(rooms, devices, strict=True):
            room.join(device, 0)
        await act(lobby, rooms[0], devices[0], Move("1", 0, 4))
        with pytest.raises(Conflict):
            await act(lobby, rooms[1], devices[1], Move("2", 0, 5))
        assert rooms[1].table.seqs == [1, 1]
        assert rooms[1].table.moves == [(0, "mark", {"cell": 4})]

    asyncio.run(body())
