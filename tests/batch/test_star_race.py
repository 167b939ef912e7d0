"""Star Race in arrays equals the engine: the same deals and choices give the same game, step for step."""

from __future__ import annotations

import os

import pytest

from tests.batch.lockstep import SEATS, VARIANTS, Lockstep, engine_game

GAMES = int(os.environ.get("LANDFALL_BATCH_GAMES", "40"))  # of each variant and number of seats


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_deals_and_choices_give_the_same_game(seats: int) -> None:
    games = [engine_game(seats, variant, f"{variant} {number}") for variant in VARIANTS for number in range(GAMES)]
    assert Lockstep(seats, games).compare() > 0
