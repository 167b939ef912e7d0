"""Where pieces fit: the squares of a planet as three words of 48 bits, four rows each.

For a shape in one orientation, the places where it fits are found for all places at once: a place is a bit, the square
of the top left corner of the shape, and "the square under each of its cells is free" is a shift and an AND. What does
not change in a game is worked out once for each planet and shape, as a table of machine words.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landfall.games.planet_unknown.table.components import CELLS, PAIRS, PLANETS, SHAPES, TERRAINS, WIDTH, Planet, Shape

WORD: Final = 48
FULL: Final = (1 << WORD) - 1
ROW: Final = 0xFFF  # the first row of a word
ROW_SHIFT: Final = 12  # from a row to the next
LAST_ROW_SHIFT: Final = 36  # from the first row of a word to its last
NOT_FIRST_COLUMN: Final = sum([((ROW - 1) << WIDTH * row) for row in range(4)])
NOT_LAST_COLUMN: Final = sum([((ROW >> 1) << WIDTH * row) for row in range(4)])
ORIENTATIONS: Final = 8
assert WIDTH == ROW_SHIFT, "a row of a planet is a row of a word"


class Words:
    """A set of squares."""

    def __init__(self, w0: i64, w1: i64, w2: i64) -> None:
        self.w0: i64 = w0
        self.w1: i64 = w1
        self.w2: i64 = w2


def words_of(squares: list[int]) -> Words:
    """The set of these squares."""
    words = [0, 0, 0]
    for square in squares:
        words[square // WORD] |= 1 << square % WORD
    return Words(words[0], words[1], words[2])


def squares_of(words: Words) -> list[int]:
    """The squares of a set, in order."""
    squares: list[int] = []
    add_bits(words.w0, 0, squares)
    add_bits(words.w1, WORD, squares)
    add_bits(words.w2, 2 * WORD, squares)
    return squares


def add_bits(word: i64, first: int, out: list[int]) -> None:
    """Add first + number of each bit of the word, in order."""
    at = first
    while word:
        if not word & ROW:
            word >>= ROW_SHIFT
            at += ROW_SHIFT
            continue
        if word & 1:
            out.append(at)
        word >>= 1
        at += 1


def both(a: Words, b: Words) -> Words:
    return Words(a.w0 & b.w0, a.w1 & b.w1, a.w2 & b.w2)


def either(a: Words, b: Words) -> Words:
    return Words(a.w0 | b.w0, a.w1 | b.w1, a.w2 | b.w2)


def but(a: Words, b: Words) -> Words:
    """The squares of a that are not in b."""
    return Words(a.w0 & ~b.w0, a.w1 & ~b.w1, a.w2 & ~b.w2)


def around(c: Words) -> Words:
    """The squares that touch the set orthogonally (squares of the set among them where they touch each other)."""
    full: i64 = FULL
    first: i64 = NOT_FIRST_COLUMN
    last: i64 = NOT_LAST_COLUMN
    c0 = c.w0
    c1 = c.w1
    c2 = c.w2
    w0 = (
        (c0 << ROW_SHIFT & full) | c0 >> ROW_SHIFT | (c1 & ROW) << LAST_ROW_SHIFT | (c0 << 1 & first) | (c0 >> 1 & last)
    )
    w1 = (
        (c1 << ROW_SHIFT & full)
        | c0 >> LAST_ROW_SHIFT
        | c1 >> ROW_SHIFT
        | (c2 & ROW) << LAST_ROW_SHIFT
        | (c1 << 1 & first)
        | (c1 >> 1 & last)
    )
    w2 = (c2 << ROW_SHIFT & full) | c1 >> LAST_ROW_SHIFT | c2 >> ROW_SHIFT | (c2 << 1 & first) | (c2 >> 1 & last)
    return Words(w0, w1, w2)


def turned(cell: tuple[int, int], turn: int, mirror: int) -> tuple[int, int]:
    """A cell of a shape mirrored left to right, then turned clockwise."""
    row = cell[0]
    column = -cell[1] if mirror else cell[1]
    for _ in range(turn):
        row, column = column, -row
    return row, column


class Turned:
    """A shape in one orientation: the squares it covers from its top left corner, and what is printed on them."""

    def __init__(self, shape: Shape, turn: int, mirror: int) -> None:
        cells = [turned(cell, turn, mirror) for cell in (*shape.section_a, *shape.section_b)]
        top = min([row for row, _ in cells])
        left = min([column for _, column in cells])
        self.offset = (2 * turn + mirror) * CELLS  # of its actions in their block
        self.cells: tuple[int, ...] = tuple([(row - top) * WIDTH + column - left for row, column in cells])
        self.in_a = len(shape.section_a)  # the cells of section a come first
        self.symbol_a: int = self.cells[shape.section_a.index(shape.resource_a)]
        self.symbol_b: int = self.cells[self.in_a + shape.section_b.index(shape.resource_b)]
        meteor = turned(shape.meteor, turn, mirror)
        self.meteor: int = (meteor[0] - top) * WIDTH + meteor[1] - left
        self.count: int = len(cells)
        rows = WIDTH + top - max([row for row, _ in cells])
        columns = WIDTH + left - max([column for _, column in cells])
        # Corners from which it stays inside the twelve rows and columns.
        self.framed = words_of([row * WIDTH + column for row in range(rows) for column in range(columns)])

    def look(self, has_meteor: bool) -> tuple[tuple[int, int, bool, bool], ...]:
        """What it puts on the squares, to tell equal placements (R 20)."""
        return tuple(
            sorted(
                [
                    (
                        cell,
                        0 if number < self.in_a else 1,
                        cell == (self.symbol_a if number < self.in_a else self.symbol_b),
                        has_meteor and cell == self.meteor,
                    )
                    for number, cell in enumerate(self.cells)
                ]
            )
        )


def distinct(ways: list[Turned], has_meteor: bool) -> list[int]:
    """The orientations that differ: of those that look alike the first one that is not mirrored stays."""
    kept: list[int] = []
    looks: set[tuple[tuple[int, int, bool, bool], ...]] = set()
    for at in (0, 2, 4, 6, 1, 3, 5, 7):
        look = ways[at].look(has_meteor)
        if look not in looks:
            looks.add(look)
            kept.append(at)
    return sorted(kept)


TURNED: Final[list[list[Turned]]] = [[Turned(shape, at // 2, at % 2) for at in range(ORIENTATIONS)] for shape in SHAPES]
DISTINCT: Final[list[list[list[int]]]] = [[distinct(ways, False), distinct(ways, True)] for ways in TURNED]


class Way:
    """A shape in one orientation on one planet: which squares it covers, and the corners from which it fits."""

    def __init__(self, planet: Planet, grid: Grid, shape: Turned) -> None:
        self.offset = shape.offset
        self.cells = shape.cells
        self.in_a = shape.in_a
        self.symbol_a = shape.symbol_a
        self.symbol_b = shape.symbol_b
        self.meteor = shape.meteor
        self.count = shape.count
        self.inside = both(shape.framed, under_all(grid.squares, self.cells, 0, self.count))
        self.off_edge = but(self.inside, under_any(grid.perimeter, self.cells, 0, self.count))
        self.off_ice = but(self.inside, under_any(grid.ice, self.cells, 0, self.count))
        # By pair of terrains where the planet looks at them: where its own rule allows the shape.
        self.allowed: list[Words] = []
        for pair in PAIRS if planet.rule == "quadrant_ban" else PAIRS[:1]:
            self.allowed.append(both(self.inside, allowed_by(planet, grid, self, pair)))


# A row of the table of a planet and shape: one orientation, as machine words.
OFFSET: Final = 0
COUNT: Final = 1
CELLS_AT: Final = 2
INSIDE: Final = 7
OFF_EDGE: Final = 10
OFF_ICE: Final = 13
ALLOWED: Final = 16  # three words for each pair of terrains
ROW_OF_TABLE: Final = 34


def table_of(ways: list[Way]) -> vec[i64]:
    """The orientations of a shape on a planet, one row each."""
    numbers: list[int] = []
    for way in ways:
        numbers.extend([way.offset, way.count, *way.cells, *([0] * (5 - way.count))])
        for words in (way.inside, way.off_edge, way.off_ice):
            numbers.extend([words.w0, words.w1, words.w2])
        for pair in range(len(PAIRS)):
            words = way.allowed[pair] if len(way.allowed) > 1 else way.allowed[0]
            numbers.extend([words.w0, words.w1, words.w2])
    return vec[i64](numbers)


def allowed_by(planet: Planet, grid: Grid, way: Way, pair: tuple[int, int]) -> Words:
    """The corners that the planet's own rule leaves to a tile; sliding and the first piece are judged elsewhere."""
    if planet.rule == "ring_anchor":
        return but(way.inside, under_all(grid.ring, way.cells, 0, way.count))
    if planet.rule == "no_ice_land_mix":
        return either(way.off_ice, under_all(grid.ice, way.cells, 0, way.count))
    if planet.rule == "chasm":
        found = Words(0, 0, 0)
        for side in grid.sides:
            found = either(found, under_all(side, way.cells, 0, way.count))
        return found
    if planet.rule == "quadrant_ban":
        a = under_all(grid.open_to[pair[0]], (way.symbol_a,), 0, 1)
        return both(a, under_all(grid.open_to[pair[1]], (way.symbol_b,), 0, 1))
    return way.inside


