"""Building, recruiting, ships and resource cards: rules, sections 6 and 7."""

from __future__ import annotations

from collections import Counter

import pytest

from landfall.flow import State
from tests.games.antarctica.positions import (
    GAME,
    asked,
    board,
    can,
    choices,
    cube,
    events,
    every_card,
    finish,
    hand,
    offered,
    people,
    play,
    player,
    queue,
    why,
)

# -- 6.1: build -------------------------------------------------------------------------------------------------------


def factory(queues: dict[int, str], buildings: dict[int, str], **more: object) -> State:
    """The rulebook's example: the factory card needs a derrick and a crane."""
    return board(queues=queues, buildings=buildings, tops=["D01"], basic={"A": 0}, **more)  # type: ignore[arg-type]


def test_example_one_ship_reaches_both_buildings() -> None:
    state = factory({1: "A"}, {2: "derrick crane"})
    play(state, "sail", zone=2)
    assert can(state, "build", deck="double")


def test_example_two_ships_reach_one_building_each() -> None:
    state = factory({1: "A", 4: "A"}, {2: "derrick", 4: "crane"})
    play(state, "sail", zone=2)
    assert can(state, "build", deck="double")


def test_example_without_a_ship_at_the_crane_the_factory_is_out_of_reach() -> None:
    state = factory({1: "A", 4: "B"}, {2: "derrick", 4: "crane"})
    play(state, "sail", zone=2)
    refusal = why(state, "build", deck="double")
    assert refusal.code == "out-of-reach"
    assert refusal.facts == {"building": "factory", "buildings": "crane"}


def test_building_takes_the_card_puts_building_and_scientist_and_spends_the_points() -> None:
    state = factory({1: "A"}, {2: "derrick crane"}, supply={"A": 2})
    play(play(state, "sail", zone=2), "build", deck="double")
    assert asked(state) == ("ChooseTrack", "A")
    play(state, "track", track="T3")
    assert cube(state, "T3", "A") == 1
    zone = state.view()["zones"][2]
    assert "factory" in zone["buildings"]
    assert zone["scientists"] == [1, 0, 0]
    assert [card["card"] for card in player(state, "A")["built"]] == ["D01"]
    assert player(state, "A")["stars"] == 1
    assert people(state, "A")[0] == 1


def test_the_building_to_be_erected_does_not_count_and_no_kind_stands_twice_in_a_zone() -> None:
    state = factory({1: "A"}, {2: "derrick crane factory"})
    play(state, "sail", zone=2)
    assert why(state, "build", deck="double").code == "already-stands-here"


def test_a_scientist_must_be_in_supply() -> None:
    state = factory({1: "A"}, {2: "derrick crane"}, supply={"A": 0})
    play(state, "sail", zone=2)
    assert why(state, "build", deck="double").code == "not-enough-scientists"


def test_a_plankton_farm_takes_two_scientists() -> None:
    state = board(queues={1: "A"}, buildings={2: "crane turbine"}, tops=["D09"], supply={"A": 1})
    play(state, "sail", zone=2)
    assert why(state, "build", deck="double").facts == {"building": "plankton_farm", "needed": 2, "supply": 1}
    state = board(queues={1: "A"}, buildings={2: "crane turbine"}, tops=["D09"], supply={"A": 2})
    play(play(state, "sail", zone=2), "build", deck="double")
    assert state.view()["zones"][2]["scientists"] == [2, 0, 0]


def test_only_one_building_a_turn() -> None:
    state = board(queues={1: "A"}, buildings={2: "crane shaft"}, tops=["B01", "D02"], supply={"A": 5})
    play(play(state, "sail", zone=4), "pass")
    state = board(queues={1: "A", 3: "A"}, buildings={2: "shaft", 3: "crane"}, tops=["B10", "D08"], supply={"A": 5})
    play(play(state, "sail", zone=2), "build", deck="basic")
    assert "build" not in offered(state)
    assert why(state, "build", deck="double").code == "one-action-a-turn"


def test_r_24_access_is_checked_when_building() -> None:
    state = factory({1: "A", 4: "A"}, {2: "derrick", 4: "crane"})
    play(state, "sail", zone=2)
    play(state, "discard_ship", zone=4, dock=1)
    assert why(state, "build", deck="double").code == "out-of-reach"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r_25_no_kind_has_more_buildings_than_there_are_open_zones(seats: int) -> None:
    view = GAME.new_initial_state(seats, {"placement": "first_game"}, 1).view()
    standing = Counter(kind for zone in view["zones"] for kind in zone["buildings"])
    cards = {card["card"]: card["building"] for card in every_card()}
    for offer in view["offers"]:
        standing.update(cards[card] for card in [*offer["below"], offer["top"]["card"]])
    assert max(standing.values()) <= sum(zone["open"] for zone in view["zones"])


