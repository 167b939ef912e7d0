"""The fields of a state are written once: its attributes, their description and `clone` name the same ones."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import landfall
from landfall.games.registry import OURS

PACKAGE = Path(landfall.__file__).parent / "games"
GAMES = sorted(name.replace("-", "_") for name in OURS)


def state_class(game: str) -> ast.ClassDef:
    """The class that lies in a game's `table/state.py` and has a `clone`."""
    tree = ast.parse((PACKAGE / game / "table" / "state.py").read_text(encoding="utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef) and method(node, "clone") is not None]
    assert len(classes) == 1
    return classes[0]


def method(of: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    return next((node for node in of.body if isinstance(node, ast.FunctionDef) and node.name == name), None)


def attributes(game: str) -> list[str]:
    return [
        node.target.id
        for node in state_class(game).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]


def loaded(game: str) -> landfall.flow.Game:
    return landfall.load_game(game.replace("_", "-"))


@pytest.mark.parametrize("game", GAMES)
def test_every_attribute_is_described_or_follows_from_others(game: str) -> None:
    played = loaded(game)
    for seats in played.seats:
        described = [field.name for field in played.fields(seats)]
        assert len(set(described)) == len(described)
        assert set(described) <= set(attributes(game))
        state = played.new_initial_state(seats, seed=1)
        assert list(state.table()) == described
        for name in attributes(game):
            assert hasattr(state, name), name


@pytest.mark.parametrize("game", GAMES)
def test_clone_copies_every_attribute_from_the_same_one(game: str) -> None:
    clone = method(state_class(game), "clone")
    assert clone is not None
    copied: list[str] = []
    for node in clone.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
            target = node.targets[0].attr
            read = [one.attr for one in ast.walk(node.value) if isinstance(one, ast.Attribute)]
            assert read == [target], f"{target} is copied from {read}"
            copied.append(target)
    assert sorted(copied) == sorted(attributes(game))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_else_is_set_on_a_state(game: str) -> None:
    """A field that is not declared beside the others would be lost by clone and by storing."""
    for node in ast.walk(state_class(game)):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self":
            assert node.attr in attributes(game)
