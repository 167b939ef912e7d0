"""Technologies: rules, section 10. Every tile of the four sets."""

from __future__ import annotations

import pytest

from landfall.games.evacuation.table.cards import TECHNOLOGY_IDS
from tests.games.evacuation.positions import (
    NEW,
    OLD,
    asked,
    bonuses,
    can,
    develop,
    do,
    invent,
    lay_row,
    markers,
    offers,
    own_ship,
    own_stadium,
    pieces_ready,
    play,
    production,
    progress,
    refused,
    ships,
    stadiums,
    stock,
    stocks,
    transport,
    turn,
)


def test_level_one_needs_one_step_the_others_two() -> None:
    state = turn()
    for step in range(5):
        do(state, op="invent", times=1)
        play(state, "invent", column=1)
        while asked(state) != "TakeTurn":
            play(state, "decline" if can(state, "decline") else "done")
        assert state.developed[0].bit_count() == (1, 1, 2, 2, 3)[step]
    do(state, op="invent", times=1)
    assert refused(state, "invent", column=1).code == "column-full"


def test_with_all_nine_developed_invent_steps_are_lost() -> None:
    state = turn()
    state.columns[:3] = [5, 5, 5]
    do(state, op="invent", times=1)
    assert asked(state) == "TakeTurn"
    assert not can(state, "act", action="A10")


def test_r_55_a_once_only_effect_that_is_impossible_is_lost() -> None:
    state = invent(turn(), "T1-2c")  # settle a tundra area, but there is nobody to settle it
    assert asked(state) == "TakeTurn"
    pieces_ready(state, 0, population=2)
    assert asked(state) == "TakeTurn"


def test_r_55_parts_come_in_the_listed_order_and_may_be_declined() -> None:
    state = turn()
    state.year_cards = (2, 1, 3, 7)  # Y03, low: two infrastructure moves, then a free factory
    bonuses(state, 7, 0)
    assert asked(state) == "InfrastructureMove"
    play(state, "done")
    assert asked(state) == "PrepareFactory"
    play(state, "decline")
    assert state.prepared[:6] == [0] * 6


@pytest.mark.parametrize(("number", "free"), [(3, True), (4, False)])
def test_t1_1a_the_third_action_is_free(number: int, free: bool) -> None:
    state = turn()
    develop(state, 0, "T1-1a")
    state.actions_taken[0] = number - 1
    assert can(state, "act", action="A1") == free


def test_t1_1b_a_year_end_bonus_brings_a_resource_more() -> None:
    state = turn()
    develop(state, 0, "T1-1b")
    state.year_cards = (1, 2, 3, 7)  # Y02, high: a ship
    stock(state, 0, old=(1, 0, 0))  # the unit is not needed for a refresh: R 64
    bonuses(state, 13, 0)
    play(state, "decline")
    assert asked(state) == "GainResource"


def test_t1_1c_and_r_29_a_food_factory_lets_a_second_one_be_prepared() -> None:
    state = invent(turn(), "T1-1c")
    play(state, "factory", world="new", kind="food")
    assert asked(state) == "TakeTurn"  # a gained factory is not a prepared one
    stock(state, 0, old=(2, 1, 0), new=(0, 0, 1))
    play(state, "act", action="A6")
    play(state, "factory", world="old", kind="food")
    assert {"world": "new", "kind": "energy"} in offers(state, "factory")  # it may be in the other world
    play(state, "factory", world="old", kind="food")
    assert state.current_player() == 1  # the second one does not trigger again
    assert state.prepared[:6] == [2, 0, 0, 1, 0, 0]


def test_r_29_a_free_preparation_triggers_too() -> None:
    state = turn()
    develop(state, 0, "T1-1c")
    stock(state, 0, old=(0, 1, 0))
    do(state, op="prepare_factory", free=True)
    play(state, "factory", world="new", kind="food")
    assert asked(state) == "PrepareFactory"
    assert offers(state, "factory") == [{"world": "old", "kind": "steel"}]


