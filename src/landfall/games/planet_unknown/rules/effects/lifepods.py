"""Places for collected lifepods: tracks with Cosmos, technologies with Jump Drive (section 16, R 35, R 61)."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Decision, Frame
from landfall.flow.refusal import Refusal
from landfall.games.planet_unknown.story.cards import LifepodPut
from landfall.games.planet_unknown.table.board import Board, without
from landfall.games.planet_unknown.table.components import ROWS_OF_A_TRACK, TRACKS
from landfall.games.planet_unknown.table.corporations import LIFEPODS_ON_SPACES, LIFEPODS_ON_TECHNOLOGIES
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    DECLINE,
    FIRST_SPACE,
    FIRST_TECH,
    LEVELS,
    LIFEPOD,
    LIFT,
    PICK,
    PLACES,
    SCORING_AREA,
    SPACES_WITH_PLACES,
    place_of_space,
    space_of_place,
)
from landfall.games.planet_unknown.table.trackers import place_of, settle


def add_places(board: Board, lifted_from: int, out: list[int]) -> None:
    """Where a lifepod may be put: not where it came from, on no tracker and on no other lifepod (R 35)."""
    if lifted_from != SCORING_AREA:
        out.append(LIFEPOD + SCORING_AREA)
    if board.can(LIFEPODS_ON_TECHNOLOGIES):
        for tech in LEVELS:
            if tech not in board.pods and FIRST_TECH + tech - 1 != lifted_from:
                out.append(LIFEPOD + FIRST_TECH + tech - 1)
    elif board.can(LIFEPODS_ON_SPACES):
        for track in range(len(TRACKS)):
            for pos in range(SPACES_WITH_PLACES):
                space = track * ROWS_OF_A_TRACK + pos
                place = place_of_space(space)
                if space not in board.pods and board.at[track] != pos and place != lifted_from:
                    out.append(LIFEPOD + place)


def add_lifts(board: Board, out: list[int]) -> None:
    """The places from which a lifepod can be taken."""
    if board.scored:
        out.append(LIFT + SCORING_AREA)
    for pod in sorted(board.pods):
        out.append(LIFT + place_of(board, pod))


def put(state: PlanetUnknown, seat: int, place: int) -> None:
    """Put a lifepod there; on a Jump Drive technology it unlocks it."""
    board = state.boards[seat]
    if place == SCORING_AREA:
        board.scored += 1
    elif place < FIRST_SPACE:
        board.pods = (*board.pods, place - FIRST_TECH + 1)
    else:
        board.pods = (*board.pods, space_of_place(place))
    settle(board)
    if state.history is not None:
        state.tell(LifepodPut(seat, PLACES[place]))


def remove(board: Board, place: int) -> None:
    """Take a lifepod away from its place. What it covered counts again, at once (R 61)."""
    if place == SCORING_AREA:
        board.scored -= 1
    elif place < FIRST_SPACE:
        board.pods = without(board.pods, place - FIRST_TECH + 1)
    else:
        board.pods = without(board.pods, space_of_place(place))
    settle(board)


def lift(state: PlanetUnknown, seat: int, place: int, more: int) -> None:
    """Reposition: lift a lifepod and put it elsewhere; `more` others may follow at the same moment."""
    remove(state.boards[seat], place)
    state.then(PutLifepod(seat, place), LiftLifepod(seat, more) if more else None)


@dataclass(init=False, unsafe_hash=True)
class PutLifepod(Decision):
    """The lifepod in hand goes to another allowed place."""

    seat: int
    lifted_from: int

    def __init__(self, seat: int, lifted_from: int) -> None:
        self.seat = seat
        self.lifted_from = lifted_from

    def asked(self, state: PlanetUnknown) -> dict[str, object]:
        return {"place": PLACES[self.lifted_from]}

    def legal(self, state: PlanetUnknown) -> list[int]:
        out: list[int] = []
        add_places(state.boards[self.seat], self.lifted_from, out)
        return out

    def take(self, state: PlanetUnknown, action: int) -> None:
        put(state, self.seat, action - LIFEPOD)

    def why_not(self, state: PlanetUnknown, action: int) -> Refusal:
        if not LIFEPOD <= action < LIFT:
            return Refusal("answer-the-question", "16", {"decision": "PutLifepod"})
        return Refusal("no-place-for-a-lifepod", "R 35", {"place": PLACES[action - LIFEPOD]})


@dataclass(init=False, unsafe_hash=True)
class LiftLifepod(Decision):
    """Cosmos 2: up to three collected lifepods are repositioned at one moment."""

    seat: int
    left: int

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def legal(self, state: PlanetUnknown) -> list[int]:
        out: list[int] = []
        add_lifts(state.boards[self.seat], out)
        out.append(DECLINE)
        return out

    def take(self, state: PlanetUnknown, action: int) -> None:
        if action != DECLINE:
            lift(state, self.seat, action - LIFT, self.left - 1)

    def why_not(self, state: PlanetUnknown, action: int) -> Refusal:
        if not LIFT <= action < PICK:
            return Refusal("answer-the-question", "16", {"decision": "LiftLifepod"})
        return Refusal("no-lifepod-there", "16", {"place": PLACES[action - LIFT]})


LIFEPOD_FRAMES: tuple[type[Frame], ...] = (PutLifepod, LiftLifepod)
