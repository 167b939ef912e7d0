"""A game from its start to its end, or to where it stands: every position as one audience may see it.

A position is written as what changed since the one before (`change`), so a whole game is sent at once and is no larger
than a picture; whoever shows it holds every position and goes to any of them without asking again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from landfall.flow import BadRecord, Event, Game, LandfallError, Record, State, UnknownGame
from landfall.flow.record import BROKEN, PERSON
from landfall.flow.serial import to_plain
from landfall.games import load_game
from landfall.replays import replay, replay_steps
from landfall.server.errors import NotDone
from landfall.server.http_messages import EarlierRules, Replay, ReplayStep, StepEnds, Verified
from landfall.server.messages import Named, Result, SeatInfo, Status, TableInfo
from landfall.server.table import seed_hash
from landfall.server.views import Audience, story

MOST_MOVES = 5000  # of a record; the longest game of ours has under a thousand
ROUNDS = ("round", "mission", "year")  # what games call their rounds, as their views name them
CIRCLE = "sun"  # what goes round and round in a game that has no rounds: each time round counts as one


@dataclass
class Seen:
    """A position on the way, as the audience sees it."""

    position: dict[str, Any]
    told: int  # events of the audience's story by then
    mover: int | None  # None: a start, or a stored position
    action: Named | None
    ends: StepEnds


class Telling:
    """Reads a record, position by position, for one audience: a seat, a spectator (None), or everything open."""

    def __init__(self, game: Game, record: Record, audience: Audience, is_open: bool, runs: bool) -> None:
        self.game = game
        self.record = record
        self.audience = audience
        self.is_open = is_open
        self.runs = runs
        self.events: list[Event] = []
        self.earlier: list[EarlierRules] = []
        self.last: State | None = None
        self.movers = [[move[0] for move in part.moves] for part in record.parts]

    def positions(self) -> Iterator[Seen]:
        """Every position, in order."""
        read = 0  # events of this part that were read
        rounds = Rounds()
        for step in replay_steps(self.record):
            state = step.state
            if state is None:
                state = self.renewed(step.snapshot or {})
                self.note_earlier(step.part, state is not None)
                if state is None:
                    continue
            elif step.number == 0:
                read = 0
            self.last = state
            mover = step.move[0] if step.move is not None and step.state is not None else None
            if step.state is not None:
                history = state.kept_history()
                for event, to in zip(history.story[read:], history.seen_by[read:], strict=True):
                    if self.is_open or to is None or (self.audience is not None and self.audience in to):
                        self.events.append(event)
                read = len(history.story)
            looking = self.looking(step.part, step.number)
            position = self.position(state, looking)
            goes_on = rounds.goes_on(position["view"])
            ends: StepEnds = "decision"
            if mover is None or not goes_on or state.is_terminal():
                ends = "round"
            elif not state.lanes and self.next_mover(step.part, step.number) != mover:
                ends = "turn"
            elif self.has_moved(state, mover):
                ends = "move"
            action = None
            if mover is not None and step.move is not None and (self.is_open or mover == self.audience):
                action = Named(step.move[1], step.move[2])
            yield Seen(position, len(self.events), mover, action, ends)

    def states(self) -> Iterator[State]:
        """The state of every position; the same one, moved on."""
        for step in replay_steps(self.record):
            state = step.state if step.state is not None else self.renewed(step.snapshot or {})
            if state is not None:
                yield state

    def has_moved(self, state: State, mover: int) -> bool:
        """Whether a move ends here. What others are asked in secret is not told while the game runs."""
        if self.runs and mover != self.audience and state.lanes:
            return mover not in state.to_act()
        return state.is_between_moves(mover)

    def next_mover(self, part: int, number: int) -> int | None:
        movers = self.movers[part]
        return movers[number] if number < len(movers) else None

    def looking(self, part: int, number: int) -> Audience:
        """Whose view is shown: with everything open, that of whoever moves next."""
        if not self.is_open:
            return self.audience
        movers = self.movers[part]
        if number < len(movers):
            return movers[number]
        return movers[-1] if movers else 0

    def position(self, state: State, looking: Audience) -> dict[str, Any]:
        view = state.view(looking)
        if self.is_open:
            open_hands(view, state, looking)
        return {"to_act": list(state.to_act()), "view": view, "scores": [dict(points) for points in state.scores()]}

    def renewed(self, stored: dict[str, Any]) -> State | None:
        """A position stored under other rules, if these rules can read it."""
        try:
            return self.game.state_from_dict({**stored, "rules_version": self.game.rules_version})
        except LandfallError:
            return None

    def note_earlier(self, part: int, is_shown: bool) -> None:
        if not self.earlier or self.earlier[-1].part != part:
            held = self.record.parts[part]
            self.earlier.append(EarlierRules(part, held.rules_version, len(held.moves), 0))
        self.earlier[-1].shown += int(is_shown)


class Rounds:
    """Counts the rounds of a game, in whichever word it has for them; a game that has none is one round."""

    def __init__(self) -> None:
        self.number = 0
        self.last = 0

    def goes_on(self, view: dict[str, Any]) -> bool:
        """Whether the next position belongs to the same round."""
        before = self.number
        for name in ROUNDS:
            if isinstance(view.get(name), int):
                self.number = int(view[name])
                return self.number == before
        now = view.get(CIRCLE)
        if isinstance(now, int):
            self.number += int(now < self.last)
            self.last = now
        return self.number == before


def open_hands(view: dict[str, Any], state: State, looking: Audience) -> None:
    """Fill in what each player's own view shows of that player."""
    players = view.get("players")
    if not isinstance(players, list):
        return
    hidden = [
        seat
        for seat, player in enumerate(players)
        if seat != looking and isinstance(player, dict) and any(value is None for value in player.values())
    ]
    for seat in hidden:
        own = state.view(seat)["players"][seat]
        players[seat] = {name: own.get(name) if value is None else value for name, value in players[seat].items()}


