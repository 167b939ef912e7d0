"""`landfall tables`: listing what a server keeps, and forgetting the old."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from time import time

import pytest

from landfall.server.entries import Made, SeatMade
from landfall.server.store import open_store
from landfall.server.table import Table
from landfall.server.writes import write_of
from tests.cli.runner import run

DAY = 24 * 3600
SEATS = [SeatMade("person", "Ania", None, "a"), SeatMade("bot", "", "easy")]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Two tables: one set forty days ago and left, one whose latest move is of yesterday."""
    place = tmp_path / "tables.sqlite3"

    async def fill() -> None:
        store = await open_store(place)
        for id, days in (("aaaaaaaaaa", 40), ("bbbbbbbbbb", 50)):
            made = Made("star-race", "1", {"variant": "basic"}, SEATS, "seed", True, int(time()) - days * DAY)
            write = write_of(Table(id, made), made)
            write.at = made.at
            await store.append(write)
            if id == "bbbbbbbbbb":
                write.number, write.info, write.at = 1, None, int(time()) - DAY
                await store.append(write)
        await store.close()

    asyncio.run(fill())
    return place


def test_old_tables_are_shown_first_and_deleted_only_when_told(data: Path) -> None:
    ran = run("tables", "prune", "--older-than", "30d", "--data", str(data))
    assert ran.code == 0
    assert "aaaaaaaaaa" in ran.out
    assert "bbbbbbbbbb" not in ran.out  # somebody played there yesterday
    assert "Nothing has been deleted" in ran.out
    ran = run("tables", "prune", "--older-than", "30d", "--data", str(data), "--yes")
    assert "1 table was deleted." in ran.out
    left = json.loads(run("tables", "list", "--data", str(data), "--json").out)
    assert [table["id"] for table in left] == ["bbbbbbbbbb"]
    assert run("tables", "prune", "--data", str(data)).out == "There are no such tables.\n"


def test_only_tables_of_a_status_are_shown(data: Path) -> None:
    assert "aaaaaaaaaa" in run("tables", "list", "--status", "stuck,running", "--data", str(data)).out
    assert "aaaaaaaaaa" not in run("tables", "list", "--status", "over", "--data", str(data)).out


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_mistakes_are_one_line(data: Path, lang: str) -> None:
    for arguments in (
        ("prune", "--older-than", "soon", "--data", str(data)),
        ("list", "--status", "lost", "--data", str(data)),
        ("list", "--data", str(data / "nowhere")),
        ("dance",),
    ):
        ran = run("tables", *arguments, "--lang", lang)
        assert ran.code == 2
        assert ran.err.count("\n") == 1
        assert "{" not in ran.err
