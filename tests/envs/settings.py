"""Every game, number of seats and main variant that the environments are tested with."""

from __future__ import annotations

import os

from tests.cases import Case, few_cases

OURS = ("star-race", "antarctica", "evacuation", "planet-unknown")
CYCLES = int(os.environ.get("LANDFALL_ENV_CYCLES", "25"))  # steps of each suite; ./dev nightly takes many more

CASES = [case for case in few_cases() if case.game_id in OURS]
assert {case.game_id for case in CASES} == set(OURS)


def one_of_each() -> list[Case]:
    """The first case of every game and number of seats."""
    found: dict[tuple[str, int], Case] = {}
    for case in CASES:
        found.setdefault((case.game_id, case.seats), case)
    return list(found.values())
