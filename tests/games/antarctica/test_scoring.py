"""Scoring: rules, section 13."""

from __future__ import annotations

import pytest

from landfall.games.antarctica.rules.scoring import contest, decision_of, first_ranks, ranks, totals
from tests.games.antarctica.positions import GAME, board, events, play, points


def test_example_zone_two_tied_first_players_both_score_in_full() -> None:
    """8 buildings, 3, 3, 1 and 0 scientists: 16, 16, 3 and 0."""
    amounts = [3, 3, 1, 0]
    assert contest(amounts, amounts, 8 + 1) == [16, 16, 3, 0]


def test_example_track_values_seven_five_two() -> None:
    """14 for the first, 7 for the second, 5 for the third, nothing without a cube."""
    assert contest([9, 8, 3, 0], [7, 5, 2, 0], 0) == [14, 7, 5, 0]


def test_example_on_the_board() -> None:
    kinds = "camp crane shaft derrick turbine lab factory headquarters"
    state = board(4, queues={1: "A"}, buildings={2: kinds}, scientists={2: "AAABBBC"})
    assert state.view()["zones"][2]["points"] == [16, 16, 3, 0]
    assert state.view()["zones"][2]["first_scores"] == 16


@pytest.mark.parametrize(
    ("amounts", "expected"),
    [
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([2, 0, 0, 0], [2, 0, 0, 0]),
        ([4, 2, 2, 1], [9, 4, 4, 2]),
        ([1, 1, 1, 1], [4, 4, 4, 4]),
        ([5, 5, 3, 3], [16, 16, 5, 5]),
        ([1, 2, 3, 4], [2, 3, 4, 10]),
    ],
)
def test_r_40_ties_share_a_rank_and_the_next_follows_without_a_gap(amounts: list[int], expected: list[int]) -> None:
    assert contest(amounts, amounts, 0) == expected


def test_r_40_ranks_are_dense() -> None:
    assert ranks([4, 4, 2, 0]) == [1, 1, 2, 0]
    assert ranks([1, 3, 3, 2]) == [3, 1, 1, 2]


def test_tracks_are_ranked_by_position_not_by_value() -> None:
    """Spaces 7 and 8 are both worth 5."""
    state = board(3, queues={1: "A"}, cubes={"T1": {"A": 7, "B": 8, "C": 2}})
    assert state.view()["tracks"][0]["points"] == [5, 11, 5]


def test_a_space_without_a_number_has_the_value_of_the_number_before() -> None:
    state = board(3, queues={1: "A"}, cubes={"T3": {"A": 6}})
    assert state.view()["tracks"][2]["values"] == [3, 0, 0]


def test_stars_and_discards_are_one_contest_each() -> None:
    state = board(
        3,
        queues={1: "A"},
        built={"A": "D01 A01", "B": "A06", "C": "B01"},
        discarded={"A": 1, "B": 3},
        supply=FULL,
        reserve=NO,
    )
    assert [score["stars"] for score in state.scores()] == [3, 2, 0]
    assert [score["discards"] for score in state.scores()] == [3, 4, 0]


FULL = {"A": 14, "B": 14, "C": 14}
NO = {"A": 0, "B": 0, "C": 0}


def test_closed_zones_and_tracks_do_not_score() -> None:
    state = board(2, queues={1: "A"}, scientists={3: "A"}, supply={"A": 15, "B": 16}, cubes={"T4": {"A": 3}})
    assert points(state) == [0, 0]


def test_ships_do_not_count_in_zones() -> None:
    state = board(3, queues={1: "AAA"}, supply=FULL, reserve=NO)
    assert points(state) == [0, 0, 0]


def test_points_are_public_while_the_game_runs_and_add_up() -> None:
    state = GAME.new_initial_state(4, {}, 11)
    while not state.is_terminal():
        assert points(state) == totals(state)  # type: ignore[arg-type]
        assert [player["total"] for player in state.view()["players"]] == points(state)
        state.apply_action(state.legal_actions()[-1])


# -- 13.5 -------------------------------------------------------------------------------------------------------------


def test_most_points_win() -> None:
    state = board(2, queues={1: "A"}, scientists={4: "A"}, supply={"A": 15, "B": 16})
    assert decision_of(state) == ((0,), "points")  # type: ignore[arg-type]


def test_r_41_a_tie_is_broken_by_first_ranks() -> None:
    """A has two zones with two points each, B one zone with a building and two scientists: four points as well."""
    state = board(
        2, queues={1: "A"}, scientists={1: "A", 2: "A", 4: "BB"}, buildings={4: "camp"}, supply={"A": 14, "B": 14}
    )
    assert points(state) == [4, 4]
    assert first_ranks(state) == [2, 1]  # type: ignore[arg-type]
    assert decision_of(state) == ((0,), "first_ranks")  # type: ignore[arg-type]


def test_r_41_a_shared_first_rank_counts_for_each_and_nobody_is_first_where_nobody_has_anything() -> None:
    state = board(2, queues={1: "A"}, scientists={1: "AB"}, supply={"A": 15, "B": 15})
    assert first_ranks(state) == [1, 1]  # type: ignore[arg-type]


def test_then_more_building_cards_decide() -> None:
    state = board(2, queues={1: "A"}, scientists={1: "AB"}, supply={"A": 15, "B": 15}, built={"B": "B01"})
    assert decision_of(state) == ((1,), "cards")  # type: ignore[arg-type]


def test_then_the_victory_is_shared() -> None:
    state = board(2, queues={1: "A"}, scientists={1: "AB"}, supply={"A": 15, "B": 15})
    assert decision_of(state) == ((0, 1), "shared")  # type: ignore[arg-type]


def test_the_winner_is_named_with_every_contest_scored_from_the_lit_zone_on() -> None:
    state = board(
        2,
        queues={4: "A", 1: "B"},
        lit=4,
        scientists={1: "AAB", 5: "B"},
        supply={"A": 1, "B": 3},
        reserve={"A": 0},
        hands={"A": "place_scientist"},
    )
    play(play(state, "sail", zone=2), "play", card="place_scientist")
    assert state.is_terminal()
    zones = [event.zone for event in events(state, "ZoneScored")]  # type: ignore[attr-defined]
    assert zones == [5, 6, 1, 1, 2]
    ended = events(state, "GameEnded")[0]
    assert ended.winner_seats == state.winners()  # type: ignore[attr-defined]
    assert ended.points == max(points(state))  # type: ignore[attr-defined]
