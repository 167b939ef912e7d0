"""The lines of Python in the README and in docstrings do what they say."""

from __future__ import annotations

import ast
import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def test_the_readme_plays_a_game() -> None:
    ran = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert ran.attempted >= 8
    assert ran.failed == 0


@pytest.mark.parametrize("name", ["landfall", "landfall.flow.actions"])
def test_a_docstring_shows_what_happens(name: str) -> None:
    """A compiled module has no docstring: the text is read from the source, the names are the module's own."""
    path = ROOT / "src" / Path(*name.split("."))
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    text = ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or ""
    names = dict(vars(importlib.import_module(name)))
    shown = doctest.DocTestParser().get_doctest(text, names, name, None, None)
    assert shown.examples
    assert doctest.DocTestRunner().run(shown).failed == 0
