"""Our side of the comparison: what `benchmarks/compare.py` times beside the peers."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import landfall

sys.path.append(str(Path(__file__).resolve().parent.parent / "examples" / "tic_tac_toe"))

import tic_tac_toe  # in examples/, or before it in build/one_build

GAME = "star-race"
SEATS = 4
OPTIONS = {"variant": "advanced"}
MIDGAME = 60

Work = Callable[[], int | None]

rng = landfall.Rng("benchmark")


def play(game: landfall.Game, seats: int, options: dict[str, str]) -> int:
    """One whole random game through the public contract, story and record kept; its number of decisions."""
    state = game.new_initial_state(seats, options, rng.below(1 << 30))
    decisions = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
    return decisions


def midgame(game: landfall.Game) -> landfall.State:
    """A position some way into a game."""
    state = game.new_initial_state(SEATS, OPTIONS, 1)
    for _ in range(MIDGAME):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def subject() -> dict[str, Work]:
    """Star Race at four seats, its copies, and tic-tac-toe of examples/ on the public contract."""
    star_race = landfall.load_game(GAME)
    little = tic_tac_toe.game()
    middle = midgame(star_race)

    def copy() -> None:
        middle.clone()

    return {
        "decisions": lambda: play(star_race, SEATS, OPTIONS),
        "clone": copy,
        "framework_ttt": lambda: play(little, 2, {}),
    }


def one_build() -> dict[str, Work]:
    """Tic-tac-toe compiled together with flow by benchmarks/one_build.py."""
    file = tic_tac_toe.__file__ or ""
    assert not file.endswith(".py"), f"{file} is not compiled"
    little = tic_tac_toe.game()
    return {"framework_ttt compiled": lambda: play(little, 2, {})}
