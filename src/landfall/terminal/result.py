"""How a game has ended: points by category, and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from landfall.flow import Game, State
from landfall.terminal.words import Words
from landfall.texts.say import words_of


def draw_result(state: State, names: list[str], words: Words) -> RenderableType:
    return draw_scores(state.game, state.scores(), names, state.winners(), words)


def draw_scores(
    game: Game, scores: Sequence[Mapping[str, int]], names: list[str], winners: Sequence[int], words: Words
) -> RenderableType:
    """A column for each seat, a row for each category of points."""
    said = words.named(names, "winners", winner_seats=list(winners))
    parts: list[RenderableType] = [Text(said, style="bold green")]
    categories = list(dict.fromkeys(category for seat in scores for category in seat))
    if categories:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False)
        table.add_column("")
        for seat in range(len(names)):
            table.add_column(names[seat], justify="right", header_style="bold green" if seat in winners else "bold")
        for category in categories:
            key = f"score-{category}"
            label = words.of(game, key) if words.has(game, key) else words_of(category)
            table.add_row(label, *[str(seat.get(category, "")) for seat in scores])
        totals = [str(sum(seat.values())) for seat in scores]
        table.add_section()
        table.add_row(Text(words("total"), style="bold"), *[Text(total, style="bold") for total in totals])
        parts.append(table)
    return Group(*parts)
