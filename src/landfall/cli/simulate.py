"""`landfall simulate`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich import box
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from landfall.arena import Interrupted, Share, Simulation, Spread, WorkerDied
from landfall.arena import simulate as simulate_games
from landfall.bots import level_names
from landfall.bots.levels import UnknownLevel, level_of
from landfall.cli.checks import check_seats, game_called, options_in
from landfall.flow import Game
from landfall.terminal.words import Unusable, Words
from landfall.texts.say import words_of

BAR = 24  # signs of a bar that stands for all games
ROOM_FOR_BARS = 80  # columns; where there are fewer, a bar would be cut and lie


def simulate(
    words: Words,
    game_id: str,
    seats: int | None,
    games: int,
    bots: str,
    seed: str,
    options: Sequence[str],
    variant: str | None,
    processes: int | None,
    as_json: bool,
) -> int:
    """Many games by bots; the exit code."""
    game = game_called(game_id)
    count = game.seats[0] if seats is None else seats
    check_seats(game, count, words)
    chosen = options_in(game, options, variant, count, words)
    levels = [part.strip() for part in bots.split(",") if part.strip()]
    check_levels(levels, count)
    for option, number in (("--games", games), ("--processes", 1 if processes is None else processes)):
        if number < 1:
            raise Unusable("wrong-number", option=option, least=1)
    code = 0
    with progress_bar(words, games, as_json) as on_progress:
        try:
            played = simulate_games(game.id, count, games, levels, chosen, seed, processes, on_progress)
        except Interrupted as stopped:
            played, code = stopped.simulation, 130
        except WorkerDied as died:
            raise Unusable("arena-failed", what=str(died)) from died
    if code:
        print(words("interrupted", done=len(played.rows), games=games), file=sys.stderr)
    if as_json:
        print(json.dumps(to_dict(played)))
    elif played.rows:
        show(played, game, words)
    return code


@contextmanager
def progress_bar(words: Words, games: int, silent: bool) -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr that grows as games are finished; nothing where nobody looks."""
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
        task = progress.add_task(words("simulating"), total=games)

        def on_progress(done: int, _: int) -> None:
            progress.update(task, completed=done, refresh=True)

        yield on_progress


def check_levels(levels: Sequence[str], seats: int) -> None:
    if len(levels) not in (1, seats):
        raise Unusable("bots-and-seats", seats=seats, count=len(levels))
    for level in levels:
        check_level(level)


def check_level(level: str) -> None:
    try:
        level_of(level)
    except UnknownLevel:
        raise Unusable("no-such-bot", bot=level, bots=", ".join(level_names())) from None


def to_dict(played: Simulation) -> dict[str, object]:
    return {**played.summary().to_dict(), "bots": played.bots, "seed": played.seed, "processes": played.processes}


def show(played: Simulation, game: Game, words: Words) -> None:
    """Wins by bot and by seat, and points by category."""
    figures = played.summary()
    console = Console(highlight=False)
    line = words(
        "simulated",
        title=words.title(game),
        seats=figures.seats,
        games=figures.games,
        decisions=figures.decisions,
        seconds=short_time(figures.seconds),
        rate=round(figures.decisions_per_second),
    )
    console.print(Text(line, style="bold"))
    console.print()
    if len(figures.by_bot) > 1:
        by_bot = {words.level(bot): share for bot, share in figures.by_bot.items()}
        console.print(shares("col-bot", by_bot, words, console.width))
        console.print()
    by_seat = {str(at): share for at, share in enumerate(figures.by_seat, start=1)}
    console.print(shares("col-seat", by_seat, words, console.width))
    console.print()
    if figures.points:
        console.print(spreads("col-points", "score", figures.points, game, words))
        console.print()
    if figures.figures:
        console.print(spreads("col-figures", "figure", figures.figures, game, words))
        console.print()
    length = figures.length
    console.print(Text(words("length-line", mean=round(length.mean), least=int(length.least), most=int(length.most))))


def short_time(seconds: float) -> float:
    """As many digits as say something.

    >>> short_time(12.345), short_time(0.01234)
    (12.3, 0.012)
    """
    return round(seconds, 1 if seconds >= 1 else 3)


def shares(key: str, rows: dict[str, Share], words: Words, width: int) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    table.add_column(words(key))
    for column in ("col-games", "col-won", "col-between"):
        table.add_column(words(column), justify="right")
    if width >= ROOM_FOR_BARS:
        table.add_column("", min_width=BAR, no_wrap=True)
    for name, share in rows.items():
        bar = "█" * round(share.share * BAR)
        between = f"{words.share(share.low)} – {words.share(share.high)}"
        row: list[RenderableType] = [name, str(share.games), words.share(share.share), between]
        table.add_row(*(row if width < ROOM_FOR_BARS else [*row, Text(bar, style="cyan")]))
    return table


def spreads(title: str, kind: str, rows: dict[str, Spread], game: Game, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    table.add_column(words(title))
    for column in ("⌀", "±", "min", "max"):
        table.add_column(column, justify="right")
    for name, spread in rows.items():
        key = f"{kind}-{name}"
        label = words.of(game, key) if words.has(game, key) else words_of(name)
        mean, deviation = words.number(spread.mean), words.number(spread.deviation)
        table.add_row(label, mean, deviation, f"{spread.least:g}", f"{spread.most:g}")
    return table
