"""The tests of `landfall.testing` that nobody is told what they may not know, over all games."""

from __future__ import annotations

import pytest

from landfall.testing.cases import Case
from landfall.testing.non_interference import *  # noqa: F403 - its tests
from landfall.testing.non_interference import everybody, games_that_stay_alike
from tests.cases import few_cases

# So much of these games' chance is open from the start that no two of 400 new games look alike to anybody. In all
# others there must be some: the test below replaces the one that is skipped otherwise.
del test_games_from_other_seeds_that_look_alike_are_sampled_alike_and_told_alike  # noqa: F821
SHOWN_AT_SETUP = frozenset({"antarctica", "planet-unknown", "evacuation"})


@pytest.mark.parametrize("alike", [case for case in few_cases() if case.game_id not in SHOWN_AT_SETUP], ids=str)
def test_new_games_that_look_alike_are_sampled_alike_and_told_alike(alike: Case) -> None:
    for seat in everybody(alike):
        assert games_that_stay_alike(alike, seat), f"of 400 new games no two look alike to {seat}"
