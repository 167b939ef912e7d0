"""What a board is judged by: numbers that say how far it has come, to be weighed by `evaluation.py`.

A list of numbers per board, always in the order of `NAMES`. Squares are read as words of bits, twelve to a row.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from landfall.games.planet_unknown.rules.ending.medals import medals_of
from landfall.games.planet_unknown.rules.ending.objectives import areas, is_met, lifepods_collected, symbols
from landfall.games.planet_unknown.rules.ending.scoring import METEORITES_FOR_A_MEDAL
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import (
    BOOST,
    CARD_EFFECT,
    CHOICE,
    CIV_CARD,
    CORPORATIONS,
    MOVE,
    ONE_BENEFIT,
    PATCH,
    PERSONAL,
    PLANETS,
    ROVER,
    ROWS_OF_A_TRACK,
    TECH,
    TERRAINS,
    TRACKS,
    WIDTH,
    Corporation,
)
from landfall.games.planet_unknown.table.corporations import LIFEPODS_ON_SPACES, TRACKERS_ROAM, WATER_HAS_A_PATH
from landfall.games.planet_unknown.table.gains import (
    BOOST_GAIN,
    ENERGY_STEP,
    EXTRA_TILE,
    PATCH_GAIN,
    REGRESS_OTHER,
    ROVER_GAIN,
    STEPS,
    TECH_STEP,
    Gain,
    Turn,
)
from landfall.games.planet_unknown.table.grid import FULL, NOT_FIRST_COLUMN, NOT_LAST_COLUMN
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import LOADED, SQUARE, SYMBOL, TERRAIN, UNIVERSAL, WATER

GAPS: Final = 9  # buckets of gaps of a line: 0 to 7, and more
BLOCKED: Final = 3  # buckets of meteorites on a line: none, one, more
BUCKET: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8)
KINDS: Final = 8  # of benefits: see `PROSPECTS`
DECAY: Final = 0.8  # a benefit one step farther counts this part

LINES_AT: Final = 0
SHAPE_AT: Final = LINES_AT + GAPS * BLOCKED
SHAPE: Final = ("free", "free0", "free1", "free2", "free3", "ice", "extras")
THINGS_AT: Final = SHAPE_AT + len(SHAPE)
THINGS: Final = (
    *("meteorites", "meteorites near", "lifepods", "lifepods near", "rovers", "rovers 2", "reserve"),
    *("lifepods collected", "lifepods doubled", "meteorites collected", "meteorite medals", "meteorite rate"),
    *("stored", "patch counted", "card medals", "set 1", "set 2", "set 3", "set 4", "owed", "owed level", "final step"),
    *("pending patch", "pending rover", "pending boost", "pending energy", "pending tile", "pending other", "regress"),
    "pool",
)
TRACKS_AT: Final = THINGS_AT + len(THINGS)
TRACK_PARTS: Final = (
    *[f"at {track}" for track in TRACKS],
    *[f"top {track}" for track in TRACKS],
    *("medals", "next boost", "next civ", "next civ level", "next patch", "next rover", "next move", "next tech"),
    "next medals",
    *[f"tech {level}" for level in range(1, 7)],
    *[f"universal {level}" for level in range(1, 6)],
)
GOALS_AT: Final = TRACKS_AT + len(TRACK_PARTS)
GOAL_KINDS: Final = (
    "rectangle",
    "area_with_resources",
    "all_covered",
    "track_at_top",
    "resources_on_planet_at_most",
    "collected_at_least",
    "more_lifepods_than_meteorites",
)
GOAL_PARTS: Final = ("met", *[f"{kind} {part}" for kind in GOAL_KINDS for part in ("way", "way squared")])
COUNT: Final = GOALS_AT + len(GOAL_PARTS)
NAMES: Final[tuple[str, ...]] = (
    *[f"line {gaps} {blocked}" for gaps in range(GAPS) for blocked in range(BLOCKED)],
    *SHAPE,
    *THINGS,
    *TRACK_PARTS,
    *GOAL_PARTS,
)

# Twelve squares of a row as bits: how many there are, and one digit of four bits for each column.
IN_A_ROW: Final[list[int]] = [0]
BY_COLUMN: Final[list[int]] = [0]
for _column in range(WIDTH):
    IN_A_ROW.extend([count + 1 for count in IN_A_ROW])
    BY_COLUMN.extend([columns + (1 << 4 * _column) for columns in BY_COLUMN])


def prospects_of(corporation: Corporation) -> list[list[float]]:
    """By space of the tracks: what lies above it, the nearer the more, by kind of benefit."""
    found: list[list[float]] = []
    for space in range(len(TRACKS) * ROWS_OF_A_TRACK):
        sums = [0.0] * KINDS
        top = corporation.tops[space // ROWS_OF_A_TRACK]
        share = 1.0
        for above in range(space % ROWS_OF_A_TRACK + 1, top + 1):
            higher = space // ROWS_OF_A_TRACK * ROWS_OF_A_TRACK + above
            sums[7] += share * (corporation.medals[higher] - corporation.medals[higher - 1])
            for benefit in corporation.benefits[higher]:
                kind = benefit // ONE_BENEFIT * ONE_BENEFIT
                if kind == BOOST or kind == CHOICE:
                    sums[0] += share
                elif kind == CIV_CARD:
                    sums[1] += share
                    sums[2] += share * (benefit % ONE_BENEFIT)
                elif kind == PATCH:
                    sums[3] += share
                elif kind == ROVER:
                    sums[4] += share
                elif kind == MOVE:
                    sums[5] += share * (benefit % ONE_BENEFIT)
                elif kind == TECH:
                    sums[6] += share
            share *= DECAY
        found.append(sums)
    return found


PROSPECTS: Final[list[list[list[float]]]] = [prospects_of(corporation) for corporation in CORPORATIONS]
GOAL_KIND: Final[list[int]] = [0, *[GOAL_KINDS.index(str(PERSONAL[card]["kind"])) for card in range(1, 29)]]


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
            out[BUCKET[gaps[line]] * BLOCKED + min(blocked[line], BLOCKED - 1)] += medals
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
    out[SHAPE_AT + 5] = float(ice)
    out[SHAPE_AT + 6] = float(extras)


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
    out[SHAPE_AT] = float(free)
    out[SHAPE_AT + 1] = float(lone)
    out[SHAPE_AT + 2] = float(ends)
    out[SHAPE_AT + 3] = float(pairs)
    out[SHAPE_AT + 4] = float(threes)


def nearness(board: Board, square: int) -> float:
    nearest = 2 * WIDTH
    for rover in board.rovers:
        at = rover & SQUARE
        steps = abs(at // WIDTH - square // WIDTH) + abs(at % WIDTH - square % WIDTH)
        if steps < nearest:
            nearest = steps
    return 1.0 / (1.0 + nearest)


def leads_somewhere(board: Board) -> bool:
    """Whether there is anything left for a rover to fetch or to bring: movement is worth nothing otherwise."""
    if board.lifepods or board.meteorites:
        return True
    for rover in board.rovers:
        if rover & LOADED:
            return True
    return False


def things_into(board: Board, out: list[float]) -> None:
    """What lies on the planet beside pieces, what is collected, and cards."""
    at = THINGS_AT
    near = 0.0
    if board.rovers:
        for square in board.meteorites:
            near += nearness(board, square)
        out[at + 1] = near
        near = 0.0
        for square in board.lifepods:
            near += nearness(board, square)
        out[at + 3] = near
    out[at] = float(len(board.meteorites))
    out[at + 2] = float(len(board.lifepods))
    rovers = len(board.rovers)
    out[at + 4] = 1.0 if rovers > 0 else 0.0
    out[at + 5] = float(rovers - 1) if rovers > 1 else 0.0
    out[at + 6] = float(board.reserve)
    collected = float(board.scored + len(board.pods))
    out[at + 7] = collected
    out[at + 9] = float(board.collected)
    by_three = board.collected // METEORITES_FOR_A_MEDAL
    out[at + 12] = float(board.stored)
    rate = 0
    owned = 0
    medals = 0
    for card in board.cards:
        effect = CARD_EFFECT[card]
        kind = str(effect["type"])
        if kind == "medals" or kind == "medals_and_advance":
            medals += int(effect["n"])
            if kind == "medals_and_advance":
                out[at + 21] += 1.0
        elif kind == "medals_per":
            out[at + 13] = float(board.patches())
        elif kind == "set_medals":
            owned += 1
        elif kind == "meteorite_rate":
            rate += 1
        elif kind == "lifepods_worth":
            out[at + 8] = collected + 0.1
    out[at + 10] = float(by_three * (1 + rate))
    out[at + 11] = float(rate)
    out[at + 14] = float(medals)
    if owned:
        out[at + 14 + owned] = 1.0
    for level in board.owed:
        out[at + 19] += 1.0
        out[at + 20] += level
    if leads_somewhere(board):
        out[at + 29] = float(min(board.pool, 8))


def pending_into(board: Board, pending: tuple[Gain, ...], steps: list[int], out: list[float]) -> None:
    """What is gained and not yet resolved; steps of trackers are counted apart."""
    at = THINGS_AT
    for gain in pending:
        kind = gain.kind
        if kind == STEPS:
            steps[gain.tracker()] += gain.number
        elif kind == PATCH_GAIN:
            out[at + 22] += 1.0
        elif kind == ROVER_GAIN:
            out[at + 23] += 1.0
        elif kind == BOOST_GAIN:
            out[at + 24] += 1.0
        elif kind == ENERGY_STEP or kind == TECH_STEP:
            out[at + 25] += 1.0
        elif kind == EXTRA_TILE:
            out[at + 26] += 1.0
        elif kind == REGRESS_OTHER:
            out[at + 28] += 1.0
        else:
            out[at + 27] += float(max(1, gain.number))


def tracks_into(board: Board, steps: list[int], out: list[float]) -> None:
    """Where the trackers stand, once those steps are made, and what lies above."""
    corporation = CORPORATIONS[board.corporation]
    prospects = PROSPECTS[board.corporation]
    roams = board.can(TRACKERS_ROAM)
    path = board.can(WATER_HAS_A_PATH)
    odd = roams or board.can(LIFEPODS_ON_SPACES)
    medals = 0
    things = THINGS_AT
    for tracker in range(len(TRACKS)):
        position = board.at[tracker]
        if roams:
            space = position
            position = position % ROWS_OF_A_TRACK
        elif path and tracker == WATER:
            out[TRACKS_AT + tracker] = float(position)
            medals += corporation.path_medals[position]
            continue
        else:
            top = corporation.tops[tracker]
            first = tracker * ROWS_OF_A_TRACK
            for _ in range(steps[tracker]):
                if position >= top:
                    break
                position += 1
                for benefit in corporation.benefits[first + position]:
                    kind = benefit // ONE_BENEFIT * ONE_BENEFIT
                    if kind == BOOST or kind == CHOICE:
                        out[things + 24] += 1.0
                    elif kind == CIV_CARD:
                        out[things + 19] += 1.0
                        out[things + 20] += benefit % ONE_BENEFIT
                    elif kind == PATCH:
                        out[things + 22] += 1.0
                    elif kind == ROVER:
                        out[things + 23] += 1.0
                    elif kind == MOVE:
                        out[things + 29] += benefit % ONE_BENEFIT
            space = first + position
            if position >= top:
                out[TRACKS_AT + 5 + tracker] = 1.0
        medals += medals_of(board, tracker) if odd else corporation.medals[space]
        out[TRACKS_AT + tracker] = float(position)
        ahead = prospects[space]
        for kind in range(KINDS):
            out[TRACKS_AT + 11 + kind] += ahead[kind]
    out[TRACKS_AT + 10] = float(medals)
    techs = board.techs
    at = TRACKS_AT + 19 + (6 if board.corporation == UNIVERSAL else 0)
    for level in range(1, 7):
        if techs >> level & 1:
            out[at + level - 1] = 1.0


def goals_into(board: Board, out: list[float]) -> None:
    """Personal objectives: how many are met, and how far the others have come."""
    for card in board.objectives:
        kind = GOAL_KIND[card]
        if is_met(board, card):
            out[GOALS_AT] += 1.0
            if kind != 4 and kind != 6:
                continue
        way = way_to(board, card, kind)
        out[GOALS_AT + 1 + 2 * kind] += way
        out[GOALS_AT + 2 + 2 * kind] += way * way


def way_to(board: Board, card: int, kind: int) -> float:
    """From 0 to 1; remembered while the squares stay as they are."""
    if kind == 3 or kind >= 5:
        return way_beside(board, PERSONAL[card], kind)
    remembered = board.counts
    if remembered is None:
        remembered = {}
        board.counts = remembered
    key = -1000 - card
    if key not in remembered:
        remembered[key] = int(1000.0 * way_on_squares(board, PERSONAL[card], kind))
    return remembered[key] / 1000.0


def way_beside(board: Board, condition: dict[str, Any], kind: int) -> float:
    if kind == 3:
        return 0.0 if board.can(TRACKERS_ROAM) else board.at[TRACKS.index(str(condition["track"]))] / 15.0
    if kind == 5:
        return board.collected / int(condition["n"])
    return max(-1.0, min(1.0, (lifepods_collected(board) - board.collected) / 4.0))


def way_on_squares(board: Board, condition: dict[str, Any], kind: int) -> float:
    if kind == 0:
        terrain = TERRAINS.index(str(condition["terrain"]))
        high, wide = int(condition["size"][0]), int(condition["size"][1])
        best = block_way(board, terrain, high, wide)
        if high != wide:
            best = max(best, block_way(board, terrain, wide, high))
        return best / (high * wide)
    if kind == 1:
        terrain = TERRAINS.index(str(condition["resource"]))
        most = 0
        for area in areas(board, terrain):
            most = max(most, len([at for at in area if board.squares[at] & SYMBOL]))
        return most / int(condition["at_least"])
    if kind == 2:
        ice = condition["base"] == "ice"
        left = 0
        for at in PLANETS[board.planet].squares:
            if board.grid.is_ice[at] == ice and board.squares[at] == 0:
                left += 1
        return max(0.0, 1.0 - left / 24.0)
    return len(symbols(board, TERRAINS.index(str(condition["resource"])))) / 8.0


def block_way(board: Board, terrain: int, high: int, wide: int) -> int:
    """The most squares of a block that show the terrain while the others are free."""
    shows: list[int] = []
    opens: list[int] = []
    squares = board.squares
    grid = board.grid
    rows = (grid.squares.w0, grid.squares.w1, grid.squares.w2)
    for row in range(WIDTH):
        has = 0
        free = 0
        for column in range(WIDTH):
            holds = squares[row * WIDTH + column]
            if holds == 0:
                free |= 1 << column
            elif holds & TERRAIN == terrain + 1:
                has |= 1 << column
        shows.append(has)
        opens.append((int(rows[row // 4] >> 12 * (row % 4)) & 0xFFF & free) | has)
    block = (1 << wide) - 1
    best = 0
    for top in range(WIDTH - high + 1):
        fits = opens[top]
        any_shown = shows[top]
        for row in range(top + 1, top + high):
            fits &= opens[row]
            any_shown |= shows[row]
        if not any_shown:
            continue
        for left in range(WIDTH - wide + 1):
            if fits >> left & block == block and any_shown >> left & block:
                count = 0
                for row in range(top, top + high):
                    count += IN_A_ROW[shows[row] >> left & block]
                if count > best:
                    best = count
    return best


def pending_of(state: PlanetUnknown, seat: int) -> tuple[Gain, ...]:
    for frame in state.lanes[seat] if state.lanes else state.agenda:
        if isinstance(frame, Turn) and frame.seat == seat:
            return frame.pending()
    return ()


def features_of(state: PlanetUnknown, seat: int) -> list[float]:
    board = state.boards[seat]
    out = [0.0] * COUNT
    squares_into(board, out)
    things_into(board, out)
    steps = [0] * 8
    pending_into(board, pending_of(state, seat), steps, out)
    tracks_into(board, steps, out)
    if board.objectives:
        goals_into(board, out)
    return out


def time_left(state: PlanetUnknown, out: list[float]) -> float:
    """About how many tiles are still to be placed on a board with these numbers."""
    by_squares = max(0.0, (out[SHAPE_AT] - 8.0) / 4.4)
    return min(by_squares, float(len(state.deck))) if state.with_events else by_squares
