"""`landfall tournament`: every bot at every seat, and a rating for each."""

from __future__ import annotations

import json

import pytest

from landfall.arena import Interrupted, simulate
from tests.cli.runner import run

QUICK = ("--bots", "random,greedy,easy", "--rounds", "1", "--processes", "1")


def test_every_bot_is_rated_and_stdout_is_json_alone() -> None:
    ran = run("tournament", "tic-tac-toe", *QUICK, "--json")
    assert ran.code == 0
    told = json.loads(ran.out)
    assert {one["bot"] for one in told["rated"]} == {"random", "greedy", "easy"}
    assert [one["ordinal"] for one in told["rated"]] == sorted((one["ordinal"] for one in told["rated"]), reverse=True)
    assert told["summary"]["games"] == 6  # three pairs, each at both arrangements
    assert {one["won"]["games"] for one in told["rated"]} == {4}
    assert run("tournament", "tic-tac-toe", *QUICK, "--json").out.split('"summary"')[0] == ran.out.split('"summary"')[0]


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_the_table_is_in_the_persons_language(lang: str) -> None:
    ran = run("tournament", "tic-tac-toe", *QUICK, "--lang", lang)
    assert ran.code == 0
    assert {"en": "Rating", "pl": "Ocena", "fr": "Cote"}[lang] in ran.out
    assert "OpenSkill" in ran.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "There is no game called chess."),
        (("star-race", "--seats", "3", "--bots", "random,easy"), "needs at least 3 different bots, not 2."),
        (("star-race", "--bots", "bob,random"), "There is no bot called bob."),
        (("star-race", "--rounds", "0"), "--rounds must be 1 or more."),
        (("planet-unknown", "--seats", "1"), "--seats must be 2 or more."),
        (("star-race", "--seats", "7"), "Star Race is for 2 to 4 players, not 7."),
    ],
)
def test_a_mistake_is_one_clear_line(arguments: tuple[str, ...], said: str) -> None:
    ran = run("tournament", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_a_game_that_can_be_played_alone_is_played_by_two() -> None:
    ran = run("tournament", "planet-unknown", *QUICK[2:], "--bots", "random,greedy", "--json")
    assert ran.code == 0
    assert json.loads(ran.out)["seats"] == 2


def test_a_stopped_tournament_shows_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    played = simulate("star-race", 2, 4, ["random", "greedy"], processes=1)

    def stopped(*_: object) -> None:
        raise Interrupted(played)

    monkeypatch.setattr("landfall.cli.tournament.round_robin", stopped)
    ran = run("tournament", "star-race", "--bots", "random,greedy", "--rounds", "9")
    assert ran.code == 130
    assert "Stopped. 4 of 18 games are counted." in ran.err
    assert "Normal" in ran.out
    assert "4 games" in ran.out


def test_a_tournament_stopped_at_once_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = simulate("star-race", 2, 1, processes=1)
    nothing.rows = []

    def stopped(*_: object) -> None:
        raise Interrupted(nothing)

    monkeypatch.setattr("landfall.cli.tournament.round_robin", stopped)
    ran = run("tournament", "star-race", "--bots", "random,greedy", "--rounds", "9")
    assert (ran.code, ran.out) == (130, "")
    assert "Stopped. 0 of 18 games are counted." in ran.err
