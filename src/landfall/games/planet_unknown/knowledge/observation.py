"""What a seat knows as numbers, seats counted from the observer on: the shape is the same for every seat."""

from __future__ import annotations

from array import array
from typing import Final

from landfall.flow.observation import Part, seat_by_seat
from landfall.games.planet_unknown.knowledge.observation_question import PARTS as QUESTION_PARTS
from landfall.games.planet_unknown.knowledge.observation_question import add_bits, observe_question
from landfall.games.planet_unknown.table.components import (
    CARD_IMMEDIATE,
    CARD_LEVEL,
    CELLS,
    CIV_CARDS,
    CIV_LEVELS,
    CORPORATIONS,
    DEPOTS,
    EVENTS_IN_THE_BOX,
    OBJECTIVES,
    PLANETS,
    ROWS_OF_A_TRACK,
    TILES_PER_STACK,
    TRACKS,
    WIDTH,
)
from landfall.games.planet_unknown.table.corporations import (
    HAS_FLUX_TRACK,
    LEVELS_USED_IN_A_GAME,
    LEVELS_USED_IN_A_ROUND,
)
from landfall.games.planet_unknown.table.gains import FINAL_STEP, GAIN_NAMES, Turn
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    LEVELS,
    LOADED,
    METEOR,
    MOST_ROVERS,
    NONE,
    PICKS,
    PLACES,
    RINGS,
    SQUARE,
    SYMBOL,
    TERRAIN,
)
from landfall.games.planet_unknown.table.trackers import place_of, position_of, space_of

STACKS: Final[int] = 2 * DEPOTS
# Layers of the planet: its squares, one for each terrain (1 to 6), and these.
SYMBOLS: Final = 7 * CELLS
METEORS: Final = 8 * CELLS
METEORITES: Final = 9 * CELLS
LIFEPODS: Final = 10 * CELLS
ROVERS: Final = 11 * CELLS
ICE: Final = 12 * CELLS
LAST_TILE: Final = 13 * CELLS
LOADS: Final = 14 * CELLS
LAYERS: Final = 15
ROUND_USES: Final[int] = len(LEVELS_USED_IN_A_ROUND)
GAME_USES: Final[int] = len(LEVELS_USED_IN_A_GAME)
GAINS: Final = max(GAIN_NAMES) + 1

# (name, numbers common to all, numbers per seat)
PARTS: Final = (
    ("squares of the planet, by layer", 0, LAYERS * CELLS),
    ("trackers: how far, and on which track", 0, 2 * len(TRACKS)),
    ("technologies", 0, len(LEVELS)),
    ("technologies used up in this round or game", 0, ROUND_USES + GAME_USES),
    ("flux track", 0, len(TRACKS)),
    ("lifepods on tracks and technologies", 0, len(PLACES)),
    ("pending things by kind", 0, GAINS),
    ("boards dealt, while sides are chosen", 0, len(PLANETS) + len(CORPORATIONS)),
    ("planet", 0, len(PLANETS)),
    ("corporation", 0, len(CORPORATIONS)),
    ("rovers in reserve, movement, lifepods, meteorites, stored patches, owed cards", 0, 6),
    ("civ cards that lie open, or are the observer's", 0, CIV_CARDS),
    ("face-down cards by level", 0, CIV_LEVELS),
    ("whose turn", 0, 1),
    ("commander", 0, 1),
    ("stacks before the seat", 0, 2 * STACKS),
    ("top tiles", STACKS * TILES_PER_STACK, 0),
    ("stack sizes", STACKS, 0),
    ("own sides chosen, while others choose", PICKS, 0),
    ("own objectives", OBJECTIVES, 0),
    ("objectives between the observer and its neighbours, and common ones", OBJECTIVES, 0),
    ("events used, the one in force twice", EVENTS_IN_THE_BOX, 0),
    ("round, civ stacks", 1 + CIV_LEVELS, 0),
    *QUESTION_PARTS,
)


def printed(squares: tuple[int, ...]) -> array[float]:
    """A layer of the planet that never changes."""
    layer = array("f", bytes(4 * CELLS))
    for square in squares:
        layer[square] = 1.0
    return layer


# By planet: its squares, and those of ice.
PRINTED: Final[tuple[array[float], ...]] = tuple([printed(planet.squares) for planet in PLANETS])
PRINTED_ICE: Final[tuple[array[float], ...]] = tuple([printed(planet.ice) for planet in PLANETS])


