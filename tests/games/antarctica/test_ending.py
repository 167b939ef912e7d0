"""The end of the game: rules, section 12."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.flow import State
from tests.games.antarctica.positions import (
    asked,
    board,
    can,
    choices,
    cube,
    events,
    finish,
    people,
    play,
    why,
)


def last_one(**more: Any) -> State:
    """A has one scientist left and can build a crane, which brings a research point."""
    return board(
        queues={1: "A", 4: "B", 5: "C"},
        buildings={2: "shaft"},
        tops=["B01"],
        supply={"A": 1, **more.pop("supply", {})},
        reserve={"A": 0, **more.pop("reserve", {})},
        **more,
    )


def ending(state: State) -> str | None:
    shown: str | None = state.view()["ending"]
    return shown


def test_the_last_own_scientist_on_the_board_ends_the_game() -> None:
    state = last_one()
    play(play(state, "sail", zone=2), "build", deck="basic")
    assert ending(state) == "last_scientist"
    assert not state.is_terminal()  # the card's research point comes first
    assert state.view()["next_turns"] == []
    play(state, "track", track="T1")
    assert state.is_terminal()
    assert cube(state, "T1", "A") == 1


def test_the_last_building_card_ends_the_game() -> None:
    state = board(
        queues={1: "A", 4: "B"},
        buildings={2: "shaft"},
        decks={"basic": "B09", "double": "", "advanced": ""},
        supply={"A": 2},
    )
    play(play(state, "sail", zone=2), "build", deck="basic")
    assert state.is_terminal()
    assert ending(state) == "last_card"


def test_an_empty_supply_alone_does_not_end_the_game() -> None:
    state = last_one(reserve={"A": 1})
    play(play(state, "sail", zone=2), "build", deck="basic")
    play(state, "track", track="T1")
    assert ending(state) is None


def test_r_36_the_last_scientist_placed_by_the_card_ends_the_game_without_the_action() -> None:
    state = last_one(hands={"A": "place_scientist"})
    play(state, "sail", zone=2)
    assert can(state, "build", deck="basic")
    play(state, "play", card="place_scientist")
    assert state.is_terminal()
    assert ending(state) == "last_scientist"


def test_r_37_triggered_actions_are_resolved_for_all_and_nothing_more() -> None:
    state = last_one(cubes={"T2": {"A": 4}}, hands={"A": "two_scientists"})
    play(play(state, "sail", zone=2), "build", deck="basic")
    play(state, "track", track="T2")
    assert asked(state) == ("ChooseShip", "A")
    play(state, "decline")
    play(state, "decline")
    play(state, "ship", zone=5, dock=1)
    play(state, "sail", zone=7)
    assert state.is_terminal()  # no discard, no card


def test_r_38_scientists_gained_in_the_last_actions_do_not_revoke_the_end() -> None:
    """A's last scientist brings A to `advance_3`; B then passes a recruit space."""
    state = last_one(cubes={"T3": {"A": 5}, "T1": {"B": 1}})
    play(play(state, "sail", zone=2), "build", deck="basic")
    play(state, "track", track="T3")
    before = people(state, "B")
    play(state, "track", track="T2")
    play(state, "track", track="T1")
    assert not state.is_terminal()
    play(state, "decline")
    assert people(state, "B") == (before[0] + 1, before[1] - 1)
    assert state.is_terminal()
    assert ending(state) == "last_scientist"


PLANKTON = {"basic": "", "double": "D09", "advanced": "A12 A11 A10"}
ONE_EACH = {"A": 1, "B": 1, "C": 1}
NONE_EACH = {"A": 0, "B": 0, "C": 0}


def plankton(**more: Any) -> State:
    given: dict[str, Any] = {"supply": ONE_EACH, "reserve": NONE_EACH, "decks": PLANKTON, **more}
    state = board(queues={1: "A", 4: "B", 5: "C"}, buildings={2: "crane turbine"}, **given)
    return play(state, "sail", zone=2)


