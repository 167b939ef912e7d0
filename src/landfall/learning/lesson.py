"""How far somebody is in a guided game: which step, whether it is done, and what the bots play meanwhile.

It knows the moves that were made and the view of the position, and no more, so that a table of a server and a game at
a terminal use the same one. Nothing is locked: a learner who plays something that the step's words do not ask for has
gone astray. The bots then wait, and the learner goes back to where the guide is or on to the next step; who continues
is away from the guide's game. There the bots still play what the script says, as long as they may, and freely where
they may not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from landfall.flow import State
from landfall.flow.record import Move
from landfall.learning.guide import LEARNER, Guide, Wanted

Standing = Literal["open", "done", "astray", "over"]

AT_FIRST = (0, 0, False)

View = Callable[[], Any]  # the learner's view, asked for only where a step needs it


class Lesson:
    """A guide and the steps that were begun, each with the moves that had been made by then and whether away."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.steps = guide.steps()
        self.begun = [AT_FIRST]
        self.scripts = scripts_of(guide)

    @property
    def step(self) -> int:
        """The number of the current step; that of the last one plus one when the guide is over."""
        return min(self.begun[-1][0], len(self.steps))

    @property
    def is_over(self) -> bool:
        return self.step >= len(self.steps)

    # -- what happens -------------------------------------------------------------------------------------------------

    def go(self, step: int, moves: int, away: bool = False) -> None:
        """A step begins; what it asks for is looked for from this number of moves on."""
        self.begun = [*(earlier for earlier in self.begun if earlier[1] <= moves), (step, moves, away)]

    def undone(self, moves: int) -> None:
        """So many moves are left: a step that began later has not begun."""
        self.begun = [begun for begun in self.begun if begun[1] <= moves] or [AT_FIRST]

    def end(self) -> None:
        self.begun = [(len(self.steps), 0, False)]

    # -- where it stands ----------------------------------------------------------------------------------------------

    def standing(self, moves: Sequence[Move], view: View) -> Standing:
        return self.look(moves, view)[0]

    def look(self, moves: Sequence[Move], view: View) -> tuple[Standing, int, int]:
        """Where the learner stands; if the step is done, also the next step and the number of moves it begins with.

        Who plays while a step is only to be read has read it: what is played counts for the next step with a task.
        """
        if self.is_over:
            return "over", self.step, len(moves)
        at, start = self.step, self.begun[-1][1]
        own = [number for number in range(start, len(moves)) if moves[number][0] == LEARNER]
        while at < len(self.steps) and self.steps[at].is_read() and own:
            at += 1
        if at == len(self.steps):
            return "done", at, len(moves)
        step = self.steps[at]
        if step.is_read():
            return "open", at, len(moves)
        ways = [way for way in step.ways() if begins(way, [moves[number] for number in own])]
        if not ways:
            return "astray", at, len(moves)
        done = next((way for way in ways if len(way) <= len(own)), None)
        if done is None:
            return "open", at, len(moves)
        if not step.until:
            return "done", at + 1, own[len(done) - 1] + 1
        seen = view()
        if all(until.is_met(seen) for until in step.until):
            return "done", at + 1, len(moves)
        return ("open" if step.within is None or step.within.is_met(seen) else "astray"), at, len(moves)

    def answer(self, moves: Sequence[Move], view: View) -> str:
        """Who has gone astray may get an answer of its own to that: its id; nothing: the step's answer to all else."""
        standing, at, _ = self.look(moves, view)
        if standing != "astray":
            return ""
        own = of(LEARNER, moves[self.begun[-1][1] :])
        return next((answer.id for answer in self.steps[at].answers if answer.is_to(own, view())), "")

    def next_wanted(self, moves: Sequence[Move]) -> Wanted | None:
        """The action that the step asks for next, as the guide plays it; None if it asks for none."""
        if self.is_over:
            return None
        left = self.left(moves)
        return left[0] if left else None

    def left(self, moves: Sequence[Move]) -> list[Wanted]:
        """What the learner still has to play in this step."""
        own = of(LEARNER, moves[self.begun[-1][1] :])
        lines = self.steps[self.step].lines()
        return next((line for line in lines if begins(line, own)), lines[0])[len(own) :]

    def is_possible(self, state: State, moves: Sequence[Move]) -> bool:
        """Whether what the step asks for can be done at this table, which may have left the guide's own."""
        if self.is_over or self.standing(moves, lambda: state.view(LEARNER)) != "open":
            return True
        step = self.steps[self.step]
        if step.accept or step.until:
            return True  # there are more ways than the guide's
        table = state.clone()
        left = self.left(moves)
        bots = next((at for at, move in enumerate(step.line) if move[0] != LEARNER), len(step.line))
        at_once = bots - len(of(LEARNER, moves[self.begun[-1][1] :]))  # so many before anybody else plays
        for want in left[: max(0, at_once)]:
            action = table.game.actions.encode(want.name, **want.args)
            if table.refusal(action, LEARNER) is not None:
                return False
            table.apply_action(action, LEARNER)
        return True

    def onward(self, moves: Sequence[Move], to_act: Sequence[int], view: View) -> tuple[int, int] | None:
        """The next step and the number of moves it begins with, once this one is done and the bots have played."""
        standing, step, count = self.look(moves, view)
        if standing != "done":
            return None
        busy = [seat for seat in to_act if seat != LEARNER and not self.waits(seat, moves, to_act, view)]
        return None if busy else (step, count)

    @property
    def has_left(self) -> bool:
        """Whether the learner has gone on though something else was asked for."""
        return self.begun[-1][2]

    def is_away(self) -> bool:
        """Whether the game has left the guide's own, so that what the step says may no longer fit."""
        return self.has_left and not self.is_over and not self.steps[self.step].free

    def leaves(self, moves: Sequence[Move], view: View) -> bool:
        """Whether the game is away from the guide's if the learner continues from here."""
        return self.has_left or self.standing(moves, view) == "astray"

    # -- the bots -----------------------------------------------------------------------------------------------------

    def scripted(self, seat: int, moves: Sequence[Move]) -> Move | None:
        """What the script has a bot play next; None where it plays freely."""
        found = self.next_of(seat, moves)
        return None if found is None else found[1]

    def next_of(self, seat: int, moves: Sequence[Move]) -> tuple[int, Move] | None:
        script = self.scripts.get(seat, [])
        made = len(of(seat, moves))
        return script[made] if not self.is_over and made < len(script) else None

    def waits(self, seat: int, moves: Sequence[Move], to_act: Sequence[int], view: View) -> bool:
        """Whether a bot does not play yet: the learner is astray, or what it plays comes later.

        It does not wait where the learner has something to do and cannot before the bot has played.
        """
        if self.is_over:
            return False
        standing = self.standing(moves, view)
        if standing == "astray":
            return True
        following = self.next_of(seat, moves)
        if following is not None and following[0] <= self.step:
            return False
        stuck = standing == "open" and not self.steps[self.step].is_read() and LEARNER not in to_act
        return not stuck


def scripts_of(guide: Guide) -> dict[int, list[tuple[int, Move]]]:
    """What each bot plays, in order, with the number of the step it belongs to."""
    scripts: dict[int, list[tuple[int, Move]]] = {}
    for number, step in enumerate(guide.steps()):
        for move in step.line:
            if move[0] != LEARNER:
                scripts.setdefault(move[0], []).append((number, move))
    return scripts


def of(seat: int, moves: Sequence[Move]) -> list[Move]:
    return [move for move in moves if move[0] == seat]


def begins(way: list[Wanted], own: list[Move]) -> bool:
    """Whether the moves are the start of a way, or the way the start of the moves."""
    return all(want.fits(name, args) for want, (_, name, args) in zip(way, own, strict=False))
