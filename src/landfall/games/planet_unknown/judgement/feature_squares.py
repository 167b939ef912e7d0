"""Judging the squares of a planet: read as words of bits, twelve to a row."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.games.planet_unknown.judgement.feature_names import (
    BLOCKED,
    BUCKET,
    EXTRAS,
    FREE,
    FREE_NEIGHBOURS,
    ICE,
    LINES_AT,
)
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import PLANETS, WIDTH
from landfall.games.planet_unknown.table.grid import FULL, NOT_FIRST_COLUMN, NOT_LAST_COLUMN
from landfall.games.planet_unknown.table.terms import LOADED, SQUARE

# Twelve squares of a row as bits: how many there are, and one digit of four bits for each column.
IN_A_ROW: Final[list[int]] = [0]
BY_COLUMN: Final[list[int]] = [0]
for _column in range(WIDTH):
    IN_A_ROW.extend([count + 1 for count in IN_A_ROW])
    BY_COLUMN.extend([columns + (1 << 4 * _column) for columns in BY_COLUMN])


def count12(word: i64) -> int:
    """How many bits a word of 48 has."""
    return (
        IN_A_ROW[int(word & 0xFFF)]
        + IN_A_ROW[int(word >> 12 & 0xFFF)]
        + IN_A_ROW[int(word >> 24 & 0xFFF)]
        + IN_A_ROW[int(word >> 36 & 0xFFF)]
    )


def squares_into(board: Board, out: list[float]) -> None:
    """Lines by gaps and meteorites, weighed by their medals, and the shape of what is free."""
    grid = board.grid
    f0: i64 = grid.squares.w0 & ~board.c0
    f1: i64 = grid.squares.w1 & ~board.c1
    f2: i64 = grid.squares.w2 & ~board.c2
    gaps: list[int] = [0] * (2 * WIDTH)
    columns = 0
    row = 0
    for number in range(3):  # currents fill their square
        if number == 0:
            left: i64 = f0 & ~grid.currents.w0
        elif number == 1:
            left = f1 & ~grid.currents.w1
        else:
            left = f2 & ~grid.currents.w2
        for _ in range(4):
            twelve = int(left & 0xFFF)
            gaps[row] = IN_A_ROW[twelve]
            columns += BY_COLUMN[twelve]
            left >>= 12
            row += 1
    for column in range(WIDTH):
        gaps[WIDTH + column] = columns & 15
        columns >>= 4
    blocked: list[int] = [0] * (2 * WIDTH)
    for square in board.meteorites:
        blocked[square // WIDTH] += 1
        blocked[WIDTH + square % WIDTH] += 1
    for rover in board.rovers:
        if rover >= LOADED:
            blocked[(rover & SQUARE) // WIDTH] += 1
            blocked[WIDTH + (rover & SQUARE) % WIDTH] += 1
    planet = PLANETS[board.planet]
    for line in range(2 * WIDTH):
        medals = planet.row_medals[line] if line < WIDTH else planet.column_medals[line - WIDTH]
        if medals:
            out[LINES_AT + BUCKET[gaps[line]] * BLOCKED + min(blocked[line], BLOCKED - 1)] += medals
    shape_into(f0, f1, f2, out)
    extras = 0
    for city in planet.cities:
        if board.squares[city] == 0:
            extras += planet.city_medals
    for region in planet.regions:
        whole = True
        for square in region:
            if board.squares[square] == 0:
                whole = False
                break
        if whole:
            extras += planet.region_medals
    ice = 0
    for square in planet.ice:
        if board.squares[square] == 0:
            ice += 1
    out[ICE] = float(ice)
    out[EXTRAS] = float(extras)


def shape_into(f0: i64, f1: i64, f2: i64, out: list[float]) -> None:
    """The free squares, and how many of them have no, one, two or three free neighbours."""
    full: i64 = FULL
    first: i64 = NOT_FIRST_COLUMN
    last: i64 = NOT_LAST_COLUMN
    free = 0
    lone = 0
    ends = 0
    pairs = 0
    threes = 0
    for number in range(3):
        if number == 0:
            here: i64 = f0
            up: i64 = f0 << 12 & full
            down: i64 = f0 >> 12 | (f1 & 0xFFF) << 36
        elif number == 1:
            here = f1
            up = (f1 << 12 & full) | f0 >> 36
            down = f1 >> 12 | (f2 & 0xFFF) << 36
        else:
            here = f2
            up = (f2 << 12 & full) | f1 >> 36
            down = f2 >> 12
        left: i64 = here << 1 & first
        right: i64 = here >> 1 & last
        # Adds the four bits: `even` is the sum's low bit, `two` and `four` the others.
        ones_a: i64 = up ^ down
        ones_b: i64 = left ^ right
        even: i64 = ones_a ^ ones_b
        carry: i64 = ones_a & ones_b
        both_a: i64 = up & down
        both_b: i64 = left & right
        two: i64 = carry ^ both_a ^ both_b
        four: i64 = both_a & both_b
        free += count12(here)
        lone += count12(here & ~even & ~two & ~four)
        ends += count12(here & even & ~two)
        pairs += count12(here & ~even & two)
        threes += count12(here & even & two)
    out[FREE] = float(free)
    out[FREE_NEIGHBOURS] = float(lone)
    out[FREE_NEIGHBOURS + 1] = float(ends)
    out[FREE_NEIGHBOURS + 2] = float(pairs)
    out[FREE_NEIGHBOURS + 3] = float(threes)
