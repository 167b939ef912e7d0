"""Transport: rules, section 14."""

from __future__ import annotations

from landfall.games.evacuation.rules.phases.transport import flights
from landfall.games.evacuation.table.components import OLD_AREA_IDS, SHIP_FLIGHT, SHIP_IDS
from landfall.games.evacuation.table.state import Evacuation
from tests.games.evacuation.positions import (
    NEW,
    OLD,
    asked,
    can,
    invent,
    lay_row,
    offers,
    own_ship,
    own_stadium,
    pieces_ready,
    play,
    production,
    refused,
    ships,
    stadiums,
    stock,
    stocks,
    transport,
    turn,
)


def test_a_bay_takes_an_area_of_its_colour() -> None:
    state = turn()
    own_ship(state, 0, "S01")
    stock(state, 0, old=(0, 0, 1))
    transport(state)
    play(state, "send", ship="S01")
    assert offers(state, "load") == ["bay:W1", "bay:W2", "bay:W3"]
    play(state, "load", item="bay:W1")
    assert state.population[0] == 2
    assert not state.areas_up[0] & 1
    assert production(state) == [0, 0, 0]
    assert ships(state, 0, NEW) == ["S01"]


def test_a_factory_area_brings_an_unused_factory() -> None:
    state = turn()
    own_ship(state, 0, "S01")
    stock(state, 0, old=(0, 0, 1))
    transport(state)
    play(state, "send", ship="S01")
    play(state, "load", item="bay:W3")
    assert state.prepared[3:6] == [0, 0, 1]
    assert state.unused[:3] == [4, 4, 3]


def test_a_factory_area_of_an_exhausted_kind_cannot_leave() -> None:
    state = turn()
    state.unused[2], state.settled_factories[2] = 0, 4
    own_ship(state, 0, "S01")
    stock(state, 0, old=(0, 0, 1))
    transport(state)
    play(state, "send", ship="S01")
    assert refused(state, "load", item="bay:W3").code == "no-factory-left"


def test_within_the_building_limit_go_stadiums_factories_and_factory_areas() -> None:
    state = turn()
    own_ship(state, 0, "S21")  # no bay, three buildings, three resources
    stock(state, 0, old=(1, 0, 2))
    state.prepared[0], state.unused[0] = 1, 3
    transport(state)
    play(state, "send", ship="S21")
    assert offers(state, "load")[:5] == ["stadium:ST01", "factory:food", "hold:W3", "hold:W6", "hold:W9"]
    play(state, "load", item="stadium:ST01")
    play(state, "load", item="factory:food")
    play(state, "load", item="hold:W9")
    assert [item for item in offers(state, "load") if not item.startswith("resource")] == []
    play(state, "close")
    assert stadiums(state, 0, NEW) == ["ST01"]
    assert state.prepared[3:6] == [1, 1, 0]


def test_a_factory_area_with_a_bay_free_is_not_offered_as_a_building_too() -> None:
    state = turn()
    own_ship(state, 0, "S10")  # a mountain bay and one building
    stock(state, 0, old=(0, 0, 1))
    transport(state)
    play(state, "send", ship="S10")
    assert "bay:W6" in offers(state, "load")
    assert "hold:W6" not in offers(state, "load")
    play(state, "load", item="bay:W4")
    assert "hold:W6" in offers(state, "load")


def test_r_39_a_ship_that_stays_is_not_loaded() -> None:
    state = turn()
    own_ship(state, 0, "S01")
    stock(state, 0, old=(0, 0, 1))
    transport(state)
    assert offers(state) == ["done", "send"]
    play(state, "done")
    assert ships(state, 0, OLD) == ["S01"]
    assert state.areas_up[0].bit_count() == len(OLD_AREA_IDS)


