"""Loading ships (rules, section 14, step 1): what each can take, and what goes aboard where.

What is aboard matters, not where: a load is the same on either of two ships. So that equal plans are offered once,
things go aboard the first ship of the plan that has room for them, and in one order: populations, factory areas in
bays, stadiums, prepared factories, factory areas within the building limit, resources.
"""

from __future__ import annotations

from typing import Final

from landfall.flow.refusal import Refusal
from landfall.games.evacuation.table.cards import FLIGHT_DISCOUNT, LIMIT_BONUS, has_any, total_of
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
    SHIP_IDS,
    SHIP_RESOURCES,
    STADIUM_FACES,
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
    ITEMS,
)

# What a ship has room for: bays by colour, then buildings and resources.
BUILDINGS: Final = len(EDGE_IDS)
RESOURCES: Final = BUILDINGS + 1
# The place of each item in the order of loading: as they are numbered, but populations before factory areas.
PLACE: Final[tuple[int, ...]] = tuple(
    [item if item < BOARD_STADIUM and OLD_FACTORY[item] < 0 else item + OLD_AREAS for item in range(ITEMS)]
)


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
    if has_any(LIMIT_BONUS, state.developed[seat]):
        for passive in LIMIT_BONUS.on:
            if state.developed[seat] >> passive.tile & 1:
                limit += passive.buildings
    return limit


def resource_limit(state: Evacuation, seat: int, ship: int) -> int:
    limit = SHIP_RESOURCES[ship]
    if has_any(LIMIT_BONUS, state.developed[seat]):
        for passive in LIMIT_BONUS.on:
            if state.developed[seat] >> passive.tile & 1:
                limit += passive.resources
    return limit


def takes(item: int) -> int:
    """The room that an item needs."""
    if item < BOARD_STADIUM:
        return OLD_EDGE[item]
    return BUILDINGS if item < BOARD_RESOURCE else RESOURCES


def room_aboard(state: Evacuation, seat: int, load: tuple[int, ...]) -> list[int]:
    """What a ship can still take beside what is aboard."""
    ship = load[0]
    room = [*SHIP_BAYS[ship], building_limit(state, seat, ship), resource_limit(state, seat, ship)]
    for at in range(1, len(load)):
        room[takes(load[at])] -= 1
    return room


# -- what goes aboard next --------------------------------------------------------------------------------------------


def items_to_load(state: Evacuation, seat: int) -> list[int]:
    """What the last ship chosen can still take, as far as it is not just another way to load the same."""
    loads = state.loads[seat]
    load = loads[-1]
    room = room_aboard(state, seat, load)
    before = [0] * (RESOURCES + 1)  # room on ships chosen before
    latest = [-1] * (RESOURCES + 1)  # by room, the place of the last item aboard them
    for at in range(len(loads) - 1):
        left = room_aboard(state, seat, loads[at])
        for kind in range(RESOURCES + 1):
            before[kind] += left[kind]
        for which in range(1, len(loads[at])):
            item = loads[at][which]
            latest[takes(item)] = max(latest[takes(item)], PLACE[item])
    last = PLACE[load[-1]] if len(load) > 1 else -1
    items: list[int] = []
    add_areas(state, seat, room, before, latest, last, items)
    if room[BUILDINGS] > 0 and before[BUILDINGS] == 0:
        add_buildings(state, seat, room, before, max(last, latest[BUILDINGS]), items)
    if room[RESOURCES] > 0 and before[RESOURCES] == 0:
        for kind in range(KINDS):
            item = BOARD_RESOURCE + kind
            if state.stock[stock_at(seat, OLD, kind)] > 0 and PLACE[item] >= max(last, latest[RESOURCES]):
                items.append(item)
    return items


def add_areas(
    state: Evacuation, seat: int, room: list[int], before: list[int], latest: list[int], last: int, items: list[int]
) -> None:
    """Areas in evacuation bays; a factory area goes there where no ship before could take it as a building."""
    first_factory = first_in_bays(state, seat) if before[BUILDINGS] == 0 else OLD_AREAS
    for area in range(OLD_AREAS):
        edge = OLD_EDGE[area]
        if (
            state.areas_up[seat] >> area & 1
            and room[edge] > 0
            and before[edge] == 0
            and PLACE[area] > max(last, latest[edge])
            and can_leave(state, seat, area)
            and (OLD_FACTORY[area] < 0 or area >= first_factory)
        ):
            items.append(BAY_AREA + area)


def first_in_bays(state: Evacuation, seat: int) -> int:
    """Of two factory areas that could each take a bay the first is the building: what may go into bays is after it."""
    ships = len(state.loads[seat])
    if ships < 2:
        return 0
    if could_be_in_bays(state, seat, ships - 1):
        return OLD_AREAS  # the bay of a ship before was for that one, and its place for what comes now
    return max(could_be_in_bays(state, seat, ships), default=-1) + 1