def test_t1_2a_symbols_are_not_needed() -> None:
    state = turn()
    pieces_ready(state, 0, population=1, steel=1)
    stock(state, 0, new=(0, 1, 0))
    play(state, "act", action="A3")
    assert refused(state, "settle", area="N04").code == "symbols-missing"
    develop(state, 0, "T1-2a")
    assert can(state, "settle", area="N04")


def test_t1_2b_takes_a_card() -> None:
    state = invent(turn(), "T1-2b")
    play(state, "take_card", slot=2)
    assert state.hand_infrastructure[0].bit_count() == 1


def test_t1_2c_and_r_27_settle_a_tundra_area_without_steel() -> None:
    state = turn()
    pieces_ready(state, 0, population=2, steel=2)
    markers(state, 0, 11, 8)
    invent(state, "T1-2c")
    assert can(state, "settle", area="N01")
    assert not can(state, "settle", area="N05")
    assert not can(state, "settle", area="N04")  # the symbol is still required
    play(state, "settle", area="N01")
    assert state.population[0] == 0


@pytest.mark.parametrize(("name", "kind", "at"), [("T1-3a", "energy", 2), ("T2-3a", "steel", 1), ("T3-3a", "food", 0)])
def test_r_24_factories_of_a_kind_count_more_those_settled_before_too(name: str, kind: str, at: int) -> None:
    state = turn()
    state.settled_factories[at] = 2
    state.unused[at] -= 2
    state.production[at] = 2
    invent(state, name)
    assert production(state)[at] == 4
    play(state, "factory", world="new", kind=kind)
    do(state, op="settle")
    play(state, "settle", area="N02")
    assert production(state)[at] == 6


def test_t1_3b_and_r_23_ships_are_back_at_once() -> None:
    state = turn()
    develop(state, 0, "T1-3b")
    own_ship(state, 0, "S04")
    own_ship(state, 0, "S01", NEW)
    stock(state, 0, old=(0, 0, 1))
    transport(state)
    play(state, "send", ship="S04")
    play(state, "close")
    assert ships(state, 0, OLD) == ["S04"]
    assert ships(state, 0, NEW) == ["S01"]  # not one that arrived earlier


def test_t1_3c_gains_a_stadium() -> None:
    state = invent(turn(), "T1-3c")
    play(state, "build", slot=1, world="new")
    assert len(stadiums(state, 0, NEW)) == 1
    assert stocks(state) == ((0, 0, 0), (0, 0, 0))


def test_t2_1a_cloning_gives_three() -> None:
    state = turn()
    develop(state, 0, "T2-1a")
    stock(state, 0, new=(1, 0, 0))
    play(state, "act", action="A7")
    assert state.population[0] == 3


def test_t2_1b_brings_two_population() -> None:
    assert invent(turn(), "T2-1b").population[0] == 2


def test_t2_1c_stadiums_cost_less() -> None:
    state = turn()
    develop(state, 0, "T2-1c")
    lay_row(state, 1, "ST22", "ST20", "ST21")
    stock(state, 0, old=(0, 1, 0))
    play(state, "act", action="A5")
    play(state, "build", slot=1, world="old")
    assert stocks(state)[OLD] == (0, 0, 0)


def test_t2_2a_brings_steel_and_caps_the_steel_of_settling() -> None:
    state = invent(turn(), "T2-2a")
    play(state, "gain", world="new", kind="steel")
    assert offers(state, "gain") == [{"world": "new", "kind": "steel"}]
    play(state, "gain", world="new", kind="steel")
    pieces_ready(state, 0, population=2)
    play(state, "act", action="A3")
    play(state, "settle", area="N01")
    assert stocks(state)[NEW] == (0, 1, 0)


@pytest.mark.parametrize(("name", "area"), [("T2-2b", "N04"), ("T3-2a", "N30"), ("T4-2b", "N07")])
def test_a_permanent_symbol_is_always_there(name: str, area: str) -> None:
    state = turn()
    pieces_ready(state, 0, population=1, steel=1)
    stock(state, 0, new=(0, 1, 0))
    play(state, "act", action="A3")
    assert not can(state, "settle", area=area)
    develop(state, 0, name)
    assert can(state, "settle", area=area)


