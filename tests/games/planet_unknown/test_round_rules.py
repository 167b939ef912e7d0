"""Events that set a rule for the round, one by one: what the rule forbids in that round, and that it ends with it."""

from __future__ import annotations

import pytest

from landfall.games.planet_unknown.rules.effects.places import RING_ACTIONS, way_of
from landfall.games.planet_unknown.rules.phases.round import Round
from landfall.games.planet_unknown.table.components import EVENT_EFFECT, PAIRS, PLANETS, TERRAINS
from landfall.games.planet_unknown.table.gains import BOOST_GAIN, BY_TILE, STEPS, Gain
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import BIOMASS, CIV, PLACE, TAKE, TERRAIN
from tests.games.planet_unknown.positions import (
    blocks,
    board,
    can,
    do,
    gains,
    lay,
    pending,
    resolve,
    shapes,
    square,
    tiles,
    trackers,
)
from tests.games.planet_unknown.test_alerts import revealed


def in_force(card: int) -> PlanetUnknown:
    """The event has been revealed, and seat 0 is about to take a tile; some lie on its planet already."""
    state = revealed(card)
    assert state.rules
    shapes(state, "Z5", "I2")
    tiles(state, outer="rover/tech", inner="biomass/civ")
    return state


def placed(state: PlanetUnknown) -> list[list[tuple[int, int]]]:
    """For each placement that is offered: its squares, each with the terrain it would show."""
    found = []
    for action in state.legal_actions(0):
        if PLACE <= action < TAKE:
            ring = (action - PLACE) // RING_ACTIONS
            way = way_of(board(state), state.stack_before(0, ring), action)
            pair = PAIRS[state.tile_before(0, ring) // 2]
            at = (action - PLACE) % 144
            cells = [(at + cell, pair[0] if number < way.in_a else pair[1]) for number, cell in enumerate(way.cells)]
            found.append(cells)
    assert found
    return found


def over(state: PlanetUnknown) -> bool:
    """Whether the rule ends with the round."""
    state.with_events = False
    resolve(state, Round(2))
    return state.rules == 0


@pytest.mark.parametrize("card", range(33, 39))
def test_events_33_to_38_keep_rovers_off_a_terrain(card: int) -> None:
    state = in_force(card)
    banned = EVENT_EFFECT[card]["terrain"]
    lay(state, banned, "F6")
    lay(state, next(terrain for terrain in TERRAINS if terrain != banned), "F8")
    board(state).rovers = (square("F7"),)
    board(state).pool = 1
    pending(state)
    assert not can(state, "step", rover=1, direction="n")
    assert can(state, "step", rover=1, direction="s")
    assert over(state)
    board(state).pool = 1
    pending(state)
    assert can(state, "step", rover=1, direction="n")


@pytest.mark.parametrize("card", [39, 60])
def test_events_39_and_60_keep_tiles_off_the_edge(card: int) -> None:
    state = in_force(card)
    edge = PLANETS[0].perimeter
    assert not any(at in edge for cells in placed(state) for at, _ in cells)
    assert over(state)
    assert any(at in edge for cells in placed(state) for at, _ in cells)


@pytest.mark.parametrize("card", [56, 57])
def test_events_56_and_57_keep_tiles_off_the_ice(card: int) -> None:
    state = in_force(card)
    lay(state, "tech", "F3 F4 F5")
    ice = board(state).grid.is_ice
    assert not any(ice[at] for cells in placed(state) for at, _ in cells)
    assert over(state)
    assert any(ice[at] for cells in placed(state) for at, _ in cells)


def beside_its_own(state: PlanetUnknown, cells: list[tuple[int, int]]) -> bool:
    own = board(state)
    return any(own.squares[near] & TERRAIN == terrain + 1 for at, terrain in cells for near in own.grid.neighbours[at])


def test_event_55_keeps_sections_from_terrain_of_their_kind() -> None:
    state = in_force(55)
    assert not any(beside_its_own(state, cells) for cells in placed(state))
    assert over(state)
    assert any(beside_its_own(state, cells) for cells in placed(state))


@pytest.mark.parametrize("card", [40, 44])
def test_events_40_and_44_leave_one_resource_of_a_tile(card: int) -> None:
    state = in_force(card)
    inner = [action for action in state.legal_actions(0) if PLACE + RING_ACTIONS <= action < TAKE]
    state.apply_action(inner[0], 0)
    assert gains(state) == [STEPS, STEPS]
    do(state, "advance", by="resource", track="civ")
    assert STEPS not in gains(state)


@pytest.mark.parametrize("card", [45, 59])
def test_events_45_and_59_take_the_worth_of_milestones(card: int) -> None:
    state = in_force(card)
    trackers(state, civ=2, biomass=2)
    pending(state, Gain(STEPS, 1, CIV | BY_TILE), Gain(STEPS, 1, BIOMASS | BY_TILE))
    do(state, "advance", by="resource", track="civ")
    do(state, "advance", by="resource", track="biomass")
    assert board(state).owed == ()
    assert gains(state) == []
    trackers(state, biomass=1)
    pending(state, Gain(STEPS, 1, BIOMASS))
    do(state, "advance", by="resource", track="biomass")
    assert gains(state) == [BOOST_GAIN]  # boosts are no milestones


def test_event_58_takes_the_worth_of_boosts() -> None:
    state = in_force(58)
    pending(state, Gain(BOOST_GAIN))
    assert blocks(state) == {"end_turn"}
    assert over(state)
    pending(state, Gain(BOOST_GAIN))
    assert blocks(state) == {"advance"}


@pytest.mark.parametrize("card", [53, 54])
def test_events_53_and_54_give_a_boost_or_a_look(card: int) -> None:
    state = revealed(card)
    assert blocks(state) == {"advance", "peek"}
    do(state, "advance", by="boost", track="tech")
    assert board(state).peeked == 0
    state = revealed(card)
    do(state, "peek")
    assert state.view(0)["events"]["next"] == state.deck[-1]
    assert state.view(1)["events"]["next"] is None
