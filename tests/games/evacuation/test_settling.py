"""Settling, factories, cloning: rules, sections 11 and 12."""

from __future__ import annotations

import pytest

from landfall.games.evacuation.table.new_world import AREA_IDS
from tests.games.evacuation.positions import (
    NEW,
    asked,
    bonuses,
    can,
    card,
    do,
    invent,
    markers,
    offers,
    pieces_ready,
    play,
    production,
    refused,
    settled,
    stock,
    stocks,
    turn,
)


def test_r_7_settlement_steel_is_steel_of_the_new_world() -> None:
    state = turn()
    pieces_ready(state, 0, population=2)
    stock(state, 0, old=(0, 9, 0), new=(0, 1, 0))
    assert not can(state, "act", action="A3")
    stock(state, 0, new=(0, 2, 0))
    play(state, "act", action="A3")
    play(state, "settle", area="N01")
    assert stocks(state)[NEW] == (0, 0, 0)
    assert state.population[0] == 0
    assert state.settled_population[0] == 2


@pytest.mark.parametrize(
    ("area", "code"),
    [
        ("N01", "area-occupied"),
        ("N05", "biome-locked"),
        ("N04", "symbols-missing"),
        ("N02", "factories-missing"),
    ],
)
def test_what_an_area_needs(area: str, code: str) -> None:
    state = turn()
    settled(state, 1, "N01")
    pieces_ready(state, 0, population=2)
    stock(state, 0, new=(0, 2, 0))
    play(state, "act", action="A3")
    assert refused(state, "settle", area=area).code == code


def test_population_and_steel_that_are_missing_are_named() -> None:
    state = turn()
    pieces_ready(state, 0, population=1, steel=1)
    play(state, "act", action="A3")
    assert refused(state, "settle", area="N01").code == "population-missing"
    pieces_ready(state, 0, population=2, steel=1)
    assert refused(state, "settle", area="N01").code == "steel-missing"


@pytest.mark.parametrize(("leading", "area"), [(7, "N05"), (11, "N13"), (15, "N12")])
def test_passages_unlock_biomes_for_good(leading: int, area: str) -> None:
    for step, unlocked in ((leading - 1, False), (leading, True)):
        state = turn()
        markers(state, 0, step, 0)
        state.developed[0] = 1 << 3  # symbols are not needed
        pieces_ready(state, 0, population=1, steel=1)
        stock(state, 0, new=(0, 1, 0))
        play(state, "act", action="A3")
        assert can(state, "settle", area=area) == unlocked


def test_symbols_are_those_where_the_markers_stand_now() -> None:
    state = turn()
    pieces_ready(state, 0, population=1, steel=1)
    stock(state, 0, new=(0, 1, 0))
    markers(state, 0, 3, 2, (1, 1))  # ring and cross
    play(state, "act", action="A3")
    assert can(state, "settle", area="N04")
    assert can(state, "settle", area="N07")
    assert not can(state, "settle", area="N30")


def test_the_player_chooses_the_factories_and_equal_sets_are_offered_once() -> None:
    state = turn()
    markers(state, 0, 7, 0, (0, 0))
    state.developed[0] = 1 << 3
    pieces_ready(state, 0, food=1, steel=1, energy=1)
    play(state, "act", action="A3")
    play(state, "settle", area="N16")  # two factory slots
    assert offers(state, "place_factory") == ["food", "steel"]
    play(state, "place_factory", kind="food")
    assert offers(state, "place_factory") == ["steel", "energy"]
    play(state, "place_factory", kind="energy")
    assert production(state) == [1, 0, 1]
    assert state.view(0)["map"]["N16"]["factories"] == ["energy", "food"]


def test_without_a_choice_factories_are_placed_without_asking() -> None:
    state = turn()
    pieces_ready(state, 0, steel=2)
    play(state, "act", action="A3")
    play(state, "settle", area="N02")
    assert production(state) == [0, 1, 0]
    assert state.current_player() == 1


def test_r_38_an_area_has_an_owner_also_with_factories_alone() -> None:
    state = turn()
    pieces_ready(state, 0, steel=1)
    play(state, "act", action="A3")
    play(state, "settle", area="N34")
    assert state.owners[AREA_IDS.index("N34")] == 0
    assert state.view(1)["map"]["N34"]["owner"] == 0


def test_r_27_free_settling_waives_steel_only() -> None:
    state = turn()
    pieces_ready(state, 0, population=2)
    do(state, op="settle", free_steel=True)
    assert refused(state, "settle", area="N05").code == "biome-locked"
    assert refused(state, "settle", area="N02").code == "factories-missing"
    play(state, "settle", area="N01")
    assert production(state) == [1, 0, 1]


