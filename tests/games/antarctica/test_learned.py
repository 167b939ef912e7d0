"""What bots go by since they learned: features of the seats, and a best move that anybody would see."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.bots import Knowledge, make_bot
from landfall.flow import Rng
from landfall.games.antarctica.judgement.evaluation import ExpeditionLesson, clock
from landfall.games.antarctica.judgement.features import NAMES, all_features
from tests.games.antarctica.positions import GAME, board
from tests.games.antarctica.steering import eagerly


def told(state: Any, seat: int) -> dict[str, float]:
    """The features by name."""
    return dict(zip(NAMES, all_features(state)[seat], strict=True))


def test_points_are_those_that_the_rules_count() -> None:
    state: Any = GAME.new_initial_state(3, {}, 11)
    rng = Rng("points")
    while not state.is_terminal():
        for seat, points in enumerate(state.scores()):
            features = told(state, seat)
            assert {name: features[f"points of {name}"] for name in points} == points
            assert features["scientists in supply"] == state.supply[seat]
            assert sum(features[f"ship {number}"] for number in range(1, 6)) == len(state.own_berths(seat))
        state.apply_action(eagerly(state, rng))


def test_places_of_ships_people_and_cards_are_told() -> None:
    state: Any = board(
        2,
        queues={1: "AB", 4: "BA", 5: "B"},
        lit=1,
        buildings={4: "camp crane", 5: "land_station"},
        scientists={4: "AAB", 5: "A"},
        cubes={"T1": {"A": 4, "B": 2}},
        tops=["B03", "B04"],
        supply={"A": 1},
    )
    own, other = told(state, 0), told(state, 1)
    assert (own["ships first in a zone"], own["ships second in a zone"]) == (1.0, 1.0)
    assert (other["ships first in a zone"], other["ships second in a zone"]) == (2.0, 1.0)
    assert own["most people in a zone with a camp"] == 2.0
    assert own["most people in a zone with a station that helps"] == 1.0
    assert other["most people in a zone with a station that helps"] == 0.0
    assert own["tracks on which nobody is further"] == 1.0
    assert other["tracks on which nobody is further"] == 0.0
    assert own["building cards within reach"] == 1.0


def test_a_lesson_compares_a_seat_with_the_others() -> None:
    state: Any = board(3, queues={1: "A", 4: "B", 5: "C"}, scientists={4: "AA"}, supply={"A": 3})
    lesson = ExpeditionLesson()
    compared = dict(zip(NAMES, lesson.features(state, 0), strict=True))
    assert compared["scientists in supply"] == 3 - 2
    assert compared["zones with own scientists"] == 1.0
    assert lesson.features(state, 1)[NAMES.index("zones with own scientists")] == -0.5
    assert lesson.time_left(state, []) == clock(state)


@pytest.mark.parametrize("name", ["normal", "hard", "expert"])
def test_a_win_is_taken(name: str) -> None:
    """A leads; to put up the crane costs the last own scientist and ends the game."""
    state = board(
        2,
        queues={1: "A", 4: "AB"},
        buildings={4: "shaft", 5: "derrick turbine lab"},
        scientists={5: "AAAAA"},
        supply={"A": 1},
        reserve={"A": 0},
        tops=["B01"],
    )
    bot = make_bot(name, 1)
    while not state.is_terminal() and state.current_player() == 0:
        state.apply_action(bot.choose(Knowledge.of(state, 0, Rng("knows"))))
    assert state.view()["ending"] == "last_scientist"
    assert state.winners() == (0,)
