"""Planning a seat's own moves ahead, for games in which that matters more than what the others do.

A game that is played so says it with `State.planned`: it gives a copy in which the seat is left to itself. From there
the best few lines are followed, move by move, to the end of the stage (a year, say): a beam. Where moves are made of
many small decisions, the best few answers to each are followed.
"""

from __future__ import annotations

from time import perf_counter

from landfall.flow.state import State

ANSWERS = (3, 2, 1)  # mid-move positions that are followed after each decision of a move; the last number goes on
MOST_MOVES = 24  # in a plan


class Line:
    """A position at the end of a move, and the action of the root that led there."""

    def __init__(self, state: State, first: int, value: float) -> None:
        self.state = state
        self.first = first
        self.value = value


class Plan:
    """The best lines of a seat that is left to itself. When the time is up, they end where they are."""

    def __init__(self, state: State, seat: int, width: int, moves: int = MOST_MOVES, until: float = -1.0) -> None:
        self.seat = seat
        self.width = width
        self.moves = moves
        self.until = until  # by the clock of `perf_counter`; negative: all the time in the world
        self.stage = state.stage()
        self.judged = 0  # positions
        self.late = False

    def lines_from(self, state: State, legal: list[int]) -> list[Line]:
        """All lines that reach the end of the stage within the beam, the best first."""
        ends: list[Line] = []
        lines: list[Line] = []
        for action in legal:
            after = state.clone()
            after.play(action, self.seat)
            self.follow(after, action, 0, lines)
        moves = 1
        while lines and moves < self.moves and not self.is_late():
            moves += 1
            going_on: list[Line] = []
            for line in best_of(lines, self.width):
                if self.is_over(line.state):
                    ends.append(line)
                else:
                    for action in line.state.legal_actions(self.seat):
                        after = line.state.clone()
                        after.play(action, self.seat)
                        self.follow(after, line.first, 0, going_on)
            lines = going_on
        ends.extend(lines)
        return best_of(ends, len(ends))

    def is_late(self) -> bool:
        if not self.late and self.until >= 0.0:
            self.late = perf_counter() >= self.until
        return self.late

    def is_over(self, state: State) -> bool:
        return self.seat not in state.to_act() or state.stage() != self.stage

    def follow(self, state: State, first: int, depth: int, into: list[Line]) -> None:
        """Go on with a move to its end, with the best few answers to each decision. The state may be changed."""
        seat = self.seat
        while True:
            if state.is_between_moves(seat) or self.is_over(state) or self.is_late():
                self.judged += 1
                into.append(Line(state, first, state.evaluation(seat)))
                return
            legal = state.legal_actions(seat)
            if len(legal) > 1:
                break
            state.play(legal[0], seat)
        open_lines: list[Line] = []
        for action in legal:
            after = state.clone()
            after.play(action, seat)
            self.judged += 1
            line = Line(after, first, after.evaluation(seat))
            if after.is_between_moves(seat) or self.is_over(after):
                into.append(line)
            else:
                open_lines.append(line)
        for line in best_of(open_lines, ANSWERS[min(depth, len(ANSWERS) - 1)]):
            self.follow(line.state, first, depth + 1, into)


def best_of(lines: list[Line], count: int) -> list[Line]:
    """The best lines, the best first; of several that are worth exactly the same only one: they differ in the order of
    their moves."""
    kept: list[Line] = []
    for line in sorted(lines, key=lambda line: -line.value):
        if not kept or line.value != kept[-1].value:
            kept.append(line)
            if len(kept) == count:
                break
    return kept