@pytest.mark.parametrize(
    ("leading", "open_", "locked"), [(0, "N05", "N13"), (6, "N05", "N13"), (7, "N13", "N12"), (11, "N12", None)]
)
def test_r_28_a_passage_bonus_unlocks_the_next_biome_for_one_settle(
    leading: int, open_: str, locked: str | None
) -> None:
    state = turn()
    markers(state, 0, leading, leading)
    state.developed[0] = 1 << 3
    pieces_ready(state, 0, population=1, steel=1)
    stock(state, 0, new=(0, 1, 0))
    do(state, op="settle", passage_bonus=1)
    assert can(state, "settle", area=open_)
    if locked is not None:
        assert refused(state, "settle", area=locked).code == "biome-locked"


def test_r_53_a_settle_outside_the_action_phase_costs_no_energy_and_uses_the_symbols_of_the_moment() -> None:
    state = turn()
    state.year_cards = (3, 1, 2, 7)  # Y04, high 11: invent, settle
    markers(state, 0, 3, 0, (1, 0))  # ring
    pieces_ready(state, 0, population=1, steel=1)
    stock(state, 0, new=(0, 1, 0))
    bonuses(state, 11, 0)
    play(state, "decline")
    assert can(state, "settle", area="N04")
    assert not can(state, "settle", area="N30")
    play(state, "settle", area="N04")
    assert state.actions_taken[0] == 0


# -- factories and cloning --------------------------------------------------------------------------------------------


def test_a_kind_that_is_all_in_play_cannot_be_prepared() -> None:
    state = turn()
    state.unused[1], state.settled_factories[1] = 0, 4
    stock(state, 0, old=(0, 5, 0))
    assert not can(state, "act", action="A6")
    stock(state, 0, old=(0, 5, 1), new=(1, 5, 0))
    for free in (False, True):
        do(state, op="prepare_factory", free=free)
        assert {offer["kind"] for offer in offers(state, "factory")} == {"food", "energy"}
        assert refused(state, "factory", world="old", kind="steel").code == "no-factory-left"


def test_r_26_gaining_a_factory_of_an_exhausted_kind_gives_nothing() -> None:
    state = turn()
    state.unused[0], state.settled_factories[0] = 0, 4
    do(state, op="gain_factory", kind="food")
    assert asked(state) == "TakeTurn"
    do(state, op="gain_factory", kind="any")
    assert {offer["kind"] for offer in offers(state, "factory")} == {"steel", "energy"}


def test_r_25_gained_factories_and_stadiums_may_be_put_on_either_world() -> None:
    state = do(turn(), op="gain_factory", kind="energy")
    assert [offer["world"] for offer in offers(state, "factory")] == ["old", "new"]
    state = do(turn(), op="gain_stadium")
    assert {offer["world"] for offer in offers(state, "build")} == {"old", "new"}


def test_energy_for_a_factory_must_be_left_after_the_action_is_paid() -> None:
    state = turn()
    state.actions_taken[0] = 2
    stock(state, 0, old=(0, 0, 1))
    assert not can(state, "act", action="A6")
    stock(state, 0, old=(0, 0, 2))
    assert can(state, "act", action="A6")


def test_a_factory_that_comes_later_or_came_before_is_refused_for_that() -> None:
    state = turn()
    pieces_ready(state, 0, population=4, food=1, steel=1, energy=1)
    stock(state, 0, new=(0, 5, 5))
    markers(state, 0, 24, 24, (1, 0))
    play(state, "act", action="A3")
    play(state, "settle", area="N16")  # two factory slots
    assert refused(state, "place_factory", kind="energy").code == "comes-later"
    play(state, "place_factory", kind="steel")  # and the only one after it
    state = turn()
    pieces_ready(state, 0, population=4, food=1, steel=2, energy=1)
    stock(state, 0, new=(0, 5, 5))
    markers(state, 0, 24, 24, (1, 0))
    play(state, "act", action="A3")
    play(state, "settle", area="N16")
    play(state, "place_factory", kind="steel")
    assert refused(state, "place_factory", kind="food").code == "in-order"


def test_an_area_that_an_effect_does_not_allow_cites_the_rule_of_the_effect() -> None:
    state = turn()
    pieces_ready(state, 0, population=2)
    refusal = refused(invent(state, "T1-2c"), "settle", area="N05")
    assert (refusal.code, refusal.rule) == ("not-this-area", "10")
    state = turn(actions="advanced", bonuses="generous")
    pieces_ready(state, 0, population=2)
    stock(state, 0, new=(0, 5, 0))
    refusal = refused(card(state, 49), "settle", area="N05")
    assert (refusal.code, refusal.rule) == ("not-this-area", "20.1")