def replay_of(record: Record, table: TableInfo | None, audience: Audience, is_open: bool, runs: bool = False) -> Replay:
    """The whole game. While it runs, a position that looks the same to the audience as the one before is left out: not
    even how many choices others made in secret is told. Raises BadRecord."""
    game = game_of(record)
    if sum(len(part.moves) for part in record.parts) > MOST_MOVES:
        raise BadRecord(f"a record of more than {MOST_MOVES} moves", "too-many-moves", most=MOST_MOVES)
    telling = Telling(game, record, audience, is_open, runs)
    steps: list[ReplayStep] = []
    start: dict[str, Any] | None = None
    last: dict[str, Any] = {}
    told = 0
    try:
        for seen in telling.positions():
            if start is None:
                start = seen.position
            elif runs and seen.told == told and seen.position == last:
                continue
            steps.append(ReplayStep(seen.mover, seen.told, seen.ends, seen.action, change(last, seen.position)))
            last, told = seen.position, seen.told
    except BROKEN as broken:  # a stored position that holds together only as far as it was checked
        if isinstance(broken, BadRecord):
            raise
        raise BadRecord(f"it cannot be shown: {type(broken).__name__}: {broken}", "wrong-start") from broken
    if not steps:
        raise NotDone("nothing-stored", version=record.parts[-1].rules_version)
    info = table or info_of(record, telling.last)
    return Replay(info, audience, is_open, runs, telling.earlier, steps, story(telling.events))


def check_weighable(record: Record) -> None:
    """Raise BadRecord, or NotDone if a part of the game was played under other rules: it cannot be weighed."""
    check_rules(record)
    for _ in replay_steps(record):
        pass


def check_rules(record: Record) -> None:
    """Raise NotDone unless all of the game was played under today's rules."""
    game = game_of(record)
    if sum(len(part.moves) for part in record.parts) > MOST_MOVES:
        raise BadRecord(f"a record of more than {MOST_MOVES} moves", "too-many-moves", most=MOST_MOVES)
    for part in record.parts:
        if part.rules_version != game.rules_version:
            raise NotDone("other-rules", version=part.rules_version)


