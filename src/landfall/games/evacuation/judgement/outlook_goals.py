"""What goals are likely to bring: the points reached, and a share of those begun."""

from __future__ import annotations

from typing import Final

from landfall.games.evacuation.judgement.outlook_weights import WEIGHTS
from landfall.games.evacuation.rules.ending.goal_counts import biomes_settled, metric
from landfall.games.evacuation.rules.ending.scoring import goal_points
from landfall.games.evacuation.table.cards import GOALS, Goal
from landfall.games.evacuation.table.components import LAST_STEP, PASSED
from landfall.games.evacuation.table.effects import BIOME_IDS, KINDS, NEW, OLD
from landfall.games.evacuation.table.new_world import (
    AREA_BIOME,
    AREAS,
    FACTORY_SLOTS,
    POPULATION_SLOTS,
    RIM_SET,
    SYMBOL_COUNT,
)
from landfall.games.evacuation.table.places import marker_at, side_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import LEADING


def points_of_area(goal: Goal, area: int) -> float:
    """What settling an area adds to a goal, as far as that can be said of any area."""
    name = goal.metric
    count = 0.0
    if goal.type == "tiers" or goal.type == "tiers_down" or goal.type == "markers":
        return 0.0
    if name == "areas":
        count = 1.0 if BIOME_IDS[AREA_BIOME[area]] == goal.biome else 0.0
    elif name == "areas_with_symbol":
        count = 1.0 if SYMBOL_COUNT[area] >= 1 else 0.0
    elif name == "areas_with_two_symbols":
        count = 1.0 if SYMBOL_COUNT[area] >= 2 else 0.0
    elif name == "rim_areas":
        count = 1.0 if RIM_SET >> area & 1 else 0.0
    elif name == "settled_population":
        count = float(POPULATION_SLOTS[area])
    elif name == "settled_factories":
        count = float(FACTORY_SLOTS[area])
    elif name == "largest_group":
        count = 0.6
    elif name == "best_line":
        count = 0.4
    elif name == "biome_sets":
        count = 0.25
    return goal.points * count / goal.unit


# By goal and area.
GOAL_AREA: Final[list[list[float]]] = [[points_of_area(goal, area) for area in range(AREAS)] for goal in GOALS]
# By steps made in a column: how far the tile of level 3 has come.
TO_LEVEL_3: Final[tuple[float, ...]] = (0.0, 0.1, 0.2, 0.4, 0.6, 1.0)
# By steps made in a column: tiles developed, a half for one begun.
HALVES: Final[tuple[float, ...]] = (0.0, 1.0, 1.5, 2.0, 2.5, 3.0)


def goal_outlook(state: Evacuation, seat: int, goal: Goal, chances: int, left: int) -> float:
    """The points of a goal now, and a share of what has been begun."""
    now = float(goal_points(state, seat, goal))
    if left == 0 and chances == 0 and goal.type != "markers" and goal.metric != "evacuated_areas":
        return now
    begun = min(begun_points(state, seat, goal, now, left), float(goal.max_points))
    return now + WEIGHTS.goal_share * max(0.0, begun - now)


def begun_points(state: Evacuation, seat: int, goal: Goal, now: float, left: int) -> float:
    name = goal.metric
    if goal.type == "markers":
        at = marker_at(seat, LEADING)
        return marker_outlook(state.markers[at], goal) + marker_outlook(state.markers[at + 1], goal)
    if goal.type == "tiers":
        value = float(metric(state, seat, name, goal.biome))
        if name == "stadiums_new":
            value += 0.6 * len(state.stadiums[side_at(seat, OLD)])
        return between_tiers(value, goal)
    if goal.type == "tiers_down":
        spread = metric(state, seat, name)
        return max(0.0, 8.0 - 1.5 * spread) if left else now
    if name == "developed_technologies":
        at = KINDS * seat
        return goal.points * (HALVES[state.columns[at]] + HALVES[state.columns[at + 1]] + HALVES[state.columns[at + 2]])
    if name == "developed_level_3":
        at = KINDS * seat
        return goal.points * (
            TO_LEVEL_3[state.columns[at]] + TO_LEVEL_3[state.columns[at + 1]] + TO_LEVEL_3[state.columns[at + 2]]
        )
    if name == "biome_sets":
        biomes = biomes_settled(state.areas[seat])
        return now + goal.points * biomes / 4.0 if now == 0.0 else now
    if name == "happy_faces_final":
        faces = state.final_faces(seat) + 0.7 * state.faces_of(state.stadiums[side_at(seat, OLD)])
        return goal.points * faces / goal.unit
    if name == "resources_new":
        return goal.points * state.in_stock(seat, NEW) / goal.unit / (1.0 + 2.0 * left)
    if name == "evacuated_areas":
        return now
    return goal.points * metric(state, seat, name, goal.biome) / goal.unit


def between_tiers(value: float, goal: Goal) -> float:
    """Points between two tiers, as if they rose evenly."""
    least = 0.0
    points = 0.0
    for tier, worth in goal.tiers:
        if value < tier:
            return points + (worth - points) * (value - least) / (tier - least)
        least = float(tier)
        points = float(worth)
    return points


def marker_outlook(step: int, goal: Goal) -> float:
    past_4 = goal.marker_points[1]
    last = goal.marker_points[2]
    if PASSED[step] >= 4:
        return past_4 + (last - past_4) * (step - 15) / (LAST_STEP - 15.0)
    return past_4 * step / 15.0
