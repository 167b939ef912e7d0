"""Turn order, progress, bonuses: rules, sections 15 to 17."""

from __future__ import annotations

from typing import Any

import pytest

import landfall
from landfall.games.evacuation.table.cards import BONUS_IDS
from landfall.games.evacuation.table.components import LAST_STEP
from landfall.games.evacuation.table.terms import CLEANUP
from tests.games.evacuation.positions import (
    asked,
    bonuses,
    can,
    develop,
    lay_tile,
    markers,
    new,
    offers,
    own_stadium,
    phase,
    pieces_ready,
    play,
    production,
    progress,
    refused,
    stock,
    stocks,
    turn,
    turn_order,
)


def test_most_faces_come_first_in_turn_order() -> None:
    state = turn(3)
    own_stadium(state, 2, "ST08")
    own_stadium(state, 1, "ST05", 0)  # the Old World counts here
    turn_order(state)
    assert state.order == (2, 1, 0)


def test_equal_faces_reverse_the_order_before() -> None:
    state = turn(4)
    state.order = (2, 0, 3, 1)
    own_stadium(state, 3, "ST05")
    turn_order(state)
    assert state.order == (3, 1, 0, 2)


def test_symbols_are_lost_when_the_track_is_cleared() -> None:
    state = turn()
    markers(state, 1, 3, 2, (1, 1))
    progress(state, 3, 0)
    assert state.symbols(1) == 0


def test_steps_are_split_freely() -> None:
    state = turn()
    markers(state, 0, 6, 3)
    progress(state, 4, 0)
    assert offers(state, "split") == [1, 2, 3, 4]  # 7 and 6, 8 and 5, 9 and 4, 10 and 3


def test_a_split_that_exchanges_the_markers_is_not_offered_again() -> None:
    state = turn()
    markers(state, 0, 4, 3)
    progress(state, 2, 0)
    assert offers(state, "split") == [1, 2]  # 0 would lead to steps 4 and 5 too
    assert refused(state, "split", leading=0).code == "split-alike"
    assert refused(state, "split", leading=3).code == "too-far-apart"


def test_r_10_effects_resolve_marker_by_marker_in_the_chosen_order() -> None:
    state = turn(3)
    markers(state, 0, 2, 2)
    progress(state, 2, 0, 0)
    play(state, "split", leading=2)
    assert {offer["marker"] for offer in offers(state, "land")} == {"leading", "trailing"}
    play(state, "land", marker="leading", lane="main")  # step 4: an invent step
    assert state.tiles_up[0] == 1  # passage 1 came before
    assert asked(state) == "Invent"
    play(state, "invent", column=1)
    while asked(state) != "LandMarker":
        play(state, "decline" if can(state, "decline") else "done")
    assert {offer["marker"] for offer in offers(state, "land")} == {"trailing"}


def test_r_11_all_steps_are_used_and_at_most_one_passage_lies_between() -> None:
    state = turn()
    markers(state, 0, 6, 6)
    progress(state, 9, 0)
    assert offers(state, "split") == [5, 6, 7, 8]  # with 9 the leading marker would be two passages ahead
    assert refused(state, "split", leading=9).code == "too-far-apart"


def test_r_11_a_marker_on_the_last_step_stays_and_the_other_takes_the_rest() -> None:
    state = turn()
    markers(state, 0, LAST_STEP, 20)
    progress(state, 2, 0)
    assert asked(state) == "LandMarker"
    play(state, "land", marker="leading", lane="waiting")
    play(state, "land", marker="trailing", lane="waiting")
    assert state.markers[:2] == [LAST_STEP, 22]
    state = turn()
    markers(state, 0, LAST_STEP, LAST_STEP)
    progress(state, 9, 0)
    play(state, "land", marker="leading", lane="main")
    assert state.markers[:2] == [LAST_STEP, LAST_STEP]


def test_r_31_a_move_of_no_steps_takes_a_space_and_its_effect() -> None:
    state = turn()
    markers(state, 0, 10, 8)
    progress(state, 0, 0)
    play(state, "land", marker="leading", lane="main")  # step 10: two resources
    play(state, "gain", world="old", kind="food")
    play(state, "gain", world="old", kind="food")
    assert stocks(state)[0] == (2, 0, 0)


# The lane of a shared step that one marker takes, and the lanes left to the other.
LEFT_FREE = {
    "waiting": ("waiting", "main", "three_plus"),
    "main": ("waiting", "three_plus"),
    "three_plus": ("waiting", "main"),
}


