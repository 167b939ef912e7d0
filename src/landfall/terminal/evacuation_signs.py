"""Letters and signs of Evacuation's drawings, and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from landfall.flow import Game
from landfall.games.evacuation.vocabulary import KIND_IDS
from landfall.terminal.words import Words

SLOT, SYMBOL, OPPONENT = "#", "*", "✕"
DONE, HALF, NOT_YET = "✓", "½", "·"
FACE = "☺"


def letter(game: Game, kind: str, words: Words) -> str:
    """The letter of a kind of resource: the first of its name."""
    return words.of(game, f"name-{kind}")[0].upper()


def units(game: Game, held: Mapping[str, int], words: Words) -> str:
    """F2 S7 E7."""
    return " ".join(f"{letter(game, kind, words)}{held[kind]}" for kind in KIND_IDS)


def of_both(things: Mapping[str, list[str]], told: Callable[[list[str]], str]) -> str:
    """What lies in the Old World / in the New World."""
    return f"{told(things['old']) or NOT_YET} / {told(things['new']) or NOT_YET}"


def on_map(game: Game, words: Words) -> dict[str, str]:
    """The signs of an area that nobody has settled."""
    food = KIND_IDS[0]
    return {
        SLOT: words.of(game, "sign-slot"),
        f"{letter(game, food, words)}2": words.of(game, "sign-raises", kind=words.of(game, f"name-{food}"), count=2),
        SYMBOL: words.of(game, "sign-symbol"),
    }


def legend(game: Game, words: Words) -> str:
    """What the letters and signs mean, as Markdown."""
    meant = {letter(game, kind, words): words.of(game, f"name-{kind}") for kind in KIND_IDS}
    meant |= on_map(game, words)
    meant |= {
        "N01:1": words.of(game, "sign-settled"),
        f"N01:{OPPONENT}": words.of(game, "sign-opponent"),
        f"W1:{letter(game, 'food', words)}2": words.of(game, "sign-old_population"),
        f"W3:{SLOT}{letter(game, 'energy', words)}1": words.of(game, "sign-old_factory"),
        "5→12 |2 |3": words.of(game, "sign-moves"),
        "a / b": words.of(game, "sign-worlds"),
        FACE: words.of(game, "sign-face"),
        DONE: words.of(game, "sign-done"),
        HALF: words.of(game, "sign-half"),
        "( )": words.of(game, "sign-held"),
    }
    lines = [f"- **{sign.replace(SYMBOL, chr(92) + SYMBOL)}** {what}" for sign, what in meant.items()]
    track = f"{words.colon(words.of(game, 'label-track'))}{words.of(game, 'label-track_signs')}"
    lines.append("- " + track.replace(SYMBOL, "\\" + SYMBOL))
    return "\n".join([f"## {words.of(game, 'label-signs')}", "", *lines])
