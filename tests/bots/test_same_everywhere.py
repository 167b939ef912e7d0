"""The same search interpreted and compiled, and in any process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import landfall
from landfall.bots import Greedy, Knowledge, Search, play_randomly
from landfall.flow import Rng

SOURCES = Path(landfall.__file__).parents[1]


def searched() -> str:
    """What searches at some points of a game of Star Race find, as text."""
    state = landfall.load_game("star-race").new_initial_state(3, {"variant": "advanced"}, "everywhere").clone()
    bot = Search("search", "everywhere", simulations=40)
    found = []
    for _ in range(6):
        seat = state.current_player()
        action = bot.choose(Knowledge.of(state, seat, Rng("everywhere")))
        found.append([action, bot.decisions_made, [one.to_dict() for one in bot.found]])
        play_randomly(state, Rng("everywhere"), 7)
    return json.dumps(found)


def judged() -> str:
    """What learned values and plans make of some positions of Planet Unknown, to the last digit."""
    state = landfall.load_game("planet-unknown").new_initial_state(2, {"boards": "all"}, "everywhere").clone()
    bot = Greedy("normal", "everywhere", plays=30)
    found = []
    for _ in range(3):
        seat = state.current_player()
        found.append([bot.choose(Knowledge.of(state, seat, Rng("everywhere"))), state.evaluations()])
        play_randomly(state, Rng("everywhere"), 17)
    return json.dumps(found)


def learned() -> str:
    """What learned values make of some positions of Star Race and Antarctica, to the last digit."""
    found = []
    for game in ("star-race", "antarctica"):
        state = landfall.load_game(game).new_initial_state(4, {}, "everywhere").clone()
        bot = Greedy("normal", "everywhere", plays=60)
        for _ in range(4):
            seat = state.current_player()
            found.append([bot.choose(Knowledge.of(state, seat, Rng("everywhere"))), state.evaluations()])
            play_randomly(state, Rng("everywhere"), 23)
    return json.dumps(found)


@pytest.mark.parametrize("what", [searched, judged, learned])
def test_a_choice_is_the_same_interpreted(what: Callable[[], str]) -> None:
    places = os.pathsep.join([str(SOURCES), str(Path(__file__).parents[2])])
    program = f"from tests.bots.test_same_everywhere import {what.__name__} as what; print(what())"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": places, "LANDFALL_PURE": "1", "LANDFALL_REQUIRE_COMPILED": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == what()
