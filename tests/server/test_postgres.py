"""Several server processes on one PostgreSQL: a table is the same at each."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from landfall.server.errors import StorageFailed
from landfall.server.store import Write
from landfall.server.store.postgres import PostgresStore
from tests.server.clients import Client, make_table, persons, sitting, table_server
from tests.server.conftest import control

asyncpg = pytest.importorskip("asyncpg", reason="asyncpg is not installed: pip install 'landfall[postgres]'")


def test_people_at_two_servers_play_at_one_table(tmp_path: Path, postgres_address: str) -> None:
    with table_server(tmp_path, data=postgres_address) as one, table_server(tmp_path, data=postgres_address) as two:
        table, tokens = make_table(one, "tic-tac-toe", persons("Ania", "Ola"))
        with sitting(one, table, tokens[0]) as ania, sitting(two, table, tokens[1]) as ola:
            for number, cell in enumerate((0, 3, 1, 4, 2)):
                mover, other = (ania, ola) if number % 2 == 0 else (ola, ania)
                assert mover.move(cell)["is"] == "Done"
                while other.position != {**mover.position, **own(other.position)}:
                    other.until("Update")
            for client in (ania, ola):
                if client.result is None:
                    client.until("Over")
                assert client.result is not None
                assert client.result["winners"] == [0]
        assert two.get(f"/api/tables/{table}/record").json()["digest"]


def own(position: dict[str, object]) -> dict[str, object]:
    """What differs between two seats at the same table."""
    return {name: position[name] for name in ("view", "choices", "can_undo")} if position else {}


LISTENING = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"


def ask_postgres(address: str, statement: str) -> list[Any]:
    async def run() -> list[Any]:
        connection = await asyncpg.connect(address)
        try:
            rows: list[Any] = await connection.fetch(statement)
            return rows
        finally:
            await connection.close()

    return asyncio.run(run())


def play_on(ania: Client, ola: Client, cells: list[int]) -> None:
    """Moves in turn, each seen by both, whatever a restart refuses at first."""
    for cell in cells:
        mover, other = (ania, ola) if ania.is_asked else (ola, ania)
        for _ in range(100):
            answer = mover.move(cell, id=f"cell {cell}")
            if answer["is"] == "Done":
                break
            assert answer["problem"]["code"] in ("storage-failed", "stale")
            if answer["problem"]["code"] == "stale":
                mover.until("Sync")
        while other.position["view"]["cells"] != mover.position["view"]["cells"]:
            other.next()


def test_a_server_whose_listening_session_is_cut_listens_again_and_catches_up(
    tmp_path: Path, postgres_address: str, caplog: pytest.LogCaptureFixture
) -> None:
    with table_server(tmp_path, data=postgres_address) as one, table_server(tmp_path, data=postgres_address) as two:
        table, tokens = make_table(one, "tic-tac-toe", persons("Ania", "Ola"))
        with sitting(one, table, tokens[0]) as ania, sitting(two, table, tokens[1]) as ola:
            play_on(ania, ola, [0])
            assert len(ask_postgres(postgres_address, f"SELECT pg_terminate_backend(pid) {LISTENING}")) == 2
            play_on(ania, ola, [3, 1, 4])  # the first of these is missed by whoever does not listen yet
            for told in ("lost the session that listens", "listening to other processes again"):
                assert told in caplog.text
    assert ask_postgres(postgres_address, f"SELECT pid {LISTENING}") == []


def test_a_table_goes_on_after_postgresql_was_started_again(
    tmp_path: Path, postgres_home: Path, postgres_address: str
) -> None:
    with table_server(tmp_path, data=postgres_address) as one, table_server(tmp_path, data=postgres_address) as two:
        table, tokens = make_table(one, "tic-tac-toe", persons("Ania", "Ola"))
        with sitting(one, table, tokens[0]) as ania, sitting(two, table, tokens[1]) as ola:
            play_on(ania, ola, [0, 3])
            control(postgres_home, "-m", "fast", "restart")
            play_on(ania, ola, [1, 4])
            assert [event["is"] for event in ania.events] == [event["is"] for event in ola.events]


def test_nobody_is_shown_less_than_before_by_a_storage_that_has_lost_the_latest_moves(
    tmp_path: Path, postgres_address: str
) -> None:
    with table_server(tmp_path, data=postgres_address) as one, table_server(tmp_path, data=postgres_address) as two:
        table, tokens = make_table(one, "tic-tac-toe", persons("Ania", "Ola"))
        with sitting(one, table, tokens[0]) as ania, sitting(two, table, tokens[1]) as ola:
            play_on(ania, ola, [0, 3, 1])
            story = list(ania.events)
            ask_postgres(postgres_address, f"DELETE FROM entries WHERE table_id = '{table}' AND number > 1")
            ask_postgres(postgres_address, f"SELECT pg_terminate_backend(pid) {LISTENING}")  # as a failover does
            play_on(ania, ola, [4, 2])
            for client in (ania, ola):
                shown = [json.loads(text) for text in client.received]
                counts = [len(one["events"]) + one["events_from"] for one in shown if "events_from" in one]
                assert counts == sorted(counts)
                assert client.events[: len(story)] == story
        record = two.get(f"/api/tables/{table}/record").json()
        assert len(record["parts"][0]["moves"]) == 5
    assert len(ask_postgres(postgres_address, f"SELECT 1 FROM entries WHERE table_id = '{table}'")) == 6


def test_a_database_that_is_away_is_no_good_health(tmp_path: Path, postgres_home: Path, postgres_address: str) -> None:
    with table_server(tmp_path, data=postgres_address) as http:
        assert http.get("/api/health").status_code == 200
        control(postgres_home, "-m", "fast", "stop")
        try:
            http.app.state.readiness.tried = -1e9  # what was found before does not count
            answer = http.get("/api/health")
            assert (answer.status_code, answer.json()["code"]) == (503, "storage-away")
        finally:
            control(postgres_home, "restart")  # as it was started before
        http.app.state.readiness.tried = -1e9
        assert http.get("/api/health").status_code == 200


def test_a_database_that_does_not_answer_is_an_error_and_is_used_again_when_it_does(postgres_address: str) -> None:
    """Somebody holds the tables' rows: every write waits behind that, as behind a disk that hangs."""

    async def run() -> None:
        store = await PostgresStore.open(postgres_address)
        blocking = await asyncpg.connect(postgres_address)
        try:
            for table in "abc":
                await store.append(Write(table, 0, "made", "info", "running"))
            tried = []
            commit = store.commit

            async def counted(writes: list[Write]) -> Any:
                tried.append(len(writes))
                return await commit(writes)

            store.commit = counted  # type: ignore[method-assign]
            store.patience = 0.3
            transaction = blocking.transaction()
            await transaction.start()
            await blocking.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
            writes = [store.append(Write(table, 1, "moved")) for table in "abc"]
            for outcome in await asyncio.gather(*writes, return_exceptions=True):
                assert isinstance(outcome, StorageFailed)
                assert "has not answered" in str(outcome)
            assert tried == [3]  # one wait for all of them
            with pytest.raises(StorageFailed, match="has not answered"):
                await store.load("a")
            await transaction.rollback()
            store.patience = 60.0
            stored = await store.load("a")
            assert stored is not None
            assert stored.entries == ["made"]
            await store.append(Write("a", 1, "moved"))
        finally:
            await blocking.close()
            await store.close()

    asyncio.run(run())
