"""Every ruling has tests that begin with its number, and the page of rules names one of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "antarctica.md"
RULINGS = [f"R{number:02}" for number in range(1, 48)]


def names_of_tests() -> set[str]:
    sources = " ".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    return set(re.findall(r"^def (test_\w+)", sources, re.MULTILINE))


@pytest.mark.parametrize("ruling", RULINGS)
def test_each_ruling_has_a_test_that_begins_with_it(ruling: str) -> None:
    assert any(name.startswith(f"test_r_{ruling[1:]}_") for name in names_of_tests())


@pytest.mark.parametrize("ruling", RULINGS)
def test_the_page_of_rules_names_a_test_of_each_ruling(ruling: str) -> None:
    rows = dict(re.findall(r"^\| (R\d+) \|.*`(test_\w+)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    assert rows[ruling] in names_of_tests()
    assert rows[ruling].startswith(f"test_r_{ruling[1:]}_")
