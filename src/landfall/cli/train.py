"""`landfall train`: bots play themselves, and what they go by is fitted to how the games ended."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from landfall.arena import WorkerDied
from landfall.cli.checks import check_seats, game_called, options_in
from landfall.cli.many_games import INTERRUPTED, check_numbers, levels_in, progress_bar
from landfall.terminal.words import Unusable, Words

USUAL_COUNTS = 2  # numbers of seats that are played in turn, if none are given: the smallest


def train(
    words: Words,
    game_id: str,
    *,
    folder: Path,
    rounds: int,
    games: int,
    seats: str,
    level: str,
    seed: str,
    options: Sequence[str],
    processes: int | None,
    ray: str | None = None,
) -> int:
    """Train for this many rounds in all, those done before among them; returns the exit code."""
    game = game_called(game_id)
    if game.lesson() is None:
        raise Unusable("not-trained", game=game.id)
    check_numbers({"--rounds": rounds, "--games": games, "--processes": processes})
    counts = [int(part) for part in seats.split(",") if part.strip().isdecimal()] or list(game.seats)[:USUAL_COUNTS]
    for count in counts:
        check_seats(game, count, words)
    levels_in(level)
    try:
        from landfall.training import Trainer
    except ImportError as missing:
        raise Unusable("train-missing", what=str(missing.name)) from None
    trainer = Trainer(game, folder, counts, options_in(game, options, None, counts[0], words), level, games, seed)
    for round in range(trainer.rounds_done() + 1, rounds + 1):
        try:
            with progress_bar(words, games, False, "training") as on_progress:
                figures = trainer.train(round, processes, on_progress, ray)
        except KeyboardInterrupt:
            print(words("training-stopped", folder=str(folder)))
            return INTERRUPTED
        except WorkerDied as died:
            raise Unusable("arena-failed", what=str(died)) from died
        print(
            words(
                "trained-round",
                round=round,
                games=int(figures["games"]),
                points=f"{figures['mean']:.1f}",
                before=f"{figures['before']:.2f}",
                after=f"{figures['after']:.2f}",
            ),
            flush=True,
        )
    print(words("trained", file=str(trainer.values_file(trainer.rounds_done()))))
    return 0
