"""The station as text: a wheel of six depots with those who sit before them, and what each turn would bring to all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from landfall.flow import Game
from landfall.terminal.games.planet_unknown.planet import STYLES
from landfall.terminal.screen.look import DARK, SHAPES, Palette
from landfall.terminal.words import Words

DEPOTS = 6
PAIR, SINGLE = 15, 7  # columns of two tiles side by side, and of one over the other
DEPOT = 13  # columns of a depot
# Places round the station, clockwise from the top, as lines of the picture: two above, two beside each other, …
LINES = ((0,), (5, 1), (4, 2), (3,))


def station(
    game: Game,
    view: Mapping[str, Any],
    names: list[str],
    words: Words,
    width: int = 80,
    palette: Palette = DARK,
    chosen: int = -1,
) -> RenderableType:
    """The wheel, and beside or below it the six turns."""
    drawn = wheel(view, palette)
    beside = width - 3 * DEPOT - 3
    if beside < turns_width(len(names), PAIR if len(names) <= 2 else SINGLE):
        return Group(drawn, six_turns(game, view, names, words, width, palette, chosen))
    both = Table.grid(padding=(0, 3, 0, 0))
    both.add_row(drawn, six_turns(game, view, names, words, beside, palette, chosen))
    return both


def top_tile(stack: Mapping[str, Any]) -> Text:
    """The shape of a stack and the letters of its top tile; `*` is a meteor."""
    top = stack["top"]
    named = Text(f"{stack['shape']} ", style="dim" if top is None else "")
    if top is None:
        return named.append("– ")
    for section in (top["a"][0], top["b"][0]):
        named.append(section, style=f"not dim bold {STYLES[section]}")
    return named.append("*" if top["meteor"] else " ")


def depot(view: Mapping[str, Any], place: int, palette: Palette) -> list[Text]:
    """The two stacks at a place, outer over inner with the tiles they hold, and who sits there."""
    stacks = view["station"]["stacks"]
    slot = (place + view["station"]["rotation"]) % DEPOTS
    both = [slot, DEPOTS + (slot + view["station"]["shift"]) % DEPOTS]
    here = view["station"]["before"].index(both) if both in view["station"]["before"] else -1
    lines: list[Text] = []
    for ring, at in enumerate(both):
        mark = Text("  ")
        if here >= 0 and ring == 0:
            mark = Text(f"{SHAPES[here]} ", style=palette.seats[here])
        taken = here >= 0 and view["station"]["taken"][here] == ("outer", "inner")[ring]
        tile = top_tile(stacks[at])
        if taken:
            tile.stylize("strike dim")
        line = mark.append_text(tile).append(f" {stacks[at]['tiles']}", style="dim")
        line.append("✓" if taken else "")
        line.pad_right(DEPOT - line.cell_len)
        lines.append(line)
    return lines


def wheel(view: Mapping[str, Any], palette: Palette = DARK) -> Text:
    """Six depots round the middle: shape, letters of the top tile, tiles in the stack; `↻` is the way it turns."""
    drawn = Text(no_wrap=True)
    for number, places in enumerate(LINES):
        depots = [depot(view, place, palette) for place in places]
        for line in range(2):
            drawn.append("\n" if drawn else "")
            if len(depots) == 1:
                drawn.append(" " * DEPOT).append_text(depots[0][line])
                continue
            drawn.append_text(depots[0][line])
            middle = "↻" if (number, line) == (1, 1) else "S.U.S.A.N." if (number, line) == (2, 0) else ""
            drawn.append(f"{middle:^{DEPOT}}", style="dim")
            drawn.append_text(depots[1][line])
    return drawn


def turns_width(seats: int, each: int) -> int:
    return 3 + seats * each


def six_turns(
    game: Game,
    view: Mapping[str, Any],
    names: list[str],
    words: Words,
    width: int = 80,
    palette: Palette = DARK,
    chosen: int = -1,
) -> RenderableType:
    """What would stand before everybody at each turn of the station, now first: outer and inner tile."""
    seats = len(names)
    roomy = turns_width(seats, PAIR) <= width
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("", no_wrap=True)
    for seat in range(seats):
        mine = seat == view["seat"]
        head = Text(SHAPES[seat], style=palette.seats[seat])
        if roomy:
            head.append(f" {names[seat]}"[:14], style="bold" if mine else "")
        table.add_column(head, no_wrap=True)
    stacks = view["station"]["stacks"]
    for turns, before in enumerate(view["station"]["turns"]):
        cells = []
        for seat in range(seats):
            outer, inner = (top_tile(stacks[at]) for at in before[seat])
            cells.append(Text("  " if roomy else "\n").join([outer, inner]))
        mark = Text(f"{'›' if turns == chosen else '↻'}{turns}", style="bold" if turns in (0, chosen) else "")
        table.add_row(mark, *cells, style="bold" if turns == chosen else "")
    said = Text(words.of(game, "label-six_turns"), style="dim")
    return Group(said, table)
