"""A record: the game, its start and its moves by name. The action log is the truth for the rules that wrote it.

A record has one or more parts, each written by one rules version: it starts from a seed, or from a snapshot where a
table continued under newer rules. Kept interpreted: msgspec reads the annotations.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from landfall.flow.errors import BadInput, BadRecord, IllegalAction, OtherRules, RulesError
from landfall.flow.game import Game
from landfall.flow.state import State

FORMAT = 1
PERSON = "person"  # who sits on a chair, unless it is a bot's level
LONGEST_NAME = 64
BROKEN = (LookupError, TypeError, ValueError, ArithmeticError, AttributeError, AssertionError, BadInput, RulesError)

Move = tuple[int, str, dict[str, Any]]


class Part(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Moves made under one rules version, from a seed or from a snapshot of the position."""

    rules_version: str
    moves: list[Move]
    seed: str | None = None
    snapshot: dict[str, Any] | None = None
    snapshots: dict[int, dict[str, Any]] = {}  # positions kept on the way: number of moves made -> position


class Record(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A whole game, finished or not."""

    game: str
    seats: int
    options: dict[str, str | int | bool]
    parts: list[Part]
    digest: str = ""  # of the last position, so that a replay can be checked
    names: list[str] = []  # of the players, by seat, as they gave them; empty: none given
    format: int = FORMAT
    chairs: list[str] = []  # who sat where, by seat: PERSON, or a bot's level; none: not known

    @classmethod
    def of(cls, state: State, names: list[str] | None = None, chairs: list[str] | None = None) -> Record:
        """The record of a table's own state."""
        history = state.kept_history()
        moves: list[Move] = []
        for seat, action in zip(history.movers, history.actions, strict=True):
            moves.append((seat, *state.game.actions.decode(action)))
        seed = history.seed if history.snapshot is None else None
        part = Part(state.game.rules_version, moves, seed, history.snapshot)
        options = dict(state.options)
        return cls(
            game=state.game.id,
            seats=state.seats,
            options=options,
            parts=[part],
            digest=state.digest(),
            names=names or [],
            format=FORMAT,
            chairs=chairs or [],
        )

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        try:
            record = msgspec.json.decode(text, type=cls)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, TypeError) as wrong:
            raise BadRecord(f"not a Landfall record: {wrong}", "not-a-record") from None
        record.check()
        return record

    def check(self) -> None:
        """Raise BadRecord unless the parts, names and chairs are as those of a record."""
        if self.format != FORMAT:
            what = f"a record of format {self.format}; this Landfall reads format {FORMAT}"
            raise BadRecord(what, "other-format", format=self.format, known=FORMAT)
        if not self.parts:
            raise BadRecord("a record without parts", "not-a-record")
        for part in self.parts:
            if (part.seed is None) == (part.snapshot is None):
                raise BadRecord("a part of a record starts either from a seed or from a snapshot", "not-a-record")
        check_players(self)


def checked(record: object) -> Record:
    """A record that was read or made by hand, if it holds what a record holds."""
    if not isinstance(record, Record):
        raise BadRecord(f"not a Landfall record but a {type(record).__name__}", "not-a-record")
    try:
        msgspec.convert(msgspec.to_builtins(record), Record)
    except (msgspec.MsgspecError, TypeError) as wrong:
        raise BadRecord(f"not a Landfall record: {wrong}", "not-a-record") from None
    record.check()
    return record


def check_players(record: Record) -> None:
    """Names and chairs are shown on screens: one for each seat, each on one line and of signs that can be shown."""
    if len(record.names) > record.seats or not all(is_name(name) for name in record.names if name):
        raise BadRecord(f"at most one name for each of the {record.seats} seats, on one line", "record-names")
    if len(record.chairs) not in (0, record.seats) or not all(is_name(chair) for chair in record.chairs):
        raise BadRecord(f"chairs are one for each of the {record.seats} seats", "record-names")


def is_name(text: str) -> bool:
    """Whether this can be shown as somebody's name.

    >>> is_name("Ania"), is_name("\\x1b[2J"), is_name(" "), is_name("")
    (True, False, False, False)
    """
    return text.isprintable() and bool(text.strip()) and len(text) <= LONGEST_NAME


class Step(msgspec.Struct):
    """A position on the way of a replay, and the move that led to it (None at the start of a part)."""

    state: State | None
    part: int
    number: int
    move: Move | None
    snapshot: dict[str, Any] | None = (
        None  # a part of other rules shows what it stored, not what these rules make of it
    )


def steps(game: Game, record: Record) -> Iterator[Step]:
    """Every position of a record, in order. The state given is the same one, moved on.

    A part written by other rules cannot be played again: it yields the snapshots it stored.
    """
    checked(record)
    if record.game != game.id:
        raise BadRecord(f"this is a record of {record.game!r}, not of {game.id}", "other-game", given=record.game)
    end = ""  # the digest of the last position of the part before, if it was played again
    for index, part in enumerate(record.parts):
        if part.rules_version != game.rules_version:
            stored = dict(part.snapshots)
            if part.snapshot is not None:
                stored.setdefault(0, part.snapshot)
            for number in sorted(stored):
                move = part.moves[number - 1] if 0 < number <= len(part.moves) else None
                yield Step(None, index, number, move, stored[number])
            end = ""
            continue
        state = start_of(game, record, part)
        if end and state.digest() != end:
            raise BadRecord(f"part {index + 1} does not continue where part {index} ends", "other-end")
        yield Step(state, index, 0, None)
        for number, move in enumerate(part.moves, start=1):
            play_again(state, move, number)
            yield Step(state, index, number, move)
        end = state.digest() if index < len(record.parts) - 1 else ""
        if index == len(record.parts) - 1 and record.digest and state.digest() != record.digest:
            raise BadRecord("the replay ends in another position than the record says", "other-end")


def play_again(state: State, move: Move, number: int) -> None:
    """Take a move of a record, or say what is wrong with it."""
    seat, name, arguments = move
    said = f"move {number} ({seat} {name} {arguments})"
    try:
        action = state.game.actions.encode(name, **arguments)
    except (BadInput, TypeError) as unknown:
        raise BadRecord(f"{said}: {unknown}", "unknown-move", number=number) from None
    try:
        state.apply_action(action, seat)
    except IllegalAction as refused:
        raise BadRecord(f"{said} is illegal: {refused}", "illegal-move", number=number) from None
    except BROKEN as broken:  # a snapshot that holds together only as far as it was checked, or a mistake in the rules
        what = f"{said} cannot be played: {type(broken).__name__}: {broken}"
        raise BadRecord(what, "unplayable-move", number=number) from broken


def start_of(game: Game, record: Record, part: Part) -> State:
    try:
        if part.snapshot is None:
            assert part.seed is not None, "the record was checked"
            return game.new_initial_state(record.seats, record.options, part.seed)
        state = game.state_from_dict(part.snapshot)
    except (BadInput, OtherRules) as wrong:
        raise BadRecord(f"the record's start is wrong: {wrong}", "wrong-start") from None
    if state.seats != record.seats or record.options.items() - state.options.items():
        raise BadRecord("the record's start has other seats or options than the record", "wrong-start")
    return state
