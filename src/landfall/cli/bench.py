"""`landfall bench`: how fast the engines are on this machine."""

from __future__ import annotations

import json
import platform
from math import inf
from time import perf_counter
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from landfall import _compiled
from landfall.bots import play_randomly
from landfall.cli.catalogue import found_games
from landfall.cli.checks import game_called
from landfall.flow import Game, Rng, State
from landfall.terminal.words import Unusable, Words

SEED = 7
HANDFUL = 256  # decisions or clones between two readings of the clock


def bench(words: Words, game: str | None, seconds: float, as_json: bool) -> None:
    """Measure one game or all, for each number of seats."""
    if not 0 < seconds < inf:
        raise Unusable("wrong-seconds")
    games = found_games()[0] if game is None else [game_called(game)]
    status = _compiled.status()
    rows = [measured(one, seats, seconds) for one in games for seats in one.seats]
    if as_json:
        told = {"engines": status.engines, "python": platform.python_version(), "seconds": seconds, "results": rows}
        print(json.dumps(told))
        return
    console = Console(highlight=False)
    console.print(Text(words("bench-engines", engines=words(f"doctor-{status.engines}")), style="bold"))
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    for column in ("col-engine", "col-seats", "col-decisions", "col-clones"):
        table.add_column(words(column), justify="left" if column == "col-engine" else "right")
    for row in rows:
        speeds = (words.pace(row["decisions_per_second"]), words.pace(row["clones_per_second"]))
        table.add_row(str(row["game"]), str(row["seats"]), *speeds)
    console.print(table)


def measured(game: Game, seats: int, seconds: float) -> dict[str, Any]:
    start = game.new_initial_state(seats, seed=SEED).clone()  # a clone keeps no history
    return {
        "game": game.id,
        "seats": seats,
        "rules_version": game.rules_version,
        "decisions_per_second": decisions_per_second(start, seconds),
        "clones_per_second": clones_per_second(start, seconds),
    }


def decisions_per_second(start: State, seconds: float) -> float:
    """Random play to the end, game after game."""
    rng = Rng(SEED)
    state = start.clone()
    made = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        made += play_randomly(state, rng, HANDFUL)
        if state.is_terminal():
            state = start.clone()
    return made / (perf_counter() - began)


def clones_per_second(start: State, seconds: float) -> float:
    made = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        for _ in range(HANDFUL):
            start.clone()
        made += HANDFUL
    return made / (perf_counter() - began)
