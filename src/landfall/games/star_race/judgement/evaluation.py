"""A guess of who will win, for bots: the points so far, and those that the mission under way is likely to bring.

What the features are worth was learned from games of bots (docs/training.md) and is in data/values.json.
"""

from __future__ import annotations

from typing import Final

from landfall.flow.judgement import lead_of, less_the_others, squeezed
from landfall.flow.learned import Lesson, Values, read_values
from landfall.games.star_race.judgement.features import NAMES, clock, features_of
from landfall.games.star_race.table.components import PACKAGE
from landfall.games.star_race.table.state import StarRace
from landfall.games.star_race.table.terms import ID

SPREAD: Final = 24.0  # a lead of this many points is worth half a sure win
LOADED_VALUES: Final[list[Values]] = []


def values() -> Values:
    """Read when first asked for."""
    if not LOADED_VALUES:
        LOADED_VALUES.append(read_values(PACKAGE, "values", ID, NAMES))
    return LOADED_VALUES[0]


class MissionLesson(Lesson):
    """What a seat's ships, cards and turn are worth beside those of the others, in the mission under way."""

    def __init__(self) -> None:
        super().__init__(NAMES)

    def features(self, state: StarRace, seat: int) -> list[float]:
        return less_the_others([features_of(state, other) for other in range(state.seats)], seat)

    def time_left(self, state: StarRace, features: list[float]) -> float:
        return clock(state)

    def part(self, state: StarRace) -> int:
        return state.mission if is_under_way(state) else -1

    def outcome(self, state: StarRace, seat: int, part: int) -> float:
        points = state.results[part].points
        return points[seat] - (sum(points) - points[seat]) / (state.seats - 1)

    def values(self) -> Values:
        return values()

    def use(self, values: Values) -> None:
        LOADED_VALUES[:] = [values]


def is_under_way(state: StarRace) -> bool:
    """Whether the points of this mission are still to come."""
    return state.mission == len(state.results) and not state.is_terminal()


def standings(state: StarRace) -> list[float]:
    """The points of everybody, with those that the mission is likely to bring."""
    standing = [float(state.total(seat)) for seat in range(state.seats)]
    if is_under_way(state):
        learned = values()
        time = clock(state)
        for seat in range(state.seats):
            standing[seat] += learned.worth(features_of(state, seat), time)
    return standing


def outlook(state: StarRace, seat: int) -> float:
    """The lead over the best of the others, squeezed into -1 to 1; the true return when the game is over."""
    if state.is_terminal():
        return state.returns()[seat]
    return squeezed(lead_of(standings(state), seat), SPREAD)


def outlooks(state: StarRace) -> list[float]:
    """The same for every seat."""
    if state.is_terminal():
        return state.returns()
    standing = standings(state)
    return [squeezed(lead_of(standing, seat), SPREAD) for seat in range(state.seats)]