def test_r_39_no_plan_costs_more_energy_than_there_is() -> None:
    state = turn()
    own_ship(state, 0, "S01")
    own_ship(state, 0, "S17")  # costs 3
    stock(state, 0, old=(0, 0, 3))
    transport(state)
    assert offers(state, "send") == ["S01", "S17"]
    play(state, "send", ship="S01")
    while asked(state, 0) == "LoadShip":
        play(state, "close", by=0)
    assert asked(state, 0) != "ChooseFlight"
    assert ships(state, 0, OLD) == ["S17"]


def test_r_40_energy_aboard_does_not_pay_for_a_flight() -> None:
    state = turn()
    own_ship(state, 0, "S04")  # costs 1, takes two resources
    own_ship(state, 0, "S08", NEW)
    own_ship(state, 0, "S09")  # costs 1
    stock(state, 0, old=(0, 0, 2))
    transport(state)
    play(state, "send", ship="S04")
    play(state, "load", item="resource:energy")
    assert asked(state, 0) != "ChooseFlight"  # neither for S09 nor for the way back of S08
    assert stocks(state)[NEW] == (0, 0, 1)
    assert ships(state, 0, OLD) == ["S09"]
    assert ships(state, 0, NEW) == ["S04", "S08"]


def test_the_way_back_costs_an_energy_of_the_new_world_and_is_empty() -> None:
    state = turn()
    own_ship(state, 0, "S20", NEW)
    stock(state, 0, old=(0, 0, 9))
    transport(state)
    assert asked(state, 0) != "ChooseFlight"
    stock(state, 0, new=(0, 0, 1))
    transport(state)
    play(state, "call_back", ship="S20")
    assert ships(state, 0, OLD) == ["S20"]
    assert stocks(state)[NEW] == (0, 0, 0)


def test_a_ship_makes_one_trip_a_year() -> None:
    state = turn()
    own_ship(state, 0, "S01")
    own_ship(state, 0, "S02", NEW)
    stock(state, 0, old=(0, 0, 9), new=(0, 0, 9))
    transport(state)
    play(state, "send", ship="S01")
    play(state, "close")
    assert offers(state, "call_back") == ["S02"]
    play(state, "call_back", ship="S02")
    assert ships(state, 0, NEW) == ["S01"]
    assert ships(state, 0, OLD) == ["S02"]


def test_ships_are_chosen_in_one_order_so_that_equal_plans_are_offered_once() -> None:
    state = turn()
    own_ship(state, 0, "S01")
    own_ship(state, 0, "S02")
    stock(state, 0, old=(0, 0, 9))
    transport(state)
    play(state, "send", ship="S02")
    play(state, "close")
    assert asked(state, 0) != "ChooseFlight"


def test_stadiums_that_are_alike_are_offered_once() -> None:
    state = turn()
    own_ship(state, 0, "S21")
    for stadium in ("ST05", "ST06", "ST08"):
        own_stadium(state, 0, stadium, OLD)
    stock(state, 0, old=(0, 0, 9))
    transport(state)
    play(state, "send", ship="S21")
    assert [item for item in offers(state, "load") if "ST" in item] == ["stadium:ST01", "stadium:ST05", "stadium:ST08"]


def test_resources_go_in_kind_order_within_their_limit() -> None:
    state = turn()
    own_ship(state, 0, "S04")
    stock(state, 0, old=(1, 1, 2))
    transport(state)
    play(state, "send", ship="S04")
    play(state, "load", item="resource:steel")
    assert refused(state, "load", item="resource:food").code == "in-order"
    play(state, "load", item="resource:energy")
    assert asked(state, 0) != "LoadShip"
    assert stocks(state)[NEW] == (0, 1, 1)


def test_everybody_loads_at_the_same_time() -> None:
    state = turn(3)
    for seat, ship in enumerate(("S01", "S02", "S03")):
        own_ship(state, seat, ship)
        stock(state, seat, old=(0, 0, 1))
    transport(state)
    assert state.to_act() == (0, 1, 2)
    play(state, "done", by=1)
    assert state.to_act() == (0, 2)


