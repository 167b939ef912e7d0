"""`landfall replay`: a saved game, step by step."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from landfall.cli.checks import game_called
from landfall.cli.saved_games import read_game
from landfall.flow import BadRecord, Game, Record, State
from landfall.flow.record import Move
from landfall.replays import replay_steps
from landfall.server.replay import Telling
from landfall.terminal.games.plain_view import plainly
from landfall.terminal.games.registry import draw_table
from landfall.terminal.result import draw_result
from landfall.terminal.story import lines_of, plain_events
from landfall.terminal.tables.chairs import names_in
from landfall.terminal.words import Unusable, Words

SIZES = ("decision", "move", "turn", "round")
KEYS = {  # a small letter goes forward, a capital one goes back
    "": ("decision", 1), "n": ("decision", 1), "N": ("decision", 1), "p": ("decision", -1), "P": ("decision", -1),
    "m": ("move", 1), "M": ("move", -1), "t": ("turn", 1), "T": ("turn", -1), "r": ("round", 1), "R": ("round", -1),
}  # fmt: skip


class Moment:
    """A position of the game, the move that led to it, and what was told with it."""

    def __init__(self, move: Move | None, state: State | None, told: list[str], stored: dict[str, Any] | None) -> None:
        self.move = move
        self.state = state  # a copy, without history
        self.told = told
        self.stored = stored  # of a part written by other rules


class Replay:
    """Shows the moments of a record to a seat, to a spectator, or openly."""

    def __init__(self, record: Record, file: Path, words: Words, seat: int | None, is_open: bool) -> None:
        self.game: Game = game_called(record.game)
        self.record = record
        self.words = words
        self.seat = seat
        self.is_open = is_open
        self.console = Console(highlight=False)
        self.names = names_in(record, words)
        if seat is not None and not 0 <= seat < record.seats:
            raise Unusable("wrong-seat", most=record.seats, given=seat + 1)
        try:
            self.moments = self.all_moments()
        except BadRecord as wrong:
            raise Unusable("not-a-record", file=str(file), what=wrong) from None
        self.check_rules(file)
        self.ends = self.all_ends()

    def all_moments(self) -> list[Moment]:
        moments: list[Moment] = []
        told = 0
        for step in replay_steps(self.record):
            if step.state is None:
                moments.append(Moment(step.move, None, [], step.snapshot))
                continue
            events = self.events(step.state)
            if step.number == 0:
                told = 0
            told_now = lines_of(self.game, plain_events(events[told:]), self.names, self.words)
            lines = [line.words for line in told_now]
            told = len(events)
            moments.append(Moment(step.move, step.state.clone(), lines, None))
        return moments

    def all_ends(self) -> list[str]:
        """What each position ends: a decision, a move, a turn or a round."""
        ends: list[str] = [seen.ends for seen in Telling(self.game, self.record, self.seat, True, False).positions()]
        # Positions that were stored under other rules and cannot be read by these are steps of their own.
        return ends if len(ends) == len(self.moments) else ["round"] * len(self.moments)

    def step(self, at: int, size: str, way: int) -> int:
        """The next position that ends something of this size, or the last one; going back, the one before."""
        last = len(self.moments) - 1
        at += way
        while 0 < at < last and SIZES.index(self.ends[at]) < SIZES.index(size):
            at += way
        return at

    def contents(self) -> None:
        """A line for each move, with the number to go there; a gap where a round ends."""
        first = 0  # of the move
        for at, end in enumerate(self.ends):
            if end == "decision":
                continue
            told = next((moment.told[0] for moment in self.moments[first : at + 1] if moment.told), "")
            self.console.print(Text(f"{at:>5}  {told}"))
            if end == "round":
                self.console.print()
            first = at + 1

    def events(self, state: State) -> list[Any]:
        if self.is_open:
            return state.kept_history().story
        return state.events(self.seat)

    def check_rules(self, file: Path) -> None:
        """Print a warning if a part was written by other rules."""
        current = self.game.rules_version
        others = [part.rules_version for part in self.record.parts if part.rules_version != current]
        if not others:
            return
        facts = {"file": str(file), "written": others[0], "title": self.words.title(self.game), "current": current}
        if not self.moments:
            raise Unusable("no-positions", **facts)
        print(self.words("other-rules", **facts), file=sys.stderr)

    # -- showing -------------------------------------------------------------------------------------------------------

    def heading(self) -> None:
        facts = {"title": self.words.title(self.game), "seats": self.record.seats, "moves": len(self.moments) - 1}
        self.console.print(Text(self.words("replay-heading", **facts), style="bold"))

    def tell(self, at: int) -> None:
        """The move in words, and what it led to."""
        moment = self.moments[at]
        if moment.move is None:
            self.console.print(Text(self.words("replay-start"), style="bold"))
        else:
            seat, name, arguments = moment.move
            line = Text(self.words("replay-move", number=at, moves=len(self.moments) - 1), style="bold")
            if self.may_know(moment.move):
                said = self.words.say(self.game.named(self.game.actions.encode(name, **arguments)), self.names)
                line.append(f"  {self.names[seat]}: {said}", style="cyan")
            self.console.print(line)
        for told in moment.told:
            self.console.print(Text(f"  {told}", style="dim"))

    def may_know(self, move: Move) -> bool:
        """A move is told by name to its own seat; to others its events say what they may know."""
        return self.is_open or move[0] == self.seat

    def show(self, at: int) -> None:
        """The table after this many moves."""
        moment = self.moments[at]
        self.console.print()
        if moment.state is None:
            self.console.print(Text(self.words("replay-stored", number=at), style="bold"))
            self.console.print(plainly((moment.stored or {}).get("table", {})))
            return
        state = moment.state
        seat = self.seat
        if self.is_open:
            acting = state.to_act()
            seat = acting[0] if acting else 0
        self.console.print(draw_table(self.game, state.view(seat), self.names, self.words))
        if state.is_terminal():
            self.console.print()
            self.console.print(draw_result(state, self.names, self.words))

    def step_through(self) -> None:
        """Controlled by keys, each followed by Enter; Enter alone continues."""
        at = 0
        last = len(self.moments) - 1
        while True:
            self.tell(at)
            self.show(at)
            self.console.print(Text(self.words("replay-keys"), style="dim"))
            while True:
                try:
                    key = self.console.input(Text(f"{at}/{last} > ", style="bold")).strip()
                except EOFError:
                    return
                if key in ("q", "Q"):
                    return
                if key in ("c", "C"):
                    self.contents()
                    continue
                goal = int(key) if key.isdecimal() else -1
                if key in KEYS:
                    goal = self.step(at, *KEYS[key])
                if 0 <= goal <= last:
                    at = goal
                    break
                self.console.print(Text(self.words("replay-no-such-step", most=last), style="yellow"))


def replay(
    words: Words,
    file: Path,
    to: int | None,
    tell_all: bool,
    seat: int | None,
    is_open: bool,
    number: int | None = None,
) -> None:
    if seat is not None and is_open:
        raise Unusable("seat-or-open")
    shown = Replay(read_game(file, number), file, words, None if seat is None else seat - 1, is_open)
    last = len(shown.moments) - 1
    if to is not None and not 0 <= to <= last:
        raise Unusable("wrong-move", most=last)
    shown.heading()
    if tell_all:
        for at in range(last + 1 if to is None else to + 1):
            shown.tell(at)
        shown.show(last if to is None else to)
    elif to is not None:
        shown.tell(to)
        shown.show(to)
    else:
        shown.step_through()
