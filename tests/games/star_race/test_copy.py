"""Copy: rules, section 7."""

from __future__ import annotations

import pytest

from landfall.flow import State
from landfall.games.star_race.story.events import CardCopied
from tests.games.star_race.positions import (
    CARDS,
    LAST_RING,
    SHIPS,
    START,
    choices,
    events,
    last_result,
    level,
    levels,
    lost,
    play,
    play_card,
    race,
)

COUNTS = [2, 3, 4]


def copied(offers: dict[int, str], seats: int = 2, **standing: int) -> State:
    """Seat 0 has played Copy; others offer these kinds."""
    return play_card(race(seats, levels=standing, offers=offers), "copy")


def test_copying_minus_two() -> None:
    state = copied({1: "minus2"}, T1=5)
    play(state, "copy_from", seat=1)
    play(state, "ship", ship="T1")
    assert level(state, "T1") == 3


def test_copying_minus_one_minus_one() -> None:
    state = copied({1: "minus1x2"}, T1=5, B1=4)
    play(state, "copy_from", seat=1)
    play(state, "pair", ships="T1+B1")
    assert levels(state, "T1", "B1") == [4, 3]


def test_copying_minus_one_minus_one_with_a_single_ship_that_can_move() -> None:
    state = copied({1: "minus1x2"}, T1=5)
    play(state, "copy_from", seat=1)
    assert (level(state, "T1"), state.current_player()) == (4, 1)


def test_copying_plus_one() -> None:
    state = copied({1: "plus1"})
    play(state, "copy_from", seat=1)
    play(state, "ship", ship="K2")
    assert level(state, "K2") == 3


def test_copying_number_plus_one() -> None:
    state = copied({1: "number_plus1"})
    play(state, "copy_from", seat=1)
    play(state, "group", group="number:2")
    assert levels(state, "T2", "B2", "K2") == [3, 3, 3]


def test_copying_race_plus_one_asks_who_goes_in() -> None:
    state = copied({1: "race_plus1"}, B1=5, B2=5)
    play(state, "copy_from", seat=1)
    play(state, "group", group="race:balnearii")
    assert choices(state) == ["B1", "B2"]


def test_copying_rewind_the_group_is_chosen_afresh_number_or_race() -> None:
    state = race(levels={"T1": 4, "B1": 4, "K1": 4, "T2": 4})
    play_card(state, "rewind", ("group", "number:1"))
    play_card(state, "copy", ("copy_from", 0))
    assert "race:terran" in choices(state)


def test_copying_swap() -> None:
    state = copied({1: "swap"}, T1=5, T2=3)
    play(state, "copy_from", seat=1)
    play(state, "pair", ships="T1+T2")
    assert levels(state, "T1", "T2") == [3, 5]


@pytest.mark.parametrize("kind", [card for card in CARDS if card != "copy"])
def test_a_copy_tells_what_it_copied(kind: str) -> None:
    state = copied({1: kind}, T1=5, T2=4)
    play(state, "copy_from", seat=1)
    assert events(state, "CardCopied") == [CardCopied(0, 1, kind, of_copy=False)]


def test_a_copy_of_ones_own_card_is_no_copy_of_a_copy() -> None:
    state = copied({0: "plus1"})
    play(state, "copy_from", seat=0)
    assert events(state, "CardCopied") == [CardCopied(0, 0, "plus1", of_copy=False)]


def test_r_9_a_player_is_chosen_and_that_players_latest_card_is_copied() -> None:
    state = copied({0: "plus1", 1: "minus2", 2: "swap"}, 3, T1=5, T2=3)
    assert choices(state) == [0, 1, 2]


def test_r_9_your_own_earlier_card_may_be_copied() -> None:
    state = race(hands=["plus1", "copy", "swap"])
    play_card(state, "plus1", ("ship", "T1"))
    play_card(state, "swap")
    play_card(state, "copy", ("copy_from", 0), ("ship", "T1"))
    assert level(state, "T1") == 4


def test_r_9_only_the_latest_card_of_a_player_counts() -> None:
    state = race(hands=["plus1", "minus2", "copy"])
    play_card(state, "plus1", ("ship", "T1"))
    play_card(state, "plus1", ("ship", "T2"))
    play_card(state, "minus2", ("ship", "T2"))
    play_card(state, "copy")
    play(state, "copy_from", seat=0)
    assert choices(state) == ["T1"]


