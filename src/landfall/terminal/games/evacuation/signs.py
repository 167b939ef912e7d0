"""Letters and signs of Evacuation's drawings, and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from landfall.flow import Game
from landfall.games.evacuation.table.effects import BIOME_IDS, KIND_IDS
from landfall.terminal.screen.look import SHAPES
from landfall.terminal.words import Words

SLOT, OPPONENT = "#", "✕"
SYMBOLS = {"ring": "○", "cross": "×", "wave": "~"}
DONE, HALF, NOT_YET = "✓", "½", "·"
FACE = "☺"


def letter(game: Game, kind: str, words: Words) -> str:
    """The letter of a kind of resource: the first of its name."""
    return words.of(game, f"name-{kind}")[0].upper()


def biome_letter(game: Game, biome: str, words: Words) -> str:
    """The letter of a biome: the first of its name, small beside the capitals of resources."""
    return words.of(game, f"name-{biome}")[0].lower()


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
        " ".join(SYMBOLS.values()): words.of(game, "sign-symbol"),
    }


def legend(game: Game, words: Words) -> str:
    """What the letters and signs mean, as Markdown."""
    meant = {letter(game, kind, words): words.of(game, f"name-{kind}") for kind in KIND_IDS}
    meant |= {f"01{biome_letter(game, biome, words)}": words.of(game, f"name-{biome}") for biome in BIOME_IDS}
    meant |= on_map(game, words)
    settled = f"01{biome_letter(game, BIOME_IDS[0], words)}"
    meant |= {
        f"{settled}{SHAPES[0]}": words.of(game, "sign-settled"),
        f"{settled}{OPPONENT}": words.of(game, "sign-opponent"),
        f"W1:{letter(game, 'food', words)}2": words.of(game, "sign-old_population"),
        f"W3:{SLOT}{letter(game, 'energy', words)}1": words.of(game, "sign-old_factory"),
        "5→12 |2 |3": words.of(game, "sign-moves"),
        "a / b": words.of(game, "sign-worlds"),
        FACE: words.of(game, "sign-face"),
        DONE: words.of(game, "sign-done"),
        HALF: words.of(game, "sign-half"),
        "( )": words.of(game, "sign-held"),
    }
    lines = [f"- **{sign}** {what}" for sign, what in meant.items()]
    track = f"{words.colon(words.of(game, 'label-track'))}{words.of(game, 'label-track_signs')}"
    lines.append("- " + track.replace("*", r"\*"))
    return "\n".join([f"## {words.of(game, 'label-signs')}", "", *lines])
