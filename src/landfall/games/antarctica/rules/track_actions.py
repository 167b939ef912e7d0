"""Track actions (rules, section 11), in the order in which they were triggered (section 10).

Triggered actions wait in a `Queue`, first in, first out. One is finished by everybody before the next one starts; those
triggered on the way join the end.
"""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.errors import RulesError
from landfall.flow.frame import Decision, Frame
from landfall.flow.refusal import Refusal
from landfall.games.antarctica.rules.refusals import (
    answer_first,
    cannot_choose_track,
    cannot_enter,
    in_block,
    no_own_ship,
)
from landfall.games.antarctica.rules.shipyard import HandOut, ShipyardDraft
from landfall.games.antarctica.rules.tracks import open_to, step_forward
from landfall.games.antarctica.story.events import Recruited, ShipBuilt
from landfall.games.antarctica.story.research_events import (
    Advanced,
    Declined,
    NothingHappened,
    ResourceTaken,
    ShipMoved,
    Triggered,
)
from landfall.games.antarctica.table.components import (
    ACTION_IDS,
    ADVANCED_IN_PLAY,
    BLUE_ACTIONS,
    DOCKS,
    NO_ACTION,
    RESOURCE_IDS,
    SPACES,
    TRACK_ACTIONS,
    TRACK_IDS,
    ZONES,
)
from landfall.games.antarctica.table.state import Antarctica, changed
from landfall.games.antarctica.table.terms import (
    ADVANCE_3,
    ADVANCED,
    BASIC,
    BERTHS,
    DECLINE,
    NEW_SHIP,
    RECRUIT_1,
    RESOURCE_ADVANCED,
    RESOURCE_BASIC,
    SAIL,
    SHIP,
    SHIP_MOVE,
    SHIPYARD_DRAFT,
    TRACK,
)

ADVANCE_POINTS = 3
BASIC_LIMIT = 1  # R22


def advance(state: Antarctica, seat: int, track: int, points: int) -> list[Frame]:
    """Move a cube, and list what it triggers: spaces reached or passed, jumped ones included, in track order (R28).

    A red space acts each time, for the cube's owner; a blue one once in the game, for all, and is used up now (R29).
    """
    start = step_forward(state, seat, track, points)
    reached = state.cubes[track * state.seats + seat]
    if state.history is not None:
        state.tell(Advanced(seat, TRACK_IDS[track], start, reached))
    triggered: list[Frame] = []
    actions = TRACK_ACTIONS[track]
    for space in range(start + 1, reached + 1):
        action = actions[space]
        if action == NO_ACTION:
            continue
        if BLUE_ACTIONS[action]:
            bit = 1 << track * SPACES + space - 1
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


# -- red: for the owner of the cube alone -----------------------------------------------------------------------------


@dataclass(init=False, unsafe_hash=True)
class RecruitOne(Frame):
    """Red: one scientist from reserve to supply; nothing if the reserve is empty."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, state: Antarctica) -> None:
        if state.recruit(self.seat, 1):
            state.tell(Recruited(self.seat, 1, ACTION_IDS[RECRUIT_1]))
        else:
            state.tell(NothingHappened(self.seat, ACTION_IDS[RECRUIT_1]))


@dataclass(init=False, unsafe_hash=True)
class TakeResource(Frame):
    """Red: a resource card from the stack; advanced if there is one, basic unless one is still held (R22)."""

    seat: int
    resource: int

    def __init__(self, seat: int, resource: int) -> None:
        self.seat = seat
        self.resource = resource

    def resolve(self, state: Antarctica) -> None:
        seat = self.seat
        if self.resource == BASIC and state.basic[seat] < BASIC_LIMIT:
            state.basic = changed(state.basic, seat, state.basic[seat] + 1)
            state.tell(ResourceTaken(seat, RESOURCE_IDS[BASIC]))
        elif self.resource == ADVANCED and sum(state.advanced) < ADVANCED_IN_PLAY[state.seats]:
            state.advanced = changed(state.advanced, seat, state.advanced[seat] + 1)
            state.tell(ResourceTaken(seat, RESOURCE_IDS[ADVANCED]))
        else:
            action = RESOURCE_BASIC if self.resource == BASIC else RESOURCE_ADVANCED
            state.tell(NothingHappened(seat, ACTION_IDS[action]))


@dataclass(init=False, unsafe_hash=True)
class NewShip(Frame):
    """Red: a ship from Available to the end of the lit zone's queue, unless three are there or none is in Available."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, state: Antarctica) -> None:
        seat = self.seat
        if state.ships_left[seat] == 0 or not state.has_room(state.sun):
            state.tell(NothingHappened(seat, ACTION_IDS[NEW_SHIP]))
            return
        state.launch(seat, state.sun)
        state.tell(ShipBuilt(seat, state.sun))
        state.then(HandOut(seat))


