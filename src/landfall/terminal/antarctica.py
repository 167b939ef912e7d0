"""The table of Antarctica as text: zones in the sun's order, tracks, cards on offer, and what everybody has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from landfall.flow import Game
from landfall.terminal.words import Words

SUN, SECOND, NEW, STAR, EMPTY = "☀", "²", "+", "★", "·"
SHIP, CUBE = "▲", "■"
SEAT_STYLES = ("bold red", "bold cyan", "bold green", "bold yellow")
SPACE_STYLES = {"red": "bold red", "blue": "bold blue", None: "dim"}
SIGNS = {  # of the actions on coloured spaces
    "ship_move": "⇄",
    "shipyard_draft": "✉",
    "advance_3": "»",
    "recruit_1": "☺",
    "new_ship": "⚓",
    "resource_advanced": "◆",
    "resource_basic": "◇",
}


def draw(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> RenderableType:
    parts: list[RenderableType] = [
        heading(game, view, words),
        zones(game, view, words),
        tracks(game, view, words),
        offers(game, view, words),
        players(game, view, names, words),
    ]
    if view["hand"] is not None:
        parts.append(own_cards(game, view, words))
    return Group(*parts)


def letter(view: Mapping[str, Any], seat: int) -> Text:
    """A seat by its letter, in its colour; the letters stand beside the names in the list of players."""
    return Text(view["players"][seat]["letter"], style=SEAT_STYLES[seat])


def joined(parts: Sequence[Text], between: str = " ") -> Text:
    return Text(between).join(parts)


def amounts(view: Mapping[str, Any], figures: Sequence[int]) -> Text:
    """What each seat has, those who have nothing left out: `A2 C1`."""
    parts = [letter(view, seat).append(str(figure)) for seat, figure in enumerate(figures) if figure]
    return joined(parts) if parts else Text(EMPTY, style="dim")


def heading(game: Game, view: Mapping[str, Any], words: Words) -> Text:
    """Where the sun is, and whose turns come next if nothing else moves; `²` may follow by an icebreaker."""
    line = Text(f"{SUN} {words.of(game, 'label-zone', zone=view['sun'])}", style="bold yellow")
    line.append(f"   {words.of(game, 'label-next_turns')}: ", style="dim")
    turns = []
    for turn in view["next_turns"]:
        mark = SECOND if turn["by_icebreaker"] else ""
        turns.append(letter(view, turn["seat"]).append(f"({turn['zone']}){mark}", style="dim"))
    return line.append_text(joined(turns))


def queue(view: Mapping[str, Any], zone: Mapping[str, Any]) -> Text:
    """The ships of a zone, the one nearest the sun first; `²` marks the one that was second when the sun came."""
    ships: list[Text] = []
    for ship, seat in zip(zone["ships"], zone["queue"], strict=True):
        mark = SECOND if ship == view["second"] and zone["zone"] == view["sun"] else ""
        ships.append(letter(view, seat).append(mark + (NEW if ship in zone["came_this_turn"] else "")))
    return joined(ships) if ships else Text(EMPTY, style="dim")


def zones(game: Game, view: Mapping[str, Any], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column(words.of(game, "label-zones"))
    for label in ("label-queue", "label-scientists", "score-zones", "label-buildings"):
        table.add_column(words.of(game, label))
    for zone in view["zones"]:
        if not zone["open"]:
            continue
        lit = zone["zone"] == view["sun"]
        target = view["turn"] is not None and view["turn"]["zone"] == zone["zone"]
        name = Text(f"{SUN if lit else '→' if target else ' '} {zone['zone']}", style="bold yellow" if lit else "bold")
        buildings = ", ".join(words.of(game, f"name-{kind}") for kind in zone["buildings"])
        standing = Text(buildings)
        if any(zone["icebreakers"]):
            standing.append(f"  {words.of(game, 'label-icebreakers')}: ", style="dim")
            standing.append_text(amounts(view, zone["icebreakers"]))
        table.add_row(
            name, queue(view, zone), amounts(view, zone["scientists"]), amounts(view, zone["points"]), standing
        )
    return table


def tracks(game: Game, view: Mapping[str, Any], words: Words) -> Table:
    """A row for each open track: values and actions of its spaces, cubes in place; used spaces are struck out."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column(words.of(game, "label-tracks"))
    for space in view["tracks"][0]["spaces"]:
        table.add_column(str(space["space"]), justify="center")
    table.add_column(words.of(game, "score-tracks"))
    for track in view["tracks"]:
        if not track["open"]:
            continue
        cells: list[Text] = []
        for space in track["spaces"]:
            sign = SIGNS.get(space["action"], "")
            printed = "" if space["printed"] is None else str(space["printed"])
            style = SPACE_STYLES[space["color"]] + (" strike" if space["used"] else "")
            cell = Text(f"{printed}{sign}" or EMPTY, style=style)
            for seat, at in enumerate(track["cubes"]):
                if at == space["space"]:
                    cell = letter(view, seat).append(sign, style=style)
            cells.append(cell)
        table.add_row(words.of(game, f"name-{track['track']}"), *cells, amounts(view, track["points"]))
    return table


