"""Whose turn it is and whose turns come next, as everybody can tell from the table and from what waits."""

from __future__ import annotations

from typing import Any

from landfall.games.antarctica.rules.actions import Act, EndTurn, FinishTurn
from landfall.games.antarctica.rules.icebreakers import SecondShip
from landfall.games.antarctica.rules.movement import SetSail
from landfall.games.antarctica.rules.shipyard import SearchStack, TakeCard
from landfall.games.antarctica.table.components import ZONES
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import LAST_CARD, LAST_SCIENTIST, NO_SHIP, RUNNING, owner_of


def turn_of(state: Antarctica) -> dict[str, Any] | None:
    """Whose turn it is, its target zone once the ship has moved, and whether its discard has been made."""
    by_icebreaker = not waits_for_second(state)
    for frame in reversed(state.agenda):
        if isinstance(frame, SetSail):
            return turn(frame.seat, None, frame.discarded, by_icebreaker)
        if isinstance(frame, (Act, FinishTurn, EndTurn)):
            return turn(frame.seat, frame.zone, frame.discarded, by_icebreaker)
    return None


def turn(seat: int, zone: int | None, discarded: bool, by_icebreaker: bool) -> dict[str, Any]:
    return {"seat": seat, "zone": zone, "discarded": discarded, "by_icebreaker": by_icebreaker}


def waits_for_second(state: Antarctica) -> bool:
    """Whether the first ship of the lit zone has its turn and the second one may follow."""
    return any(isinstance(frame, SecondShip) for frame in state.agenda)


def active_seat(state: Antarctica) -> int | None:
    """Whose turn it is, also while others decide or take cards in the middle of it."""
    under_way = turn_of(state)
    if under_way is not None:
        return int(under_way["seat"])
    if state.ending in (LAST_SCIENTIST, LAST_CARD) and state.agenda:
        return next((seat for seat in range(state.seats) if state.has_placed_all(seat)), None)
    for frame in state.agenda:  # alone, these are the rest of a turn in which a ship was built
        if isinstance(frame, (SearchStack, TakeCard)):
            return (frame.seat + 1) % state.seats  # who built the ship comes after the last to take
    return None


def next_turns(state: Antarctica) -> list[dict[str, Any]]:
    """Whose turns come next if nothing else moves: the front ship of each zone, in the sun's order.

    A second ship whose owner has an icebreaker there may follow. The lit zone comes last, without the ship that has
    still to leave it and the one that waits there now for its icebreaker, which is then gone. No turn follows once the
    end has come (R37).
    """
    if state.ending != RUNNING:
        return []
    turns: list[dict[str, Any]] = []
    waits = waits_for_second(state) and has_icebreakers(state, state.sun, state.second, 1)
    if waits:
        turns.append({"zone": state.sun, "seat": owner_of(state.second), "by_icebreaker": True})
    sailing = ship_to_sail(state)
    for step in range(1, ZONES + 1):
        zone = (state.sun + step) % ZONES
        gone = (sailing, state.second) if waits and zone == state.sun else (sailing,)
        queue = [ship for ship in state.queue(zone) if ship not in gone]
        if queue:
            turns.append({"zone": zone, "seat": owner_of(queue[0]), "by_icebreaker": False})
        promised = waits and zone == state.sun and len(queue) > 1 and owner_of(queue[1]) == owner_of(state.second)
        if len(queue) > 1 and has_icebreakers(state, zone, queue[1], 2 if promised else 1):
            turns.append({"zone": zone, "seat": owner_of(queue[1]), "by_icebreaker": True})
    return turns


def ship_to_sail(state: Antarctica) -> int:
    """The active ship while it has still to leave the lit zone, else none."""
    for frame in state.agenda:
        if isinstance(frame, SetSail):
            return frame.ship
    return NO_SHIP


def has_icebreakers(state: Antarctica, zone: int, ship: int, count: int) -> bool:
    """Whether this many icebreakers of the ship's owner lie in the zone."""
    return ship != NO_SHIP and state.icebreakers[state.at(zone, owner_of(ship))] >= count
