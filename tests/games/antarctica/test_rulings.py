"""Every ruling that the rulebooks' gaps need is on the page of rules, and a test begins with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules_pages import rules_page

HERE = Path(__file__).parent
RULINGS = [f"{number:02}" for number in range(1, 48)]


def test_the_page_of_rules_has_every_ruling_in_order() -> None:
    assert [ruling.number for ruling in rules_page("antarctica").rulings] == RULINGS


@pytest.mark.parametrize("ruling", RULINGS)
def test_each_ruling_has_a_test_that_begins_with_it(ruling: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py")]
    assert any(f"\ndef test_r_{ruling}_" in source for source in sources)
