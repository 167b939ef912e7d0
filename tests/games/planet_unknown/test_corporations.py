"""A corporation is read on one page: no other module names it, and the rules ask for every ability of a page."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import landfall
from landfall.games.planet_unknown.table import corporations
from landfall.games.planet_unknown.table.components import CORPORATION_IDS, CORPORATIONS
from landfall.games.planet_unknown.table.corporations import (
    LEVELS_USED_IN_A_GAME,
    LEVELS_USED_IN_A_ROUND,
    PAGES,
    abilities_of,
    may_come_to,
)
from landfall.games.planet_unknown.table.terms import UNIVERSAL
from tests.rules_pages import ROOT, english, read_rows

GAME = Path(landfall.__file__).parent / "games" / "planet_unknown"
PAGE = GAME / "table" / "corporations.py"
NAMES = {corporation.upper() for corporation in CORPORATION_IDS} - {"UNIVERSAL"}  # the symmetric one is a default too


def single_bits() -> dict[str, int]:
    """The abilities, without those that are two in one."""
    found = re.findall(r"^([A-Z_]+): Final = 1 << \d+  # ", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: getattr(corporations, name) for name in found}


@cache
def names_in(path: Path) -> set[str]:
    """Every name that the code of a module uses, strings among them."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    said = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return imported | used | {text.upper() for text in said - {"flux"}}  # the marker is called so too


def modules() -> list[Path]:
    found = sorted(path for path in GAME.rglob("*.py") if path.name != "__init__.py")
    assert len(found) > 40
    return found


def test_no_rule_names_a_corporation() -> None:
    """Neither whole nor as a part of a name, such as COSMOS_5; the flux marker is no corporation."""
    named = re.compile(rf"(?:^|_)(?:{'|'.join([*sorted(NAMES - {'FLUX'}), 'JUMP'])})(?=_|[0-9]|$)|(?:^|_)FLUX_?[0-9]")
    examples = ["USED_COSMOS5", "JUMP_DRIVE_E", "USED_FLUX_ADVANCE"]
    assert [name for name in examples if named.search(name)] == examples[:2]
    for path in modules():
        if path not in (PAGE, GAME / "table" / "terms.py"):
            names = {name for name in names_in(path) if " " not in name}
            assert [name for name in names if named.search(name)] == [], path


def test_every_ability_has_a_bit_of_its_own_and_a_corporation_that_has_it() -> None:
    bits = single_bits()
    assert len(bits) > 50
    assert sorted(bits.values()) == [1 << bit for bit in range(len(bits))]
    for name, ability in bits.items():
        assert any(may_come_to(corporation, ability) for corporation in PAGES), name


def test_every_ability_is_asked_for_where_the_rules_are() -> None:
    rules = [path for path in modules() if path.parts[len(GAME.parts)] == "rules" or path.name == "trackers.py"]
    asked = set().union(*[names_in(path) for path in rules])
    assert set(single_bits()) - asked == set()


def row_of(technology: str, ability: str) -> list[str]:
    """What the page of the docs should say of an ability."""
    asking = [path for path in modules() if path.parts[len(GAME.parts)] in ("rules", "table") and path != PAGE]
    found = [path.relative_to(GAME).as_posix() for path in asking if ability in names_in(path)]
    return [technology, f"`{ability}`", ", ".join(f"`{module}`" for module in found)]


def rows_of(number: int) -> list[list[str]]:
    page = PAGES[number]
    names = {bit: name for name, bit in single_bits().items()}
    always = [row_of("always", name) for bit, name in names.items() if page.always & bit]
    levels = "ABCDEF" if len(page.technologies) == len("ABCDEF") else "12345"  # Jump Drive has letters
    return always + [row_of(level, names[ability]) for level, ability in zip(levels, page.technologies, strict=True)]


@pytest.mark.parametrize("number", PAGES)
def test_the_docs_say_which_module_asks_for_an_ability(number: int) -> None:
    text = (ROOT / "docs" / "planet-unknown.md").read_text(encoding="utf-8")
    title = english("planet-unknown")[f"name-{CORPORATION_IDS[number]}"]
    assert read_rows(text.partition(f"\n### {title}\n\n")[2].partition("\n\n")[0])[2:] == rows_of(number)


def test_a_page_has_as_many_technologies_as_its_board_shows() -> None:
    assert list(PAGES) == list(range(len(CORPORATIONS)))
    for number, page in PAGES.items():
        assert len(page.technologies) == len(CORPORATIONS[number].tech_keys)
        for level, ability in enumerate(page.technologies, start=1):
            assert abilities_of(number, 1 << level) == page.always | ability


def test_what_is_used_once_belongs_to_a_technology_that_says_so() -> None:
    """Republic 5 is used once too: at the end of the game."""
    for number, page in PAGES.items():
        uses = CORPORATIONS[number].tech_uses
        in_a_round = [level for bit, level in enumerate(LEVELS_USED_IN_A_ROUND) if page.in_a_round >> bit & 1]
        in_a_game = [level for bit, level in enumerate(LEVELS_USED_IN_A_GAME) if page.in_a_game >> bit & 1]
        assert sorted(in_a_round) == [level for level, use in enumerate(uses, start=1) if use == "once_per_round"]
        once = ("once_per_game", "end_of_game")
        assert sorted(in_a_game) == [level for level, use in enumerate(uses, start=1) if use in once]


def test_the_symmetric_corporation_changes_nothing_without_technologies() -> None:
    assert abilities_of(UNIVERSAL, 0) == 0
