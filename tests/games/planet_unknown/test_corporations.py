"""A corporation is read on one page: no other module names it, and the rules ask for every ability of a page."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import landfall
from landfall.games.planet_unknown.table import corporations
from landfall.games.planet_unknown.table.components import CORPORATION_IDS, CORPORATIONS
from landfall.games.planet_unknown.table.corporations import PAGES, abilities_of, may_come_to
from landfall.games.planet_unknown.table.terms import LEVELS_USED_IN_A_GAME, LEVELS_USED_IN_A_ROUND, UNIVERSAL

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
    for path in modules():
        if path not in (PAGE, GAME / "table" / "terms.py"):
            assert not names_in(path) & NAMES, path


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
