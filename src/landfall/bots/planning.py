"""Planning a seat's own moves ahead, for games in which that matters more than what the others do.

Such a game says so with `State.planned`, which returns a copy in which the seat is left alone. From there a beam search
follows the best few lines, move by move, to the end of the stage (for example a year). If a move is made of many small
decisions, the best few answers to each are followed.
"""

from __future__ import annotations

from time import perf_counter

from landfall.bots.knowledge import Knowledge
from landfall.flow.state import State

MOST_ANSWERS = 40  # by the others, between two decisions of the seat
DEEPEST = 60  # answers in one move: rules may allow a move that never ends
NOTHING: list[int] = []


class Line:
    """A position at the end of a move, the action of the root that led there, and the rest of the move it began."""

    def __init__(self, state: State, first: int, value: float, rest: list[int] | None = None) -> None:
        self.state = state
        self.first = first
        self.value = value
        self.rest: list[int] = [] if rest is None else rest


class Plan:
    """The best lines of a seat that is left alone. When the time is up, they end where they are."""

    def __init__(
        self,
        state: State,
        seat: int,
        width: int,
        moves: int = 0,
        until: float = -1.0,
        yardstick: bool = False,
        openings: int = 0,
    ) -> None:
        self.seat = seat
        self.yardstick = yardstick
        self.width = width
        self.planning = state.game.planning()
        self.most_openings = self.planning.openings if openings == 0 else min(openings, self.planning.openings)
        self.moves = moves if moves > 0 else self.planning.moves
        self.until = until  # by the clock of `perf_counter`; negative: no limit
        self.stage = state.stage()
        self.judged = 0  # positions
        self.late = False
        self.begins = True  # the first move of the lines is being followed

    def lines_from(self, state: State, legal: list[int]) -> list[Line]:
        """All lines that reach the end of the stage within the beam, the best first."""
        ends: list[Line] = []
        lines: list[Line] = []
        for line in self.openings(state, legal, self.most_openings):
            self.follow(line.state, line.first, 0, lines, NOTHING)
        self.begins = False
        moves = 1
        while moves < self.moves and not self.is_late():
            ends.extend([line for line in lines if self.is_over(line.state)])
            lines = self.best_of_each([line for line in lines if not self.is_over(line.state)])
            if not lines:
                break
            moves += 1
            going_on: list[Line] = []
            for line in lines:
                legal = line.state.legal_actions(self.seat)
                for opening in self.openings(line.state, legal, self.planning.later_openings):
                    self.follow(opening.state, line.first, 0, going_on, line.rest)
            lines = going_on
        ends.extend(lines)
        return best_of(ends, len(ends))

    def openings(self, state: State, legal: list[int], most: int) -> list[Line]:
        """The first actions of a move; of a long list those that look best at once."""
        if most == 0 or len(legal) <= most:
            return [Line(self.after(state, action), action, 0.0) for action in legal]
        opened: list[Line] = []
        for action in legal:
            after = self.after(state, action)
            self.judged += 1
            opened.append(Line(after, action, self.worth(after)))
        return best_of(opened, most)

    def best_of_each(self, lines: list[Line]) -> list[Line]:
        """The best lines among those that wait for the same kind of decision: a line that goes on acting and one that
        is in the next phase already cannot be compared before the stage is over."""
        groups: dict[str, list[Line]] = {}
        for line in lines:
            kind = type(line.state.waiting_for(self.seat)).__name__
            if kind in groups:
                groups[kind].append(line)
            else:
                groups[kind] = [line]
        kept: list[Line] = []
        for kind in groups:
            kept.extend(best_of(groups[kind], self.width))
        return kept

    def after(self, state: State, action: int) -> State:
        """A copy in which the seat has taken an action."""
        copy = state.clone()
        self.play(copy, action)
        return copy

    def play(self, state: State, action: int) -> None:
        """The seat takes an action. Others who must decide before the seat does again take their last legal action:
        there a game puts what ends a choice."""
        state.play(action, self.seat)
        answers = 0
        while state.waiting_for(self.seat) is None and state.stage() == self.stage and answers < MOST_ANSWERS:
            other = state.current_player()
            if other < 0:
                return
            state.play(state.legal_actions(other)[-1], other)
            answers += 1

    def worth(self, state: State) -> float:
        return state.yardstick(self.seat) if self.yardstick else state.evaluation(self.seat)

    def is_late(self) -> bool:
        if not self.late and self.until >= 0.0:
            self.late = perf_counter() >= self.until
        return self.late

    def is_over(self, state: State) -> bool:
        return state.waiting_for(self.seat) is None or state.stage() != self.stage

    def follow(self, state: State, first: int, depth: int, into: list[Line], rest: list[int]) -> None:
        """Follow a move to its end, with the best few answers to each decision. The state may be changed.

        `rest` holds the actions of the first move after its first action, so far.
        """
        seat = self.seat
        while True:
            if state.is_between_moves(seat) or self.is_over(state) or self.is_late() or depth > DEEPEST:
                self.judged += 1
                into.append(Line(state, first, self.worth(state), rest))
                return
            legal = state.legal_actions(seat)
            if len(legal) > 1:
                break
            if self.begins:
                rest = [*rest, legal[0]]
            self.play(state, legal[0])
        open_lines: list[Line] = []
        for action in legal:
            after = self.after(state, action)
            self.judged += 1
            line = Line(after, first, self.worth(after), [*rest, action] if self.begins else rest)
            if after.is_between_moves(seat) or self.is_over(after):
                into.append(line)
            else:
                open_lines.append(line)
        planning = self.planning
        answers = planning.first_answers if self.begins and self.moves > 1 else planning.answers
        for line in best_of(open_lines, answers[min(depth, len(answers) - 1)]):
            self.follow(line.state, first, depth + 1, into, line.rest)


def best_of(lines: list[Line], count: int) -> list[Line]:
    """The best lines, the best first. Of several with exactly the same value only one is kept: they differ only in the
    order of their moves."""
    kept: list[Line] = []
    for line in sorted(lines, key=lambda line: -line.value):
        if not kept or line.value != kept[-1].value:
            kept.append(line)
            if len(kept) == count:
                break
    return kept


class Begun:
    """The rest of a planned move. It is carried out for as long as everything happens as foreseen."""

    def __init__(self) -> None:
        self.foreseen: State | None = None
        self.rest: list[int] = []

    def begin(self, drawn: State, seat: int, first: int, rest: list[int]) -> None:
        """A move begins in a state that could be true; it may be changed."""
        self.rest = rest[:]
        self.foreseen = None
        if rest:
            drawn.play(first, seat)
            self.foreseen = drawn

    def next(self, knowledge: Knowledge, legal: list[int]) -> int:
        """The next action of the move, or -1 if there is none or the seat does not see what was foreseen."""
        state = self.foreseen
        if state is None:
            return -1
        seat = knowledge.seat
        self.foreseen = None
        if state.seats != knowledge.seats or state.legal_actions(seat) != legal:
            return -1
        if state.observation_tensor(seat) != knowledge.drawn.observation_tensor(seat):
            return -1
        action = self.rest.pop(0)
        if action not in legal:
            return -1
        if self.rest:
            state.play(action, seat)
            self.foreseen = state
        return action
