"""Which free squares can still be covered: by a tile, by a patch, or by nothing any more.

Contact is left aside, for it grows with every piece; so are the events, which last a round.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import SHAPES
from landfall.games.planet_unknown.table.grid import (
    FULL,
    WORD,
    Words,
    around,
    both,
    but,
    either,
    free_after_a_step,
    sliding_places,
    under_all,
)

SMALLEST_FIRST: Final[list[int]] = [at for _, at in sorted([(len(one.cells), at) for at, one in enumerate(SHAPES)])]


def covered_from(places: Words, cells: tuple[int, ...]) -> Words:
    """The squares that a shape covers from any of these places."""
    full: i64 = FULL
    word: i64 = WORD
    w0 = places.w0
    w1 = places.w1
    w2 = places.w2
    r0: i64 = 0
    r1: i64 = 0
    r2: i64 = 0
    for cell in cells:
        d: i64 = cell
        kept: i64 = full >> d
        r0 |= (w0 & kept) << d
        r1 |= (w1 & kept) << d | w0 >> (word - d)
        r2 |= (w2 & kept) << d | w1 >> (word - d)
    return Words(r0, r1, r2)


def beyond_tiles(board: Board, planet_rule: bool) -> Words:
    """The free squares that no tile can cover any more, under the planet's rule or without it."""
    covered = board.covered()
    free = but(board.grid.squares, covered)
    alone = but(free, around(free))
    left = both(free, around(free))
    for shape in SMALLEST_FIRST:
        for way in board.grid.kept[shape][0]:
            places = both(way.inside, under_all(free, way.cells, 0, way.count))
            if planet_rule:
                if len(way.allowed) == 1:  # else some pair of terrains is allowed everywhere
                    places = both(places, way.allowed[0])
                if board.grid.slides:
                    places = both(places, sliding_places(covered, way))
            left = but(left, covered_from(places, way.cells))
        if not (left.w0 | left.w1 | left.w2):
            break
    return either(left, alone)


def open_to_patches(board: Board) -> Words:
    """The free squares that a patch could cover (R 14, R 17)."""
    covered = board.covered()
    ground = but(board.grid.open_to_patches, covered)
    if not board.grid.slides:
        return ground
    found = Words(0, 0, 0)
    for direction in range(4):
        found = either(found, both(ground, free_after_a_step(covered, direction)))
    return found
