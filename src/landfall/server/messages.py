"""The wire: every message on the socket between a server and a page, a terminal or any other client, and what HTTP
shares with it; the rest of HTTP is in `http_messages.py`.

All of it is JSON. Messages on the socket are tagged: the field `is` holds the name of the class, as in events and
frames. TypeScript types and JSON schemas are generated from these classes (`python -m landfall.server.typescript`).

A table's life on the socket `/ws/tables/{id}?token=TOKEN&since=EVENTS&lang=LANG` (no token: a spectator):

1. the server sends `Sync`: everything this seat may know;
2. after each committed entry of the table's log it sends `Update` (the position changed), `Table` (seats, presence or
   status changed), `Said` (somebody wrote) or `Over` (the game has ended);
3. each message of the client carries a new `id` that no other device of the seat uses; the answer repeats it:
   `Done`, `Refused`, `Reason`, `Previewed`, `Hinted`. A `Move` or `Undo` also carries `seq`, the number of the
   position it was made for. An old number is answered by `Refused` with the code `stale`, followed by a new `Sync`. A
   move sent again with the same id gets the same answer as the first time and is never played twice;
4. a `Move` holds all answers of a move. They are stored as one entry and shown in one `Update`, and an `Undo` takes
   them back together, also in one. If one of them is illegal the move is refused: `Refused.answer` says which one, and
   nothing has changed. Answers after one that shows something hidden (a draw, a roll, what others chose in secret)
   are left out: the seat is asked again, now that it sees. To refuse the move instead would tell what was hidden.

Close codes: 4400 bad request, 4401 unknown token, 4403 opened by a page of another server, 4404 no such table,
4410 its log cannot be read, 4429 too many messages or connections; 1009 too large; 1013 a failure that may be
temporary, or the client does not read what it is sent: connect again later.

Kept interpreted: msgspec reads the annotations.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from landfall.flow.view_types import AnyEvent, AnyView

WIRE = 1  # raised when a page with an older wire must be reloaded

Lang = Literal["en", "pl", "fr"]
Status = Literal["waiting", "running", "over", "abandoned", "stuck"]
SeatKind = Literal["person", "open", "bot"]
OptionValue = bool | int | str
GuideStanding = Literal["open", "done", "astray", "over"]  # done: the others are playing; astray: they wait

Name = Annotated[str, Meta(min_length=1, max_length=32)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]


# -- shared by HTTP and the socket ------------------------------------------------------------------------------------


class SeatInfo(Struct):
    """Who has a seat. If a bot temporarily plays a person's seat, its kind is bot and `held` is true."""

    seat: int
    kind: SeatKind  # who plays it now; open: nobody has sat down yet
    name: str  # the player's or the bot's name, empty if none was given; of an open seat, whom it is kept for
    level: str | None = None  # of the bot that plays
    held: bool = False  # a person has the seat's link (and may take it back from a bot)
    present: bool = False  # a device with the seat's link is connected, or a bot plays
    wants_to_stop: bool = False  # has asked to abandon the table


class Result(Struct):
    """How it ended. An abandoned table has no winners. The seed hashes to the table's `seed_hash`."""

    winners: list[int]
    scores: list[dict[str, int]]  # per seat, every category with its points
    returns: list[float]  # per seat, zero-sum win shares from -1 to 1
    seed: str


class Branch(Struct):
    """A table and the number of a position of a game: where another line leaves it, or the line itself."""

    table: str  # empty: a saved game
    move: int


class Guiding(Struct):
    """Where a guided game stands. `GET /api/guides/{game}/{lang}` has the steps."""

    step: int  # counted from 0 in the whole guide; as many as there are: the guide is over
    standing: GuideStanding
    away: bool  # the game has left the guide's own: what it says may no longer fit
    possible: bool  # what the step asks for can be done at this table
    answer: str  # which of the step's answers fits what was played instead; empty: none of its own


class TableInfo(Struct):
    """What everybody may know about a table."""

    id: str
    game: str
    rules_version: str
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    status: Status  # waiting: a seat is open; stuck: the rules have changed and cannot read the position
    seed_hash: str  # BLAKE2b-256 of the seed's text, in hex, known from the start
    listed: bool  # shown in the lobby
    watching: int = 0  # spectators connected
    made_at: int = 0  # Unix seconds
    result: Result | None = None
    rematch: str | None = None  # the table where the same people play again; each seat's link works there too
    branches: list[Branch] = []  # tables that play on from a position of this game
    origin: Branch | None = None  # the game and the position that this one plays on from
    ends_at: int = 0  # Unix seconds: put aside, ends then unless those who have not wished so come back; 0: not
    guide: Guiding | None = None  # of a guided game
    to_act: list[int] = []  # in answer to `ids` only: the seats that must decide
    moved_at: int = 0  # in answer to `ids` only: Unix seconds of the latest move; 0: none since the table was created


