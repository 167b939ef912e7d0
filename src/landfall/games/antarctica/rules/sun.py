"""The flow of the game (rules, section 4): the sun, the turns it gives, and icebreakers taking effect (section 9)."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Decision, Frame
from landfall.flow.refusal import Refusal
from landfall.games.antarctica.rules.ending import EndOfGame
from landfall.games.antarctica.rules.movement import SetSail
from landfall.games.antarctica.rules.refusals import answer_first
from landfall.games.antarctica.story.events import IcebreakerKept, IcebreakerUsed, SunMoved
from landfall.games.antarctica.story.scoring_events import EndCame
from landfall.games.antarctica.table.components import LAPS_WITHOUT_PROGRESS, ZONES
from landfall.games.antarctica.table.state import Antarctica, changed
from landfall.games.antarctica.table.terms import (
    DECLINE,
    ENDING_IDS,
    ENDLESS,
    NO_SHIP,
    NO_SHIPS,
    NOBODY,
    USE_ICEBREAKER,
    first_berth,
    owner_of,
    second_berth,
)


@dataclass(init=False, unsafe_hash=True)
class MoveSun(Frame):
    """To the next zone counter-clockwise that holds a ship: a turn for the first ship, perhaps one for the second."""

    def resolve(self, state: Antarctica) -> None:
        docks = state.docks
        zone = state.sun
        for _ in range(ZONES):
            zone = zone + 1 if zone + 1 < ZONES else 0
            if zone == 0:
                state.laps += 1
                if state.laps == LAPS_WITHOUT_PROGRESS:  # R42
                    state.sun = zone
                    end_by_itself(state, ENDLESS)
                    return
            if docks[first_berth(zone)] != NO_SHIP:  # no ship is ever in a closed zone
                break
        else:
            end_by_itself(state, NO_SHIPS)  # R06: the sun stays where it is
            return
        state.sun = zone
        state.card_played = 0
        first = docks[first_berth(zone)]
        state.second = docks[second_berth(zone)]  # fixed now, for the whole visit
        if state.history is not None:
            state.tell(SunMoved(zone))
        state.then(Turn(owner_of(first), first), SecondShip(), self)


def end_by_itself(state: Antarctica, ending: int) -> None:
    """An end that nobody brought about."""
    state.ending = ending
    if state.history is not None:
        state.tell(EndCame(ENDING_IDS[ending], NOBODY))
    state.then(EndOfGame())


@dataclass(init=False, unsafe_hash=True)
class Turn(Frame):
    """What one ship's owner does with that ship: discard, move, cards and discard, one action, cards and discard."""

    seat: int
    ship: int

    def __init__(self, seat: int, ship: int) -> None:
        self.seat = seat
        self.ship = ship

    def resolve(self, state: Antarctica) -> None:
        state.came = 0
        state.then(SetSail(self.seat, self.ship, False))


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


SUN_FRAMES: tuple[type[Frame], ...] = (MoveSun, Turn, SecondShip, UseIcebreaker)
