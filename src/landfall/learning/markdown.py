"""The Markdown of the rules: paragraphs, lists, steps, tables, drawings; strong, emphasis, code and links."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Set
from typing import Literal

from msgspec import Struct

Mark = Literal["", "strong", "em", "code"]
Kind = Literal["paragraph", "list", "steps", "table", "drawing"]

PIECE = re.compile(r"(\*\*.+?\*\*|\*[^*\s][^*]*\*|`[^`]+`|\[[^\]]+\]\([^)]+\))")
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
# How the pages cite one another: `R 53`, `R07`, `11.3`, and a chapter after the word for it in each language.
CITED = re.compile(
    r"\bR ?0*(?P<ruling>\d+[a-z]?)\b"
    r"|(?<![\w.,+−-])(?P<section>\d{1,2}\.\d{1,2})(?![\w%]|[.,]\d)"
    r"|(?i:\b(?:sections?|chapters?|rozdzia\w+|punk\w+|sekcj\w+|chapitres?)\s+(?P<chapter>\d{1,2})\b(?!\.\d))"
)
ITEM = re.compile(r"[-*] +(.*)")
NUMBERED_ITEM = re.compile(r"\d+\. +(.*)")
STEP = re.compile(r"\*\*(\d+\.\d+)\.\*\* ")
RULE_OF_TABLE = re.compile(r"\|[\s:|-]+\|")


class Span(Struct, omit_defaults=True):
    """Words with one mark. `to` is the id of the section they lead to."""

    text: str
    mark: Mark = ""
    to: str = ""


Spans = list[Span]


class Block(Struct, omit_defaults=True):
    """A paragraph (`spans`), a list or steps (`items`), a table (`rows`, the first its head) or a drawing (`text`)."""

    kind: Kind
    spans: Spans = []
    items: list[Spans] = []
    rows: list[list[Spans]] = []
    text: str = ""
    id: str = ""  # a numbered step that can be cited


def blocks_of(text: str, ids: Set[str] = frozenset(), links: Mapping[str, str] | None = None) -> list[Block]:
    """The blocks of a text. `ids` are what may be cited, `links` the anchors of headings."""
    return [read_block(lines, ids, links or {}) for lines in paragraphs(text)]


def paragraphs(text: str) -> Iterator[list[str]]:
    """Lines that belong together."""
    lines: list[str] = []
    drawing = False
    for line in [*text.splitlines(), ""]:
        if line.startswith("```"):
            if lines and not drawing:
                yield lines
                lines = []
            drawing = not drawing
            lines.append(line)
            if not drawing:
                yield lines
                lines = []
        elif drawing or line.strip():
            if lines and not drawing and starts_a_list(line) and not starts_a_list(lines[0]):
                yield lines
                lines = []
            lines.append(line)
        elif lines:
            yield lines
            lines = []


def starts_a_list(line: str) -> bool:
    return bool(ITEM.match(line) or NUMBERED_ITEM.match(line))


def read_block(lines: list[str], ids: Set[str], links: Mapping[str, str]) -> Block:
    first = lines[0]
    if first.startswith("```"):
        return Block("drawing", text="\n".join(lines[1:-1]))
    if first.startswith("|"):
        rows = [cells(line) for line in lines if not RULE_OF_TABLE.fullmatch(line)]
        return Block("table", rows=[[spans_of(cell, ids, links) for cell in row] for row in rows])
    if starts_a_list(first):
        items: list[str] = []
        for line in lines:
            item = ITEM.match(line) or NUMBERED_ITEM.match(line)
            if item:
                items.append(item[1])
            else:
                items[-1] += " " + line.strip()
        kind: Kind = "list" if ITEM.match(first) else "steps"
        return Block(kind, items=[spans_of(item, ids, links) for item in items])
    step = STEP.match(first)
    words = " ".join(line.strip() for line in lines)
    return Block("paragraph", spans=spans_of(STEP.sub("", words, count=1), ids, links), id=step[1] if step else "")


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip()[1:-1].split("|")]


def spans_of(text: str, ids: Set[str] = frozenset(), links: Mapping[str, str] | None = None) -> Spans:
    """The words of a line with their marks and links."""
    spans: Spans = []
    for piece in PIECE.split(text):
        link = LINK.fullmatch(piece)
        if link:
            to = (links or {}).get(link[2].lstrip("#"), "")
            spans.append(Span(link[1], to=to))
        elif piece.startswith("**"):
            spans.extend(Span(span.text, "strong", span.to) for span in cited(piece[2:-2], ids))
        elif piece.startswith("`"):
            spans.append(Span(piece[1:-1], "code"))
        elif piece.startswith("*") and len(piece) > 1:
            spans.extend(Span(span.text, "em", span.to) for span in cited(piece[1:-1], ids))
        elif piece:
            spans.extend(cited(piece, ids))
    return spans


def cited(text: str, ids: Set[str]) -> Spans:
    """Words in which rules that are cited lead to them."""
    spans: Spans = []
    done = 0
    for found in CITED.finditer(text):
        id = f"R{found['ruling']}" if found["ruling"] else found["section"] or found["chapter"]
        if id not in ids:
            continue
        if found.start() > done:
            spans.append(Span(text[done : found.start()]))
        spans.append(Span(found[0], to=id))
        done = found.end()
    if done < len(text):
        spans.append(Span(text[done:]))
    return spans


def words_of(spans: Spans) -> str:
    return "".join(span.text for span in spans)


def text_of(block: Block) -> str:
    """All words of a block."""
    rows = [" ".join(words_of(cell) for cell in row) for row in block.rows]
    return " ".join(part for part in (words_of(block.spans), *map(words_of, block.items), *rows, block.text) if part)
