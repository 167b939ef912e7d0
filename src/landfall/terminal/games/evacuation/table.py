"""The table of Evacuation as text: both worlds of every player, the rows, the track and the map of the New World."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from landfall.flow import Game
from landfall.games.evacuation.table.components import YEARS
from landfall.terminal.games.evacuation.cards import ROW_HELPS, action_cards, opponent, price, row_heading, under_decks
from landfall.terminal.games.evacuation.map import new_world
from landfall.terminal.games.evacuation.parts import (
    coming_action,
    fleet,
    missing,
    needs,
    other_fleets,
    points,
    progress_track,
)
from landfall.terminal.games.evacuation.signs import of_both, units
from landfall.terminal.games.evacuation.things import (
    coming_cost,
    groups_line,
    infrastructure,
    old_areas,
    own_things,
    stadiums,
    technologies,
)
from landfall.terminal.screen.look import PLAIN, SHAPES, Palette
from landfall.terminal.words import Words


def draw(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> RenderableType:
    seat = 0 if view["seat"] is None else view["seat"]
    parts: list[RenderableType] = [heading(game, view, names, words)]
    for extra in (
        players(game, view, names, words),
        coming_action(game, view, seat, words),
        needs(game, view, seat, words),
        fleet(game, view, seat, words),
        other_fleets(game, view, seat, names, words),
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
    title = Text().append(words.of(game, "label-year", year=view["year"], years=YEARS), style="bold")
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
        head = Text("▸ " if seat in view["to_act"] else "", style="bold")
        head.append(f"{SHAPES[seat]} ", style=PLAIN.seats[seat]).append(names[seat])
        table.add_column(head)
    old, new = words.of(game, "name-old"), words.of(game, "name-new")
    lines: list[tuple[str, list[str]]] = [
        (
            words.colon(old) + words.of(game, "label-stock"),
            [units(game, one["stock"]["old"], words) for one in view["players"]],
        ),
        (words.of(game, "label-areas_left"), [old_areas(game, one["old_areas"], words) for one in view["players"]]),
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
        (words.of(game, "label-ships"), [of_both(one["ships"], " ".join) for one in view["players"]]),
        (words.of(game, "label-stadiums"), [of_both(one["stadiums"], stadiums) for one in view["players"]]),
        (words.of(game, "label-faces"), [str(one["faces"]) for one in view["players"]]),
        (words.of(game, "label-penalties"), [str(one["penalties"]) for one in view["players"]]),
        (words.of(game, "label-action_track"), [coming_cost(game, one, words) for one in view["players"]]),
        (words.of(game, "label-groups"), [groups_line(one, words) for one in view["players"]]),
        (words.of(game, "label-power"), ["/".join(map(str, one["powers"])) for one in view["players"]]),
        (words.of(game, "label-markers"), [track(one["markers"]) for one in view["players"]]),
        (
            words.of(game, "label-symbols"),
            [", ".join(words.of(game, f"name-{symbol}") for symbol in one["symbols"]) for one in view["players"]],
        ),
        (
            words.of(game, "label-technologies"),
            [technologies(game, one["technologies"], words) for one in view["players"]],
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


def modules(
    game: Game, view: Mapping[str, Any], names: list[str], words: Words, palette: Palette = PLAIN
) -> Table | None:
    """Common goals and lines, as far as they are in play."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for common in view.get("common_goals", []):
        owner = "" if common["owner_seat"] < 0 else names[common["owner_seat"]] + (" ✓" if common["played"] else "")
        table.add_row(
            Text(words.of(game, "label-common"), style="bold"),
            Text(words.of(game, f"name-{common['id']}")),
            Text(owner),
            Text(words.of(game, f"common-{common['id']}-help"), style=palette.soft),
        )
    for line in view.get("lines", []):
        label = Text(words.of(game, "label-lines"), style="bold")
        table.add_row(label, Text(str(line["number"])), Text(" ".join(line["areas"])), Text())
    return table if table.row_count else None
