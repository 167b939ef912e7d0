"""What a server reads when it starts, and what it keeps in memory."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from landfall.server.loader import load_table
from landfall.server.lobby import Lobby
from landfall.server.room import Room
from landfall.server.rooms import RESUMED_AT_ONCE
from landfall.server.store import Store
from landfall.server.table import Table
from tests.server.clients import make_table, persons, sitting, table_server

BOT = {"kind": "bot", "level": "random"}


def until_all_rest(http: Any, opened: list[str], count: int) -> None:
    """Wait until this many tables have been read and left again."""
    deadline = time.monotonic() + 60
    while len(opened) < count or http.get("/api/health").json()["tables"]:
        assert time.monotonic() < deadline, "bots are still to move"
        time.sleep(0.01)


def test_a_start_reads_only_tables_where_a_bot_is_to_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with table_server(tmp_path, bot_pause=3600.0) as http:
        for _ in range(3):
            make_table(http, "tic-tac-toe", persons("A", "B"))
            make_table(http, "star-race", [BOT, BOT], variant="basic")  # nobody plays there
            make_table(http, "star-race", [*persons("A"), BOT], variant="basic", start_player=0)
        waiting, tokens = make_table(http, "star-race", [*persons("A"), BOT], variant="basic", start_player=1)
        handed, others = make_table(http, "tic-tac-toe", persons("A", "B"))
        with sitting(http, handed, others[0]) as first:
            first.ask("HandOver", level="random")
    read: list[str] = []

    async def noted(store: Store, id: str) -> Table | None:
        read.append(id)
        return await load_table(store, id)

    monkeypatch.setattr("landfall.server.rooms.load_table", noted)
    with table_server(tmp_path) as http:
        until_all_rest(http, read, 2)
        assert sorted(read) == sorted([waiting, handed])
        with sitting(http, waiting, tokens[0]) as person:
            assert person.is_asked


def test_bots_go_on_at_a_few_tables_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    count = 3 * RESUMED_AT_ONCE
    with table_server(tmp_path, bot_pause=3600.0, requests_at_once=1000) as http:
        for _ in range(count):
            make_table(http, "star-race", [*persons("A"), BOT], variant="basic", start_player=1)
    opened: list[str] = []
    in_memory: list[int] = []
    open_room = Lobby.open

    def noted(self: Lobby, table: Table, address: str = "") -> Room:
        room = open_room(self, table, address)
        opened.append(table.id)
        in_memory.append(len(self.rooms))
        return room

    monkeypatch.setattr(Lobby, "open", noted)
    with table_server(tmp_path) as http:
        until_all_rest(http, opened, count)
    assert len(set(opened)) == count
    assert max(in_memory) <= RESUMED_AT_ONCE
