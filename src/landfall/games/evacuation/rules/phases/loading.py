"""Loading ships (rules, section 14, step 1): what flights cost, what a ship can take, what leaves and arrives.

`equal_loads.py` offers plans that come to the same only once.
"""

from __future__ import annotations

from typing import Final

from landfall.flow.refusal import Refusal
from landfall.games.evacuation.table.cards import FLIGHT_DISCOUNT, LIMIT_BONUS, Passive, has_any, total_of
from landfall.games.evacuation.table.components import (
    EDGE_IDS,
    OLD_AREA_IDS,
    OLD_AREAS,
    OLD_EDGE,
    OLD_FACTORY,
    OLD_POPULATION,
    RETURN_FLIGHT,
    SHIP_BAYS,
    SHIP_BUILDINGS,
    SHIP_FLIGHT,
    SHIP_RESOURCES,
    STADIUM_IDS,
)
from landfall.games.evacuation.table.effects import KIND_IDS, KINDS, NEW, OLD, WORLD_IDS, check
from landfall.games.evacuation.table.places import kind_at, side_at, stock_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import (
    BAY_AREA,
    BOARD_FACTORY,
    BOARD_RESOURCE,
    BOARD_STADIUM,
    HOLD_AREA,
)

# What a ship has room for: bays by colour, then buildings and resources.
BUILDINGS: Final = len(EDGE_IDS)
RESOURCES: Final = BUILDINGS + 1


# -- what flights cost and ships take ---------------------------------------------------------------------------------


def flight_cost(state: Evacuation, seat: int, ship: int) -> int:
    """Energy of the Old World for a flight to the New World."""
    off = state.flights_off[ship] + total_of(FLIGHT_DISCOUNT, state.developed[seat])
    return max(0, SHIP_FLIGHT[ship] - off)


def return_cost(state: Evacuation, ship: int) -> int:
    """Energy of the New World for a flight back: what is off a first trip is off for a ship built there too."""
    return max(0, RETURN_FLIGHT - state.flights_off[ship])


def building_limit(state: Evacuation, seat: int, ship: int) -> int:
    limit = SHIP_BUILDINGS[ship]
    for bonus in limit_bonuses(state, seat):
        limit += bonus.buildings
    return limit


def resource_limit(state: Evacuation, seat: int, ship: int) -> int:
    limit = SHIP_RESOURCES[ship]
    for bonus in limit_bonuses(state, seat):
        limit += bonus.resources
    return limit


def limit_bonuses(state: Evacuation, seat: int) -> list[Passive]:
    """The developed technologies that raise what every ship takes."""
    if not has_any(LIMIT_BONUS, state.developed[seat]):
        return []
    return [passive for passive in LIMIT_BONUS.on if state.developed[seat] >> passive.tile & 1]


def takes(item: int) -> int:
    """The room that an item needs."""
    if item < BOARD_STADIUM:
        return OLD_EDGE[item]
    return BUILDINGS if item < BOARD_RESOURCE else RESOURCES


def room_aboard(state: Evacuation, seat: int, load: tuple[int, ...]) -> list[int]:
    """What a ship can still take besides what is aboard."""
    ship = load[0]
    room = [*SHIP_BAYS[ship], building_limit(state, seat, ship), resource_limit(state, seat, ship)]
    for at in range(1, len(load)):
        room[takes(load[at])] -= 1
    return room


# -- what can go aboard -----------------------------------------------------------------------------------------------


def items_that_fit(state: Evacuation, seat: int, room: list[int]) -> list[int]:
    """What is there and finds room: areas in bays of their colour, buildings and resources within their limits."""
    up = [area for area in range(OLD_AREAS) if state.areas_up[seat] >> area & 1 and can_leave(state, seat, area)]
    items = [BAY_AREA + area for area in up if room[OLD_EDGE[area]] > 0]
    if room[BUILDINGS] > 0:
        items.extend([BOARD_STADIUM + stadium for stadium in state.stadiums[side_at(seat, OLD)]])
        for kind in range(KINDS):
            if state.prepared[stock_at(seat, OLD, kind)] > 0:
                items.append(BOARD_FACTORY + kind)
        items.extend([HOLD_AREA + area for area in up if OLD_FACTORY[area] >= 0])
    if room[RESOURCES] > 0:
        for kind in range(KINDS):
            if state.stock[stock_at(seat, OLD, kind)] > 0:
                items.append(BOARD_RESOURCE + kind)
    return items


