"""Belief: states in which the others stand well are picked more often, and none is ruled out."""

from __future__ import annotations

from collections import Counter

import landfall
from landfall.bots import play_randomly
from landfall.bots.belief import Belief
from landfall.flow import Rng, State
from tests.bots.positions import known


def position() -> State:
    state = landfall.load_game("star-race").new_initial_state(2, seed="belief").clone()
    play_randomly(state, Rng("belief"), 14)
    return state


def mean_standing(trust: float) -> float:
    """How well the other seat stands on average in the states that are picked."""
    belief = Belief(known(position(), 0), Rng("pool"), trust)
    belief.draw(40)
    return sum(belief.pick().evaluation(1) for _ in range(400)) / 400


def test_trust_prefers_states_that_suit_the_others() -> None:
    assert mean_standing(0.0) < mean_standing(5.0) < mean_standing(30.0)


def test_without_trust_all_states_are_picked_alike() -> None:
    belief = Belief(known(position(), 0), Rng("pool"), 0.0)
    belief.draw(4)
    picked = Counter(belief.pick().digest() for _ in range(2000))
    assert len(picked) == 4
    assert all(400 < times < 600 for times in picked.values())


def test_the_pool_grows_and_what_is_picked_is_a_copy() -> None:
    belief = Belief(known(position(), 0), Rng("pool"), 25.0)
    belief.draw(3)
    before = [state.digest() for state in belief.drawn]
    for _ in range(20):
        play_randomly(belief.pick(), Rng(1))
    belief.draw(2)
    assert [state.digest() for state in belief.drawn[:3]] == before
    assert len(belief.drawn) == len(belief.sums) == 5
    assert belief.sums == sorted(belief.sums)
