"""What the log tells of a turn: the square, terrains and gains of a tile, and what a space of a track gives."""

from __future__ import annotations

import pytest

import landfall
from landfall.games.planet_unknown.events import Gained, MeteoritePut, TilePlaced
from landfall.games.planet_unknown.gains import STEPS, Gain
from landfall.games.planet_unknown.state import PlanetUnknown
from landfall.games.planet_unknown.terms import BIOMASS, CIV, NO_MILESTONES, TECH_TRACK, WATER, square_name
from tests.games.planet_unknown.positions import (
    board,
    do,
    lay,
    offered,
    pending,
    shapes,
    table,
    tiles,
    trackers,
    unlock,
)


def told(state: PlanetUnknown, kind: type) -> list[landfall.flow.Event]:
    return [event for event in state.events(1) if isinstance(event, kind)]


def place_outer(state: PlanetUnknown) -> str:
    """Place the outer tile as it is where it first fits; returns the corner of the box around it."""
    found = next(one for one in offered(state, "place") if one["ring"] == "outer")
    do(state, "place", **found)
    return f"{found['column']}{found['row']}"


def test_a_tile_is_told_by_a_square_it_covers_and_by_its_terrains() -> None:
    """S4 does not cover the top left corner of the box around it."""
    state = table()
    shapes(state, "S4", "I2")
    tiles(state, outer="civ/energy*", inner="civ/energy")
    corner = place_outer(state)
    covered = [square_name(at) for at in range(144) if board(state).squares[at]]
    assert corner not in covered
    assert told(state, TilePlaced)[-1] == TilePlaced(0, "outer", "civ", "energy", covered[0])
    assert told(state, MeteoritePut)[-1] == MeteoritePut(0, square_name(board(state).meteorites[0]))
    words = f"Player 1: Civ and Energy, a tile of the outer ring, from {covered[0]} on"
    assert landfall.say(told(state, TilePlaced)[-1]) == words


def test_what_a_tile_brings_is_told_and_that_water_off_the_ice_brings_nothing() -> None:
    state = table("petra")
    shapes(state, "I4", "I2")
    tiles(state, outer="water/rover", inner="energy/water")
    place_outer(state)
    assert told(state, Gained)[-1] == Gained(0, ("rover",))
    state = table("petra", "oasis")
    shapes(state, "I4", "I2")
    tiles(state, outer="energy/water", inner="energy/water")
    unlock(state, 3, 4, 5)
    place_outer(state)
    assert told(state, Gained)[-1] == Gained(0, ("energy", "patch", "boost", "water"))


@pytest.mark.parametrize(
    ("track", "position", "gained"),
    [(CIV, 2, ("civ_card_1",)), (WATER, 2, ("boost",)), (BIOMASS, 2, ("patch",)), (TECH_TRACK, 2, ("tech_1",))],
)
def test_what_a_space_of_a_track_gives_is_told(track: int, position: int, gained: tuple[str, ...]) -> None:
    name = landfall.games.planet_unknown.components.TRACKS[track]
    state = table()
    lay(state, "civ", "F1")
    trackers(state, **{name: position})
    pending(state, Gain(STEPS, 1, track), Gain(STEPS, 1, track))
    do(state, "advance", by="resource", track=name)
    assert told(state, Gained)[-1] == Gained(0, gained)
    assert landfall.say(Gained(0, gained), "pl")
    state.rules = NO_MILESTONES
    before = len(told(state, Gained))
    trackers(state, **{name: position})
    do(state, "advance", by="resource", track=name)
    assert len(told(state, Gained)) == before + (gained == ("boost",))


def test_a_space_without_a_benefit_tells_of_no_gain() -> None:
    state = table()
    pending(state, Gain(STEPS, 1, CIV))
    do(state, "advance", by="resource", track="civ")
    assert told(state, Gained) == []
