"""A bot at a table ends its turns, whatever its judgement would like."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

import landfall
from landfall.bots.turns import MOST
from tests.bots import carousel
from tests.server.clients import make_table, persons, sitting, table_server

NEARLY = 5  # decisions before a turn is too long
GAMES = (f"{carousel.ID}=tests.bots.carousel:game",)


@pytest.fixture(autouse=True)
def registered() -> None:
    landfall.register(carousel.ID, carousel.game)


def test_a_bot_that_would_ride_in_circles_gets_off(tmp_path: Path) -> None:
    with table_server(tmp_path, games=GAMES) as http:
        table, tokens = make_table(http, carousel.ID, [{"kind": "bot", "level": "greedy"}, *persons("Ania")])
        with sitting(http, table, tokens[1]) as person:
            while not person.is_asked:
                person.until("Update")
            assert person.position["view"]["rider"] == 1


def test_a_turn_without_end_is_ended_and_the_log_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "landfall.server"), table_server(tmp_path, games=GAMES) as http:
        table, tokens = make_table(http, carousel.ID, persons("Bob", "Ania"), counted=True)
        room = http.app.state.lobby.rooms[table]
        room.turns.asked(room.table.state, 0).made = MOST - NEARLY  # as if the bot had long been riding
        with sitting(http, table, tokens[0]) as bob, sitting(http, table, tokens[1]) as person:
            assert bob.ask("HandOver", level="greedy")["is"] == "Done"
            while not person.is_asked:
                person.until("Update")
            assert person.position["view"]["rides"] == NEARLY
    assert f"table {table}: the turn of the bot in seat 0 did not end" in caplog.text