def test_r_25_a_kind_that_stands_in_the_zone_cannot_be_built_and_the_stack_waits() -> None:
    state = board(queues={1: "A", 3: "A"}, buildings={2: "crane", 3: "shaft"}, tops=["B01"])
    play(state, "sail", zone=2)
    assert why(state, "build", deck="basic").code == "already-stands-here"


def test_r_26_an_empty_stack_offers_nothing_and_the_others_go_on() -> None:
    state = board(
        queues={1: "A"}, buildings={2: "derrick crane"}, decks={"basic": "", "double": "D01"}, supply={"A": 3}
    )
    play(state, "sail", zone=2)
    assert why(state, "build", deck="basic").code == "stack-empty"
    assert can(state, "build", deck="double")


def test_the_next_card_of_the_stack_is_on_offer_at_once() -> None:
    state = factory({1: "A"}, {2: "derrick crane"}, decks={"double": "D05 D01"})
    play(play(state, "sail", zone=2), "build", deck="double")
    assert state.view()["offers"][1]["top"]["card"] == "D05"


# -- 6.6: resource cards ----------------------------------------------------------------------------------------------


def test_a_basic_card_stands_for_one_resource_building_and_goes_back() -> None:
    state = board(queues={1: "A"}, buildings={2: "derrick"}, tops=["D01"])
    play(play(state, "sail", zone=2), "build", deck="double")
    assert player(state, "A")["basic"] == 0
    assert state.view()["resource_stack"]["basic"] == 1
    assert player(state, "A")["card_played"]


def test_an_advanced_card_stands_for_a_laboratory_or_a_factory() -> None:
    state = board(queues={1: "A"}, buildings={2: "crane"}, tops=["A01"], advanced={"A": 1}, basic={"A": 0})
    play(play(state, "sail", zone=2), "build", deck="advanced")
    assert player(state, "A")["advanced"] == 0
    assert state.view()["resource_stack"]["advanced"] == 3


def test_r_23_one_card_replaces_one_building_only() -> None:
    state = board(queues={1: "A"}, buildings={2: "crane"}, tops=["D03"], basic={"A": 1}, advanced={"A": 1})
    play(state, "sail", zone=2)
    assert why(state, "build", deck="double").facts["buildings"] == "derrick+turbine"


def test_r_23_a_basic_card_is_no_laboratory_and_an_advanced_one_no_crane() -> None:
    state = board(queues={1: "A"}, buildings={2: "crane"}, tops=["A01"], basic={"A": 1})
    play(state, "sail", zone=2)
    assert why(state, "build", deck="advanced").code == "out-of-reach"
    state = board(queues={1: "A"}, buildings={2: "derrick"}, tops=["D01"], basic={"A": 0}, advanced={"A": 3})
    play(state, "sail", zone=2)
    assert why(state, "build", deck="double").code == "out-of-reach"


def test_r_23_a_card_is_not_used_for_what_is_in_reach() -> None:
    state = board(queues={1: "A"}, buildings={2: "derrick crane"}, tops=["D01"])
    play(play(state, "sail", zone=2), "build", deck="double")
    assert player(state, "A")["basic"] == 1
    assert not player(state, "A")["card_played"]


def test_a_resource_card_is_the_one_card_of_the_visit() -> None:
    state = board(queues={1: "A"}, buildings={2: "derrick"}, tops=["D01"], hands={"A": "two_scientists"})
    play(play(state, "sail", zone=2), "build", deck="double")
    play(state, "track", track="T1")
    assert why(state, "play", card="two_scientists").code == "card-played"
    state = board(queues={1: "A"}, buildings={2: "derrick"}, tops=["D01"], hands={"A": "two_scientists"})
    play(play(state, "sail", zone=2), "play", card="two_scientists")
    assert why(state, "build", deck="double").code == "out-of-reach-and-card-played"
    state = board(
        queues={1: "A"}, buildings={2: "derrick"}, tops=["D01"], hands={"A": "two_scientists"}, basic={"A": 0}
    )
    play(play(state, "sail", zone=2), "play", card="two_scientists")
    assert why(state, "build", deck="double").code == "out-of-reach"  # no card would help


