"""Discarding (rules, section 8): once per turn, a cube or a ship for a scientist."""

from __future__ import annotations

from landfall.flow.refusal import Refusal
from landfall.games.antarctica.rules.refusals import no_own_ship
from landfall.games.antarctica.story.events import CubeDiscarded, Recruited, ShipDiscarded
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import (
    AVAILABLE,
    BERTHS,
    CUBE_PIECE,
    DISCARD,
    DISCARD_AVAILABLE_SHIP,
    DISCARD_CUBE,
    DISCARD_SHIP,
    PIECES,
    SHIP_PIECE,
    zone_at,
)

FOR_A_DISCARD = 1  # scientists


def add_discards(state: Antarctica, seat: int, active: int, legal: list[int]) -> None:
    """An own cube or ship from Available, or any own ship on the board but the active one before it has moved (R09)."""
    if state.cubes_left[seat] > 0:
        legal.append(DISCARD_CUBE)
    if state.ships_left[seat] > 0:
        legal.append(DISCARD_AVAILABLE_SHIP)
    for berth in state.own_berths(seat):
        if state.docks[berth] != active:
            legal.append(DISCARD_SHIP + berth)


def can_discard(state: Antarctica, seat: int) -> bool:
    """Whether the seat has anything to give up."""
    return state.cubes_left[seat] > 0 or state.ships_left[seat] > 0 or len(state.own_berths(seat)) > 0


def is_discard(action: int) -> bool:
    return DISCARD <= action < DISCARD_SHIP + BERTHS


def discard(state: Antarctica, seat: int, action: int) -> None:
    """The piece goes to Discarded and never returns; a scientist comes from reserve to supply, if there is one."""
    if action == DISCARD_CUBE:
        state.cubes_left[seat] -= 1
        state.discarded[state.at(CUBE_PIECE, seat)] += 1
        if state.history is not None:
            state.tell(CubeDiscarded(seat))
    else:
        zone = AVAILABLE
        if action == DISCARD_AVAILABLE_SHIP:
            state.ships_left[seat] -= 1
        else:
            berth = action - DISCARD_SHIP
            zone = zone_at(berth)
            state.leave(berth)
        state.discarded[state.at(SHIP_PIECE, seat)] += 1
        if state.history is not None:
            state.tell(ShipDiscarded(seat, zone))
    state.laps = 0
    if state.recruit(seat, FOR_A_DISCARD) and state.history is not None:
        state.tell(Recruited(seat, FOR_A_DISCARD, "discard"))


def cannot_discard(state: Antarctica, seat: int, discarded: bool, action: int) -> Refusal:
    """Why this piece cannot be given up."""
    if discarded:
        return Refusal("already-discarded", "8")
    if action < DISCARD_SHIP:
        return Refusal("nothing-available", "8", {"piece": PIECES[action - DISCARD]})
    berth = action - DISCARD_SHIP
    why = no_own_ship(state, seat, berth, "8")
    return Refusal("active-ship", "R09", {"zone": zone_at(berth)}) if why is None else why