def can_leave(state: Evacuation, seat: int, area: int) -> bool:
    """Factory limit: a factory area needs an unused factory of its kind."""
    return OLD_FACTORY[area] < 0 or state.unused[kind_at(seat, OLD_FACTORY[area])] > 0


def area_of(item: int) -> int:
    """The area of the Old World that an item is, in a bay or as a building; -1 if it is none."""
    if item < BOARD_STADIUM:
        return item - BAY_AREA
    return item - HOLD_AREA if HOLD_AREA <= item < BOARD_RESOURCE else -1


def why_not_there(state: Evacuation, seat: int, item: int) -> Refusal | None:
    """Why an item cannot go aboard any ship at all; None if it can."""
    area = area_of(item)
    if area >= 0:
        if not state.areas_up[seat] >> area & 1:
            return Refusal("area-gone", "14", {"old_area": OLD_AREA_IDS[area]})
        if item >= HOLD_AREA and OLD_FACTORY[area] < 0:
            return Refusal("no-factory-area", "14", {"old_area": OLD_AREA_IDS[area]})
        if not can_leave(state, seat, area):
            return Refusal("no-factory-left", "12", {"kind": KIND_IDS[OLD_FACTORY[area]]})
    elif item < BOARD_FACTORY:
        if item - BOARD_STADIUM not in state.stadiums[side_at(seat, OLD)]:
            return Refusal("stadium-not-there", "14", {"stadium": STADIUM_IDS[item - BOARD_STADIUM]})
    elif item < HOLD_AREA:
        if state.prepared[stock_at(seat, OLD, item - BOARD_FACTORY)] == 0:
            return Refusal("no-such-factory", "14", {"kind": KIND_IDS[item - BOARD_FACTORY]})
    elif state.stock[stock_at(seat, OLD, item - BOARD_RESOURCE)] == 0:
        return Refusal("none-in-stock", "14", {"kind": KIND_IDS[item - BOARD_RESOURCE], "world": WORLD_IDS[OLD]})
    return None


# -- leaving and arriving ---------------------------------------------------------------------------------------------


def board(state: Evacuation, seat: int, item: int) -> None:
    """An item leaves the Old World: an area is turned face down for good."""
    if item < BOARD_STADIUM or HOLD_AREA <= item < BOARD_RESOURCE:
        area = item if item < BOARD_STADIUM else item - HOLD_AREA
        state.areas_up[seat] &= ~(1 << area)
        if OLD_FACTORY[area] >= 0:
            state.unused[kind_at(seat, OLD_FACTORY[area])] -= 1
    elif item < BOARD_FACTORY:
        stadium = item - BOARD_STADIUM
        at = side_at(seat, OLD)
        state.stadiums[at] = tuple([one for one in state.stadiums[at] if one != stadium])
    elif item < HOLD_AREA:
        state.prepared[stock_at(seat, OLD, item - BOARD_FACTORY)] -= 1
    else:
        state.stock[stock_at(seat, OLD, item - BOARD_RESOURCE)] -= 1


def arrive(state: Evacuation, seat: int, item: int) -> None:
    """Production markers do not change: population and factories wait for settling."""
    if item < BOARD_STADIUM or HOLD_AREA <= item < BOARD_RESOURCE:
        area = item if item < BOARD_STADIUM else item - HOLD_AREA
        state.population[seat] += OLD_POPULATION[area]
        if OLD_FACTORY[area] >= 0:
            state.prepared[stock_at(seat, NEW, OLD_FACTORY[area])] += 1
    elif item < BOARD_FACTORY:
        at = side_at(seat, NEW)
        state.stadiums[at] = tuple(sorted([*state.stadiums[at], item - BOARD_STADIUM]))
    elif item < HOLD_AREA:
        state.prepared[stock_at(seat, NEW, item - BOARD_FACTORY)] += 1
    else:
        state.stock[stock_at(seat, NEW, item - BOARD_RESOURCE)] += 1


check(
    sorted([OLD_EDGE[area] for area in range(OLD_AREAS) if OLD_FACTORY[area] >= 0]) == list(range(BUILDINGS)),
    "one factory area a colour",
)