def test_r_22_at_most_one_basic_card_and_any_number_of_advanced_ones() -> None:
    coast = {"buildings": {2: "coastal_station"}, "cubes": {"T2": {"A": 1}}}
    state = board(queues={1: "A"}, basic={"A": 1}, **coast)  # type: ignore[arg-type]
    play(play(state, "sail", zone=2), "research", track="T2")
    assert player(state, "A")["basic"] == 1
    state = board(queues={1: "A"}, basic={"A": 0}, **coast)  # type: ignore[arg-type]
    play(play(state, "sail", zone=2), "research", track="T2")
    assert player(state, "A")["basic"] == 1
    sea = {"buildings": {2: "sea_station"}, "cubes": {"T3": {"A": 8}}}
    state = board(queues={1: "A"}, advanced={"A": 2}, **sea)  # type: ignore[arg-type]
    play(play(state, "sail", zone=2), "research", track="T3")
    assert player(state, "A")["advanced"] == 3
    state = board(queues={1: "A"}, advanced={"A": 2, "B": 1}, **sea)  # type: ignore[arg-type]
    play(play(state, "sail", zone=2), "research", track="T3")
    assert player(state, "A")["advanced"] == 2  # none is left


# -- 6.2: build a ship ------------------------------------------------------------------------------------------------


def test_a_new_ship_joins_the_queue_under_the_sun_and_the_turn_is_over() -> None:
    state = board(queues={1: "AB", 4: "C"}, buildings={2: "shipyard"}, stack="icebreaker icebreaker")
    play(play(state, "sail", zone=2), "build_ship")
    assert queue(state, 1) == "BA"
    assert asked(state) == ("TakeCard", "B")
    play(state, "take", card="icebreaker")
    assert asked(state) == ("SetSail", "A")  # C got the last card; no discard, no card: the sun has moved on to zone 2
    assert hand(state, "C") == {"icebreaker": 1}


def test_a_ship_takes_a_shipyard_an_own_ship_and_a_dock() -> None:
    state = board(queues={1: "A"}, buildings={2: "camp"})
    assert why(play(state, "sail", zone=2), "build_ship").code == "no-shipyard-here"
    state = board(queues={1: "A"}, buildings={2: "shipyard"}, ships_left={"A": 0})
    assert why(play(state, "sail", zone=2), "build_ship").code == "nothing-available"


def test_r_18_with_three_ships_under_the_sun_no_ship_can_be_built() -> None:
    state = board(queues={1: "ABC"}, buildings={2: "shipyard"})
    play(state, "sail", zone=2)
    assert can(state, "build_ship")
    state.arrive(17, 1)  # type: ignore[attr-defined]  # as a ship_move triggered before the action would do
    state.legal_cache[0] = None
    assert why(state, "build_ship").code == "lit-zone-full"


def test_r_18_the_red_action_does_nothing_with_three_ships_under_the_sun() -> None:
    state = board(queues={1: "ABC", 3: "B", 4: "C"}, buildings={2: "coastal_station"}, cubes={"T2": {"A": 7}})
    play(state, "sail", zone=2)
    state.arrive(17, 1)  # type: ignore[attr-defined]
    play(state, "research", track="T2")
    assert queue(state, 1) == "BCC"
    assert events(state, "NothingHappened")[-1].action == "new_ship"  # type: ignore[attr-defined]
    assert asked(state) == ("EndTurn", "A")


# -- 6.3: recruit -----------------------------------------------------------------------------------------------------


def test_example_two_ships_and_a_scientist_recruit_three() -> None:
    state = board(queues={1: "A", 2: "AB"}, buildings={2: "camp"}, scientists={2: "ABBB"}, supply={"A": 1})
    before = people(state, "A")
    play(play(state, "sail", zone=2), "recruit")
    assert people(state, "A") == (before[0] + 3, before[1] - 3)


def test_example_a_scientist_placed_by_a_card_a_moment_earlier_counts() -> None:
    state = board(queues={1: "A"}, buildings={2: "camp"}, supply={"A": 2}, hands={"A": "place_scientist"})
    play(state, "sail", zone=2)
    play(state, "play", card="place_scientist")
    play(state, "recruit")
    assert events(state, "Recruited")[-1].scientists == 2  # type: ignore[attr-defined]


