"""What a seat is told with a question, where that is not the question's own fields. Each is named like its question.

Kept interpreted, because the annotations are read.
"""

from __future__ import annotations

from typing import TypedDict


class AboutCard(TypedDict):
    """The card that was played."""

    card: str


class ChooseShip(AboutCard):
    """A ship that the card moves."""


class ChoosePair(AboutCard):
    """Two ships that the card moves."""


class ChooseGroup(AboutCard):
    """A number or a race whose ships the card moves."""


class ChooseSource(AboutCard):
    """Whose latest card is copied."""


class ChooseEntrants(AboutCard):
    """Which ships of a group land, where not all of them can."""

    group: str
    room: int
