"""The blue track action `ship_move` (rules, section 11): everybody may move a ship, the owner of the cube first."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Decision, Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.antarctica.rules.refusals import answer_first, cannot_enter, in_block, no_own_ship
from landfall.games.antarctica.story.research_events import Declined, NothingHappened, ShipMoved
from landfall.games.antarctica.table.components import ACTION_IDS, ZONES
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import BERTHS, DECLINE, SAIL, SHIP, SHIP_MOVE, dock_at, zone_at


@dataclass(init=False, unsafe_hash=True)
class ShipMove(SeatFrame):
    """Blue: each player in order may move one own ship to another open zone with a free dock; no action follows."""

    def resolve(self, state: Antarctica) -> None:
        moves: list[Frame] = [MayMoveShip((self.seat + turn) % state.seats) for turn in range(state.seats)]
        state.then_all(moves)


def movable_berths(state: Antarctica, seat: int) -> list[int]:
    """R32: own ships, but none that came onto the board this turn. A dock elsewhere is always free (R04)."""
    return [berth for berth in state.own_berths(seat) if not state.came_this_turn(state.docks[berth])]


@dataclass(init=False, unsafe_hash=True)
class MayMoveShip(SeatFrame):
    """A player without a ship that could be moved is not asked."""

    def resolve(self, state: Antarctica) -> None:
        if movable_berths(state, self.seat):
            state.then(ChooseShip(self.seat))
        elif state.history is not None:
            state.tell(NothingHappened(self.seat, ACTION_IDS[SHIP_MOVE]))


@dataclass(init=False, unsafe_hash=True)
class ChooseShip(Decision):
    """`ship_move`: which ship goes to another zone, if any."""

    def source(self, state: Antarctica) -> str:
        return ACTION_IDS[SHIP_MOVE]

    def legal(self, state: Antarctica) -> list[int]:
        return [*[SHIP + berth for berth in movable_berths(state, self.seat)], DECLINE]

    def take(self, state: Antarctica, action: int) -> None:
        if action != DECLINE:
            state.then(ChooseZone(self.seat, action - SHIP))
        elif state.history is not None:
            state.tell(Declined(self.seat, ACTION_IDS[SHIP_MOVE]))

    def why_not(self, state: Antarctica, action: int) -> Refusal:
        if in_block(action, SHIP, BERTHS):
            why = no_own_ship(state, self.seat, action - SHIP, "11")
            return Refusal("ship-came-this-turn", "R32", {"zone": zone_at(action - SHIP)}) if why is None else why
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
        return {"zone": zone_at(self.berth), "dock": dock_at(self.berth)}

    def legal(self, state: Antarctica) -> list[int]:
        here = zone_at(self.berth)
        return [SAIL + zone for zone in state.open_zones if zone != here and state.has_room(zone)]

    def take(self, state: Antarctica, action: int) -> None:
        zone = action - SAIL
        state.arrive(state.leave(self.berth), zone)
        if state.history is not None:
            state.tell(ShipMoved(self.seat, zone_at(self.berth), zone))

    def why_not(self, state: Antarctica, action: int) -> Refusal:
        if not in_block(action, SAIL, ZONES):
            return answer_first(self)
        if action - SAIL == zone_at(self.berth):
            return Refusal("same-zone", "11", {"zone": action - SAIL})
        return cannot_enter(state, action - SAIL, "11")


SHIP_MOVE_FRAMES: tuple[type[Frame], ...] = (ShipMove, MayMoveShip, ChooseShip, ChooseZone)
