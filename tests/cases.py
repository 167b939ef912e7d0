"""Every game, number of seats and option value: what the tests for all games run over."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import landfall
from landfall.flow import Game
from landfall.testing.cases import (
    Case,
    again,
    cases_of,
    every_option_set,
    few_option_sets,
    pick,
    spread,
    stretch,
    walk,
)
from tests.flow import made_up

__all__ = [
    "EXAMPLES",
    "Case",
    "again",
    "cases_of",
    "every_case",
    "every_option_set",
    "few_cases",
    "few_option_sets",
    "pick",
    "register_games",
    "spread",
    "stretch",
    "walk",
]

EXAMPLES = Path(__file__).parent.parent / "examples"


def register_games() -> None:
    """Add the made-up game and the example game for this process."""
    folder = str(EXAMPLES / "tic_tac_toe")
    if folder not in sys.path:
        sys.path.append(folder)
    landfall.register("harbour", made_up.game)
    landfall.register("tic-tac-toe", tic_tac_toe)


def tic_tac_toe() -> Game:
    import tic_tac_toe

    made: Game = tic_tac_toe.game()
    return made


@cache
def every_case() -> list[Case]:
    """All games, seats and options in all combinations: for quick tests."""
    register_games()
    games = [landfall.load_game(game_id) for game_id in landfall.game_ids()]
    return [case for game in games for case in cases_of(game, every_option_set)]


@cache
def few_cases() -> list[Case]:
    """All games and seats, with enough options that every value appears: for longer tests."""
    register_games()
    games = [landfall.load_game(game_id) for game_id in landfall.game_ids()]
    return [case for game in games for case in cases_of(game, few_option_sets)]