def test_what_is_aboard_is_seen_by_all() -> None:
    state = turn()
    own_ship(state, 0, "S05")
    own_ship(state, 1, "S01")
    for seat in range(2):
        stock(state, seat, old=(0, 0, 2))
    pieces_ready(state, 0)
    transport(state)
    play(state, "send", ship="S05")
    play(state, "load", item="bay:W7")
    assert state.view(1)["players"][0]["loads"] == [{"ship": "S05", "items": ["bay:W7"]}]
    assert can(state, "load", item="stadium:ST01")


def test_what_is_off_the_first_trip_is_off_for_a_ship_built_in_the_new_world_too() -> None:
    state = transport(built_in_the_new_world("T4-3b"))
    assert state.view(0)["players"][0]["ahead"]["ships"]["S20"]["back"] == 0
    play(state, "call_back", ship="S20")
    assert stocks(state)[NEW] == (0, 0, 0)
    assert ships(state, 0, OLD) == ["S20"]
    assert not any(state.flights_off)


def test_the_second_trip_of_such_a_ship_costs_what_is_printed() -> None:
    state = transport(built_in_the_new_world("T4-3b"))
    play(state, "call_back", ship="S20")
    stock(state, 0, old=(0, 0, 9))
    transport(state)
    play(state, "send", ship="S20")
    assert stocks(state)[OLD] == (0, 0, 9 - SHIP_FLIGHT[SHIP_IDS.index("S20")])


def test_other_ships_pay_one_energy_for_the_way_back() -> None:
    state = turn()
    own_ship(state, 0, "S20", NEW)
    assert flights(state, 0, -1) == []
    stock(state, 0, new=(0, 0, 1))
    assert state.view(0)["players"][0]["ahead"]["ships"]["S20"]["back"] == 1
    transport(state)
    play(state, "call_back", ship="S20")
    assert stocks(state)[NEW] == (0, 0, 0)


def built_in_the_new_world(tile: str) -> Evacuation:
    """A technology gave the seat a ship, which it put in the New World."""
    state = turn()
    lay_row(state, 0, "S20", "S21", "S19")
    invent(state, tile)
    return play(state, "build", slot=1, world="new")


def loading_s24() -> Evacuation:
    """Seat 0 has a ship with an ocean bay and room for two buildings and a resource."""
    state = turn()
    stock(state, 0, old=(0, 0, 9))
    own_ship(state, 0, "S24")
    return state


def test_a_factory_area_whose_kind_is_used_up_is_refused_for_that() -> None:
    state = loading_s24()
    state.unused[1] = 0
    state.prepared[3 * NEW + 1] = 4  # all steel factories wait in the New World
    play(transport(state), "send", ship="S24")
    for item in ("bay:W9", "hold:W9"):
        refusal = refused(state, "load", item=item)
        assert (refusal.code, refusal.rule, refusal.facts) == ("no-factory-left", "12", {"kind": "steel"})


def test_what_is_not_there_is_refused_for_that() -> None:
    state = loading_s24()
    state.areas_up[0] &= ~1  # W1 is evacuated
    play(transport(state), "send", ship="S24")
    for item, code in (
        ("resource:steel", "none-in-stock"),
        ("stadium:ST05", "stadium-not-there"),
        ("factory:food", "no-such-factory"),
        ("bay:W1", "area-gone"),
        ("hold:W2", "no-factory-area"),
    ):
        assert refused(state, "load", item=item).code == code


def test_what_a_ship_has_no_room_for_is_refused_for_that() -> None:
    state = turn()
    stock(state, 0, old=(1, 1, 5))
    own_ship(state, 0, "S01")  # a desert bay, no buildings, one resource
    play(transport(state), "send", ship="S01")
    assert refused(state, "load", item="bay:W6").code == "no-bay"
    assert refused(state, "load", item="hold:W6").code == "no-room-for-building"
    assert refused(state, "load", item="hold:W3").code == "bay-free"
    play(state, "load", item="bay:W2")
    assert refused(state, "load", item="bay:W1").code == "no-bay"
