"""Harbour keeps its promise: it uses all that flow offers, so that the tests for all games prove it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from landfall.flow.combinators import COMBINATORS
from tests.cases import Case, walk
from tests.flow.made_up import Harbour

CASES = [Case("harbour", seats, (("weather", weather),)) for seats in range(1, 5) for weather in ("calm", "rough")]


def positions() -> Iterator[Harbour]:
    for case in CASES:
        for seed in range(3):
            for state in walk(case, seed):
                assert isinstance(state, Harbour)
                yield state


def steps_in(plain: Any) -> Iterator[str]:
    """The names of all frames in plain data, however deep."""
    if isinstance(plain, dict):
        if "is" in plain:
            yield plain["is"]
        for held in plain.values():
            yield from steps_in(held)
    elif isinstance(plain, list):
        for held in plain:
            yield from steps_in(held)


def test_every_combinator_that_can_wait_does_wait_somewhere() -> None:
    waiting = {
        name for state in positions() for name in steps_in([state.to_dict()["agenda"], state.to_dict()["lanes"]])
    }
    assert {kind.__name__ for kind in COMBINATORS} - waiting == {"OneOf", "Everyone"}  # these are resolved at once


def test_steps_join_an_open_choice_of_order_and_an_open_queue() -> None:
    agendas = [state.to_dict()["agenda"] for state in positions()]
    joined = [frame for agenda in agendas for frame in agenda if frame["is"] in ("AnyOrder", "NextOf", "Queue")]
    coins_wait_in = {frame["is"] for frame in joined if any(one["is"] == "GainCoins" for one in frame["frames"])}
    assert coins_wait_in == {"AnyOrder", "NextOf", "Queue"}


def test_lanes_are_of_unequal_length() -> None:
    assert any(len({len(lane) for lane in state.lanes if lane}) > 1 for state in positions())


def test_chance_is_asked_in_lanes_and_outside() -> None:
    draws = [state.draws for state in positions() if state.is_terminal()]
    assert any(common for common, *_ in draws)
    assert any(any(lanes) for _, *lanes in draws)


def test_ships_that_have_chosen_wait_unseen_for_afterwards() -> None:
    waiting = 0
    for state in positions():
        waiting += any(state.later)
        for seat in range(state.seats):
            view = state.view(seat)
            assert view["ready"] == [berth >= 0 for berth in state.berths]
            assert view["berth"] == state.berths[seat]
            assert "berths" not in view
    assert waiting


def test_a_look_is_remembered_and_stays_with_the_crate() -> None:
    """Who looked at the top of the deck knows the crate that another then draws."""
    known_in_other_hands = 0
    for state in positions():
        for looker in range(state.seats):
            hands = state.view(looker)["hands"]
            for owner, hand in enumerate(state.hands):
                for place, seen in enumerate(hand.seen):
                    if seen >> looker & 1:
                        assert hands[owner]["kinds"][place] == hand.kinds[place]
                        known_in_other_hands += looker != owner
    assert known_in_other_hands


def test_rumours_are_open_at_the_end_and_only_then() -> None:
    for state in positions():
        shown = [kept for kept in state.view(None)["rumours"] for kept in kept]
        assert all((rumour is None) == (not state.is_terminal()) for rumour in shown)


@pytest.mark.parametrize("seats", range(1, 5))
def test_every_number_of_seats_ends_with_somebody_ahead(seats: int) -> None:
    state = list(walk(Case("harbour", seats, (("weather", "rough"),)), 1))[-1]
    assert state.winners()
    assert max(state.returns()) > min(state.returns()) or seats == 1 or len(state.winners()) == seats
