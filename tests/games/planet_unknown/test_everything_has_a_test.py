"""Each civ card, objective, event, planet and technology of the data files has a test of its own.

A test says by its name what it is about: `test_card_2_…`, `test_cards_29_to_32_…`, `test_r57_event_52_…`,
`test_gaia_…`, `test_oasis_3_4_and_5_…`, `test_r41_jump_drive_f_…`. Where it has a parameter `card`, the values of that
parameter are what it is about.
"""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from landfall.flow.package_data import folder
from landfall.games.planet_unknown.table.components import PACKAGE

HERE = Path(__file__).parent
DATA = Path(folder(PACKAGE, "data"))


def figures(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def named_tests() -> Iterator[tuple[str, Callable[..., object]]]:
    """Every test of this folder with its name, without `test_` and the number of a ruling."""
    for path in sorted(HERE.glob("test_*.py")):
        module = importlib.import_module(f"tests.games.planet_unknown.{path.stem}")
        for name, found in vars(module).items():
            if name.startswith("test_") and getattr(found, "__module__", "") == module.__name__:
                yield re.sub(r"^test_(r\d\d_)?", "", name), found


def values(test: Callable[..., object], parameter: str) -> set[int]:
    """The values a test is run with."""
    found: set[int] = set()
    for mark in getattr(test, "pytestmark", []):
        if mark.name != "parametrize":
            continue
        names = mark.args[0].split(",") if isinstance(mark.args[0], str) else list(mark.args[0])
        names = [name.strip() for name in names]
        if parameter in names:
            at = names.index(parameter)
            found |= {one if len(names) == 1 else one[at] for one in mark.args[1]}
    return found


def named(rest: str) -> set[str]:
    """`29_to_32_raise…` is 29, 30, 31, 32; `3_4_and_5_trigger…` is 3, 4, 5; `a_boost…` is a."""
    ids: set[str] = set()
    words = rest.split("_")
    while words and (re.fullmatch(r"\d+|[a-f]", words[0]) or words[0] in ("to", "and")):
        word = words.pop(0)
        if word == "to":
            ids |= {str(number) for number in range(max(int(one) for one in ids) + 1, int(words[0]))}
        elif word != "and":
            ids.add(word)
    return ids


def about(*kinds: str) -> set[str]:
    """What the tests named after one of these kinds are about."""
    found: set[str] = set()
    for name, test in named_tests():
        for kind in kinds:
            if name.startswith(f"{kind}_"):
                found |= {str(card) for card in values(test, "card")} or named(name.removeprefix(f"{kind}_"))
    return found


def test_every_civ_card_has_a_test() -> None:
    cards = {str(card["id"]) for card in figures("civ_cards")["cards"]}
    assert len(cards) == 36
    assert cards - about("card", "cards") == set()


def test_every_event_has_a_test() -> None:
    events = {str(event["id"]) for event in figures("events")["cards"]}
    assert len(events) == 60
    assert events - about("event", "events") == set()


def test_both_sides_of_every_objective_have_a_test() -> None:
    objectives = {str(card["id"]) for card in figures("objectives")["cards"]}
    assert len(objectives) == 28
    assert objectives - about("every_neighbour_objective") == set()
    assert objectives - about("every_personal_objective") == set()


def test_every_planet_has_a_test() -> None:
    planets = {planet["id"] for planet in figures("planets")["planets"]}
    assert len(planets) == 13
    assert {
        planet for planet in planets if not any(name.startswith(f"{planet}_") for name, _ in named_tests())
    } == set()


def test_every_technology_has_a_test() -> None:
    missing: list[str] = []
    count = 0
    for corporation in figures("corporations")["corporations"]:
        tested = about(corporation["id"])
        for technology in corporation["techs"]:
            count += 1
            level = str(technology["level"]).lower()
            if level not in tested:
                missing.append(f"{corporation['id']} {level}")
    assert count == 46
    assert missing == []
