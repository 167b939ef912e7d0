"""Tables deleted under a running server: nothing is answered as done that is lost."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.cli.runner import run
from tests.server.clients import PATIENCE, make_table, persons, sitting, table_server


def grow_old(tables: Path) -> None:
    with closing(sqlite3.connect(tables, isolation_level=None)) as file:
        file.execute("UPDATE tables SET changed_at = 1")
        file.execute("UPDATE positions SET changed_at = 1")


def prune(tables: Path) -> str:
    return run("tables", "prune", "--older-than", "1d", "--yes", "--data", str(tables)).out


def test_a_move_at_a_deleted_table_is_refused_and_its_people_are_told(tmp_path: Path) -> None:
    tables = tmp_path / "tables.sqlite3"
    with table_server(tmp_path, data=str(tables), unload_after=0.2) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        with sitting(http, table, tokens[0]) as first, sitting(http, table, tokens[1]) as second:
            grow_old(tables)
            assert table in prune(tables)
            assert first.move(4)["problem"]["code"] == "no-such-table"
            for client in (first, second):
                with pytest.raises(WebSocketDisconnect):
                    client.until("Done")
                assert "no-such-table" in client.received[-1]
        assert http.get(f"/api/tables/{table}").status_code == 404
        deadline = time.monotonic() + PATIENCE
        while http.get("/api/health").json()["tables"]:
            assert time.monotonic() < deadline, "the table is still in memory"
            time.sleep(0.02)


def test_a_bot_at_a_deleted_table_gives_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = tmp_path / "tables.sqlite3"
    is_deleted = threading.Event()
    with table_server(tmp_path, data=str(tables), unload_after=0.2) as http:
        workers = http.app.state.lobby.workers
        ask = workers.ask

        async def ask_afterwards(*question: Any) -> Any:
            while not is_deleted.is_set():
                await asyncio.sleep(0.01)
            return await ask(*question)

        monkeypatch.setattr(workers, "ask", ask_afterwards)
        seats = [*persons("A"), {"kind": "bot", "level": "random"}]
        table, tokens = make_table(http, "star-race", seats, variant="basic", start_player=1)
        with sitting(http, table, tokens[0]) as person:
            grow_old(tables)
            assert table in prune(tables)
            is_deleted.set()
            with pytest.raises(WebSocketDisconnect):
                person.until("Done")
    assert "could not move" not in caplog.text


def test_a_table_somebody_has_just_played_at_is_not_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from landfall.cli import tables as command

    tables = tmp_path / "tables.sqlite3"
    with table_server(tmp_path, data=str(tables)) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        with sitting(http, table, tokens[0]) as first:
            grow_old(tables)
            unchanged = command.unchanged

            async def looked(*asked: object) -> object:  # the move comes after the look and before the deletion
                found = await unchanged(*asked)  # type: ignore[arg-type]
                assert first.move(4)["is"] == "Done"
                return found

            monkeypatch.setattr(command, "unchanged", looked)
            assert table not in prune(tables)
            assert first.ask("Undo", seq=first.position["seq"])["is"] == "Done"
