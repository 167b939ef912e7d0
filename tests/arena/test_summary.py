"""Figures from rows."""

from __future__ import annotations

import json

import pytest

from landfall.arena.simulate import GameRow
from landfall.arena.summary import spread, summarise, wilson


def row(number: int, winners: list[int], scores: list[dict[str, int]], bots: list[str]) -> GameRow:
    returns = [1.0 if winners == [seat] else 0.0 if seat in winners else -1.0 for seat in range(2)]
    return GameRow(number, f"s/{number}", bots, winners, returns, scores, [3, 4], 7)


ROWS = [
    row(0, [0], [{"coins": 5, "crates": 1}, {"coins": 2, "crates": 0}], ["greedy", "random"]),
    row(1, [0], [{"coins": 4, "crates": 3}, {"coins": 3, "crates": 2}], ["random", "greedy"]),
    row(2, [0, 1], [{"coins": 3, "crates": 2}, {"coins": 3, "crates": 2}], ["greedy", "random"]),
    row(3, [0], [{"coins": 4, "crates": 2}, {"coins": 0, "crates": 0}], ["random", "greedy"]),
]


def test_wins_are_counted_by_seat_and_by_bot() -> None:
    summary = summarise("harbour", 2, {}, ROWS, 2.0)
    assert [share.share for share in summary.by_seat] == [0.875, 0.125]
    assert summary.seat_advantage == 0.375
    assert {name: share.share for name, share in summary.by_bot.items()} == {"greedy": 0.375, "random": 0.625}
    assert summary.by_bot["greedy"].games == 4
    assert summary.by_seat[0].returns == 0.75


def test_points_have_mean_and_spread_by_category() -> None:
    summary = summarise("harbour", 2, {}, ROWS, 2.0)
    assert list(summary.points) == ["coins", "crates"]
    assert summary.points["coins"].mean == 3.0
    assert (summary.points["coins"].least, summary.points["coins"].most) == (0.0, 5.0)
    assert summary.winning_points["coins"].mean == pytest.approx((5 + 4 + 3 + 3 + 4) / 5)
    assert summary.points_by_bot["greedy"]["crates"].mean == pytest.approx((1 + 2 + 2 + 0) / 4)


def test_speed_and_length() -> None:
    summary = summarise("harbour", 2, {}, ROWS, 2.0)
    assert (summary.decisions, summary.length.mean, summary.decisions_per_second) == (28, 7.0, 14.0)
    assert json.loads(json.dumps(summary.to_dict()))["games"] == 4


def test_what_a_game_counts_is_spread_over_the_games() -> None:
    rows = [row(0, [0], [{}, {}], ["random", "random"]), row(1, [1], [{}, {}], ["random", "random"])]
    rows[0].figures = {"left": 3, "drawn": 1}
    rows[1].figures = {"left": 5}
    summary = summarise("harbour", 2, {}, rows, 2.0)
    assert list(summary.figures) == ["left", "drawn"]
    assert (summary.figures["left"].mean, summary.figures["drawn"].mean) == (4.0, 0.5)


def test_nothing_played_is_no_error() -> None:
    summary = summarise("harbour", 2, {}, [], 0.0)
    assert (summary.games, summary.decisions_per_second, summary.points) == (0, 0.0, {})


def test_the_interval_holds_the_share() -> None:
    low, high = wilson(8.0, 10)
    assert (round(low, 3), round(high, 3)) == (0.49, 0.943)  # worked by hand from Wilson's formula
    assert wilson(0.0, 5)[0] == 0.0
    assert wilson(5.0, 5)[1] == 1.0


def test_the_spread_of_one_value_is_nought() -> None:
    assert spread([4.0]).deviation == 0.0
    assert spread([1.0, 3.0]).deviation == pytest.approx(2.0**0.5)
