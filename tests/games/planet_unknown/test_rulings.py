"""Every numbered ruling has tests named after it, and docs/rules/planet-unknown.md names all of them."""

from __future__ import annotations

import re
from pathlib import Path

from tests.rules_pages import ROOT, rules_page

HERE = Path(__file__).parent
RULINGS = 68


def named_by_ruling() -> dict[int, list[tuple[str, str]]]:
    """Of each ruling the tests called `test_r13_…`, by file and name, in the order of the files."""
    found: dict[int, list[tuple[str, str]]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for name in re.findall(r"(?m)^def (test_r\d\d_\w+)\(", path.read_text(encoding="utf-8")):
            found.setdefault(int(name[6:8]), []).append((path.relative_to(ROOT).as_posix(), name))
    return found


def test_every_ruling_has_a_test_named_after_it() -> None:
    assert sorted(named_by_ruling()) == list(range(1, RULINGS + 1))


def test_the_page_of_rules_names_these_tests() -> None:
    rulings = rules_page("planet-unknown").rulings
    assert [int(ruling.number) for ruling in rulings] == list(range(1, RULINGS + 1))
    assert {int(ruling.number): list(ruling.tests) for ruling in rulings} == named_by_ruling()
