"""A guess of who will win, for bots: the points everybody is likely to have at the end.

What the features are worth was learned from games of bots (docs/training.md) and is in data/values.json.
"""

from __future__ import annotations

from typing import Final

from landfall.flow.judgement import lead_of, less_the_others, squeezed
from landfall.flow.learned import Lesson, Values, read_values
from landfall.games.antarctica.judgement.features import NAMES, all_features
from landfall.games.antarctica.rules.scoring import totals
from landfall.games.antarctica.table.components import PACKAGE
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import ID

SPREAD: Final = 30.0  # a lead of this many points is worth half a sure win
LOADED_VALUES: Final[list[Values]] = []


def values() -> Values:
    """Read when first asked for."""
    if not LOADED_VALUES:
        LOADED_VALUES.append(read_values(PACKAGE, "values", ID, NAMES))
    return LOADED_VALUES[0]


class ExpeditionLesson(Lesson):
    """What a seat has beside the others, and how far it is ahead at the end."""

    def __init__(self) -> None:
        super().__init__(NAMES)

    def features(self, state: Antarctica, seat: int) -> list[float]:
        return less_the_others(all_features(state), seat)

    def time_left(self, state: Antarctica, features: list[float]) -> float:
        return clock(state)

    def outcome(self, state: Antarctica, seat: int, part: int) -> float:
        points = totals(state)
        return points[seat] - (sum(points) - points[seat]) / (state.seats - 1)

    def values(self) -> Values:
        return values()

    def use(self, values: Values) -> None:
        LOADED_VALUES[:] = [values]


def clock(state: Antarctica) -> float:
    """The fewest scientists that any player has left: the game lasts about that long."""
    left = state.supply[0] + state.reserve[0]
    for seat in range(1, state.seats):
        own = state.supply[seat] + state.reserve[seat]
        if own < left:
            left = own
    return float(left)


def standings(state: Antarctica) -> list[float]:
    """The points that each seat is likely to have at the end; at the end, those it has."""
    if state.is_terminal():
        return [float(points) for points in totals(state)]
    learned = values()
    time = clock(state)
    return [learned.worth(features, time) for features in all_features(state)]


def outlook(state: Antarctica, seat: int) -> float:
    """The lead over the best of the others, squeezed into -1 to 1; the true return when the game is over."""
    if state.is_terminal():
        return state.returns()[seat]
    return squeezed(lead_of(standings(state), seat), SPREAD)


def outlooks(state: Antarctica) -> list[float]:
    """The same for every seat."""
    if state.is_terminal():
        return state.returns()
    standing = standings(state)
    return [squeezed(lead_of(standing, seat), SPREAD) for seat in range(state.seats)]
