"""Shipyard cards changing hands, and who knows what: rules, sections 6.2, 11 and 18."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.flow import Rng, State
from landfall.games.antarctica.table.terms import named_counts
from tests.games.antarctica.positions import (
    GAME,
    YARD_COUNTS,
    asked,
    board,
    choices,
    events,
    finish,
    hand,
    play,
    queue,
    seat_of,
    why,
)
from tests.games.antarctica.steering import eagerly


def ship_built(seats: int = 3, **more: Any) -> State:
    queues = {1: "A", 4: "B", 5: "C", 6: "D"}
    used = {zone: letter for zone, letter in queues.items() if letter in "ABCD"[:seats]}
    state = board(seats, queues=used, buildings={2: "shipyard"}, **more)
    play(play(state, "sail", zone=2), "build_ship")
    return state


def known(state: State, letter: str) -> dict[str, Any]:
    shipyard: dict[str, Any] = state.view(seat_of(letter))["shipyard"]
    return shipyard


def test_each_other_player_looks_through_the_stack_and_takes_a_card() -> None:
    state = ship_built(4)
    for letter in "BCD":
        assert asked(state) == ("TakeCard", letter)
        assert choices(state, "take") == ["icebreaker", "place_scientist", "two_scientists", "fast_progress"]
        play(state, "take", card="fast_progress" if letter == "B" else "icebreaker")
    assert hand(state, "A") == {}
    assert hand(state, "B") == {"fast_progress": 1}
    assert state.view()["shipyard"]["stack"] == 10


def test_a_card_that_is_gone_cannot_be_taken() -> None:
    state = ship_built(stack="icebreaker two_scientists icebreaker")
    play(state, "take", card="two_scientists")
    assert choices(state, "take") == ["icebreaker"]
    assert why(state, "take", card="two_scientists").code == "not-in-the-stack"


def test_r_19_a_stack_too_short_is_boxed_and_the_ship_is_built_all_the_same() -> None:
    state = ship_built(4, stack="icebreaker two_scientists")
    assert queue(state, 1) == "A"
    assert asked(state)[0] == "SetSail"
    assert state.view()["shipyard"] | {"played": None, "boxed": 2} == state.view()["shipyard"] | {"played": None}
    assert state.view()["shipyard"]["stack"] == 0
    assert all(hand(state, letter) == {} for letter in "ABCD")


def test_r_19_an_empty_stack_works_likewise() -> None:
    state = ship_built(stack="")
    assert queue(state, 1) == "A"
    assert asked(state)[0] == "SetSail"


def test_r_19_nobody_can_decline_a_card() -> None:
    state = ship_built()
    assert {GAME.actions.decode(action)[0] for action in state.legal_actions()} == {"take"}


def test_r_20_a_stack_too_short_for_a_draft_is_boxed_and_the_space_is_used_up() -> None:
    state = board(
        3,
        queues={1: "A", 4: "B", 5: "C"},
        buildings={2: "land_station"},
        cubes={"T1": {"A": 4}},
        stack="icebreaker two_scientists",
    )
    play(play(state, "sail", zone=2), "research", track="T1")
    assert state.view()["shipyard"]["boxed"] == 2
    assert state.view()["tracks"][0]["spaces"][4]["used"]
    assert asked(state) == ("EndTurn", "A")


def test_r_21_hands_are_hidden_and_their_numbers_public() -> None:
    state = ship_built()
    play(state, "take", card="fast_progress")
    play(state, "take", card="icebreaker")
    assert state.view()["players"][1]["hand_size"] == 1
    for viewer in (None, 0, 2):
        shown = state.view(viewer)
        assert shown["hand"] in (None, {}, {"icebreaker": 1})
    assert len(events(state, "CardTaken")) == 2
    assert events(state, "CardGot") == []
    assert [event.card for event in events(state, "CardGot", 1)] == ["fast_progress"]  # type: ignore[attr-defined]


def test_r_21_only_the_chooser_sees_the_stack() -> None:
    state = ship_built()
    question = state.decision(1)
    assert question is not None
    assert question.fields == {
        "cards": {"icebreaker": 6, "place_scientist": 3, "two_scientists": 2, "fast_progress": 2}
    }
    play(state, "take", card="fast_progress")
    assert known(state, "B")["stack_is_among"]["fast_progress"] == 1
    assert known(state, "A")["stack_is_among"]["fast_progress"] == 2  # A has not looked


def test_r_21_who_looks_knows_what_the_others_hold_between_them() -> None:
    state = ship_built()
    play(state, "take", card="fast_progress")
    assert known(state, "C")["others_hold"] == {"fast_progress": 1}
    assert known(state, "A")["others_hold"] == {}


def test_r_21_what_is_known_of_the_stack_names_no_card_that_is_elsewhere() -> None:
    """Neither a card played since, nor one's own, nor one the others are known to hold."""
    state = ship_built(2, stack="icebreaker icebreaker two_scientists fast_progress", hands={"A": "icebreaker"})
    assert known(state, "A")["stack_is_among"] == {"icebreaker": 2, "two_scientists": 1, "fast_progress": 1}
    play(state, "take", card="two_scientists")
    assert known(state, "B")["stack_is_among"] == {"icebreaker": 2, "fast_progress": 1}
    assert known(state, "A")["stack_is_among"] == {"icebreaker": 2, "two_scientists": 1, "fast_progress": 1}
    while asked(state) != ("SetSail", "B"):
        finish(play(state, "sail", zone=choices(state, "sail")[0]))
    play(play(state, "sail", zone=choices(state, "sail")[0]), "play", card="two_scientists")
    assert known(state, "A")["stack_is_among"] == {"icebreaker": 2, "fast_progress": 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r_21_what_is_known_of_all_cards_together_is_possible(seats: int) -> None:
    """For every seat, at every moment; and the stack is part of what the seat is told, in its samples too."""
    state: Any = GAME.new_initial_state(seats, {}, f"among {seats}")
    rng = Rng(f"among {seats}")
    while not state.is_terminal():
        for seat in range(seats):
            view = state.view(seat)
            yard = view["shipyard"]
            for card, count in YARD_COUNTS.items():
                places = (yard["stack_is_among"], yard["played"], yard["others_hold"], view["hand"])
                assert sum(place.get(card, 0) for place in places) <= count
            sample: Any = state.sample(seat, rng)
            for stack in (state.stack, sample.stack):
                assert all(count <= yard["stack_is_among"].get(card, 0) for card, count in named_counts(stack).items())
        state.apply_action(eagerly(state, rng))


def test_r_21_what_was_passed_on_in_a_draft_stays_known() -> None:
    state = board(
        2,
        queues={1: "A", 4: "B"},
        buildings={2: "land_station"},
        cubes={"T1": {"A": 4}},
        stack="fast_progress two_scientists",
    )
    play(play(state, "sail", zone=2), "research", track="T1")
    play(state, "take", card="two_scientists")
    assert known(state, "A")["others_hold"] == {"fast_progress": 1}
    for seed in range(20):
        sample = state.sample(0, Rng(seed))
        assert hand(sample, "B") == {"fast_progress": 1}


def test_r_21_a_card_that_is_played_is_no_longer_held() -> None:
    state = ship_built(2)
    play(state, "take", card="two_scientists")
    finish(play(state, "sail", zone=0))  # the ship in zone 2; the new one lies in zone 1
    while asked(state) != ("SetSail", "B"):
        finish(play(state, "sail", zone=choices(state, "sail")[0]))
    play(play(state, "sail", zone=choices(state, "sail")[0]), "play", card="two_scientists")
    assert state.view()["shipyard"]["played"] == {"two_scientists": 1}
    assert known(state, "A")["others_hold"] == {}


def test_a_sample_deals_hands_from_what_the_seat_may_think_possible() -> None:
    state = ship_built(3, stack="icebreaker icebreaker two_scientists fast_progress", hands={"A": "place_scientist"})
    play(state, "take", card="two_scientists")  # B, who now knows that the stack is icebreaker x2 and fast progress
    seen = set()
    for seed in range(60):
        sample: Any = state.sample(0, Rng(seed))
        assert hand(sample, "A") == {"place_scientist": 1}
        seen.add(str(hand(sample, "B")))
        assert sum(hand(sample, "B").values()) == 1
    assert len(seen) >= 3
    for seed in range(20):
        sample = state.sample(1, Rng(seed))
        assert sample.stack == state.stack  # type: ignore[attr-defined]


def test_only_the_top_of_a_building_deck_is_fixed_in_a_sample() -> None:
    state = GAME.new_initial_state(3, {"placement": "first_game"}, 4)
    tops = [offer["top"] for offer in state.view()["offers"]]
    orders = set()
    for seed in range(10):
        sample: Any = state.sample(0, Rng(seed))
        assert [offer["top"] for offer in sample.view()["offers"]] == tops
        orders.add(sample.decks)
    assert len(orders) == 10


def test_a_look_at_the_stack_and_a_new_top_card_cannot_be_undone() -> None:
    state = board(queues={1: "A"}, buildings={2: "shaft"}, tops=["B09"])
    play(state, "sail", zone=2)
    assert state.can_undo(0)
    play(state, "build", deck="basic")
    assert not state.can_undo(0)


def test_whoever_brings_a_look_at_the_stack_about_cannot_take_it_back() -> None:
    state = ship_built(3)
    assert asked(state) == ("TakeCard", "B")
    assert not state.can_undo(0)
    play(state, "take", card="icebreaker")
    assert asked(state) == ("TakeCard", "C")
    assert not state.can_undo(1)


def test_a_card_kept_in_a_draft_cannot_be_changed_once_the_next_player_has_seen_the_rest() -> None:
    state = board(
        3,
        queues={1: "A", 4: "B", 6: "C"},
        lit=1,
        buildings={5: "land_station"},
        scientists={5: "AAAA"},
        cubes={"T1": {"A": 1}},
    )
    play(play(state, "sail", zone=5), "research", track="T1")
    assert asked(state) == ("KeepCard", "A")
    state.apply_action(state.legal_actions(0)[0], 0)
    assert asked(state) == ("KeepCard", "B")
    assert not state.can_undo(0)
