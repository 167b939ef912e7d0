"""The same search interpreted and compiled, and in any process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import landfall
from landfall.bots import Knowledge, Search, play_randomly
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


def test_a_search_is_the_same_interpreted() -> None:
    places = os.pathsep.join([str(SOURCES), str(Path(__file__).parents[2])])
    program = "from tests.bots.test_same_everywhere import searched; print(searched())"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": places, "LANDFALL_PURE": "1", "LANDFALL_REQUIRE_COMPILED": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == searched()
