"""A quick guess of who will win, for bots: what everybody would have if the mission ended now."""

from __future__ import annotations

from typing import Final

from landfall.flow.judgement import squeezed
from landfall.games.star_race.table.state import StarRace

SPREAD: Final = 24.0  # a lead of this many points is worth half a sure win


def outlook(state: StarRace, seat: int) -> float:
    """The lead over the best of the others, squeezed into -1 to 1; the true return when the game is over."""
    if state.is_terminal():
        return state.returns()[seat]
    mine = 0
    best = -1
    for other in range(state.seats):
        standing = state.total(other)
        if state.mission == len(state.results):  # a mission is under way
            standing += state.worth(state.hired[2 * other]) + state.worth(state.hired[2 * other + 1])
        if other == seat:
            mine = standing
        elif standing > best:
            best = standing
    return squeezed(float(mine - best), SPREAD)
