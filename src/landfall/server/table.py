"""A table as its log describes it: who sits where, the position, the moves. No clock, no network, no storage."""

from __future__ import annotations

import hmac
from collections import deque
from hashlib import blake2b
from typing import Any, assert_never

from landfall.bots import present_name
from landfall.flow import Event, Game, IllegalAction, LandfallError, Part, Record, Refusal, State, UnknownGame
from landfall.flow.history import EVERY
from landfall.flow.record import PERSON, Move
from landfall.games import load_game
from landfall.learning import LEARNER
from landfall.server.answers import taken
from landfall.server.entries import (
    Arranged,
    Branched,
    Entry,
    Guided,
    HandedOver,
    Made,
    Moved,
    NewRules,
    PlaysAgain,
    Renamed,
    Sat,
    SeatMade,
    Seen,
    Stopped,
    TookBack,
    Undid,
    Wished,
    Wrote,
)
from landfall.server.guidance import guiding, lesson_of
from landfall.server.messages import Branch, ChatLine, Result, SeatInfo, Status, TableInfo

LATEST = 100  # entries kept as they are
CHAT_KEPT = 200  # lines sent to a device that connects; the log keeps all


def hash_of(token: str) -> str:
    """What is stored of a seat's token."""
    return blake2b(token.encode(), digest_size=32, person=b"landfall seat").hexdigest()


def seed_hash(seed: str) -> str:
    """What is published of a seed while the table runs."""
    return blake2b(seed.encode(), digest_size=32).hexdigest()


class Seat:
    """Who has a seat now."""

    def __init__(self, made: SeatMade) -> None:
        self.kind = made.kind
        self.name = made.name
        self.level = None if made.level is None else present_name(made.level)
        self.holder = made.holder

    def info(self, number: int, present: bool, wants_to_stop: bool) -> SeatInfo:
        bot = self.kind == "bot"
        return SeatInfo(
            number,
            self.kind,
            self.name,
            self.level if bot else None,
            self.holder is not None,
            present or bot,
            wants_to_stop,
        )