def test_t2_2b_gains_a_steel_factory() -> None:
    state = invent(turn(), "T2-2b")
    assert offers(state, "factory") == [{"world": "old", "kind": "steel"}, {"world": "new", "kind": "steel"}]


def test_t2_2c_lowers_the_food_need() -> None:
    from landfall.games.evacuation.rules.phases.year import food_need

    state = turn()
    assert [food_need(state, 0, NEW, year) for year in (1, 2, 3, 4)] == [0, 0, 2, 4]
    develop(state, 0, "T2-2c")
    assert [food_need(state, 0, NEW, year) for year in (1, 2, 3, 4)] == [0, 0, 0, 2]


@pytest.mark.parametrize(("name", "area"), [("T2-3b", "N13"), ("T4-3c", "N12")])
def test_a_locked_biome_is_settled_without_steel(name: str, area: str) -> None:
    state = turn()
    markers(state, 0, 7, 7, (1, 0))  # ring and cross
    pieces_ready(state, 0, population=1, steel=1)
    invent(state, name)
    play(state, "settle", area=area)
    assert state.areas[0]


def test_t2_3c_raises_food_by_two() -> None:
    assert production(invent(turn(), "T2-3c")) == [2, 0, 0]


def test_t3_1a_shifts_the_power_for_bonuses_only() -> None:
    state = turn()
    develop(state, 0, "T3-1a")
    state.year_cards = (1, 2, 3, 7)  # 6 and 13
    bonuses(state, 12, 0)
    assert asked(state) == "ChooseFromRow"


def test_t3_1a_brings_a_steel_factory() -> None:
    state = invent(turn(), "T3-1a")
    play(state, "factory", world="new", kind="steel")
    assert state.prepared[:6] == [0, 0, 0, 0, 1, 0]


def test_t3_1b_and_r_46_give_two_steps_more_that_are_no_power() -> None:
    state = turn()
    develop(state, 0, "T3-1b")
    state.year_cards = (1, 2, 3, 7)
    progress(state, 4, 0)
    play(state, "split", leading=6)
    assert state.power[0] == 4
    assert offers(state, "land")


def test_t3_1c_refreshes_for_free() -> None:
    state = turn()
    develop(state, 0, "T3-1c")
    assert can(state, "act", action="A4")
    play(state, "act", action="A4")
    assert offers(state) == ["refresh_free"]


def test_t3_2a_makes_an_infrastructure_move() -> None:
    state = invent(turn(), "T3-2a")
    assert asked(state) == "InfrastructureMove"


def test_t3_2b_pays_no_surcharge_and_from_either_world() -> None:
    state = turn()
    develop(state, 0, "T3-2b")
    state.uses[0] = 5
    assert can(state, "act", action="A1")
    state.actions_taken[0] = 2
    stock(state, 0, new=(0, 0, 1))
    assert can(state, "act", action="A1")


def test_t3_2c_and_r_50_pay_for_themselves_and_for_every_later_tile() -> None:
    state = invent(turn(), "T3-2c")
    play(state, "gain", world="old", kind="steel")
    invent(state, "T3-1b")
    play(state, "gain", world="old", kind="steel")
    assert stocks(state)[OLD] == (0, 2, 0)


def test_t3_3b_makes_two_invent_steps() -> None:
    state = invent(turn(), "T3-3b")
    for left, column in ((2, 2), (1, 3)):
        question = state.decision(0)
        assert question is not None
        assert question.fields["left"] == left
        play(state, "invent", column=column)
    assert state.columns[1:3] == [1, 1]


def test_t3_3c_makes_the_third_and_fourth_action_free() -> None:
    for number, free in ((3, True), (4, True), (5, False)):
        state = turn()
        develop(state, 0, "T3-3c")
        state.actions_taken[0] = number - 1
        assert can(state, "act", action="A1") == free


