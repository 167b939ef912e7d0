"""Requests and answers over HTTP: games, creating tables and sitting down at them, health.

Kept interpreted: msgspec reads the annotations.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from landfall.analysis import SIMULATIONS, Analysis
from landfall.flow.view_types import AnyEvent, AnyView
from landfall.learning import Aid, ChapterText, Group, Rules
from landfall.server.messages import Choice, Level, Name, Named, OptionValue, SeatKind, SeatNumber, TableInfo, Token


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
    help: dict[str, str] = {}  # what it is about, in a sentence; empty if each of its values says it
    value_helps: dict[str, dict[str, str]] = {}  # what a value means; only of values that say so
    mix: MixInfo | None = None
    implied: ImpliedInfo | None = None


class LevelInfo(Struct):
    """A level of bots, the weakest first."""

    id: str
    title: dict[str, str]
    rating: int | None = None  # in this game, as measured; 1000 is the yardstick's (docs/bots.md)


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
    guided: bool = False  # whether it has a guided first game
    tagline: dict[str, str] = {}  # per language: what it is about, in a sentence
    board: str = ""  # the address of a module that draws its table; empty: the page has one of its own, or none


class SetUp(Struct, forbid_unknown_fields=True):
    """`POST /api/games/{id}/options`: what the host wishes so far."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, OptionValue] = {}


class Offer(Struct):
    """What goes together. An option decides what those after it may be: a wish that does not fit is left out."""

    values: dict[str, list[OptionValue]]  # of each option, beside what the options before it are; one: no choice
    options: dict[str, OptionValue]  # the value of each: as wished if it fits, else the default


class RulesInfo(Struct):
    """`GET /api/rules/{game}/{lang}`: all that a game brings to look things up in."""

    rules: Rules | None  # null if a game has no page of rules
    groups: list[Group]  # its pieces, cards and symbols
    aid: Aid


class GuideInfo(Struct):
    """`GET /api/guides/{game}/{lang}`: a guided first game in chapters and steps; none if a game has no guide."""

    chapters: list[ChapterText]


class Learn(Struct, forbid_unknown_fields=True):
    """`POST /api/guides/{game}`: a table with the guide's deal, for one person and bots. Answered by `TableMade`."""

    name: Annotated[str, Meta(max_length=32)] = ""


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat of a new table: a person (a link of its own is made), open (for whoever comes, or kept for somebody of
    this name) or a bot.
    """

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
    """`POST /api/tables/{id}/rematch`, `/abandon` and `/delete`: who asks."""

    token: Token


class Alive(Struct):
    """`GET /api/alive`."""

    version: str
    wire: int
    engines: Literal["compiled", "interpreted"]
    compiling: bool  # in the background: the server changes over to them by itself


class Health(Struct):
    """`GET /api/health`."""

    version: str
    wire: int
    tables: int  # loaded now
    connections: int
    near: str = ""  # the server's address for others on the same network, if it can be reached from there


StepEnds = Literal["decision", "move", "turn", "round"]


class ReplayStep(Struct):
    """A position of a replay and how it came about. It ends what `ends` says, and all that is smaller."""

    seat: int | None  # who moved; None: the start, or a position stored under earlier rules
    told: int  # events of the story that had been told by then
    ends: StepEnds
    action: Named | None  # what was chosen, if this audience may know it
    change: Any  # of `to_act`, `view` and `scores` since the position before: see `landfall.server.replay.change`


class EarlierRules(Struct):
    """A part of a game that was played under other rules: only the positions stored then can be shown."""

    part: int
    rules_version: str
    moves: int
    shown: int  # of its stored positions


class Replay(Struct):
    """`GET /api/tables/{id}/replay`: a game from its start, as one audience may see it."""

    table: TableInfo
    seat: int | None  # whose view; None: a spectator's, or everything open
    is_open: bool  # everything is open: each position is seen by whoever moves next, with all hands shown
    runs: bool  # the game has not ended
    earlier: list[EarlierRules]
    steps: list[ReplayStep]
    events: list[AnyEvent]


class PlayOn(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/branches`: a new table that plays on from a position of this game."""

    move: Annotated[int, Meta(ge=0, le=100_000)]  # the number of the position, as in a replay
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    anew: bool = False  # what whoever decides there does not know is dealt again; else all is as it was


class PlayOnRecord(Struct, forbid_unknown_fields=True):
    """`POST /api/records/branches`: the same from a position of a saved game."""

    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)]
    move: Annotated[int, Meta(ge=0, le=100_000)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    anew: bool = False


class OpenRecord(Struct, forbid_unknown_fields=True):
    """`POST /api/records`: look at a saved game. Answered by `Replay`; nothing is kept."""

    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)]
    seat: SeatNumber | None = None  # None: everything open


class Verified(Struct):
    """`GET /api/tables/{id}/verification`: the game played again from its seed, move by move."""

    seed_hash: str  # BLAKE2b-256 of the seed, computed again; empty if the game plays on from a position of another
    hash_agrees: bool  # it is the one published at the start
    moves: int
    end_agrees: bool  # the game played again ends in the very position that was stored


class Analyse(Struct, forbid_unknown_fields=True):
    """`POST /api/analyses`: weigh the game of a table that has ended, or a saved one. Answered by `AnalysisState`."""

    table: Annotated[str, Meta(min_length=1, max_length=32)] | None = None
    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)] | None = None
    simulations: Annotated[int, Meta(ge=1, le=512)] = SIMULATIONS  # per choice
    seconds: Annotated[float, Meta(ge=1, le=3600)] | None = None  # in all, instead of the simulations
    seed: Annotated[str, Meta(min_length=1, max_length=64)] = "0"  # the same seed gives the same figures


class BetterLine(Struct):
    """What the better line would have led to at one of the worst decisions, as the seat would have seen it."""

    move: int
    steps: list[Choice]
    view: AnyView | None  # None: something hidden would have come up at once
    events: list[AnyEvent]
    scores: list[dict[str, int]]


class AnalysisInfo(Struct):
    """A game, weighed."""

    analysis: Analysis
    lines: list[BetterLine]


class SavePage(Struct, forbid_unknown_fields=True):
    """`POST /api/records/page`: a game that has ended, or a saved one, as one HTML file that needs no server."""

    table: Annotated[str, Meta(min_length=1, max_length=32)] | None = None
    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)] | None = None
    analysis: Annotated[str, Meta(min_length=1, max_length=64)] | None = None  # its id, if it is to go with the game


class Saved(Struct):
    """What such a file holds."""

    replay: Replay
    analysis: AnalysisInfo | None
    files: dict[str, str]  # what would be asked of the server, by address: the game and its texts


class OwnTable(Struct, forbid_unknown_fields=True):
    """A table and the seats there that are one's own."""

    id: Annotated[str, Meta(min_length=1, max_length=32)]
    seats: Annotated[list[SeatNumber], Meta(min_length=1, max_length=16)]


class AskStatistics(Struct, forbid_unknown_fields=True):
    """`POST /api/statistics`: one's own games that have ended, in figures. Answered by `Statistics`."""

    tables: Annotated[list[OwnTable], Meta(max_length=50)]


AnalysisPart = Literal["waiting", "running", "done", "failed", "cancelled"]


class AnalysisState(Struct):
    """How far an analysis is: `GET /api/analyses/{id}`."""

    id: str
    part: AnalysisPart
    done: int  # decisions
    total: int
    result: AnalysisInfo | None
