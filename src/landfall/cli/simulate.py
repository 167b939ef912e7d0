"""`landfall simulate`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from landfall.arena import NoSuchFormat, Share, Simulation, Spread, write_games
from landfall.arena import simulate as simulate_games
from landfall.arena.files import FORMATS, check_format
from landfall.cli.many_games import check_numbers, first_line, levels_in, play_all, setting_of
from landfall.flow import Game
from landfall.terminal.words import Unusable, Words
from landfall.texts.say import words_of

BAR = 24  # characters of a bar that stands for all games
ROOM_FOR_BARS = 80  # columns; with fewer, a bar would be cut off and mislead


def simulate(
    words: Words,
    game_id: str,
    *,
    seats: int | None,
    games: int,
    bots: str,
    seed: str,
    options: Sequence[str],
    variant: str | None,
    processes: int | None,
    as_json: bool,
    out: Path | None = None,
    ray: str | None = None,
) -> int:
    """Play many games with bots; returns the exit code."""
    at = setting_of(words, game_id, seats, options, variant)
    levels = levels_in(bots)
    if len(levels) not in (1, at.seats):
        raise Unusable("bots-and-seats", seats=at.seats, count=len(levels))
    check_numbers({"--games": games, "--processes": processes})
    if out is not None:
        check_file(out)
    played, code = play_all(
        words,
        games,
        as_json,
        lambda on_progress: simulate_games(
            at.game.id,
            at.seats,
            games,
            levels,
            at.options,
            seed,
            processes,
            on_progress,
            keep_records=out is not None,
            ray=ray,
        ),
        lambda so_far: so_far,
    )
    if out is not None:
        write_games(out, played.rows)
    if as_json:
        print(json.dumps(to_dict(played)))
    elif played.rows:
        show(played, at.game, words)
        if out is not None:
            print(words("games-written", count=len(played.rows), file=str(out)))
    return code


def check_file(out: Path) -> None:
    """Raise Unusable before the games are played if they could not be written."""
    if out.suffix not in FORMATS:
        raise Unusable("wrong-format", file=out.name, formats=", ".join(FORMATS))
    try:
        check_format(out)
    except NoSuchFormat:
        raise Unusable("no-parquet") from None
    if not out.parent.is_dir():
        raise Unusable("no-such-folder", folder=str(out.parent))


def to_dict(played: Simulation) -> dict[str, object]:
    return {**played.summary().to_dict(), "bots": played.bots, "seed": played.seed, "processes": played.processes}


def show(played: Simulation, game: Game, words: Words) -> None:
    """Wins by bot and by seat, and points by category."""
    figures = played.summary()
    console = Console(highlight=False)
    console.print(Text(first_line(words, game, figures), style="bold"))
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
