"""Imports point one way, and no game imports another: what ARCHITECTURE.md says of the house."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import landfall

PACKAGE = Path(landfall.__file__).parent
ORDER = ("cli", "terminal", "server", "arena", "replays", "texts", "bots", "games", "flow")
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE)


def imported(path: Path) -> Iterator[tuple[str, ...]]:
    """What a module imports of ours, as `("games", "evacuation", "terms")`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        for name in names:
            if name.startswith("landfall."):
                yield tuple(name.split(".")[1:])


@pytest.mark.parametrize("room", sorted({path.relative_to(PACKAGE).parts[0] for path in MODULES}))
def test_a_room_imports_only_what_stands_below_it(room: str) -> None:
    below = ORDER[ORDER.index(room) :]
    wrong = [
        f"{path.name}: {'.'.join(name)}"
        for path in MODULES
        if path.relative_to(PACKAGE).parts[0] == room
        for name in imported(path)
        if name[0] in ORDER and name[0] not in below
    ]
    assert wrong == []


def test_no_game_imports_another() -> None:
    games = {path.parent.name for path in PACKAGE.glob("games/*/__init__.py")}
    assert len(games) == 4
    for path in PACKAGE.glob("games/*/*.py"):
        others = games - {path.parent.name}
        assert not any(name[:1] == ("games",) and name[1:2] and name[1] in others for name in imported(path)), path
