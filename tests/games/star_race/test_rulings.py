"""Every ruling has tests that begin with its number, and the page of rules names one of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "star-race.md"
RULINGS = [
    *(f"R {number}" for number in range(1, 25) if number != 15),
    "R 13a",
    *(f"R 15{letter}" for letter in "abcdef"),
]


def names_of_tests() -> set[str]:
    sources = " ".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    return set(re.findall(r"^def (test_\w+)", sources, re.MULTILINE))


@pytest.mark.parametrize("ruling", RULINGS)
def test_each_ruling_has_a_test_that_begins_with_it(ruling: str) -> None:
    beginning = f"test_{ruling.lower().replace(' ', '_')}_"
    assert any(name.startswith(beginning) for name in names_of_tests())


@pytest.mark.parametrize("ruling", RULINGS)
def test_the_page_of_rules_names_a_test_of_each_ruling(ruling: str) -> None:
    rows = dict(re.findall(r"^\| (R \d+[a-f]?) \|.*`(test_\w+)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    assert rows[ruling] in names_of_tests()
    assert rows[ruling].startswith(f"test_{ruling.lower().replace(' ', '_')}_")
