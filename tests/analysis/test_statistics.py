"""Many games in figures: counted by hand."""

from __future__ import annotations

import pytest

from landfall.analysis.statistics import Comparison, Played, played, statistics
from landfall.games import load_game
from landfall.texts import LANGUAGES
from tests.analysis.test_analysis import CASES, late_record
from tests.recorded import FOLDER, RecordedGame


def row(winners: list[int], totals: list[int], own: list[int] | None = None, variant: str = "basic") -> Played:
    """A game of Star Race between Ania and a bot."""
    seats = len(totals)
    return Played(
        game="star-race",
        options={"variant": variant},
        players=["Ania", *["yardstick"] * (seats - 1)],
        winners=winners,
        scores=[{"mission-1": total - 1, "mission-2": 1} for total in totals],
        returns=[0.0] * seats,
        openings=[(("play", (("card", "plus"),)),), *[()] * (seats - 1)],
        with_what=[{} for _ in totals],
        length=10,
        own=own,
    )


def by(kind: str, comparisons: list[Comparison]) -> Comparison:
    return next(one for one in comparisons if one.by == kind)


def test_wins_and_points_are_counted_by_seat_and_player() -> None:
    done = statistics([row([0], [9, 5]), row([0, 1], [7, 7]), row([1], [3, 8]), row([0], [9, 2, 1]), None])
    assert done.left_out == 1
    (game,) = done.games
    assert (game.played, game.length) == (4, 10.0)
    seats = by("seat", game.comparisons).lines
    assert [line.title["en"] for line in seats] == ["1", "2", "3"]
    assert [line.played for line in seats] == [4, 4, 1]
    assert [line.share for line in seats] == [2.5 / 4, 1.5 / 4, 0.0]
    assert seats[0].points == 7.0
    assert seats[0].fair == pytest.approx((3 * 0.5 + 1 / 3) / 4)
    assert seats[0].low < seats[0].share < seats[0].high  # type: ignore[operator]
    assert {line.title["pl"]: line.played for line in by("player", game.comparisons).lines} == {"Ania": 4, "Wzorzec": 5}
    assert [(one.title["fr"], one.all) for one in game.sources] == [
        ("Mission 1", pytest.approx(51 / 9 - 1)),
        ("Mission 2", 1.0),
    ]
    assert game.winning == [7, 7, 8, 9, 9]
    assert game.totals == [1, 2, 3, 5]


def test_of_ones_own_games_only_ones_own_seats_count() -> None:
    done = statistics([row([0], [9, 5], own=[0], variant="family"), row([1], [3, 8], own=[0])])
    (game,) = done.games
    assert (game.whole.played, game.whole.share, game.whole.fair) == (2, 0.5, 0.5)
    variants = {line.title["en"]: line.share for line in by("option", game.comparisons).lines}
    assert sorted(variants.values()) == [0.0, 1.0]  # type: ignore[type-var]
    assert all(one.by != "player" for one in game.comparisons)  # there is nobody to be compared with


def test_a_game_that_has_not_ended_is_left_out() -> None:
    record, first = late_record("star-race")
    record.digest = ""
    record.parts[0].moves = record.parts[0].moves[:first]
    assert played(record) is None


@pytest.mark.parametrize("game_id", CASES)
def test_a_record_is_a_row_with_an_opening_of_each_seat(game_id: str) -> None:
    record, _ = late_record(game_id)
    one = played(record)
    assert one is not None
    assert one.length == len(record.parts[0].moves)
    assert all(one.openings)
    (figures,) = statistics([one]).games
    assert figures.title["en"] == load_game(game_id).title
    for comparison in figures.comparisons:
        for line in comparison.lines:
            assert set(line.title) == set(LANGUAGES)
            assert all(line.title.values())


def test_corporations_planets_and_technology_sets_are_compared_by_their_names() -> None:
    kept = [RecordedGame.read(FOLDER / f"{name}.json").record for name in ("planet-unknown-03", "evacuation-05")]
    rows = [played(one) for one in kept]
    told = [held for one in rows if one is not None for held in one.with_what]
    assert {kind for held in told for kind in held} == {"corporation", "planet", "technology_set"}
    for one in rows:
        assert one is not None
        apart = [each for each in statistics([one]).games[0].comparisons if each.by == "kind"]
        for line in [line for each in apart for line in each.lines]:
            assert "_" not in line.title["pl"], "a name, not an id"
