"""The gauntlet of `landfall.testing` over all games, and what the made-up game must show in it."""

from __future__ import annotations

import pytest

from landfall.testing.cases import Case
from landfall.testing.gauntlet import *  # noqa: F403 - its tests
from landfall.testing.gauntlet import phases_that_commute
from tests.cases import few_cases


@pytest.mark.parametrize("harbour", [case for case in few_cases() if case.game_id == "harbour"], ids=str)
def test_the_made_up_game_has_simultaneous_phases_to_compare(harbour: Case) -> None:
    assert phases_that_commute(harbour) > 0
