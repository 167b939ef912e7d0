"""The action cards: rules, section 7."""

from __future__ import annotations

import pytest

from landfall.flow import State
from tests.games.star_race.positions import (
    LAST_RING,
    PLANET,
    SHIPS,
    START,
    asked,
    choices,
    last_result,
    level,
    levels,
    lost,
    play,
    play_card,
    race,
)

COUNTS = [2, 3, 4]


# -- -2 ---------------------------------------------------------------------------------------------------------------


def test_minus_two_moves_a_ship_two_levels_outward() -> None:
    state = play_card(race(levels={"B2": 5}), "minus2", ("ship", "B2"))
    assert level(state, "B2") == 3


def test_minus_two_may_bring_a_ship_back_to_its_start() -> None:
    state = play_card(race(levels={"B2": 4}), "minus2", ("ship", "B2"))
    assert level(state, "B2") == START[2]


@pytest.mark.parametrize("seats", COUNTS)
def test_r_3_minus_two_moves_one_level_if_that_brings_the_ship_to_the_start_ring(seats: int) -> None:
    state = play_card(race(seats, levels={"B2": START[seats] + 1}), "minus2", ("ship", "B2"))
    assert level(state, "B2") == START[seats]


@pytest.mark.parametrize("seats", COUNTS)
def test_r_2_minus_two_cannot_push_a_ship_outside_the_start_ring(seats: int) -> None:
    state = play_card(race(seats, levels={"K3": 5}), "minus2")
    assert choices(state) == ["K3"]


def test_minus_two_is_lost_while_all_ships_are_at_their_start() -> None:
    assert lost(play_card(race(), "minus2")) == ["minus2"]


def test_minus_two_moves_no_other_ship() -> None:
    state = play_card(race(levels={"T1": 5, "T2": 4, "B1": 3}), "minus2", ("ship", "T1"))
    assert levels(state, "T2", "B1") == [4, 3]


# -- -1 -1 ------------------------------------------------------------------------------------------------------------


def test_minus_one_minus_one_moves_two_ships_one_level_outward_each() -> None:
    state = play_card(race(levels={"T1": 5, "K2": 4}), "minus1x2", ("pair", "T1+K2"))
    assert levels(state, "T1", "K2") == [4, 3]


def test_minus_one_minus_one_may_bring_both_back_to_their_start() -> None:
    state = play_card(race(levels={"T1": 3, "K2": 3}), "minus1x2", ("pair", "T1+K2"))
    assert levels(state, "T1", "K2") == [2, 2]


def test_r_5_minus_one_minus_one_names_two_different_ships() -> None:
    state = play_card(race(levels={"T1": 5, "T2": 4, "K2": 4}), "minus1x2")
    assert choices(state) == ["T1+T2", "T1+K2", "T2+K2"]


def test_r_5_both_ships_must_be_able_to_move_as_long_as_two_such_ships_exist() -> None:
    state = play_card(race(levels={"T1": 5, "K2": 4}), "minus1x2")
    assert choices(state) == ["T1+K2"]


def test_r_5_a_single_ship_that_can_move_moves_alone_and_once() -> None:
    state = play_card(race(levels={"T1": 5}), "minus1x2")
    assert (level(state, "T1"), state.current_player()) == (4, 1)


def test_r_5_with_no_ship_that_can_move_the_card_is_lost() -> None:
    assert lost(play_card(race(), "minus1x2")) == ["minus1x2"]


def test_r_2_a_minus_card_cannot_name_a_ship_at_its_start() -> None:
    state = play_card(race(4, levels={"T1": 1, "T2": 1, "T3": 1}), "minus1x2")
    assert choices(state) == ["T1+T2", "T1+T3", "T2+T3"]


# -- +1 ---------------------------------------------------------------------------------------------------------------


def test_plus_one_moves_a_ship_one_level_inward() -> None:
    state = play_card(race(), "plus1", ("ship", "K3"))
    assert level(state, "K3") == 3


def test_plus_one_brings_a_ship_from_the_last_ring_to_the_planet() -> None:
    state = play_card(race(levels={"K3": LAST_RING}), "plus1", ("ship", "K3"))
    assert last_result(state)["levels"]["K3"] == PLANET


def test_plus_one_may_move_any_ship() -> None:
    assert choices(play_card(race(), "plus1")) == list(SHIPS)


# -- number +1 and race +1 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["1", "2", "3"])
def test_number_plus_one_moves_all_three_ships_of_a_number(number: str) -> None:
    state = play_card(race(), "number_plus1", ("group", f"number:{number}"))
    assert [ship for ship in SHIPS if level(state, ship) == 3] == [f"T{number}", f"B{number}", f"K{number}"]


