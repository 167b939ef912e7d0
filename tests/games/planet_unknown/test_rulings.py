"""Every numbered ruling has a test named after it, and docs/planet-unknown.md says which."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
DOCS = HERE.parents[2] / "docs" / "planet-unknown.md"
RULINGS = 68


def named_by_ruling() -> dict[int, list[str]]:
    """`test_placing.py`: `test_r13_…`, in the order of the files."""
    found: dict[int, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for name in re.findall(r"(?m)^def (test_r\d\d_\w+)\(", path.read_text(encoding="utf-8")):
            found.setdefault(int(name[6:8]), []).append(f"`{path.name}`: `{name}`")
    return found


def test_every_ruling_has_a_test_named_after_it() -> None:
    assert sorted(named_by_ruling()) == list(range(1, RULINGS + 1))


def test_the_table_of_the_docs_names_these_tests() -> None:
    rows = re.findall(r"(?m)^\| R (\d+) \| [^|]+ \| (.+) \|$", DOCS.read_text(encoding="utf-8"))
    assert {int(number): tests.split("<br>") for number, tests in rows} == named_by_ruling()
