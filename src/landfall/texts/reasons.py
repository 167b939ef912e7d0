"""Why a bot would choose something: what it gains beside the next best choice, in words."""

from __future__ import annotations

from collections.abc import Mapping

from landfall.bots.reasons import LATER, OTHERS
from landfall.flow import Game
from landfall.texts.bundles import folder_of
from landfall.texts.say import Names, say, text

LEAST = 0.05  # a difference in points that is worth a word
MOST = 2  # sources that are named
ROUGH = 3.0  # from here on, points are said without decimals


def say_reason(game: Game, other: int, points: Mapping[str, float], lang: str = "en", names: Names = None) -> str:
    """A sentence about the next best choice and the points gained beside it, by source, the largest first."""
    choice = say(game.named(other), lang, names)
    gain = sum(points.values())
    if gain < LEAST:
        return text("hint-why-even", lang, {"other": choice})
    named = sorted((one for one in points.items() if abs(one[1]) >= LEAST), key=lambda one: -abs(one[1]))[:MOST]
    sources = ", ".join(say_source(game, source, given, lang) for source, given in named)
    return text("hint-why", lang, {"points": number(gain, lang), "other": choice, "sources": sources})


def say_source(game: Game, source: str, points: float, lang: str) -> str:
    """Where points come from; what the opponent loses is a gain."""
    if source in (LATER, OTHERS):
        rises = (points > 0) == (source == LATER)
        key = f"hint-source-{source}-{'more' if rises else 'less'}"
        return text(key, lang, {"points": number(abs(points), lang)})
    return f"{text(f'score-{source}', lang, folder=folder_of(game.id))} {number(points, lang, '+')}"


def number(value: float, lang: str, sign: str = "") -> str:
    """As the language writes it, no more exactly than it is meant."""
    decimals = 0 if abs(value) >= ROUGH else 1
    written = f"{value:{sign}.{decimals}f}"
    return written.replace(".", "." if lang == "en" else ",").replace("-", "\N{MINUS SIGN}")
