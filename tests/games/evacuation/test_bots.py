"""The bots' outlook: greedy play gets a civilisation across."""

from __future__ import annotations

import os

import pytest

from landfall.bots.greedy import Greedy
from landfall.bots.levels import make_bot
from landfall.bots.playing import play_game
from landfall.flow import Rng
from landfall.games.evacuation.table.state import Evacuation
from tests.games.evacuation.positions import GAME

GAMES = [(1, 1), (1, 2), (2, 4)]  # seats and seed
ALL_CASES = "LANDFALL_ALL_CASES" in os.environ
if ALL_CASES:
    GAMES += [(1, seed) for seed in range(100, 112)] + [(2, seed) for seed in range(200, 204)]
QUICK = 60  # positions that a quick greedy bot looks at for a decision


def played_greedily(seats: int, seed: int) -> Evacuation:
    state = GAME.new_initial_state(seats, {}, seed).clone()
    assert isinstance(state, Evacuation)
    play_game(state, [make_bot("greedy", f"{seed}/{seat}") for seat in range(seats)], Rng(seed))
    return state


def test_greedy_ends_year_four_with_markers_above_zero_few_penalties_and_thirty_points() -> None:
    lowest: list[int] = []
    tokens: list[int] = []
    points: list[int] = []
    for seats, seed in GAMES:
        state = played_greedily(seats, seed)
        assert state.year == 4
        lowest += [state.lowest(seat) for seat in range(seats)]
        tokens += [state.penalties[seat] for seat in range(seats)]
        points += [sum(scores.values()) for scores in state.scores()]
    assert min(lowest) > 0
    assert sum(tokens) <= len(tokens) // 2
    assert max(tokens) <= 3
    assert sum(points) >= 30 * len(points)


@pytest.mark.parametrize("seed", range(10 if ALL_CASES else 1))
def test_a_quick_greedy_bot_makes_more_of_a_game_than_chance(seed: int) -> None:
    by_chance = GAME.new_initial_state(1, {}, seed).clone()
    rng = Rng(seed)
    while not by_chance.is_terminal():
        by_chance.play(rng.choice(by_chance.legal_actions(0)), 0)
    greedy = GAME.new_initial_state(1, {}, seed).clone()
    play_game(greedy, [Greedy("quick", seed, samples=1, plays=QUICK)], Rng(seed))
    assert sum(greedy.scores()[0].values()) > sum(by_chance.scores()[0].values()) + 30