def verified(record: Record, published: str, stored: Any) -> Verified:
    """What comes of playing a game again, against the hash that was published and the position that was stored."""
    check_rules(record)
    try:
        ends_alike = to_plain(replay(record).to_dict()) == stored
    except BadRecord:
        ends_alike = False
    seed = record.parts[0].seed
    hashed = seed_hash(seed) if seed is not None else ""
    moves = sum(len(part.moves) for part in record.parts)
    return Verified(hashed, seed is None or hashed == published, moves, ends_alike)


def game_of(record: Record) -> Game:
    try:
        return load_game(record.game)
    except UnknownGame:
        raise BadRecord(f"a record of an unknown game, {record.game!r}", "unknown-game", given=record.game) from None


def info_of(record: Record, last: State | None) -> TableInfo:
    """A record as a table that nobody sits at any more."""
    chairs = record.chairs or [PERSON] * record.seats
    names = [*record.names, *[""] * record.seats]
    seats = [
        SeatInfo(seat, "person" if chair == PERSON else "bot", names[seat], None if chair == PERSON else chair)
        for seat, chair in enumerate(chairs)
    ]
    first = record.parts[0]
    over = last is not None and last.is_terminal()
    result = None
    if last is not None:
        returns = list(last.returns()) if over else [0.0] * record.seats
        winners = list(last.winners()) if over else []
        result = Result(winners, [dict(points) for points in last.scores()], returns, first.seed or "")
    version = record.parts[-1].rules_version
    hashed = seed_hash(first.seed) if first.seed is not None else ""
    status: Status = "over" if over else "abandoned"
    return TableInfo(
        id="",
        game=record.game,
        rules_version=version,
        options=record.options,
        seats=seats,
        status=status,
        seed_hash=hashed,
        listed=False,
        result=result,
    )


def state_at(record: Record, number: int) -> State:
    """The full state at a position, counted as a replay does. Raises NotDone or BadRecord."""
    telling = Telling(game_of(record), record, None, False, False)
    for at, state in enumerate(telling.states()):
        if at == number:
            return state.clone()
    raise NotDone("no-such-position", number=number)


# -- what changed -----------------------------------------------------------------------------------------------------


def change(before: Any, after: Any) -> Any:
    """What turns one value into another: None if nothing, `[value]` if it is replaced, else by key what changed there
    (`[]`: the key is gone). Lists of one length are compared place by place.

    >>> change({"sun": 1, "ships": [4, 4]}, {"sun": 1, "ships": [4, 5], "over": True})
    {'ships': {'1': [5]}, 'over': [True]}
    """
    if before == after and type(before) is type(after):
        return None
    if isinstance(before, dict) and isinstance(after, dict):
        changes = {
            str(key): [value] if key not in before else change(before[key], value)
            for key, value in after.items()
            if key not in before or before[key] != value
        }
        changes.update({str(key): [] for key in before if key not in after})
        return changes
    if isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)) and len(before) == len(after) > 0:
        pairs = enumerate(zip(before, after, strict=True))
        return {str(at): change(one, other) for at, (one, other) in pairs if one != other}
    return [after]


def changed(before: Any, change: Any) -> Any:
    """The value after a change."""
    if change is None:
        return before
    if isinstance(change, list):
        return change[0] if change else None
    if isinstance(before, (list, tuple)):
        return [changed(value, change.get(str(at))) for at, value in enumerate(before)]
    after = {key: value for key, value in before.items() if change.get(key) != []}
    for key, one in change.items():
        if one != []:
            after[key] = changed(before.get(key), one)
    return after


def positions_of(replay: Replay) -> list[dict[str, Any]]:
    """Every position of a replay, whole."""
    positions: list[dict[str, Any]] = []
    last: Any = {}
    for step in replay.steps:
        last = changed(last, step.change)
        positions.append(last)
    return positions
