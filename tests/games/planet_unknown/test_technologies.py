"""Technologies that no other file has a test of their own for."""

from __future__ import annotations

from landfall.games.planet_unknown.rules.phases.round import start_of_round
from landfall.games.planet_unknown.table.gains import (
    BOOST_GAIN,
    CIV_CARD_GAIN,
    COLLECT_METEORITE,
    PATCH_GAIN,
    REGRESS_OTHER,
    STEPS,
    Gain,
)
from landfall.games.planet_unknown.table.terms import CIV, CIV_STEP, END_STEP, ROVER_TRACK, WATER
from tests.games.planet_unknown.positions import (
    alone,
    board,
    can,
    do,
    gains,
    lay,
    offered,
    pending,
    square,
    table,
    trackers,
    unlock,
    waiting,
)


def test_universal_2_stores_patches_until_the_end() -> None:
    state = table()
    lay(state, "civ", "F1")
    pending(state, Gain(PATCH_GAIN), Gain(PATCH_GAIN))
    assert not can(state, "store_patch")
    unlock(state, 2)
    do(state, "store_patch")
    assert (board(state).stored, gains(state)) == (1, [PATCH_GAIN])
    assert can(state, "patch", at="F2")
    alone(state, Gain(PATCH_GAIN), step=END_STEP)
    assert not can(state, "store_patch")


def test_universal_3_adds_one_to_each_movement_of_the_rover_track() -> None:
    for levels, movement in (((), 2), ((3,), 3)):
        state = table()
        trackers(state, rover=3)
        unlock(state, *levels)
        pending(state, Gain(STEPS, 1, ROVER_TRACK))
        do(state, "advance", by="resource", track="rover")
        assert board(state).pool == movement


def test_cosmos_1_lets_rovers_go_diagonally() -> None:
    for levels, diagonal in (((), False), ((1,), True)):
        state = table(corporation="cosmos")
        unlock(state, *levels)
        board(state).rovers = (square("F6"),)
        board(state).pool = 1
        pending(state)
        assert can(state, "step", rover=1, direction="ne") == diagonal
        assert can(state, "step", rover=1, direction="n")
    do(state, "step", rover=1, direction="ne")
    assert board(state).rovers == (square("G5"),)


def test_horizon_3_gives_a_patch_for_each_collected_meteorite() -> None:
    state = table(corporation="horizon")
    lay(state, "civ", "F1 F2 F3", meteor="F1 F2")
    board(state).meteorites = (square("F1"), square("F2"))
    unlock(state, 3)
    pending(state, Gain(COLLECT_METEORITE, 2))
    do(state, "pick", at="F1")
    do(state, "pick", at="F2")
    assert board(state).collected == 2
    assert gains(state) == [PATCH_GAIN, PATCH_GAIN]


def test_horizon_4_may_destroy_a_load_on_entering_water() -> None:
    for levels, asked in (((), "Act"), ((4,), "DestroyLoad")):
        state = table(corporation="horizon")
        lay(state, "civ", "F1", meteor="F1")
        lay(state, "water", "F2")
        board(state).rovers = (square("F1") + 256,)
        board(state).pool = 2
        unlock(state, *levels)
        pending(state)
        do(state, "step", rover=1, direction="s")
        assert waiting(state) == asked
    do(state, "destroy_load")
    assert board(state).rovers == (square("F2"),)
    assert board(state).collected == 0
    do(state, "step", rover=1, direction="s")
    assert waiting(state) == "Act"


def test_makeshift_2_adds_one_while_two_trackers_stand_on_the_rover_track() -> None:
    for tech, beside, movement in ((0, True, 2), (15, False, 2), (15, True, 3)):
        state = table(corporation="makeshift")
        trackers(state, rover=3, tech=tech)
        if beside:
            board(state).at[WATER] = 3 * 16 + 9
        pending(state, Gain(STEPS, 1, ROVER_TRACK))
        do(state, "advance", by="resource", track="rover")
        do(state, "way", way="straight")
        assert board(state).pool == movement, (tech, beside)


def test_makeshift_3_shifts_sideways_and_gains_what_is_there() -> None:
    state = table(corporation="makeshift")
    trackers(state, water=3)
    pending(state, Gain(STEPS, 1, WATER))
    do(state, "advance", by="resource", track="water")
    assert {found["way"] for found in offered(state, "way")} == {"straight", "left", "right"}
    unlock(state, 3)
    pending(state, Gain(STEPS, 1, WATER))
    do(state, "advance", by="resource", track="water")
    do(state, "way", way="shift_left")  # onto the first civ milestone
    assert board(state).at[WATER] == 3
    assert board(state).owed == (1,)


def test_oasis_1_skips_a_tracker_in_the_way() -> None:
    """The second step of water's path is the second space of biomass."""
    for levels, place in (((), None), ((1,), 3)):
        state = table(corporation="oasis")
        board(state).at[WATER] = 1
        trackers(state, biomass=2)
        unlock(state, *levels)
        pending(state, Gain(STEPS, 1, WATER))
        assert can(state, "advance", by="resource", track="water") == (place is not None)
    do(state, "advance", by="resource", track="water")
    assert board(state).at[WATER] == 3


def test_oasis_2_gives_movement_for_each_rover_on_water() -> None:
    for levels, movement in (((), 0), ((2,), 2)):
        state = table(corporation="oasis")
        lay(state, "water", "F1 F2")
        lay(state, "civ", "F3")
        board(state).rovers = (square("F1"), square("F2"), square("F3"))
        trackers(state, tech=15 if levels else 0)
        start_of_round(state, 0)
        assert board(state).pool == movement


def test_republic_4_gives_a_boost_with_a_civ_milestone() -> None:
    for levels, boosts in (((), 0), ((4,), 1)):
        state = table(corporation="republic")
        trackers(state, civ=1, water=3)
        unlock(state, *levels)
        alone(state, Gain(STEPS, 1, CIV), step=CIV_STEP)
        do(state, "advance", by="resource", track="civ")
        assert gains(state).count(BOOST_GAIN) == boosts
        assert {CIV_CARD_GAIN, REGRESS_OTHER} <= set(gains(state))


def test_wormhole_4_stores_patches_until_the_end() -> None:
    state = table(corporation="wormhole")
    lay(state, "civ", "F1")
    pending(state, Gain(PATCH_GAIN))
    assert not can(state, "store_patch")
    unlock(state, 4)
    do(state, "store_patch")
    assert board(state).stored == 1
