"""Games between players of different strength, and the luck that the analysis books in them."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import landfall
from landfall.analysis import Analysis, analyse
from landfall.arena.workers import run_tasks
from landfall.bots import make_bot
from landfall.bots.knowledge import Knowledge
from landfall.flow import Record, Rng

PLAYERS = ("random", "greedy")


@dataclass
class Game:
    """Plays the game of a number and weighs it."""

    game: str
    simulations: int

    def __call__(self, number: int) -> Analysis:
        state = landfall.load_game(self.game).new_initial_state(len(PLAYERS), {}, f"luck {number}")
        rng = Rng(f"luck {number}")
        swapped = number % 2  # each begins as often
        bots = [make_bot(PLAYERS[(seat + swapped) % 2], f"luck {number} {seat}") for seat in range(len(PLAYERS))]
        at = 0
        while not state.is_terminal():
            seat = state.current_player()
            at += 1
            state.apply_action(bots[seat].choose(Knowledge.of(state, seat, rng.child(str(at)))), seat)
        return analyse(Record.of(state), simulations=self.simulations, seed=number, processes=1)


@dataclass
class Interval:
    """A mean and half the width of its 95 % interval."""

    mean: float
    half: float

    @classmethod
    def of(cls, values: list[float]) -> Interval:
        mean = sum(values) / len(values)
        deviation = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
        return cls(mean, 1.96 * deviation / sqrt(len(values)))

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {self.half:.3f}"


def measured(game: str, games: int, simulations: int, processes: int) -> tuple[Interval, Interval]:
    """The luck and the choices of the weaker player, in win chances per game."""
    luck: dict[int, float] = {}
    choices: dict[int, float] = {}

    def take(done: Analysis) -> None:
        number = int(done.seed)
        weaker = done.players[number % 2]
        luck[number], choices[number] = weaker.luck, weaker.choices

    run_tasks(Game(game, simulations), games, processes, take)
    return Interval.of([luck[one] for one in sorted(luck)]), Interval.of([choices[one] for one in sorted(choices)])


if __name__ == "__main__":
    import sys

    id, games, simulations, processes = sys.argv[1], *(int(one) for one in sys.argv[2:5])
    luck, choices = measured(id, games, simulations, processes)
    print(f"{id}: {games} games, luck of the weaker player {luck}, own choices {choices}")
