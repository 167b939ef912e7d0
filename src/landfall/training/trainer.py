"""Training in rounds: games with the values so far, then values fitted to all rows of the round. It can be resumed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from landfall.arena.places import place_for
from landfall.flow import BadInput, Game
from landfall.flow.learned import Lesson, Values, values_from
from landfall.training.curves import add_round
from landfall.training.fit import fitted
from landfall.training.self_play import Row, SelfPlay

NOISE = 0.02  # the share of decisions that are any legal action


class NotTrained(BadInput):
    """The game has nothing to train."""


def lesson_of(game: Game) -> Lesson:
    lesson = game.lesson()
    if lesson is None:
        raise NotTrained(f"{game.id} has no learned values", why="not-trained", game=game.id)
    return lesson


class Trainer:
    """A folder holds everything: the games of each round as they are played, the values after it, and the curves.
    Training continues from what is there."""

    def __init__(
        self, game: Game, folder: Path, seats: list[int], options: dict[str, Any], level: str, games: int, seed: str
    ) -> None:
        self.game = game
        self.folder = folder
        self.seats = seats
        self.options = options
        self.level = level
        self.games = games
        self.seed = seed
        self.lesson = lesson_of(game)
        folder.mkdir(parents=True, exist_ok=True)

    def values_file(self, round: int) -> Path:
        return self.folder / f"values-{round}.json"

    def rows_file(self, round: int) -> Path:
        return self.folder / f"games-{round}.jsonl"

    def values_after(self, round: int) -> Values:
        """After round 0: those that the game ships with."""
        file = self.values_file(round)
        if round == 0 and not file.exists():
            return self.lesson.values()
        return values_from(file.read_text(encoding="utf-8"), str(file), self.game.id, self.lesson.names)

    def rounds_done(self) -> int:
        done = 0
        while self.values_file(done + 1).exists():
            done += 1
        return done

    def train(
        self, round: int, processes: int | None, on_progress: Callable[[int, int], None], ray: str | None = None
    ) -> dict[str, float]:
        """Play what is missing of a round, fit, store; returns the figures of the round."""
        before = self.values_after(round - 1)
        played = self.played(round)
        missing = [number for number in range(self.games) if number not in played]
        task = SelfPlay(
            self.game.id,
            self.seats,
            self.options,
            self.level,
            NOISE,
            f"{self.seed} {round}",
            before.to_text(self.game.id),
        )
        with place_for(processes, ray) as place, self.rows_file(round).open("a", encoding="utf-8") as out:

            def take(result: tuple[int, list[Row], float]) -> None:
                number, rows, mean = result
                played[number] = rows, mean
                out.write(json.dumps([number, rows, mean]) + "\n")
                out.flush()
                on_progress(len(played), self.games)

            place.run(Chosen(task, missing), len(missing), take)
        rows = [row for number in sorted(played) for row in played[number][0]]
        after, error_before, error_after = fitted(before, rows)
        self.values_file(round).write_text(after.to_text(self.game.id), encoding="utf-8")
        mean = sum(of_game for _, of_game in played.values()) / len(played)
        figures = {"games": len(played), "rows": len(rows), "mean": mean, "before": error_before, "after": error_after}
        add_round(self.folder, round, figures)
        return figures

    def played(self, round: int) -> dict[int, tuple[list[Row], float]]:
        """The games of the round that are stored; a line cut short when training was stopped is played again."""
        file = self.rows_file(round)
        found: dict[int, tuple[list[Row], float]] = {}
        for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
            try:
                number, rows, mean = json.loads(line)
            except ValueError:
                continue
            if number < self.games:
                found[number] = [Row(*row) for row in rows], mean
        return found


class Chosen:
    """Some of the numbers of a task."""

    def __init__(self, task: SelfPlay, numbers: list[int]) -> None:
        self.task = task
        self.numbers = numbers

    def __call__(self, at: int) -> tuple[int, list[Row], float]:
        return self.task(self.numbers[at])
