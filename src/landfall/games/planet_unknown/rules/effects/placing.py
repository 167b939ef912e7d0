"""Placing tiles and patches (section 5): what it does to the planet, and what it brings."""

from __future__ import annotations

from landfall.games.planet_unknown.rules.effects.places import RING_ACTIONS, way_of
from landfall.games.planet_unknown.rules.effects.tracks import gain_boosts
from landfall.games.planet_unknown.story.turns import Gained, MeteoritePut, PatchPlaced, PieceDestroyed, TilePlaced
from landfall.games.planet_unknown.table.board import Board, without
from landfall.games.planet_unknown.table.components import CELLS, IS_CURRENT, TERRAINS, has_meteor, pair_of
from landfall.games.planet_unknown.table.corporations import (
    BIOMASS_BY_CONTACT,
    BOOST_BY_WATER,
    COLLECTS_BY_FLUX,
    MOVES_LIFEPOD_BY_ENERGY,
    PATCH_BY_WATER,
    PATCHES_ON_METEORITES,
    SPARED_BY_METEORITES,
    TECH_AS_ENERGY,
    WATER_STEP_PER_SQUARE,
    WATER_WITHOUT_ICE,
)
from landfall.games.planet_unknown.table.gains import (
    COLLECT_METEORITE,
    PATCH_GAIN,
    REPOSITION,
    Gain,
    energy_step,
    rover_of_event,
    several,
    steps,
    steps_by_tile,
    tech_step,
)
from landfall.games.planet_unknown.table.grid import Way
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    BIOMASS,
    ENERGY,
    LOADED,
    METEOR,
    NONE,
    ONE_RESOURCE,
    PATCH_HERE,
    PETRA,
    PLACE,
    RINGS,
    SQUARE,
    SYMBOL,
    TECH_TRACK,
    TERRAIN,
    TO_BE_PLACED,
    WAITS_FOR_A_TILE,
    WATER,
    square_name,
)


def place_patch(state: PlanetUnknown, seat: int, square: int) -> None:
    """A patch is biomass terrain without resource; what lies under it is destroyed."""
    board = state.boards[seat]
    if square in board.meteorites and board.may_come_to(PATCHES_ON_METEORITES):
        board.meteorites = without(board.meteorites, square)
        if state.history is not None:
            state.tell(PieceDestroyed(seat, "meteorite"))
    board.cover([square], [BIOMASS + 1 | PATCH_HERE])
    crush(state, seat, square)
    if state.history is not None:
        state.tell(PatchPlaced(seat, square_name(square)))


def crush(state: PlanetUnknown, seat: int, square: int) -> None:
    """A lifepod or rover under a piece is destroyed; a loaded rover leaves its meteorite (R 38)."""
    board = state.boards[seat]
    if square in board.lifepods:
        board.lifepods = without(board.lifepods, square)
        board.lifepods_lost += 1
        if state.history is not None:
            state.tell(PieceDestroyed(seat, "lifepod"))
    if board.rovers and board.rover_on(square) != NONE:
        destroy_rover(state, seat, board.rover_on(square))


def destroy_rover(state: PlanetUnknown, seat: int, number: int) -> None:
    board = state.boards[seat]
    rover = board.rovers[number]
    board.rovers = board.rovers[:number] + board.rovers[number + 1 :]
    board.rovers_lost += 1
    if rover >= LOADED:
        board.meteorites = (*board.meteorites, rover & SQUARE)
    if state.history is not None:
        state.tell(PieceDestroyed(seat, "rover"))