def could_be_in_bays(state: Evacuation, seat: int, ships: int) -> list[int]:
    """The factory areas that count as buildings of one of so many ships, though one after it has a bay for them."""
    loads = state.loads[seat]
    free = [False] * BUILDINGS  # colours with a bay free on a later ship
    found: list[int] = []
    for at in range(ships - 1, -1, -1):
        for which in range(1, len(loads[at])):
            area = loads[at][which] - HOLD_AREA
            if 0 <= area < OLD_AREAS and free[OLD_EDGE[area]]:
                found.append(area)
        room = room_aboard(state, seat, loads[at])
        for edge in range(BUILDINGS):
            free[edge] = free[edge] or room[edge] > 0
    return found


def add_buildings(
    state: Evacuation, seat: int, room: list[int], before: list[int], last: int, items: list[int]
) -> None:
    """Within the building limit: stadiums, prepared factories, factory areas that have no bay of their colour left."""
    faces_seen = 0
    for stadium in state.stadiums[side_at(seat, OLD)]:
        faces = 1 << STADIUM_FACES[stadium]
        if not faces_seen & faces and PLACE[BOARD_STADIUM + stadium] > last:
            items.append(BOARD_STADIUM + stadium)
        faces_seen |= faces  # of stadiums that are alike the first goes first
    for kind in range(KINDS):
        if PLACE[BOARD_FACTORY + kind] >= last and state.prepared[stock_at(seat, OLD, kind)] > 0:
            items.append(BOARD_FACTORY + kind)
    if could_be_in_bays(state, seat, len(state.loads[seat])):
        return  # one of those belongs in its bay, and what comes now in its place
    for area in range(OLD_AREAS):
        edge = OLD_EDGE[area]
        if (
            PLACE[HOLD_AREA + area] > last
            and OLD_FACTORY[area] >= 0
            and state.areas_up[seat] >> area & 1
            and room[edge] == 0
            and before[edge] == 0
            and can_leave(state, seat, area)
        ):
            items.append(HOLD_AREA + area)


def can_leave(state: Evacuation, seat: int, area: int) -> bool:
    """Factory limit: a factory area needs an unused factory of its kind."""
    return OLD_FACTORY[area] < 0 or state.unused[kind_at(seat, OLD_FACTORY[area])] > 0


def with_room_before(state: Evacuation, seat: int, item: int) -> int:
    """The first ship of the plan before the one being loaded that has room for an item, -1 if none has."""
    for load in state.loads[seat][:-1]:
        room = room_aboard(state, seat, load)
        if room[takes(item)] > 0:
            return load[0]
        if item < BOARD_STADIUM and OLD_FACTORY[item] >= 0 and room[BUILDINGS] > 0:
            return load[0]
        if HOLD_AREA <= item < BOARD_RESOURCE and room[OLD_EDGE[item - HOLD_AREA]] > 0:
            return load[0]
    return -1


def area_of(item: int) -> int:
    """The area of the Old World that an item is, in a bay or as a building; -1 if it is none."""
    if item < BOARD_STADIUM:
        return item - BAY_AREA
    return item - HOLD_AREA if HOLD_AREA <= item < BOARD_RESOURCE else -1


def why_not_there(state: Evacuation, seat: int, item: int) -> Refusal | None:
    """Why an item cannot go aboard any ship at all, if that is so."""
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


def comes_before(state: Evacuation, seat: int, item: int) -> bool:
    """Whether the item comes before what is aboard this ship, or in the same room of a ship before."""
    loads = state.loads[seat]
    for at in range(len(loads)):
        for one in loads[at][1:]:
            if PLACE[item] < PLACE[one] and (at == len(loads) - 1 or takes(one) == takes(item)):
                return True
    return False


def why_not_aboard(state: Evacuation, seat: int, item: int) -> Refusal:
    """Why an item does not go aboard the ship that is being loaded."""
    gone = why_not_there(state, seat, item)
    if gone is not None:
        return gone
    load = state.loads[seat][-1]
    ship = SHIP_IDS[load[0]]
    other = with_room_before(state, seat, item)
    if other >= 0:
        return Refusal("room-before", "", {"ship": SHIP_IDS[other]})
    room = room_aboard(state, seat, load)
    area = area_of(item)
    if item >= HOLD_AREA and area >= 0 and room[OLD_EDGE[area]] > 0:
        return Refusal("bay-free", "", {"ship": ship, "old_area": OLD_AREA_IDS[area]})
    if room[takes(item)] > 0:
        if comes_before(state, seat, item):
            return Refusal("in-order", "", {})
        return Refusal("load-alike", "", {"ship": ship})
    if item < BOARD_STADIUM:
        return Refusal("no-bay", "14", {"ship": ship, "old_area": OLD_AREA_IDS[area]})
    if item < BOARD_RESOURCE:
        return Refusal("no-room-for-building", "14", {"ship": ship})
    return Refusal("no-room-for-resource", "14", {"ship": ship})


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