# -- blue: for everybody, the owner of the cube first -----------------------------------------------------------------


@dataclass(init=False, unsafe_hash=True)
class ShipMove(Frame):
    """Blue: each player in order may move one own ship to another open zone with a free dock; no action follows."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, state: Antarctica) -> None:
        moves: list[Frame] = [MayMoveShip((self.seat + turn) % state.seats) for turn in range(state.seats)]
        state.then_all(moves)


def movable_berths(state: Antarctica, seat: int) -> list[int]:
    """R32: own ships, but none that came onto the board this turn. A dock elsewhere is always free (R04)."""
    return [berth for berth in state.own_berths(seat) if not state.came >> state.docks[berth] & 1]


@dataclass(init=False, unsafe_hash=True)
class MayMoveShip(Frame):
    """A player without a ship that could be moved is not asked."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, state: Antarctica) -> None:
        if movable_berths(state, self.seat):
            state.then(ChooseShip(self.seat))
        else:
            state.tell(NothingHappened(self.seat, ACTION_IDS[SHIP_MOVE]))


@dataclass(init=False, unsafe_hash=True)
class ChooseShip(Decision):
    """`ship_move`: which ship goes to another zone, if any."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def source(self, state: Antarctica) -> str:
        return ACTION_IDS[SHIP_MOVE]

    def legal(self, state: Antarctica) -> list[int]:
        return [*[SHIP + berth for berth in movable_berths(state, self.seat)], DECLINE]

    def take(self, state: Antarctica, action: int) -> None:
        if action == DECLINE:
            state.tell(Declined(self.seat, ACTION_IDS[SHIP_MOVE]))
        else:
            state.then(ChooseZone(self.seat, action - SHIP))

    def why_not(self, state: Antarctica, action: int) -> Refusal:
        if in_block(action, SHIP, BERTHS):
            why = no_own_ship(state, self.seat, action - SHIP, "11")
            return Refusal("ship-came-this-turn", "R32", {"zone": (action - SHIP) // DOCKS}) if why is None else why
        return answer_first(self)


@dataclass(init=False, unsafe_hash=True)
class ChooseZone(Decision):
    """`ship_move`: to which zone; back to where the active ship came from is allowed (R12)."""

    seat: int
    berth: int

    def __init__(self, seat: int, berth: int) -> None:
        self.seat = seat
        self.berth = berth

    def source(self, state: Antarctica) -> str:
        return ACTION_IDS[SHIP_MOVE]

    def asked(self, state: Antarctica) -> dict[str, object]:
        return {"zone": self.berth // DOCKS, "dock": self.berth % DOCKS + 1}

    def legal(self, state: Antarctica) -> list[int]:
        here = self.berth // DOCKS
        return [SAIL + zone for zone in state.open_zones if zone != here and state.has_room(zone)]

    def take(self, state: Antarctica, action: int) -> None:
        zone = action - SAIL
        state.arrive(state.leave(self.berth), zone)
        state.tell(ShipMoved(self.seat, self.berth // DOCKS, zone))

    def why_not(self, state: Antarctica, action: int) -> Refusal:
        if not in_block(action, SAIL, ZONES):
            return answer_first(self)
        if action - SAIL == self.berth // DOCKS:
            return Refusal("same-zone", "11", {"zone": action - SAIL})
        return cannot_enter(state, action - SAIL, "11")


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
            state.tell(NothingHappened(seat, ACTION_IDS[ADVANCE_3]))


def free_tracks(state: Antarctica, seat: int, taken: int) -> list[int]:
    """The tracks the seat can move on and nobody has moved on in this action."""
    return [track for track in open_to(state, seat) if not taken >> track & 1]


@dataclass(init=False, unsafe_hash=True)
class AdvanceTrack(Decision):
    """`advance_3`: on which track. Who triggered it must move if possible, the others may decline (R47)."""

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


TRACK_ACTION_FRAMES: tuple[type[Frame], ...] = (
    RecruitOne,
    TakeResource,
    NewShip,
    ShipMove,
    MayMoveShip,
    ChooseShip,
    ChooseZone,
    AdvanceThree,
    AdvanceTrack,
)
