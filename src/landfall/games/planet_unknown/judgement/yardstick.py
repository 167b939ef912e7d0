"""The yardstick: how bots judged before they learned. It stays as it is, so that others can be measured against it.

Medals in sight, squares covered, tracks climbed, objectives, holes.

What never changes is worked out beforehand: the worth of a line by its gaps, of a space of a track, of a card. How
many gaps the rows and columns have is read from the words of covered squares, a row of twelve bits at a time.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from landfall.flow.judgement import lead_of, squeezed
from landfall.games.planet_unknown.rules.ending.medals import medals_of
from landfall.games.planet_unknown.rules.ending.objectives import is_met
from landfall.games.planet_unknown.rules.ending.scoring import neighbour_medals
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import (
    BOOST,
    CARD_EFFECT,
    CHOICE,
    CIV_CARD,
    CIV_CARDS,
    CORPORATIONS,
    MOVE,
    ONE_BENEFIT,
    PATCH,
    PERSONAL,
    PLANETS,
    ROVER,
    ROWS_OF_A_TRACK,
    TECH,
    TRACKS,
    WIDTH,
    Corporation,
    Planet,
)
from landfall.games.planet_unknown.table.corporations import (
    LIFEPODS_ON_SPACES,
    LIFEPODS_ON_TECHNOLOGIES,
    TRACKERS_ROAM,
    WATER_HAS_A_PATH,
    may_come_to,
)
from landfall.games.planet_unknown.table.gains import (
    ALL_TO,
    BOOST_GAIN,
    CHOICE_GAIN,
    CIV_CARD_GAIN,
    CLEAR_LINE,
    COLLECT_LIFEPOD,
    COLLECT_METEORITE,
    DESTROY_METEORITE,
    DIFFERENT,
    ENERGY_STEP,
    EXTRA_TILE,
    FINAL_STEP,
    GAIN_NAMES,
    LIFEPOD_GAIN,
    PATCH_GAIN,
    REGRESS_OTHER,
    ROVER_GAIN,
    SAME,
    STEPS,
    TECH_STEP,
    TWO_CARDS,
    Gain,
    Turn,
)
from landfall.games.planet_unknown.table.grid import Words, around
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import ALL_TRACKERS, LOADED, ROVER_TRACK, SQUARE, TECH_TRACK, WATER

SPREAD: Final = 20.0  # a lead of this many medals is worth half a sure win
STEP_WORTH: Final = 0.45  # of a tracker, beyond its medals
LIFEPOD_WORTH: Final = 1.2
METEORITE_WORTH: Final = 0.35
LINE_SHARE: Final = 0.55  # of the medals of a line that is nearly full
HOLE_COST: Final = 0.6  # a free square without free neighbour
PATCH_WORTH: Final = 0.7
CARD_CHOICE: Final = 1.0  # a civ card to choose, and more for each level
CARD_LEVEL_WORTH: Final = 0.4
MOVE_WORTH: Final = 0.15
NEARNESS: Final = 0.5  # of a rover to what it may collect
METEORITE_GAPS: Final = 2  # a meteorite spoils a line like this many gaps
NEIGHBOUR_SHARE: Final = 0.6  # of the medals of neighbour objectives as they stand
OBJECTIVE_SHARE: Final = 0.8  # of the medals of a personal objective as it stands

# Twelve squares of a row as bits: how many there are, and one digit of four bits for each column.
IN_A_ROW: Final[list[int]] = [0]
BY_COLUMN: Final[list[int]] = [0]
for _column in range(WIDTH):
    IN_A_ROW.extend([count + 1 for count in IN_A_ROW])
    BY_COLUMN.extend([columns + (1 << 4 * _column) for columns in BY_COLUMN])


def line_worths(planet: Planet) -> list[list[float]]:
    """By row, then column: what it is worth with no gap, one gap, two ..."""
    sizes = [0] * (2 * WIDTH)
    for square in planet.squares:
        sizes[square // WIDTH] += 1
        sizes[WIDTH + square % WIDTH] += 1
    worths: list[list[float]] = []
    for line, medals in enumerate((*planet.row_medals, *planet.column_medals)):
        size = sizes[line]
        part = [LINE_SHARE * (1.0 - gaps / size) ** 2 * medals for gaps in range(1, size)]
        worths.append([float(medals), *part, 0.0])
    return worths


def space_worths(number: int) -> list[float]:
    """By space of the tracks: its medals, and what a tracker there is worth beyond them."""
    corporation = CORPORATIONS[number]
    worths: list[float] = []
    for space in range(len(TRACKS) * ROWS_OF_A_TRACK):
        unlocks_nothing = may_come_to(number, LIFEPODS_ON_TECHNOLOGIES) and space // ROWS_OF_A_TRACK == TECH_TRACK
        step = 0.0 if unlocks_nothing else STEP_WORTH * (space % ROWS_OF_A_TRACK)
        worths.append(float(corporation.medals[space]) + step)
    return worths


def card_worth(effect: dict[str, Any]) -> float:
    kind = str(effect["type"])
    if "n" in effect and kind.startswith("medals"):
        return float(effect["n"])
    return 1.5 if kind in ("set_medals", "meteorite_rate", "lifepods_worth") else 0.0


def benefit_worth(benefit: int) -> float:
    kind = benefit // ONE_BENEFIT * ONE_BENEFIT
    number = benefit % ONE_BENEFIT
    if kind == CIV_CARD:
        return CARD_CHOICE + CARD_LEVEL_WORTH * number
    if kind == MOVE:
        return MOVE_WORTH * number
    return {BOOST: 0.8, CHOICE: 0.9, PATCH: PATCH_WORTH, ROVER: 0.8, TECH: 0.6}[kind]


def step_worths(corporation: Corporation, spaces: list[float]) -> list[float]:
    """By space of the tracks: what the step to the next one brings; at a top only movement, if any."""
    worths: list[float] = []
    for space in range(len(spaces)):
        track = space // ROWS_OF_A_TRACK
        if space % ROWS_OF_A_TRACK >= corporation.tops[track]:
            worths.append(MOVE_WORTH * corporation.top_move if track == ROVER_TRACK else 0.0)
        else:
            benefits = [benefit_worth(benefit) for benefit in corporation.benefits[space + 1]]
            worths.append(spaces[space + 1] - spaces[space] + sum(benefits))
    return worths


GAIN_WORTHS: Final[list[float]] = [0.0] * (max(GAIN_NAMES) + 1)
GAIN_WORTHS[PATCH_GAIN] = PATCH_WORTH
GAIN_WORTHS[ROVER_GAIN] = 0.8
GAIN_WORTHS[LIFEPOD_GAIN] = LIFEPOD_WORTH
GAIN_WORTHS[CHOICE_GAIN] = 0.9
GAIN_WORTHS[REGRESS_OTHER] = -0.6
GAIN_WORTHS[COLLECT_METEORITE] = 0.8
GAIN_WORTHS[DIFFERENT] = 0.9
GAIN_WORTHS[SAME] = 0.9
GAIN_WORTHS[ALL_TO] = 3.0
GAIN_WORTHS[COLLECT_LIFEPOD] = LIFEPOD_WORTH
GAIN_WORTHS[EXTRA_TILE] = 2.5
GAIN_WORTHS[CLEAR_LINE] = 1.0
GAIN_WORTHS[DESTROY_METEORITE] = 0.7
GAIN_WORTHS[FINAL_STEP] = 0.9
GAIN_WORTHS[CIV_CARD_GAIN] = CARD_CHOICE
GAIN_WORTHS[TWO_CARDS] = 1.5

LINE_WORTHS: Final[list[list[list[float]]]] = [line_worths(planet) for planet in PLANETS]
SPACE_WORTHS: Final[list[list[float]]] = [space_worths(number) for number in range(len(CORPORATIONS))]
STEP_WORTHS: Final[list[list[float]]] = [
    step_worths(corporation, SPACE_WORTHS[at]) for at, corporation in enumerate(CORPORATIONS)
]
CARD_WORTHS: Final[list[float]] = [0.0, *[card_worth(CARD_EFFECT[card]) for card in range(1, CIV_CARDS + 1)]]
PERSONAL_WORTH: Final = 5.0 * OBJECTIVE_SHARE


def standing(board: Board) -> float:
    """What a board promises: medals it has, and parts of those it is on the way to."""
    worth = lines(board) + tracks(board) + rovers(board)
    worth += LIFEPOD_WORTH * (board.scored + len(board.pods)) + METEORITE_WORTH * board.collected
    worth += PATCH_WORTH * board.stored
    for level in board.owed:
        worth += CARD_CHOICE + CARD_LEVEL_WORTH * level
    for card in board.cards:
        worth += CARD_WORTHS[card]
    for card in board.objectives:
        worth += promise(board, card)
    return worth


def tracks(board: Board) -> float:
    """The trackers: their medals, and how far they have come."""
    worths = SPACE_WORTHS[board.corporation]
    at = board.at
    abilities = board.abilities()
    worth = 0.0
    if abilities & TRACKERS_ROAM:
        for tracker in range(len(TRACKS)):
            worth += float(medals_of(board, tracker)) + STEP_WORTH * (at[tracker] % ROWS_OF_A_TRACK)
        return worth
    for tracker in range(len(TRACKS)):
        worth += worths[tracker * ROWS_OF_A_TRACK + min(at[tracker], ROWS_OF_A_TRACK - 1)]
    if abilities & WATER_HAS_A_PATH:  # water follows its own path
        worth -= worths[WATER * ROWS_OF_A_TRACK + min(at[WATER], ROWS_OF_A_TRACK - 1)]
        worth += float(medals_of(board, WATER)) + STEP_WORTH * at[WATER]
    elif board.pods and abilities & LIFEPODS_ON_SPACES:  # lifepods hide medals
        worth = 0.0
        for tracker in range(len(TRACKS)):
            worth += float(medals_of(board, tracker)) + STEP_WORTH * at[tracker]
    elif abilities & LIFEPODS_ON_TECHNOLOGIES:  # a lifepod on a technology gives no medal, but a technology
        worth += 0.8 * len(board.pods)
    return worth


def rovers(board: Board) -> float:
    """Rovers, and what they may still collect by how near they are to it.

    Movement left is worth nothing by itself: what it is good for is seen when a rover moves, and where steps are free
    (Cosmos 4) it would last forever.
    """
    worth = 0.5 * len(board.rovers)
    if not board.rovers:
        return worth + 0.15 * len(board.lifepods)
    for square in board.lifepods:
        worth += 0.15 + NEARNESS / (1.0 + distance(board, square))
    for square in board.meteorites:
        worth += 0.5 * NEARNESS / (1.0 + distance(board, square))
    return worth


def distance(board: Board, square: int) -> int:
    """Steps from the nearest rover, as if nothing were in the way."""
    nearest = 2 * WIDTH
    for rover in board.rovers:
        at = rover & SQUARE
        steps = abs(at // WIDTH - square // WIDTH) + abs(at % WIDTH - square % WIDTH)
        if steps < nearest:
            nearest = steps
    return nearest


def in_hand(state: PlanetUnknown, seat: int) -> float:
    """What the seat has gained and not yet resolved."""
    worth = 0.0
    for frame in state.lanes[seat] if state.lanes else state.agenda:
        if isinstance(frame, Turn) and frame.seat == seat:
            board = state.boards[seat]
            for gain in frame.pending():
                worth += gain_worth(board, gain)
    return worth


def gain_worth(board: Board, gain: Gain) -> float:
    kind = gain.kind
    if kind == STEPS:
        return gain.number * step_worth(board, gain.tracker())
    if kind == ENERGY_STEP or kind == TECH_STEP or kind == BOOST_GAIN:
        kinds = gain.bits if kind == ENERGY_STEP else 1 << TECH_TRACK if kind == TECH_STEP else ALL_TRACKERS
        best = 0.0
        for tracker in range(len(TRACKS)):
            if kinds >> tracker & 1:
                best = max(best, step_worth(board, tracker))
        return best
    return GAIN_WORTHS[kind] * max(1, gain.number)


def step_worth(board: Board, tracker: int) -> float:
    """The next step of a tracker on its own track."""
    at = board.at[tracker]
    space = at if board.can(TRACKERS_ROAM) else tracker * ROWS_OF_A_TRACK + min(at, ROWS_OF_A_TRACK - 1)
    return STEP_WORTHS[board.corporation][space]


def promise(board: Board, card: int) -> float:
    """A personal objective: most of its medals if it is met now, some on the way to the top of a track."""
    if is_met(board, card):
        return PERSONAL_WORTH
    condition = PERSONAL[card]
    if str(condition["kind"]) == "track_at_top" and not board.can(TRACKERS_ROAM):
        way = board.at[TRACKS.index(str(condition["track"]))] / 24.0
        return PERSONAL_WORTH * way * way
    return 0.0


def lines(board: Board) -> float:
    """The worth of rows and columns; it is kept, and goes with clones, until something on the planet is replaced."""
    if (
        board.judged_squares is not board.squares
        or board.judged_meteorites is not board.meteorites
        or board.judged_rovers is not board.rovers
    ):
        board.judged_worth = judged_lines(board)
        board.judged_squares = board.squares
        board.judged_meteorites = board.meteorites
        board.judged_rovers = board.rovers
    return board.judged_worth


def judged_lines(board: Board) -> float:
    """Rows and columns by how full they are; a meteorite takes most of their worth, a hole some."""
    grid = board.grid
    squares = grid.squares
    free = Words(squares.w0 & ~board.c0, squares.w1 & ~board.c1, squares.w2 & ~board.c2)
    near = around(free)
    gaps: list[int] = [0] * (2 * WIDTH)
    columns = 0
    holes = 0
    row = 0
    for number in range(3):  # currents fill their square
        if number == 0:
            left: i64 = free.w0 & ~grid.currents.w0
            closed: i64 = left & ~near.w0
        elif number == 1:
            left = free.w1 & ~grid.currents.w1
            closed = left & ~near.w1
        else:
            left = free.w2 & ~grid.currents.w2
            closed = left & ~near.w2
        for _ in range(4):
            twelve = int(left & 0xFFF)
            gaps[row] = IN_A_ROW[twelve]
            columns += BY_COLUMN[twelve]
            left >>= 12
            row += 1
        while closed:
            holes += IN_A_ROW[int(closed & 0xFFF)]
            closed >>= 12
    for column in range(WIDTH):
        gaps[WIDTH + column] = columns & 15
        columns >>= 4
    for square in board.meteorites:
        gaps[square // WIDTH] += METEORITE_GAPS
        gaps[WIDTH + square % WIDTH] += METEORITE_GAPS
    for rover in board.rovers:
        if rover >= LOADED:
            gaps[(rover & SQUARE) // WIDTH] += METEORITE_GAPS
            gaps[WIDTH + (rover & SQUARE) % WIDTH] += METEORITE_GAPS
    worths = LINE_WORTHS[board.planet]
    worth = -HOLE_COST * holes
    for line in range(2 * WIDTH):
        worth_of = worths[line]
        worth += worth_of[min(gaps[line], len(worth_of) - 1)]
    planet = PLANETS[board.planet]
    for city in planet.cities:
        if board.squares[city] == 0:
            worth += float(planet.city_medals)
    return worth


def outlook(state: PlanetUnknown, seat: int) -> float:
    """The lead over the best of the others, squeezed into -1 to 1; alone, the way to the expected score."""
    if state.is_terminal():
        return state.returns()[seat]
    if state.seats == 1:
        lead = standing(state.boards[0]) + in_hand(state, 0) - 40.0
        return squeezed(lead, 2.0 * SPREAD)
    return squeezed(lead_of(worths_of(state), seat), SPREAD)


def worths_of(state: PlanetUnknown) -> list[float]:
    neighbour = neighbour_medals(state)
    return [
        standing(state.boards[seat]) + in_hand(state, seat) + NEIGHBOUR_SHARE * neighbour[seat]
        for seat in range(state.seats)
    ]
