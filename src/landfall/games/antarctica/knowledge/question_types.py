"""What a seat is told with a question, where that is not the question's own fields. Each is named like its question.

Kept interpreted, because the annotations are read.
"""

from __future__ import annotations

from typing import TypedDict


class UseIcebreaker(TypedDict):
    """The second ship of the lit zone may follow."""

    zone: int


class SetSail(TypedDict):
    """The ship leaves the lit zone."""

    zone: int
    discarded: bool


class ChooseZone(TypedDict):
    """Where the ship that lies here is moved to."""

    zone: int
    dock: int


class TakeCard(TypedDict):
    """The cards that are left of the stack."""

    cards: dict[str, int]


class KeepCard(TypedDict):
    """The cards of which one is kept."""

    cards: dict[str, int]


class AdvanceTrack(TypedDict):
    """A track that nobody has taken yet."""

    points: int
    taken: list[str]
