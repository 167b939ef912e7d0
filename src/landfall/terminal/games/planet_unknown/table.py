"""The table of Planet Unknown as text: everybody's planets and boards, the station, and what lies between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from landfall.flow import Game
from landfall.terminal.games.planet_unknown.common import common, pending
from landfall.terminal.games.planet_unknown.corporation import corporation, tracks
from landfall.terminal.games.planet_unknown.planet import planet
from landfall.terminal.games.planet_unknown.station import station
from landfall.terminal.screen.look import DARK, SHAPES
from landfall.terminal.words import Words

PLANET = 60  # columns of a planet with its notes, where the tracks stand beside it
SIDE_BY_SIDE = 110  # columns from which a planet and its corporation stand beside each other


class Whole:
    """The table, laid out for the width it is printed in: the seat that looks first, then the others."""

    def __init__(self, game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> None:
        self.game = game
        self.view = view
        self.names = names
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        game, view, names, words, width = self.game, self.view, self.names, self.words, options.max_width
        own = view["seat"] if view["seat"] is not None else 0
        yield heading(game, view, names, words)
        for seat in sorted(range(len(names)), key=lambda other: other != own):
            yield Text()
            yield seat_line(game, view, seat, names, words)
            yield boards(game, view["players"][seat], words, width, seat == own)
        yield Text(f"\n{words.of(game, 'label-station')}", style="bold")
        yield station(game, view, names, words, width)
        yield Text(f"\n{words.of(game, 'label-objectives')}", style="bold")
        yield common(game, view, names, words)
        if waiting := pending(game, view, words):
            yield waiting


def draw(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> RenderableType:
    return Whole(game, view, names, words)


def heading(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> Text:
    """The round, the commander, and what is expected of a player alone."""
    title = Text(words.of(game, "label-round", round=view["round"]), style="bold")
    title.append(f"  {words.colon(words.of(game, 'label-commander'))}{names[view['commander']]}")
    if "expected" in view:
        title.append(f"  {words.colon(words.of(game, 'label-expected'))}{view['expected']}")
    if view["ending"]:
        title.append(f"  {words.of(game, 'label-last_round')}", style="red")
    return title


def seat_line(game: Game, view: Mapping[str, Any], seat: int, names: list[str], words: Words) -> Text:
    """A player: name, boards, and the medals in sight."""
    player = view["players"][seat]
    acts = seat in view["to_act"]
    line = Text("▸ " if acts else "  ").append(f"{SHAPES[seat]} ", style=DARK.seats[seat])
    line.append(names[seat], style="bold")
    line.append(f" · {words.of(game, 'name-' + player['planet'])} · {words.of(game, 'name-' + player['corporation'])}")
    medals = sum(player["medals"].values())
    line.append(f" · {words.of(game, 'label-medals')} {medals}", style="bold")
    if player["stuck"]:
        line.append(f" · {words.of(game, 'label-stuck')}", style="red")
    return line


def boards(game: Game, player: Mapping[str, Any], words: Words, width: int, is_own: bool) -> RenderableType:
    """A planet with its special rule, and the corporation; of others the tracks alone, and what is unlocked."""
    rule = Text(words.of(game, f"planet-{player['planet']}-help"), style="dim")
    if width < SIDE_BY_SIDE:
        return Group(planet(game, player, words, width), rule, tracks_of(game, player, words, width, is_own))
    half = width - 3 - PLANET
    both = Table.grid(padding=(0, 3, 0, 0))
    both.add_column(width=PLANET)
    both.add_column(max_width=half)
    both.add_row(Group(planet(game, player, words, PLANET), rule), tracks_of(game, player, words, half, is_own))
    return both


def tracks_of(game: Game, player: Mapping[str, Any], words: Words, width: int, is_own: bool) -> Text:
    if is_own:
        return corporation(game, player, words, width)
    by = {one["level"]: one["name"] for one in player["board"]["technologies"]}
    used = words.of(game, "sign-used")
    unlocked = [f"{by[level]} ({used})" if level in player["spent"] else by[level] for level in player["technologies"]]
    drawn = tracks(player).append("\n").append(words.colon(words.of(game, "label-technologies")), style="dim")
    return drawn.append(" ".join(unlocked) or "–")
