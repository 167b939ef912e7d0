"""One move ahead: the action after which the game's own evaluation is best, on average over sampled states."""

from __future__ import annotations

from time import perf_counter

from landfall.bots.bot import Bot, only_owing
from landfall.bots.knowledge import Knowledge
from landfall.flow.rng import Rng
from landfall.flow.state import State

SAMPLES = 6
PLAYS = 400  # positions tried in one sample
FURTHER = 4  # decisions of the same seat that are followed after the first


class Greedy(Bot):
    """Judges a move at its end: while the same seat still decides (a card, then its target) it goes on to the best
    continuation it finds. The plays of a sample are shared out among the branches, so that wide lists stay cheap."""

    def __init__(
        self, name: str, seed: int | str, samples: int = SAMPLES, plays: int = PLAYS, ms: float | None = None
    ) -> None:
        super().__init__(name, seed)
        self.samples = samples
        self.plays = plays
        self.ms = ms

    def choose(self, knowledge: Knowledge) -> int:
        legal = only_owing(knowledge)
        rng = self.chance()
        if len(legal) == 1:
            return legal[0]
        started = perf_counter()
        totals = [0.0] * len(legal)
        for number in range(self.samples):
            drawn = knowledge.sample(rng.child(str(number)))
            values = judge_all(drawn, legal, knowledge.seat, self.plays, rng)
            for at in range(len(legal)):
                totals[at] += values[at]
            if self.ms is not None and (perf_counter() - started) * 1000.0 >= self.ms:
                break
        best = max(totals)
        equal = [legal[at] for at in range(len(legal)) if totals[at] == best]
        return equal[rng.below(len(equal))]


def judge_all(state: State, legal: list[int], seat: int, plays: int, rng: Rng) -> list[float]:
    """The value for the seat of each legal action in this full state, at the end of the move it begins."""
    share = plays // len(legal)
    values: list[float] = []
    for action in legal:
        after = state.clone()
        after.play(action, seat)
        values.append(judge(after, seat, share, FURTHER, rng))
    return values


def judge(state: State, seat: int, plays: int, further: int, rng: Rng) -> float:
    """The evaluation of this position, or of the best the seat can make of it while it is still the seat's choice.

    `plays` bounds how many positions are tried from here on; where it is less than the list is wide, a random part of
    the list stands for the whole. The state may be changed.
    """
    if further == 0 or state.is_terminal() or seat not in state.to_act():
        return state.evaluation(seat)
    legal = state.legal_actions(seat)
    if len(legal) == 1 or plays <= 1:
        state.play(legal[rng.below(len(legal))], seat)
        return judge(state, seat, plays, further - 1, rng)
    if len(legal) > plays:
        legal = some_of(legal, plays, rng)
    share = plays // len(legal)
    best = -1e9
    for action in legal:
        after = state.clone()
        after.play(action, seat)
        best = max(best, judge(after, seat, share, further - 1, rng))
    return best


def some_of(legal: list[int], count: int, rng: Rng) -> list[int]:
    """A random part of a list, by the first steps of a shuffle."""
    pool = legal[:]
    for at in range(count):
        other = at + rng.below(len(pool) - at)
        kept = pool[at]
        pool[at] = pool[other]
        pool[other] = kept
    return pool[:count]
