"""Why a bot would choose something: what it gains beside the next best choice, in words."""

from __future__ import annotations

from collections.abc import Mapping

from landfall.bots.reasons import LATER, OTHERS
from landfall.flow import Game
from landfall.texts.bundles import folder_of
from landfall.texts.say import Names, say, text

LEAST = 0.05  # a difference in points that is worth a word
MOST = 4  # sources that are named


def say_reason(game: Game, other: int, points: Mapping[str, float], lang: str = "en", names: Names = None) -> str:
    """A sentence about the next best choice and the points gained beside it, by source."""
    choice = say(game.named(other), lang, names)
    gain = sum(points.values())
    if gain < LEAST:
        return text("hint-why-even", lang, {"other": choice})
    named = sorted((one for one in points.items() if abs(one[1]) >= LEAST), key=lambda one: -abs(one[1]))[:MOST]
    sources = ", ".join(f"{source_name(game, source, lang)} {number(given, lang, '+')}" for source, given in named)
    return text("hint-why", lang, {"points": number(gain, lang), "other": choice, "sources": sources})


def source_name(game: Game, source: str, lang: str) -> str:
    if source in (LATER, OTHERS):
        return text(f"hint-source-{source}", lang)
    return text(f"score-{source}", lang, folder=folder_of(game.id))


def number(value: float, lang: str, sign: str = "") -> str:
    """With one decimal, as the language writes it."""
    return f"{value:{sign}.1f}".replace(".", "." if lang == "en" else ",").replace("-", "\N{MINUS SIGN}")
