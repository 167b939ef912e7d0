"""The yardstick: how bots judged before they learned. It stays as it is, so that others can be measured against it.

The points everybody has now, and what may still come of the rest.
"""

from __future__ import annotations

from typing import Final

from landfall.flow.judgement import lead_of, squeezed
from landfall.games.antarctica.rules.scoring import totals
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import NO_SHIP, owner_of, size_of

SPREAD: Final = 30.0  # a lead of this many points is worth half a sure win
SUPPLY_WORTH: Final = 2.0  # a scientist ready to be placed
RESERVE_WORTH: Final = 0.9  # one to be recruited first
SHIP_WORTH: Final = 10.0  # a ship on the board, late in the game
SHIP_WORTH_EARLY: Final = 1.3  # and more for every scientist whom the player nearest the end has left
NEXT_SHIP: Final = 0.92  # each further ship is worth this part of the one before
CUBE_WORTH: Final = 0.3  # a cube in Available
SHIP_LEFT_WORTH: Final = 0.6  # a ship in Available
CARD_WORTH: Final = 1.2  # a shipyard card in hand
RESOURCE_WORTH: Final = 0.8  # a resource card


def outlook(state: Antarctica, seat: int) -> float:
    """The lead over the best of the others, squeezed into -1 to 1; the true return when the game is over."""
    if state.is_terminal():
        return state.returns()[seat]
    return squeezed(lead_of(standings(state), seat), SPREAD)


def standings(state: Antarctica) -> list[float]:
    """What each seat has and may still get."""
    points = totals(state)
    left = people_left(state)
    ships = ships_on_board(state)
    return [points[seat] + prospects(state, seat, ships[seat], left) for seat in range(state.seats)]


def people_left(state: Antarctica) -> int:
    """The fewest scientists that any player has left: the game lasts about that long."""
    left = state.supply[0] + state.reserve[0]
    for seat in range(1, state.seats):
        own = state.supply[seat] + state.reserve[seat]
        if own < left:
            left = own
    return left


def ships_on_board(state: Antarctica) -> list[int]:
    """How many ships each seat has in the zones."""
    counts = [0] * state.seats
    for ship in state.docks:
        if ship != NO_SHIP:
            counts[owner_of(ship)] += 1
    return counts


def prospects(state: Antarctica, seat: int, ships: int, left: int) -> float:
    """What a seat may still make of its people, ships and cards."""
    fleet = 0.0
    worth = SHIP_WORTH + SHIP_WORTH_EARLY * left
    for _ in range(ships):
        fleet += worth
        worth *= NEXT_SHIP
    return (
        fleet
        + SUPPLY_WORTH * state.supply[seat]
        + RESERVE_WORTH * state.reserve[seat]
        + CUBE_WORTH * state.cubes_left[seat]
        + SHIP_LEFT_WORTH * state.ships_left[seat]
        + CARD_WORTH * size_of(state.hands[seat])
        + RESOURCE_WORTH * (state.basic[seat] + state.advanced[seat])
    )
