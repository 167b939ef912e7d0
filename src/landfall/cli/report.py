"""`landfall report`: many saved games in figures, in the terminal, as data or as one page with charts."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import to_builtins
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from landfall.analysis.statistics import Comparison, Fared, GameStatistics, Played, Statistics, played, statistics
from landfall.arena.files import FORMATS
from landfall.cli.checks import game_called
from landfall.cli.many_games import progress_bar
from landfall.cli.saved_games import simulated
from landfall.flow import BadRecord, Record
from landfall.server.errors import NotDone
from landfall.server.report_page import report_page
from landfall.server.settings import data_folder
from landfall.terminal.tables.saved import read
from landfall.terminal.words import Unusable, Words

OUT = Path("landfall-report.html")


def report(words: Words, files: Sequence[Path], as_html: bool, out: Path | None, as_json: bool) -> None:
    own = data_folder() / "games"
    found = list(files_in(files or [own]))
    if not found:
        raise Unusable("report-nothing", folder=", ".join(str(file) for file in files) or str(own))
    done = statistics(rows_of(words, found, as_json))
    if as_html or out is not None:
        place = out or OUT
        write(done, place)
        if not as_json:
            print(words("report-written", file=str(place), games=sum(one.played for one in done.games)))
    if as_json:
        print(json.dumps(to_builtins(done)))
    elif not as_html and out is None:
        show(done, words)


def files_in(places: Sequence[Path]) -> Iterator[Path]:
    """The files, and those in the folders."""
    for place in places:
        if place.is_dir():
            yield from sorted(file for file in place.iterdir() if file.suffix in (".json", *FORMATS))
        elif place.exists() or place != data_folder() / "games":
            yield place


def rows_of(words: Words, files: Sequence[Path], silent: bool) -> list[Played | None]:
    rows: list[Played | None] = []
    with progress_bar(words, len(files), silent, "report-reading") as on_progress:
        for number, file in enumerate(files, start=1):
            try:
                rows.extend(rows_in(file))
            except BadRecord as wrong:
                raise Unusable("not-a-record", file=str(file), what=wrong) from None
            on_progress(number, len(files))
    return rows


def rows_in(file: Path) -> Iterator[Played | None]:
    """The games of a file: one, or many of `landfall simulate`. Raises BadRecord."""
    if file.suffix not in FORMATS:
        yield played(known(read(file)))
        return
    for kept in simulated(file):
        yield played(known(kept.record), players=kept.row.bots)


def known(record: Record) -> Record:
    """The record, if its game is one of ours."""
    game_called(record.game)
    return record


def write(done: Statistics, place: Path) -> None:
    try:
        place.write_bytes(report_page(done))
    except NotDone:
        raise Unusable("report-no-page") from None
    except OSError as wrong:
        raise Unusable("cannot-write", file=str(place), what=wrong) from None


def show(done: Statistics, words: Words) -> None:
    console = Console(highlight=False)
    for one in done.games:
        show_game(one, words, console)
    if done.left_out:
        console.print(Text(words("report-left-out", games=done.left_out)))


def show_game(one: GameStatistics, words: Words, console: Console) -> None:
    title = words("report-game", title=one.title[words.lang], games=one.played, length=round(one.length))
    console.print(Text(title, style="bold"))
    for comparison in one.comparisons:
        console.print()
        console.print(lines(comparison, words))
    if one.sources:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False)
        table.add_column(words("report-sources"))
        for column in ("report-all", "report-winners"):
            table.add_column(words(column), justify="right")
        for source in one.sources:
            table.add_row(source.title[words.lang], words.number(source.all), words.number(source.winners))
        console.print()
        console.print(table)
    console.print()


def lines(comparison: Comparison, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    table.add_column(comparison.title.get(words.lang) or words(f"report-by-{comparison.by}"))
    for column in ("report-played", "col-won", "col-between", "col-points"):
        table.add_column(words(column), justify="right")
    for line in comparison.lines:
        table.add_row(line.title.get(words.lang) or words("report-rest"), str(line.played), *figures(line, words))
    return table


def figures(line: Fared, words: Words) -> tuple[str, str, str]:
    won = "" if line.share is None else words.share(line.share)
    between = "" if line.share is None else f"{words.share(line.low)} – {words.share(line.high)}"
    return won, between, f"{words.number(line.points)} ± {words.number(line.points_error)}"
