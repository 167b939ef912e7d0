"""A guess of who will win, for bots: the medals that each board is likely to have at the end.

What a board's features are worth was learned from games of bots (docs/training.md) and is in data/values.json.
"""

from __future__ import annotations

from typing import Final

from landfall.flow.judgement import lead_of, squeezed
from landfall.flow.learned import Lesson, Values, read_values
from landfall.games.planet_unknown.judgement.feature_names import NAMES
from landfall.games.planet_unknown.judgement.features import features_of, time_left
from landfall.games.planet_unknown.rules.ending.scoring import final_scores, neighbour_medals, totals
from landfall.games.planet_unknown.table.components import PACKAGE
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import ID

SPREAD: Final = 20.0  # a lead of this many medals is worth half a sure win
ALONE: Final = 59.0  # what is expected of a single player
NEIGHBOUR_SHARE: Final = 0.6  # of the medals of neighbour objectives as they stand
LOADED_VALUES: Final[list[Values]] = []


def values() -> Values:
    """Read when first asked for."""
    if not LOADED_VALUES:
        LOADED_VALUES.append(read_values(PACKAGE, "values", ID, NAMES))
    return LOADED_VALUES[0]


class BoardLesson(Lesson):
    """What a board is worth by itself."""

    def __init__(self) -> None:
        super().__init__(NAMES)

    def features(self, state: PlanetUnknown, seat: int) -> list[float]:
        return features_of(state, seat)

    def time_left(self, state: PlanetUnknown, features: list[float]) -> float:
        return time_left(state, features)

    def outcome(self, state: PlanetUnknown, seat: int, part: int) -> float:
        scores = final_scores(state)[seat]
        return float(sum(scores.values()) - scores["neighbour"])

    def values(self) -> Values:
        return values()

    def use(self, values: Values) -> None:
        LOADED_VALUES[:] = [values]


def standing(state: PlanetUnknown, seat: int) -> float:
    """The medals that a board is likely to have at the end, but for neighbour objectives."""
    features = features_of(state, seat)
    return values().worth(features, time_left(state, features))


def standings(state: PlanetUnknown) -> list[float]:
    """The same for every seat, with a part of the medals of neighbour objectives; at the end all medals."""
    if state.is_terminal():
        return [float(medals) for medals in totals(state)]
    neighbour = neighbour_medals(state)
    return [standing(state, seat) + NEIGHBOUR_SHARE * neighbour[seat] for seat in range(state.seats)]


def outlook(state: PlanetUnknown, seat: int) -> float:
    """The lead over the best of the others, squeezed into -1 to 1; alone, the way to the expected score."""
    if state.seats == 1:
        medals = float(totals(state)[0]) if state.is_terminal() else standing(state, 0)
        return squeezed(medals - ALONE, 2.0 * SPREAD)
    if state.planner == seat:
        return squeezed(planned_standing(state, seat) - state.rival, SPREAD)
    if state.is_terminal():
        return state.returns()[seat]
    return squeezed(lead_of(standings(state), seat), SPREAD)


def planned_standing(state: PlanetUnknown, seat: int) -> float:
    """In a plan the others have not played on: at its end too, medals are what counts."""
    if state.is_terminal():
        return float(totals(state)[seat])
    return standing(state, seat) + NEIGHBOUR_SHARE * neighbour_medals(state)[seat]


def best_of_others(state: PlanetUnknown, seat: int) -> float:
    if state.seats == 1:
        return 0.0
    judged = standings(state)
    return judged[seat] - lead_of(judged, seat)


def outlooks(state: PlanetUnknown) -> list[float]:
    """The same for every seat, each board judged once."""
    if state.seats == 1 or state.is_terminal() or state.planner >= 0:
        return [outlook(state, seat) for seat in range(state.seats)]
    judged = standings(state)
    return [squeezed(lead_of(judged, seat), SPREAD) for seat in range(state.seats)]
