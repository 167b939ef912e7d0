"""The table of Planet Unknown as text: the planet, the station, everybody's tracks, and what only the seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from landfall.flow import Game
from landfall.terminal.words import Words

COLUMNS = "ABCDEFGHIJKL"
STYLES = {"c": "white", "w": "bright_blue", "b": "green", "r": "red", "t": "bright_white", "e": "yellow"}
GROUND = {"I": ("≈", "cyan"), "R": ("○", "dim"), "T": ("!", "magenta"), "C": ("◆", "bold"), "E": ("~", "yellow")}
GROUND |= {"P": ("◌", "bold"), "L": ("·", "dim"), ".": (" ", ""), "o": (" ", "")}
METEORITE, LIFEPOD, ROVER, LOADED = "*", "^", "&", "@"
TECHS = "ABCDEF"


def draw(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> RenderableType:
    shown = view["seat"] if view["seat"] is not None else 0
    return Group(
        heading(game, view, names, words),
        Text(),
        Columns(
            [planet(game, view["players"][shown], words), station(game, view, shown, names, words)], padding=(0, 4)
        ),
        Text(),
        players(game, view, names, words),
        *own_things(game, view, words),
    )


def heading(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> Text:
    """The round, the commander and the event in force."""
    title = Text(words.of(game, "label-round", round=view["round"]), style="bold")
    title.append(f"  {words.of(game, 'label-commander')}: {names[view['commander']]}")
    events = view["events"]
    if events is not None:
        title.append(f"  {words.of(game, 'label-events_left')}: {events['left']}")
        if events["used"]:
            title.append(f"\n{words.of(game, 'label-event')}: ")
            title.append(words.of(game, f"name-alert-{events['used'][-1]}"), style="bold yellow")
    if "expected" in view:
        title.append(f"  {words.of(game, 'label-expected')}: {view['expected']}")
    return title


def planet(game: Game, player: Mapping[str, Any], words: Words) -> Table:
    """The grid: terrain letters, capitals with a resource symbol, and what lies on it; medals at the ends."""
    grid = Table(box=None, show_header=True, padding=(0, 0))
    grid.add_column("", justify="right")
    for column in range(12):
        grid.add_column(f"{COLUMNS[column]} ", header_style="dim")
    grid.add_column("")
    grid.title = words.of(game, f"name-{player['planet']}")
    on_top = dict.fromkeys(player["meteorites"], METEORITE)
    on_top |= dict.fromkeys(player["lifepods"], LIFEPOD)
    on_top |= {rover["square"]: LOADED if rover["loaded"] else ROVER for rover in player["rovers"]}
    for row in range(12):
        cells: list[Text] = []
        for column in range(12):
            letter = player["terrain"][row][column]
            sign, style = GROUND[player["grid"][row][column]] if letter == "." else (letter, STYLES[letter.lower()])
            cells.append(Text(sign + on_top.get(row * 12 + column, " "), style=style))
        grid.add_row(Text(f"{row + 1} ", style="dim"), *cells, Text(f" {player['row_medals'][row]}", style="bold"))
    medals = [Text(f"{medal} ", style="bold") for medal in player["column_medals"]]
    grid.add_row(Text(""), *medals, Text(""))
    return grid


def tile(game: Game, stack: Mapping[str, Any], words: Words) -> Text:
    """The shape of a stack, its top tile and how many tiles it has."""
    top = stack["top"]
    if top is None:
        return Text(f"{stack['shape']} –", style="dim")
    named = Text(f"{stack['shape']} ")
    for number, section in enumerate((top["a"], top["b"])):
        named.append("/" if number else "")
        named.append(words.of(game, f"name-{section}"), style=STYLES[section[0]])
    named.append("*" if top["meteor"] else "")
    named.append(f" ({stack['tiles']})", style="dim")
    return named


def short_tile(stack: Mapping[str, Any]) -> Text:
    """The shape of a stack and the letters of its top tile."""
    top = stack["top"]
    if top is None:
        return Text(f"{stack['shape']} –", style="dim")
    named = Text(f"{stack['shape']} ")
    named.append(top["a"][0], style=STYLES[top["a"][0]])
    named.append("/")
    named.append(top["b"][0], style=STYLES[top["b"][0]])
    named.append("*" if top["meteor"] else "")
    return named


def station(game: Game, view: Mapping[str, Any], seat: int, names: list[str], words: Words) -> Table:
    """What would stand before the seat, and in short before the others, at each turn of the station: now first."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, title=words.of(game, "label-station"))
    table.add_column("")
    table.add_column(words.of(game, "name-outer"))
    table.add_column(words.of(game, "name-inner"))
    others = [other for other in range(len(names)) if other != seat]
    for other in others:
        table.add_column(names[other])
    between = Text("  " if len(others) <= 2 else "\n")
    stacks = view["station"]["stacks"]
    for turn, before in enumerate(view["station"]["turns"]):
        outer, inner = before[seat]
        table.add_row(
            Text(f"↻{turn}", style="bold" if turn == 0 else ""),
            tile(game, stacks[outer], words),
            tile(game, stacks[inner], words),
            *[between.join([short_tile(stacks[stack]) for stack in before[other]]) for other in others],
        )
    return table


