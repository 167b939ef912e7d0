"""Wormhole Corp. and Makeshift: rulings 44, 47 and 64, and their technologies."""

from __future__ import annotations

from landfall.games.planet_unknown.rules.effects.places import patch_squares
from landfall.games.planet_unknown.rules.ending.medals import medals_of
from landfall.games.planet_unknown.table.gains import (
    ALL_TO,
    CHOICE_GAIN,
    EVENT_ADVANCE,
    FROM_THE_STORE,
    PATCH_GAIN,
    STEPS,
    WITH_BENEFITS,
    Gain,
)
from landfall.games.planet_unknown.table.terms import BIOMASS, CIV, END_STEP, EVENT_FIRST, ROVER_TRACK, WATER
from tests.games.planet_unknown.positions import (
    alone,
    blocks,
    board,
    can,
    do,
    facing_two,
    gain_values,
    gains,
    last_step,
    lay,
    lay_patch,
    names_of,
    offered,
    pending,
    square,
    table,
    trackers,
    unlock,
)


def test_r44_wormhole_biomass_needs_contact_and_offers_two() -> None:
    for beside, expected in ((True, True), (False, False)):
        state = facing_two(corporation="wormhole", inner="biomass/civ")
        lay(state, "biomass" if beside else "tech", "G1")
        do(state, "place", ring="inner", turn=0, mirror=0, row=1, column="F")  # biomass on F1
        steps = [gain.bits & 7 for gain in gain_values(state) if gain.kind == STEPS]
        assert (BIOMASS in steps) == expected
    state = table(corporation="wormhole")
    pending(state, Gain(CHOICE_GAIN, 2))
    do(state, "benefit", benefit="advance")
    assert board(state).at[CIV] == 1
    pending(state, Gain(CHOICE_GAIN, 1))
    do(state, "benefit", benefit="patch")
    assert gains(state) == [PATCH_GAIN]


def test_r44_card_21_gives_no_boost_on_wormholes_first_step() -> None:
    state = table(corporation="wormhole")
    trackers(state, civ=5, water=5, rover=5, tech=5)
    pending(state, Gain(ALL_TO))
    do(state, "advance", by="all", track="biomass")
    assert board(state).at[BIOMASS] == 2
    assert gains(state) == [CHOICE_GAIN, CHOICE_GAIN]
    assert gain_values(state)[0].number == 1
    pending(state, gain_values(state)[0])
    assert [one["benefit"] for one in offered(state, "benefit")] == ["patch"]
    pending(state, Gain(CHOICE_GAIN, 1))
    assert [one["benefit"] for one in offered(state, "benefit")] == ["advance", "patch"]


def test_r44_wormhole_energy_never_advances_biomass() -> None:
    state = facing_two(corporation="wormhole", inner="civ/energy")
    lay(state, "biomass", "G2 G1")
    do(state, "place", ring="inner", turn=0, mirror=0, row=1, column="F")
    assert {one["track"] for one in offered(state, "advance") if one["by"] == "energy"} == {"civ"}


def test_wormhole_1_resets_biomass_at_the_top() -> None:
    state = table(corporation="wormhole")
    trackers(state, biomass=5)
    unlock(state, 1)
    pending(state)
    do(state, "reset_biomass")
    assert board(state).at[BIOMASS] == 0
    assert medals_of(board(state), BIOMASS) == 0


def test_r64_wormhole_2_patches_on_tiles_not_on_patches_or_meteorites() -> None:
    state = table(corporation="wormhole")
    lay(state, "civ", "F1 F2 G2")
    lay_patch(state, "G1")
    board(state).meteorites = (square("F2"),)
    unlock(state, 2)
    found = patch_squares(board(state))
    assert square("F1") in found
    assert square("F2") not in found
    assert square("G1") not in found
    unlock(state, 2, 5)
    pending(state, Gain(PATCH_GAIN))
    do(state, "patch", at="F2")
    assert board(state).meteorites == ()


