"""A quick guess of who will win, for bots: what everybody would have if the mission ended now."""

from __future__ import annotations

from landfall.games.star_race.table.state import StarRace

SPREAD = 24.0  # a lead of this many points is worth half a sure win


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
    lead = float(mine - best)
    return lead / (abs(lead) + SPREAD)
