"""Games and positions the tests of bots play with."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from landfall.bots import Knowledge, play_randomly
from landfall.flow import Game, Rng, State

EXAMPLE = Path(__file__).parents[2] / "examples" / "tic_tac_toe" / "tic_tac_toe.py"


@cache
def example() -> Any:
    """The module of the example game."""
    spec = importlib.util.spec_from_file_location("tic_tac_toe_for_bots", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@cache
def tic_tac_toe() -> Game:
    game = example().game()
    assert isinstance(game, Game)
    return game


def marked(cells: str) -> State:
    """A position of tic-tac-toe: `x` is seat 0, `o` seat 1, `.` empty; whose turn it is follows."""
    stored = tic_tac_toe().new_initial_state(seed=0).to_dict()
    stored["table"] = {"cells": [{"x": 0, "o": 1, ".": -1}[cell] for cell in cells], "winner": -1}
    stored["agenda"] = [{"is": "Mark", "seat": 0 if cells.count("x") == cells.count("o") else 1}]
    return tic_tac_toe().state_from_dict(stored)


def along_a_game(game: Game, seats: int, options: dict[str, Any], seed: str, step: int) -> Iterator[State]:
    """Positions every few decisions of a random game."""
    state = game.new_initial_state(seats, options, seed).clone()
    rng = Rng(f"{seed}/walk")
    while not state.is_terminal():
        yield state
        play_randomly(state, rng, step)


def known(state: State, seat: int, seed: str = "what is known") -> Knowledge:
    return Knowledge.of(state, seat, Rng(seed))
