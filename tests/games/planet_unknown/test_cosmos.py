"""Cosmos Inc.: rulings 35, 36 and 61, and its technologies."""

from __future__ import annotations

from landfall.games.planet_unknown.rules.ending.medals import medals_of
from landfall.games.planet_unknown.rules.phases.round import start_of_round
from landfall.games.planet_unknown.table.corporations import MOVES_THREE_LIFEPODS, STEPS_DIAGONALLY
from landfall.games.planet_unknown.table.gains import LIFEPOD_GAIN, REPOSITION, STEPS, Gain
from landfall.games.planet_unknown.table.terms import CIV, NO_MILESTONES, TECH_TRACK, WATER
from landfall.games.planet_unknown.table.trackers import settle
from tests.games.planet_unknown.positions import (
    blocks,
    board,
    can,
    do,
    facing_two,
    gains,
    lifepod_places,
    pending,
    table,
    trackers,
    unlock,
)


def test_r35_cosmos_lifepods_go_on_free_spaces_but_the_top() -> None:
    state = table(corporation="cosmos")
    trackers(state, civ=3)
    board(state).pods = (WATER * 16 + 5,)
    pending(state, Gain(LIFEPOD_GAIN))
    found = lifepod_places(state)
    assert "scoring" in found
    assert "civ:0" in found
    assert "civ:3" not in found
    assert "water:5" not in found
    assert not any(place.endswith(":15") for place in found)
    do(state, "lifepod", place="civ:4")
    pending(state, Gain(STEPS, 1, CIV))
    do(state, "advance", by="resource", track="civ")
    assert board(state).at[CIV] == 5


def test_r36_cosmos_2_may_be_used_at_any_time_once() -> None:
    state = table(corporation="cosmos")
    board(state).scored = 4
    unlock(state, 2)
    pending(state)
    do(state, "use", technology="cosmos_2")
    for pos in range(1, 4):
        do(state, "lift", place="scoring")
        do(state, "lifepod", place=f"civ:{pos}")
    assert board(state).scored == 1
    assert not can(state, "use", technology="cosmos_2")


def test_cosmos_3_repositions_on_placing_energy() -> None:
    state = facing_two(corporation="cosmos", inner="civ/energy")
    board(state).scored = 1
    unlock(state, 3)
    state.apply_action(state.legal_actions(0)[0], 0)
    assert REPOSITION in gains(state)


def test_cosmos_5_repositions_one_a_round() -> None:
    state = table(corporation="cosmos")
    board(state).scored = 2
    unlock(state, 5)
    pending(state)
    do(state, "lift", place="scoring")
    do(state, "lifepod", place="water:3")
    assert board(state).pods == (WATER * 16 + 3,)
    assert "lift" not in blocks(state)


def test_cosmos_3_and_5_offer_the_same_lifepod_once() -> None:
    state = table(corporation="cosmos")
    board(state).scored = 2
    trackers(state, tech=15)
    pending(state, Gain(REPOSITION))
    legal = state.legal_actions(0)
    assert legal == sorted(set(legal))
    do(state, "lift", place="scoring")
    do(state, "lifepod", place="water:3")
    assert can(state, "lift", place="scoring")  # Cosmos 5 is left


def test_r61_lifepods_cover_technologies_and_medals() -> None:
    state = table(corporation="cosmos")
    trackers(state, tech=4, civ=5)
    board(state).pods = (TECH_TRACK * 16 + 3, CIV * 16 + 5)
    settle(board(state))
    assert not board(state).can(STEPS_DIAGONALLY)
    board(state).at[CIV] = 6
    assert medals_of(board(state), CIV) == 1


def test_r61_a_technology_uncovered_while_milestones_give_nothing_counts_at_once() -> None:
    """R 25 withholds what an advance reaches, and no tracker advanced."""
    state = table(corporation="cosmos")
    state.rules = NO_MILESTONES
    board(state).pods = (TECH_TRACK * 16 + 5,)
    trackers(state, tech=14)
    pending(state)
    assert not board(state).can(MOVES_THREE_LIFEPODS)
    do(state, "lift", place="tech:5")
    do(state, "lifepod", place="scoring")
    assert board(state).can(MOVES_THREE_LIFEPODS)
    assert state.view(0)["players"][0]["withheld"] == []
    assert can(state, "use", technology="cosmos_2")


def test_r25_a_technology_jumped_over_while_milestones_give_nothing_waits_when_uncovered() -> None:
    state = table(corporation="cosmos")
    state.rules = NO_MILESTONES
    board(state).pods = (TECH_TRACK * 16 + 5,)
    trackers(state, tech=4)
    pending(state, Gain(STEPS, 1, TECH_TRACK), Gain(REPOSITION))
    do(state, "advance", by="resource", track="tech")
    assert board(state).at[TECH_TRACK] == 6
    assert state.view(0)["players"][0]["withheld"] == []
    do(state, "lift", place="tech:5")
    do(state, "lifepod", place="scoring")
    assert not board(state).can(MOVES_THREE_LIFEPODS)
    assert state.view(0)["players"][0]["withheld"] == [2]
    start_of_round(state, 0)
    assert board(state).can(MOVES_THREE_LIFEPODS)