def test_r_32_both_markers_may_stand_on_one_step_in_different_lanes() -> None:
    state = turn(3)
    markers(state, 0, 12, 10)
    progress(state, 2, 0, 0)
    play(state, "split", leading=0)
    play(state, "land", marker="leading", lane="three_plus")  # a factory of any kind
    play(state, "decline")
    assert offers(state, "land") == [
        {"marker": "trailing", "lane": "waiting"},
        {"marker": "trailing", "lane": "main"},
    ]
    play(state, "land", marker="trailing", lane="main")
    assert state.marker_lanes[:2] == [2, 1]
    state = turn()
    markers(state, 0, 12, 12)
    progress(state, 0, 0)
    play(state, "land", marker="leading", lane="waiting")
    play(state, "land", marker="trailing", lane="waiting")
    assert state.marker_lanes[:2] == [0, 0]


def test_r_10_cards_may_turn_up_before_the_other_marker_takes_a_space() -> None:
    state = turn(3)
    markers(state, 0, 5, 3)
    progress(state, 8, 0, 0)
    play(state, "split", leading=4)  # symbols on step 9, an infrastructure move on step 7
    first: dict[str, Any] = {"marker": "trailing", "lane": "three_plus"}
    assert first in offers(state, "land")
    assert refused(state, "land", marker="trailing", lane="main").code == "order-alike"
    without = state.clone()
    without.decks[2] = ()  # no card can turn up
    without.legal_cache = [None] * without.seats
    assert first not in offers(without, "land")
    play(state, "land", **first)
    play(state, "take_card", slot=1)
    assert offers(state, "land") == [
        {"marker": "leading", "lane": "waiting"},
        {"marker": "leading", "lane": "main"},
        {"marker": "leading", "lane": "three_plus"},
    ]


@pytest.mark.parametrize(
    ("tile", "shows"),
    [("T1-2b", True), ("T1-3c", True), ("T3-2a", True), ("T4-2c", True), ("T4-3b", True), ("T1-2c", False)],
)
def test_r_10_an_invent_step_may_show_cards_too(tile: str, shows: bool) -> None:
    state = turn(3)
    lay_tile(state, 0, tile)
    markers(state, 0, 5, 3)
    progress(state, 5, 0, 0)
    play(state, "split", leading=4)  # symbols on step 9, an invent step on step 4
    assert ({"marker": "trailing", "lane": "main"} in offers(state, "land")) is shows


def test_r_10_on_a_shared_step_the_second_marker_is_asked_for_every_free_space() -> None:
    state = turn(3)
    markers(state, 0, 12, 10)
    progress(state, 2, 0, 0)
    play(state, "split", leading=0)  # both on step 12
    assert [(offer["marker"], offer["lane"]) for offer in offers(state, "land")] == [
        ("leading", "waiting"),
        ("leading", "main"),
        ("leading", "three_plus"),
    ]  # the trailing marker first would lead to the same: not offered
    assert refused(state, "land", marker="trailing", lane="main").code == "order-alike"
    for first, free in LEFT_FREE.items():
        after = state.clone()
        play(after, "land", marker="leading", lane=first)
        while asked(after) != "LandMarker":
            play(after, "decline" if can(after, "decline") else "done")
        assert offers(after, "land") == [{"marker": "trailing", "lane": lane} for lane in free]
        assert landfall.say(after.decision(0)) == "Where does the other marker land?"
        assert refused(after, "land", marker="leading", lane="waiting").code == "marker-landed"


def test_r_10_the_only_free_space_of_a_shared_step_is_taken_without_a_question() -> None:
    state = turn()
    markers(state, 0, 12, 12)
    progress(state, 0, 4)
    play(state, "land", marker="leading", lane="main")
    while state.current_player() == 0:
        assert asked(state) != "LandMarker"
        play(state, "decline" if can(state, "decline") else "done")
    assert state.marker_lanes[:2] == [1, 0]


def test_a_lane_space_holds_one_marker_and_the_third_lane_needs_three_players() -> None:
    state = turn()
    markers(state, 0, 5, 5)
    markers(state, 1, 5, 5)
    progress(state, 0, 0)
    assert {offer["lane"] for offer in offers(state, "land")} == {"waiting", "main"}
    assert refused(state, "land", marker="leading", lane="three_plus").code == "space-not-free"
    play(state, "land", marker="leading", lane="main")
    assert state.marker_lanes[:2] == [1, 0]


@pytest.mark.parametrize(("leading", "trailing", "flipped"), [(3, 0, 1), (3, 3, 2)])
def test_passage_one_turns_a_tile_for_each_marker(leading: int, trailing: int, flipped: int) -> None:
    state = turn()
    markers(state, 0, 2, 2 if trailing else 0)
    progress(state, 2 if trailing else 1, 0)
    play(state, "split", leading=1)
    while asked(state) == "LandMarker" and state.current_player() == 0:
        play(state, "land", marker=offers(state, "land")[0]["marker"], lane="waiting")
    assert state.tiles_down[0] == flipped


