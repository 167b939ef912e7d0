"""Which of the states that could be true are likely: those in which the others got what they played for."""

from __future__ import annotations

from bisect import bisect_right
from math import exp

from landfall.bots.knowledge import Knowledge
from landfall.flow.rng import Rng
from landfall.flow.state import State

DOUBT = 0.02  # the least weight of a state, where the most likely has 1


class Belief:
    """A pool of states drawn from what a seat knows, each weighted by how well the other seats stand in it.

    Players work towards what they hold in secret, so a state in which the others stand well is more likely than one in
    which their work brought nothing. `trust` says how much more: with 0 all states are equally likely. Only samples are
    used, never the true state.
    """

    def __init__(self, knowledge: Knowledge, rng: Rng, trust: float) -> None:
        self.knowledge = knowledge
        self.rng = rng
        self.trust = trust
        self.drawn: list[State] = []
        self.standings: list[float] = []
        self.best = -1e9
        self.sums: list[float] = []  # of the weights up to each state
        self.picked = -1  # which state was picked last

    def draw(self, count: int) -> None:
        """Add this many states to the pool."""
        seat = self.knowledge.seat
        for _ in range(count):
            state = self.knowledge.sample_to_judge(self.rng.child(str(len(self.drawn))))
            standing = 0.0
            if self.trust > 0.0:
                values = state.evaluations()
                for other in range(len(values)):
                    if other != seat:
                        standing += values[other]
            self.drawn.append(state)
            self.standings.append(standing)
            if standing > self.best:
                self.best = standing
                self.sums = []
        for at in range(len(self.sums), len(self.drawn)):
            before = self.sums[at - 1] if at > 0 else 0.0
            self.sums.append(before + DOUBT + exp(self.trust * (self.standings[at] - self.best)))

    def pick(self) -> State:
        """A copy of one of the states; likelier states are picked more often."""
        mark = self.rng.random() * self.sums[-1]
        self.picked = min(bisect_right(self.sums, mark), len(self.drawn) - 1)
        return self.drawn[self.picked].clone()
