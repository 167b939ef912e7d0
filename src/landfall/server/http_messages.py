"""Requests and answers over HTTP: games, creating tables and sitting down at them, health.

Kept interpreted: msgspec reads the annotations.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from landfall.server.messages import Level, Name, OptionValue, SeatKind, SeatNumber, TableInfo, Token


class MixInfo(Struct):
    """A value of the host's own: the number of each part, joined by hyphens, `total` in all."""

    total: int
    parts: list[dict[str, str]]  # their titles, per language


class ImpliedInfo(Struct):
    """If `option` is `value`, this is the default of the option that holds this."""

    option: str
    value: OptionValue
    default: OptionValue


class OptionInfo(Struct):
    """Something the host may choose. Texts are per language; `value_titles` is keyed by the value as text."""

    name: str
    values: list[OptionValue]
    default: OptionValue
    title: dict[str, str]
    value_titles: dict[str, dict[str, str]]
    mix: MixInfo | None = None
    implied: ImpliedInfo | None = None


class LevelInfo(Struct):
    """A level of bots, the weakest first."""

    id: str
    title: dict[str, str]


class ActionBlock(Struct):
    """A named block of the game's action catalogue: argument values in order, the last argument varying fastest."""

    name: str
    first: int
    arguments: dict[str, list[int | str]]


class GameInfo(Struct):
    """A game that a table can be created for."""

    id: str
    title: dict[str, str]  # per language
    seats: list[int]  # the numbers of seats it allows
    rules_version: str
    options: list[OptionInfo]
    levels: list[LevelInfo]
    actions: list[ActionBlock]


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat of a new table: a person (a link of its own is made), open (whoever sits down first) or a bot."""

    kind: SeatKind
    name: Annotated[str, Meta(max_length=32)] = ""
    level: Level | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """`POST /api/tables`."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = {}
    listed: bool = True


class SeatLink(Struct):
    """The right to a seat. Whoever has the token plays the seat, on any device. The path is the page's address."""

    seat: int
    token: str
    path: str  # /table/ID#TOKEN


class TableMade(Struct):
    """A new table and the links of its persons' seats, to be kept or sent on."""

    table: TableInfo
    links: list[SeatLink]


class SitDown(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/sit`: take an open seat under a chosen name. Answered by `SeatLink`."""

    seat: SeatNumber
    name: Name


class WithToken(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/rematch` and `/abandon`: who asks."""

    token: Token


class Alive(Struct):
    """`GET /api/alive`."""

    version: str
    wire: int


class Health(Struct):
    """`GET /api/health`."""

    version: str
    wire: int
    tables: int  # loaded now
    connections: int
    near: str = ""  # the server's address for others on the same network, if it can be reached from there
