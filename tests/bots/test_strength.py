"""Search beats greedy beats random at Star Race: fixed seeds, few games, far from chance."""

from __future__ import annotations

import pytest

from landfall.arena import simulate


@pytest.mark.parametrize(
    ("better", "worse", "games"), [("greedy", "random", 12), ("search:20", "greedy", 14), ("search:20", "random", 6)]
)
def test_the_better_bot_wins(better: str, worse: str, games: int) -> None:
    summary = simulate("star-race", 2, games, [better, worse], seed="strength", processes=1).summary()
    assert summary.by_bot[better].low > 0.5  # the 95 % interval lies above an even chance