def test_r64_wormhole_3_two_patches_once_a_round() -> None:
    state = table(corporation="wormhole")
    lay(state, "civ", "F1")
    unlock(state, 3)
    pending(state, Gain(PATCH_GAIN))
    do(state, "two_patches")
    assert gains(state) == [PATCH_GAIN, PATCH_GAIN]
    assert not can(state, "two_patches")


def test_makeshift_1_joins_civ_and_tech() -> None:
    state = table(corporation="makeshift")
    unlock(state, 1)
    pending(state, Gain(STEPS, 1, CIV))
    do(state, "advance", by="resource", track="civ")
    assert [one["way"] for one in offered(state, "way")] == ["straight", "left", "right"]
    question = state.decision(0)
    assert question is not None
    assert question.fields["to"] == {"straight": ["civ", 1], "left": ["tech", 1], "right": ["water", 1]}


def test_makeshift_4_regresses_once_a_round() -> None:
    state = table(corporation="makeshift")
    board(state).at[CIV] = 4
    unlock(state, 4)
    pending(state)
    do(state, "regress", track="civ")
    assert board(state).at[CIV] == 3
    assert "regress" not in blocks(state)


def test_makeshift_5_scores_like_the_best_on_the_track() -> None:
    state = table(corporation="makeshift")
    board(state).at[CIV] = 15
    board(state).at[WATER] = 2
    board(state).techs = 1 << 5
    assert medals_of(board(state), WATER) == 5


def test_wormhole_5_lays_patches_on_meteorites_and_destroys_them() -> None:
    state = table(corporation="wormhole")
    lay(state, "civ", "F1 F2", meteor="F2")
    board(state).meteorites = (square("F2"),)
    unlock(state, 2)
    pending(state, Gain(PATCH_GAIN))
    assert "F2" not in names_of(state, "patch")
    unlock(state, 2, 5)
    do(state, "patch", at="F2")
    assert board(state).meteorites == ()
    assert board(state).collected == 0


def test_r64_a_stored_patch_is_not_gained_again() -> None:
    state = table(corporation="wormhole")
    trackers(state, tech=15)
    lay(state, "civ", "F1 F2")
    board(state).stored = 1
    last_step(state)
    assert gains(state) == [PATCH_GAIN]
    assert not can(state, "two_patches")
    alone(state, Gain(PATCH_GAIN, 0, FROM_THE_STORE), Gain(PATCH_GAIN), step=END_STEP)
    do(state, "two_patches")
    assert sorted(gain.bits for gain in gain_values(state)) == [0, 0, FROM_THE_STORE]


def test_r47_stored_patches_are_not_on_the_planet() -> None:
    for corporation, level in (("universal", 2), ("wormhole", 4)):
        state = table(corporation=corporation)
        lay(state, "civ", "F1")
        unlock(state, level)
        pending(state, Gain(PATCH_GAIN))
        do(state, "store_patch")
        assert (board(state).stored, board(state).patches()) == (1, 0)


def test_an_advance_without_benefits_has_to_move_a_makeshift_tracker() -> None:
    state = table(corporation="makeshift")
    board(state).at[CIV] = ROVER_TRACK * 16 + 15
    without = Gain(EVENT_ADVANCE, 3, 1 << CIV | 1 << WATER | 1 << BIOMASS)
    pending(state, without, step=EVENT_FIRST)
    assert [found["track"] for found in offered(state, "advance")] == ["water", "biomass"]
    pending(state, Gain(EVENT_ADVANCE, 3, without.bits | WITH_BENEFITS), step=EVENT_FIRST)
    assert [found["track"] for found in offered(state, "advance")] == ["civ", "water", "biomass"]
    unlock(state, 3)  # shifts sideways: of the ways only those are left that lead anywhere
    pending(state, without, step=EVENT_FIRST)
    do(state, "advance", by="event", track="civ")
    assert [found["way"] for found in offered(state, "way")] == ["shift_left", "shift_right"]
