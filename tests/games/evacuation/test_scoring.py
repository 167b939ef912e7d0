"""Points mode: rules, section 18; every goal; line majority (20.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from landfall.games.evacuation.rules.ending.scoring import goal_points, lowest_points, points_of, shared
from landfall.games.evacuation.table.cards import GOALS
from landfall.games.evacuation.table.state import Evacuation
from tests.games.evacuation.positions import (
    OLD,
    develop,
    markers,
    own_ship,
    own_stadium,
    settled,
    stock,
    turn,
)


@pytest.mark.parametrize(("level", "points"), [(0, 0), (3, 1), (7, 7), (8, 10), (9, 14), (10, 19), (11, 22), (14, 31)])
def test_the_lowest_production_marker_scores(level: int, points: int) -> None:
    assert lowest_points(level) == points


def test_what_is_left_behind_costs_points() -> None:
    state = turn()
    assert points_of(state, 0)["areas_left"] == -(9 * 2 + 12)
    state.areas_up[0] = 0b100  # one factory area
    state.penalties[0] = 2
    points = points_of(state, 0)
    assert points["areas_left"] == -2
    assert points["penalty_tokens"] == -6
    assert points["stadiums_missing"] == -9


@pytest.mark.parametrize(("built", "points"), [(0, -9), (1, -6), (2, -3), (3, 0), (4, 0)])
def test_stadiums_fewer_than_three_in_the_new_world_cost_points(built: int, points: int) -> None:
    state = turn()
    own_stadium(state, 0, "ST09", OLD)
    for name in ("ST05", "ST06", "ST07", "ST08")[:built]:
        own_stadium(state, 0, name)
    assert points_of(state, 0)["stadiums_missing"] == points


def three_stadiums(state: Evacuation, seat: int, *names: str) -> None:
    for name in names:
        own_stadium(state, seat, name)


def test_r_12_technology_faces_count_at_the_end_faces_of_the_old_world_do_not() -> None:
    state = turn()
    three_stadiums(state, 0, "ST05", "ST06", "ST07")
    own_stadium(state, 0, "ST20", OLD)
    develop(state, 0, "T1-3b")
    assert state.final_faces(0) == 5
    assert state.faces(0) == 10
    assert points_of(state, 0)["happy_faces"] == 4


def test_faces_need_three_stadiums_in_the_new_world() -> None:
    state = turn()
    three_stadiums(state, 0, "ST20", "ST21")
    assert points_of(state, 0)["happy_faces"] == 0


@pytest.mark.parametrize(
    ("values", "places", "points"),
    [
        ([5, 4, 3, 2], (6, 4, 1), [6, 4, 1, 0]),
        ([5, 5, 3, 2], (6, 4, 1), [5, 5, 1, 0]),
        ([5, 4, 4, 4], (6, 4, 1), [6, 1, 1, 1]),
        ([5, 0, 0, 0], (6, 4, 1), [6, 0, 0, 0]),
        ([3, 3], (4, 0), [2, 2]),
        ([3, 1], (4, 0), [4, 0]),
    ],
)
def test_tied_players_share_the_places_they_fill(values: list[int], places: tuple[int, ...], points: list[int]) -> None:
    assert shared(values, places) == points


def technologies(state: Evacuation) -> None:
    develop(state, 0, "T1-1a", "T1-1b", "T1-3a")


def marked(state: Evacuation) -> None:
    markers(state, 0, 24, 11)


def production(*levels: int) -> Callable[[Evacuation], None]:
    def set_up(state: Evacuation) -> None:
        state.production[:3] = list(levels)

    return set_up


def areas(*names: str) -> Callable[[Evacuation], None]:
    return lambda state: settled(state, 0, *names)


def built(state: Evacuation) -> None:
    state.played[0] = state.completed[0] = 0b111


def people(state: Evacuation) -> None:
    state.settled_population[0] = 7


def fleet(state: Evacuation) -> None:
    own_ship(state, 0, "S01")
    own_ship(state, 0, "S02", 1)


def factories(state: Evacuation) -> None:
    state.settled_factories[:3] = [1, 0, 2]


def arenas(state: Evacuation) -> None:
    three_stadiums(state, 0, "ST08", "ST09", "ST05", "ST06")


def rescued(state: Evacuation) -> None:
    state.areas_up[0] = 0


def hoard(state: Evacuation) -> None:
    stock(state, 0, old=(9, 9, 9), new=(2, 2, 3))


GOAL_CASES: dict[int, tuple[Callable[[Evacuation], None], int]] = {
    1: (technologies, 6),
    2: (marked, 9),
    3: (production(3, 12, 5), 11),
    4: (areas("N04", "N07", "N09", "N01"), 6),
    5: (built, 12),
    6: (people, 7),
    7: (fleet, 6),
    8: (areas("N05", "N11", "N13"), 6),
    9: (areas("N12", "N18", "N01"), 10),
    10: (factories, 9),
    11: (arenas, 9),
    12: (areas("N13", "N14"), 8),
    13: (rescued, 13),
    14: (areas("N01", "N02", "N05"), 6),
    15: (areas("N01", "N05", "N13", "N12", "N02"), 9),
    16: (production(3, 3, 5), 3),
    17: (arenas, 11),
    18: (technologies, 6),
    19: (areas("N01", "N02", "N06", "N37"), 6),
    20: (areas("N01", "N02", "N03", "N37"), 9),
    21: (hoard, 4),
    22: (areas("N09", "N14", "N04"), 10),
    23: (areas("N01", "N02", "N06"), 4),
    24: (production(6, 7, 8), 6),
}


@pytest.mark.parametrize("number", [goal.number for goal in GOALS])
def test_every_goal_counts_what_it_says(number: int) -> None:
    state = turn()
    set_up, points = GOAL_CASES[number]
    assert goal_points(state, 0, GOALS[number - 1]) == 0
    set_up(state)
    assert goal_points(state, 0, GOALS[number - 1]) == points


def test_a_goal_is_limited_to_its_most() -> None:
    state = turn()
    state.settled_population[0] = 30
    assert goal_points(state, 0, GOALS[5]) == 16


def test_balancers_need_a_lowest_marker_of_five() -> None:
    state = turn()
    state.production[:3] = [4, 4, 4]
    assert goal_points(state, 0, GOALS[23]) == 0


def test_goals_stay_out_of_the_scores_while_they_are_secret() -> None:
    from tests.games.evacuation.positions import new, offers, play

    state = new(goals="draft")
    for _ in range(3):
        for seat in range(2):
            play(state, "keep_goal", goal=offers(state, "keep_goal", seat)[0], by=seat)
    for seat in range(2):
        play(state, "discard_goal", goal=offers(state, "discard_goal", seat)[0], by=seat)
    assert not any(name.startswith("goal") for name in state.scores()[0])
    assert state.view(1)["players"][0]["goals"] is None
    assert len(state.view(0)["players"][0]["goals"]) == 3


def test_lines_score_the_most_areas_on_each() -> None:
    state = turn(2, lines="a")
    state.lines = (0, 0, 0)  # N03 SE, N23 NE, N33 W
    settled(state, 0, "N03", "N08", "N23")
    settled(state, 1, "N14", "N17")
    assert points_of(state, 0)["lines"] == 4 + 2
    assert points_of(state, 1)["lines"] == 2


def test_lines_of_the_other_side_lie_elsewhere() -> None:
    state = turn(3, lines="b")
    state.lines = (1, 0, 0)  # N05 SE
    settled(state, 0, "N05", "N11")
    settled(state, 1, "N18")
    assert points_of(state, 0)["lines"] == 6
    assert points_of(state, 1)["lines"] == 4
    assert points_of(state, 2)["lines"] == 0
