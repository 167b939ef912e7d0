"""The table of Evacuation as text: both worlds of every player, the rows, the track and the map of the New World."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from landfall.flow import Game
from landfall.games.evacuation.components import YEARS
from landfall.games.evacuation.new_world import (
    AREA_BIOME,
    AREA_IDS,
    AREA_RAISES,
    AREA_SYMBOLS,
    FACTORY_SLOTS,
    LINES,
    SYMBOL_COUNT,
)
from landfall.games.evacuation.vocabulary import BIOME_IDS, KIND_IDS, SYMBOL_IDS
from landfall.terminal.evacuation_cards import ROW_HELPS, action_cards, opponent, price, row_heading, under_decks
from landfall.terminal.evacuation_parts import (
    coming_action,
    fleet,
    infrastructure,
    missing,
    needs,
    points,
    progress_track,
)
from landfall.terminal.evacuation_signs import (
    DONE,
    HALF,
    NOT_YET,
    OPPONENT,
    SLOT,
    SYMBOL,
    letter,
    of_both,
    on_map,
    units,
)
from landfall.terminal.words import Words

BIOME_STYLES = {"tundra": "cyan", "desert": "yellow", "forest": "green", "ocean": "blue"}
SEAT_STYLES = ("bold red", "bold magenta", "bold bright_white", "bold bright_yellow")
CELL, NARROW_CELL = 10, 7  # columns that an area takes on the map
WIDE_MAP = 7 * CELL  # columns from which an area is told on one line


def draw(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> RenderableType:
    seat = 0 if view["seat"] is None else view["seat"]
    parts: list[RenderableType] = [heading(game, view, names, words)]
    for extra in (
        players(game, view, names, words),
        coming_action(game, view, seat, words),
        needs(game, view, seat, words),
        fleet(game, view, seat, words),
        progress_track(game, view, words),
        rows(game, view, words),
        under_decks(game, view, words),
        action_cards(game, view, names, words),
        new_world(game, view, words),
        missing(game, view, words),
        modules(game, view, names, words),
        opponent(game, view, words),
        points(game, view, names, words),
        own_things(game, view, words),
    ):
        if extra is not None:
            parts += [Text(), extra]
    return Group(*parts)


def heading(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> Text:
    """The year, the phase, the two bonus values, and who acts when."""
    bonus = view["bonus_cards"][view["year"] - 1]
    title = Text(words.of(game, "label-year", year=view["year"], years=YEARS), style="bold")
    title.append("  " + words.of(game, f"name-phase-{view['phase']}"), style="bold green")
    title.append("  " + words.of(game, "label-bonus", low=bonus["low"], high=bonus["high"]))
    title.append("\n" + words.of(game, f"bonus-{bonus['id']}-help"), style="dim")
    order = [names[party] if isinstance(party, int) else words.of(game, f"name-{party}") for party in view["order"]]
    title.append("\n" + words.colon(words.of(game, "label-order")) + " › ".join(order), style="dim")
    return title


def players(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> Table:
    """A column for each player, a line for each thing, both worlds one below the other."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column("")
    for seat in range(len(view["players"])):
        mark = "▸ " if seat in view["to_act"] else ""
        table.add_column(Text(mark + names[seat], style=SEAT_STYLES[seat]))
    old, new = words.of(game, "name-old"), words.of(game, "name-new")
    lines: list[tuple[str, list[str]]] = [
        (
            words.colon(old) + words.of(game, "label-stock"),
            [units(game, one["stock"]["old"], words) for one in view["players"]],
        ),
        (words.of(game, "label-areas_left"), [" ".join(one["old_areas"]) for one in view["players"]]),
        (
            words.colon(new) + words.of(game, "label-stock"),
            [units(game, one["stock"]["new"], words) for one in view["players"]],
        ),
        (words.of(game, "label-production"), [units(game, one["production"], words) for one in view["players"]]),
        (words.of(game, "label-population"), [str(one["population"]) for one in view["players"]]),
        (words.of(game, "label-population_settled"), [str(one["settled_population"]) for one in view["players"]]),
        (
            words.of(game, "label-factories"),
            [
                " / ".join(units(game, one["factories"][world], words) for world in ("old", "new"))
                for one in view["players"]
            ],
        ),
        *[
            (
                words.of(game, f"label-factories_{where}"),
                [units(game, one["factories"][where], words) for one in view["players"]],
            )
            for where in ("settled", "unused")
        ],
        (words.of(game, "label-areas"), [" ".join(one["areas"]) for one in view["players"]]),
        (words.of(game, "label-ships"), [of_both(one["ships"]) for one in view["players"]]),
        (words.of(game, "label-stadiums"), [of_both(one["stadiums"]) for one in view["players"]]),
        (words.of(game, "label-faces"), [str(one["faces"]) for one in view["players"]]),
        (words.of(game, "label-penalties"), [str(one["penalties"]) for one in view["players"]]),
        (words.of(game, "label-power"), ["/".join(map(str, one["powers"])) for one in view["players"]]),
        (words.of(game, "label-markers"), [track(one["markers"]) for one in view["players"]]),
        (
            words.of(game, "label-symbols"),
            [", ".join(words.of(game, f"name-{symbol}") for symbol in one["symbols"]) for one in view["players"]],
        ),
        (
            words.of(game, "label-technologies"),
            [", ".join(words.of(game, f"name-{tile}") for tile in one["developed"]) for one in view["players"]],
        ),
        (
            words.of(game, "label-infrastructure"),
            [infrastructure(game, one["infrastructure"], words) for one in view["players"]],
        ),
        (words.of(game, "label-tiles"), [tiles(one) for one in view["players"]]),
    ]
    if "points" in view["players"][0]:
        lines.append((words.of(game, "label-points"), [str(sum(one["points"].values())) for one in view["players"]]))
    for label, values in lines:
        table.add_row(Text(label, style="bold"), *[Text(value) for value in values])
    return table


