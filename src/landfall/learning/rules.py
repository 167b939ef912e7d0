"""The rules of a game as data: sections with the ids that refusals cite, and links between them.

Ids are the same in every language: `8` a chapter, `16.4` a section, `R53` a ruling, `part-3` a chapter that has none.
"""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

from landfall.flow import Game
from landfall.games import load_game
from landfall.learning.markdown import Block, Span, blocks_of, text_of
from landfall.learning.places import rules_file

HEADING = re.compile(r"(#{1,4}) (.+)")
NUMBERED = re.compile(r"(\d+(?:\.\d+)?)\. (.+)")
RULING = re.compile(r"R ?0*(\d+[a-z]?)\. (.+)")
STEP = re.compile(r"(?m)^\*\*(\d+\.\d+)\.\*\* ")
FENCE = "```"
CITED_RULING = re.compile(r"R ?0*(\d+[a-z]?)")
TESTS = re.compile(r"(?m)^- Test\w*\s?: [^\n]+(?:\n  [^\n]+)*\n?")  # for who changes the code, not for who plays
SENTENCE = re.compile(r"(?<=[.:;!?)])\s+(?=[A-ZĄĆĘŁŃÓŚŹŻÀÂÇÉÈÊÎÔ])")
ELSEWHERE = "](../"  # a link out of the rules, to a page of docs


class Section(Struct):
    """A chapter (level 1), a section of one (2) or a ruling (3). `number` is how it is cited: `16.4`, `R 53`."""

    id: str
    level: int
    number: str
    title: str
    blocks: list[Block]


class Rules(Struct):
    """The rules of a game. `lang` is the language of the text: English where there is no translation yet."""

    game: str
    lang: str
    title: str
    preface: list[Block]
    sections: list[Section]

    def ids(self) -> list[str]:
        """Everything that can be linked to: sections, and the numbered steps inside them."""
        steps = [block.id for section in self.sections for block in section.blocks if block.id]
        return [*(section.id for section in self.sections), *steps]

    def section(self, id: str) -> Section | None:
        """The section with this id, or the one that has the step with this id."""
        for section in self.sections:
            if section.id == id or any(block.id == id for block in section.blocks):
                return section
        return None


def rule_id(cited: str) -> str:
    """The id of a rule as code and refusals cite it.

    >>> rule_id("16.4"), rule_id("R 53"), rule_id("R07")
    ('16.4', 'R53', 'R7')
    """
    ruling = CITED_RULING.fullmatch(cited)
    return f"R{ruling[1]}" if ruling else cited


@cache
def rules_of(game: str, lang: str = "en") -> Rules | None:
    """The rules of a game, in English where there is no translation; None if a game has no rules page."""
    known = load_game(game)
    for one in (lang, "en"):
        path = rules_file(known, one)
        if path is not None:
            return read_rules(known, one, path.read_text(encoding="utf-8"))
    return None


def read_rules(game: Game, lang: str, text: str) -> Rules:
    """A page of rules in Markdown."""
    parts = list(split_at_headings(TESTS.sub("", text)))
    title, preface = (parts[0][1], parts[0][2]) if parts and parts[0][0] == 1 else (game.title, "")
    heads = [head_of(depth, words, at) for at, (depth, words, _) in enumerate(parts) if depth > 1]
    links = {slug(words): head[0] for head, (_, words, _) in zip(heads, parts[-len(heads) :], strict=True)}
    ids = {head[0] for head in heads} | set(STEP.findall(text))
    bodies = [body for depth, _, body in parts if depth > 1]
    sections = [
        Section(id, level, number, said, blocks_of(body, ids, links))
        for (id, level, number, said), body in zip(heads, bodies, strict=True)
    ]
    return Rules(game.id, lang, text_of_title(title), blocks_of(without_elsewhere(preface), ids, links), sections)


def split_at_headings(text: str) -> list[tuple[int, str, str]]:
    """Each heading with its depth and the text up to the next one."""
    parts: list[tuple[int, str, list[str]]] = []
    drawing = False
    for line in text.splitlines():
        drawing ^= line.startswith(FENCE)
        heading = None if drawing else HEADING.fullmatch(line)
        if heading:
            parts.append((len(heading[1]), heading[2].strip(), []))
        elif parts:
            parts[-1][2].append(line)
    return [(depth, words, "\n".join(lines)) for depth, words, lines in parts]


def head_of(depth: int, words: str, at: int) -> tuple[str, int, str, str]:
    """Id, level, number and title of a heading."""
    ruling = RULING.fullmatch(words)
    if ruling:
        return f"R{ruling[1]}", 3, f"R {ruling[1]}", ruling[2]
    numbered = NUMBERED.fullmatch(words)
    if numbered:
        return numbered[1], depth - 1, numbered[1], numbered[2]
    return f"part-{at}", depth - 1, "", words


def slug(words: str) -> str:
    """The anchor that Markdown pages give a heading."""
    kept = "".join(letter for letter in words.lower() if letter.isalnum() or letter in " -_")
    return kept.replace(" ", "-")


def without_elsewhere(text: str) -> str:
    """A text without the sentences that lead out of the rules, to pages about the code."""
    kept = []
    for paragraph in text.split("\n\n"):
        if ELSEWHERE in paragraph:
            sentences = SENTENCE.split(paragraph)
            paragraph = " ".join(sentence for sentence in sentences if ELSEWHERE not in sentence)
        kept.append(paragraph)
    return "\n\n".join(kept)


def text_of_title(title: str) -> str:
    return title.replace("*", "").replace("`", "")


def plain(section: Section) -> str:
    """All words of a section."""
    return " ".join(text_of(block) for block in section.blocks)


__all__ = ["Block", "Rules", "Section", "Span", "plain", "read_rules", "rule_id", "rules_of"]
