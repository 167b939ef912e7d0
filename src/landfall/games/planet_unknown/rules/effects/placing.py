"""Placing tiles and patches (section 5): where they may lie, and what placing them does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.games.planet_unknown.rules.effects.tracks import gain_boosts
from landfall.games.planet_unknown.story.turns import Gained, MeteoritePut, PatchPlaced, PieceDestroyed, TilePlaced
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import CELLS, IS_CURRENT, TERRAINS, has_meteor, pair_of
from landfall.games.planet_unknown.table.corporations import (
    BIOMASS_BY_CONTACT,
    BOOST_BY_WATER,
    COLLECTS_BY_FLUX,
    MOVES_LIFEPOD_BY_ENERGY,
    NEEDS_NO_CONTACT,
    PATCH_BY_WATER,
    PATCHES_ON_METEORITES,
    PATCHES_ON_TILES,
    ROVER_TILES_NEED_NO_CONTACT,
    SPARED_BY_METEORITES,
    TECH_AS_ENERGY,
    WATER_STEP_PER_SQUARE,
    WATER_WITHOUT_ICE,
)
from landfall.games.planet_unknown.table.gains import (
    BY_TILE,
    COLLECT_METEORITE,
    ENERGY_STEP,
    PATCH_GAIN,
    REPOSITION,
    ROVER_GAIN,
    STEPS,
    TECH_STEP,
    Gain,
)
from landfall.games.planet_unknown.table.grid import (
    ALLOWED,
    CELLS_AT,
    COUNT,
    FULL,
    INSIDE,
    OFF_EDGE,
    OFF_ICE,
    OFFSET,
    ORIENTATIONS,
    ROW_OF_TABLE,
    WORD,
    Way,
    Words,
    add_bits,
    around,
    free_after_a_step,
    sliding_places,
    squares_of,
    under_any,
    words_of,
)
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    BIOMASS,
    CIV,
    ENERGY,
    LOADED,
    METEOR,
    NO_EDGE,
    NO_ICE,
    NO_MATCH,
    NONE,
    ONE_RESOURCE,
    PATCH_HERE,
    PETRA,
    PLACE,
    PLACING_RULES,
    RINGS,
    ROVER_TRACK,
    SQUARE,
    SYMBOL,
    TECH_TRACK,
    TERRAIN,
    TO_BE_PLACED,
    WAITS_FOR_A_TILE,
    WATER,
    square_name,
)

RING_ACTIONS: Final = ORIENTATIONS * CELLS

# -- where tiles fit --------------------------------------------------------------------------------------------------


def contact_words(board: Board, planet_rule: bool) -> Words:
    """The squares of which a piece must cover one: the perimeter for the first, beside other pieces later."""
    if board.is_empty():
        return board.grid.first if planet_rule else board.grid.perimeter
    return around(board.covered())


def add_placements(
    board: Board, ring: int, shape: int, tile: int, planet_rule: bool, rules: int, out: list[int]
) -> None:
    """Add the places of one tile under the planet's rule (or not) and these round rules."""
    pair = pair_of(tile)
    covered = board.covered()
    contact = contact_words(board, planet_rule)
    if not board.is_empty() and needs_no_contact(board, pair):
        contact = Words(FULL, FULL, FULL)
    near_a = contact
    near_b = contact
    if rules & NO_MATCH:
        near_a = around(terrain_words(board, pair[0]))
        near_b = around(terrain_words(board, pair[1]))
    slides = planet_rule and board.grid.slides
    first = PLACE + ring * RING_ACTIONS
    full: i64 = FULL
    word: i64 = WORD
    free0 = full & ~covered.w0
    free1 = full & ~covered.w1
    free2 = full & ~covered.w2
    c0 = contact.w0
    c1 = contact.w1
    c2 = contact.w2
    table = board.grid.table[2 * shape + tile % 2]
    allowed: i64 = ALLOWED + 3 * (tile // 2) if planet_rule else INSIDE
    base: i64 = 0
    end: i64 = len(table)
    while base < end:
        f0 = table[base + allowed]
        f1 = table[base + allowed + 1]
        f2 = table[base + allowed + 2]
        if rules & NO_EDGE:
            f0 &= table[base + OFF_EDGE]
            f1 &= table[base + OFF_EDGE + 1]
            f2 &= table[base + OFF_EDGE + 2]
        if rules & NO_ICE:
            f0 &= table[base + OFF_ICE]
            f1 &= table[base + OFF_ICE + 1]
            f2 &= table[base + OFF_ICE + 2]
        t0: i64 = 0
        t1: i64 = 0
        t2: i64 = 0
        cell = base + CELLS_AT
        last = cell + table[base + COUNT]
        while cell < last:
            d = table[cell]
            back = word - d
            low = full >> back
            f0 &= free0 >> d | (free1 & low) << back
            f1 &= free1 >> d | (free2 & low) << back
            f2 &= free2 >> d
            t0 |= c0 >> d | (c1 & low) << back
            t1 |= c1 >> d | (c2 & low) << back
            t2 |= c2 >> d
            cell += 1
        f0 &= t0
        f1 &= t1
        f2 &= t2
        if slides or rules & NO_MATCH:
            way = board.grid.kept[shape][tile % 2][base // ROW_OF_TABLE]
            if slides:
                found = sliding_places(covered, way)
                f0 &= found.w0
                f1 &= found.w1
                f2 &= found.w2
            if rules & NO_MATCH:
                a = under_any(near_a, way.cells, 0, way.in_a)
                b = under_any(near_b, way.cells, way.in_a, way.count)
                f0 &= ~(a.w0 | b.w0)
                f1 &= ~(a.w1 | b.w1)
                f2 &= ~(a.w2 | b.w2)
        at = first + int(table[base + OFFSET])
        add_bits(f0, at, out)
        add_bits(f1, at + WORD, out)
        add_bits(f2, at + 2 * WORD, out)
        base += ROW_OF_TABLE


def needs_no_contact(board: Board, pair: tuple[int, int]) -> bool:
    """Whether a tile with these sections may lie apart from others (R 14)."""
    return board.can(NEEDS_NO_CONTACT) or (
        board.can(ROVER_TILES_NEED_NO_CONTACT) and (pair[0] == ROVER_TRACK or pair[1] == ROVER_TRACK)
    )


def terrain_words(board: Board, terrain: int) -> Words:
    """The squares that show this terrain; Petra's currents do not count here (R 31)."""
    squares = board.squares
    return words_of([at for at in range(CELLS) if squares[at] & TERRAIN == terrain + 1])


def placements(state: PlanetUnknown, seat: int, planet_rule: bool, rules: int, civ_only: bool) -> list[int]:
    """The places of both tiles before the seat, or of those with a civ section."""
    out: list[int] = []
    board = state.boards[seat]
    for ring in range(2):
        tile = state.tile_before(seat, ring)
        if tile != NONE and not (civ_only and not has_civ(tile)):
            add_placements(board, ring, state.stack_before(seat, ring), tile, planet_rule, rules, out)
    return out


def has_civ(tile: int) -> bool:
    pair = pair_of(tile)
    return pair[0] == CIV or pair[1] == CIV


def legal_placements(state: PlanetUnknown, seat: int, civ_only: bool) -> list[int]:
    """R 13: restrictions that alone would end the game are dropped: the event's first, then the planet's, then both."""
    planet_rule, rules, found = in_force(state, seat)
    return placements(state, seat, planet_rule, rules, True) if civ_only and found else found


def in_force(state: PlanetUnknown, seat: int) -> tuple[bool, int, list[int]]:
    """R 13: whether the planet's rule holds for the tile of this round, the event's, and the places they leave."""
    rules = state.rules & PLACING_RULES
    found = placements(state, seat, True, rules, False)
    if found:
        return True, rules, found
    if rules:
        found = placements(state, seat, True, 0, False)
        if found:
            return True, 0, found
    found = placements(state, seat, False, rules, False)
    if found or not rules:
        return False, rules, found
    return False, 0, placements(state, seat, False, 0, False)


def dropped(state: PlanetUnknown, seat: int) -> list[str]:
    """Whose restrictions are dropped (R 13): the event's, the planet's. Where nothing fits at all, none helps."""
    planet_rule, rules, found = in_force(state, seat)
    if not found:
        return []
    named = [] if rules == state.rules & PLACING_RULES else ["event"]
    return named if planet_rule else [*named, "planet"]


def extra_placements(state: PlanetUnknown, seat: int, civ_only: bool) -> list[int]:
    """An extra tile (cards 5 and 16) never drops restrictions (R 13, R 48)."""
    return placements(state, seat, True, state.rules & PLACING_RULES, civ_only)


# -- where patches fit ------------------------------------------------------------------------------------------------


def patch_squares(board: Board) -> list[int]:
    """The squares a patch may lie on: normal placing rules (R 14, R 15), and Wormhole's tiles (R 64)."""
    grid = board.grid
    covered = board.covered()
    contact = contact_words(board, True)
    if board.can(NEEDS_NO_CONTACT) and not board.is_empty():
        contact = Words(FULL, FULL, FULL)
    ground = grid.open_to_patches
    w0 = ground.w0 & ~covered.w0 & contact.w0
    w1 = ground.w1 & ~covered.w1 & contact.w1
    w2 = ground.w2 & ~covered.w2 & contact.w2
    if grid.slides:
        s0 = s1 = s2 = 0
        for direction in range(4):
            free = free_after_a_step(covered, direction)
            s0 |= free.w0
            s1 |= free.w1
            s2 |= free.w2
        w0 &= s0
        w1 &= s1
        w2 &= s2
    found = squares_of(Words(w0, w1, w2))
    if board.can(PATCHES_ON_TILES):
        squares = board.squares
        on_meteorites = board.can(PATCHES_ON_METEORITES)
        for square in squares_of(Words(covered.w0 & ground.w0, covered.w1 & ground.w1, covered.w2 & ground.w2)):
            if not squares[square] & PATCH_HERE and (on_meteorites or square not in board.meteorites):
                found.append(square)
        found.sort()
    return found


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


# -- what placing does ------------------------------------------------------------------------------------------------


def without(squares: tuple[int, ...], square: int) -> tuple[int, ...]:
    return tuple([other for other in squares if other != square])


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


def way_of(board: Board, shape: int, action: int) -> Way:
    return board.grid.ways[shape][(action - PLACE) % RING_ACTIONS // CELLS]


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
        state.join(Gain(ROVER_GAIN, 1))
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
        state.join(Gain(STEPS, 1, WATER))
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
        state.join(Gain(ENERGY_STEP, 0, kinds, group))
    elif kind == WATER:
        if not water_on_ice:
            return False
        steps = water_on_ice if board.can(WATER_STEP_PER_SQUARE) else 1
        state.join(Gain(STEPS, steps, WATER | BY_TILE, group))
    elif kind == BIOMASS and not contact and board.can(BIOMASS_BY_CONTACT):
        return False
    elif kind == TECH_TRACK and board.may_come_to(TECH_AS_ENERGY):
        state.join(Gain(TECH_STEP, 0, 1 << other | energy_kinds(board, TECH_TRACK), group))
    else:
        state.join(Gain(STEPS, 1, kind | BY_TILE, group))
    return True


def trigger(state: PlanetUnknown, seat: int, pair: tuple[int, int], gained: list[str]) -> None:
    """Technologies triggered by placing a tile with a certain resource."""
    board = state.boards[seat]
    if board.can(MOVES_LIFEPOD_BY_ENERGY) and (pair[0] == ENERGY or pair[1] == ENERGY):
        state.join(Gain(REPOSITION))
        if board.scored or board.pods:
            gained.append("reposition")
    elif board.can(PATCH_BY_WATER | BOOST_BY_WATER) and (pair[0] == WATER or pair[1] == WATER):
        if board.can(PATCH_BY_WATER):
            state.join(Gain(PATCH_GAIN))
            gained.append("patch")
        if board.can(BOOST_BY_WATER):
            gain_boosts(state, seat, 1, gained)
    elif board.can(COLLECTS_BY_FLUX) and (pair[0] == board.flux or pair[1] == board.flux):
        state.join(Gain(COLLECT_METEORITE, 1))
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
