"""What a seat is told with a question, where that is not the question's own fields. Each is named like its question.

Kept interpreted, because the annotations are read.
"""

from __future__ import annotations

from typing import TypedDict

from landfall.games.planet_unknown.knowledge.view_types import Track


class ChooseSides(TypedDict):
    """The boards dealt, of which each side may be chosen."""

    planet: str
    corporation: str


class DropObjective(TypedDict):
    """The personal objectives of which one is dropped."""

    objectives: list[int]


class PathView(TypedDict):
    """A square within reach of a rover, and the cheapest way there."""

    square: int
    movement: int
    way: list[str]


Named = TypedDict("Named", {"is": str})


class GainView(Named):
    """A pending thing."""

    number: int
    track: Track | None
    must: bool
    one_of_group: bool
    civ_only: bool  # an extra tile that Republic 1 has bound to a civ tile
    actions: list[int]  # that would take it up now
    which: int  # by what number it is named where it is asked which one an action takes up; 0 where that is not sure


class Act(TypedDict):
    """A turn in one of the steps of a round."""

    step: str
    pending: int
    movement: int
    paths: list[list[PathView]]  # by rover
    gains: list[GainView]
    dropped: list[str]  # whose restrictions do not hold


class WhichGain(TypedDict):
    """The pending things lie in the turn."""


class ChooseWay(TypedDict):
    """Where a step leads on a makeshift track."""

    track: Track
    to: dict[str, tuple[Track, int]]  # by way: the track and position it leads to
    may_stay: bool


class DestroyLoad(TypedDict):
    """A rover with a load."""

    rover: int


class PutLifepod(TypedDict):
    """The place that the lifepod was lifted from."""

    place: str


class ChooseCommon(TypedDict):
    """The objectives of which one becomes everybody's."""

    objectives: list[int]
    alone: bool


class KeepCard(TypedDict):
    """The civ cards of which one is kept."""

    level: int
    cards: list[int]
    levels: list[int]  # of each of them
