"""Many games of one kind, stepped together: what every seat to act sees is written into buffers that are given."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from typing import Any, Final

from landfall.envs.engine.opponents import Opponents
from landfall.flow.game import Game
from landfall.flow.rng import Rng
from landfall.flow.state import State

ILLEGAL: Final = -1.0  # the reward of a seat whose action was illegal


class Buffers:
    """Where a batch writes, one row for each game; each is a flat view of memory that others read too."""

    def __init__(
        self,
        observations: memoryview,
        masks: memoryview,
        seats: memoryview,
        rewards: memoryview[float],
        ended: memoryview,
        illegal: memoryview,
        drawn: memoryview,
    ) -> None:
        self.observations = observations  # bytes of 32-bit floats
        self.masks = memoryview(masks).cast("B")
        self.seats = seats  # who is to act
        self.rewards = rewards  # one number for each seat of a game
        self.ended = ended  # 1 if the game ended with this step; another has begun
        self.illegal = illegal  # 1 if it ended because the action was illegal
        self.drawn = drawn  # a random legal action


def points_of(state: State) -> list[int]:
    """What each seat's points come to, as far as all know them."""
    return [state.game.total(scores)[1] for scores in state.scores()]


class Batch:
    """Games `first` to `first + count - 1` of a seed; how they are shared out among processes makes no difference."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        first: int,
        count: int,
        buffers: Buffers,
        opponents: list[Opponents],
        by_points: bool,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.first = first
        self.count = count
        self.buffers = buffers
        self.opponents = opponents  # one for each game; none if every seat is the learner's
        self.by_points = by_points
        self.size = game.actions.size
        self.width = len(game.blank_observation(seats))
        self.scratch: array[float] = array("f", game.blank_observation(seats))
        self.scratch_bytes = memoryview(self.scratch).cast("B")
        self.seed = ""
        self.begun: list[int] = [0] * count
        self.states: list[State] = []
        self.legal: list[list[int]] = [[] for _ in range(count)]
        self.points: list[list[int]] = [[] for _ in range(count)]
        self.draws: list[Rng] = []

    def reset(self, seed: str) -> None:
        """Begin every game again."""
        self.seed = seed
        self.begun = [0] * self.count
        self.draws = [Rng(f"{seed}/drawn/{self.first + at}") for at in range(self.count)]
        self.states = []
        for at in range(self.count):
            self.states.append(self.new_game(at))
            self.clear(at)
            self.buffers.ended[at] = 0
            self.buffers.illegal[at] = 0
            self.show(at)

    def new_game(self, at: int) -> State:
        """The next game of a row; the bots have played up to the learner's first decision."""
        number = self.begun[at]
        while True:
            seed = f"{self.seed}/{self.first + at}/{number}"
            number += 1
            state = self.game.new_initial_state(self.seats, self.options, seed).clone()
            if self.opponents:
                self.opponents[at].begin(state)
            if not state.is_terminal():
                break
        self.begun[at] = number
        if self.by_points:
            self.points[at] = points_of(state)
        return state

    def step(self, actions: list[int]) -> None:
        """Take one action in every game; a game that is over is followed by another at once."""
        for at in range(self.count):
            self.take(at, actions[at])

    def take(self, at: int, action: int) -> None:
        buffers = self.buffers
        state = self.states[at]
        legal = self.legal[at]
        seat = state.current_player()
        self.clear(at)
        buffers.ended[at] = 0
        buffers.illegal[at] = 0
        place = bisect_left(legal, action)
        if place == len(legal) or legal[place] != action:
            buffers.rewards[at * self.seats + seat] = ILLEGAL
            buffers.ended[at] = 1
            buffers.illegal[at] = 1
            self.states[at] = self.new_game(at)
        else:
            state.play(action, seat)
            if self.opponents:
                self.opponents[at].play(state)
            over = state.is_terminal()
            if self.by_points:
                self.reward_points(at, state)
            elif over:
                returns = state.returns()
                for other in range(self.seats):
                    buffers.rewards[at * self.seats + other] = returns[other]
            if over:
                buffers.ended[at] = 1
                self.states[at] = self.new_game(at)
        self.show(at)

    def reward_points(self, at: int, state: State) -> None:
        """What each seat has gained since its last reward."""
        points = points_of(state)
        before = self.points[at]
        for seat in range(self.seats):
            self.buffers.rewards[at * self.seats + seat] = float(points[seat] - before[seat])
        self.points[at] = points

    def clear(self, at: int) -> None:
        """Take away what was shown of a game."""
        masks = self.buffers.masks
        row = at * self.size
        for action in self.legal[at]:
            masks[row + action] = 0
        rewards = self.buffers.rewards
        for place in range(at * self.seats, (at + 1) * self.seats):
            rewards[place] = 0.0

    def show(self, at: int) -> None:
        """Write what the seat to act sees and may do."""
        buffers = self.buffers
        state = self.states[at]
        seat = state.current_player()
        buffers.seats[at] = seat
        self.scratch_bytes[:] = self.game.blank_observation(self.seats)
        state.observe(seat, self.scratch)
        row = at * self.width
        buffers.observations[row : row + self.width] = self.scratch_bytes
        legal = state.legal_actions(seat)
        self.legal[at] = legal
        row = at * self.size
        masks = buffers.masks
        for action in legal:
            masks[row + action] = 1
        buffers.drawn[at] = legal[self.draws[at].below(len(legal))]
