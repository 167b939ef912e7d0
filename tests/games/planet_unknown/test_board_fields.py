"""The fields of a board are written once: its attributes, their description and `clone` name the same ones."""

from __future__ import annotations

import ast
from pathlib import Path

import landfall
from landfall.games.planet_unknown.table.fields import BOARD_FIELDS, new_board

TABLE = Path(landfall.__file__).parent / "games" / "planet_unknown" / "table"
TREE = ast.parse((TABLE / "board.py").read_text(encoding="utf-8"))
CLASS = next(node for node in TREE.body if isinstance(node, ast.ClassDef) and node.name == "Board")
ATTRIBUTES = [
    node.target.id for node in CLASS.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
]
# What is worked out from the stored ones.
FOLLOWS = {
    "grid",
    *("c0", "c1", "c2"),
    "counts",
    *("judged_squares", "judged_meteorites", "judged_rovers", "judged_worth"),
}


def test_every_attribute_of_a_board_is_described_or_follows_from_others() -> None:
    described = [field.name for field in BOARD_FIELDS]
    assert len(set(described)) == len(described)
    assert sorted([*described, *FOLLOWS]) == sorted(ATTRIBUTES)
    board = new_board(0, 0)
    for name in ATTRIBUTES:
        assert hasattr(board, name), name


def test_the_clone_of_a_board_copies_every_attribute_from_the_same_one() -> None:
    clone = next(node for node in CLASS.body if isinstance(node, ast.FunctionDef) and node.name == "clone")
    copied: list[str] = []
    for node in clone.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
            target = node.targets[0].attr
            read = [one.attr for one in ast.walk(node.value) if isinstance(one, ast.Attribute)]
            assert read == [target], f"{target} is copied from {read}"
            copied.append(target)
    assert sorted(copied) == sorted(ATTRIBUTES)
