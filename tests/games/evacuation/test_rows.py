"""The three rows and how they age: rules, section 13."""

from __future__ import annotations

import pytest

import landfall
from landfall.games.evacuation.rules.effects.rows import age_row
from landfall.games.evacuation.story.actions import CostPaid
from landfall.games.evacuation.table.components import SHIP_IDS
from tests.games.evacuation.positions import (
    OLD,
    can,
    develop,
    do,
    events,
    lay_row,
    offers,
    play,
    refused,
    row,
    ships,
    stock,
    stocks,
    turn,
)


def test_the_others_slide_and_a_new_card_comes_to_the_newest_slot() -> None:
    state = turn()
    lay_row(state, 0, "S01", "S02", "S03")
    top = SHIP_IDS[state.decks[0][-1]]
    stock(state, 0, old=(0, 2, 0))
    play(state, "act", action="A4")
    play(state, "build", slot=2, world="old")
    assert row(state, 0) == ["S01", "S03", top]


def test_r_8_a_row_is_refreshed_once_for_each_taking() -> None:
    state = turn()
    stock(state, 0, old=(2, 0, 0))
    play(state, "act", action="A8")
    play(state, "refresh", world="old", kind="food")
    play(state, "put_under", slot=1)
    play(state, "done")
    assert refused(state, "refresh", world="old", kind="food").code == "refreshed-already"
    play(state, "take_card", slot=1)
    assert can(state, "refresh", world="old", kind="food")  # the second move is another taking
    play(state, "refresh", world="old", kind="food")
    play(state, "put_under", slot=2)
    play(state, "done")
    play(state, "decline")
    assert state.current_player() == 1


def test_r_9_without_a_deck_a_slot_stays_empty() -> None:
    state = turn()
    lay_row(state, 0, "S01", "S02", "S03")
    state.decks[0] = ()
    stock(state, 0, old=(0, 2, 0))
    play(state, "act", action="A4")
    play(state, "build", slot=1, world="old")
    assert row(state, 0) == ["S02", "S03", None]
    age_row(state, 0)
    assert row(state, 0) == ["S03", "S02", None]


@pytest.mark.parametrize("order", [(1, 3), (3, 1)])
def test_r_56_the_player_chooses_the_order_under_the_deck(order: tuple[int, int]) -> None:
    state = turn()
    lay_row(state, 0, "S01", "S02", "S03")
    stock(state, 0, old=(1, 0, 0))
    play(state, "act", action="A4")
    play(state, "refresh", world="old", kind="food")
    for slot in order:
        play(state, "put_under", slot=slot)
    play(state, "done")
    under = [SHIP_IDS[ship] for ship in state.decks[0][:2]]
    assert under == [f"S0{slot}" for slot in reversed(order)]
    assert row(state, 0)[0] == "S02"
    assert state.view(0)["under"]["ships"] == under


def test_r_56_with_a_nearly_empty_deck_cards_may_come_back() -> None:
    state = turn()
    lay_row(state, 0, "S01", "S02", "S03")
    state.decks[0] = ()
    stock(state, 0, old=(1, 0, 0))
    play(state, "act", action="A4")
    play(state, "refresh", world="old", kind="food")
    for slot in (1, 2, 3):
        play(state, "put_under", slot=slot)
    assert row(state, 0) == ["S01", "S02", "S03"]


def test_a_year_ends_with_the_oldest_card_under_its_deck() -> None:
    state = turn()
    lay_row(state, 1, "ST05", "ST06", "ST07")
    age_row(state, 1)
    assert row(state, 1)[:2] == ["ST06", "ST07"]
    assert state.known_under[1] == 1


def test_technology_t3_1c_refreshes_for_nothing_once_an_action() -> None:
    state = turn()
    develop(state, 0, "T3-1c")
    stock(state, 0, old=(1, 0, 0))
    play(state, "act", action="A8")
    assert offers(state, "refresh") == []
    play(state, "refresh_free")
    play(state, "put_under", slot=1)
    play(state, "done")
    play(state, "take_card", slot=1)
    assert not can(state, "refresh_free")
    assert can(state, "refresh", world="old", kind="food")


def test_r_25_a_gained_ship_may_be_put_on_either_world() -> None:
    state = turn()
    lay_row(state, 0, "S20", "S21", "S19")
    do(state, op="gain_ship")
    assert {offer["world"] for offer in offers(state, "build")} == {"old", "new"}
    play(state, "build", slot=1, world="old")
    assert ships(state, 0, OLD) == ["S20"]
    assert stocks(state) == ((0, 0, 0), (0, 0, 0))


def test_r_30_the_player_chooses_which_unit_a_discount_saves() -> None:
    state = turn()
    develop(state, 0, "T4-1a")
    lay_row(state, 0, "S05", "S20", "S21")  # 1 food and 2 steel
    stock(state, 0, old=(1, 2, 0))
    play(state, "act", action="A4")
    play(state, "build", slot=1, world="old")
    assert offers(state, "save") == ["food", "steel"]
    play(state, "save", kind="steel")
    assert stocks(state)[OLD] == (0, 1, 0)


def test_the_price_is_told_when_it_is_paid_and_asked_about_when_it_can_be_less() -> None:
    state = turn()
    lay_row(state, 0, "S05", "S11", "S21")
    stock(state, 0, old=(1, 5, 0))
    play(state, "act", action="A4")
    play(state, "build", slot=2, world="old")
    assert events(state, CostPaid) == [CostPaid(0, "old", 0, 3, 0)]
    state = turn()
    develop(state, 0, "T4-1a")
    lay_row(state, 0, "S05", "S20", "S21")  # 1 food and 2 steel
    stock(state, 0, old=(1, 2, 0))
    play(state, "act", action="A4")
    play(state, "build", slot=1, world="old")
    question = state.decision(0)
    assert question is not None
    assert landfall.say(question) == "Price (Old World): food: 1, steel: 2. Which unit do you save?"
    assert not events(state, CostPaid)
    play(state, "save", kind="food")
    assert events(state, CostPaid) == [CostPaid(0, "old", 0, 2, 0)]


def test_r_30_only_what_can_be_paid_may_be_left_to_pay() -> None:
    state = turn()
    develop(state, 0, "T4-1a")
    lay_row(state, 0, "S05", "S20", "S21")
    stock(state, 0, old=(0, 2, 0))
    play(state, "act", action="A4")
    play(state, "build", slot=1, world="old")
    assert offers(state, "save") == ["food"]


def test_r_30_several_discounts_add_up_and_costs_do_not_fall_below_nothing() -> None:
    state = turn()
    develop(state, 0, "T4-1a")
    lay_row(state, 0, "S01", "S20", "S21")  # 2 steel
    do(state, op="build_ship", discount=1)
    play(state, "build", slot=1, world="new")
    assert ships(state, 0, 1) == ["S01"]
    assert stocks(state) == ((0, 0, 0), (0, 0, 0))
