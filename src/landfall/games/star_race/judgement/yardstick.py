"""The yardstick: how bots judged before they learned. It stays as it is, so that others can be measured against it.

What everybody would have if the mission ended now.
"""

from __future__ import annotations

from typing import Final

from landfall.flow.judgement import lead_of, squeezed
from landfall.games.star_race.table.state import StarRace

SPREAD: Final = 24.0  # a lead of this many points is worth half a sure win


def outlook(state: StarRace, seat: int) -> float:
    """The lead over the best of the others, squeezed into -1 to 1; the true return when the game is over."""
    if state.is_terminal():
        return state.returns()[seat]
    standings = expected_points(state)
    return squeezed(lead_of(standings, seat), SPREAD)


def expected_points(state: StarRace) -> list[float]:
    """What everybody would have if the mission ended now."""
    standings: list[float] = []
    under_way = state.mission == len(state.results) and not state.is_terminal()
    for seat in range(state.seats):
        standing = state.total(seat)
        if under_way:
            standing += state.worth(state.hired[2 * seat]) + state.worth(state.hired[2 * seat + 1])
        standings.append(float(standing))
    return standings
