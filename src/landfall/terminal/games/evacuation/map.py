"""The map of the New World as text, area by area."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from landfall.flow import Game
from landfall.games.evacuation.table.effects import BIOME_IDS, KIND_IDS, SYMBOL_IDS
from landfall.games.evacuation.table.new_world import (
    AREA_BIOME,
    AREA_IDS,
    AREA_RAISES,
    AREA_SYMBOLS,
    FACTORY_SLOTS,
    LINES,
)
from landfall.terminal.games.evacuation.signs import OPPONENT, SLOT, SYMBOLS, biome_letter, letter, on_map
from landfall.terminal.screen.look import PLAIN, SHAPES, Palette
from landfall.terminal.words import Words

CELL, NARROW_CELL = 11, 7  # columns that an area takes on the map
WIDE_MAP = 7 * CELL  # columns from which an area is told on one line


def area_texts(game: Game, area: int, owner: Any, words: Words, palette: Palette = PLAIN) -> tuple[Text, Text]:
    """Number, biome and owner of an area, and what it has: factory slots as #, levels by kind, symbols it needs."""
    biome = BIOME_IDS[AREA_BIOME[area]]
    style = palette.biomes[biome]
    number = Text(f"{AREA_IDS[area][1:]}{biome_letter(game, biome, words)}", style=style)
    raises = "".join(
        f"{letter(game, kind, words)}{AREA_RAISES[area][at]}"
        for at, kind in enumerate(KIND_IDS)
        if AREA_RAISES[area][at]
    )
    content = SLOT * FACTORY_SLOTS[area] + raises
    if owner is None:
        needed = [SYMBOLS[symbol] for n, symbol in enumerate(SYMBOL_IDS) if AREA_SYMBOLS[area] >> n & 1]
        return number, Text(content + "".join(needed), style=style)
    if owner == "opponent":
        number.append(OPPONENT, style=f"bold {palette.soft}")
    else:
        number.append(SHAPES[owner], style=f"bold {palette.seats[owner]}")
    return number, Text(content, style=palette.soft)


def area_line(game: Game, view: Mapping[str, Any], area: str, words: Words) -> str:
    """An area in words: its biome, factory slots, what population brings there, its symbols, and the steel it costs."""
    at = AREA_IDS.index(area)
    parts = [words.of(game, f"name-{BIOME_IDS[AREA_BIOME[at]]}")]
    if FACTORY_SLOTS[at]:
        parts.append(f"{words.of(game, 'label-factories')} {FACTORY_SLOTS[at]}")
    for kind, more in zip(KIND_IDS, AREA_RAISES[at], strict=True):
        if more:
            parts.append(f"{words.of(game, f'name-{kind}')} +{more}")
    parts += [words.of(game, f"name-{symbol}") for n, symbol in enumerate(SYMBOL_IDS) if AREA_SYMBOLS[at] >> n & 1]
    if (view["settle_steel"] or {}).get(area):
        parts.append(f"{words.of(game, 'name-steel')} −{view['settle_steel'][area]}")
    return " · ".join(parts)


def new_world(
    game: Game, view: Mapping[str, Any], words: Words, width: int = WIDE_MAP, palette: Palette = PLAIN
) -> Group:
    """The hexagon, row by row; where there is little room, what an area has stands below its number."""
    lines: list[RenderableType] = [Text(words.of(game, "label-map"), style="bold")]
    widest = max(len(line) for line in LINES[0])
    is_wide = width >= WIDE_MAP
    cell = CELL if is_wide else NARROW_CELL
    for line in LINES[0]:
        indent = " " * (cell * (widest - len(line)) // 2)
        above, below = Text(indent), Text(indent)
        for area in line:
            owner = view["map"].get(AREA_IDS[area], {}).get("owner")
            number, content = area_texts(game, area, owner, words, palette)
            if is_wide:
                number.append(" ").append_text(content)
            else:
                content.pad_right(cell - len(content))
                below.append_text(content)
            number.pad_right(cell - len(number))
            above.append_text(number)
        for text in (above,) if is_wide else (above, below):
            text.rstrip()
            lines.append(text)
    legend = Text()
    for biome in BIOME_IDS:
        told = f"{biome_letter(game, biome, words)} {words.of(game, f'name-{biome}')}"
        legend.append(f"{told}  ", style=palette.biomes[biome])
    legend.rstrip()
    signs = " · ".join(f"{sign} {what}" for sign, what in on_map(game, words).items())
    return Group(*lines, legend, Text(signs, style=palette.soft))
