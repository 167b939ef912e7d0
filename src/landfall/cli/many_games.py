"""What `simulate` and `tournament` share: the table, the progress bar, stopping by Ctrl-C, the first line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from landfall.arena import Interrupted, Simulation, Summary, WorkerDied
from landfall.bots import UnknownLevel, check_bot, level_names
from landfall.cli.checks import check_seats, game_called, options_in
from landfall.flow import Game
from landfall.terminal.tables.chairs import no_bot
from landfall.terminal.words import Unusable, Words

INTERRUPTED = 130  # the exit code of a program ended by Ctrl-C

Played = TypeVar("Played")
OnProgress = Callable[[int, int], None]


@dataclass(slots=True)
class Setting:
    """The table at which many games are played; its settings are checked."""

    game: Game
    seats: int
    options: dict[str, Any]


def setting_of(
    words: Words, game_id: str, seats: int | None, options: Sequence[str], variant: str | None, least: int = 1
) -> Setting:
    """The table; by default with as few seats as the game allows, but at least `least`."""
    game = game_called(game_id)
    count = max(least, game.seats[0]) if seats is None else seats
    check_seats(game, count, words)
    return Setting(game, count, options_in(game, options, variant, count, words))


def levels_in(bots: str) -> list[str]:
    """The levels in a comma-separated list, checked."""
    levels = [part.strip() for part in bots.split(",") if part.strip()]
    for level in levels:
        try:
            check_bot(level)
        except UnknownLevel as wrong:
            raise no_bot(level, level_names(), wrong) from None
    return levels


def check_numbers(numbers: Mapping[str, int | None], least: int = 1) -> None:
    """Raise an error for an option below its least value."""
    for option, number in numbers.items():
        if number is not None and number < least:
            raise Unusable("wrong-number", option=option, least=least)


def play_all(
    words: Words, games: int, silent: bool, play: Callable[[OnProgress], Played], of: Callable[[Simulation], Played]
) -> tuple[Played, int]:
    """Play to the end, or until Ctrl-C; returns the result of the games played so far, and the exit code."""
    with progress_bar(words, games, silent) as on_progress:
        try:
            return play(on_progress), 0
        except Interrupted as stopped:
            so_far = stopped.simulation
        except WorkerDied as died:
            raise Unusable("arena-failed", what=str(died)) from died
    print(words("interrupted", done=len(so_far.rows), games=games), file=sys.stderr)
    return of(so_far), INTERRUPTED


@contextmanager
def progress_bar(words: Words, games: int, silent: bool, what: str = "simulating") -> Iterator[OnProgress]:
    """A progress bar on stderr; nothing if stderr is not a terminal."""
    console = Console(stderr=True, highlight=False)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=silent or not console.is_terminal,
        auto_refresh=False,  # no thread of its own, so that workers can be forked
    ) as progress:
        task = progress.add_task(words(what), total=games)

        def on_progress(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total, refresh=True)

        yield on_progress


def first_line(words: Words, game: Game, figures: Summary) -> str:
    """What was played, and how fast."""
    line = words(
        "simulated",
        title=words.title(game),
        seats=figures.seats,
        games=figures.games,
        decisions=figures.decisions,
        time=words.duration(figures.seconds),
    )
    rate = figures.decisions_per_second
    return f"{line} {words('simulated-rate', rate=words.pace(rate))}" if rate else line
