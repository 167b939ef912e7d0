"""The example with hidden things: its rules, and how bots judge what all decide at once."""

from __future__ import annotations

import pytest

import landfall
from landfall.arena import simulate
from landfall.bots import Knowledge
from landfall.flow import State

pytestmark = pytest.mark.usefixtures("sealed_bids")


def after(*bids: int, seed: int = 1) -> State:
    state = landfall.load_game("sealed-bids").new_initial_state(seats=len(bids), seed=seed)
    for seat, coins in enumerate(bids):
        state.apply_action(coins, seat)
    return state


def test_the_highest_bid_pays_and_takes_the_lot() -> None:
    state = after(3, 5, 4)
    view = state.view(None)
    assert view["coins"] == [12, 7, 12]
    assert sum(view["points"]) == view["points"][1] > 0


def test_a_highest_bid_that_is_made_twice_buys_nothing() -> None:
    assert after(5, 5, 4).view(None)["points"] == [0, 0, 0]


def test_a_bid_is_secret_until_all_have_bid() -> None:
    state = landfall.load_game("sealed-bids").new_initial_state(seats=2, seed=1)
    state.apply_action(7, 0)
    assert state.view(1)["has_bid"] == [True, False]
    assert (state.view(0)["bid"], state.view(1)["bid"], state.view(None)["bid"]) == (7, -1, -1)
    drawn = {state.sample(1, landfall.Rng(number)).to_dict()["table"]["bids"][0] for number in range(40)}
    assert len(drawn) > 5


@pytest.mark.parametrize("seat", range(3))
def test_every_seat_judges_a_choice_that_all_make_at_once_when_all_have_chosen(seat: int) -> None:
    """Without this the seat that is asked last knew what its bid buys, and the others did not."""
    state = landfall.load_game("sealed-bids").new_initial_state(seats=3, seed=1)
    drawn = Knowledge.of(state, seat, landfall.Rng(1)).sample_to_judge(landfall.Rng(2))
    assert drawn.to_act() == (seat,)
    assert drawn.view(seat)["bid"] == -1


def test_no_seat_of_equal_bots_is_better_for_being_asked_last() -> None:
    rows = simulate("sealed-bids", 3, 60, ["greedy"], seed=1, processes=1).rows
    wins = [sum(seat in row.winners for row in rows) for seat in range(3)]
    assert min(wins) >= 15, wins  # with the first seats judged half done it was 11, 8 and 47


def test_the_bot_of_the_package_plays_by_what_its_seat_sees() -> None:
    done = simulate("sealed-bids", 3, 30, ["sealed_bids.bots:Thrifty", "random", "random"], seed=1, processes=1)
    assert done.summary().by_bot["sealed_bids.bots:Thrifty"].share > 0.6
