"""What is put on the agenda reads in the order it happens: never two pushes in a row, which would run in reverse."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import landfall

RULES = sorted(Path(landfall.__file__).parent.glob("games/*/rules/**/*.py"))
PUSHES = ("then", "then_all")


def pushes(statement: ast.stmt) -> bool:
    """Whether this statement may push and then go on to the next one."""
    if isinstance(statement, ast.If):
        return any(goes_on_after_a_push(branch) for branch in (statement.body, statement.orelse))
    if isinstance(statement, ast.For | ast.While):
        return goes_on_after_a_push(statement.body)
    call = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in PUSHES


def goes_on_after_a_push(block: list[ast.stmt]) -> bool:
    leaves = bool(block) and isinstance(block[-1], ast.Return | ast.Raise | ast.Break | ast.Continue)
    return not leaves and any(pushes(statement) for statement in block)


def pairs(source: str) -> Iterator[int]:
    """The lines of pushes that another one comes after, in one run of the code."""
    for node in ast.walk(ast.parse(source)):
        for name in ("body", "orelse"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                pushing = [statement.lineno for statement in block if pushes(statement)]
                yield from pushing[:-1]
        if isinstance(node, ast.For | ast.While) and goes_on_after_a_push(node.body):
            yield node.lineno


@pytest.mark.parametrize("path", RULES, ids=lambda path: "/".join(path.parts[-4:]))
def test_no_two_pushes_in_a_row(path: Path) -> None:
    assert list(pairs(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("state.then(A())\nstate.then(B())", [1]),
        ("state.then(A())\nif x:\n    state.then(B())", [1]),
        ("for one in many:\n    state.then(A())", [1]),
        ("if x:\n    state.then(A())\n    return\nstate.then(B())", []),
        ("if x:\n    state.then(A())\nelse:\n    state.then(B())", []),
        ("state.then(A(), B())", []),
    ],
)
def test_such_a_pair_is_found(code: str, found: list[int]) -> None:
    body = "\n".join(f"    {line}" for line in code.splitlines())
    assert [line - 1 for line in pairs(f"def resolve(self, state):\n{body}")] == found
