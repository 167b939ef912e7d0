"""Star Race in arrays equals the engine: the same deals and choices give the same game, step for step."""

from __future__ import annotations

import os
from typing import Any

import pytest

from landfall.batch.star_race import from_state, to_state
from tests.batch.lockstep import GAME, SEATS, VARIANTS, Lockstep, engine_game

# Of each variant and number of seats; ./dev nightly plays 20,007 games in all.
GAMES = int(os.environ.get("LANDFALL_BATCH_GAMES", "25"))
AT_ONCE = 75  # games of each variant that are compared together
STRETCHES = [(seats, first) for seats in SEATS for first in range(0, GAMES, AT_ONCE)]


@pytest.mark.parametrize(("seats", "first"), STRETCHES)
def test_the_same_deals_and_choices_give_the_same_game(seats: int, first: int) -> None:
    numbers = range(first, min(GAMES, first + AT_ONCE))
    games = [engine_game(seats, variant, f"{variant} {number}") for variant in VARIANTS for number in numbers]
    made = Lockstep(seats, games).compare()
    assert made == sum([len(game.actions) for game in games]) > 100 * len(games) / 2


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_position_converts_both_ways(seats: int, variant: str) -> None:
    for number in range(3):
        game = engine_game(seats, variant, f"converted {number}")
        for state in game.states:
            again = to_state(from_state(state, game.deal), seed="another")
            before, after = state.to_dict(), again.to_dict()
            for part in ("table", "agenda", "lanes", "later", "seats"):
                assert after[part] == before[part], part
            assert again.options["variant"] == variant
            assert GAME.state_from_dict(after).digest() == again.digest()


def test_cards_may_have_been_set_aside_in_any_order() -> None:
    state: Any = GAME.new_initial_state(seats=4, options={"variant": "advanced"}, seed=3)
    for seat in (2, 0):
        state.apply_action(state.legal_actions(seat)[5], seat)
    game = engine_game(4, "advanced", "any deal")
    again = to_state(from_state(state, game.deal), seed=1)
    assert again.to_act() == state.to_act() == (1, 3)
    assert again.observation_tensor(1) == state.observation_tensor(1)
