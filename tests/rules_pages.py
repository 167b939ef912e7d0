"""Reads the pages of docs/rules: their sections, rulings and tables."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "rules"
GAMES = ("antarctica", "evacuation", "planet-unknown", "star-race")

HEADING = re.compile(r"(?m)^#{2,3} (\d+(?:\.\d+)?)\. (.+)$")
STEP = re.compile(r"(?m)^\*\*(\d+\.\d+)\.\*\* ")
RULING = re.compile(r"(?ms)^#### R ?(\d+[a-z]?)\. ([^\n]+)\n(.+?)(?=^#|\Z)")
PART = re.compile(r"(?ms)^- (Why|Rulebook|Tests?): (.+?)(?=^- |\Z)")
TEST = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


@dataclass(frozen=True)
class Ruling:
    """A numbered ruling: how we play, why, what the rulebook says, and the tests (path and name) that prove it."""

    number: str
    title: str
    says: str
    why: str
    rulebook: str
    tests: tuple[tuple[str, str], ...]


class RulesPage:
    """One page of docs/rules."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.sections = [number for number, _title in HEADING.findall(self.text)] + STEP.findall(self.text)
        self.rulings = [ruling(*found) for found in RULING.findall(self.text)]

    def table(self, *first: str) -> list[list[str]]:
        """The rows of the one table whose header begins with these cells."""
        tables = [read_rows(block) for block in re.findall(r"(?m)(?:^\|.*\|\n)+", self.text)]
        found = [rows for rows in tables if rows[0][: len(first)] == list(first)]
        assert len(found) == 1, f"{self.path.name} has {len(found)} tables that begin with {first}"
        return found[0][2:]

    def check_table(self, head: tuple[str, ...], rows: list[list[Any]]) -> None:
        """Compare a table with what the data says; with LANDFALL_RENEW=1, write it again instead."""
        expected = [[str(cell) for cell in row] for row in rows]
        if os.environ.get("LANDFALL_RENEW") == "1":
            text = self.path.read_text(encoding="utf-8")
            for block in re.findall(r"(?m)(?:^\|.*\|\n)+", text):
                if read_rows(block)[0][: len(head)] == list(head):
                    lines = [*block.splitlines()[:2], *(f"| {' | '.join(row)} |" for row in expected)]
                    self.path.write_text(text.replace(block, "\n".join(lines) + "\n"), encoding="utf-8")
            self.text = self.path.read_text(encoding="utf-8")
        assert self.table(*head) == expected


def ruling(number: str, title: str, body: str) -> Ruling:
    parts = dict(PART.findall(body))
    tests = parts.get("Test") or parts.get("Tests") or ""
    says = body.partition("\n- ")[0].strip()
    return Ruling(number, title, says, parts.get("Why", ""), parts.get("Rulebook", ""), tuple(TEST.findall(tests)))


def read_rows(block: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.strip()[1:-1].split("|")] for line in block.splitlines()]


def rules_page(game: str) -> RulesPage:
    return RulesPage(FOLDER / f"{game}.md")


def number_of(ruling_number: str) -> str:
    """`09` and `9` are the same ruling; `13a` and `13` are different ones."""
    return ruling_number.lstrip("0")


def said(game: str, language: str) -> dict[str, str]:
    """The plain messages of a game's texts in a language, by key."""
    path = ROOT / "src" / "landfall" / "games" / game.replace("-", "_") / "texts" / f"{language}.ftl"
    return dict(re.findall(r"(?m)^([\w-]+) = (.+)$", path.read_text(encoding="utf-8")))


def english(game: str) -> dict[str, str]:
    return said(game, "en")
