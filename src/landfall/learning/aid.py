"""The player aid: a turn in eight lines and what scores. The page adds the symbols, which are entries."""

from __future__ import annotations

from itertools import count

from msgspec import Struct

from landfall.learning.entries import learning_bundle


class Aid(Struct):
    """The messages `aid-turn-1` and following, and `aid-score-1` and following, of a game's texts for learners."""

    turn: list[str]
    scores: list[str]


def aid_of(game: str, lang: str = "en") -> Aid:
    return Aid(lines_of(game, lang, "aid-turn"), lines_of(game, lang, "aid-score"))


def lines_of(game: str, lang: str, key: str) -> list[str]:
    texts = learning_bundle(game, lang)
    lines = []
    for number in count(1):
        line = texts.format(f"{key}-{number}", {})
        if line is None:
            break
        lines.append(line)
    return lines