def layout(seats: int) -> list[Part]:
    """The parts with this many seats; the squares of a planet by layer, row and column."""
    planet = (LAYERS, CELLS // WIDTH, WIDTH)
    parts = seat_by_seat(PARTS, seats, common_first=False)
    return [(name, seat, planet if name == PARTS[0][0] else shape) for name, seat, shape in parts]


def observe(state: PlanetUnknown, seat: int, into: array[float]) -> None:
    """Fill a zeroed array; seat by seat first, then what is common."""
    at = 0
    to_act = state.to_act()
    for turn in range(state.seats):
        other = (seat + turn) % state.seats
        at = observe_board(state, other, other == seat, other in to_act, into, at)
    for stack in state.stacks:
        if stack:
            into[at + stack[-1]] = 1.0
        at += TILES_PER_STACK
    for stack in state.stacks:
        into[at] = len(stack) / TILES_PER_STACK
        at += 1
    if state.boards[seat].picked:
        into[at + state.boards[seat].picked - 1] = 1.0
    at += PICKS
    for card in state.boards[seat].objectives:
        into[at + card - 1] = 1.0
    at += OBJECTIVES
    for place, card in enumerate(state.neighbour):
        if state.seats == 2 or place == seat or (place + 1) % state.seats == seat:
            into[at + card - 1] = 1.0
    for card in state.common:
        into[at + card - 1] = 1.0
    at += OBJECTIVES
    for card in state.used_events:
        into[at + card - 1] = 0.5
    if state.used_events:
        into[at + state.used_events[-1] - 1] = 1.0
    at += EVENTS_IN_THE_BOX
    into[at] = min(state.round / 24.0, 1.0)
    for level in range(CIV_LEVELS):
        into[at + 1 + level] = min(len(state.civ[level]) / 7.0, 1.0)
    observe_question(state, seat, into, at + 1 + CIV_LEVELS)


def observe_board(state: PlanetUnknown, seat: int, own: bool, acts: bool, into: array[float], at: int) -> int:
    """One player's boards; the place after them."""
    board = state.boards[seat]
    into[at : at + CELLS] = PRINTED[board.planet]
    into[at + ICE : at + ICE + CELLS] = PRINTED_ICE[board.planet]
    squares = board.squares
    for square in range(CELLS):
        holds = squares[square]
        if holds:
            into[at + (holds & TERRAIN) * CELLS + square] = 1.0
            if holds & SYMBOL:
                into[at + SYMBOLS + square] = 1.0
            if holds & METEOR:
                into[at + METEORS + square] = 1.0
    for square in board.meteorites:
        into[at + METEORITES + square] = 1.0
    for square in board.lifepods:
        into[at + LIFEPODS + square] = 1.0
    for number in range(len(board.rovers)):
        rover = board.rovers[number]
        into[at + ROVERS + (rover & SQUARE)] = (number + 1) / MOST_ROVERS  # actions name a rover by its number
        if rover >= LOADED:
            into[at + LOADS + (rover & SQUARE)] = 1.0
    for square in board.last:
        into[at + LAST_TILE + square] = 1.0
    at += LAYERS * CELLS
    for tracker in range(len(TRACKS)):
        into[at + tracker] = position_of(board, tracker) / 24.0
        into[at + len(TRACKS) + tracker] = space_of(board, tracker) // ROWS_OF_A_TRACK / 4.0
    at += 2 * len(TRACKS)
    for level in LEVELS:
        if board.techs >> level & 1:
            into[at + level - 1] = 1.0
    at += len(LEVELS)
    add_bits(board.used_round, ROUND_USES, into, at)
    add_bits(board.used_game, GAME_USES, into, at + ROUND_USES)
    at += ROUND_USES + GAME_USES
    if board.can(HAS_FLUX_TRACK):
        into[at + board.flux] = 1.0
    at += len(TRACKS)
    for pod in board.pods:
        into[at + place_of(board, pod)] = 1.0
    at += len(PLACES)
    add_pending(state, seat, own, into, at)
    at += GAINS
    if state.offered and state.round == 0:
        into[at + state.planet_dealt(seat)] = 1.0
        into[at + len(PLANETS) + state.corporation_dealt(seat)] = 1.0
    at += len(PLANETS) + len(CORPORATIONS)
    into[at + board.planet] = 1.0
    at += len(PLANETS)
    into[at + board.corporation] = 1.0
    at += len(CORPORATIONS)
    into[at] = min(board.reserve / 5.0, 1.0)
    into[at + 1] = min(board.pool / 16.0, 1.0)
    into[at + 2] = min((board.scored + len(board.pods)) / 12.0, 1.0)
    into[at + 3] = min(board.collected / 24.0, 1.0)
    into[at + 4] = min(board.stored / 12.0, 1.0)
    into[at + 5] = min(len(board.owed) / 4.0, 1.0)
    at += 6
    for card in board.cards:
        if own or CARD_IMMEDIATE[card]:
            into[at + card - 1] = 1.0
    at += CIV_CARDS
    for card in board.cards:
        if not CARD_IMMEDIATE[card]:
            into[at + CARD_LEVEL[card] - 1] = min(into[at + CARD_LEVEL[card] - 1] + 0.125, 1.0)
    at += CIV_LEVELS
    if acts:
        into[at] = 1.0
    if seat == state.commander:
        into[at + 1] = 1.0
    at += 2
    for ring in range(len(RINGS)):
        if state.tile_before(seat, ring) != NONE:
            into[at + state.stack_before(seat, ring)] = 1.0
        at += STACKS
    return at


def add_pending(state: PlanetUnknown, seat: int, own: bool, into: array[float], at: int) -> None:
    """How many things of each kind the seat has still to resolve: all but what its face-down cards give is seen."""
    for frame in state.lanes[seat] if state.lanes else state.agenda:
        if isinstance(frame, Turn) and frame.seat == seat:
            for gain in frame.pending():
                if own or gain.kind != FINAL_STEP:
                    into[at + gain.kind] = min(into[at + gain.kind] + 0.125, 1.0)
