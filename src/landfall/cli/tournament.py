"""`landfall tournament`: bots against bots in every rotation of the seats, and their ratings."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import comb

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from landfall.arena import Ratings, round_robin
from landfall.arena.ratings import RIVALS, rate
from landfall.cli.many_games import check_numbers, first_line, levels_in, play_all, setting_of
from landfall.terminal.words import Unusable, Words


def tournament(
    words: Words,
    game_id: str,
    *,
    bots: str,
    rounds: int,
    seats: int | None,
    seed: str,
    options: Sequence[str],
    variant: str | None,
    processes: int | None,
    as_json: bool,
    ray: str | None = None,
) -> int:
    """Every group of bots that fills the seats plays this many rounds in each rotation; returns the exit code."""
    check_numbers({"--seats": seats}, RIVALS)
    at = setting_of(words, game_id, seats, options, variant, RIVALS)
    levels = list(dict.fromkeys(levels_in(bots)))
    if len(levels) < at.seats:
        raise Unusable("too-few-bots", seats=at.seats, count=len(levels))
    check_numbers({"--rounds": rounds, "--processes": processes})
    rated, code = play_all(
        words,
        rounds * at.seats * comb(len(levels), at.seats),
        as_json,
        lambda on_progress: round_robin(
            at.game.id, levels, rounds, at.seats, at.options, seed, processes, on_progress, ray
        ),
        lambda so_far: Ratings(rate(levels, so_far.rows), so_far.summary(), so_far.rows),
    )
    if as_json:
        table = {"game": at.game.id, "seats": at.seats, "options": at.options}
        print(json.dumps({**table, "rounds": rounds, "seed": seed, **rated.to_dict()}))
    elif rated.rows:
        show(words, first_line(words, at.game, rated.summary), rated)
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