def track(markers: list[dict[str, Any]]) -> str:
    """The steps of both markers, with the first letter of a lane that is not the waiting lane."""
    lanes = {"waiting": "", "main": "m", "three_plus": "+"}
    return " ".join(f"{marker['step']}{lanes[marker['lane']]}" for marker in markers)


def tiles(player: Mapping[str, Any]) -> str:
    """Productivity tiles face up / turned / in the New World."""
    return " / ".join(str(player["tiles"][where]) for where in ("up", "down", "moved"))


def rows(game: Game, view: Mapping[str, Any], words: Words) -> Group:
    """The three rows with their decks, oldest slot first, with what each card is."""
    drawn: list[RenderableType] = []
    for row, cards in view["rows"].items():
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        paid = price(game, view, row, words) if row != "infrastructure" else ""
        for slot, card in enumerate(cards, start=1):
            if card is None:
                table.add_row(Text(str(slot)), Text("·"), Text())
                continue
            help = Text(words.of(game, f"{ROW_HELPS[row]}-{card}-help"), style="dim")
            if paid:
                help.append(f" ({paid})", style="not dim bold green")
            table.add_row(Text(str(slot)), Text(words.of(game, f"name-{card}")), help)
        drawn += [row_heading(game, view, row, words), table]
    return Group(*drawn)


def area_texts(game: Game, area: int, owner: Any, words: Words) -> tuple[Text, Text]:
    """The number of an area, and who owns it or what it has: factory slots as #, levels by kind, symbols as *."""
    name = AREA_IDS[area]
    if owner is not None:
        mark = OPPONENT if owner == "opponent" else str(owner + 1)
        style = "dim" if owner == "opponent" else SEAT_STYLES[owner]
        return Text(name, style=style), Text(f":{mark}", style=style)
    raises = "".join(
        f"{letter(game, kind, words)}{AREA_RAISES[area][at]}"
        for at, kind in enumerate(KIND_IDS)
        if AREA_RAISES[area][at]
    )
    style = BIOME_STYLES[BIOME_IDS[AREA_BIOME[area]]]
    content = SLOT * FACTORY_SLOTS[area] + raises + SYMBOL * SYMBOL_COUNT[area]
    return Text(name[1:], style=style), Text(content, style=style)


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


def new_world(game: Game, view: Mapping[str, Any], words: Words, width: int = WIDE_MAP) -> Group:
    """The hexagon, row by row; where there is little room, what an area has stands below its number."""
    lines: list[RenderableType] = [Text(words.of(game, "label-map"), style="bold")]
    widest = max(len(line) for line in LINES[0])
    cell = CELL if width >= WIDE_MAP else NARROW_CELL
    for line in LINES[0]:
        indent = " " * (cell * (widest - len(line)) // 2)
        above, below = Text(indent), Text(indent)
        for area in line:
            number, content = area_texts(game, area, view["map"].get(AREA_IDS[area], {}).get("owner"), words)
            if width >= WIDE_MAP:
                number.append_text(content)
            else:
                content.pad_right(cell - len(content))
                below.append_text(content)
            number.pad_right(cell - len(number))
            above.append_text(number)
        for text in (above, below) if width < WIDE_MAP else (above,):
            text.rstrip()
            lines.append(text)
    legend = Text()
    for biome in BIOME_IDS:
        legend.append(words.of(game, f"name-{biome}") + "  ", style=BIOME_STYLES[biome])
    signs = " · ".join(f"{sign} {what}" for sign, what in on_map(game, words).items())
    return Group(*lines, legend, Text(signs, style="dim"))


def modules(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> Table | None:
    """Common goals and lines, as far as they are in play."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for common in view.get("common_goals", []):
        owner = "" if common["owner_seat"] < 0 else names[common["owner_seat"]] + (" ✓" if common["played"] else "")
        table.add_row(
            Text(words.of(game, "label-common"), style="bold"),
            Text(words.of(game, f"name-{common['id']}")),
            Text(owner),
            Text(words.of(game, f"common-{common['id']}-help"), style="dim"),
        )
    for line in view.get("lines", []):
        label = Text(words.of(game, "label-lines"), style="bold")
        table.add_row(label, Text(str(line["number"])), Text(" ".join(line["areas"])), Text())
    return table if table.row_count else None


def own_things(game: Game, view: Mapping[str, Any], words: Words) -> Table | None:
    """The seat's own technologies, goals and action cards, with what they do."""
    if view["seat"] is None:
        return None
    mine = view["players"][view["seat"]]
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for number, column in enumerate(mine["technologies"], start=1):
        for tile in column:
            state = DONE if tile["developed"] else HALF if tile["half"] else NOT_YET
            table.add_row(
                Text(f"{words.of(game, 'label-technologies')} {number}" if tile is column[0] else "", style="bold"),
                Text(f"{state} {words.of(game, 'name-' + tile['id'])}"),
                Text(words.of(game, f"technology-{tile['id']}-help"), style="dim"),
            )
    for at, goal in enumerate(mine["goals"] or []):
        table.add_row(
            Text(words.of(game, "label-goals") if at == 0 else "", style="bold"),
            Text(words.of(game, f"name-{goal}")),
            Text(words.of(game, goal.replace("goal_", "goal-") + "-help"), style="dim"),
        )
    for at, card in enumerate(view.get("hand") or []):
        table.add_row(
            Text(words.of(game, "label-hand") if at == 0 else "", style="bold"),
            Text(words.of(game, f"name-{card}")),
            Text(words.of(game, card.replace("card_", "card-") + "-help"), style="dim"),
        )
    return table