@pytest.mark.parametrize("race_", ["terran", "balnearii", "krystallin"])
def test_race_plus_one_moves_all_three_ships_of_a_race(race_: str) -> None:
    state = play_card(race(), "race_plus1", ("group", f"race:{race_}"))
    assert [ship[0] for ship in SHIPS if level(state, ship) == 3] == [race_[0].upper()] * 3


def test_number_plus_one_offers_the_three_numbers() -> None:
    assert choices(play_card(race(), "number_plus1")) == ["number:1", "number:2", "number:3"]


def test_race_plus_one_offers_the_three_races() -> None:
    assert choices(play_card(race(), "race_plus1")) == ["race:terran", "race:balnearii", "race:krystallin"]


def test_each_ship_of_a_group_moves_from_where_it_stands() -> None:
    state = play_card(race(levels={"T1": 2, "B1": 3, "K1": 4}), "number_plus1", ("group", "number:1"))
    assert levels(state, "T1", "B1", "K1") == [3, 4, 5]


@pytest.mark.parametrize("first", ["T1", "T2", "T3"])
def test_r_6_a_ship_reaching_the_planet_does_not_stop_the_other_two(first: str) -> None:
    state = play_card(race(levels={first: LAST_RING}), "race_plus1", ("group", "race:terran"))
    others = [last_result(state)["levels"][ship] for ship in ("T1", "T2", "T3") if ship != first]
    assert others == [3, 3]


def test_r_6_there_is_no_order_to_choose() -> None:
    state = play_card(race(levels={"T1": 3, "T2": 4}), "race_plus1", ("group", "race:terran"))
    assert asked(state) == "PlayCard"


def test_r_7_of_two_ships_on_the_last_ring_the_player_chooses_which_goes_in() -> None:
    state = play_card(race(levels={"T1": 5, "T3": 5}), "race_plus1", ("group", "race:terran"))
    assert (asked(state), choices(state)) == ("ChooseEntrants", ["T1", "T3"])


def test_r_7_of_three_ships_on_the_last_ring_exactly_one_goes_in() -> None:
    crowd = {"T2": 5, "B2": 5, "K2": 5}
    state = play_card(race(levels=crowd), "number_plus1", ("group", "number:2"), ("ship", "B2"))
    assert [last_result(state)["levels"][ship] for ship in ("T2", "B2", "K2")] == [5, PLANET, 5]


def test_r_7_the_ship_of_the_group_further_out_moves_all_the_same() -> None:
    state = race(levels={"T1": 5, "T2": 3, "T3": 5})
    play_card(state, "race_plus1", ("group", "race:terran"), ("ship", "T3"))
    assert [last_result(state)["levels"][ship] for ship in ("T1", "T2", "T3")] == [5, 4, PLANET]


def test_r_7_entering_cannot_be_declined() -> None:
    state = play_card(race(levels={"T1": 5, "T2": 5}), "race_plus1", ("group", "race:terran"))
    assert choices(state) == ["T1", "T2"]


def test_r_7_a_single_ship_on_the_last_ring_goes_in_unasked() -> None:
    state = play_card(race(levels={"T1": 5, "T2": 4}), "race_plus1", ("group", "race:terran"))
    assert [last_result(state)["levels"][ship] for ship in ("T1", "T2")] == [PLANET, 5]


def test_r_7_a_ship_of_another_group_on_the_last_ring_does_not_matter() -> None:
    state = play_card(race(levels={"T1": 5, "B2": 5}), "race_plus1", ("group", "race:terran"))
    assert last_result(state)["levels"]["T1"] == PLANET


def test_the_question_who_goes_in_says_how_much_room_there_is() -> None:
    state = play_card(race(levels={"T1": 5, "T3": 5}), "race_plus1", ("group", "race:terran"))
    assert state.decision().fields == {  # type: ignore[union-attr]
        "card": "race_plus1",
        "group": "race:terran",
        "room": 1,
    }


# -- Rewind -----------------------------------------------------------------------------------------------------------


def test_rewind_moves_a_number_one_level_outward() -> None:
    state = play_card(race(levels={"T1": 5, "B1": 4, "K1": 3}), "rewind", ("group", "number:1"))
    assert levels(state, "T1", "B1", "K1") == [4, 3, 2]


def test_rewind_moves_a_race_one_level_outward() -> None:
    state = play_card(race(levels={"K1": 5, "K2": 4, "K3": 3}), "rewind", ("group", "race:krystallin"))
    assert levels(state, "K1", "K2", "K3") == [4, 3, 2]


def test_rewind_leaves_ships_at_their_start_where_they_are() -> None:
    state = play_card(race(levels={"T1": 4}), "rewind", ("group", "race:terran"))
    assert levels(state, "T1", "T2", "T3") == [3, 2, 2]


