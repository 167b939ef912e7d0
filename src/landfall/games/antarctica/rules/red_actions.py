"""Red track actions (rules, section 11): only for the owner of the cube."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Frame, SeatFrame
from landfall.games.antarctica.rules.shipyard import HandOut
from landfall.games.antarctica.story.events import Recruited, ShipBuilt
from landfall.games.antarctica.story.research_events import NothingHappened, ResourceTaken
from landfall.games.antarctica.table.components import ACTION_IDS, ADVANCED_IN_PLAY, RESOURCE_IDS
from landfall.games.antarctica.table.state import Antarctica, changed
from landfall.games.antarctica.table.terms import (
    ADVANCED,
    BASIC,
    NEW_SHIP,
    RECRUIT_1,
    RESOURCE_ADVANCED,
    RESOURCE_BASIC,
)

BASIC_LIMIT = 1  # R22


@dataclass(init=False, unsafe_hash=True)
class RecruitOne(SeatFrame):
    """Red: one scientist from reserve to supply; nothing if the reserve is empty."""

    def resolve(self, state: Antarctica) -> None:
        recruited = state.recruit(self.seat, 1)
        if state.history is not None:
            action = ACTION_IDS[RECRUIT_1]
            state.tell(Recruited(self.seat, 1, action) if recruited else NothingHappened(self.seat, action))


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
            if state.history is not None:
                state.tell(ResourceTaken(seat, RESOURCE_IDS[BASIC]))
        elif self.resource == ADVANCED and sum(state.advanced) < ADVANCED_IN_PLAY[state.seats]:
            state.advanced = changed(state.advanced, seat, state.advanced[seat] + 1)
            if state.history is not None:
                state.tell(ResourceTaken(seat, RESOURCE_IDS[ADVANCED]))
        elif state.history is not None:
            action = RESOURCE_BASIC if self.resource == BASIC else RESOURCE_ADVANCED
            state.tell(NothingHappened(seat, ACTION_IDS[action]))


@dataclass(init=False, unsafe_hash=True)
class NewShip(SeatFrame):
    """Red: a ship from Available to the end of the lit zone's queue, unless three are there or none is in Available."""

    def resolve(self, state: Antarctica) -> None:
        seat = self.seat
        if state.ships_left[seat] == 0 or not state.has_room(state.sun):
            if state.history is not None:
                state.tell(NothingHappened(seat, ACTION_IDS[NEW_SHIP]))
            return
        state.launch(seat, state.sun)
        if state.history is not None:
            state.tell(ShipBuilt(seat, state.sun))
        state.then(HandOut(seat))


RED_ACTION_FRAMES: tuple[type[Frame], ...] = (RecruitOne, TakeResource, NewShip)
