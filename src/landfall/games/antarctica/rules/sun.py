"""The flow of the game (rules, section 4): the sun, and the turns it gives."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Frame
from landfall.games.antarctica.rules.ending import EndOfGame
from landfall.games.antarctica.rules.icebreakers import SecondShip
from landfall.games.antarctica.rules.turn import Turn
from landfall.games.antarctica.story.events import SunMoved
from landfall.games.antarctica.story.scoring_events import EndCame
from landfall.games.antarctica.table.components import LAPS_WITHOUT_PROGRESS, ZONES
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import (
    ENDING_IDS,
    ENDLESS,
    NO_SHIP,
    NO_SHIPS,
    NOBODY,
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


SUN_FRAMES: tuple[type[Frame], ...] = (MoveSun,)
