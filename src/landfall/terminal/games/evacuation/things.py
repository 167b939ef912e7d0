"""What players have: Old World areas, stadiums, technologies, infrastructure, and what their actions cost next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from landfall.flow import Game
from landfall.games.evacuation.table.components import (
    EDGE_IDS,
    OLD_AREA_IDS,
    OLD_EDGE,
    OLD_FACTORY,
    OLD_YIELD,
    STADIUM_FACES,
    STADIUM_IDS,
)
from landfall.games.evacuation.table.effects import KIND_IDS
from landfall.terminal.games.evacuation.signs import DONE, FACE, HALF, NOT_YET, SLOT, letter
from landfall.terminal.screen.look import PLAIN, SHAPES, Palette
from landfall.terminal.words import Words


def old_areas(game: Game, areas: Sequence[str], words: Words) -> str:
    """The areas left in the Old World by the colour of their bays: desert W1:F2 W3:#E1 · mountain W4:S2."""
    by_edge: dict[int, list[str]] = {edge: [] for edge in range(len(EDGE_IDS))}
    for area in areas:
        at = OLD_AREA_IDS.index(area)
        made = dict(zip(KIND_IDS, OLD_YIELD[at], strict=False))
        yields = "".join(f"{letter(game, kind, words)}{amount}" for kind, amount in made.items() if amount)
        by_edge[OLD_EDGE[at]].append(f"{area}:{SLOT if OLD_FACTORY[at] >= 0 else ''}{yields}")
    return " · ".join(
        f"{words.of(game, f'name-{EDGE_IDS[edge]}')} {' '.join(left)}" for edge, left in by_edge.items() if left
    )


def stadiums(cards: Sequence[str]) -> str:
    """ST05:1☺ ST08:2☺."""
    return " ".join(f"{card}:{STADIUM_FACES[STADIUM_IDS.index(card)]}{FACE}" for card in cards)


def technologies(game: Game, columns: Sequence[Sequence[Mapping[str, Any]]], words: Words) -> str:
    """The grid column by column, from level 1 up, with what has been invented."""
    shown = []
    for number, column in enumerate(columns, start=1):
        tiles = [f"{words.of(game, 'name-' + tile['id'])} {invented(tile)}".rstrip(f" {NOT_YET}") for tile in column]
        shown.append(f"{words.colon(str(number))}{', '.join(tiles)}")
    return " · ".join(shown)


def begun(game: Game, columns: Sequence[Sequence[Mapping[str, Any]]], words: Words) -> str:
    """The tiles that are developed, or half developed."""
    tiles = [tile for column in columns for tile in column if tile["developed"] or tile["half"]]
    return ", ".join(f"{words.of(game, 'name-' + tile['id'])} {invented(tile)}" for tile in tiles)


def invented(tile: Mapping[str, Any]) -> str:
    return DONE if tile["developed"] else HALF if tile["half"] else NOT_YET


def infrastructure(game: Game, cards: Mapping[str, Sequence[str]], words: Words) -> str:
    """Cards by their names: those in hand in brackets, completed ones with a tick."""
    return ", ".join(infrastructure_card(game, card, cards, words) for card in (*cards["hand"], *cards["played"]))


def infrastructure_card(game: Game, card: str, cards: Mapping[str, Sequence[str]], words: Words) -> str:
    name = words.of(game, f"name-{card}")
    if card in cards["hand"]:
        return f"({name})"
    return f"{name} {DONE}" if card in cards["completed"] else name


def coming_cost(game: Game, player: Mapping[str, Any], words: Words) -> str:
    """The number of the coming action, its energy on the track, and whether the player has passed."""
    if player["passed"]:
        return words.of(game, "label-passed")
    ahead = player["ahead"]
    return words.of(game, "label-action", number=ahead["number"], cost=ahead["track_cost"])


def group_uses(player: Mapping[str, Any], words: Words) -> list[tuple[str, str]]:
    """How often each group has been used this year, and what it adds to the energy for that."""
    ahead = player["ahead"]
    found = []
    for group, uses in enumerate(player["uses"]):
        more = ahead["costs"][group] - ahead["track_cost"]
        found.append((f"{words.colon(str(group + 1))}{uses}×", f" +{more}" if more else ""))
    return found


def groups_line(player: Mapping[str, Any], words: Words) -> str:
    return "  ".join(uses + more for uses, more in group_uses(player, words))


def own_things(game: Game, view: Mapping[str, Any], words: Words, palette: Palette = PLAIN) -> Text | None:
    """The seat's own technologies, infrastructure, goals and action cards, with what they do."""
    if view["seat"] is None:
        return None
    mine = view["players"][view["seat"]]
    drawn = open_things(game, mine, words, palette)
    for label, held in (("label-goals", mine["goals"] or []), ("label-hand", view.get("hand") or [])):
        told = [(words.of(game, f"name-{one}"), f"{one.replace('_', '-')}-help") for one in held]
        add_things(drawn, game, words.of(game, label), told, words, palette)
    return drawn


def others_things(
    game: Game, view: Mapping[str, Any], names: Sequence[str], words: Words, palette: Palette = PLAIN
) -> Text | None:
    """The technologies and infrastructure of everybody else, with what they do."""
    others = [seat for seat in range(len(names)) if seat != view["seat"]]
    drawn = Text()
    for seat in others:
        drawn.append("\n" if drawn else "").append(f"{SHAPES[seat]} ", style=palette.seats[seat])
        drawn.append(names[seat], style="bold")
        drawn.append("\n").append_text(open_things(game, view["players"][seat], words, palette))
    return drawn if others else None


def open_things(game: Game, player: Mapping[str, Any], words: Words, palette: Palette) -> Text:
    """What lies open before a player: the technology grid from level 1 up, and infrastructure."""
    drawn = Text()
    for number, column in enumerate(player["technologies"], start=1):
        tiles = [(f"{invented(tile)} {words.of(game, 'name-' + tile['id'])}", tile["id"]) for tile in column]
        told = [(name, f"technology-{tile}-help") for name, tile in tiles]
        add_things(drawn, game, f"{words.of(game, 'label-technologies')} {number}", told, words, palette)
    cards = player["infrastructure"]
    held = (*cards["hand"], *cards["played"])
    told = [(infrastructure_card(game, card, cards, words), f"infrastructure-{card}-help") for card in held]
    add_things(drawn, game, words.of(game, "label-infrastructure"), told, words, palette)
    return drawn


def add_things(
    drawn: Text, game: Game, label: str, things: Sequence[tuple[str, str]], words: Words, palette: Palette
) -> None:
    """Things of one sort, one line per thing: what they are called, and what they do."""
    if things:
        drawn.append("\n" if drawn else "").append(label, style="bold")
    for name, help in things:
        drawn.append(f"\n {name} ").append(words.of(game, help), style=palette.soft)
