"""What goals and common goals count."""

from __future__ import annotations

from typing import assert_never

from landfall.flow.errors import RulesError
from landfall.games.evacuation.table.cards import TECHNOLOGY_LEVEL
from landfall.games.evacuation.table.components import ALL_OLD_AREAS, LEVELS
from landfall.games.evacuation.table.effects import BIOME_IDS, NEW, OLD
from landfall.games.evacuation.table.new_world import (
    ALL_LINE_SETS,
    AT_LEAST_SYMBOLS,
    BIOME_SETS,
    NEIGHBOURS,
    RIM_SET,
    areas_in,
    count_of,
)
from landfall.games.evacuation.table.places import kinds_at, side_at
from landfall.games.evacuation.table.printed_kinds import Metric
from landfall.games.evacuation.table.state import Evacuation


def factories_settled(state: Evacuation, seat: int) -> int:
    at = kinds_at(seat)
    return state.settled_factories[at] + state.settled_factories[at + 1] + state.settled_factories[at + 2]


def evacuated(state: Evacuation, seat: int) -> int:
    """How many areas of the Old World have been left."""
    return count_of(ALL_OLD_AREAS & ~state.areas_up[seat])


def stadiums_new(state: Evacuation, seat: int) -> int:
    return len(state.stadiums[side_at(seat, NEW)])


def highest(state: Evacuation, seat: int) -> int:
    at = kinds_at(seat)
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


def metric(state: Evacuation, seat: int, name: Metric, biome: str = "") -> int:
    """The value of a metric for a seat."""
    areas = state.areas[seat]
    match name:
        case "developed_technologies":
            return count_of(state.developed[seat])
        case "stadiums_new":
            return stadiums_new(state, seat)
        case "completed_infrastructure":
            return count_of(state.completed[seat])
        case "evacuated_areas":
            return evacuated(state, seat)
        case "highest_production":
            return highest(state, seat)
        case "biomes_settled":
            return biomes_settled(areas)
        case "settled_population":
            return state.settled_population[seat]
        case "settled_factories":
            return factories_settled(state, seat)
        case "areas":
            return count_of(areas & BIOME_SETS[BIOME_IDS.index(biome)])
        case "spaceships":
            return len(state.ships[side_at(seat, OLD)]) + len(state.ships[side_at(seat, NEW)])
        case "happy_faces_final":
            return state.final_faces(seat)
        case "areas_with_symbol":
            return count_of(areas & AT_LEAST_SYMBOLS[1])
        case "areas_with_two_symbols":
            return count_of(areas & AT_LEAST_SYMBOLS[2])
        case "rim_areas":
            return count_of(areas & RIM_SET)
        case "biome_sets":
            return biome_sets(areas)
        case "total_production":
            return sum(state.production[kinds_at(seat) : kinds_at(seat + 1)])
        case "production_spread":
            return highest(state, seat) - state.lowest(seat)
        case "developed_level_3":
            return len([tile for tile in areas_in(state.developed[seat]) if TECHNOLOGY_LEVEL[tile] == LEVELS])
        case "largest_group":
            return largest_group(areas)
        case "best_line":
            return best_line(areas)
        case "resources_new":
            return state.in_stock(seat, NEW)
        case "markers":
            raise RulesError("the points of progress markers depend on where each of them stands")
        case _:
            assert_never(name)
