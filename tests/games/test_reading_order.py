"""What is put on the agenda reads in the order it happens: never two pushes in a row, which would run in reverse."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import landfall

GAMES = Path(landfall.__file__).parent / "games"
RULES = sorted(GAMES.glob("*/rules/**/*.py"))
PUSHES = frozenset({"then", "then_all", "accept"})  # `accept` of Planet Unknown's pending things may push


def called(call: ast.Call) -> str:
    """The name of a function, or of what is asked of an agenda or a pending thing."""
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) and call.func.attr in PUSHES else ""


@cache
def pushing(game: str) -> frozenset[str]:
    """The functions of a game's rules that push, themselves or by others that they call."""
    calls: dict[str, set[str]] = {}
    for path in (GAMES / game / "rules").rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                names = {called(inner) for inner in ast.walk(node) if isinstance(inner, ast.Call)}
                calls.setdefault(node.name, set()).update(names)
    found = PUSHES
    while True:
        more = found | {name for name, names in calls.items() if names & found}
        if more == found:
            return found
        found = more


def pushes(statement: ast.stmt, names: frozenset[str]) -> bool:
    """Whether this statement may push and then continue with the next one."""
    if isinstance(statement, ast.If):
        return any(goes_on_after_a_push(branch, names) for branch in (statement.body, statement.orelse))
    if isinstance(statement, ast.For | ast.While):
        return goes_on_after_a_push(statement.body, names)
    call = statement.value if isinstance(statement, ast.Expr | ast.Assign) else None
    return isinstance(call, ast.Call) and called(call) in names


def goes_on_after_a_push(block: list[ast.stmt], names: frozenset[str]) -> bool:
    leaves = bool(block) and isinstance(block[-1], ast.Return | ast.Raise | ast.Break | ast.Continue)
    return not leaves and any(pushes(statement, names) for statement in block)


def pairs(source: str, names: frozenset[str] = PUSHES) -> Iterator[int]:
    """The lines of pushes that another one comes after, in one run of the code."""
    for node in ast.walk(ast.parse(source)):
        for name in ("body", "orelse"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                pushing = [statement.lineno for statement in block if pushes(statement, names)]
                yield from pushing[:-1]
        if isinstance(node, ast.For | ast.While) and goes_on_after_a_push(node.body, names):
            yield node.lineno


def test_functions_that_push_are_known() -> None:
    assert {"advance", "take_up", "use"} <= pushing("planet_unknown")
    assert {"settle", "invent"} <= pushing("evacuation")


@pytest.mark.parametrize("path", RULES, ids=lambda path: "/".join(path.parts[-4:]))
def test_no_two_pushes_in_a_row(path: Path) -> None:
    game = path.relative_to(GAMES).parts[0]
    assert list(pairs(path.read_text(encoding="utf-8"), pushing(game))) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("state.then(A())\nstate.then(B())", [1]),
        ("state.then(A())\nif x:\n    state.then(B())", [1]),
        ("for one in many:\n    state.then(A())", [1]),
        ("if x:\n    state.then(A())\n    return\nstate.then(B())", []),
        ("if x:\n    state.then(A())\nelse:\n    state.then(B())", []),
        ("state.then(A(), B())", []),
        ("state.then(A())\nadvance(state)", [1]),
        ("state.come_back_to(A())\nadvance(state)", []),
    ],
)
def test_such_a_pair_is_found(code: str, found: list[int]) -> None:
    body = "\n".join(f"    {line}" for line in code.splitlines())
    assert [line - 1 for line in pairs(f"def resolve(self, state):\n{body}", PUSHES | {"advance"})] == found