def test_rewind_offers_the_groups_with_a_ship_that_can_move() -> None:
    state = play_card(race(levels={"B3": 3}), "rewind")
    assert choices(state) == ["number:3", "race:balnearii"]


def test_rewind_offers_all_six_groups() -> None:
    state = play_card(race(levels={"T1": 3, "B2": 3, "K3": 3}), "rewind")
    assert len(choices(state)) == 6


def test_rewind_is_lost_while_all_ships_are_at_their_start() -> None:
    assert lost(play_card(race(), "rewind")) == ["rewind"]


# -- Swap -------------------------------------------------------------------------------------------------------------


def test_swap_exchanges_the_levels_of_two_ships() -> None:
    state = play_card(race(levels={"T1": 5, "T2": 3}), "swap", ("pair", "T1+T2"))
    assert levels(state, "T1", "T2") == [3, 5]


def test_balnearii_1_may_be_swapped_with_its_race_and_with_its_number() -> None:
    """The rulebook's example."""
    apart = {ship: 4 for ship in SHIPS} | {"B1": 5}  # noqa: C420
    state = play_card(race(levels=apart), "swap")
    assert choices(state) == ["T1+B1", "B1+B2", "B1+B3", "B1+K1"]


def test_terran_2_cannot_be_swapped_back_to_its_start_field() -> None:
    """The rulebook's example of a forbidden swap."""
    state = play_card(race(levels={"T2": 4, "T3": 3}), "swap")
    assert choices(state) == ["T2+T3"]


@pytest.mark.parametrize("seats", COUNTS)
def test_r_8_no_swap_with_a_ship_on_the_start_ring(seats: int) -> None:
    assert lost(play_card(race(seats, levels={"T1": 5}), "swap")) == ["swap"]


def test_r_8_no_swap_of_ships_on_equal_levels() -> None:
    assert lost(play_card(race(levels={"T1": 4, "T2": 4}), "swap")) == ["swap"]


def test_r_8_no_swap_of_ships_that_share_neither_number_nor_race() -> None:
    assert lost(play_card(race(levels={"T1": 4, "B2": 5}), "swap")) == ["swap"]


def test_r_8_a_ship_dragged_back_to_the_start_ring_counts_as_being_there() -> None:
    state = race(levels={"T1": 3, "T2": 5})
    play_card(state, "minus2", ("ship", "T1"))
    assert lost(play_card(state, "swap")) == ["swap"]


def test_r_8_swap_cannot_bring_a_ship_to_the_planet_or_away_from_it() -> None:
    state = race(planet="pandora", tokens={"T1": 21}, levels={"T2": 4, "T3": 5}, hands=["swap", "plus1"])
    play_card(state, "swap")
    assert choices(state) == ["T2+T3"]


def test_r_8_a_swap_with_the_last_ring_is_allowed() -> None:
    state = play_card(race(levels={"B1": 5, "B3": 3}), "swap", ("pair", "B1+B3"))
    assert (levels(state, "B1", "B3"), state.view()["results"]) == ([3, 5], [])


# -- R 13a: a ship on a planet stays there ----------------------------------------------------------------------------


def landed(card: str, **standing: int) -> State:
    """Pandora, with T1, T2 and T3 on the planet, and a card just played."""
    state = race(planet="pandora", tokens={"T1": 0, "T2": 15, "T3": 21}, levels=standing, hands=[card, "copy"])
    return play_card(state, card)


def test_r_13a_minus_two_cannot_move_a_ship_on_the_planet() -> None:
    assert choices(landed("minus2", B1=4)) == ["B1"]


def test_r_13a_minus_one_minus_one_cannot_move_a_ship_on_the_planet() -> None:
    assert choices(landed("minus1x2", B1=4, B2=4)) == ["B1+B2"]


def test_r_13a_plus_one_cannot_move_a_ship_on_the_planet() -> None:
    assert choices(landed("plus1")) == ["B1", "B2", "B3", "K1", "K2", "K3"]


def test_r_13a_rewind_passes_a_ship_on_the_planet_by() -> None:
    state = landed("rewind", B1=4)
    play(state, "group", group="number:1")
    assert levels(state, "T1", "B1") == [PLANET, 3]


def test_r_13a_a_group_card_passes_a_ship_on_the_planet_by() -> None:
    state = landed("number_plus1")
    play(state, "group", group="number:2")
    assert levels(state, "T2", "B2", "K2") == [PLANET, 3, 3]


def test_r_13a_a_group_all_of_whose_ships_are_on_the_planet_cannot_be_chosen() -> None:
    assert choices(landed("race_plus1")) == ["race:balnearii", "race:krystallin"]


def test_r_13a_rewind_cannot_choose_a_group_that_is_all_on_the_planet() -> None:
    assert choices(landed("rewind", B1=4)) == ["number:1", "race:balnearii"]
