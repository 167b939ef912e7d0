"""What goals and common goals count."""

from __future__ import annotations

from landfall.games.evacuation.table.cards import TECHNOLOGY_LEVEL
from landfall.games.evacuation.table.components import ALL_OLD_AREAS, LEVELS
from landfall.games.evacuation.table.effects import BIOME_IDS, KINDS, NEW, OLD
from landfall.games.evacuation.table.new_world import (
    ALL_LINE_SETS,
    AT_LEAST_SYMBOLS,
    BIOME_SETS,
    NEIGHBOURS,
    RIM_SET,
    areas_in,
    count_of,
)
from landfall.games.evacuation.table.places import side_at
from landfall.games.evacuation.table.state import Evacuation


def factories_settled(state: Evacuation, seat: int) -> int:
    at = KINDS * seat
    return state.settled_factories[at] + state.settled_factories[at + 1] + state.settled_factories[at + 2]


def evacuated(state: Evacuation, seat: int) -> int:
    """How many areas of the Old World have been left."""
    return count_of(ALL_OLD_AREAS & ~state.areas_up[seat])


def stadiums_new(state: Evacuation, seat: int) -> int:
    return len(state.stadiums[side_at(seat, NEW)])


def highest(state: Evacuation, seat: int) -> int:
    at = KINDS * seat
    return max(state.production[at], state.production[at + 1], state.production[at + 2])


def largest_group(areas: int) -> int:
    """The largest number of these areas connected by neighbourhood."""
    best = 0
    while areas:
        group = areas & -areas
        grown = 0
        while group != grown:
            grown = group
            for area in areas_in(group):
                group |= NEIGHBOURS[area] & areas
        best = max(best, count_of(group))
        areas &= ~group
    return best


def best_line(areas: int) -> int:
    """The largest number of these areas on one line of any axis."""
    best = 0
    for line in ALL_LINE_SETS:
        best = max(best, count_of(areas & line))
    return best


def biomes_settled(areas: int) -> int:
    count = 0
    for biome in BIOME_SETS:
        if areas & biome:
            count += 1
    return count


def biome_sets(areas: int) -> int:
    """How often all four biomes are there."""
    least = count_of(areas & BIOME_SETS[0])
    for biome in BIOME_SETS:
        least = min(least, count_of(areas & biome))
    return least


def metric(state: Evacuation, seat: int, name: str, biome: str = "") -> int:
    """The value of a metric for a seat."""
    areas = state.areas[seat]
    if name == "developed_technologies":
        return count_of(state.developed[seat])
    if name == "stadiums_new":
        return stadiums_new(state, seat)
    if name == "completed_infrastructure":
        return count_of(state.completed[seat])
    if name == "evacuated_areas":
        return evacuated(state, seat)
    if name == "highest_production":
        return highest(state, seat)
    if name == "biomes_settled":
        return biomes_settled(areas)
    if name == "settled_population":
        return state.settled_population[seat]
    if name == "settled_factories":
        return factories_settled(state, seat)
    if name == "areas":
        return count_of(areas & BIOME_SETS[BIOME_IDS.index(biome)])
    if name == "spaceships":
        return len(state.ships[side_at(seat, OLD)]) + len(state.ships[side_at(seat, NEW)])
    if name == "happy_faces_final":
        return state.final_faces(seat)
    if name == "areas_with_symbol":
        return count_of(areas & AT_LEAST_SYMBOLS[1])
    if name == "areas_with_two_symbols":
        return count_of(areas & AT_LEAST_SYMBOLS[2])
    if name == "rim_areas":
        return count_of(areas & RIM_SET)
    if name == "biome_sets":
        return biome_sets(areas)
    if name == "total_production":
        return sum(state.production[KINDS * seat : KINDS * (seat + 1)])
    if name == "production_spread":
        return highest(state, seat) - state.lowest(seat)
    if name == "developed_level_3":
        return len([tile for tile in areas_in(state.developed[seat]) if TECHNOLOGY_LEVEL[tile] == LEVELS])
    if name == "largest_group":
        return largest_group(areas)
    if name == "best_line":
        return best_line(areas)
    assert name == "resources_new", f"unknown metric {name}"
    return state.in_stock(seat, NEW)
