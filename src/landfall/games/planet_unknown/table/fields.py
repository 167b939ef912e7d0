"""Every field of Planet Unknown, of the table and of a board: what an empty one holds, and what may be stored there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from landfall.flow.errors import BadState
from landfall.flow.fields import (
    NO_FIELDS,
    Field,
    Fields,
    FixedPiles,
    FixedRow,
    Form,
    Numbers,
    Pile,
    Piles,
    Row,
    Truth,
    Whole,
    empty_fields,
    numbers,
    read_fields,
    stored_fields,
)
from landfall.flow.game import Game
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import (
    CELLS,
    CIV_CARDS,
    CIV_LEVELS,
    CORPORATIONS,
    DECK_SIZE,
    DEPOTS,
    EVENTS_IN_THE_BOX,
    OBJECTIVES,
    PLANETS,
    ROWS_OF_A_TRACK,
    TILES_PER_STACK,
    TRACKS,
)
from landfall.games.planet_unknown.table.corporations import (
    LEVELS_USED_IN_A_GAME,
    LEVELS_USED_IN_A_ROUND,
    TRACKERS_ROAM,
)
from landfall.games.planet_unknown.table.gains import FINAL_CARDS
from landfall.games.planet_unknown.table.grid import grid_of
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    ALL_ROUND_RULES,
    BY_A,
    BY_B,
    BY_C,
    KSB,
    LOADED,
    METEOR,
    MOST_ROVERS,
    NONE,
    PATCH_HERE,
    PICKS,
    SYMBOL,
    TECHNOLOGIES,
    TERRAIN,
    TO_BE_PLACED,
    UNIVERSAL,
)

LAST_SQUARE: Final = CELLS - 1
LAST_SPACE: Final = len(TRACKS) * ROWS_OF_A_TRACK - 1
TILES: Final = 2 * DEPOTS * TILES_PER_STACK
LIFEPODS: Final = 6
MANY: Final = 10000  # of what has no end
MOST_ROUNDS: Final = 1000
MOST_LOOKS: Final = 99  # a seat looks through stacks less often


class Squares(Row):
    """What lies on the squares of a planet."""

    def empty(self) -> Any:
        return bytes(self.row)

    def read(self, stored: Any) -> Any:
        return bytes(super().read(stored))


class Returned(Field):
    """Cards seen on their way back to a stack: card, whether it may have left it, and cards by seat."""

    form: ClassVar[Form] = Form.LISTS

    def empty(self) -> Any:
        return ()

    def read(self, stored: Any) -> Any:
        if type(stored) is not list:
            raise BadState(f"returned should be a list of lists, not {stored!r}")
        found: list[tuple[int, ...]] = []
        for known in stored:
            values = numbers(known, self.name, 0, CIV_CARDS)
            if len(values) < 3 or values[0] == 0 or values[1] > 1:
                raise BadState(f"returned holds {known!r}")
            found.append(tuple(values))
        return tuple(found)


BOARD_FIELDS: Final = Fields(
    Whole("planet", 0, len(PLANETS) - 1, KSB),
    Whole("corporation", 0, len(CORPORATIONS) - 1, UNIVERSAL),
    Squares("squares", 0, TERRAIN | SYMBOL | METEOR | PATCH_HERE, [0] * CELLS),
    Pile("last", 0, LAST_SQUARE),
    Pile("lifepods", 0, LAST_SQUARE),
    Pile("meteorites", 0, LAST_SQUARE),
    Pile("rovers", 0, LOADED + LAST_SQUARE),
    Row("at", 0, LAST_SPACE, [0] * len(TRACKS)),
    Whole("techs", 0, TECHNOLOGIES),
    Whole("withheld", 0, TECHNOLOGIES),
    Whole("used_round", 0, (1 << len(LEVELS_USED_IN_A_ROUND)) - 1),
    Whole("used_game", 0, (1 << len(LEVELS_USED_IN_A_GAME)) - 1),
    Whole("reserve", 0, MOST_ROVERS),
    Whole("extra_rover", 0, TO_BE_PLACED),
    Whole("pool", 0, MANY),
    Whole("scored", 0, LIFEPODS),
    Pile("pods", 0, LAST_SPACE),
    Whole("collected", 0, MANY),
    Whole("stored", 0, MANY),
    Whole("flux", 0, len(TRACKS) - 1),
    Pile("cards", 1, CIV_CARDS),
    Numbers("owed", 1, CIV_LEVELS),
    Whole("extra_card", 0, CIV_CARDS),
    Pile("objectives", 1, OBJECTIVES),
    Pile("dealt", 1, OBJECTIVES),
    Pile("rejected", 1, OBJECTIVES),
    FixedRow("labels", 0, MOST_LOOKS, [0] * (CIV_CARDS + 1)),
    Whole("looks", 0, MOST_LOOKS),
    Returned("returned"),
    Whole("peeked", 0, 1 + DECK_SIZE),
    Whole("picked", 0, PICKS),
    Whole("final_steps", 0, len(FINAL_CARDS)),
    Whole("finals_shown", 0, 1),
    Whole("took", NONE, 1, NONE),
    Truth("stuck"),
    Whole("tiles", 0, TILES),
    Whole("tiles_lost", 0, TILES),
    Whole("lifepods_lost", 0, LIFEPODS),
    Whole("rovers_lost", 0, MOST_ROVERS),
    Whole("rovers_added", 0, 1),
)


def empty_board() -> Board:
    """A board with nothing on it."""
    board = Board()
    empty_fields(board, BOARD_FIELDS)
    follow(board)
    return board


def follow(board: Board) -> None:
    """What follows from the stored fields: the planet's grid, the covered squares as words, and nothing counted yet."""
    board.grid = grid_of(board.planet)
    board.c0 = 0
    board.c1 = 0
    board.c2 = 0
    board.judged_squares = None
    board.judged_meteorites = ()
    board.judged_rovers = ()
    board.judged_worth = 0.0
    lying = [square for square in range(CELLS) if board.squares[square]]
    board.cover(lying, [board.squares[square] for square in lying])