class Table:
    """What follows from a table's log. `apply` takes the next entry, or raises and changes nothing."""

    def __init__(self, id: str, made: Made, play: bool = True) -> None:
        self.id = id
        self.made = made
        self.rules_version = made.rules_version
        self.seats = [Seat(seat) for seat in made.seats]
        self.entries = 1
        self.latest: deque[Entry] = deque([made], LATEST)
        self.stopped = False
        self.wishes: dict[int, int] = {}  # seats that want to end the game, since when
        self.seen: dict[int, int] = {}  # when others were noted as present meanwhile
        self.rematch: str | None = None
        self.branches: list[Branch] = []
        self.chat: list[ChatLine] = []
        self.ids: set[tuple[int, str]] = set()  # the ids of clients' moves and undos, by seat
        self.parts: list[Part] = []  # those of earlier rules
        self.start = made.position  # the position this part began with, if not the seed
        self.moves: list[Move] = []  # the answers of this part, without those undone
        self.by_bot: list[bool] = []  # which of them a bot made
        self.joined: list[bool] = []  # which of them belong to the same move as the one before
        self.undoables: dict[int, range] = {}  # what `undoable` has found in this position, by seat
        self.seqs = [0] * len(self.seats)  # see `Position.seq`
        self.cut = [False] * (len(self.seats) + 1)  # whose story an undo has shortened; the last is the spectators'
        self.result: Result | None = None
        self.game = known_game(made.game)
        self.lesson = lesson_of(made)
        self.state: State | None = None  # None: the current rules cannot read this table
        if play:
            self.play_all()

    # -- reading the log ----------------------------------------------------------------------------------------------

    @classmethod
    def from_log(cls, id: str, entries: list[Entry]) -> Table:
        """The table after all its entries. Moves that were undone are not played."""
        made = entries[0]
        assert isinstance(made, Made), f"the log of table {id} starts with {type(made).__name__}"
        table = cls(id, made, play=False)
        for entry in entries[1:]:
            table.note(entry)
        table.play_all()
        return table

    def play_all(self) -> None:
        """The position after the moves, if they were made under the current rules."""
        game = self.game
        if game is None or game.rules_version != self.rules_version:
            return
        if self.start is not None:
            state = game.state_from_dict(self.start)
        else:
            state = game.new_initial_state(len(self.seats), self.made.options, self.made.seed)
        state.kept_history().every = EVERY  # people undo
        for seat, name, arguments in self.moves:
            state.apply_action(game.actions.encode(name, **arguments), seat)
        self.state = state
        self.undoables = {}

    def apply(self, entry: Entry) -> None:
        """Take a new entry, or raise BadInput and change nothing. Adds to the entry what follows from the rules."""
        match entry:
            case Moved():
                self.play(entry)
            case Undid():
                self.take_back(entry)
        self.note(entry)
        match entry:
            case NewRules():
                self.play_all()
            case Guided() if entry.moves is not None:
                self.play_all()

    def play(self, entry: Moved) -> None:
        """Take all answers of a move. What follows something hidden is left out, of the entry too."""
        state, game = self.in_play()
        actions = [game.actions.encode(answer.name, **answer.args) for answer in entry.answers()]
        if len(actions) > 1:
            del actions[taken(state, entry.seat, actions) :]
            entry.then = entry.then[: len(actions) - 1]
        lanes = lanes_of(state)
        for action in actions:
            state.apply_action(action, entry.seat)
        entry.alone = lanes >= 0 and lanes_of(state) == lanes
        self.undoables = {}

    def take_back(self, entry: Undid) -> None:
        before, game = self.in_play()
        undone = self.undoable(entry.seat)
        if not undone or undone != range(entry.move, entry.move + entry.answers):
            raise IllegalAction(Refusal("nothing-to-undo", facts={"seat": entry.seat}, game=game.id))
        after = game.without(before, entry.move, entry.answers)
        lanes = lanes_of(before)
        entry.alone = lanes >= 0 and lanes_of(after) == lanes
        entry.cut = []
        for audience in (*range(len(self.seats)), None):
            told = before.events(audience)
            if after.events(audience)[: len(told)] != told:
                entry.cut.append(-1 if audience is None else audience)
        self.state = after
        self.undoables = {}

    def in_play(self) -> tuple[State, Game]:
        assert self.state is not None, f"table {self.id} is stuck and cannot be played at"
        assert self.game is not None, f"table {self.id} has a position and no game"
        return self.state, self.game

    def note(self, entry: Entry) -> None:
        """What an entry says besides the position."""
        match entry:
            case Moved():
                for answer in entry.answers():
                    self.moves.append((entry.seat, answer.name, answer.args))
                self.by_bot += [not entry.id] * (1 + len(entry.then))
                self.joined += [False] + [True] * len(entry.then)
                self.number(entry)
            case Undid():
                undone = slice(entry.move, entry.move + entry.answers)
                del self.moves[undone], self.by_bot[undone], self.joined[undone]
                self.number(entry)
                for audience in entry.cut:
                    self.cut[audience] = True
                if self.lesson is not None:
                    self.lesson.undone(len(self.moves))
            case Guided():
                self.guide_to(entry)
            case NewRules():
                self.go_on_from(entry)
            case Sat():
                self.seats[entry.seat] = Seat(SeatMade("person", entry.name, None, entry.holder))
            case HandedOver():
                self.seats[entry.seat].kind = "bot"
                self.seats[entry.seat].level = present_name(entry.level)
            case Arranged():
                self.seats[entry.seat] = Seat(SeatMade(entry.kind, entry.name, entry.level))
            case TookBack():
                self.seats[entry.seat].kind = "person"
            case Renamed():
                self.seats[entry.seat].name = entry.name
            case Wrote():
                self.chat = [*self.chat[1 - CHAT_KEPT :], ChatLine(entry.at, entry.seat, entry.name, entry.text)]
            case Wished():
                if entry.wish:
                    self.wishes[entry.seat] = entry.at
                else:
                    self.wishes.pop(entry.seat, None)
            case Seen():
                self.seen[entry.seat] = entry.at
            case Stopped():
                self.stopped = True
            case Branched():
                self.branches = [*self.branches, entry.branch]
            case PlaysAgain():
                self.rematch = entry.table
            case Made():
                raise AssertionError(f"a table is created only once: {entry}")
            case _:
                assert_never(entry)
        self.entries += 1
        self.latest.append(entry)

    def number(self, entry: Moved | Undid) -> None:
        """Give a new number to each seat that may be asked something else now."""
        if entry.alone:
            self.seqs[entry.seat] += 1
        else:
            self.seqs = [seq + 1 for seq in self.seqs]
        if entry.id:
            self.ids.add((entry.seat, entry.id))

    def guide_to(self, entry: Guided) -> None:
        if entry.moves is not None:
            self.moves = list(entry.moves)
            self.by_bot = [move[0] != LEARNER for move in self.moves]
            self.joined = [False] * len(self.moves)
            self.seqs = [seq + 1 for seq in self.seqs]
            self.cut = [True] * len(self.cut)
        if self.lesson is not None:
            self.lesson.go(entry.step, entry.at, entry.away)

    def go_on_from(self, entry: NewRules) -> None:
        if self.lesson is not None:
            self.lesson.end()
        seed = self.made.seed if self.start is None else None
        kept = {len(self.moves): entry.position}
        self.parts.append(Part(self.rules_version, self.moves, seed, self.start, kept))
        self.rules_version = entry.rules_version
        self.moves = []
        self.by_bot = []
        self.joined = []
        self.start = entry.position
        self.seqs = [seq + 1 for seq in self.seqs]
        self.cut = [True] * len(self.cut)

    def under_new_rules(self, position: dict[str, Any]) -> NewRules | None:
        """The entry with which the table continues from its last position; None if the current rules cannot read it."""
        if self.game is None:
            return None
        renewed = {**position, "rules_version": self.game.rules_version}
        try:
            self.game.state_from_dict(renewed)
        except LandfallError:
            return None
        return NewRules(self.game.rules_version, renewed)

    # -- asking -------------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.stopped:
            return "abandoned"
        if self.result is not None or (self.state is not None and self.state.is_terminal()):
            return "over"
        if self.state is None:
            return "stuck"
        return "waiting" if any(seat.kind == "open" for seat in self.seats) else "running"

    def has_ended(self) -> bool:
        return self.status in ("over", "abandoned")

    def ending(self) -> Result | None:
        """How it ended, with the seed; None before."""
        if self.result is None and self.has_ended():
            state = self.state
            nobody = [0.0] * len(self.seats)
            points = [dict(seat) for seat in state.scores()] if state is not None else []
            if self.stopped or state is None:
                self.result = Result([], points, nobody, self.made.seed)
            else:
                self.result = Result(list(state.winners()), points, list(state.returns()), self.made.seed)
        return self.result

    def is_bots_turn(self) -> bool:
        """Whether the game continues by itself: it is a bot's turn, and somebody plays at the table."""
        if self.state is None or self.status != "running" or not any(seat.holder for seat in self.seats):
            return False
        return any(self.seats[seat].kind == "bot" for seat in self.state.to_act())

    def holder(self, token: str) -> int | None:
        """The seat this token opens."""
        given = hash_of(token)
        found = None
        for number, seat in enumerate(self.seats):
            if seat.holder is not None and hmac.compare_digest(seat.holder, given):
                found = number
        return found

    def plays_with_bots_alone(self, seat: int) -> bool:
        """Whether nobody else plays: then a person may ask bots for advice. A bot may stand in for a person."""
        others = [other for number, other in enumerate(self.seats) if number != seat]
        return all(other.kind == "bot" and other.holder is None for other in others)

    def undoable(self, seat: int) -> range:
        """The places of the answers that an undo by this seat takes back, none if it may not: those of its last move,
        or those of them that came after something hidden. Looked for once per position.
        """
        if seat not in self.undoables:
            history = self.in_play()[0].kept_history()
            last = first = history.move_to_undo(seat)
            followed = last < len(history.movers) - 1  # others have moved since, in a simultaneous phase
            least = history.lanes_opened_at if followed else 0
            while first > least and self.joined[first] and history.before[first - 1] == history.barriers[seat]:
                first -= 1
            self.undoables[seat] = range(first, last + 1) if last >= 0 else range(0)
        return self.undoables[seat]

    def can_undo(self, seat: int) -> bool:
        return bool(self.undoable(seat)) and not self.is_advice(seat)

    def is_advice(self, seat: int) -> bool:
        """Whether the move that this person could undo is a bot's: seen and undone, it would be a hint."""
        undone = self.undoable(seat)
        return bool(undone) and self.by_bot[undone.start] and not self.plays_with_bots_alone(seat)

    def names(self) -> list[str]:
        """The players' names, by seat, for the log and the record."""
        return [seat.name or f"{number + 1}" for number, seat in enumerate(self.seats)]

    def names_beside(self, seat: int) -> list[str]:
        """The names that others have chosen."""
        return [other.name for number, other in enumerate(self.seats) if number != seat and other.name]

    def events(self, audience: int | None) -> list[Event]:
        return [] if self.state is None else self.state.events(audience)

    def info(self, present: set[int], watching: int, ends_at: int = 0) -> TableInfo:
        """What everybody may know."""
        seats = [seat.info(number, number in present, number in self.wishes) for number, seat in enumerate(self.seats)]
        return TableInfo(
            id=self.id,
            game=self.made.game,
            rules_version=self.rules_version,
            options=self.made.options,
            seats=seats,
            status=self.status,
            seed_hash=seed_hash(self.made.seed),
            listed=self.made.listed,
            watching=watching,
            made_at=self.made.at,
            result=self.ending(),
            rematch=self.rematch,
            branches=self.branches,
            origin=self.made.origin,
            ends_at=ends_at,
            guide=guiding(self),
        )

    def record(self) -> Record:
        """The whole game with its seed: only for a table that has ended."""
        seed = self.made.seed if self.start is None else None
        last = Part(self.rules_version, self.moves, seed, self.start)
        digest = "" if self.state is None else self.state.digest()
        options, parts = dict(self.made.options), [*self.parts, last]
        return Record(self.made.game, len(self.seats), options, parts, digest, self.names(), chairs=self.chairs())

    def chairs(self) -> list[str]:
        """Who plays the seats now, for the record; empty while one is still open."""
        if any(seat.kind == "open" for seat in self.seats):
            return []
        return [seat.level if seat.kind == "bot" and seat.level else PERSON for seat in self.seats]


def known_game(id: str) -> Game | None:
    try:
        return load_game(id)
    except UnknownGame:
        return None


def lanes_of(state: State) -> int:
    """When the current simultaneous phase began, counted in moves; -1 if there is none."""
    return state.kept_history().lanes_opened_at if state.lanes else -1
