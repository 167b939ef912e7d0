"""Imports point one way, and no game imports another, as ARCHITECTURE.md says."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import landfall

PACKAGE = Path(landfall.__file__).parent
ORDER = (
    "cli",
    "terminal",
    "server",
    "analysis",
    "training",
    "arena",
    "envs",
    "batch",
    "testing",
    "replays",
    "learning",
    "texts",
    "thinking",
    "bots",
    "games",
    "flow",
)
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE)
assert MODULES


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


GAMES = sorted(path.parent.name for path in PACKAGE.glob("games/*/__init__.py"))
# Inside a game: what the modules of each room may import of the game.
ROOMS = {
    "table": ("table",),
    "story": ("table", "story"),
    "rules": ("table", "story", "rules"),
    "knowledge": ("table", "story", "rules", "knowledge"),
    "storage": ("table", "story", "rules", "knowledge", "storage"),
    "judgement": ("table", "story", "rules", "knowledge", "judgement"),
    "game": ("table", "story", "rules", "knowledge", "storage", "judgement"),
}


def modules_of(game: str) -> dict[tuple[str, ...], Path]:
    """The modules of a game by their name inside it, `("rules", "cards")`."""
    folder = PACKAGE / "games" / game
    found = {
        path.relative_to(folder).with_suffix("").parts: path
        for path in folder.rglob("*.py")
        if path.name != "__init__.py"
    }
    assert found, game
    return found


def imported_of_own(game: str) -> dict[tuple[str, ...], set[tuple[str, ...]]]:
    """What each module of a game imports of the same game: type-only and late imports count too."""
    modules = modules_of(game)
    edges: dict[tuple[str, ...], set[tuple[str, ...]]] = {}
    for name, path in modules.items():
        own = [found[2:] for found in imported(path) if found[:2] == ("games", game)]
        edges[name] = {one[:end] for one in own for end in range(1, len(one) + 1) if one[:end] in modules}
    return edges


def test_there_are_four_games() -> None:
    assert len(GAMES) == 4


def test_no_game_imports_another() -> None:
    for game in GAMES:
        others = set(GAMES) - {game}
        for path in modules_of(game).values():
            assert not any(name[:1] == ("games",) and name[1:2] and name[1] in others for name in imported(path)), path


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_same_rooms_as_the_others(game: str) -> None:
    assert {name[0] for name in modules_of(game)} == set(ROOMS)


@pytest.mark.parametrize("game", GAMES)
def test_inside_a_game_imports_point_one_way(game: str) -> None:
    wrong = [
        f"{'.'.join(name)} imports {'.'.join(other)}"
        for name, others in imported_of_own(game).items()
        for other in others
        if other[0] not in ROOMS[name[0]]
    ]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_no_modules_of_a_game_import_each_other_in_a_circle(game: str) -> None:
    edges = imported_of_own(game)
    while True:
        done = [name for name, others in edges.items() if not others & edges.keys()]
        if not done:
            break
        for name in done:
            del edges[name]
    assert sorted(".".join(name) for name in edges) == []
