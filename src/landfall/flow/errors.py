"""What can go wrong, as a tree.

LandfallError
├── BadInput                what came from outside is wrong; nothing has changed
│   ├── UnknownGame         no game has this id
│   ├── BadSetup            a wrong number of seats, an unknown option, a wrong value, a seed of a wrong type
│   ├── BadSeat             no such seat at this table
│   ├── UnknownAction       a name, an argument or a number outside the game's action catalogue
│   ├── IllegalAction       a known action that may not be taken now; carries a Refusal
│   ├── BadRecord           a record that cannot be read or does not lead where it says
│   └── BadState            a stored position that cannot be read
├── OtherRules              a record or position written by another rules version
├── NoHistory               a clone or a sample was asked for what only the table's own state keeps
└── RulesError              a mistake in a game's rules, never the player's
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from landfall.flow.refusal import Refusal


class LandfallError(Exception):
    """The root of every error raised by Landfall."""


class BadInput(LandfallError):
    """Something that came from outside is wrong; nothing has changed.

    `why` names the reason and `facts` hold its case: from both a text `why-…` says it in the person's language.
    """

    def __init__(self, what: str = "", why: str = "", **facts: object) -> None:
        super().__init__(what)
        self.why = why
        self.facts = facts


class UnknownGame(BadInput):
    """No game has this id."""


class BadSetup(BadInput):
    """The number of seats, an option or the seed is wrong."""


class BadSeat(BadInput):
    """There is no such seat at this table."""


class UnknownAction(BadInput):
    """A name, an argument or a number outside the game's action catalogue."""


class IllegalAction(BadInput):
    """A known action that may not be taken now; the message ends with what is possible instead, if that is known."""

    def __init__(self, refusal: Refusal, instead: str = "") -> None:
        super().__init__(f"{refusal}; {instead}" if instead else str(refusal))
        self.refusal = refusal


class BadRecord(BadInput):
    """A record that cannot be read or does not lead where it says."""


class BadState(BadInput):
    """A stored position that cannot be read."""


class OtherRules(LandfallError):
    """A record or position written by another version of the game's rules."""


class NoHistory(LandfallError):
    """A clone or a sample has no moves and no story; only the table's own state keeps them."""


class RulesError(LandfallError):
    """A mistake in a game's rules, never the player's."""
