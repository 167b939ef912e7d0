"""Settling against a count of its own, made from what is printed alone: which areas may be, and what they bring."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.flow import Rng
from landfall.flow.package_data import read_data
from landfall.games.evacuation.table.effects import KIND_IDS, PACKAGE
from landfall.games.evacuation.table.state import Evacuation
from tests.games.evacuation.positions import (
    NEW,
    asked,
    develop,
    do,
    markers,
    offers,
    pieces_ready,
    play,
    production,
    settled,
    stock,
    stocks,
    turn,
)

AREAS = {area["id"]: area for area in read_data(PACKAGE, "new_world")["areas"]}
TRACK = read_data(PACKAGE, "progress_track")
TILES = read_data(PACKAGE, "technologies")["tiles"]
CARDS = read_data(PACKAGE, "action_cards")["cards"]
BONUSES = read_data(PACKAGE, "year_end_bonuses")["cards"]
PRINTED = [
    {"op": "settle"},
    *[effect for card in CARDS for effect in card["parts"]],
    *[effect for tile in TILES for effect in tile["once"]],
    *[effect for card in BONUSES for side in ("low", "high") for effect in card[side]["bonus"]],
]
SETTLES = [effect for effect in PRINTED if effect["op"] == "settle"]
BIOMES = ["tundra", "desert", "forest", "ocean"]
STEEL = 1


def passed(step: int) -> int:
    return sum(step >= passage["between_steps"][1] for passage in TRACK["passages"])


def symbols_at(step: int, lane: int) -> set[str]:
    return set(TRACK["steps"][step - 1][("main", "three_plus")[lane - 1]]["symbols"]) if step and lane else set()


def are_neighbours(one: dict[str, Any], other: dict[str, Any]) -> bool:
    across, down = one["q"] - other["q"], one["r"] - other["r"]
    return bool(max(abs(across), abs(down), abs(across + down)) == 1)


def steel_of(area: dict[str, Any], effect: dict[str, Any], abilities: list[dict[str, Any]]) -> int:
    caps = [one["amount"] for one in abilities if one["op"] == "steel_cap_per_area"]
    steel = 0 if effect.get("free_steel") else min([len(area["population_slots"]), *caps])
    return int(steel + effect.get("extra_steel", 0))


def can_be_settled(state: Evacuation, name: str, effect: dict[str, Any], abilities: list[dict[str, Any]]) -> bool:
    """Every condition of 11.1, and what the effect and the technologies of seat 0 change about it."""
    area = AREAS[name]
    unlocked = max(1, passed(max(state.markers[:2]))) + effect.get("passage_bonus", 0)
    held = {one["symbol"] for one in abilities if one["op"] == "permanent_symbol"}
    for step, lane in zip(state.markers[:2], state.marker_lanes[:2], strict=True):
        held |= symbols_at(step, lane)
    ignores_all = any(one["op"] == "settle_ignore_symbols" for one in abilities)
    own = [AREAS[one] for at, one in enumerate(AREAS) if state.owners[at] == 0]
    return (
        state.owners[list(AREAS).index(name)] < 0
        and (effect.get("ignore_biome_lock", False) or area["biome"] in BIOMES[:unlocked])
        and area["biome"] == effect.get("biome", area["biome"])
        and (ignores_all or len(set(area["symbols"]) - held) <= effect.get("ignore_symbols", 0))
        and len(area["symbols"]) <= effect.get("max_symbols", 2)
        and effect.get("min_factory_slots", 0) <= area["factory_slots"] <= sum(state.prepared[3:6])
        and effect.get("min_population_slots", 0) <= len(area["population_slots"]) <= state.population[0]
        and (not effect.get("adjacent_to_own") or any(are_neighbours(area, one) for one in own))
        and steel_of(area, effect, abilities) <= stocks(state)[NEW][STEEL]
    )


def colony(rng: Rng) -> tuple[Evacuation, list[dict[str, Any]]]:
    """A map half settled, seat 0 with a few pieces, and the lasting abilities of its technologies."""
    state = turn(seats=3)
    tiles = [tile for tile in TILES[9 * rng.below(4) :][:9] if rng.below(2)]
    develop(state, 0, *[tile["id"] for tile in tiles])
    names = list(AREAS)
    rng.shuffle(names)
    settled(state, 0, *names[: rng.below(6)])
    settled(state, 1, *names[6 : 6 + rng.below(12)])
    leading = rng.below(25)
    markers(state, 0, leading, rng.below(leading + 1), (rng.below(3), rng.below(3)))
    pieces_ready(state, 0, rng.below(5), **{kind: rng.below(2) for kind in KIND_IDS})
    stock(state, 0, old=(9, 9, 9), new=(9, rng.below(5), 9))
    return state, [passive for tile in tiles for passive in tile["passive"]]


@pytest.mark.parametrize("seed", range(150))
def test_areas_are_offered_and_raise_production_as_printed(seed: int) -> None:
    rng = Rng(f"settling {seed}")
    state, abilities = colony(rng)
    effect = SETTLES[seed % len(SETTLES)]
    expected = [name for name in AREAS if can_be_settled(state, name, effect, abilities)]
    do(state, **effect)
    assert (offers(state, "settle") if asked(state) == "Settle" else []) == expected
    if not expected:
        return
    area = AREAS[expected[rng.below(len(expected))]]
    steel, ready = stocks(state)[NEW][STEEL], state.prepared[3:6]
    play(state, "settle", area=area["id"])
    while asked(state) == "PlaceFactory":
        kinds = offers(state, "place_factory")
        play(state, "place_factory", kind=kinds[rng.below(len(kinds))])
    levels = dict.fromkeys(KIND_IDS, 0)
    for slot in area["population_slots"]:
        levels[slot["resource"]] += slot["value"]
    for at, kind in enumerate(KIND_IDS):
        more = sum(one["amount"] for one in abilities if one["op"] == "factory_bonus" and one["kind"] == kind)
        levels[kind] += (ready[at] - state.prepared[3 + at]) * (1 + more)
    assert production(state) == list(levels.values())
    assert steel - stocks(state)[NEW][STEEL] == steel_of(area, effect, abilities)
