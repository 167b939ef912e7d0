"""Requirements of infrastructure against a count of their own, from what is printed and the places of the areas."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from landfall.flow import Rng
from landfall.flow.package_data import read_data
from landfall.games.evacuation.table.cards import INFRASTRUCTURE_IDS, REQUIREMENTS
from landfall.games.evacuation.table.effects import PACKAGE

AREAS = read_data(PACKAGE, "new_world")["areas"]
CARDS = {card["id"]: card["requirement"] for card in read_data(PACKAGE, "infrastructure")["cards"]}
# The way from an area to the next one of its line, by axis; what stays the same on a line.
STEPS = {"row": (1, 0), "diag_down": (0, 1), "diag_up": (-1, 1)}
Area = dict[str, Any]


def line_of(area: Area, axis: str) -> int:
    return int({"row": area["r"], "diag_down": area["q"], "diag_up": area["q"] + area["r"]}[axis])


def next_on(area: Area, axis: str, areas: list[Area]) -> Area | None:
    across, down = STEPS[axis]
    there = [one for one in areas if (one["q"], one["r"]) == (area["q"] + across, area["r"] + down)]
    return there[0] if there else None


def is_one(area: Area, part: dict[str, Any]) -> bool:
    has = {"any": True, "population": area["population_slots"], "factory": area["factory_slots"]}[part["with"]]
    return area["biome"] == part["biome"] and bool(has)


def chain_from(area: Area, axis: str, areas: list[Area]) -> int:
    after = next_on(area, axis, areas)
    return 1 if after is None else 1 + chain_from(after, axis, areas)


def has_pair(needs: dict[str, Any], areas: list[Area]) -> bool:
    for axis in STEPS if needs["axis"] == "any" else [needs["axis"]]:
        for area in areas:
            other = next_on(area, axis, areas)
            if other is not None and sorted((area["biome"], other["biome"])) == sorted(needs["biomes"]):
                return True
    return False


def has_line(needs: dict[str, Any], areas: list[Area]) -> bool:
    for axis in needs["axes"]:
        for line in {line_of(area, axis) for area in areas}:
            biomes = Counter(area["biome"] for area in areas if line_of(area, axis) == line)
            if all(biomes[biome] >= count for biome, count in needs["needs"].items()):
                return True
    return False


def is_met(needs: dict[str, Any], areas: list[Area], population: int, factories: list[int]) -> bool:
    kind = needs["type"]
    if kind == "all_of":
        return all(is_met({"type": "areas", **part}, areas, 0, []) for part in needs["parts"])
    if kind == "adjacent_pair":
        return has_pair(needs, areas)
    if kind == "same_line":
        return has_line(needs, areas)
    if kind == "straight_chain":
        return any(chain_from(area, axis, areas) >= needs["length"] for area in areas for axis in STEPS)
    if kind == "areas":
        return sum(is_one(area, needs) for area in areas) >= int(needs["count"])
    counted = {
        "settled_areas": len(areas),
        "settled_population": population,
        "settled_factories": sum(factories),
        "factory_kinds": sum(count > 0 for count in factories),
        "rim_areas": sum(area["rim"] for area in areas),
        "areas_with_symbols": sum(len(area["symbols"]) >= needs.get("min_symbols", 0) for area in areas),
    }
    return bool(counted[kind] >= needs["count"])


@pytest.mark.parametrize("card", CARDS)
def test_a_requirement_is_met_by_the_areas_that_are_asked_for_and_no_others(card: str) -> None:
    rng = Rng(f"requirement {card}")
    engine = REQUIREMENTS[INFRASTRUCTURE_IDS.index(card)]
    answers = Counter[bool]()
    for _ in range(150):
        places = list(range(len(AREAS)))
        rng.shuffle(places)
        places = places[: rng.below(13)]
        population, factories = rng.below(12), [rng.below(3) for _ in range(3)]
        expected = is_met(CARDS[card], [AREAS[at] for at in places], population, factories)
        areas = sum(1 << at for at in places)
        assert engine.is_met(areas, population, [9, 9, 9, *factories], 3) == expected
        answers[expected] += 1
    assert min(answers[True], answers[False]) > 0
