"""The quick guess bots go by: who leads if the mission ended now."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.star_race.positions import LAST_RING, SHIPS, START, play_card, race

HIRED = [("T1", "T2"), ("B1", "B2")]


def test_who_leads_is_above_zero_and_who_trails_below() -> None:
    state = race(levels={"T1": 5}, hired=HIRED)
    assert state.evaluation(0) > 0 > state.evaluation(1)


def test_points_of_earlier_missions_count() -> None:
    assert race(totals=[30, 10], hired=HIRED).evaluation(0) > 0


def test_a_larger_lead_is_worth_more() -> None:
    small, large = race(levels={"T1": 3}, hired=HIRED), race(levels={"T1": 5}, hired=HIRED)
    assert small.evaluation(0) < large.evaluation(0)


@pytest.mark.parametrize(("totals", "worth"), [([60, 0], 1.0), ([0, 60], -1.0), ([9, 9], 0.0)])
def test_after_the_end_it_is_the_true_return(totals: list[int], worth: float) -> None:
    state = race(mission=4, totals=totals, hands={0: ["copy"], 1: []})
    play_card(state, "copy")
    assert state.evaluation(0) == worth


@given(seats=st.integers(2, 4), data=st.data())
def test_it_stays_between_losing_and_winning(seats: int, data: st.DataObject) -> None:
    levels = {ship: data.draw(st.integers(START[seats], LAST_RING)) for ship in SHIPS}
    totals = [data.draw(st.integers(0, 60)) for _ in range(seats)]
    state = race(seats, levels=levels, totals=totals)
    assert all(-1.0 < state.evaluation(seat) < 1.0 for seat in range(seats))