def quadrant(square: int) -> int:
    """Top left, top right, bottom left, bottom right."""
    half = WIDTH // 2
    return (2 if square // WIDTH >= half else 0) + (1 if square % WIDTH >= half else 0)


class Grid:
    """What is worked out once for a planet."""

    def __init__(self, planet: Planet) -> None:
        self.slides = planet.rule == "slide_in"
        self.squares = words_of(list(planet.squares))
        self.ice = words_of(list(planet.ice))
        self.currents = words_of(list(planet.currents))
        self.perimeter = words_of(list(planet.perimeter))
        self.first = words_of(list(planet.craters)) if planet.craters else self.perimeter  # for the first piece
        self.open_to_patches = words_of([square for square in planet.squares if square not in planet.ring])
        self.ring = words_of(list(planet.ring))
        self.sides: list[Words] = []  # of a chasm
        for side in sorted(set(planet.sides) - {"."}):
            self.sides.append(words_of([square for square in planet.squares if planet.sides[square] == side]))
        self.open_to: list[Words] = []  # by terrain: the squares that do not ban its symbol
        for terrain in range(len(TERRAINS) if planet.banned else 0):
            self.open_to.append(words_of([at for at in planet.squares if planet.banned[quadrant(at)] != terrain]))
        self.is_ice: tuple[bool, ...] = tuple([letter == "I" for letter in planet.grid])
        self.is_square: tuple[bool, ...] = tuple([square in planet.squares for square in range(CELLS)])
        self.ways: list[list[Way]] = []  # by shape, then orientation
        self.kept: list[list[list[Way]]] = []  # by shape, without and with meteor: each distinct placement once
        for shape in range(len(SHAPES)):
            ways = [Way(planet, self, one) for one in TURNED[shape]]
            self.ways.append(ways)
            self.kept.append([[ways[at] for at in kept] for kept in DISTINCT[shape]])
        self.table: list[vec[i64]] = []  # by shape, without and with meteor: the same as machine words
        for kept in self.kept:
            for ways in kept:
                self.table.append(table_of(ways))
        neighbours: list[tuple[int, ...]] = []
        for square in range(CELLS):
            row = square // WIDTH
            column = square % WIDTH
            near: list[int] = []
            for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
                if 0 <= row + down < WIDTH and 0 <= column + right < WIDTH:
                    near.append(square + down * WIDTH + right)
            neighbours.append(tuple([other for other in near if self.is_square[other]]))
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(neighbours)


_grids: Final[list[Grid | None]] = [None] * len(PLANETS)


def grid_of(planet: int) -> Grid:
    """The grid of a planet, made when it is first needed."""
    grid = _grids[planet]
    if grid is None:
        grid = Grid(PLANETS[planet])
        _grids[planet] = grid
    return grid


def under_all(words: Words, cells: tuple[int, ...], first: int, last: int) -> Words:
    """The places from which all of these cells lie on the set."""
    full: i64 = FULL
    word: i64 = WORD
    r0: i64 = full
    r1: i64 = full
    r2: i64 = full
    w0 = words.w0
    w1 = words.w1
    w2 = words.w2
    for number in range(first, last):
        d: i64 = cells[number]
        low: i64 = full >> (word - d)  # not (1 << d) - 1: compiled, a 1 is shifted as 32 bits
        r0 &= w0 >> d | (w1 & low) << (word - d)
        r1 &= w1 >> d | (w2 & low) << (word - d)
        r2 &= w2 >> d
    return Words(r0, r1, r2)


def under_any(words: Words, cells: tuple[int, ...], first: int, last: int) -> Words:
    """The places from which any of these cells lies on the set."""
    full: i64 = FULL
    word: i64 = WORD
    r0: i64 = 0
    r1: i64 = 0
    r2: i64 = 0
    w0 = words.w0
    w1 = words.w1
    w2 = words.w2
    for number in range(first, last):
        d: i64 = cells[number]
        low: i64 = full >> (word - d)  # not (1 << d) - 1: compiled, a 1 is shifted as 32 bits
        r0 |= w0 >> d | (w1 & low) << (word - d)
        r1 |= w1 >> d | (w2 & low) << (word - d)
        r2 |= w2 >> d
    return Words(r0, r1, r2)


def free_after_a_step(c: Words, direction: int) -> Words:
    """The squares whose neighbour in this direction holds no piece; off the grid is free (R 17)."""
    full: i64 = FULL
    c0 = c.w0
    c1 = c.w1
    c2 = c.w2
    if direction == 0:  # up
        return Words(
            full & ~(c0 << ROW_SHIFT),
            full & ~(c1 << ROW_SHIFT | c0 >> LAST_ROW_SHIFT),
            full & ~(c2 << ROW_SHIFT | c1 >> LAST_ROW_SHIFT),
        )
    if direction == 1:  # right
        last: i64 = NOT_LAST_COLUMN
        return Words(full & ~(c0 >> 1 & last), full & ~(c1 >> 1 & last), full & ~(c2 >> 1 & last))
    if direction == 2:  # down
        return Words(
            full & ~(c0 >> ROW_SHIFT | (c1 & ROW) << LAST_ROW_SHIFT),
            full & ~(c1 >> ROW_SHIFT | (c2 & ROW) << LAST_ROW_SHIFT),
            full & ~(c2 >> ROW_SHIFT),
        )
    first: i64 = NOT_FIRST_COLUMN
    return Words(full & ~(c0 << 1 & first), full & ~(c1 << 1 & first), full & ~(c2 << 1 & first))


def sliding_places(covered: Words, way: Way) -> Words:
    """The places into which the shape can slide by one free step (Pajitnov, R 17)."""
    r0: i64 = 0
    r1: i64 = 0
    r2: i64 = 0
    for direction in range(4):
        found = under_all(free_after_a_step(covered, direction), way.cells, 0, way.count)
        r0 |= found.w0
        r1 |= found.w1
        r2 |= found.w2
    return Words(r0, r1, r2)
