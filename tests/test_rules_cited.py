"""The rules that code, texts and refusals cite exist in docs/rules; each ruling there has its tests."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from functools import cache
from pathlib import Path

import pytest

from tests.rules_pages import FOLDER, GAMES, ROOT, RulesPage, number_of, rules_page

RULING = re.compile(r"\bR ?(\d+[a-z]?)\b")
NUMBER = r"\d+(?:\.\d+)?"
LIST = rf"{NUMBER}(?:(?:, | and | to |, and ){NUMBER}(?!\w))*"
SECTIONS = (
    re.compile(rf"\b[Rr]ules, (?:sections? )?({LIST})(?![\w])"),
    re.compile(rf"\b[Ss]ections? ({LIST})(?![\w])"),
    re.compile(r"(?<![\w.])(\d{1,2}\.\d{1,2})(?![\w.%])"),
)
RULE = re.compile(r"R ?\d+[a-z]?|\d{1,2}(?:\.\d{1,2})?")
CHAPTER = re.compile(r"\((\d{1,2})\)")
LEAST = {"antarctica": 60, "evacuation": 60, "planet-unknown": 60, "star-race": 30}
"""So many different rules at least are cited: a search that finds nothing is a broken search."""


@cache
def page(game: str) -> RulesPage:
    return rules_page(game)


def files_of(game: str) -> list[Path]:
    """The game's own sources, texts, figures, screens, page of the docs and tests; none of the searches is empty."""
    name = game.replace("-", "_")
    searches = [
        *((ROOT / "src" / "landfall" / "games" / name, f"*.{ending}") for ending in ("py", "ftl", "json", "md")),
        (ROOT / "src" / "landfall" / "terminal" / "games" / name, "*.py"),
        *((ROOT / "web" / "src" / "games" / game, f"*.{ending}") for ending in ("ts", "svelte", "ftl")),
        (ROOT / "tests" / "games" / name, "*.py"),
    ]
    if game != "star-race":  # the screen of Star Race has no tests of its own
        searches.append((ROOT / "tests" / "terminal", f"test_{name}*.py"))
    found = {ROOT / "docs" / f"{game}.md"}
    for folder, pattern in searches:
        there = list(folder.rglob(pattern))
        assert there, f"no {pattern} in {folder.relative_to(ROOT)}"
        found.update(there)
    return sorted(found)


def comments_and_docstrings(source: str) -> list[str]:
    nodes = [
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
    ]
    docstrings = [text for text in (ast.get_docstring(node) for node in nodes) if text]
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return docstrings + [token.string for token in tokens if token.type == tokenize.COMMENT]


def rules_in_strings(source: str) -> set[str]:
    """Whatever stands as `"6.2"` or `"R 9"` in code of the rules: a refusal's rule, given at once or by a parameter."""
    return {
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value)
    }


def cited(path: Path) -> set[str]:
    """Sections as `6.2`, rulings as `R 9`."""
    source = path.read_text(encoding="utf-8")
    found = {f"R {number_of(number)}" for number in RULING.findall(source)}
    if path.suffix != ".py":
        return found
    for rule in rules_in_strings(source) if "rules" in path.parts else ():
        found.add(f"R {number_of(rule.lstrip('R '))}" if rule.startswith("R") else rule)
    for words in comments_and_docstrings(source):
        for pattern in SECTIONS:
            found |= {number for numbers in pattern.findall(words) for number in re.findall(NUMBER, numbers)}
        if "games" in path.parts and "tests" not in path.parts:
            found |= set(CHAPTER.findall(words))
    return found


def all_cited(game: str) -> dict[str, Path]:
    return {rule: path for path in files_of(game) for rule in cited(path)}


def test_there_is_a_page_for_every_game_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.md")) == sorted(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_cited_stands_in_the_rules(game: str) -> None:
    rules = all_cited(game)
    assert len(rules) >= LEAST[game]
    there = {*page(game).sections, *(f"R {number_of(ruling.number)}" for ruling in page(game).rulings)}
    assert {rule: path.relative_to(ROOT).as_posix() for rule, path in rules.items() if rule not in there} == {}


@pytest.mark.parametrize("game", GAMES)
def test_sections_and_rulings_have_one_number_each(game: str) -> None:
    numbers = [*page(game).sections, *(f"R {number_of(ruling.number)}" for ruling in page(game).rulings)]
    assert numbers
    assert sorted(set(numbers)) == sorted(numbers)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_page_itself_cites_stands_on_it(game: str) -> None:
    found = {number_of(number) for number in RULING.findall(page(game).text)}
    assert found
    assert found <= {number_of(ruling.number) for ruling in page(game).rulings}
    lists = [*SECTIONS[1].findall(page(game).text), *re.findall(r"\((\d+\.\d+[^)]*)\)", page(game).text)]
    named = {number for numbers in lists for number in re.findall(rf"(?<!R )\b{NUMBER}", numbers)}
    assert named
    assert named <= set(page(game).sections)


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_says_how_we_play_and_why_and_where_the_rulebook_stands(game: str) -> None:
    assert page(game).rulings
    assert page(game).text.count("\n#### R") == len(page(game).rulings)
    lacking = [ruling.number for ruling in page(game).rulings if not (ruling.says and ruling.why and ruling.rulebook)]
    assert lacking == []


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_names_tests_that_exist_and_bear_its_number(game: str) -> None:
    for ruling in page(game).rulings:
        assert ruling.tests, f"R {ruling.number} names no test"
        for path, name in ruling.tests:
            assert f"def {name}(" in (ROOT / path).read_text(encoding="utf-8"), f"{path} has no {name}"
            borne = [number_of(number) for number in re.findall(r"_r?(\d+[a-f]?)(?=_)", name)]
            assert number_of(ruling.number) in borne, f"{name} is not named after R {ruling.number}"
