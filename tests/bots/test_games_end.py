"""Bots of every level play games to their end, and end every turn by themselves.

Every change is tested with a quick greedy bot and few games; `LANDFALL_ALL_ENDINGS=1` (nightly) plays every level, with
few simulations, at every number of seats and on every board.
"""

from __future__ import annotations

import os

import pytest

from landfall.bots import LEVELS, Bot, Greedy, Turns, make_bot, play_game
from landfall.flow import Rng, State
from tests.cases import Case, few_cases
from tests.games.planet_unknown.test_pairs import SPREAD, named, started

ALL = os.environ.get("LANDFALL_ALL_ENDINGS") == "1"
LONGEST = 100  # decisions of a turn
SIMULATIONS = 20  # at most, for each decision


def smallest() -> list[Case]:
    """Of each game the fewest seats, and boards that differ; Evacuation's plans take too long for this."""
    fewest = {case.game_id: case for case in few_cases() if case.seats == case.game.seats[0]}
    unlike = Case("planet-unknown", 1, (("boards", "all"),))
    return [*[case for game_id, case in fewest.items() if game_id != "evacuation"], unlike]


def bot_of(level: str, seed: str) -> Bot:
    own = LEVELS[level].simulations
    if level == "normal" and not ALL:
        return Greedy(level, seed, samples=1, plays=8)
    return make_bot(level, seed, simulations=min(own, SIMULATIONS) if own else None)


@pytest.mark.parametrize("case", few_cases() if ALL else smallest(), ids=str)
@pytest.mark.parametrize("level", list(LEVELS) if ALL else ["normal"])
def test_games_of_bots_end(level: str, case: Case) -> None:
    ends(case.start("to the end").clone(), level)


@pytest.mark.skipif(not ALL, reason="takes long: every night")
@pytest.mark.parametrize("pair", SPREAD, ids=named)
@pytest.mark.parametrize("level", LEVELS)
def test_games_of_bots_end_on_every_planet_and_with_every_corporation(level: str, pair: tuple[int, int]) -> None:
    """Bots that choose their boards leave some out: here they get them."""
    ends(started(*pair).clone(), level)


def ends(state: State, level: str) -> None:
    turns = Turns(state.seats)
    play_game(state, [bot_of(level, f"ends {seat}") for seat in range(state.seats)], Rng(1), turns)
    assert state.is_terminal()
    assert turns.cut == 0
    assert turns.longest <= LONGEST
