"""People who are away: when their seat may be given to a bot, and how long a game waits for them."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from landfall.texts import LANGUAGES
from tests.server.clients import PATIENCE, Client, make_table, persons, sitting, table_server

NOON = 1000.0  # a clock of whole seconds: their differences are exact, those of the real clock are not
DAY = 24 * 3600.0


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def until_absent(client: Client, seat: int) -> None:
    """Wait until a person has been here and is gone."""
    while client.table["seats"][seat]["present"]:
        client.until("Table")


def until_present(client: Client, seat: int) -> None:
    while not client.table["seats"][seat]["present"]:
        client.until("Table")


def come_and_go(http: Any, table: str, token: str, seat: int, watching: Client) -> None:
    with sitting(http, table, token):
        until_present(watching, seat)
    until_absent(watching, seat)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_may_be_given_away_a_minute_after_its_link_went_down(tmp_path: Path, clock: Clock, lang: str) -> None:
    with table_server(tmp_path, clock=clock) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("Ania", "Ola"))
        with sitting(http, table, tokens[0], lang=lang) as ania:
            clock.now += 500.0
            come_and_go(http, table, tokens[1], 1, ania)
            for passed, seconds in ((0.0, 60), (0.4, 60), (58.6, 1)):
                clock.now += passed
                refused = ania.ask("HandOver", level="random", seat=1)["problem"]
                assert (refused["code"], refused["facts"]) == ("seat-just-left", {"seat": 1, "seconds": seconds})
                assert "Ola" in refused["words"]
                assert seconds == 1 or str(seconds) in refused["words"]
            clock.now += 1.0
            assert ania.ask("HandOver", level="random", seat=1)["is"] == "Done"


def test_the_host_says_how_long_a_seat_is_kept(tmp_path: Path, clock: Clock) -> None:
    with table_server(tmp_path, clock=clock, absent_grace=300.0) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("Ania", "Ola"))
        with sitting(http, table, tokens[0]) as ania:
            clock.now += 299.0
            assert ania.ask("HandOver", level="random", seat=1)["problem"]["facts"]["seconds"] == 1
            clock.now += 1.0
            assert ania.ask("HandOver", level="random", seat=1)["is"] == "Done"


def test_an_open_seat_and_ones_own_may_be_given_to_a_bot_at_once(tmp_path: Path, clock: Clock) -> None:
    with table_server(tmp_path, clock=clock) as http:
        table, tokens = make_table(http, "tic-tac-toe", [*persons("Ania"), {"kind": "open"}])
        with sitting(http, table, tokens[0]) as ania:
            assert ania.ask("HandOver", level="random", seat=1)["is"] == "Done"
            assert ania.ask("HandOver", level="random")["is"] == "Done"


def test_a_game_is_put_aside_for_a_day_while_somebody_is_away(tmp_path: Path, clock: Clock) -> None:
    with table_server(tmp_path, clock=clock) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("Ania", "Ola"))
        with sitting(http, table, tokens[0]) as ania:
            come_and_go(http, table, tokens[1], 1, ania)
            clock.now += 180.0
            assert ania.ask("Abandon")["is"] == "Done"
            assert ania.table["status"] == "running"
            assert ania.table["seats"][0]["wants_to_stop"]
            assert ania.table["ends_at"] == clock.now + DAY
            clock.now += DAY - 1.0
            ania.ask("Abandon")
            assert ania.table["status"] == "running"
            clock.now += 1.0
            ania.ask("Abandon")
            assert ania.table["status"] == "abandoned"


def test_one_who_was_never_here_and_one_a_bot_stands_in_for_are_waited_for_too(tmp_path: Path, clock: Clock) -> None:
    with table_server(tmp_path, clock=clock) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("Ania", "Ola"))
        with sitting(http, table, tokens[0]) as ania:
            clock.now += 60.0
            ania.ask("HandOver", level="random", seat=1)
            ania.ask("Abandon")
            assert (ania.table["status"], ania.table["ends_at"]) == ("running", clock.now + DAY)
            clock.now += DAY
            ania.ask("Abandon")
            assert ania.table["status"] == "abandoned"


def test_somebody_who_comes_back_is_asked_and_has_a_day_again(tmp_path: Path, clock: Clock) -> None:
    with table_server(tmp_path, clock=clock) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("Ania", "Ola"))
        with sitting(http, table, tokens[0]) as ania:
            ania.ask("Abandon")
            clock.now += DAY - 1.0
            with sitting(http, table, tokens[1]) as ola:
                until_present(ania, 1)
                assert ania.table["ends_at"] == 0
                clock.now += DAY
                ania.ask("Abandon")
                assert ola.ask("Ping")["is"] == "Pong"
                assert ola.table["status"] == "running"
            until_absent(ania, 1)
            assert ania.table["ends_at"] == clock.now + DAY
            with sitting(http, table, tokens[1]) as ola:
                ola.ask("Abandon")  # all agree
                assert ola.table["status"] == "abandoned"


def test_a_standing_wish_ends_the_table_by_itself(tmp_path: Path, clock: Clock) -> None:
    with table_server(tmp_path, clock=clock, unload_after=0.2) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("Ania", "Ola"))
        with sitting(http, table, tokens[0]) as ania:
            ania.ask("Abandon")
            clock.now += DAY
            assert ania.until("Over")["result"]["winners"] == []


def test_a_wish_is_kept_though_the_server_ends(tmp_path: Path, clock: Clock) -> None:
    with table_server(tmp_path, clock=clock) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("Ania", "Ola"))
        with sitting(http, table, tokens[0]) as ania:
            ania.ask("Abandon")
        wished = clock.now
    clock.now += DAY / 2
    with table_server(tmp_path, clock=clock) as http:
        told = http.get(f"/api/tables/{table}").json()
        assert (told["status"], told["ends_at"]) == ("running", wished + DAY)
        assert told["seats"][0]["wants_to_stop"]
    clock.now += DAY / 2
    with table_server(tmp_path, clock=clock) as http:
        assert http.get(f"/api/tables/{table}").json()["status"] == "abandoned"


def test_that_somebody_was_here_is_kept_though_the_server_ends(tmp_path: Path, clock: Clock) -> None:
    with table_server(tmp_path, clock=clock, unload_after=0.1) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("Ania", "Ola"))
        with sitting(http, table, tokens[0]) as ania:
            ania.ask("Abandon")
        clock.now += DAY - 1.0
        with sitting(http, table, tokens[1]), closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as file:
            deadline = time.monotonic() + PATIENCE
            while not file.execute("SELECT 1 FROM entries WHERE entry LIKE '%Seen%'").fetchone():
                assert time.monotonic() < deadline, "it was not noted"
                time.sleep(0.02)
        seen = clock.now
    clock.now += 2.0
    with table_server(tmp_path, clock=clock) as http:
        told = http.get(f"/api/tables/{table}").json()
        assert (told["status"], told["ends_at"]) == ("running", seen + DAY)


def test_a_table_put_aside_leaves_the_memory(tmp_path: Path, clock: Clock) -> None:
    with table_server(tmp_path, clock=clock, unload_after=0.05) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("Ania", "Ola"))
        with sitting(http, table, tokens[0]) as ania:
            ania.ask("Abandon")
        deadline = time.monotonic() + PATIENCE
        while http.get("/api/health").json()["tables"]:
            assert time.monotonic() < deadline, "the table is still in memory"
            time.sleep(0.02)
        assert http.get(f"/api/tables/{table}").json()["seats"][0]["wants_to_stop"]
