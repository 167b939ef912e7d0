"""Luck is luck: it is 0 on average, however different the players are."""

from __future__ import annotations

import os

import pytest

from tests.analysis.luck import measured

GAMES = int(os.environ.get("LANDFALL_LUCK_GAMES", "12"))
MANY = 100
LEEWAY = 2.0  # widths of the 95 % interval: a run in ten thousand strays as far


@pytest.mark.parametrize("game_id", ["star-race", "antarctica"] if GAMES >= MANY else ["star-race"])
def test_luck_averages_zero_and_choices_tell_the_players_apart(game_id: str) -> None:
    """A few games here, 200 in `./dev nightly --only luck`; `python -m tests.analysis.luck` prints the figures."""
    luck, choices = measured(game_id, GAMES, 4, 1)
    assert abs(luck.mean) < LEEWAY * luck.half
    if GAMES >= MANY:
        assert choices.mean + choices.half < 0.0  # the weaker player's own choices cost it games
