"""Leads and what they say of the return."""

from __future__ import annotations

import pytest

from landfall.flow.judgement import lead_of, less_the_others, squeezed


def test_a_lead_is_measured_from_the_best_of_the_others() -> None:
    standings = [12.0, 30.0, -4.0]
    assert [lead_of(standings, seat) for seat in range(3)] == [-18.0, 18.0, -34.0]
    assert lead_of([7.0, 7.0], 0) == 0.0


@pytest.mark.parametrize(("lead", "guess"), [(0.0, 0.0), (20.0, 0.5), (-20.0, -0.5), (60.0, 0.75), (1e9, 1.0)])
def test_a_lead_of_the_spread_is_half_a_sure_win(lead: float, guess: float) -> None:
    assert squeezed(lead, 20.0) == pytest.approx(guess, abs=1e-6)


def test_numbers_are_compared_with_the_mean_of_the_others() -> None:
    rows = [[6.0, 1.0], [2.0, 1.0], [4.0, 3.0]]
    assert less_the_others(rows, 0) == [3.0, -1.0]
    assert less_the_others(rows[:2], 1) == [-4.0, 0.0]
