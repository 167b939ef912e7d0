"""Icebreakers (rules, section 9): one on the board lets a second ship act. `cards.py` has how one is laid."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Decision, Frame
from landfall.flow.refusal import Refusal
from landfall.games.antarctica.rules.refusals import answer_first
from landfall.games.antarctica.rules.turn import Turn
from landfall.games.antarctica.story.events import IcebreakerKept, IcebreakerUsed
from landfall.games.antarctica.table.state import Antarctica, changed
from landfall.games.antarctica.table.terms import DECLINE, NO_SHIP, USE_ICEBREAKER, owner_of


@dataclass(init=False, unsafe_hash=True)
class SecondShip(Frame):
    """An icebreaker lets the ship that was second act after the first ship's turn, unless it has left (R16, R46)."""

    def resolve(self, state: Antarctica) -> None:
        ship = state.second
        if ship != NO_SHIP and state.icebreakers[state.at(state.sun, owner_of(ship))] > 0:
            state.then(UseIcebreaker(owner_of(ship)))


@dataclass(init=False, unsafe_hash=True)
class UseIcebreaker(Decision):
    """The owner of the second ship may take a full turn with it; the card then goes to the box, else it stays (R14)."""

    def asked(self, state: Antarctica) -> dict[str, object]:
        return {"zone": state.sun}

    def legal(self, state: Antarctica) -> list[int]:
        return [USE_ICEBREAKER, DECLINE]

    def take(self, state: Antarctica, action: int) -> None:
        seat = self.seat
        if action == DECLINE:
            if state.history is not None:
                state.tell(IcebreakerKept(seat, state.sun))
            return
        at = state.at(state.sun, seat)
        state.icebreakers = changed(state.icebreakers, at, state.icebreakers[at] - 1)
        if state.history is not None:
            state.tell(IcebreakerUsed(seat, state.sun))
        state.then(Turn(seat, state.second))

    def why_not(self, state: Antarctica, action: int) -> Refusal:
        return answer_first(self)


ICEBREAKER_FRAMES: tuple[type[Frame], ...] = (SecondShip, UseIcebreaker)
