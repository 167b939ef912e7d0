"""The errors are the tree their module draws, and the packages offer what they say."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from types import ModuleType

import pytest

import landfall
from landfall import flow
from landfall.flow import IllegalAction, LandfallError, Refusal, errors


def drawn_tree() -> dict[str, str]:
    """Each error in the drawing with the one it hangs from. The source is read: compiled modules have no docstring."""
    assert flow.__file__ is not None
    source = Path(flow.__file__).with_name("errors.py").read_text(encoding="utf-8")
    drawing = ast.get_docstring(ast.parse(source))
    assert drawing is not None
    parents: dict[str, str] = {}
    path: list[str] = []
    for line in drawing.splitlines():
        drawn = re.match(r"^((?:│   |    |├── |└── )*)(\w+)(?:\s{2,}\S.*)?$", line)
        if drawn is None or (not path and drawn[2] != "LandfallError"):
            continue
        depth = len(drawn[1]) // 4
        path = [*path[:depth], drawn[2]]
        parents[drawn[2]] = path[depth - 1] if depth else "Exception"
    return parents


def test_the_tree_drawn_is_the_real_tree() -> None:
    real = {
        name: kind.__mro__[1].__name__
        for name, kind in vars(errors).items()
        if inspect.isclass(kind) and issubclass(kind, LandfallError)
    }
    assert drawn_tree() == real


@pytest.mark.parametrize("package", [landfall, flow], ids=lambda package: package.__name__)
def test_all_that_is_listed_is_there_in_order(package: ModuleType) -> None:
    listed = package.__all__
    assert len(set(listed)) == len(listed)
    assert all(hasattr(package, name) for name in listed)


@pytest.mark.parametrize("package", [landfall, flow], ids=lambda package: package.__name__)
def test_the_list_of_what_a_package_offers_is_complete(package: ModuleType) -> None:
    own = {
        name
        for name, value in vars(package).items()
        if not name.startswith("_") and not inspect.ismodule(value) and name != "annotations"
    }
    assert own == set(package.__all__)


def test_every_error_of_flow_is_offered() -> None:
    assert set(drawn_tree()) <= set(flow.__all__)
    assert set(drawn_tree()) <= set(landfall.__all__)


def test_an_illegal_action_carries_its_refusal() -> None:
    refusal = Refusal("hold-full", "Loading", {"crates": 4}, "harbour")
    error = IllegalAction(refusal)
    assert error.refusal is refusal
    assert str(error) == "hold-full (crates: 4) [Loading]"
