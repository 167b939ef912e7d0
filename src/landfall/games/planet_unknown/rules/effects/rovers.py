"""Rovers, lifepods and meteorites (section 8)."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Decision, Frame
from landfall.flow.refusal import Refusal
from landfall.games.planet_unknown.story.turns import (
    MeteoriteLoaded,
    PieceCollected,
    PieceDestroyed,
    RoverMoved,
    RoverPlaced,
)
from landfall.games.planet_unknown.table.board import Board, without
from landfall.games.planet_unknown.table.components import CELLS, PLANETS, WIDTH
from landfall.games.planet_unknown.table.corporations import (
    DROPS_LOADS_IN_WATER,
    LIFEPODS_ARE_PUT,
    LOADS_METEORITES,
    PATCH_PER_METEORITE,
    STEPS_DIAGONALLY,
    STEPS_FREELY_ON_ENERGY,
    TELEPORTS_ON_CIV,
    TELEPORTS_ON_TERRAIN,
    USED_TELEPORT,
)
from landfall.games.planet_unknown.table.gains import LIFEPOD_GAIN, PATCH_GAIN, Gain
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    CARD_TELEPORT,
    CIV,
    DECLINE,
    DESTROY_LOAD,
    DIRECTION_COLUMNS,
    DIRECTION_ROWS,
    DIRECTIONS,
    ENERGY,
    KAAX,
    LOADED,
    NONE,
    NOT_ONTO,
    ROVER_TRACK,
    SQUARE,
    STEP,
    STRAIGHT_DIRECTIONS,
    SYMBOL,
    TARTARUS,
    TELEPORT,
    TERRAIN,
    WATER,
    square_name,
)


def target_of(square: int, direction: int) -> int:
    """The square one step further, or NONE off the twelve rows and columns."""
    row = square // WIDTH + DIRECTION_ROWS[direction]
    column = square % WIDTH + DIRECTION_COLUMNS[direction]
    if row < 0 or row >= WIDTH or column < 0 or column >= WIDTH:
        return NONE
    return row * WIDTH + column


def is_banned(state: PlanetUnknown, board: Board, square: int) -> bool:
    """Terrain that an event closes to rovers (R 59)."""
    terrain = board.squares[square] & TERRAIN
    return terrain > 0 and state.rules & NOT_ONTO << terrain - 1 != 0


def is_toxic(board: Board, square: int) -> bool:
    """K'Aax: an uncovered toxic square."""
    return board.planet == KAAX and board.squares[square] == 0 and PLANETS[KAAX].grid[square] == "T"


def can_enter(state: PlanetUnknown, board: Board, square: int) -> bool:
    """Whether a rover may step here: a square, no other rover, no ban (R 28)."""
    return (
        board.grid.is_square[square]
        and board.rover_on(square) == NONE
        and not is_toxic(board, square)
        and not is_banned(state, board, square)
    )


def crosses_chasm(board: Board, square: int, target: int, direction: int) -> bool:
    """Tartarus: the chasm stops steps but for the diagonal ones at two corners (R 18)."""
    planet = PLANETS[TARTARUS]
    if board.planet != TARTARUS or planet.sides[square] == planet.sides[target]:
        return False
    if direction >= STRAIGHT_DIRECTIONS:
        for a, b in planet.gaps:
            if (square == a and target == b) or (square == b and target == a):
                return False
    return True


def open_directions(board: Board) -> int:
    """How many of the directions a rover may take; the diagonals come last."""
    return len(DIRECTIONS) if board.can(STEPS_DIAGONALLY) else STRAIGHT_DIRECTIONS


def step_cost(board: Board, target: int) -> int:
    """Steps onto energy terrain may be free (R 37), also onto Petra's uncovered currents (R 31)."""
    return 0 if board.can(STEPS_FREELY_ON_ENERGY) and board.shows(target) == ENERGY else 1


def add_steps(state: PlanetUnknown, seat: int, out: list[int]) -> None:
    """The steps and teleports that movement in the pool allows."""
    board = state.boards[seat]
    if board.pool == 0 or not board.rovers:
        return
    directions = open_directions(board)
    for number in range(len(board.rovers)):
        square = board.rovers[number] & SQUARE
        for direction in range(directions):
            target = target_of(square, direction)
            if (
                target != NONE
                and can_enter(state, board, target)
                and not crosses_chasm(board, square, target, direction)
            ):
                out.append(STEP + number * len(DIRECTIONS) + direction)
    if board.can(TELEPORTS_ON_TERRAIN) and not board.used_round & USED_TELEPORT:
        for number in range(len(board.rovers)):
            terrain = board.squares[board.rovers[number] & SQUARE] & TERRAIN
            if terrain:
                for square in range(CELLS):
                    if board.squares[square] & TERRAIN == terrain and can_enter(state, board, square):
                        out.append(TELEPORT + number * CELLS + square)
    elif board.can(TELEPORTS_ON_CIV):
        for number in range(len(board.rovers)):
            if board.squares[board.rovers[number] & SQUARE] & (TERRAIN | SYMBOL) == CIV + 1 | SYMBOL:
                for square in range(CELLS):
                    if board.squares[square] & (TERRAIN | SYMBOL) == CIV + 1 | SYMBOL and can_enter(
                        state, board, square
                    ):
                        out.append(TELEPORT + number * CELLS + square)


def take_step(state: PlanetUnknown, seat: int, action: int) -> None:
    board = state.boards[seat]
    number = (action - STEP) // len(DIRECTIONS)
    target = target_of(board.rovers[number] & SQUARE, (action - STEP) % len(DIRECTIONS))
    board.pool -= step_cost(board, target)
    enter(state, seat, number, target)


