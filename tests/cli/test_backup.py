"""`landfall backup` and `landfall restore`, beside a running server and without one."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from landfall.server.errors import StorageFailed
from landfall.server.store import copies
from landfall.texts import LANGUAGES
from tests.cli.runner import run
from tests.server.clients import make_table, persons, sitting, table_server


def played_at(tables: Path) -> tuple[str, dict[int, str]]:
    """A file with one table, where one move has been made."""
    with table_server(tables.parent, data=str(tables)) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        with sitting(http, table, tokens[0]) as first:
            first.move(4)
    return table, tokens


def cells(tables: Path, table: str, token: str) -> list[int]:
    with table_server(tables.parent, data=str(tables)) as http, sitting(http, table, token) as first:
        seen: list[int] = first.position["view"]["cells"]
        return seen


def test_a_copy_made_beside_a_running_server_holds_all_that_was_shown(tmp_path: Path) -> None:
    tables, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    elsewhere = tmp_path / "new" / "tables.sqlite3"
    with table_server(tmp_path, data=str(tables)) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        with sitting(http, table, tokens[0]) as first:
            first.move(4)
            ran = run("backup", str(copy), "--data", str(tables))
            assert (ran.code, ran.err) == (0, "")
            assert str(copy) in ran.out
    assert {path.name for path in tmp_path.glob("*copy*")} == {"copy.sqlite3"}  # one file, whole by itself
    assert run("restore", str(copy), "--data", str(elsewhere)).code == 0
    assert cells(elsewhere, table, tokens[0])[4] == 0


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_nobody_else_may_read_a_copy_from_its_first_byte_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    played_at(tables)
    seen: list[int] = []
    fill = copies.fill

    def fill_and_look(source: sqlite3.Connection, path: Path, named: Path) -> None:
        seen.append(path.stat().st_mode & 0o777)
        fill(source, path, named)
        seen.append(path.stat().st_mode & 0o777)

    monkeypatch.setattr(copies, "fill", fill_and_look)
    before = os.umask(0)
    try:
        assert run("backup", str(copy), "--data", str(tables)).code == 0
        tables.chmod(0o644)
        assert run("restore", str(copy), "--data", str(tables), "--force").code == 0
    finally:
        os.umask(before)
    assert seen == [0o600] * 4
    assert [path.stat().st_mode & 0o777 for path in (copy, tables)] == [0o600] * 2


def test_nothing_is_overwritten_unless_it_is_forced(tmp_path: Path) -> None:
    tables, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    table, tokens = played_at(tables)
    copy.write_text("a letter")
    ran = run("backup", str(copy), "--data", str(tables))
    assert (ran.code, copy.read_text()) == (2, "a letter")
    assert "--force" in ran.err
    assert run("backup", str(copy), "--data", str(tables), "--force").code == 0
    with sqlite_file(tables) as file:
        file.execute("DELETE FROM entries")
    assert run("restore", str(copy), "--data", str(tables)).code == 2
    assert run("restore", str(copy), "--data", str(tables), "--force").code == 0
    assert cells(tables, table, tokens[0])[4] == 0


def test_a_copy_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables, copy = tmp_path / "tables.sqlite3", tmp_path / "copies" / "copy.sqlite3"
    copy.parent.mkdir()
    played_at(tables)

    def full(source: Any, path: Path, named: Path) -> None:
        path.write_bytes(b"half a copy")
        raise StorageFailed("the disk is full", "not-written", file=str(named))

    monkeypatch.setattr(copies, "fill", full)
    assert run("backup", str(copy), "--data", str(tables)).code == 2
    assert list(copy.parent.iterdir()) == []


def test_damaged_tables_can_be_replaced_by_a_copy(tmp_path: Path) -> None:
    tables, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    table, tokens = played_at(tables)
    run("backup", str(copy), "--data", str(tables))
    tables.write_bytes(b"nonsense" * 1000)
    tables.with_name("tables.sqlite3-wal").write_bytes(b"nonsense" * 1000)
    assert run("restore", str(copy), "--data", str(tables), "--force").code == 0
    assert cells(tables, table, tokens[0])[4] == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_copy_that_is_no_good_is_refused_and_changes_nothing(tmp_path: Path, lang: str) -> None:
    tables, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    played_at(tables)
    run("backup", str(copy), "--data", str(tables))
    whole = copy.read_bytes()
    before = tables.read_bytes()
    newer, empty = tmp_path / "newer.sqlite3", tmp_path / "empty.sqlite3"
    newer.write_bytes(whole)
    with sqlite_file(newer) as file:
        file.execute("PRAGMA user_version = 999")
    with sqlite_file(empty) as file:
        file.execute("CREATE TABLE tables (id TEXT)")
    damaged, letter = tmp_path / "damaged.sqlite3", tmp_path / "letter.txt"
    damaged.write_bytes(whole[:6000] + bytes(len(whole) - 6000))
    letter.write_text("Dear friends, " * 100)
    said = set()
    for bad in (newer, empty, damaged, letter, tmp_path / "nowhere", tables):
        ran = run("restore", str(bad), "--data", str(tables), "--force", "--lang", lang)
        assert (ran.code, ran.err.count("\n")) == (2, 1), bad
        assert "{" not in ran.err
        said.add(ran.err)
    assert len(said) == 6
    assert tables.read_bytes() == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_restored_while_a_server_runs(tmp_path: Path, lang: str) -> None:
    tables, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    played_at(tables)
    run("backup", str(copy), "--data", str(tables))
    with table_server(tmp_path, data=str(tables)):
        ran = run("restore", str(copy), "--data", str(tables), "--force", "--lang", lang)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert {"en": "server is running", "pl": "działa serwer", "fr": "un serveur"}[lang] in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["backup", "restore"])
def test_for_postgresql_its_own_programs_are_named(command: str, lang: str) -> None:
    ran = run(command, "copy", "--data", "postgresql://somewhere/tables", "--lang", lang)
    assert ran.code == 2
    assert "pg_dump" in ran.err
    assert "pg_restore" in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["backup", "restore"])
def test_help_tells_what_it_does(command: str, lang: str) -> None:
    ran = run(command, "--help", "--lang", lang)
    assert ran.code == 0
    assert "--force" in ran.out


def sqlite_file(path: Path) -> closing[sqlite3.Connection]:
    return closing(sqlite3.connect(path, isolation_level=None))
