"""Where tiles and patches may lie (section 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import CELLS, pair_of
from landfall.games.planet_unknown.table.corporations import (
    NEEDS_NO_CONTACT,
    PATCHES_ON_METEORITES,
    PATCHES_ON_TILES,
    ROVER_TILES_NEED_NO_CONTACT,
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
    CIV,
    NO_EDGE,
    NO_ICE,
    NO_MATCH,
    NONE,
    PATCH_HERE,
    PLACE,
    PLACING_RULES,
    ROVER_TRACK,
    TERRAIN,
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
    abilities = board.abilities()
    if abilities & NEEDS_NO_CONTACT:
        return True
    return abilities & ROVER_TILES_NEED_NO_CONTACT != 0 and (pair[0] == ROVER_TRACK or pair[1] == ROVER_TRACK)


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


def way_of(board: Board, shape: int, action: int) -> Way:
    return board.grid.ways[shape][(action - PLACE) % RING_ACTIONS // CELLS]
