"""Round robins and ratings."""

from __future__ import annotations

from collections import Counter

import pytest

from landfall.arena import round_robin
from landfall.flow import BadInput


def test_everybody_meets_everybody_in_every_seat() -> None:
    ratings = round_robin("tic-tac-toe", ["random", "greedy", "search:30"], rounds=2, processes=1)
    assert len(ratings.rows) == 2 * 3 * 2
    met = Counter(tuple(row.bots) for row in ratings.rows)
    assert set(met.values()) == {2}
    assert len(met) == 6


def test_the_better_bot_is_rated_higher() -> None:
    ratings = round_robin("tic-tac-toe", ["random", "search:60"], rounds=15, processes=1)
    assert [one.bot for one in ratings.rated] == ["search:60", "random"]
    assert ratings.rated[0].ordinal > ratings.rated[1].mu
    assert ratings.rated[0].won.share > 0.8
    again = round_robin("tic-tac-toe", ["random", "search:60"], rounds=15, processes=1)
    assert [(one.mu, one.sigma) for one in again.rated] == [(one.mu, one.sigma) for one in ratings.rated]
    assert ratings.to_dict()["rated"][0]["bot"] == "search:60"


@pytest.mark.parametrize(
    ("bots", "rounds"),
    [(["random"], 1), (["random", "random"], 1), (["random", "nobody"], 1), (["random", "greedy"], 0)],
)
def test_wrong_orders_are_refused(bots: list[str], rounds: int) -> None:
    with pytest.raises(BadInput):
        round_robin("tic-tac-toe", bots, rounds)


def test_alone_nobody_can_be_rated() -> None:
    with pytest.raises(BadInput, match="needs 2 seats or more, not 1"):
        round_robin("planet-unknown", ["random", "greedy"], 1, seats=1)
    rated = round_robin("planet-unknown", ["random", "greedy"], 1, processes=1)
    assert len(rated.rows[0].bots) == 2
