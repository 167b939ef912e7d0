"""A quick guess of who will win, for bots: the points everybody has now, and what may still come of the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landfall.games.antarctica.scoring import totals
from landfall.games.antarctica.terms import size_of

if TYPE_CHECKING:
    from landfall.games.antarctica.state import Antarctica

SPREAD = 30.0  # a lead of this many points is worth half a sure win
SUPPLY_WORTH = 2.0  # a scientist ready to be placed
RESERVE_WORTH = 0.4  # one to be recruited first
SHIP_WORTH = 2.0  # a ship on the board
AVAILABLE_WORTH = 0.3  # a ship or cube in Available
CARD_WORTH = 1.0  # a shipyard card in hand
RESOURCE_WORTH = 0.6  # a resource card


def outlook(state: Antarctica, seat: int) -> float:
    """The lead over the best of the others, squeezed into -1 to 1; the true return when the game is over."""
    if state.is_terminal():
        return state.returns()[seat]
    points = totals(state)
    mine = 0.0
    best = -1000.0
    for other in range(state.seats):
        standing = points[other] + prospects(state, other)
        if other == seat:
            mine = standing
        elif standing > best:
            best = standing
    lead = mine - best
    return lead / (abs(lead) + SPREAD)


def prospects(state: Antarctica, seat: int) -> float:
    """What a seat may still make of its people, ships and cards."""
    return (
        SUPPLY_WORTH * state.supply[seat]
        + RESERVE_WORTH * state.reserve[seat]
        + SHIP_WORTH * len(state.own_berths(seat))
        + AVAILABLE_WORTH * (state.ships_left[seat] + state.cubes_left[seat])
        + CARD_WORTH * size_of(state.hands[seat])
        + RESOURCE_WORTH * (state.basic[seat] + state.advanced[seat])
    )
