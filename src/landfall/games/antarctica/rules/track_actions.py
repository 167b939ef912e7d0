"""What a cube triggers on its way (rules, section 10), and the blue action `advance_3` (section 11).

Triggered actions wait in a `Queue`, first in, first out. One is finished by everybody before the next one starts; those
triggered on the way join the end.
"""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.errors import RulesError
from landfall.flow.frame import Decision, Frame
from landfall.flow.refusal import Refusal
from landfall.games.antarctica.rules.red_actions import NewShip, RecruitOne, TakeResource
from landfall.games.antarctica.rules.refusals import answer_first, cannot_choose_track, in_block
from landfall.games.antarctica.rules.ship_move import ShipMove
from landfall.games.antarctica.rules.shipyard import ShipyardDraft
from landfall.games.antarctica.rules.tracks import open_to, step_forward
from landfall.games.antarctica.story.research_events import Advanced, Declined, NothingHappened, Triggered
from landfall.games.antarctica.table.components import ACTION_IDS, BLUE_ACTIONS, NO_ACTION, TRACK_ACTIONS, TRACK_IDS
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import (
    ADVANCE_3,
    ADVANCED,
    BASIC,
    DECLINE,
    NEW_SHIP,
    RECRUIT_1,
    RESOURCE_ADVANCED,
    RESOURCE_BASIC,
    SHIP_MOVE,
    SHIPYARD_DRAFT,
    TRACK,
    space_bit,
)

ADVANCE_POINTS = 3


def advance(state: Antarctica, seat: int, track: int, points: int) -> list[Frame]:
    """Move a cube, and list what it triggers: spaces reached or passed, jumped ones included, in track order (R28).

    A red space acts each time, for the cube's owner; a blue one once in the game, for all, and is used up now (R29).
    """
    start = step_forward(state, seat, track, points)
    reached = state.cubes[state.at(track, seat)]
    if state.history is not None:
        state.tell(Advanced(seat, TRACK_IDS[track], start, reached))
    triggered: list[Frame] = []
    actions = TRACK_ACTIONS[track]
    for space in range(start + 1, reached + 1):
        action = actions[space]
        if action == NO_ACTION:
            continue
        if BLUE_ACTIONS[action]:
            bit = space_bit(track, space)
            if state.used & bit:
                continue
            state.used |= bit
        if state.history is not None:
            state.tell(Triggered(seat, TRACK_IDS[track], space, ACTION_IDS[action]))
        triggered.append(track_action(action, seat))
    return triggered


def track_action(action: int, seat: int) -> Frame:
    """The step that resolves an action for the owner of the cube."""
    if action == RECRUIT_1:
        return RecruitOne(seat)
    if action == RESOURCE_BASIC:
        return TakeResource(seat, BASIC)
    if action == RESOURCE_ADVANCED:
        return TakeResource(seat, ADVANCED)
    if action == NEW_SHIP:
        return NewShip(seat)
    if action == SHIP_MOVE:
        return ShipMove(seat)
    if action == SHIPYARD_DRAFT:
        return ShipyardDraft(seat)
    if action == ADVANCE_3:
        return AdvanceThree(seat, 0, 0)
    raise RulesError(f"no track action has the number {action}")


@dataclass(init=False, unsafe_hash=True)
class AdvanceThree(Frame):
    """Blue: each player in order advances three empty spaces on one open track, no two on the same one (R31)."""

    seat: int  # who triggered it
    turn: int  # how many have had their turn
    taken: int  # tracks that were moved on, one bit each

    def __init__(self, seat: int, turn: int, taken: int) -> None:
        self.seat = seat
        self.turn = turn
        self.taken = taken

    def resolve(self, state: Antarctica) -> None:
        for turn in range(self.turn, state.seats):
            seat = (self.seat + turn) % state.seats
            if free_tracks(state, seat, self.taken):
                state.then(AdvanceTrack(seat, self.seat, turn, self.taken))
                return
            if state.history is not None:
                state.tell(NothingHappened(seat, ACTION_IDS[ADVANCE_3]))


def free_tracks(state: Antarctica, seat: int, taken: int) -> list[int]:
    """The tracks the seat can move on and nobody has moved on in this action."""
    return [track for track in open_to(state, seat) if not taken >> track & 1]


@dataclass(init=False, unsafe_hash=True)
class AdvanceTrack(Decision):
    """`advance_3`: on which track. The seat that triggered it must move if possible, the others may decline (R47)."""

    seat: int
    trigger_seat: int
    turn: int
    taken: int

    def __init__(self, seat: int, trigger_seat: int, turn: int, taken: int) -> None:
        self.seat = seat
        self.trigger_seat = trigger_seat
        self.turn = turn
        self.taken = taken

    def source(self, state: Antarctica) -> str:
        return ACTION_IDS[ADVANCE_3]

    def asked(self, state: Antarctica) -> dict[str, object]:
        taken = [TRACK_IDS[track] for track in range(state.open_tracks) if self.taken >> track & 1]
        return {"points": ADVANCE_POINTS, "taken": taken}

    def legal(self, state: Antarctica) -> list[int]:
        legal = [TRACK + track for track in free_tracks(state, self.seat, self.taken)]
        if self.seat != self.trigger_seat:
            legal.append(DECLINE)
        return legal

    def take(self, state: Antarctica, action: int) -> None:
        if action == DECLINE:
            if state.history is not None:
                state.tell(Declined(self.seat, ACTION_IDS[ADVANCE_3]))
            state.then(AdvanceThree(self.trigger_seat, self.turn + 1, self.taken))
            return
        track = action - TRACK
        state.then(AdvanceThree(self.trigger_seat, self.turn + 1, self.taken | 1 << track))
        for triggered in advance(state, self.seat, track, ADVANCE_POINTS):
            state.join(triggered)  # R30: it waits until everybody has moved

    def why_not(self, state: Antarctica, action: int) -> Refusal:
        if in_block(action, TRACK, len(TRACK_IDS)):
            return cannot_choose_track(state, self.seat, action - TRACK)
        if action == DECLINE:
            return Refusal("must-advance", "R47")
        return answer_first(self)


TRACK_ACTION_FRAMES: tuple[type[Frame], ...] = (AdvanceThree, AdvanceTrack)
