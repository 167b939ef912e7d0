"""A guided game at a table: the guide continues with what is played, the bots play its script, nothing is locked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from landfall.learning import LEARNER, guide_of
from landfall.server.entries import Entry, Guided, Made, Moved, SeatMade, Undid
from landfall.server.table import Table
from tests.learning.guided import GUIDED
from tests.server.clients import Client, make_table, persons, sitting, table_server


def learn(http: Any, game: str) -> tuple[str, str]:
    """A guided table and the learner's token."""
    answer = http.post(f"/api/guides/{game}", json={"name": "Ola"})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert len(made["links"]) == 1
    assert not made["table"]["listed"]
    return made["table"]["id"], made["links"][0]["token"]


def number_of(client: Client, name: str, args: dict[str, Any]) -> int:
    found = [one for one in client.position["choices"] if one["name"] == name and one["args"] == args]
    assert found, f"{name} {args} is none of {client.position['choices']}"
    action: int = found[0]["action"]
    return action


def guided_to(client: Client, step: int) -> None:
    """Wait until a step has begun and the learner may act, if there is something to do."""
    while client.table["guide"]["step"] < step:
        client.next()
    assert client.table["guide"]["step"] == step


@pytest.mark.parametrize("game", GUIDED)
def test_a_learner_is_led_through_the_whole_guide(game: str, tmp_path: Path) -> None:
    guide = guide_of(game)
    assert guide is not None
    steps = guide.steps()
    with table_server(tmp_path) as http:
        table, token = learn(http, game)
        with sitting(http, table, token) as ola:
            for number, step in enumerate(steps):
                guided_to(ola, number)
                assert ola.table["guide"]["standing"] == "open"
                assert not ola.table["guide"]["away"]
                if step.is_read():
                    assert ola.ask("GoTo", step=number + 1)["is"] == "Done"
                for seat, name, args in step.line:
                    if seat == LEARNER:
                        while not ola.is_asked:
                            ola.until("Update")
                        assert ola.move(number_of(ola, name, args))["is"] == "Done"
            guided_to(ola, len(steps))
            assert ola.table["guide"]["standing"] == "over"


def test_another_move_is_played_the_bots_wait_and_the_table_is_set_back(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, token = learn(http, "star-race")
        with sitting(http, table, token) as ola:
            ola.ask("GoTo", step=2)
            ola.move(number_of(ola, "play", {"card": "plus1"}))
            ola.move(number_of(ola, "ship", {"ship": "B1"}))
            there = {"step": 2, "away": False, "possible": True, "answer": ""}
            assert ola.table["guide"] == {**there, "standing": "astray"}
            assert ola.position["to_act"] == [1]
            assert ola.ask("GoTo", step=2, anew=True)["is"] == "Done"
            assert ola.table["guide"] == {**there, "standing": "open"}
            assert ola.position["view"]["ships"]["B1"] == 2
            assert ola.position["to_act"] == [0]
        with sitting(http, table, token) as again:  # as it was left
            assert again.table["guide"]["step"] == 2


def test_who_goes_on_after_another_move_plays_on(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, token = learn(http, "star-race")
        with sitting(http, table, token) as ola:
            ola.ask("GoTo", step=2)
            ola.move(number_of(ola, "play", {"card": "plus1"}))
            ola.move(number_of(ola, "ship", {"ship": "B1"}))
            ola.ask("GoTo", step=3)
            while not ola.is_asked:
                ola.until("Update")
            assert ola.table["guide"]["away"]


def test_the_guide_is_left_at_any_time_and_the_bots_play_freely(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, token = learn(http, "star-race")
        with sitting(http, table, token) as ola:
            ola.ask("GoTo", step=9999)
            assert ola.table["guide"]["standing"] == "over"
            for _ in range(4):
                while not ola.is_asked:
                    ola.until("Update")
                ola.move()


def test_a_chapter_is_begun_with_the_table_as_the_guide_has_it(tmp_path: Path) -> None:
    guide = guide_of("star-race")
    assert guide is not None
    with table_server(tmp_path) as http:
        table, token = learn(http, "star-race")
        chapters = http.get("/api/guides/star-race/pl").json()["chapters"]
        with sitting(http, table, token) as ola:
            for chapter in reversed(chapters):
                assert ola.ask("GoTo", step=chapter["first"], anew=True)["is"] == "Done"
                assert ola.table["guide"]["step"] == chapter["first"]
                assert not ola.table["guide"]["away"]
            assert ola.position["view"]["ships"]["T2"] == 2


def test_other_tables_and_games_have_no_guide(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("Ania", "Ola"))
        with sitting(http, table, tokens[0]) as ania:
            assert ania.table["guide"] is None
            assert ania.ask("GoTo", step=1)["problem"]["code"] == "not-guided"
        assert http.post("/api/guides/tic-tac-toe", json={}).json()["code"] == "not-guided"
        assert http.get("/api/guides/tic-tac-toe/en").json() == {"chapters": []}
        assert http.post("/api/guides/nothing", json={}).status_code == 404


def test_a_guided_table_is_the_same_when_its_log_is_read_again() -> None:
    seats = [SeatMade("person", "Ola", None, "x"), SeatMade("bot", "", "random")]
    guide = guide_of("star-race")
    assert guide is not None
    made = Made("star-race", "1", dict(guide.options), seats, guide.seed, False, 0, guided=True)
    log: list[Entry] = [
        made,
        Guided(2, 0),
        Moved(0, "play", {"card": "race_plus1"}, "a"),
        Undid(0, 0, "b"),
        Moved(0, "play", {"card": "plus1"}, "c"),
        Guided(4, 4, guide.line(4)),
        Moved(0, "play", {"card": "plus1"}, "d"),
    ]
    table = Table("t", made)
    for entry in log[1:]:
        table.apply(entry)
    again = Table.from_log("t", log)
    assert table.state is not None
    assert again.state is not None
    assert again.state.digest() == table.state.digest()
    for one in (table, again):
        assert one.info(set(), 0).guide is not None
    assert again.info(set(), 0).guide == table.info(set(), 0).guide