class Problem(Struct):
    """Why something was refused: a code, the rule that says so, the facts, and all this in words."""

    code: str
    rule: str
    facts: dict[str, Any]
    words: str


# -- socket, from the server ------------------------------------------------------------------------------------------


class Choice(Struct):
    """A legal action: its number in the catalogue, and by name."""

    action: int
    name: str
    args: dict[str, int | str]


class Position(Struct):
    """The table as this seat may see it."""

    seq: int  # goes into `Move` and `Undo`
    to_act: list[int]  # the seats that must decide now; empty when the game is over
    view: AnyView  # state.view(seat)
    choices: list[Choice]  # what this seat may do now, by action number; empty if it has no decision to make
    can_undo: bool
    scores: list[dict[str, int]]  # per seat, public ones while the game runs


class ChatLine(Struct):
    """A chat message. `seat` is None for the table's own notes."""

    at: int  # Unix seconds
    seat: int | None
    name: str
    text: str


class Sync(Struct, tag_field="is", tag="Sync"):
    """Everything this seat may know: sent on connecting and whenever the client may have fallen behind.

    Drop the story from event number `events_from` on, then add `events`: `{"is": ..., fields}` as this seat sees them.
    """

    wire: int
    table: TableInfo
    seat: int | None  # the client's own; None: a spectator
    position: Position
    events_from: int
    events: list[AnyEvent]
    chat: list[ChatLine]


class Update(Struct, tag_field="is", tag="Update"):
    """The position changed. The story continues from event number `events_from`; after an undo that is further back."""

    position: Position
    events_from: int
    events: list[AnyEvent]
    undone_by: int | None = None  # the seat that undid its move, if this is what happened


class Table(Struct, tag_field="is", tag="Table"):
    """Seats, names, presence or status changed."""

    table: TableInfo


class Said(Struct, tag_field="is", tag="Said"):
    """Somebody wrote."""

    line: ChatLine


class Over(Struct, tag_field="is", tag="Over"):
    """The game has ended, by the rules or by being abandoned. Sent once; also in `TableInfo.result`."""

    result: Result


class Rematched(Struct, tag_field="is", tag="Rematched"):
    """The same people can play again at this table; each seat's token works there too."""

    table: str


class Done(Struct, tag_field="is", tag="Done"):
    """The message with this id was carried out; its effects have been sent before."""

    id: str


class Refused(Struct, tag_field="is", tag="Refused"):
    """The message with this id (None if it could not be read) was refused and changed nothing; says why."""

    id: str | None
    problem: Problem
    answer: int | None = None  # of a move of several answers: the one that is wrong, counted from 0


class Reason(Struct, tag_field="is", tag="Reason"):
    """The answer to `Why`: None if the action may be taken."""

    id: str
    problem: Problem | None


class Previewed(Struct, tag_field="is", tag="Previewed"):
    """The answer to `Preview`. If something hidden follows the actions, only what is certain is shown."""

    id: str
    hidden: bool  # a draw, a look, a roll or what others chose in secret follows: view and events stop before it
    view: AnyView | None = None  # None: there is nothing certain to show
    events: list[AnyEvent] = []
    scores: list[dict[str, int]] = []
    choices: list[Choice] = []  # what this seat could do next, if it decides again
    final: bool = False  # this seat could not undo it


class HintWhy(Struct):
    """What a hint is expected to gain beside the next best choice."""

    other: int
    points: dict[str, float]  # by source: categories of the scores, `later` (to come), `others` (the best of them)
    text: dict[str, str]  # a sentence by language


class Hinted(Struct, tag_field="is", tag="Hinted"):
    """The answer to `Hint`: what a bot would do at the position with this number, and why, if the game can say."""

    id: str
    seq: int
    action: int
    why: HintWhy | None = None


class Pong(Struct, tag_field="is", tag="Pong"):
    """The answer to `Ping`."""

    id: str


