"""Rows, decks, action cards and the solo deck: what lies where, what is known below, and what is really paid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from landfall.flow import Game
from landfall.games.evacuation.table.cards import (
    SOLO_ACTION,
    SOLO_ACTION_IDS,
    SOLO_FROM_YEAR,
    SOLO_IDS,
    SOLO_LETTER,
    SOLO_NUMBER,
)
from landfall.terminal.screen.look import PLAIN, SHAPES, Palette
from landfall.terminal.words import Words

ROW_HELPS = {"ships": "ship", "stadiums": "stadium", "infrastructure": "infrastructure"}
# Cards out of sight that a seat may know: where the view holds them, and what they are called.
KNOWN = (("face_down", "label-face_down"), ("discarded", "label-discarded"), ("returned", "label-returned"))

LEFT_OVER = 1  # one card stays in the solo deck: with the last of the others the opponent has passed


def row_heading(game: Game, view: Mapping[str, Any], row: str, words: Words) -> Text:
    """A row with how many cards its deck holds."""
    drawn = Text().append(words.of(game, f"name-row-{row}"), style="bold")
    return drawn.append(f" · {words.of(game, 'label-deck', count=view['decks'][row])}")


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
    differs = [f"−{fields['off']}"] if fields["off"] else []
    differs += [f"+1 {words.of(game, f'name-{kind}')}" for kind in fields.get("more", ())]
    return " ".join(differs)


def action_cards(
    game: Game, view: Mapping[str, Any], names: Sequence[str], words: Words, palette: Palette = PLAIN
) -> Text | None:
    """The deck of action cards, what everybody has played, and what the seat knows of cards out of sight."""
    if "action_deck" not in view:
        return None
    drawn = Text().append(words.of(game, "label-action_cards"), style="bold")
    drawn.append(f" · {words.of(game, 'label-deck', count=view['action_deck'])}")
    for seat, player in enumerate(view["players"]):
        drawn.append(f"\n {SHAPES[seat]} {names[seat]}", style="bold")
        drawn.append(f" · {words.of(game, 'label-hand_size', count=player['hand_size'])}")
        drawn.append(f" · {words.of(game, 'label-face_down_count', count=player['face_down_count'])}")
        for card in player["face_up"]:
            drawn.append(f"\n   {words.colon(words.of(game, 'label-face_up'))}")
            add_card(drawn, game, card, words, palette)
    for heap, label in KNOWN:
        if view[heap]:
            drawn.append("\n " + words.colon(words.of(game, label)), style="bold")
            for card in view[heap]:
                drawn.append("\n   ")
                add_card(drawn, game, card, words, palette)
    return drawn


def add_card(drawn: Text, game: Game, card: str, words: Words, palette: Palette) -> None:
    """An action card by its name and what it does."""
    drawn.append(f"{words.of(game, f'name-{card}')} ")
    drawn.append(words.of(game, card.replace("card_", "card-") + "-help"), style=palette.soft)


def opponent(game: Game, view: Mapping[str, Any], words: Words, palette: Palette = PLAIN) -> Text | None:
    """The solo deck: what it turns over next, what may lie below, what it has done this year, and what it has taken."""
    solo = view.get("solo")
    if solo is None:
        return None
    passed = solo["left"] <= LEFT_OVER
    below = [
        at
        for at, card in enumerate(SOLO_IDS)
        if SOLO_FROM_YEAR[at] <= view["year"] and card != solo["top"] and card not in solo["used"]
    ]
    drawn = Text().append(words.of(game, "label-solo"), style="bold")
    drawn.append(f" · {words.of(game, 'label-deck', count=solo['left'])}")
    drawn.append(f" · {words.of(game, 'label-solo_tile', area=solo['tile'])}")
    drawn.append(f" · {words.of(game, 'label-stadiums')} {len(solo['stadiums'])}")
    drawn.append(f" · {words.of(game, 'label-faces')} {solo['faces']}")
    if passed:
        drawn.append(f" · {words.of(game, 'label-solo_passed')}")
    lines: list[tuple[str, list[str]]] = []
    if solo["top"] is not None and not passed:
        lines.append(("label-solo_next", [solo_action(game, SOLO_IDS.index(solo["top"]), words)]))
        lines.append(("label-solo_backs", [back(at) for at in below]))
    lines.append(("label-solo_to_come", unlike([solo_action(game, at, words) for at in below])))
    lines.append(("label-solo_done", [solo_action(game, SOLO_IDS.index(card), words) for card in solo["used"]]))
    for label, told in lines:
        if told:
            drawn.append("\n " + words.colon(words.of(game, label)), style=palette.soft).append(", ".join(told))
    return drawn


def solo_action(game: Game, card: int, words: Words) -> str:
    return words.of(game, f"name-solo_action-{SOLO_ACTION_IDS[SOLO_ACTION[card]]}")


def back(card: int) -> str:
    """The letters on the back of a solo card, such as 2B or XA."""
    return f"{SOLO_NUMBER[card] or 'X'}{'AB'[SOLO_LETTER[card]]}"


def unlike(told: Sequence[str]) -> list[str]:
    """Each once, in their order."""
    return list(dict.fromkeys(told))


def card_names(game: Game, cards: Sequence[str], words: Words) -> str:
    return ", ".join(words.of(game, f"name-{card}") for card in cards)
