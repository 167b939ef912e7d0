"""One move ahead: the action after which the game's own evaluation is best, on average over sampled states."""

from __future__ import annotations

from time import perf_counter

from landfall.bots.bot import Bot, only_owing
from landfall.bots.knowledge import Knowledge
from landfall.bots.planning import Plan
from landfall.flow.rng import Rng
from landfall.flow.state import State

SAMPLES = 6  # states at most
PLAYS = 240  # positions tested per sample
PLAYS_AN_OPENING = 15  # in a plan: of the plays, per first action that is followed, in a game that limits them
FURTHER = 4  # decisions of the same seat that are followed after the first


class Greedy(Bot):
    """Judges a move at its end: while the same seat still decides (a card, then its target), it follows the best
    continuation it finds. The plays of a sample are divided among the branches, so that long lists stay cheap.

    `overlooks` is the share of the actions that it does not see at all, drawn anew for each decision: so it plays like
    somebody who misses things, not like dice. `yardstick` makes it judge as bots did at first (`State.yardstick`).

    In a game whose moves are planned ahead (`State.planned`), `planning.py` follows a move to its end, in one sample.
    In other games, if the second sample gives the better half of the actions the same values as the first, nothing
    hidden matters and no more samples are drawn.
    """

    def __init__(
        self,
        name: str,
        seed: int | str,
        samples: int = SAMPLES,
        plays: int = PLAYS,
        ms: float | None = None,
        overlooks: float = 0.0,
        yardstick: bool = False,
    ) -> None:
        super().__init__(name, seed)
        self.samples = samples
        self.plays = plays
        self.ms = ms
        self.overlooks = overlooks
        self.yardstick = yardstick

    def choose(self, knowledge: Knowledge) -> int:
        legal = only_owing(knowledge)
        rng = self.chance()
        if len(legal) == 1:
            return legal[0]
        if self.overlooks > 0.0:
            legal = seen_of(legal, self.overlooks, rng.child("seen"))
            if len(legal) == 1:
                return legal[0]
        started = perf_counter()
        seat = knowledge.seat
        drawn = knowledge.sample_to_judge(rng.child("0"))
        planned: State | None = None
        if not self.yardstick or drawn.game.is_planned_by_yardstick():
            planned = drawn.planned(seat)
        if planned is not None:
            openings = max(2, self.plays // PLAYS_AN_OPENING)
            plan = Plan(planned, seat, 1, 1, yardstick=self.yardstick, openings=openings)
            return plan.lines_from(planned, legal)[0].first
        share = self.plays // len(legal)
        totals = judge_all(drawn, legal, seat, share, rng, self.yardstick)
        legal, totals = best_first(legal, totals)
        half = max(2, len(legal) // 2)
        for number in range(1, self.samples):
            if self.ms is not None and (perf_counter() - started) * 1000.0 >= self.ms:
                break
            drawn = knowledge.sample_to_judge(rng.child(str(number)))
            values = judge_all(drawn, legal[:half], seat, share, rng, self.yardstick)
            if number == 1 and values == totals[:half]:
                break  # nothing hidden matters
            values.extend(judge_all(drawn, legal[half:], seat, share, rng, self.yardstick))
            for at in range(len(legal)):
                totals[at] += values[at]
        best = max(totals)
        equal = [legal[at] for at in range(len(legal)) if totals[at] == best]
        return equal[rng.below(len(equal))]


def best_first(legal: list[int], totals: list[float]) -> tuple[list[int], list[float]]:
    """The actions and their values, the best first; equal ones keep their order."""
    order = sorted(range(len(legal)), key=lambda at: -totals[at])
    return [legal[at] for at in order], [totals[at] for at in order]


def seen_of(legal: list[int], overlooks: float, rng: Rng) -> list[int]:
    """The actions that somebody sees who overlooks this share of them; never none."""
    seen = [action for action in legal if rng.random() >= overlooks]
    return seen if seen else [legal[rng.below(len(legal))]]


def judge_all(state: State, legal: list[int], seat: int, share: int, rng: Rng, yardstick: bool = False) -> list[float]:
    """The value for the seat of each of these actions in this full state, at the end of the move it begins.

    `share` is how many positions may be tested after each. An action has the same dice in every state.
    """
    values: list[float] = []
    for action in legal:
        after = state.clone()
        after.play(action, seat)
        values.append(judge(after, seat, share, FURTHER, rng.child(str(action)), yardstick))
    return values


def judge(state: State, seat: int, plays: int, further: int, rng: Rng, yardstick: bool = False) -> float:
    """The evaluation of this position, or of the best the seat can make of it while it is still the seat's choice.

    `plays` limits how many positions are tested from here on. What looks best after one decision is followed with half
    of them, the next best with half of the rest, and so on. If the list is longer than the plays, a random part of it
    stands for the whole. The state may be changed.
    """
    while True:
        if further == 0 or plays <= 1 or seat not in state.to_act():
            return state.yardstick(seat) if yardstick else state.evaluation(seat)
        legal = state.legal_actions(seat)
        if len(legal) > 1:
            break
        state.play(legal[0], seat)
        further -= 1
    if len(legal) > plays:
        legal = some_of(legal, plays, rng)
    plays -= len(legal)
    best = -1e9
    going_on: list[State] = []
    worth: list[float] = []
    for action in legal:
        after = state.clone()
        after.play(action, seat)
        value = after.yardstick(seat) if yardstick else after.evaluation(seat)
        if seat in after.to_act():
            going_on.append(after)
            worth.append(value)
        elif value > best:
            best = value
    for at in sorted(range(len(worth)), key=lambda at: -worth[at]):
        given = (plays + 1) // 2
        plays -= given
        best = max(best, judge(going_on[at], seat, given, further - 1, rng, yardstick) if given > 1 else worth[at])
    return best


def some_of(legal: list[int], count: int, rng: Rng) -> list[int]:
    """A random part of a list, made by the first steps of a shuffle."""
    pool = legal[:]
    for at in range(count):
        other = at + rng.below(len(pool) - at)
        kept = pool[at]
        pool[at] = pool[other]
        pool[other] = kept
    return pool[:count]
