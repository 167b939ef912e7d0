"""Scoring a mission and the end of the game: rules, sections 9 and 10."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landfall.flow import State
from tests.games.star_race.positions import (
    LAST_RING,
    MISSIONS,
    RINGS,
    SHIPS,
    START,
    events,
    last_result,
    play_card,
    race,
    with_points,
)

HIRED_2 = [("T2", "K3"), ("B1", "B2")]


def arrive(seats: int = 2, ship: str = "T1", **position: Any) -> State:
    """A ship has just reached the planet by +1, and the mission was scored."""
    state = race(seats, levels={ship: LAST_RING, **position.pop("levels", {})}, **position)
    return play_card(state, "plus1", ("ship", ship))


def spent(seats: int = 2, **position: Any) -> State:
    """The last card was played, and the mission was scored with the ships on these levels."""
    levels = dict(position.pop("levels", {}))
    moved = [ship for ship in levels if levels[ship] > START[seats]][:1]
    card = "plus1" if moved else "minus2"  # which is lost where no ship has left
    for ship in moved:
        levels[ship] -= 1
    hands = {0: [card], **{seat: [] for seat in range(1, seats)}}
    return play_card(race(seats, levels=levels, hands=hands, **position), card, *[("ship", ship) for ship in moved])


def totals(state: State) -> list[int]:
    return [player["total"] for player in state.view()["players"]]


def with_results(points: Sequence[Sequence[int]]) -> State:
    """A game for two in its last mission, after missions with these points."""
    return with_points(race(mission=4), points)


def test_the_rulebooks_example_marcin_scores_27() -> None:
    """Terran 2 on ring 6, Krystallin 3 on the planet: 6 + 21."""
    state = arrive(ship="K3", levels={"T2": 3}, hired=HIRED_2)
    assert last_result(state)["points"][0] == 27


@pytest.mark.parametrize(("level", "points"), list(enumerate(RINGS)))
def test_a_ship_scores_the_number_of_its_ring(level: int, points: int) -> None:
    state = spent(4, levels={"T1": level}, hired=[("T1", "T2"), ("B1", "B2"), ("K1", "K2"), ("T3", "B3")])
    assert last_result(state)["points"][0] == points


def test_a_ship_on_the_planet_scores_21() -> None:
    assert last_result(arrive())["worths"]["T1"] == 21


@pytest.mark.parametrize(("seats", "points"), [(2, 3), (3, 1), (4, 0)])
def test_a_ship_on_the_start_ring_scores_that_rings_number_too(seats: int, points: int) -> None:
    assert set(last_result(spent(seats))["worths"].values()) == {points}


def test_each_hired_ship_scores_separately() -> None:
    state = spent(levels={"T2": 3, "K3": 4}, hired=HIRED_2)
    assert last_result(state)["points"] == [6 + 10, 3 + 3]


def test_who_moved_a_ship_does_not_matter() -> None:
    state = arrive(ship="B1", hired=HIRED_2, turn_of=0)
    assert last_result(state)["points"] == [3 + 3, 21 + 3]


def test_ships_hired_by_nobody_score_nothing() -> None:
    state = spent(levels={"K1": 5, "T3": 5}, hired=HIRED_2)
    assert sum(last_result(state)["points"]) == 4 * 3


def test_everybody_shows_both_missions_at_the_end_of_a_mission() -> None:
    assert last_result(spent(hired=HIRED_2))["hired"] == [["T2", "K3"], ["B1", "B2"]]


def test_totals_are_kept_from_mission_to_mission() -> None:
    state = arrive(ship="K3", levels={"T2": 3}, hired=HIRED_2, totals=[10, 40])
    assert totals(state) == [37, 46]


def test_scores_list_the_points_of_each_mission() -> None:
    state = arrive(ship="K3", levels={"T2": 3}, hired=HIRED_2, totals=[10, 40])
    assert state.scores() == [{"mission-1": 10, "mission-2": 27}, {"mission-1": 40, "mission-2": 6}]


def test_the_most_from_one_basic_mission_is_36() -> None:
    state = arrive(levels={"T2": LAST_RING}, hired=[("T1", "T2"), ("B1", "B2")])
    assert last_result(state)["points"][0] == 36


def test_the_score_of_a_seat_is_told_ship_by_ship() -> None:
    state = arrive(ship="K3", levels={"T2": 3}, hired=HIRED_2, totals=[10, 40])
    told: Any = events(state, "MissionScored")[0]
    assert (told.seat, told.ships, told.points_each, told.points, told.total) == (0, ("T2", "K3"), (6, 21), 27, 37)


# -- the score track --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("total", "field", "lap"),
    [(0, 0, 0), (59, 59, 0), (60, 0, 1), (61, 1, 1), (119, 59, 1), (120, 0, 2), (144, 24, 2), (180, 0, 3)],
)
def test_r_19_field_and_lap_follow_from_the_total(total: int, field: int, lap: int) -> None:
    points = [min(total, 60), 0], [max(min(total, 120) - 60, 0), 0], [max(total - 120, 0), 0]
    state = with_results(points)
    shown = state.view()["players"][0]
    assert (shown["total"], shown["field"], shown["lap"]) == (total, field, lap)


def test_r_19_landing_exactly_on_field_0_completes_the_lap() -> None:
    state = arrive(ship="K3", levels={"T2": 3}, hired=HIRED_2, totals=[33, 0])
    shown = state.view()["players"][0]
    assert (shown["field"], shown["lap"]) == (0, 1)


def test_r_19_more_than_one_player_may_pass_120() -> None:
    state = with_results([[60, 60], [60, 60], [5, 7]])
    assert [player["lap"] for player in state.view()["players"]] == [2, 2]


# -- the end of the game ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_player_with_the_most_points_wins(seats: int) -> None:
    before = [0] * seats
    before[1] = 60
    state = spent(seats, mission=MISSIONS[seats], totals=before)
    assert state.winners() == (1,)


def test_r_18_several_who_share_the_top_total_all_win() -> None:
    state = spent(3, mission=3, totals=[50, 20, 50])
    assert state.winners() == (0, 2)


def test_r_18_all_may_win_together() -> None:
    assert spent(4, mission=4, totals=[7, 7, 7, 7]).winners() == (0, 1, 2, 3)


def test_r_18_shared_victory_shares_the_return() -> None:
    assert spent(3, mission=3, totals=[50, 20, 50]).returns() == [0.25, -0.5, 0.25]


def test_nobody_has_won_before_the_end() -> None:
    assert race(totals=[60, 0]).winners() == ()


def test_the_end_names_the_winners_and_their_total() -> None:
    state = spent(3, mission=3, totals=[50, 20, 50])
    told: Any = events(state, "GameEnded")[0]
    assert (told.winner_seats, told.total) == ((0, 2), 52)


def test_after_the_end_nobody_has_to_act() -> None:
    state = spent(mission=4)
    assert (state.to_act(), state.legal_actions(0), state.view()["over"]) == ((), [], True)


def test_r_21_undealt_missions_are_not_shown_at_scoring() -> None:
    state = arrive(ship="K3", hired=HIRED_2)
    shown = [ship for event in events(state, "MissionScored") for ship in event.ships]  # type: ignore[attr-defined]
    assert sorted(shown) == ["B1", "B2", "K3", "T2"]


def test_r_21_nothing_carries_over_as_all_nine_missions_are_shuffled_again() -> None:
    dealt = set()
    for seed in range(30):
        state = arrive(ship="K3", hired=HIRED_2, seed=seed)
        dealt.update(state.view(0)["hired"])
    assert dealt == set(SHIPS)


@given(
    seats=st.integers(2, 4),
    data=st.data(),
)
def test_points_are_the_sum_of_what_both_ships_are_worth(seats: int, data: st.DataObject) -> None:
    levels = {ship: data.draw(st.integers(START[seats], LAST_RING)) for ship in SHIPS}
    dealt = data.draw(st.permutations(SHIPS))
    hired = [(dealt[2 * seat], dealt[2 * seat + 1]) for seat in range(seats)]
    state = spent(seats, levels=levels, hired=hired)
    assert last_result(state)["points"] == [RINGS[levels[one]] + RINGS[levels[two]] for one, two in hired]


@given(seats=st.integers(2, 4), data=st.data())
def test_points_do_not_depend_on_where_one_sits(seats: int, data: st.DataObject) -> None:
    levels = {ship: data.draw(st.integers(START[seats], LAST_RING)) for ship in SHIPS}
    dealt = data.draw(st.permutations(SHIPS))
    hired = [(dealt[2 * seat], dealt[2 * seat + 1]) for seat in range(seats)]
    there = last_result(spent(seats, levels=levels, hired=hired))["points"]
    turned = last_result(spent(seats, levels=levels, hired=[*hired[1:], hired[0]]))["points"]
    assert turned == [*there[1:], there[0]]
