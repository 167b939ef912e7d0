"""Games that bots play against themselves, as rows of features and how they ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from landfall.bots import Knowledge, Turns, choose_in, make_bot
from landfall.flow import Rng
from landfall.flow.learned import Lesson, values_from
from landfall.games import load_game


class Row(NamedTuple):
    """A position as a seat stood after one of its decisions, and what became of it."""

    features: list[float]
    time_left: float
    outcome: float


@dataclass(slots=True)
class SelfPlay:
    """Plays game number n: a bot of one level in every seat, and now and then any legal action instead of its choice,
    so that more is seen than what the bot would do anyway."""

    game: str
    seats: list[int]  # the numbers of seats, in turn
    options: dict[str, Any]
    level: str
    noise: float
    seed: str
    values: str  # the file of values that the bots go by

    def __call__(self, number: int) -> tuple[int, list[Row], float]:
        """The number, its rows, and the mean points of its seats."""
        lesson = load_game(self.game).lesson()
        assert lesson is not None, f"{self.game} does not learn"
        before = lesson.values()
        lesson.use(values_from(self.values, "values", self.game, lesson.names))
        try:
            return self.play(number, lesson)
        finally:
            lesson.use(before)

    def play(self, number: int, lesson: Lesson) -> tuple[int, list[Row], float]:
        game = load_game(self.game)
        seed = f"{self.seed} {number}"
        count = self.seats[number % len(self.seats)]
        state: Any = game.new_initial_state(count, self.options, seed).clone()
        bots = [make_bot(self.level, f"{seed}/{seat}") for seat in range(count)]
        rng = Rng(f"{seed} noise")
        turns = Turns(count)
        seen: list[tuple[int, int, list[float], float]] = []
        made = 0
        while not state.is_terminal():
            seat = state.current_player()
            made += 1
            turn = turns.asked(state, seat)
            legal = state.legal_actions(seat)
            if len(legal) == 1:
                action = legal[0]
            elif rng.random() < self.noise:
                action = legal[rng.below(len(legal))]
            else:
                action = choose_in(turn, bots[seat], Knowledge.of(state, seat, rng.child(str(made))))
            state.apply_action(action, seat)
            if len(legal) > 1 and not state.is_terminal():
                part = lesson.part(state)
                if part >= 0:
                    features = lesson.features(state, seat)
                    seen.append((part, seat, features, lesson.time_left(state, features)))
        rows = [Row(features, time, lesson.outcome(state, seat, part)) for part, seat, features, time in seen]
        points = [sum(categories.values()) for categories in state.scores()]
        return number, rows, sum(points) / count
