"""The greedy evaluation: it favours who leads, is true at the end, and looks at nothing hidden but the own seat's."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.bots import Greedy, Knowledge
from landfall.flow import Rng
from tests.games.antarctica.positions import GAME, board, play
from tests.games.antarctica.steering import eagerly


def test_leads_are_between_a_loss_and_a_win_and_one_for_all_equals_each() -> None:
    state: Any = GAME.new_initial_state(3, {}, 7)
    rng = Rng("evaluation")
    while not state.is_terminal():
        told = state.evaluations()
        assert told == [state.evaluation(seat) for seat in range(3)]
        assert all(-1.0 < one < 1.0 for one in told)
        assert sum(one > 0 for one in told) <= 1, "at most one leads"
        state.apply_action(eagerly(state, rng))
    assert state.evaluations() == state.returns()


def lead_over_b(state: Any) -> float:
    """How far A is ahead of B in the points that each can expect. The sun is nearer to some ships than to others, so
    C may be the one to beat."""
    points = GAME.expected_points(state)
    return points[0] - points[1]


def test_a_scientist_ashore_a_cube_ahead_and_a_ship_are_worth_having() -> None:
    plain: Any = board(queues={1: "A", 4: "B", 5: "C"})
    ashore: Any = board(queues={1: "A", 4: "B", 5: "C"}, scientists={4: "A"}, supply={"A": 2})
    ahead: Any = board(queues={1: "A", 4: "B", 5: "C"}, cubes={"T1": {"A": 4}})
    fleet: Any = board(queues={1: "A", 2: "A", 4: "B", 5: "C"})
    for better in (ashore, ahead, fleet):
        assert better.evaluation(0) > plain.evaluation(0)
        assert lead_over_b(better) > lead_over_b(plain)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_cards_of_others_count_by_their_number_alone(seats: int) -> None:
    state: Any = GAME.new_initial_state(seats, {}, 3)
    rng = Rng("hidden")
    for _ in range(90):
        if state.is_terminal():
            break
        for seat in range(seats):
            assert state.sample(seat, Rng("again")).evaluations() == pytest.approx(state.evaluations())
        state.apply_action(eagerly(state, rng))


def test_greedy_takes_a_win_that_lies_before_it() -> None:
    """A leads; to put up the crane costs the last own scientist and ends the game."""
    state = board(
        2,
        queues={1: "A", 4: "AB"},
        buildings={4: "shaft", 5: "derrick turbine lab"},
        scientists={5: "AAAAA"},
        supply={"A": 1},
        reserve={"A": 0},
        tops=["B01"],
        hands={"A": "two_scientists"},
    )
    play(state, "sail", zone=5)
    bot = Greedy("greedy", 1)
    while not state.is_terminal():
        assert state.current_player() == 0, "B has no other turn"
        state.apply_action(bot.choose(Knowledge.of(state, 0, Rng("knows"))))
    assert state.view()["ending"] == "last_scientist"
    assert state.winners() == (0,)
