"""Ratings of levels, from games won against the yardstick."""

from __future__ import annotations

from landfall.bots import level_names
from landfall.bots.ratings import measured, rating_of
from landfall.games.registry import OURS


def test_ratings_follow_from_games_won() -> None:
    for game, levels in measured().items():
        assert game in OURS
        assert set(levels) <= set(level_names())
        for level, figures in levels.items():
            rating = rating_of(game, level)
            assert rating is not None
            assert rating % 10 == 0
            if not figures:
                assert rating == 1000
                continue
            won, played = figures
            assert 0 <= won <= played
            if won != played - won:
                assert (rating >= 1000) == (won > played - won)


def test_what_was_not_measured_has_no_rating() -> None:
    assert rating_of("tic-tac-toe", "normal") is None
    assert rating_of("star-race", "random") is None