EMPTY_BOARD: Final = empty_board()


def new_board(planet: int, corporation: int) -> Board:
    """A player's things at the start: lifepods on the planet, rovers in reserve, trackers at the bottom."""
    board = EMPTY_BOARD.clone()
    board.counts = None
    board.planet = planet
    board.grid = grid_of(planet)
    board.lifepods = PLANETS[planet].lifepods
    board.corporation = corporation
    board.reserve = CORPORATIONS[corporation].rovers
    if board.can(TRACKERS_ROAM):
        board.at = [track * ROWS_OF_A_TRACK for track in range(len(TRACKS))]
    return board


def board_from(stored: Mapping[str, Any]) -> Board:
    """A player's things, as they were stored."""
    board = Board()
    read_fields(board, BOARD_FIELDS, stored)
    follow(board)
    return board


class Boards(Field):
    """By seat: a player's things."""

    def __init__(self, name: str, seats: int) -> None:
        super().__init__(name)
        self.seats = seats

    def empty(self) -> Any:
        return [new_board(KSB, UNIVERSAL) for _ in range(self.seats)]

    def stored(self, value: Any) -> Any:
        return [stored_fields(board, BOARD_FIELDS) for board in value]

    def read(self, stored: Any) -> Any:
        boards = [board_from(board) for board in stored]
        if len(boards) != self.seats:
            raise BadState(f"boards should be a list of {self.seats}")
        return boards


def describe(seats: int) -> Fields:
    """The fields of a table with this many seats."""
    return Fields(
        Boards("boards", seats),
        Numbers("offered", 1, max(len(PLANETS), len(CORPORATIONS)) - 1),
        Whole("round", 0, MOST_ROUNDS),
        Whole("commander", 0, seats - 1),
        Whole("rotation", 0, DEPOTS - 1),
        Whole("shift", 0, DEPOTS - 1),
        Piles("stacks", 0, TILES_PER_STACK - 1, [()] * (2 * DEPOTS)),
        Whole("tiles_removed", 0, TILES),
        Truth("with_events"),
        Pile("deck", 1, EVENTS_IN_THE_BOX),
        Pile("used_events", 1, EVENTS_IN_THE_BOX),
        Whole("rules", 0, ALL_ROUND_RULES),
        FixedPiles("civ", 1, CIV_CARDS, [()] * CIV_LEVELS),
        FixedPiles("unused_civ", 1, CIV_CARDS, [()] * CIV_LEVELS),
        Pile("objective_deck", 1, OBJECTIVES),
        Pile("neighbour", 1, OBJECTIVES),
        Pile("common", 1, OBJECTIVES),
        Whole("ending", 0, BY_A | BY_B | BY_C),
    )


FIELDS: Final[tuple[Fields, ...]] = (NO_FIELDS, *[describe(seats) for seats in range(1, 7)])


def empty_table(game: Game, seats: int, options: dict[str, Any], key: bytes) -> PlanetUnknown:
    """The table as it comes out of the box: symmetric boards, no card dealt, no stack in the station."""
    state = PlanetUnknown(game, seats, options, key)
    empty_fields(state, FIELDS[seats])
    state.planner = NONE
    state.rival = 0.0
    return state
