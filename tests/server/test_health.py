"""Whether a server says that it cannot do its work, and whether asking costs little."""

from __future__ import annotations

import asyncio
import logging
import resource
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from landfall.server import shelf
from landfall.server.typescript import schemas
from landfall.texts import LANGUAGES
from tests.server.clients import PATIENCE, make_table, persons, sitting, table_server


@contextmanager
def full_disk() -> Iterator[None]:
    """No file of this process grows any more, beyond a few bytes."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


def health(http: Any) -> tuple[int, str]:
    http.app.state.readiness.tried = -1e9  # what was found before does not count
    answer = http.get("/api/health")
    return answer.status_code, answer.json().get("code", "")


def test_a_full_disk_is_no_good_health_and_a_refused_write_is_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        assert health(http) == (200, "")
        with sitting(http, table, tokens[0]) as player:
            with full_disk(), caplog.at_level(logging.ERROR, "landfall.server"):
                assert health(http) == (503, "storage-away")
                assert http.get("/api/alive").status_code == 200
                assert player.move(4)["problem"]["code"] == "storage-failed"
                wish = {"game": "tic-tac-toe", "seats": persons("A", "B")}
                assert http.post("/api/tables", json=wish).json()["code"] == "storage-failed"
            assert health(http) == (200, "")
            assert player.move(4)["is"] == "Done"
    lines = [record.getMessage() for record in caplog.records]
    assert [line.partition(": disk")[0].partition(": database")[0] for line in lines] == [
        "not ready: the storage cannot be written to",
        f"testclient: table {table}: Move was not stored",
        "testclient: POST /api/tables was not stored",
    ]
    assert not any(record.exc_info for record in caplog.records)


def test_a_file_that_is_gone_is_no_good_health(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        file = tmp_path / "tables.sqlite3"
        file.rename(tmp_path / "elsewhere")
        assert health(http) == (503, "storage-away")
        assert not file.exists(), "looking makes no new one"
        file.touch()
        assert health(http) == (503, "storage-away")
        (tmp_path / "elsewhere").rename(file)
        assert health(http) == (200, "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_is_said_in_words(tmp_path: Path, lang: str) -> None:
    with table_server(tmp_path) as http:
        (tmp_path / "tables.sqlite3").rename(tmp_path / "elsewhere")
        said = http.get(f"/api/health?lang={lang}").json()["words"]
        assert said
        assert "storage" not in said or lang == "en"
        (tmp_path / "elsewhere").rename(tmp_path / "tables.sqlite3")


def test_bots_that_cannot_be_started_are_no_good_health(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "tic-tac-toe", [*persons("A"), {"kind": "bot", "level": "random"}])
        with sitting(http, table, tokens[0]) as player:
            with monkeypatch.context() as broken:
                broken.setattr(sys, "executable", "/bin/false")
                assert health(http) == (200, ""), "nobody has asked a bot yet"
                player.move(4)
                while not player.is_asked:  # the server moves for a bot that cannot
                    player.until("Update")
                assert health(http) == (503, "bots-away")
            deadline = monotonic() + PATIENCE
            while health(http) == (503, "bots-away"):  # a worker may take its time to start
                assert monotonic() < deadline, "no worker has answered"
            assert health(http) == (200, "")
            assert http.app.state.lobby.workers.idle, "a worker has answered"


def test_a_worker_that_is_slow_to_start_is_not_started_again_by_every_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("landfall.server.health.PATIENCE", 0.01)
    with table_server(tmp_path) as http:
        workers = http.app.state.lobby.workers
        started, answers = [], threading.Event()

        async def slow() -> None:
            started.append(1)
            while not answers.is_set():
                await asyncio.sleep(0.01)

        monkeypatch.setattr(http.app.state.lobby.store, "touch", nothing)
        monkeypatch.setattr(workers, "look", slow)
        assert [health(http), health(http)] == [(503, "bots-away")] * 2
        assert len(started) == 1
        answers.set()
        monkeypatch.setattr(workers, "look", nothing)
        deadline = monotonic() + PATIENCE
        while health(http) != (200, ""):
            assert monotonic() < deadline
        assert len(started) == 1


async def nothing() -> None:
    pass


def test_however_many_ask_the_storage_is_tried_once_in_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with table_server(tmp_path) as http:
        readiness, store = http.app.state.readiness, http.app.state.lobby.store
        now, tried = 100.0, 0
        touch = store.touch

        async def counted() -> None:
            nonlocal tried
            tried += 1
            await touch()

        monkeypatch.setattr(store, "touch", counted)
        readiness.clock = lambda: now
        for _ in range(5):
            assert http.get("/api/health").status_code == 200
        assert tried == 1
        now += 1.0
        assert http.get("/api/health").status_code == 200
        assert tried == 2
        assert http.get("/api/alive").json().keys() == {"version", "wire", "engines", "compiling"}
        assert tried == 2


def test_the_schema_of_the_socket_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with table_server(tmp_path) as http:
        first = http.get("/api/socket.schema.json")
        monkeypatch.setattr(shelf, "schemas", None)  # whatever asks again fails
        assert http.get("/api/socket.schema.json").json() == first.json() == schemas()


def test_what_can_be_played_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with table_server(tmp_path) as http:
        first = http.get("/api/games")
        monkeypatch.setattr(shelf, "game_ids", None)  # whatever asks again fails
        monkeypatch.setattr(shelf, "game_info", None)
        second = http.get("/api/games?lang=pl")
        assert second.json() == first.json()
        assert {"star-race", "antarctica", "evacuation", "planet-unknown"} <= {game["id"] for game in second.json()}
        assert http.get("/api/games/antarctica").json() == first.json()[1]
        refused = http.get("/api/games/chess").json()
        assert (refused["code"], refused["facts"]["given"]) == ("unknown-game", "chess")


@pytest.mark.parametrize("path", ["/api/games", "/api/games/star-race", "/api/texts/star-race/pl.ftl"])
def test_what_a_browser_has_is_not_sent_again(tmp_path: Path, path: str) -> None:
    with table_server(tmp_path) as http:
        first = http.get(path)
        assert first.content
        tag = first.headers["etag"]
        for known in (tag, f"W/{tag}", f'"other", {tag}'):
            again = http.get(path, headers={"if-none-match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        changed = http.get(path, headers={"if-none-match": '"other"'})
        assert (changed.status_code, changed.content) == (200, first.content)
