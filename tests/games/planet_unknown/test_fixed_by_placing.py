"""Ruling 52: what the moment of placing fixes, and what is judged only when the step is made."""

from __future__ import annotations

import pytest

from landfall.games.planet_unknown.table.gains import (
    BOOST_GAIN,
    COLLECT_METEORITE,
    ENERGY_STEP,
    PATCH_GAIN,
    REPOSITION,
    STEPS,
    TECH_STEP,
    Gain,
)
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import BIOMASS, CIV, TECH_TRACK, WATER
from tests.games.planet_unknown.positions import (
    board,
    can,
    do,
    facing_two,
    gain_values,
    gains,
    lay,
    offered,
    pending,
    square,
    trackers,
    unlock,
)


def domino(corporation: str, inner: str, at: str = "F1") -> PlanetUnknown:
    """Seat 0 is about to place the tile of two squares, section a above section b."""
    state = facing_two(corporation=corporation, inner=inner)
    lay(state, "tech", "G1 E3 G3")
    return state


def place(state: PlanetUnknown, at: str) -> None:
    do(state, "place", ring="inner", turn=0, mirror=0, row=int(at[1:]), column=at[0])


def test_r52_squares_on_ice_are_counted_when_the_tile_is_placed() -> None:
    state = domino("oasis", "energy/water")
    place(state, "F2")  # water on F3, which is ice
    fixed = gain_values(state)
    assert Gain(STEPS, 1, WATER | 8) in fixed
    lay(state, "water", "E4")
    assert gain_values(state) == fixed


def test_r52_kinds_of_energy_stay_whatever_is_laid_later() -> None:
    state = domino("universal", "civ/energy")
    place(state, "F1")
    kinds = next(gain.bits for gain in gain_values(state) if gain.kind == ENERGY_STEP)
    assert kinds == 1 << CIV
    pending(state, *gain_values(state), Gain(PATCH_GAIN))
    do(state, "patch", at="G2")  # biomass beside the energy, too late
    assert {one["track"] for one in offered(state, "advance") if one["by"] == "energy"} == {"civ"}


def test_r52_wormhole_contact_is_judged_by_what_lay_there_before() -> None:
    state = domino("wormhole", "biomass/civ")
    place(state, "F1")
    assert [gain.bits & 7 for gain in gain_values(state) if gain.kind == STEPS] == [CIV]
    pending(state, *gain_values(state), Gain(PATCH_GAIN))
    do(state, "patch", at="G2")
    assert BIOMASS not in [gain.bits & 7 for gain in gain_values(state) if gain.kind == STEPS]


def test_r52_universal_5_must_be_active_when_the_tile_is_placed() -> None:
    state = domino("universal", "civ/energy*")
    place(state, "F1")
    assert board(state).meteorites == (square("F2"),)
    unlock(state, 5)
    assert board(state).meteorites == (square("F2"),)
    spared = domino("universal", "civ/energy*")
    unlock(spared, 5)
    place(spared, "F1")
    unlock(spared)
    assert board(spared).meteorites == ()


@pytest.mark.parametrize(
    ("corporation", "level", "inner", "kind"),
    [
        ("cosmos", 3, "civ/energy", REPOSITION),
        ("oasis", 4, "energy/water", PATCH_GAIN),
        ("oasis", 5, "energy/water", BOOST_GAIN),
        ("flux", 4, "civ/energy*", COLLECT_METEORITE),
    ],
)
def test_r52_placing_technologies_trigger_by_what_is_active_then(
    corporation: str, level: int, inner: str, kind: int
) -> None:
    state = domino(corporation, inner)
    board(state).flux = CIV
    place(state, "F1")
    unlock(state, level)
    assert kind not in gains(state)  # unlocked too late
    state = domino(corporation, inner)
    board(state).flux = CIV
    unlock(state, level)
    place(state, "F1")
    unlock(state)
    board(state).flux = WATER
    assert kind in gains(state)  # locked, or the marker moved, too late


def test_r52_oasis_3_looks_at_the_ice_under_the_tile() -> None:
    for at, expected in (("F1", True), ("F2", False)):
        state = domino("oasis", "biomass/civ")
        unlock(state, 3)
        place(state, at)
        assert (Gain(STEPS, 1, WATER) in gain_values(state)) == expected


def test_r52_flux_4_goes_by_the_flux_track_of_the_moment() -> None:
    state = domino("flux", "civ/energy*")
    board(state).flux = TECH_TRACK
    unlock(state, 4)
    place(state, "F1")
    board(state).flux = CIV
    assert COLLECT_METEORITE not in gains(state)


def test_r52_whether_a_tracker_moves_and_universal_4_are_judged_at_the_step() -> None:
    state = domino("universal", "energy/water")
    place(state, "F2")
    trackers(state, water=15)
    assert not offered(state, "advance")  # neither by water nor by energy
    trackers(state, water=0)
    unlock(state, 4)  # after the placing, before the step
    do(state, "advance", by="resource", track="water")
    assert Gain(STEPS, 1, WATER) in gain_values(state)


def test_r52_jump_drive_d_may_be_unlocked_between_placing_and_step() -> None:
    state = domino("jump_drive", "tech/biomass")
    lay(state, "energy", "E1")
    place(state, "F1")
    assert TECH_STEP in gains(state)
    assert not can(state, "advance", by="energy", track="biomass")
    unlock(state, 4)
    assert can(state, "advance", by="energy", track="biomass")
    lay(state, "water", "D2")  # touches the energy area, too late
    assert not can(state, "advance", by="energy", track="water")