def test_r_45_the_second_marker_past_passage_two_moves_a_tile_that_was_turned() -> None:
    state = turn()
    markers(state, 0, 7, 6)
    state.tiles_up[0], state.tiles_down[0] = 0, 2
    progress(state, 1, 0)
    play(state, "split", leading=0)
    play(state, "land", marker="leading", lane="waiting")
    play(state, "land", marker="trailing", lane="waiting")
    assert (state.tiles_up[0], state.tiles_down[0]) == (0, 1)
    assert production(state) == [1, 1, 1]
    state = turn()
    markers(state, 0, 7, 6)
    progress(state, 1, 0)  # no tile was turned
    play(state, "split", leading=0)
    play(state, "land", marker="leading", lane="waiting")
    play(state, "land", marker="trailing", lane="waiting")
    assert production(state) == [0, 0, 0]


def test_the_first_marker_unlocks_a_biome() -> None:
    state = turn()
    markers(state, 0, 6, 6)
    progress(state, 1, 0)
    assert asked(state) == "LandMarker"
    play(state, "land", marker="leading", lane="waiting")
    assert state.view(0)["players"][0]["biomes"] == ["tundra", "desert"]


# -- bonuses ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("power", "gets"), [(5, False), (6, True), (7, False), (13, True), (14, False)])
def test_a_strict_bonus_needs_the_very_power(power: int, gets: bool) -> None:
    state = turn()
    state.year_cards = (1, 2, 3, 7)  # 6 and 13
    bonuses(state, power, 0)
    assert (asked(state) in ("GainResource", "ChooseFromRow")) == gets


@pytest.mark.parametrize(
    ("power", "question"),
    [(0, "GainResource"), (6, "GainResource"), (7, "ChooseFromRow"), (13, "ChooseFromRow"), (14, "GainResource")],
)
def test_a_generous_bonus_needs_a_power_up_to_the_threshold(power: int, question: str) -> None:
    state = turn(bonuses="generous")
    state.year_cards = (1, 2, 3, 7)
    bonuses(state, power, 0)
    assert asked(state) == question
    assert state.current_player() == (1 if power == 14 else 0)


def test_r_48_without_any_action_the_generous_low_bonus_is_gained() -> None:
    state = turn(bonuses="generous")
    state.year_cards = (1, 2, 3, 7)
    bonuses(state, 0, 0)
    assert asked(state) == "GainResource"
    assert state.current_player() == 0


def test_r_46_a_shift_of_power_does_not_change_progress() -> None:
    state = turn()
    develop(state, 0, "T3-1a")
    progress(state, 4, 0)
    assert offers(state, "split") == [2, 3, 4]


BONUS_PARTS = {
    "Y01": ("GainResource", "GainResource"),
    "Y02": ("GainResource", "ChooseFromRow"),
    "Y03": ("InfrastructureMove", "GainResource"),
    "Y04": ("GainResource", "Invent"),
    "Y05": ("Settle", "GainResource"),
    "Y06": ("ChooseFromRow", "GainResource"),
    "Y07": ("GainResource", "InfrastructureMove"),
    "Y08": ("Settle", "InfrastructureMove"),
    "Y09": ("InfrastructureMove", "Invent"),
    "Y10": ("GainResource", "Settle"),
    "Y11": ("GainResource", "GainResource"),
    "Y12": ("GainResource", "Invent"),
    "Y13": ("InfrastructureMove", "GainResource"),
    "Y14": ("Invent", "Settle"),
}


@pytest.mark.parametrize("name", BONUS_IDS)
@pytest.mark.parametrize("side", [0, 1])
def test_every_year_end_bonus_begins_with_its_first_part(name: str, side: int) -> None:
    from landfall.games.evacuation.table.cards import BONUS_POWERS

    state = turn()
    number = BONUS_IDS.index(name)
    state.year_cards = (number, 1, 2, 7)
    pieces_ready(state, 0, population=2)
    stock(state, 0, new=(0, 2, 0))
    bonuses(state, BONUS_POWERS[number][side], 0)
    assert asked(state) == BONUS_PARTS[name][side]


def test_bonuses_with_population_give_it_without_asking() -> None:
    state = turn()
    state.year_cards = (3, 1, 2, 7)  # Y04, low 6: two resources, one population
    bonuses(state, 6, 0)
    play(state, "decline")
    assert state.population[0] == 1


def test_cleanup_moves_the_year_ages_the_rows_and_clears_the_board() -> None:
    state = new()
    before = [state.rows[at] for at in (0, 3, 6)]
    state.uses[0], state.actions_taken[0], state.passed = 2, 2, 3
    phase(state, CLEANUP)
    assert state.year == 2
    assert [state.decks[row][0] for row in range(3)] == before
    assert sum(state.uses) + sum(state.actions_taken) + state.passed == 0
