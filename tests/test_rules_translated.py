"""Each translation in docs/rules has the numbers, citations and figures of the English page, and its own texts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rules_pages import FOLDER, GAMES, RulesPage, number_of, read_rows, rules_page, said

PAGES = sorted(FOLDER.glob("*/*.md"))
TABLE = re.compile(r"(?m)(?:^\|.*\|\n)+")
NUMBERED = re.compile(r"(?m)^(?:#{2,3} (\d+(?:\.\d+)?)\.|\*\*(\d+\.\d+)\.\*\*|#### (R ?\d+[a-z]?)\.|##(?= \D))")
CITED = re.compile(r"\bR ?(\d+[a-z]?)\b|\b(\d{1,2}\.\d{1,2})\b")
TEST = re.compile(r"`tests/[\w/]+\.py::test_\w+`")


@pytest.fixture(params=PAGES, ids=lambda path: path.relative_to(FOLDER).as_posix())
def pair(request: pytest.FixtureRequest) -> tuple[RulesPage, RulesPage]:
    """The English page and a translation of it."""
    path: Path = request.param
    return rules_page(path.stem), RulesPage(path)


def numbers(page: RulesPage) -> list[str]:
    """Sections, steps and rulings in the order of the page; a chapter without a number is empty."""
    return ["".join(filter(None, found.groups())) for found in NUMBERED.finditer(page.text)]


def parts(page: RulesPage) -> list[str]:
    """The text of each section and ruling, what stands before the first one included."""
    edges = [0, *(found.start() for found in NUMBERED.finditer(page.text)), len(page.text)]
    return [page.text[edges[at] : edges[at + 1]] for at in range(len(edges) - 1)]


def figures(page: RulesPage) -> list[list[list[list[str]]]]:
    """The numbers in each cell of each row of each table."""
    return [[[*map(numbers_in, row)] for row in read_rows(table)] for table in TABLE.findall(page.text)]


def numbers_in(cell: str) -> list[str]:
    """Languages order words differently, and in a sentence `1` may be an article in one of them."""
    return sorted(number for number in re.findall(r"\d+", cell) if number != "1" or not cell.endswith("."))


def citations(page: RulesPage) -> list[list[str]]:
    """The rulings and the sections with a point that each part of the page names."""
    return [
        sorted(
            f"R {number_of(ruling)}" if ruling else section
            for ruling, section in CITED.findall(TEST.sub("", part))
            if ruling or section in page.sections
        )
        for part in parts(page)
    ]


def test_some_rules_are_translated_and_each_is_a_games() -> None:
    assert PAGES
    assert [path for path in PAGES if path.stem not in GAMES] == []


def test_sections_and_rulings_have_the_same_numbers_in_the_same_order(pair: tuple[RulesPage, RulesPage]) -> None:
    ours, theirs = map(numbers, pair)
    assert ours
    assert theirs == ours


def test_tables_have_the_same_rows_cells_and_figures(pair: tuple[RulesPage, RulesPage]) -> None:
    ours, theirs = map(figures, pair)
    assert ours
    assert theirs == ours


def test_each_section_cites_the_same_rules(pair: tuple[RulesPage, RulesPage]) -> None:
    ours, theirs = map(citations, pair)
    assert any(ours)
    assert theirs == ours


def test_rulings_name_the_same_tests(pair: tuple[RulesPage, RulesPage]) -> None:
    ours, theirs = (TEST.findall(page.text) for page in pair)
    assert ours
    assert theirs == ours


def test_tables_use_the_texts_of_the_game(pair: tuple[RulesPage, RulesPage]) -> None:
    """A cell of several words that is a text of the game in English is that text in the other language too."""
    english, other = (said(pair[0].path.stem, language) for language in ("en", pair[1].path.parent.name))
    keys: dict[str, list[str]] = {}
    for key, text in english.items():
        keys.setdefault(text.lower(), []).append(key)
    ours, theirs = (
        [cell for table in TABLE.findall(page.text) for row in read_rows(table) for cell in row] for page in pair
    )
    texts = [at for at, cell in enumerate(ours) if cell.lower() in keys and " " in cell and not cell[0].isdigit()]
    assert texts or pair[0].path.stem == "star-race"
    wrong = [
        ours[at] for at in texts if theirs[at].lower() not in {other[key].lower() for key in keys[ours[at].lower()]}
    ]
    assert wrong == []
