"""The rooms of a game are where ARCHITECTURE.md says, so that a newcomer finds things by the names of folders."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import landfall

GAMES = Path(landfall.__file__).parent / "games"
TEXT = (Path(__file__).parents[1] / "ARCHITECTURE.md").read_text(encoding="utf-8")
LOOKED_FOR = re.findall(r"^\| ([^|]+) \| `(\w+/\w+/\w+\.py)` \|$", TEXT, re.MULTILINE)
# What the module must be about: a word of its own text.
WORDS = {
    "icebreakers.py": "UseIcebreaker",
    "corporations.py": "Cosmos",
    "view.py": "def table_for",
    "evaluation.py": "def outlook",
}


def test_four_things_are_looked_for() -> None:
    assert {Path(path).name for _, path in LOOKED_FOR} == set(WORDS)


@pytest.mark.parametrize(("thing", "path"), LOOKED_FOR)
def test_the_module_is_about_what_is_looked_for(thing: str, path: str) -> None:
    source = (GAMES / path).read_text(encoding="utf-8")
    assert WORDS[Path(path).name] in source, thing
    assert ast.get_docstring(ast.parse(source)), "a module says what it is about"


@pytest.mark.parametrize("room", ["knowledge/view.py", "judgement/evaluation.py", "table/state.py", "rules/setup.py"])
def test_every_game_has_it_in_the_same_room(room: str) -> None:
    folder, name = room.split("/")
    games = [path.parent for path in sorted(GAMES.glob("*/__init__.py"))]
    assert len(games) == 4
    assert [game.name for game in games if not list((game / folder).rglob(name))] == []