def place_tile(state: PlanetUnknown, seat: int, action: int, counts: bool) -> None:
    """Lay the tile; its resources and the technologies triggered by placing join the pending things (R 52).

    `counts` is false for card 5: nothing triggers that looks at the tile's resources (R 62).
    """
    board = state.boards[seat]
    ring = (action - PLACE) // RING_ACTIONS
    shape = state.stack_before(seat, ring)
    tile = state.tile_before(seat, ring)
    way = way_of(board, shape, action)
    at = (action - PLACE) % CELLS
    pair = pair_of(tile)
    contact = board.can(BIOMASS_BY_CONTACT) and touches_biomass(board, way, at, pair)
    covered: list[int] = []
    shown: list[int] = []
    water_on_ice = 0
    any_ice = False
    for number in range(way.count):
        offset = way.cells[number]
        square = at + offset
        terrain = pair[0] if number < way.in_a else pair[1]
        holds = terrain + 1
        if offset == way.symbol_a or offset == way.symbol_b:
            holds |= SYMBOL
        if has_meteor(tile) and offset == way.meteor:
            holds |= METEOR
        covered.append(square)
        shown.append(holds)
        if board.grid.is_ice[square]:
            any_ice = True
            if terrain == WATER:
                water_on_ice += 1
    board.cover(covered, shown)
    board.last = tuple(covered)
    board.tiles += 1
    if state.history is not None:
        state.tell(TilePlaced(seat, RINGS[ring], TERRAINS[pair[0]], TERRAINS[pair[1]], square_name(min(covered))))
    for square in covered:
        crush(state, seat, square)
    if has_meteor(tile) and not board.can(SPARED_BY_METEORITES) and at + way.meteor not in board.meteorites:
        board.meteorites = (*board.meteorites, at + way.meteor)
        if state.history is not None:
            state.tell(MeteoritePut(seat, square_name(at + way.meteor)))
    gained: list[str] = []
    if board.extra_rover == WAITS_FOR_A_TILE:
        board.extra_rover = TO_BE_PLACED
        state.join(rover_of_event())
        gained.append("place_rover")
    if counts:
        group = board.tiles if state.rules & ONE_RESOURCE else 0
        brought: list[str] = []
        for section in range(2):
            if add_resource(state, seat, pair[section], pair[1 - section], water_on_ice, contact, group):
                brought.append(TERRAINS[pair[section]])
        gained.extend(["one_resource"] if group and len(brought) > 1 else brought)
        trigger(state, seat, pair, gained)
    if board.can(WATER_WITHOUT_ICE) and not any_ice:
        state.join(steps(1, WATER))
        gained.append("water_step")
    if state.history is not None:
        state.tell(Gained(seat, tuple(gained)))


def add_resource(
    state: PlanetUnknown, seat: int, kind: int, other: int, water_on_ice: int, contact: bool, group: int
) -> bool:
    """One resource of a placed tile (section 6); whether it brings anything."""
    board = state.boards[seat]
    if kind == ENERGY:
        kinds = 1 << other | energy_kinds(board, ENERGY)
        if board.can(BIOMASS_BY_CONTACT):
            kinds &= ~(1 << BIOMASS)
        state.join(energy_step(kinds, group))
    elif kind == WATER:
        if not water_on_ice:
            return False
        count = water_on_ice if board.can(WATER_STEP_PER_SQUARE) else 1
        state.join(steps_by_tile(count, WATER, group))
    elif kind == BIOMASS and not contact and board.can(BIOMASS_BY_CONTACT):
        return False
    elif kind == TECH_TRACK and board.may_come_to(TECH_AS_ENERGY):
        state.join(tech_step(1 << other | energy_kinds(board, TECH_TRACK), group))
    else:
        state.join(steps_by_tile(1, kind, group))
    return True


def trigger(state: PlanetUnknown, seat: int, pair: tuple[int, int], gained: list[str]) -> None:
    """Technologies triggered by placing a tile with a certain resource."""
    board = state.boards[seat]
    abilities = board.abilities()
    if abilities & MOVES_LIFEPOD_BY_ENERGY and (pair[0] == ENERGY or pair[1] == ENERGY):
        state.join(Gain(REPOSITION))
        if board.scored or board.pods:
            gained.append("reposition")
    elif abilities & (PATCH_BY_WATER | BOOST_BY_WATER) and (pair[0] == WATER or pair[1] == WATER):
        if abilities & PATCH_BY_WATER:
            state.join(Gain(PATCH_GAIN))
            gained.append("patch")
        if abilities & BOOST_BY_WATER:
            gain_boosts(state, seat, 1, gained)
    elif abilities & COLLECTS_BY_FLUX and (pair[0] == board.flux or pair[1] == board.flux):
        state.join(several(COLLECT_METEORITE, 1))
        if board.meteorites:
            gained.append("collect_meteorite")


def touches_biomass(board: Board, way: Way, at: int, pair: tuple[int, int]) -> bool:
    """Whether the tile's biomass section touches biomass terrain that lay there before."""
    for number in range(way.count):
        if (pair[0] if number < way.in_a else pair[1]) == BIOMASS:
            for near in board.grid.neighbours[at + way.cells[number]]:
                if board.squares[near] & TERRAIN == BIOMASS + 1:
                    return True
    return False


def energy_kinds(board: Board, section: int) -> int:
    """The terrains that touch the energy area of the tile placed last, one bit each (section 6).

    Resolved as energy the tech section counts as energy terrain (R 39); Petra's uncovered currents extend it (R 31).
    """
    squares = board.squares
    currents = board.planet == PETRA
    open_squares: list[int] = [at for at in board.last if squares[at] & TERRAIN == section + 1]
    seen = [False] * CELLS
    for square in open_squares:
        seen[square] = True
    kinds = 0
    while open_squares:
        for near in board.grid.neighbours[open_squares.pop()]:
            if seen[near]:
                continue
            terrain = squares[near] & TERRAIN
            if terrain == ENERGY + 1 or (terrain == 0 and currents and IS_CURRENT[near]):
                seen[near] = True
                open_squares.append(near)
            elif terrain:
                kinds |= 1 << terrain - 1
    return kinds
