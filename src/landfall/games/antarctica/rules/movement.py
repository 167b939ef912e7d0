"""Movement (rules, section 5), with the discard that may come before it (W0)."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Decision, Frame
from landfall.flow.refusal import Refusal
from landfall.games.antarctica.rules.actions import Act
from landfall.games.antarctica.rules.cards import is_card
from landfall.games.antarctica.rules.discarding import add_discards, cannot_discard, discard, is_discard
from landfall.games.antarctica.rules.refusals import answer_first, cannot_enter, in_block
from landfall.games.antarctica.story.events import ShipSailed
from landfall.games.antarctica.table.components import ZONES
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import SAIL, first_berth


@dataclass(init=False, unsafe_hash=True)
class SetSail(Decision):
    """The active ship must move, to any other open zone with a free dock; that is the target zone.

    Before that one may discard, but not this ship, which lies in the lit zone.
    """

    seat: int
    ship: int
    discarded: bool

    def __init__(self, seat: int, ship: int, discarded: bool) -> None:
        self.seat = seat
        self.ship = ship
        self.discarded = discarded

    def asked(self, state: Antarctica) -> dict[str, object]:
        return {"zone": state.sun, "discarded": self.discarded}

    def legal(self, state: Antarctica) -> list[int]:
        here = state.sun
        legal: list[int] = []
        for zone in state.open_zones:
            if zone != here and state.has_room(zone):
                legal.append(SAIL + zone)
        assert legal, "R04: a dock is free in some other zone"
        if not self.discarded:
            add_discards(state, self.seat, self.ship, legal)
        return legal

    def take(self, state: Antarctica, action: int) -> None:
        if not in_block(action, SAIL, ZONES):
            discard(state, self.seat, action)
            state.then(SetSail(self.seat, self.ship, True))
            return
        zone = action - SAIL
        berth = first_berth(state.sun)
        while state.docks[berth] != self.ship:
            berth += 1
        state.leave(berth)
        state.arrive(self.ship, zone)
        if state.history is not None:
            state.tell(ShipSailed(self.seat, state.sun, zone))
        state.then(Act(self.seat, zone, self.discarded))

    def why_not(self, state: Antarctica, action: int) -> Refusal:
        if in_block(action, SAIL, ZONES):
            if action - SAIL == state.sun:
                return Refusal("same-zone", "5", {"zone": state.sun})
            return cannot_enter(state, action - SAIL, "5")
        if is_discard(action):
            return cannot_discard(state, self.seat, self.discarded, action)
        if is_card(action):
            return Refusal("move-first", "7")
        return answer_first(self)


MOVEMENT_FRAMES: tuple[type[Frame], ...] = (SetSail,)
