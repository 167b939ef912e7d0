"""Whole games with a bot in every seat."""

from __future__ import annotations

import pytest

from landfall.bots import Knowledge, RandomBot, play_game
from landfall.flow import BadSetup, Rng
from tests.cases import Case

CASE = Case("harbour", 2, ())


class First(RandomBot):
    """Takes the first action it may, and counts how often it was asked."""

    def choose(self, knowledge: Knowledge) -> int:
        self.asked += 1
        return knowledge.legal_actions()[0]


def test_a_bot_made_from_the_random_one_is_asked_in_its_own_way() -> None:
    first = First("first", 1)
    made = play_game(CASE.start(1), [first, RandomBot("random", 2)], Rng(1))
    assert first.asked == made[0] > 0


@pytest.mark.parametrize("count", [0, 1, 3])
def test_every_seat_needs_a_bot(count: int) -> None:
    with pytest.raises(BadSetup, match="2 seats need 2 bots"):
        play_game(CASE.start(1), [RandomBot("random", seed) for seed in range(count)], Rng(1))
