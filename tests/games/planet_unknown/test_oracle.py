"""The engine's placements against the slow reference of `oracle`, in random positions of all planets."""

from __future__ import annotations

import os

import pytest

from landfall.flow import Rng
from landfall.games.planet_unknown.rules.effects.places import legal_placements, patch_squares, way_of
from landfall.games.planet_unknown.table.components import PAIRS, PLANET_IDS, SHAPE_IDS, TERRAINS
from landfall.games.planet_unknown.table.corporations import NEEDS_NO_CONTACT, ROVER_TILES_NEED_NO_CONTACT
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import HORIZON, NO_EDGE, NO_ICE, NO_MATCH, PLACE, TERRAIN, UNIVERSAL
from tests.games.planet_unknown import oracle
from tests.games.planet_unknown.oracle import Placement
from tests.games.planet_unknown.positions import table

GAMES = int(os.environ.get("LANDFALL_ORACLE_GAMES", "2"))  # more of them: thousands of positions a planet
EVENTS = {0: set(), NO_EDGE: {"no_tile_on_edge"}, NO_ICE: {"no_tile_on_ice"}, NO_MATCH: {"no_matching_neighbour"}}


def placed(state: PlanetUnknown, action: int) -> Placement:
    """What a placement of the engine puts on the squares, in the words of the reference."""
    ring = (action - PLACE) // (8 * 144)
    tile = state.tile_before(0, ring)
    way = way_of(state.boards[0], state.stack_before(0, ring), action)
    at = (action - PLACE) % 144
    pair = PAIRS[tile // 2]
    found = []
    for number, cell in enumerate(way.cells):
        terrain = pair[0] if number < way.in_a else pair[1]
        symbol = cell in (way.symbol_a, way.symbol_b)
        found.append((divmod(at + cell, 12), TERRAINS[terrain], symbol, tile % 2 == 1 and cell == way.meteor))
    return frozenset(found)


def tiles_before(state: PlanetUnknown) -> list[tuple[str, str, str, bool]]:
    found = []
    for ring in range(2):
        tile = state.tile_before(0, ring)
        a, b = PAIRS[tile // 2]
        found.append((SHAPE_IDS[state.stack_before(0, ring)], TERRAINS[a], TERRAINS[b], tile % 2 == 1))
    return found


def agree(state: PlanetUnknown, planet: str) -> None:
    own = state.boards[0]
    pieces = {divmod(at, 12): TERRAINS[(own.squares[at] & TERRAIN) - 1] for at in range(144) if own.squares[at]}
    actions = legal_placements(state, 0, False)
    found = [placed(state, action) for action in actions]
    assert len(set(found)) == len(found), "R 20: each distinct placement is offered once"
    every = own.can(NEEDS_NO_CONTACT)
    freed = (
        frozenset(TERRAINS) if every else frozenset({"rover"}) if own.can(ROVER_TILES_NEED_NO_CONTACT) else frozenset()
    )
    assert set(found) == oracle.legal(planet, pieces, tiles_before(state), EVENTS[state.rules], freed)
    assert {divmod(at, 12) for at in patch_squares(own)} == oracle.legal_patches(planet, pieces, every)


@pytest.mark.parametrize("planet", PLANET_IDS)
def test_the_engine_and_the_reference_agree_on_every_placement(planet: str) -> None:
    rng = Rng(f"oracle {planet}")
    for game in range(GAMES):
        state = table(planet, seed=f"{planet} {game}")
        for _ in range(22):
            state.rotation, state.shift = rng.below(6), rng.below(6)
            for at in range(12):
                state.stacks[at] = (rng.below(12),)
            state.rules = [0, 0, NO_EDGE, NO_ICE, NO_MATCH][rng.below(5)]
            state.boards[0].corporation = (UNIVERSAL, HORIZON)[rng.below(2)]
            state.boards[0].techs = 2 if rng.below(4) == 0 else 0  # level 1: no contact needed
            agree(state, planet)
            actions = legal_placements(state, 0, False)
            if not actions:
                break
            own = state.boards[0]
            for (y, x), terrain, _symbol, _meteor in placed(state, rng.choice(actions)):
                own.cover([y * 12 + x], [TERRAINS.index(terrain) + 1])
            if rng.below(3) == 0 and patch_squares(own):
                own.cover([rng.choice(patch_squares(own))], [TERRAINS.index("biomass") + 1])