def test_r_9_the_choices_of_the_copied_card_are_ones_own() -> None:
    state = play_card(race(), "plus1", ("ship", "T1"))
    play_card(state, "copy", ("copy_from", 0))
    assert choices(state) == list(SHIPS)


def test_r_10_a_copy_counts_as_the_kind_it_copied() -> None:
    state = race(3, hands=["plus1", "copy"], turn_of=0)
    play_card(state, "plus1", ("ship", "T1"))
    play_card(state, "copy", ("copy_from", 0), ("ship", "T2"))
    play_card(state, "copy", ("copy_from", 1), ("ship", "T3"))
    assert levels(state, "T1", "T2", "T3") == [2, 2, 2]
    assert events(state, "CardCopied") == [CardCopied(1, 0, "plus1", False), CardCopied(2, 1, "plus1", True)]


def test_r_10_a_lost_copy_offers_nothing() -> None:
    state = play_card(race(), "copy")
    assert lost(play_card(state, "copy")) == ["copy", "copy"]


def test_r_10_a_lost_copy_hides_the_card_its_owner_played_before_it() -> None:
    """After seat 1 has played, seat 0's earlier swap could be carried out, but seat 0's Copy lies on top of it."""
    state = race(3, levels={"T1": 4, "T2": 4}, offers={0: "swap"})
    play_card(state, "copy")
    play_card(state, "plus1", ("ship", "T1"))
    play_card(state, "copy")
    assert choices(state) == [1]


def test_r_10_before_it_is_lost_a_copy_still_looks_at_its_owners_earlier_card() -> None:
    state = copied({0: "plus1"})
    assert choices(state) == [0]


def test_r_11_a_card_that_was_lost_still_offers_its_kind() -> None:
    state = race(hands=["swap", "plus1", "copy"])
    play_card(state, "swap")
    assert lost(state) == ["swap"]
    assert state.view()["players"][0]["offers"] == "swap"


def test_r_11_you_may_succeed_where_the_owner_failed() -> None:
    state = race(3)
    play_card(state, "minus2")
    play_card(state, "plus1", ("ship", "T1"))
    play_card(state, "copy", ("copy_from", 0), ("ship", "T1"))
    assert (lost(state), level(state, "T1")) == (["minus2"], START[3])


def test_r_4_a_copy_must_choose_a_kind_that_can_be_carried_out() -> None:
    state = copied({0: "plus1", 1: "swap"})
    assert choices(state) == [0]


def test_r_4_a_copy_is_lost_if_no_kind_on_offer_can_be_carried_out() -> None:
    state = copied({0: "rewind", 1: "swap"})
    assert lost(state) == ["copy"]


def test_a_copy_is_lost_if_nobody_has_played_a_card() -> None:
    assert lost(copied({})) == ["copy"]


def test_two_sources_that_offer_the_same_kind_lead_to_the_same_result() -> None:
    one, other = copied({0: "plus1", 1: "plus1"}), copied({0: "plus1", 1: "plus1"})
    for state, seat in ((one, 0), (other, 1)):
        play(state, "copy_from", seat=seat)
        play(state, "ship", ship="T1")
    assert one.to_dict() == other.to_dict()


def test_copying_changes_neither_pile_nor_hand_of_the_other_player() -> None:
    state = race(offers={1: "plus1"})
    before = state.view()["players"][1]
    play_card(state, "copy", ("copy_from", 1), ("ship", "T1"))
    assert state.view()["players"][1] == before


def test_a_copy_lies_on_its_owners_pile_as_a_copy() -> None:
    state = race(offers={1: "plus1"})
    play_card(state, "copy", ("copy_from", 1), ("ship", "T1"))
    shown = state.view()["players"][0]
    assert (shown["played"], shown["latest"], shown["offers"]) == ({"copy": 1}, "copy", "plus1")


def test_a_copied_card_may_bring_a_ship_in_and_end_the_mission() -> None:
    state = race(levels={"T1": LAST_RING}, offers={1: "plus1"})
    play_card(state, "copy", ("copy_from", 1), ("ship", "T1"))
    assert last_result(state)["ending"] == "arrival"
