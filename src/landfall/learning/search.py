"""Looking things up by words: in the rules and in the entries, whatever the accents and capitals."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches

from msgspec import Struct

from landfall.learning.entries import Group
from landfall.learning.rules import Rules, plain

STROKES = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae", "ø": "o", "’": "'", "−": "-"})
SIGNS = ".,:;!?()[]“”„«»\"'*…"  # that stand round words
AROUND = 60  # characters of a text on either side of the first word found


class Found(Struct):
    """A section or an entry in which all words stand. `section` is where it can be read."""

    id: str
    section: str
    number: str
    title: str
    excerpt: str


def folded(text: str) -> str:
    """Without accents and capitals.

    >>> folded("Łazik, Éclaireur")
    'lazik, eclaireur'
    """
    parts = unicodedata.normalize("NFKD", text.casefold().translate(STROKES))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def search(rules: Rules | None, groups: list[Group], query: str) -> list[Found]:
    """Where all words of the query stand, titles first. A number such as `8` or `R 53` finds its section."""
    words = folded(query).split()
    if not words:
        return []
    ranked: list[tuple[int, Found]] = []
    for section in [] if rules is None else rules.sections:
        body = plain(section)
        head = folded(f"{section.number} {section.title}")
        if folded(section.id) == "".join(words):
            ranked.append((0, Found(section.id, section.id, section.number, section.title, excerpt(body, []))))
        elif all(word in head or word in folded(body) for word in words):
            rank = 1 if all(word in head for word in words) else 3
            ranked.append((rank, Found(section.id, section.id, section.number, section.title, excerpt(body, words))))
    for group in groups:
        for entry in group.entries:
            if all(word in folded(f"{entry.title} {entry.text} {group.title}") for word in words):
                rank = 1 if all(word in folded(entry.title) for word in words) else 2
                ranked.append((rank, Found(entry.id, entry.section, entry.section, entry.title, entry.text)))
    return [found for _, found in sorted(ranked, key=lambda pair: pair[0])]


def excerpt(text: str, words: list[str]) -> str:
    """The text round the first of the words."""
    places = [at for at in (folded(text).find(word) for word in words) if at >= 0]
    start = max(0, min(places, default=0) - AROUND)
    start = 0 if start == 0 else text.find(" ", start) + 1
    end = start + 2 * AROUND
    end = len(text) if end >= len(text) else text.rfind(" ", start, end + 1)
    return ("… " if start else "") + text[start:end] + ("" if end == len(text) else " …")


def near_words(rules: Rules | None, groups: list[Group], query: str) -> list[str]:
    """Words of the rules that look like the ones asked for: did you mean?"""
    texts = [] if rules is None else [f"{section.title} {plain(section)}" for section in rules.sections]
    texts += [f"{entry.title} {entry.text}" for group in groups for entry in group.entries]
    known: dict[str, str] = {}
    for word in " ".join(texts).replace("/", " ").split():
        bare = word.strip(SIGNS)
        if len(bare) > 2 and not any(letter.isdigit() for letter in bare):
            known.setdefault(folded(bare), bare)
    near = [known[one] for word in folded(query).split() for one in get_close_matches(word, known, 3, 0.72)]
    return list(dict.fromkeys(near))
