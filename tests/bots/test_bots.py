"""All bots in all games: only legal actions, and the same ones for the same seed."""

from __future__ import annotations

import pytest

from landfall.bots import Bot, Greedy, RandomBot, Search, make_bot
from landfall.flow import RulesError
from tests.bots.positions import known, marked
from tests.cases import Case, few_cases, stretch

POSITIONS = 3  # of each game, evenly spread


def quick_bots(seed: str) -> list[Bot]:
    return [
        RandomBot("random", seed),
        Greedy("greedy", seed, samples=1, plays=40),
        Search("search", seed, simulations=6, depth=10),
        Search("search", seed, simulations=6),
        Search("search", seed, simulations=3, looks=0, trust=0.0, width=2.0),
    ]


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_bots_choose_only_legal_actions_and_choose_them_again(case: Case) -> None:
    bots, again = quick_bots("bots"), quick_bots("bots")
    for state in stretch(case, "bots", POSITIONS):
        for seat in state.to_act()[:1]:
            legal = state.legal_actions(seat)
            before = state.digest()
            for bot, twin in zip(bots, again, strict=True):
                action = bot.choose(known(state, seat))
                assert action in legal
                assert twin.choose(known(state, seat, "drawn otherwise")) == action
            assert state.digest() == before


def test_greedy_takes_a_win_and_breaks_ties_by_its_seed() -> None:
    assert make_bot("greedy", 1).choose(known(marked("xx.oo...."), 0)) == 2
    chosen = {make_bot("greedy", seed).choose(known(marked("........."), 0)) for seed in range(30)}
    assert len(chosen) > 4


def test_a_seat_that_owes_nothing_is_not_asked() -> None:
    for bot in quick_bots("idle"):
        with pytest.raises(RulesError, match="has no decision to make"):
            bot.choose(known(marked("........."), 1))
