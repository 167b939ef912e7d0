"""Every technology, action card, bonus, goal, kind of requirement and ruling has a test of its own."""

from __future__ import annotations

import re
from pathlib import Path

from landfall.games.evacuation.table.cards import BONUS_IDS, CARDS, GOALS, TECHNOLOGY_IDS
from landfall.games.evacuation.table.requirements import REQUIREMENT_TYPES
from tests.games.evacuation import test_cards, test_infrastructure, test_scoring, test_year_end
from tests.rules_pages import rules_page

WORDS = {path.name: path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))}
RULINGS = 65


def test_every_technology_is_named_by_a_test() -> None:
    names = " ".join(name for text in WORDS.values() for name in re.findall(r"def (test_\w+)", text))
    missing = [tile for tile in TECHNOLOGY_IDS if tile.lower().replace("-", "_") not in names]
    others = [tile for tile in missing if not any(f'"{tile}"' in text for text in WORDS.values())]
    assert others == []


def test_every_action_card_has_a_test_of_its_own() -> None:
    assert sorted(test_cards.SAYS) == list(range(1, CARDS + 1))


def test_every_bonus_has_a_test_of_its_own() -> None:
    assert sorted(test_year_end.PRINTED) == sorted(BONUS_IDS)


def test_every_goal_has_a_test_of_its_own() -> None:
    assert sorted(test_scoring.GOAL_CASES) == [goal.number for goal in GOALS]


def test_every_kind_of_requirement_has_a_test_of_its_own() -> None:
    assert {kind for kind, *_ in test_infrastructure.CASES} == set(REQUIREMENT_TYPES)


def test_every_ruling_is_named_by_a_test() -> None:
    names = " ".join(name for text in WORDS.values() for name in re.findall(r"def (test_\w+)", text))
    missing = [number for number in range(1, RULINGS + 1) if not re.search(rf"_r_(\w+_)?{number}(_|\b)", names)]
    assert missing == []


def test_every_ruling_stands_in_the_rules_in_order() -> None:
    assert [int(ruling.number) for ruling in rules_page("evacuation").rulings] == list(range(1, RULINGS + 1))
