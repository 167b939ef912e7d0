"""Horizon Group and Flux Industries: ruling 46, and their technologies."""

from __future__ import annotations

from landfall.games.planet_unknown.rules.phases.round import start_of_round
from landfall.games.planet_unknown.table.gains import BOOST_GAIN, COLLECT_METEORITE, FLUX_GAIN, PATCH_GAIN, STEPS, Gain
from landfall.games.planet_unknown.table.terms import BIOMASS, CIV, TECH_TRACK, WATER
from tests.games.planet_unknown.positions import (
    board,
    can,
    do,
    facing_two,
    gains,
    lay,
    pending,
    square,
    squares,
    table,
    trackers,
    unlock,
)


def test_horizon_5_advances_the_rover_tracker() -> None:
    state = table(corporation="horizon")
    unlock(state, 5)
    pending(state)
    do(state, "use", technology="horizon_5")
    assert board(state).at[3] == 1


def test_horizon_2_gives_movement_for_loaded_rovers() -> None:
    state = table(corporation="horizon")
    board(state).rovers = (square("F5") + 256, square("F6"))
    unlock(state, 2)
    start_of_round(state, 0)
    assert board(state).pool == 1


def test_flux_1_gives_movement_on_flux_terrain() -> None:
    state = table(corporation="flux")
    lay(state, "tech", "F5 F6")
    board(state).rovers = tuple(squares("F5 F6 F7"))
    board(state).flux = TECH_TRACK
    unlock(state, 1)
    start_of_round(state, 0)
    assert board(state).pool == 4


def test_r46_flux_2_climbs_to_the_next_milestone_once() -> None:
    state = table(corporation="flux")
    trackers(state, biomass=1)
    board(state).flux = BIOMASS
    unlock(state, 2)
    pending(state)
    do(state, "use", technology="flux_2")
    assert board(state).at[BIOMASS] == 3
    assert gains(state) == [BOOST_GAIN, PATCH_GAIN]
    assert not can(state, "use", technology="flux_2")
    board(state).used_game = 0
    board(state).flux = WATER
    pending(state)
    assert not can(state, "use", technology="flux_2")


def test_flux_3_improves_the_flux_track() -> None:
    state = table(corporation="flux")
    for flux, track, at in ((0, "civ", 2), (1, "water", 2), (2, "biomass", 2), (3, "rover", 1)):
        trackers(state, **{track: at})
        board(state).flux = flux
        unlock(state, 3)
        pending(state, Gain(STEPS, 1, flux))
        do(state, "advance", by="resource", track=track)
        if track == "civ":
            assert board(state).owed == (2,)
        elif track == "rover":
            assert board(state).pool == 2
        else:
            assert len(gains(state)) == 2


def test_flux_4_collects_a_meteorite_on_placing() -> None:
    state = facing_two(corporation="flux", inner="rover/tech")
    board(state).flux = TECH_TRACK
    unlock(state, 4)
    state.apply_action(state.legal_actions(0)[0], 0)
    assert COLLECT_METEORITE in gains(state)


def test_flux_5_advances_the_flux_track_and_a_milestone_moves_the_marker() -> None:
    state = table(corporation="flux")
    trackers(state, tech=13)
    board(state).flux = TECH_TRACK
    unlock(state, 5)
    pending(state)
    do(state, "use", technology="flux_5")
    assert gains(state) == [FLUX_GAIN]
    do(state, "flux", track="civ")
    assert board(state).flux == CIV
