"""A file of tables belongs to one server at a time."""

from __future__ import annotations

from pathlib import Path

import pytest

from landfall.server.errors import StorageFailed
from landfall.server.store.lock import ServerLock
from landfall.texts import LANGUAGES
from tests.cli.runner import run
from tests.server.clients import make_table, persons, table_server
from tests.server.serving import Server, running


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_second_server_on_the_same_file_is_refused_in_words(tmp_path: Path, lang: str) -> None:
    tables = tmp_path / "tables.sqlite3"
    with table_server(tmp_path, data=str(tables)):
        ran = run("serve", "--port", "0", "--data", str(tables), "--lang", lang)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert {"en": "server is running", "pl": "działa serwer", "fr": "un serveur"}[lang] in ran.err
    assert str(tables) in ran.err


def test_another_name_of_the_file_is_the_same_file(tmp_path: Path) -> None:
    tables, link = tmp_path / "tables.sqlite3", tmp_path / "link.sqlite3"
    tables.touch()
    link.symlink_to(tables)
    lock = ServerLock(tables)
    with pytest.raises(StorageFailed, match="already using"):
        ServerLock(link)
    lock.release()
    ServerLock(link).release()


def test_a_server_that_was_killed_leaves_no_lock(tmp_path: Path) -> None:
    tables = tmp_path / "tables.sqlite3"
    server = Server(tables)
    server.kill()
    with running(tables) as again:
        assert again.http.get("/api/health").status_code == 200


def test_what_only_reads_is_possible_beside_a_running_server(tmp_path: Path) -> None:
    tables = tmp_path / "tables.sqlite3"
    with table_server(tmp_path, data=str(tables)) as http:
        table, _ = make_table(http, "tic-tac-toe", persons("A", "B"))
        assert table in run("tables", "list", "--data", str(tables)).out