def players(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> Table:
    """Boards, trackers, technologies and medals in sight."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column("")
    table.add_column(words.of(game, "label-planet"))
    table.add_column(words.of(game, "label-corporation"))
    for track in ("civ", "water", "biomass", "rover", "tech"):
        table.add_column(words.of(game, f"name-{track}"), justify="right", header_style=STYLES[track[0]])
    for label in ("technologies", "lifepods", "meteorites", "movement", "cards", "medals"):
        table.add_column(words.of(game, f"label-{label}"), justify="right")
    for seat, player in enumerate(view["players"]):
        acts = seat in view["to_act"]
        name = Text(f"▸ {names[seat]}" if acts else f"  {names[seat]}", style="bold" if acts else "")
        letters = player["corporation"] == "jump_drive"
        techs = "".join(TECHS[level - 1] if letters else str(level) for level in player["technologies"])
        table.add_row(
            name,
            words.of(game, f"name-{player['planet']}"),
            words.of(game, f"name-{player['corporation']}"),
            *[tracker(track) for track in player["tracks"]],
            techs,
            str(player["lifepods_collected"]),
            str(player["meteorites_collected"]),
            str(player["movement"]),
            str(len(player["cards"])),
            str(sum(player["medals"].values())),
        )
    return table


def tracker(track: Mapping[str, Any]) -> str:
    """A position; with the track's letter where a tracker stands on another track than its own."""
    away = "" if track["track"] == track["tracker"] else track["track"][0]
    return f"{track['position']}{away}"


def own_things(game: Game, view: Mapping[str, Any], words: Words) -> list[RenderableType]:
    """Objectives for all to see, and the seat's own cards and objectives."""
    things = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for objective in view["objectives"]:
        counts = " : ".join(map(str, objective["counts"]))
        seats = "–".join(str(seat + 1) for seat in objective["seats"])
        label = Text(f"{words.of(game, 'label-objectives')} {seats}", style="bold")
        things.add_row(label, Text(f"{words.of(game, 'name-objective-' + str(objective['card']))} ({counts})"))
    for objective in view["common_objectives"]:
        counts = " : ".join(map(str, objective["counts"]))
        label = Text(words.of(game, "label-objectives"), style="bold")
        things.add_row(label, Text(f"{words.of(game, 'name-objective-' + str(objective['card']))} ({counts})"))
    own = view["own"]
    if own is not None:
        for objective in own["objectives"]:
            mark = "✓ " if objective["met"] else ""
            text = mark + words.of(game, f"name-personal-{objective['card']}")
            things.add_row(Text(words.of(game, "label-personal"), style="bold"), Text(text))
        for card in own["cards"]:
            label = Text(words.of(game, "label-cards"), style="bold")
            things.add_row(label, Text(words.of(game, f"name-card-{card}")))
    return [Text(), things] if things.row_count else []
