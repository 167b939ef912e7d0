"""A game without a drawing of its own: what its view holds, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from landfall.flow import Game
from landfall.terminal.words import Words
from landfall.texts.say import words_of

# What every view holds besides the game's own things, and the prompt says anyway.
COMMON = frozenset({"game", "rules_version", "seat", "seats", "options", "to_act", "over", "decision"})


def draw_anything(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> RenderableType:
    return Group(Text(words.title(game), style="bold"), draw_fields(view))


def draw_fields(view: Mapping[str, Any]) -> Table:
    """What a view holds, line by line."""
    lines = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, value in view.items():
        if name not in COMMON:
            lines.add_row(Text(words_of(name), style="bold"), plainly(value))
    return lines


def plainly(value: Any) -> RenderableType:
    """Any plain data; a square number of small things is shown as a square."""
    if isinstance(value, Mapping):
        inner = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for name, item in value.items():
            inner.add_row(str(name), plainly(item))
        return inner
    if isinstance(value, (list, tuple)):
        side = round(len(value) ** 0.5)
        flat = all(isinstance(item, (int, str)) for item in value)
        if flat and side > 2 and side * side == len(value):
            rows = [value[at : at + side] for at in range(0, len(value), side)]
            return Text("\n".join(" ".join(f"{small(item):>2}" for item in row) for row in rows))
        if flat:
            return Text(" ".join(small(item) for item in value))
        return Group(*[plainly(item) for item in value])
    return Text(small(value))


def small(value: object) -> str:
    return "·" if value is None or value == -1 else str(value)
