"""Plans of loading that come to the same are offered once. What a ship can take, says `loading.py`.

What is aboard matters, not where: a load is the same on either of two ships. So things go aboard the first ship of the
plan that has room for them, and in one order: populations, factory areas in bays, stadiums, prepared factories, factory
areas within the building limit, resources.
"""

from __future__ import annotations

from typing import Final

from landfall.flow.refusal import Refusal
from landfall.games.evacuation.rules.phases.loading import (
    BUILDINGS,
    RESOURCES,
    area_of,
    items_that_fit,
    room_aboard,
    takes,
    why_not_there,
)
from landfall.games.evacuation.table.components import (
    OLD_AREA_IDS,
    OLD_AREAS,
    OLD_EDGE,
    OLD_FACTORY,
    SHIP_IDS,
    STADIUM_FACES,
)
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import BOARD_FACTORY, BOARD_RESOURCE, BOARD_STADIUM, HOLD_AREA, ITEMS

# The place of each item in the order of loading: as they are numbered, but populations before factory areas.
PLACE: Final[tuple[int, ...]] = tuple(
    [item if item < BOARD_STADIUM and OLD_FACTORY[item] < 0 else item + OLD_AREAS for item in range(ITEMS)]
)


def items_to_load(state: Evacuation, seat: int) -> list[int]:
    """What the last ship chosen can still take, unless that is another way to load the same."""
    loads = state.loads[seat]
    load = loads[-1]
    room = room_aboard(state, seat, load)
    before = [0] * (RESOURCES + 1)  # room on ships chosen before
    least = [PLACE[load[-1]] if len(load) > 1 else -1] * (RESOURCES + 1)  # by room, the place of the latest item
    for at in range(len(loads) - 1):
        left = room_aboard(state, seat, loads[at])
        for kind in range(RESOURCES + 1):
            before[kind] += left[kind]
        for which in range(1, len(loads[at])):
            item = loads[at][which]
            least[takes(item)] = max(least[takes(item)], PLACE[item])
    first_factory = first_in_bays(state, seat) if before[BUILDINGS] == 0 else OLD_AREAS
    faces_seen = 0
    items: list[int] = []
    for item in items_that_fit(state, seat, room):
        kind = takes(item)
        if before[kind] > 0:
            continue  # the ship before takes it
        if item < BOARD_STADIUM:
            new = PLACE[item] > least[kind] and (OLD_FACTORY[item] < 0 or item >= first_factory)
        elif item < BOARD_FACTORY:  # of stadiums that are alike the first goes first
            faces = 1 << STADIUM_FACES[item - BOARD_STADIUM]
            new = PLACE[item] > least[kind] and not faces_seen & faces
            faces_seen |= faces
        elif item < HOLD_AREA or item >= BOARD_RESOURCE:  # there may be several of a kind
            new = PLACE[item] >= least[kind]
        else:
            new = PLACE[item] > least[kind] and has_no_bay(state, seat, item - HOLD_AREA, room, before)
        if new:
            items.append(item)
    return items


def has_no_bay(state: Evacuation, seat: int, area: int, room: list[int], before: list[int]) -> bool:
    """Whether a factory area that counts as a building could not be in a bay, nor one aboard instead."""
    edge = OLD_EDGE[area]
    return room[edge] == 0 and before[edge] == 0 and not could_be_in_bays(state, seat, len(state.loads[seat]))


def first_in_bays(state: Evacuation, seat: int) -> int:
    """Of two factory areas that could each take a bay the first is the building: what may go into bays is after it."""
    ships = len(state.loads[seat])
    if ships < 2:
        return 0
    if could_be_in_bays(state, seat, ships - 1):
        return OLD_AREAS  # the bay of a ship before was for that one, and its place for what comes now
    return max(could_be_in_bays(state, seat, ships), default=-1) + 1


def could_be_in_bays(state: Evacuation, seat: int, ships: int) -> list[int]:
    """The factory areas among the buildings of one of the first ships, for which a later one has a bay free."""
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