def test_r_35_recruiting_takes_the_full_count_or_what_is_left() -> None:
    state = board(queues={1: "A"}, buildings={2: "camp"}, scientists={2: "AAA"}, supply={"A": 0}, reserve={"A": 2})
    play(play(state, "sail", zone=2), "recruit")
    assert people(state, "A") == (2, 0)


def test_r_35_with_an_empty_reserve_recruiting_is_not_offered() -> None:
    state = board(queues={1: "A"}, buildings={2: "camp"}, supply={"A": 2}, reserve={"A": 0})
    assert why(play(state, "sail", zone=2), "recruit").code == "reserve-empty"


# -- 6.7 and section 7 ------------------------------------------------------------------------------------------------


def test_passing_is_always_allowed_and_cards_and_discard_are_available_before_it() -> None:
    state = board(queues={1: "A", 3: "B"}, hands={"A": "two_scientists"})
    play(state, "sail", zone=2)
    assert {"pass", "play", "discard"} <= offered(state)
    play(play(state, "play", card="two_scientists"), "discard", piece="cube")
    assert "pass" in offered(state)
    play(state, "pass")
    assert asked(state)[0] == "SetSail"


def test_cards_may_follow_the_action_too() -> None:
    state = board(queues={1: "A"}, buildings={2: "camp"}, hands={"A": "place_scientist"})
    play(play(state, "sail", zone=2), "recruit")
    assert asked(state) == ("EndTurn", "A")
    play(state, "play", card="place_scientist")
    assert state.view()["zones"][2]["scientists"][0] == 1


def test_two_scientists_come_or_one_if_only_one_is_left() -> None:
    state = board(queues={1: "A"}, hands={"A": "two_scientists"}, supply={"A": 1}, reserve={"A": 1})
    play(play(state, "sail", zone=2), "play", card="two_scientists")
    assert people(state, "A") == (2, 0)


def test_fast_progress_spends_three_points_and_may_enter_a_track() -> None:
    state = board(queues={1: "A"}, hands={"A": "fast_progress"})
    play(play(state, "sail", zone=2), "play", card="fast_progress")
    play(state, "track", track="T4")
    assert cube(state, "T4", "A") == 3


def test_played_cards_go_to_the_box() -> None:
    state = board(queues={1: "A"}, hands={"A": "two_scientists"})
    before = state.view()["shipyard"]["stack"]
    play(play(state, "sail", zone=2), "play", card="two_scientists")
    shipyard = state.view()["shipyard"]
    assert shipyard["played"] == {"two_scientists": 1}
    assert shipyard["stack"] == before


def test_r_45_cards_and_actions_without_effect_are_not_offered() -> None:
    state = board(
        queues={1: "A"},
        hands={"A": "place_scientist two_scientists fast_progress icebreaker"},
        supply={"A": 0},
        reserve={"A": 0},
        cubes_left={"A": 0},
        buildings={2: "camp sea_station shipyard"},
        ships_left={"A": 0},
    )
    play(state, "sail", zone=2)
    assert offered(state) == {"pass", "discard_ship"}
    assert why(state, "play", card="place_scientist").code == "supply-empty"
    assert why(state, "play", card="two_scientists").code == "reserve-empty"
    assert why(state, "play", card="fast_progress").code == "no-track-to-advance"
    assert why(state, "lay_icebreaker", zone=4).code == "not-second"


def test_the_end_of_the_turn_is_asked_by_what_is_public_not_by_the_hand() -> None:
    """With a hand that cannot be played the question comes all the same; with an empty hand it does not."""
    poor = {"cubes_left": {"A": 0}, "ships_left": {"A": 0}, "buildings": {2: "camp"}}
    for cards, expected in (("icebreaker", "EndTurn"), ("", "SetSail")):
        state = board(queues={1: "A", 3: "B"}, hands={"A": cards}, **poor)  # type: ignore[arg-type]
        play(state, "sail", zone=2)
        play(state, "discard_ship", zone=2, dock=1)
        play(state, "pass") if not can(state, "recruit") else play(state, "recruit")
        assert asked(state)[0] in (expected, "SetSail")
    state = board(queues={1: "A", 4: "A", 3: "B"}, hands={"A": "icebreaker"}, **poor)  # type: ignore[arg-type]
    play(state, "discard_ship", zone=4, dock=1)
    play(play(state, "sail", zone=2), "recruit")
    assert asked(state) == ("EndTurn", "A")
    assert offered(state) == {"end_turn"}
    finish(state)
    assert choices(state, "end_turn") == []
