"""docs/evacuation.md says of every technology set, tile by tile, what it does and which module does it."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import landfall
from landfall.flow.package_data import read_data
from landfall.games.evacuation.game import EvacuationGame
from landfall.games.evacuation.rules.effects.effect_steps import WAYS
from landfall.games.evacuation.table.cards import SETS
from landfall.games.evacuation.table.effects import OP_IDS, PACKAGE
from tests.rules_pages import ROOT, english, read_rows

FOLDER = Path(landfall.__file__).parent / "games" / "evacuation"
SAID = english("evacuation")
TILES: list[dict[str, Any]] = read_data(PACKAGE, "technologies")["tiles"]
assert EvacuationGame().id == "evacuation"  # it says how each effect is done


def abilities() -> dict[str, str]:
    """The names that `table/cards.py` gives to lasting abilities, by what the data calls them."""
    found: dict[str, str] = {}
    for node in ast.parse((FOLDER / "table" / "cards.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call):
            called = node.value
            if ast.unparse(called.func) == "passives" and isinstance(called.args[0], ast.Constant):
                found[str(called.args[0].value)] = ast.unparse(node.target)
    return found


def imported(path: Path) -> set[str]:
    """The names that a module imports."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {alias.name for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names}


ABILITIES = abilities()
IMPORTED = {
    path.relative_to(FOLDER).as_posix(): imported(path)
    for room in ("table", "rules")
    for path in (FOLDER / room).rglob("*.py")
}


def modules_with(name: str) -> set[str]:
    """The modules of the table and the rules that import the name."""
    return {module for module, names in IMPORTED.items() if name in names}


def done_in(op: str) -> str:
    """The module that says how an effect is done."""
    module = WAYS[OP_IDS.index(op)].__module__
    return module.removeprefix(f"{PACKAGE}.").replace(".", "/") + ".py"


def row_of(tile: dict[str, Any]) -> list[str]:
    """What the page should say of a tile."""
    once = {done_in(effect["op"]) for effect in tile["once"]}
    lasting = {module for passive in tile["passive"] for module in modules_with(ABILITIES[passive["op"]])}
    return [
        tile["id"],
        SAID[f"name-{tile['id']}"],
        ", ".join(f"`{effect['op']}`" for effect in tile["once"]),
        ", ".join(f"`{passive['op']}`" for passive in tile["passive"]),
        "" if tile["happy_faces"] == 0 else str(tile["happy_faces"]),
        ", ".join(f"`{module}`" for module in sorted(once | lasting)),
    ]


def written(number: int) -> list[list[str]]:
    """The rows of the page about a set."""
    page = (ROOT / "docs" / "evacuation.md").read_text(encoding="utf-8")
    section = page.partition(f"\n### Set {number}\n\n")[2].partition("\n\n")[0]
    return read_rows(section)[2:]


@pytest.mark.parametrize("number", range(1, SETS + 1))
def test_a_technology_set_is_written_in_one_place(number: int) -> None:
    assert written(number) == [row_of(tile) for tile in TILES if tile["set"] == number]


def test_every_ability_of_a_tile_is_used_by_a_rule() -> None:
    for op, name in ABILITIES.items():
        assert modules_with(name), op
