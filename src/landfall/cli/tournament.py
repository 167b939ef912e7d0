"""`landfall tournament`: bots against bots at every arrangement of seats, and their ratings."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from math import comb

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from landfall.arena import Interrupted, Ratings, WorkerDied, round_robin
from landfall.arena.ratings import rate
from landfall.cli.checks import check_seats, game_called, options_in
from landfall.cli.simulate import check_level, progress_bar, short_time
from landfall.terminal.words import Unusable, Words

INTERRUPTED = 130


def tournament(
    words: Words,
    game_id: str,
    bots: str,
    rounds: int,
    seats: int | None,
    seed: str,
    options: Sequence[str],
    variant: str | None,
    processes: int | None,
    as_json: bool,
) -> int:
    """Every group of bots that fills the seats plays so many rounds at each rotation; the exit code."""
    game = game_called(game_id)
    count = game.seats[0] if seats is None else seats
    check_seats(game, count, words)
    chosen = options_in(game, options, variant, count, words)
    levels = list(dict.fromkeys(part.strip() for part in bots.split(",") if part.strip()))
    for level in levels:
        check_level(level)
    if len(levels) < max(count, 2):
        raise Unusable("too-few-bots", seats=count, least=max(count, 2), count=len(levels))
    for option, number in (("--rounds", rounds), ("--processes", 1 if processes is None else processes)):
        if number < 1:
            raise Unusable("wrong-number", option=option, least=1)
    games = rounds * count * comb(len(levels), count)
    code = 0
    with progress_bar(words, games, as_json) as on_progress:
        try:
            rated = round_robin(game.id, levels, rounds, count, chosen, seed, processes, on_progress)
        except Interrupted as stopped:
            played, code = stopped.simulation, INTERRUPTED
            rated = Ratings(rate(levels, played.rows), played.summary(), played.rows)
        except WorkerDied as died:
            raise Unusable("arena-failed", what=str(died)) from died
    if code:
        print(words("interrupted", done=len(rated.rows), games=games), file=sys.stderr)
    if as_json:
        told = {"game": game.id, "seats": count, "options": chosen, "rounds": rounds, "seed": seed, **rated.to_dict()}
        print(json.dumps(told))
    elif rated.rows:
        line = words(
            "simulated",
            title=words.title(game),
            seats=count,
            games=len(rated.rows),
            decisions=rated.summary.decisions,
            seconds=short_time(rated.summary.seconds),
            rate=round(rated.summary.decisions_per_second),
        )
        show(words, line, rated)
    return code


def show(words: Words, line: str, rated: Ratings) -> None:
    """The bots, the strongest first."""
    console = Console(highlight=False)
    console.print(Text(line, style="bold"))
    console.print()
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    table.add_column("", justify="right")
    table.add_column(words("col-bot"))
    for column in ("col-rating", "col-mu", "col-sigma", "col-games", "col-won", "col-between"):
        table.add_column(words(column), justify="right")
    for place, one in enumerate(rated.rated, start=1):
        won = one.won
        table.add_row(
            str(place),
            words.level(one.bot),
            Text(words.number(one.ordinal), style="bold"),
            words.number(one.mu),
            words.number(one.sigma),
            str(won.games),
            words.share(won.share),
            f"{words.share(won.low)} – {words.share(won.high)}",
        )
    console.print(table)
    console.print()
    console.print(Text(words("rating-line"), style="dim"))
