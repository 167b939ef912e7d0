"""Rows, decks and action cards of Evacuation: what lies where, what is known below, and what is really paid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from landfall.flow import Game
from landfall.terminal.look import SHAPES
from landfall.terminal.words import Words

ROW_HELPS = {"ships": "ship", "stadiums": "stadium", "infrastructure": "infrastructure"}
# Cards out of sight that a seat may know: where the view holds them, and what they are called.
KNOWN = (("face_down", "label-face_down"), ("discarded", "label-discarded"), ("returned", "label-returned"))


def row_heading(game: Game, view: Mapping[str, Any], row: str, words: Words) -> Text:
    """A row with how many cards its deck holds."""
    drawn = Text(words.of(game, f"name-row-{row}"), style="bold")
    return drawn.append(f" · {words.of(game, 'label-deck', count=view['decks'][row])}", style="not bold")


def under_decks(game: Game, view: Mapping[str, Any], words: Words) -> Text | None:
    """The cards that are known to lie under their decks."""
    drawn = Text()
    for row, cards in view["under"].items():
        if cards:
            label = words.of(game, "label-under", row=words.of(game, f"name-row-{row}"))
            drawn.append("\n" if drawn else "").append(words.colon(label), style="bold")
            drawn.append(card_names(game, cards, words))
    return drawn if drawn else None


def price(game: Game, view: Mapping[str, Any], row: str, words: Words) -> str:
    """What differs from the printed costs while the question is open; infrastructure is paid when it is played."""
    decision = view["decision"]
    if decision is None or decision["kind"] not in ("ChooseFromRow", "InfrastructureMove"):
        return ""
    fields = decision["fields"]
    if row != fields.get("row", "infrastructure"):
        return ""
    if fields.get("free"):
        return words.of(game, "label-free")
    return f"−{fields['off']}" if fields["off"] else ""


def action_cards(game: Game, view: Mapping[str, Any], names: Sequence[str], words: Words) -> Text | None:
    """The deck of action cards, what everybody has played, and what the seat knows of cards out of sight."""
    if "action_deck" not in view:
        return None
    drawn = Text(words.of(game, "label-action_cards"), style="bold")
    drawn.append(f" · {words.of(game, 'label-deck', count=view['action_deck'])}", style="not bold")
    for seat, player in enumerate(view["players"]):
        drawn.append(f"\n {SHAPES[seat]} {names[seat]}", style="bold")
        drawn.append(f" · {words.of(game, 'label-hand_size', count=player['hand_size'])}")
        drawn.append(f" · {words.of(game, 'label-face_down_count', count=player['face_down_count'])}")
        for card in player["face_up"]:
            told = words.of(game, card.replace("card_", "card-") + "-help")
            drawn.append(f"\n   {words.colon(words.of(game, 'label-face_up'))}{words.of(game, f'name-{card}')} ")
            drawn.append(told, style="dim")
    for heap, label in KNOWN:
        if view[heap]:
            drawn.append("\n " + words.colon(words.of(game, label)), style="bold")
            drawn.append(card_names(game, view[heap], words))
    return drawn


def card_names(game: Game, cards: Sequence[str], words: Words) -> str:
    return ", ".join(words.of(game, f"name-{card}") for card in cards)