ServerMessage = Sync | Update | Table | Said | Over | Rematched | Done | Refused | Reason | Previewed | Hinted | Pong


# -- socket, from the client ------------------------------------------------------------------------------------------


class Named(Struct, forbid_unknown_fields=True):
    """An action by name."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]
    args: dict[str, int | str] = {}


Action = int | Named


class Move(Struct, tag_field="is", tag="Move", forbid_unknown_fields=True, omit_defaults=True):
    """Make a move: take an action, and then these; all of them, or none if one is illegal."""

    id: MessageId
    seq: int
    action: Action
    then: Annotated[list[Action], Meta(max_length=64)] = []  # up to the first hidden thing; the rest is asked again


class Undo(Struct, tag_field="is", tag="Undo", forbid_unknown_fields=True):
    """Undo this seat's last move with all its answers, if nothing hidden was shown and nobody else acted since.

    If one of the answers showed something hidden, only those after it are undone.
    """

    id: MessageId
    seq: int


class Why(Struct, tag_field="is", tag="Why", forbid_unknown_fields=True):
    """Why may this action not be taken, after these? Answered by `Reason`."""

    id: MessageId
    action: Action
    after: Annotated[list[Action], Meta(max_length=64)] = []


class Preview(Struct, tag_field="is", tag="Preview", forbid_unknown_fields=True):
    """What would the table look like after this action, and then these? Answered by `Previewed` or `Refused`."""

    id: MessageId
    action: Action
    then: Annotated[list[Action], Meta(max_length=64)] = []


class Hint(Struct, tag_field="is", tag="Hint", forbid_unknown_fields=True):
    """What would a bot do, after these actions? For a person who plays only with bots. Answered by `Hinted`."""

    id: MessageId
    after: Annotated[list[Action], Meta(max_length=64)] = []


class GoTo(Struct, tag_field="is", tag="GoTo", forbid_unknown_fields=True):
    """Go to a step of the guide. `anew`: the table is set as the guide has it there; else all stays as it is."""

    id: MessageId
    step: Annotated[int, Meta(ge=0, le=10_000)]
    anew: bool = False


class HandOver(Struct, tag_field="is", tag="HandOver", forbid_unknown_fields=True):
    """Let a bot play a seat: your own (no `seat`), an absent person's, or one that is still open."""

    id: MessageId
    level: Level
    seat: SeatNumber | None = None


class Arrange(Struct, tag_field="is", tag="Arrange", forbid_unknown_fields=True):
    """While the table waits: let a seat that nobody has be open, perhaps kept for somebody of this name, or a bot's."""

    id: MessageId
    seat: SeatNumber
    kind: Literal["open", "bot"]
    name: Annotated[str, Meta(max_length=32)] = ""
    level: Level | None = None


class TakeBack(Struct, tag_field="is", tag="TakeBack", forbid_unknown_fields=True):
    """Play your own seat again."""

    id: MessageId


class Rename(Struct, tag_field="is", tag="Rename", forbid_unknown_fields=True):
    """Change your name."""

    id: MessageId
    name: Name


class Chat(Struct, tag_field="is", tag="Chat", forbid_unknown_fields=True):
    """Write to the table."""

    id: MessageId
    text: Text


class Rematch(Struct, tag_field="is", tag="Rematch", forbid_unknown_fields=True):
    """Play again with the same people, once the game has ended. Everybody is sent `Rematched`."""

    id: MessageId


class Abandon(Struct, tag_field="is", tag="Abandon", forbid_unknown_fields=True):
    """Wish to end the game without a result, or not. It ends when all wish so, or a day later if others stay away."""

    id: MessageId
    wish: bool = True


class Language(Struct, tag_field="is", tag="Language", forbid_unknown_fields=True):
    """Use this language for all answers from now on."""

    id: MessageId
    lang: Lang


class Resync(Struct, tag_field="is", tag="Resync", forbid_unknown_fields=True):
    """Send everything again, with the story from event number `since` on."""

    id: MessageId
    since: int = 0


class Ping(Struct, tag_field="is", tag="Ping", forbid_unknown_fields=True):
    """Are you there? Answered by `Pong`."""

    id: MessageId


ClientMessage = (
    Move
    | Undo
    | Why
    | Preview
    | Hint
    | GoTo
    | HandOver
    | Arrange
    | TakeBack
    | Rename
    | Chat
    | Rematch
    | Abandon
    | Language
    | Resync
    | Ping
)