def test_t4_1a_ships_cost_less() -> None:
    state = turn()
    develop(state, 0, "T4-1a")
    lay_row(state, 0, "S01", "S20", "S21")
    stock(state, 0, old=(0, 1, 0))
    play(state, "act", action="A4")
    assert can(state, "build", slot=1, world="old")


def test_t4_1b_an_energy_factory_lets_a_second_one_be_prepared() -> None:
    state = turn()
    develop(state, 0, "T4-1b")
    stock(state, 0, old=(1, 0, 1))
    play(state, "act", action="A6")
    play(state, "factory", world="old", kind="energy")
    play(state, "factory", world="old", kind="food")
    assert state.prepared[:3] == [1, 0, 1]
    gaining = invent(turn(), "T4-1b")
    assert offers(gaining, "factory") == [{"world": "old", "kind": "energy"}, {"world": "new", "kind": "energy"}]


def loading(*technologies: str) -> list[object]:
    state = turn()
    develop(state, 0, *technologies)
    own_ship(state, 0, "S03")  # one ocean bay, no building, one resource
    stock(state, 0, old=(3, 0, 1))
    transport(state)
    play(state, "send", ship="S03")
    taken = 0
    while can(state, "load", item="resource:food"):
        play(state, "load", item="resource:food")
        taken += 1
    return [taken, can(state, "load", item="stadium:ST01")]


def test_t4_1c_takes_a_resource_more() -> None:
    assert loading()[0] == 1
    assert loading("T4-1c")[0] == 2


def test_t4_3a_takes_a_building_more_and_gains_a_factory() -> None:
    state = turn()
    develop(state, 0, "T4-3a")
    own_ship(state, 0, "S03")
    stock(state, 0, old=(0, 0, 1))
    transport(state)
    play(state, "send", ship="S03")
    assert can(state, "load", item="stadium:ST01")
    assert asked(invent(turn(), "T4-3a")) == "GainFactory"


def test_t4_2a_flights_cost_less() -> None:
    state = invent(turn(), "T4-2a")
    assert offers(state, "gain") == [{"world": "old", "kind": "energy"}, {"world": "new", "kind": "energy"}]
    play(state, "decline")
    own_ship(state, 0, "S01")
    transport(state)
    assert can(state, "send", ship="S01")


def test_t4_2b_brings_a_population() -> None:
    assert invent(turn(), "T4-2b").population[0] == 1


def test_t4_2c_makes_an_infrastructure_move() -> None:
    assert asked(invent(turn(), "T4-2c")) == "InfrastructureMove"


def test_t4_3b_gains_a_ship_whose_first_flight_is_free() -> None:
    state = turn()
    lay_row(state, 0, "S20", "S21", "S19")
    invent(state, "T4-3b")
    play(state, "build", slot=1, world="old")
    assert state.population[0] == 1
    transport(state)
    play(state, "send", ship="S20")
    while asked(state, 0) == "LoadShip":
        play(state, "close", by=0)
    assert ships(state, 0, NEW) == ["S20"]
    assert not any(state.flights_off)


# The happy faces that are printed; the other tiles show none.
FACES = {
    **dict.fromkeys(("T1-1b", "T1-2c", "T2-1b", "T2-2c", "T3-1c", "T3-2c", "T4-1c", "T4-2c"), 1),
    **dict.fromkeys(("T1-3b", "T2-3c", "T3-3c", "T4-3c"), 2),
}


@pytest.mark.parametrize("name", TECHNOLOGY_IDS)
def test_a_developed_tile_shows_its_happy_faces(name: str) -> None:
    state = turn()
    develop(state, 0, name)
    assert (state.faces(0), state.faces(1)) == (FACES.get(name, 0), 0)


def test_happy_faces_of_a_tile_count_once_it_is_developed() -> None:
    state = turn()
    own_stadium(state, 0, "ST08")
    assert state.faces(0) == 2
    develop(state, 0, "T1-3b")
    assert state.faces(0) == 4