def card_line(game: Game, card: Mapping[str, Any], words: Words) -> Text:
    """A building card in a line: what it erects, what it needs, what it takes and brings."""
    line = Text(words.of(game, f"name-{card['building']}"), style="bold")
    line.append(f" {STAR}" if card["star"] else "", style="yellow")
    needs = ", ".join(words.of(game, f"name-{kind}") for kind in card["needs"])
    line.append(f"  {words.of(game, 'label-needs', needs=needs)}")
    if card["scientists"] > 1:
        line.append(f"  {words.of(game, 'label-scientists')}: {card['scientists']}")
    if card["points"]:
        line.append(f"  {words.of(game, 'label-points', points=card['points'])}", style="cyan")
    return line


def offers(game: Game, view: Mapping[str, Any], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column(words.of(game, "label-offers"))
    table.add_column("")
    for offer in view["offers"]:
        deck = Text(words.of(game, f"name-deck-{offer['deck']}"), style="bold")
        if offer["top"] is None:
            table.add_row(deck, Text(words.of(game, "label-empty"), style="dim"))
            continue
        line = card_line(game, offer["top"], words)
        line.append(f"  ({words.of(game, 'label-left', left=offer['left'])})", style="dim")
        table.add_row(deck, line)
    return table


def players(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> Table:
    """What everybody has: people, pieces, cards, and points: the total, then zones, tracks, stars and discards."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column("")
    for label in ("supply", "reserve", "available", "discarded", "cards", "total"):
        table.add_column(words.of(game, f"label-{label}"), justify="right", no_wrap=True)
    for seat, player in enumerate(view["players"]):
        deciding = seat in view["to_act"]
        name = letter(view, seat).append(f" {names[seat]}", style="bold" if deciding else "not bold")
        name.append(" ◀" if deciding else "")
        points = Text(str(player["total"]), style="bold")
        points.append(" = " + "+".join(str(amount) for amount in player["points"].values()), style="dim not bold")
        table.add_row(
            name,
            str(player["supply"]),
            str(player["reserve"]),
            f"{player['ships_available']}{SHIP} {player['cubes_available']}{CUBE}",
            f"{player['discarded_ships']}{SHIP} {player['discarded_cubes']}{CUBE}",
            f"{'✓ ' if player['card_played'] else ''}{player['hand_size']} {player['basic']}◇ {player['advanced']}◆",
            points,
        )
    return table


def hand_line(game: Game, view: Mapping[str, Any], words: Words) -> str:
    named = []
    for card, count in (view["hand"] or {}).items():
        named.append(words.of(game, f"name-{card}") + (f" ×{count}" if count > 1 else ""))
    return ", ".join(named) or EMPTY


def own_cards(game: Game, view: Mapping[str, Any], words: Words) -> Table:
    things = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    things.add_row(Text(words.of(game, "label-hand"), style="bold"), Text(hand_line(game, view, words)))
    left = str(view["shipyard"]["stack"])
    things.add_row(Text(words.of(game, "label-stack"), style="bold"), Text(left))
    return things
