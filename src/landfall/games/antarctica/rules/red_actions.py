"""Red track actions (rules, section 11): for the owner of the cube alone."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Frame
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


RED_ACTION_FRAMES: tuple[type[Frame], ...] = (RecruitOne, TakeResource, NewShip)
