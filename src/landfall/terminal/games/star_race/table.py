"""The table of Star Race as text: rings from the planet outward, a column for each ship."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from landfall.flow import Game
from landfall.terminal.words import Words

RACE_STYLES = {"T": "bold yellow", "B": "bold cyan", "K": "bold magenta"}
EMPTY = "·"
PATROL = "◇"
WIDE = 200  # columns, more than any board needs


def draw(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> RenderableType:
    return Group(
        heading(game, view, words),
        Text(),
        Board(game, view, words),
        Text(),
        players(game, view, names, words),
        Text(),
        *own_things(game, view, names, words),
    )


def heading(game: Game, view: Mapping[str, Any], words: Words) -> Text:
    """Which mission, to which planet, and what is special about it."""
    planet = view["planet"]
    plain = not planet["abilities"]
    title = Text(words.of(game, "label-mission", mission=view["mission"], missions=view["missions"]), style="bold")
    name = words.of(game, "name-planet" if plain else f"name-{planet['id']}")
    title.append("  ")
    title.append(words.of(game, "label-planet", planet=name, points=planet["value"]), style="bold green")
    title.append("\n")
    title.append(words.of(game, "planet-plain-help" if plain else f"planet-{planet['id']}-help"), style="dim")
    return title


class Board:
    """The rings as a grid where there is room for it, else ring by ring with the ships on each."""

    def __init__(self, game: Game, view: Mapping[str, Any], words: Words) -> None:
        self.game = game
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        grid = board(self.game, self.view, self.words)
        fits = Measurement.get(console, options.update(max_width=WIDE), grid).maximum <= options.max_width
        yield grid if fits else rings(self.game, self.view, self.words)


def rings(game: Game, view: Mapping[str, Any], words: Words) -> Table:
    """A line for each ring from the planet to the start: its ships, with the signs of the grid, and empty patrols."""
    patrols: dict[str, int] = view.get("patrols", {})
    tokens: list[str] = view.get("ships_with_token", [])
    hired: list[str] = view["hired"] or []
    lines = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    lines.add_column(justify="right", no_wrap=True)
    for level in range(view["planet_level"], view["start_level"] - 1, -1):
        there: list[Text] = []
        for ship, at in view["ships"].items():
            if at == level:
                signs = ("?" if ship in tokens else "") + ("*" if ship in hired else "")
                there.append(Text(ship + signs, style=RACE_STYLES.get(ship[0], "")))
            elif patrols.get(ship) == level:
                there.append(Text(PATROL + ship, style="dim"))
        lines.add_row(place_name(game, level, view, words), Text(" ").join(there) if there else Text(EMPTY, "dim"))
    return lines


def board(game: Game, view: Mapping[str, Any], words: Words) -> Table:
    """A row for each ring from the planet to the start, a column for each ship; `*` marks the ships you have hired."""
    ships: dict[str, int] = view["ships"]
    start: int = view["start_level"]
    planet: int = view["planet_level"]
    patrols: dict[str, int] = view.get("patrols", {})
    tokens: list[str] = view.get("ships_with_token", [])
    hired: list[str] = view["hired"] or []
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    grid.add_column("", justify="right")
    for ship in ships:
        name = ship + ("*" if ship in hired else "")
        grid.add_column(name, justify="center", header_style=RACE_STYLES.get(ship[0], ""))
    for level in range(planet, start - 1, -1):
        label = place_name(game, level, view, words)
        row: list[Text] = []
        for ship, at in ships.items():
            cell = EMPTY if level < planet else " "
            if patrols.get(ship) == level:
                cell = PATROL
            if at == level:
                cell = ship + ("?" if ship in tokens else "")
            row.append(Text(cell, style=RACE_STYLES.get(ship[0], "") if at == level else "dim"))
        if level == start:
            label += f" ({words.of(game, 'label-start')})"
        grid.add_row(Text(label), *row)
    return grid


def place_name(game: Game, level: int, view: Mapping[str, Any], words: Words) -> str:
    """The planet, or a ring by its number."""
    if level == view["planet_level"]:
        return words.of(game, "name-planet")
    return words.of(game, "label-ring", ring=view["rings"][level])


def players(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column("", no_wrap=True)
    for label in ("label-total", "label-cards_left", "label-latest"):
        table.add_column(words.of(game, label), justify="left" if label == "label-latest" else "right")
    for seat, player in enumerate(view["players"]):
        acts = seat in view["to_act"]
        name = Text(f"▸ {names[seat]}" if acts else f"  {names[seat]}", style="bold" if acts else "")
        latest = "" if player["latest"] is None else words.of(game, f"name-{player['latest']}")
        if player["latest"] == "copy" and player["offers"] is not None:
            latest += " = " + words.of(game, f"name-{player['offers']}")
        table.add_row(name, str(player["total"]), str(player["hand_size"]), latest)
    return table


def own_things(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> list[RenderableType]:
    """What only this seat knows: hired ships, cards, what was set aside and what was seen."""
    if view["seat"] is None:
        return []
    things = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    hired = [f"{ship} ({place_name(game, view['ships'][ship], view, words)})" for ship in view["hired"] or []]
    things.add_row(Text(words.of(game, "label-hired"), style="bold"), Text(", ".join(hired)))
    hand = view["players"][view["seat"]]["hand"] or {}
    things.add_row(Text(words.of(game, "label-hand"), style="bold"), Text(cards(game, hand, words)))
    if view["set_aside"]:
        aside = cards(game, view["set_aside"], words)
        things.add_row(Text(words.of(game, "label-set_aside"), style="bold"), Text(aside))
    looks = [words.colon(names[look["looked_at_seat"]]) + look["ship"] for look in view.get("looks") or []]
    if looks:
        things.add_row(Text(words.of(game, "label-seen"), style="bold"), Text(", ".join(looks)))
    return [things]


def cards(game: Game, held: Mapping[str, int], words: Words) -> str:
    named = []
    for card, count in held.items():
        named.append(words.of(game, f"name-{card}") + (f" ×{count}" if count > 1 else ""))
    return ", ".join(named)
