"""The number of ways to make this many moves, from the named positions of every game."""

from __future__ import annotations

import pytest

import landfall
from tests.perft_counts import Position, all_positions, perft, quick_depths

QUICK = [(position, depth) for position in all_positions() for depth in quick_depths(position)]


@pytest.mark.parametrize(("position", "depth"), QUICK, ids=str)
def test_there_are_as_many_ways_as_were_counted(position: Position, depth: int) -> None:
    assert perft(position.state(), depth) == position.counts[depth]


@pytest.mark.parametrize("game_id", landfall.game_ids())
def test_every_game_has_positions_to_count_from(game_id: str) -> None:
    assert any(position.game == game_id and len(position.counts) > 1 for position in all_positions())
