"""What a bot is given: the knowledge of one seat, never the true state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landfall.flow.game import Game
from landfall.flow.refusal import Question
from landfall.flow.rng import Rng
from landfall.flow.state import State


class Knowledge:
    """All that one seat knows of a position.

    It holds a state drawn from what the seat knows, never the table's own state. To the seat, a sample looks the same
    as the true state, and drawing again from a sample is the same as drawing from the true state. So nothing is lost.
    """

    def __init__(self, drawn: State, seat: int | Any) -> None:
        """For `of` and `from_dict`: `drawn` is already a sample, or a position the seat may know whole."""
        self.drawn = drawn
        self.seat = drawn.check_seat(seat)
        self.seats = drawn.seats
        self.game: Game = drawn.game
        self.offered: list[int] | None = None  # None: all that is legal

    @staticmethod
    def of(state: State, seat: int | Any, rng: Rng) -> Knowledge:
        """What the seat knows of this state. The state itself is not kept."""
        return Knowledge(state.sample(state.check_seat(seat), rng), seat)

    @staticmethod
    def from_dict(game: Game, stored: Mapping[str, Any], seat: int) -> Knowledge:
        """The same in a worker process, which was sent `state.sample(seat, rng).to_dict()` or `to_dict()` of this."""
        return Knowledge(game.read_state(stored), seat)

    def to_dict(self) -> dict[str, Any]:
        """Plain data for another process; `from_dict` reads it."""
        return self.drawn.to_dict()

    def view(self) -> dict[str, Any]:
        """All that the seat may see."""
        return self.drawn.view(self.seat)

    def decision(self) -> Question | None:
        """What is asked of the seat, or None if nothing is."""
        return self.drawn.decision(self.seat)

    def legal_actions(self) -> list[int]:
        """What the seat may do now, sorted. The list is the caller's own."""
        return self.drawn.legal_actions(self.seat)[:] if self.offered is None else self.offered[:]

    def among(self, actions: list[int]) -> Knowledge:
        """The same, with only some of the legal actions to choose from."""
        fewer = Knowledge(self.drawn, self.seat)
        fewer.offered = actions
        return fewer

    def sample(self, rng: Rng) -> State:
        """A full state that could be true for all the seat knows; the caller may play it freely."""
        return self.drawn.sample(self.seat, rng)

    def sample_to_judge(self, rng: Rng) -> State:
        """The same, in which the seat decides last where all decide at once: the others have chosen at random.

        So every seat sees what its choice brings, not only the one that happens to be asked last. In a game whose seats
        decide apart from each other (`Game.decides_apart`) nothing is chosen for the others.
        """
        state = self.sample(rng)
        if state.lanes and not self.game.decides_apart(state):
            others = rng.child("others")
            for other in state.to_act():
                while other != self.seat and state.waiting_for(other) is not None:
                    legal = state.legal_actions(other)
                    state.play(legal[others.below(len(legal))], other)
        return state
