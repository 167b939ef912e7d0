"""What every view holds beside the game's own table, and what every event and step holds. A game's view adds its own.

Kept interpreted: what it says is read from the annotations.
"""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import Meta


class Question(TypedDict):
    """What is asked of the seat that sees it."""

    kind: str
    seat: int
    source: str  # what gave rise to it: a card, a planet, a step
    fields: dict[str, Any]


class TableView(TypedDict):
    """What a seat or a spectator sees at a table of any game. Each game's view adds its own table."""

    game: str
    rules_version: str
    seat: int | None  # None: a spectator
    seats: int
    options: dict[str, bool | int | str]
    to_act: list[int]  # the seats that must decide now
    over: bool
    decision: Question | None


Told = TypedDict("Told", {"is": str, "seat": NotRequired[int]})
Told.__doc__ = "An event of the story, by its name, and whose it is; its other fields are the game's own."

Step = TypedDict("Step", {"is": str, "seat": NotRequired[int]})
Step.__doc__ = "Something still to happen, by its name, and whose it is; its other fields are the game's own."

# The same where the rest is not known: read and written whole, and described by what all of them have.
AnyView = Annotated[dict[str, Any], Meta(extra={"shape": TableView})]
AnyEvent = Annotated[dict[str, Any], Meta(extra={"shape": Told})]
AnyStep = Annotated[dict[str, Any], Meta(extra={"shape": Step})]
