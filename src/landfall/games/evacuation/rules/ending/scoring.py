"""Points mode (rules, section 18), with the modules (20.2, 20.3) and solo (21.5)."""

from __future__ import annotations

from typing import Final, assert_never

from landfall.games.evacuation.rules.ending.goal_counts import metric, stadiums_new
from landfall.games.evacuation.table.cards import (
    COMMON_POINTS,
    EXPERIENCED,
    GOALS,
    GOOD_START,
    LINE_POINTS,
    LINE_POINTS_OF_TWO,
    LINE_SIDES,
    MODULE_LINES,
    SOLO_FACE_POINTS,
    Goal,
)
from landfall.games.evacuation.table.components import (
    AREA_LEFT,
    FACE_POINTS,
    FACE_POINTS_OF_TWO,
    FACE_STADIUMS,
    LAST_STEP,
    LOWEST_POINTS,
    OLD_AREAS,
    OLD_POPULATION,
    PASSED,
    POINTS_ABOVE,
    POPULATION_LEFT,
    STADIUM_MISSING,
    STADIUM_TARGET,
    TOKEN_POINTS,
)
from landfall.games.evacuation.table.new_world import areas_in, count_of
from landfall.games.evacuation.table.places import marker_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import LEADING


def points_of(state: Evacuation, seat: int, with_goals: bool = True) -> dict[str, int]:
    """Every category with its points; goals are left out where they are still secret."""
    points: dict[str, int] = {}
    if with_goals or state.options["goals"] == "first_game":
        for goal in state.goals[seat]:
            points[f"goal_{GOALS[goal].number}"] = goal_points(state, seat, GOALS[goal])
    points["lowest_production"] = lowest_points(state.lowest(seat))
    points["areas_left"] = -areas_left_points(state.areas_up[seat])
    points["stadiums_missing"] = -STADIUM_MISSING * max(0, STADIUM_TARGET - stadiums_new(state, seat))
    points["penalty_tokens"] = -TOKEN_POINTS * state.penalties[seat]
    points["happy_faces"] = face_points(state, seat)
    if state.commons:
        points["common_goals"] = common_points(state, seat)
    if state.lines:
        points["lines"] = line_points(state, seat)
    return points


def points_winners(state: Evacuation) -> tuple[int, ...]:
    """Most points; ties are not broken."""
    totals = [sum(points_of(state, seat).values()) for seat in range(state.seats)]
    best = max(totals)
    return tuple([seat for seat in range(state.seats) if totals[seat] == best])


def points_so_far(state: Evacuation) -> list[dict[str, int]]:
    """Points of everybody; those of secret goals only when the game is over."""
    over = state.is_terminal()
    return [points_of(state, seat, over) for seat in range(state.seats)]


def lowest_points(level: int) -> int:
    """Points for the lowest production marker."""
    if level < 0:
        return 0
    last = len(LOWEST_POINTS) - 1
    if level <= last:
        return LOWEST_POINTS[level]
    return LOWEST_POINTS[last] + POINTS_ABOVE * (level - last)


# By the set of areas still there: what areas that were not evacuated cost, and the population on them.
LEFT_POINTS: Final[tuple[int, ...]] = tuple(
    [sum([AREA_LEFT + POPULATION_LEFT * OLD_POPULATION[area] for area in areas_in(up)]) for up in range(1 << OLD_AREAS)]
)


def areas_left_points(areas_up: int) -> int:
    return LEFT_POINTS[areas_up]


def goal_points(state: Evacuation, seat: int, goal: Goal) -> int:
    """The points of a goal, limited to its most."""
    points = 0
    match goal.type:
        case "markers":
            at = marker_at(seat, LEADING)
            points = marker_points(state.markers[at], goal) + marker_points(state.markers[at + 1], goal)
        case "tiers":
            value = metric(state, seat, goal.metric, goal.biome)
            for least, worth in goal.tiers:
                if value >= least:
                    points = worth
        case "tiers_down":
            value = metric(state, seat, goal.metric, goal.biome)
            if state.lowest(seat) >= goal.needs_lowest:
                for most, worth in reversed(goal.tiers):
                    if value <= most:
                        points = worth
        case "per" | "per_plus" | "sets":
            points = goal.points * (metric(state, seat, goal.metric, goal.biome) // goal.unit)
            if goal.bonus and state.areas_up[seat] == 0:
                points += goal.bonus
        case _:
            assert_never(goal.type)
    return min(points, goal.max_points)


def marker_points(step: int, goal: Goal) -> int:
    past_3, past_4, last = goal.marker_points
    if step == LAST_STEP:
        return last
    if PASSED[step] >= 4:
        return past_4
    return past_3 if PASSED[step] >= 3 else 0


def shared(values: list[int], places: tuple[int, ...]) -> list[int]:
    """Points by place; whoever has 0 takes no part; tied players share the places they fill, rounded down."""
    points: list[int] = []
    for value in values:
        better = len([other for other in values if other > value])
        tied = len([other for other in values if other == value])
        points.append(sum(places[better : better + tied]) // tied if value > 0 else 0)
    return points


def faces_that_count(state: Evacuation, seat: int) -> int:
    """Happy faces at the end, 0 without three stadiums in the New World."""
    return state.final_faces(seat) if stadiums_new(state, seat) >= FACE_STADIUMS else 0


def face_points(state: Evacuation, seat: int) -> int:
    mine = faces_that_count(state, seat)
    if mine == 0:
        return 0  # R 47 in solo
    if state.is_solo:
        return SOLO_FACE_POINTS if mine >= state.faces_of(state.opponent_stadiums) else 0
    values = [faces_that_count(state, other) for other in range(state.seats)]
    return shared(values, FACE_POINTS_OF_TWO if state.seats == 2 else FACE_POINTS)[seat]


def common_points(state: Evacuation, seat: int) -> int:
    """Common goals score only once they have been played."""
    points = 0
    for at in range(len(state.commons)):
        if state.common_owner[at] == seat and state.common_played >> at & 1:
            points += COMMON_POINTS[state.commons[at]]
    return points


def lines_in_play(state: Evacuation) -> list[int]:
    """The areas of the three lines."""
    numbers = LINE_SIDES[0] if state.options["lines"] == "a" else LINE_SIDES[1]
    return [MODULE_LINES[numbers[at]][state.lines[at]] for at in range(len(state.lines))]


def line_points(state: Evacuation, seat: int) -> int:
    points = 0
    places = LINE_POINTS_OF_TWO if state.seats == 2 else LINE_POINTS
    for line in lines_in_play(state):
        values = [count_of(state.areas[other] & line) for other in range(state.seats)]
        points += shared(values, places)[seat]
    return points


def solo_return(state: Evacuation) -> float:
    """The score against the rulebook's marks: 0 at a good start, 1 at what experience reaches."""
    total = sum(points_of(state, 0).values())
    return max(-1.0, min(1.0, (total - GOOD_START) / (EXPERIENCED - GOOD_START)))