def test_r_39_with_one_scientist_each_and_only_plankton_farms_one_is_enough() -> None:
    state = plankton()
    play(state, "build", deck="double")
    assert ending(state) == "last_scientist"
    assert len(events(state, "PlanktonException")) == 1
    assert state.view()["zones"][2]["scientists"][0] == 1


@pytest.mark.parametrize(
    "more",
    [
        {"supply": {"A": 1, "B": 2, "C": 1}},
        {"supply": {"A": 1, "B": 1, "C": 1}, "reserve": {"A": 0, "B": 1, "C": 0}},
        {"supply": {"A": 1, "B": 0, "C": 1}},
        {"decks": {"basic": "B01", "double": "D09", "advanced": ""}},
        {"decks": {"basic": "", "double": "D09", "advanced": "A10 A01"}},
    ],
)
def test_r_39_otherwise_there_is_no_exception(more: dict[str, Any]) -> None:
    assert why(plankton(**more), "build", deck="double").code == "not-enough-scientists"


def test_r_39_the_builders_scientist_must_be_in_supply() -> None:
    state = plankton(supply={"A": 0, "B": 1, "C": 1}, reserve={"A": 1, "B": 0, "C": 0})
    refused = why(state, "build", deck="double")
    assert refused.code == "not-enough-scientists"
    assert refused.facts["needed"] == 1
    double = next(offer for offer in state.view(0)["offers"] if offer["deck"] == "double")
    assert double["lacks"][0]["scientists"] == 1


def test_r_39_access_and_room_must_hold() -> None:
    state = board(
        queues={1: "A", 4: "B", 5: "C"},
        buildings={2: "crane turbine plankton_farm"},
        supply=ONE_EACH,
        reserve=NONE_EACH,
        decks=PLANKTON,
    )
    assert why(play(state, "sail", zone=2), "build", deck="double").code == "already-stands-here"


def test_r_42_after_five_laps_without_progress_the_game_ends_before_another_turn() -> None:
    state = board(2, queues={1: "A", 5: "B"})
    crossings = 0
    turns = 0
    while not state.is_terminal():
        before = state.view()["sun"]
        finish(play(state, "sail", zone=4 if before != 4 else 1))
        turns += 1
        crossings += state.view()["sun"] < before or (state.is_terminal())
        assert turns < 100
    assert crossings == 5
    assert ending(state) == "endless"
    assert state.view()["sun"] == 0


def test_r_42_any_progress_sets_the_count_back() -> None:
    state = board(2, queues={6: "A", 5: "B"}, lit=6, laps=4)
    play(state, "discard", piece="cube")
    finish(play(state, "sail", zone=1))
    assert not state.is_terminal()
    assert state.view()["laps"] == 1


def test_r_42_the_fifth_crossing_ends_the_game() -> None:
    state = board(2, queues={6: "A", 5: "B"}, lit=6, laps=4)
    assert state.view()["laps_to_end"] == 1
    finish(play(state, "sail", zone=1))
    assert state.is_terminal()


def test_a_game_that_is_over_asks_nobody() -> None:
    state = last_one(hands={"A": "place_scientist"})
    play(play(state, "sail", zone=2), "play", card="place_scientist")
    assert state.to_act() == ()
    assert choices(state, "sail") == []
    assert state.refusal(0, 0).code == "game-over"  # type: ignore[union-attr]


def test_balance_reports_are_told_how_it_ended_and_what_was_left() -> None:
    state = last_one(hands={"A": "place_scientist"})
    left = {offer["deck"]: offer["left"] for offer in state.view()["offers"]}
    play(play(state, "sail", zone=2), "play", card="place_scientist")
    figures = state.figures()
    assert [name for name in figures if name.startswith("end_") and figures[name]] == ["end_last_scientist"]
    assert {deck: figures[f"left_{deck}"] for deck in left} == left
    assert figures["ships"] == sum(len(zone["ships"]) for zone in state.view()["zones"])
