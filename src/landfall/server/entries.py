"""The log of a table: everything that ever happened to it, in order. Everything else follows from the log.

Entries are stored as JSON, tagged by `is`. New fields have defaults; a field never gets another meaning.
Kept interpreted: msgspec reads the annotations.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from landfall.server.messages import Branch, OptionValue, SeatKind


class SeatMade(Struct):
    """A seat when the table was created: `holder` is the hash of its link's token."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    holder: str | None = None


class Made(Struct, tag_field="is", tag="Made"):
    """The table was created. The seed stays on the server until the game has ended."""

    game: str
    rules_version: str
    options: dict[str, OptionValue]
    seats: list[SeatMade]
    seed: str
    listed: bool
    at: int
    position: dict[str, Any] | None = None  # where the game begins, if it plays on from a position
    origin: Branch | None = None  # of which table and which of its positions
    guided: bool = False  # a first game with the game's guide


class Sat(Struct, tag_field="is", tag="Sat"):
    """Somebody took an open seat."""

    seat: int
    name: str
    holder: str


class Answer(Struct):
    """An action by name."""

    name: str
    args: dict[str, Any]


class Moved(Struct, tag_field="is", tag="Moved"):
    """A seat made a move: it took an action, and then these. `id` is the client's name for the message; a bot's move
    has none.
    """

    seat: int
    name: str
    args: dict[str, Any]
    id: str = ""
    alone: bool = False  # in a simultaneous phase that continues: what is asked of the others stays the same
    then: list[Answer] = []

    def answers(self) -> list[Answer]:
        return [Answer(self.name, self.args), *self.then]


class Undid(Struct, tag_field="is", tag="Undid"):
    """A seat undid its last move: this many answers from this place on in the list of them at that time."""

    seat: int
    move: int
    id: str = ""
    alone: bool = False
    cut: list[int] = []  # whose story became shorter, by seat; -1: the spectators'
    answers: int = 1


class Guided(Struct, tag_field="is", tag="Guided"):
    """A step of the guide began, with what was played from this number of answers on. `moves`: the table was set as the
    guide has it, with these answers made. `away`: the learner continued though something else was asked for.
    """

    step: int
    at: int
    moves: list[tuple[int, str, dict[str, Any]]] | None = None
    away: bool = False


class HandedOver(Struct, tag_field="is", tag="HandedOver"):
    """A bot plays the seat from now on."""

    seat: int
    level: str
    by: int


class Arranged(Struct, tag_field="is", tag="Arranged"):
    """Before the game began, a seat that nobody had was opened, perhaps for somebody by name, or given to a bot."""

    seat: int
    kind: SeatKind
    by: int
    name: str = ""
    level: str | None = None


class TookBack(Struct, tag_field="is", tag="TookBack"):
    """The person who holds the seat plays it again."""

    seat: int


class Renamed(Struct, tag_field="is", tag="Renamed"):
    """A person changed their name."""

    seat: int
    name: str


class Wrote(Struct, tag_field="is", tag="Wrote"):
    """A person wrote to the table."""

    seat: int
    name: str
    text: str
    at: int


class Wished(Struct, tag_field="is", tag="Wished"):
    """A person wishes to end the game without a result, or withdraws the wish."""

    seat: int
    wish: bool
    at: int


class Seen(Struct, tag_field="is", tag="Seen"):
    """A person was at the table though others wished to end it."""

    seat: int
    at: int


class Stopped(Struct, tag_field="is", tag="Stopped"):
    """The table was abandoned."""

    by: list[int]


class PlaysAgain(Struct, tag_field="is", tag="PlaysAgain"):
    """The same people have a new table."""

    table: str


class Branched(Struct, tag_field="is", tag="Branched"):
    """Somebody plays on from a position of this game at another table."""

    branch: Branch


class NewRules(Struct, tag_field="is", tag="NewRules"):
    """The rules have changed: the game continues under the new rules from this position."""

    rules_version: str
    position: dict[str, Any]


Entry = (
    Made
    | Sat
    | Moved
    | Undid
    | Guided
    | HandedOver
    | Arranged
    | TookBack
    | Renamed
    | Wrote
    | Wished
    | Seen
    | Stopped
    | PlaysAgain
    | Branched
    | NewRules
)

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(Entry)


def to_json(entry: Entry) -> str:
    return encoder.encode(entry).decode()


def from_json(text: str) -> Entry:
    entry: Entry = decoder.decode(text)
    return entry
