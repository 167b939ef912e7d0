"""A game in the arena always ends; a turn that had to be ended is counted and told of."""

from __future__ import annotations

import logging

import pytest

import landfall
from landfall.arena import simulate
from tests.bots import carousel


@pytest.fixture(autouse=True)
def registered() -> None:
    landfall.register(carousel.ID, carousel.game)


@pytest.mark.parametrize("counted", [False, True])
def test_turns_without_end_are_ended_counted_and_told_of(counted: bool, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "landfall.arena"):
        options = {"counted": counted}
        done = simulate(carousel.ID, seats=2, games=1, bots=["greedy"], options=options, seed=3, processes=1)
    cut = 2 if counted else 0
    assert [row.turns_cut for row in done.rows] == [cut]
    assert done.summary().turns_cut == cut
    assert done.summary().longest_turn == done.rows[0].longest_turn > 1
    assert ("3/0: 2 turns of bots did not end" in caplog.text) == counted