def take_teleport(state: PlanetUnknown, seat: int, action: int) -> None:
    board = state.boards[seat]
    board.pool -= 1
    if board.can(TELEPORTS_ON_TERRAIN):
        board.used_round |= USED_TELEPORT
    enter(state, seat, (action - TELEPORT) // CELLS, (action - TELEPORT) % CELLS)


def add_card_teleports(state: PlanetUnknown, seat: int, out: list[int]) -> None:
    """Card 14: any square without rover; toxic ones too (R 28), but no banned terrain (R 59)."""
    board = state.boards[seat]
    for number in range(len(board.rovers)):
        for square in range(CELLS):
            if board.grid.is_square[square] and board.rover_on(square) == NONE and not is_banned(state, board, square):
                out.append(CARD_TELEPORT + number * CELLS + square)


def enter(state: PlanetUnknown, seat: int, number: int, square: int) -> None:
    """A rover comes onto a square and collects, or with Horizon loads, what lies there."""
    board = state.boards[seat]
    rover = board.rovers[number]
    came_from = rover & SQUARE
    loaded = rover >= LOADED
    if state.history is not None:
        state.tell(RoverMoved(seat, square_name(came_from), square_name(square)))
    if square in board.lifepods:
        collect_lifepod(state, seat, square)
    if not board.can(LOADS_METEORITES):
        set_rover(board, number, square)
        if square in board.meteorites:
            board.meteorites = without(board.meteorites, square)
            collect_meteorite(state, seat)
        return
    delivers = is_rover_symbol(board, square)
    if loaded and delivers:  # R 38 (b)
        loaded = False
        collect_meteorite(state, seat)
    if square in board.meteorites:
        board.meteorites = without(board.meteorites, square)
        if loaded:  # R 38 (a): the load stays where the rover came from
            board.meteorites = (*board.meteorites, came_from)
        loaded = not delivers
        if delivers:
            collect_meteorite(state, seat)
        elif state.history is not None:
            state.tell(MeteoriteLoaded(seat))
    set_rover(board, number, square + LOADED if loaded else square)
    if loaded and board.can(DROPS_LOADS_IN_WATER) and board.squares[square] & TERRAIN == WATER + 1:
        state.then(DestroyLoad(seat, number))


def is_rover_symbol(board: Board, square: int) -> bool:
    """Where a Horizon rover delivers its load."""
    return board.squares[square] & (TERRAIN | SYMBOL) == ROVER_TRACK + 1 | SYMBOL


def set_rover(board: Board, number: int, rover: int) -> None:
    rovers = list(board.rovers)
    rovers[number] = rover
    board.rovers = tuple(rovers)


def put_rover(state: PlanetUnknown, seat: int, square: int) -> None:
    """A rover milestone: from the reserve onto a square; a meteorite there is collected or loaded at once."""
    board = state.boards[seat]
    rover = square
    if state.history is not None:
        state.tell(RoverPlaced(seat, square_name(square)))
    if square in board.meteorites:
        board.meteorites = without(board.meteorites, square)
        if not board.can(LOADS_METEORITES) or is_rover_symbol(board, square):
            collect_meteorite(state, seat)
        else:
            rover = square + LOADED
            if state.history is not None:
                state.tell(MeteoriteLoaded(seat))
    board.rovers = (*board.rovers, rover)


def collect_meteorite(state: PlanetUnknown, seat: int) -> None:
    """To the meteorite area; Horizon 3 gives a patch for each."""
    board = state.boards[seat]
    board.collected += 1
    if state.history is not None:
        state.tell(PieceCollected(seat, "meteorite"))
    if board.can(PATCH_PER_METEORITE):
        state.join(Gain(PATCH_GAIN))


def collect_lifepod(state: PlanetUnknown, seat: int, square: int) -> None:
    """To the scoring area; Cosmos and Jump Drive choose a place for it (R 61)."""
    board = state.boards[seat]
    board.lifepods = without(board.lifepods, square)
    if state.history is not None:
        state.tell(PieceCollected(seat, "lifepod"))
    if board.can(LIFEPODS_ARE_PUT):
        state.join(Gain(LIFEPOD_GAIN))
    else:
        board.scored += 1


def meteorites_on(board: Board) -> list[int]:
    """The squares of all meteorites on the planet, loaded ones too."""
    found = list(board.meteorites)
    for rover in board.rovers:
        if rover >= LOADED:
            found.append(rover & SQUARE)
    found.sort()
    return found


def lift_meteorite(board: Board, square: int) -> None:
    """Take a meteorite off the planet, from the ground or from a rover."""
    if square in board.meteorites:
        board.meteorites = without(board.meteorites, square)
    else:
        set_rover(board, board.rover_on(square), square)


@dataclass(init=False, unsafe_hash=True)
class DestroyLoad(Decision):
    """Horizon 4: on entering water a loaded rover may destroy its meteorite."""

    seat: int
    rover: int

    def __init__(self, seat: int, rover: int) -> None:
        self.seat = seat
        self.rover = rover

    def asked(self, state: PlanetUnknown) -> dict[str, object]:
        return {"rover": self.rover + 1}

    def legal(self, state: PlanetUnknown) -> list[int]:
        return [DESTROY_LOAD, DECLINE]

    def take(self, state: PlanetUnknown, action: int) -> None:
        if action == DESTROY_LOAD:
            board = state.boards[self.seat]
            set_rover(board, self.rover, board.rovers[self.rover] & SQUARE)
            if state.history is not None:
                state.tell(PieceDestroyed(self.seat, "meteorite"))

    def why_not(self, state: PlanetUnknown, action: int) -> Refusal:
        return Refusal("answer-the-question", "16", {"decision": "DestroyLoad"})


ROVER_FRAMES: tuple[type[Frame], ...] = (DestroyLoad,)
