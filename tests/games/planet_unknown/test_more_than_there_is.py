"""Ruling 54: effects that name more than there is are carried out for as many as there are."""

from __future__ import annotations

from landfall.games.planet_unknown.table.gains import (
    COLLECT_LIFEPOD,
    DESTROY_METEORITE,
    DIFFERENT,
    EVENT_ADVANCE,
    PATCH_GAIN,
    SAME,
    STEPS,
    Gain,
)
from landfall.games.planet_unknown.table.terms import BIOMASS, CIV, EVENT_FIRST, WATER
from tests.games.planet_unknown.positions import board, can, do, gains, lay, offered, pending, square, table, trackers


def test_r54_three_different_trackers_where_only_one_can_move() -> None:
    state = table()
    trackers(state, civ=15, water=15, biomass=15, tech=15, rover=3)
    pending(state, Gain(DIFFERENT, 3))
    assert [one["track"] for one in offered(state, "advance")] == ["rover"]
    do(state, "advance", by="different", track="rover")
    assert can(state, "end_turn")


def test_r54_two_steps_end_at_the_top() -> None:
    state = table()
    trackers(state, civ=14)
    pending(state, Gain(SAME, 2))
    do(state, "advance", by="same", track="civ")
    assert board(state).at[CIV] == 15
    assert can(state, "end_turn")


def test_r54_two_steps_end_where_the_way_is_blocked() -> None:
    state = table(corporation="oasis")
    trackers(state, water=1, biomass=3)  # the path goes over biomass 2, rover 3, tech 4
    trackers(state, rover=3)
    pending(state, Gain(SAME, 3))
    do(state, "advance", by="same", track="water")
    assert board(state).at[WATER] == 2
    assert not can(state, "advance", by="resource", track="water")
    pending(state, Gain(STEPS, 2, WATER))
    assert can(state, "end_turn")


def test_r54_event_4_goes_as_far_as_possible() -> None:
    state = table(events="7-7-6")
    trackers(state, water=14)
    pending(state, Gain(EVENT_ADVANCE, 3, 1 << CIV | 1 << BIOMASS | 1 << WATER), step=EVENT_FIRST)
    do(state, "advance", by="event", track="water")
    assert board(state).at[WATER] == 15


def test_r54_lifepods_meteorites_and_patches() -> None:
    state = table()
    board(state).lifepods = (square("H3"),)
    pending(state, Gain(COLLECT_LIFEPOD, 3))
    do(state, "pick", at="H3")
    assert board(state).scored == 1
    assert can(state, "end_turn")
    lay(state, "civ", "F1 F2")
    board(state).meteorites = (square("F2"),)
    pending(state, Gain(DESTROY_METEORITE, 3))
    do(state, "destroy", at="F2")
    assert board(state).meteorites == ()
    assert can(state, "end_turn")
    for row in range(1, 13):
        for column in "ABCDEFGHIJKL":
            if board(state).grid.is_square[square(f"{column}{row}")] and (column, row) != ("G", 12):
                lay(state, "civ", f"{column}{row}")
    pending(state, *[Gain(PATCH_GAIN)] * 3)
    do(state, "patch", at="G12")
    assert gains(state) == [PATCH_GAIN, PATCH_GAIN]
    assert can(state, "end_turn")


def test_r54_without_any_choice_nothing_happens() -> None:
    state = table()
    trackers(state, civ=15, water=15, biomass=15, tech=15)
    board(state).lifepods = ()
    pending(state, Gain(COLLECT_LIFEPOD, 2), Gain(DESTROY_METEORITE, 3), Gain(STEPS, 1, CIV))
    assert len(state.legal_actions(0)) == 1
    assert can(state, "end_turn")
