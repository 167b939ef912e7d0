"""Transport (rules, section 14): ships are chosen one by one, loaded, flown and unloaded; all players at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.flow.combinators import Everyone
from landfall.flow.frame import Frame
from landfall.flow.refusal import Refusal
from landfall.games.evacuation.cards import FLIGHT_DISCOUNT, LIMIT_BONUS, SHIP_RETURN, has_any, total_of
from landfall.games.evacuation.commons import claim_commons
from landfall.games.evacuation.components import (
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
    SHIPS,
    STADIUM_FACES,
)
from landfall.games.evacuation.doing import Ask, answer_first
from landfall.games.evacuation.race import check_trigger
from landfall.games.evacuation.state import Evacuation
from landfall.games.evacuation.terms import (
    BAY_AREA,
    BOARD_FACTORY,
    BOARD_RESOURCE,
    BOARD_STADIUM,
    CALL_BACK,
    CLOSE,
    DONE,
    HOLD_AREA,
    ITEM_IDS,
    ITEMS,
    LOAD,
    SEND,
)
from landfall.games.evacuation.vocabulary import ENERGY, KINDS, NEW, OLD
from landfall.games.evacuation.year_events import Loaded, ShipCalledBack, ShipSent, ShipsReturned, Unloaded

EDGES: Final = len(EDGE_IDS)


@dataclass(init=False, unsafe_hash=True)
class Transport(Frame):
    """No interaction between players: everybody plans and flies at the same time."""

    def __init__(self) -> None:
        pass

    def resolve(self, state: Evacuation) -> None:
        state.then(Everyone(tuple([Plan(seat) for seat in range(state.seats)])), AfterTransport())


@dataclass(init=False, unsafe_hash=True)
class AfterTransport(Frame):
    """R 17: what several reach at the same time goes to the earlier player in turn order."""

    def __init__(self) -> None:
        pass

    def resolve(self, state: Evacuation) -> None:
        for party in state.order:
            if party < state.seats:
                claim_commons(state, party)
                if state.is_race and not state.ending:
                    check_trigger(state, party)


def flight_cost(state: Evacuation, seat: int, ship: int) -> int:
    """Energy of the Old World for a flight to the New World."""
    off = state.flights_off[ship] + total_of(FLIGHT_DISCOUNT, state.developed[seat])
    return max(0, SHIP_FLIGHT[ship] - off)


def return_cost(state: Evacuation, ship: int) -> int:
    """Energy of the New World for a flight back: what is off a first trip is off for a ship built there too."""
    return max(0, RETURN_FLIGHT - state.flights_off[ship])


def make_first_trip(state: Evacuation, ship: int) -> None:
    """What was off the first trip of a ship is used up."""
    if state.flights_off[ship]:
        offs = list(state.flights_off)
        offs[ship] = 0
        state.flights_off = tuple(offs)


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


def flights(state: Evacuation, seat: int, last: int) -> list[int]:
    """The ships that can still be sent or called back: in one order, so that equal plans are offered once."""
    actions: list[int] = []
    energy = state.stock[6 * seat + ENERGY]
    for ship in state.ships[2 * seat + OLD]:
        if SEND + ship > last and flight_cost(state, seat, ship) <= energy:
            actions.append(SEND + ship)
    energy = state.stock[6 * seat + 3 * NEW + ENERGY]
    for ship in state.ships[2 * seat + NEW]:
        if CALL_BACK + ship > last and ship not in state.returning[seat] and return_cost(state, ship) <= energy:
            actions.append(CALL_BACK + ship)
    return actions


@dataclass(init=False, unsafe_hash=True)
class Plan(Frame):
    """Asks as long as a ship can fly; then everything aboard is unloaded."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, state: Evacuation) -> None:
        go_on(state, self.seat, -1)


def go_on(state: Evacuation, seat: int, last: int) -> None:
    if flights(state, seat, last):
        state.then(ChooseFlight(seat, last))
    else:
        unload(state, seat)


@dataclass(init=False, unsafe_hash=True)
class ChooseFlight(Ask):
    """Ships may stay where they are. The flight is paid before loading: energy aboard cannot pay for it (R 40)."""

    seat: int
    last: int

    def __init__(self, seat: int, last: int) -> None:
        self.seat = seat
        self.last = last

    def legal(self, state: Evacuation) -> list[int]:
        return [*flights(state, self.seat, self.last), DONE]

    def take(self, state: Evacuation, action: int) -> None:
        seat = self.seat
        if action == DONE:
            unload(state, seat)
        elif action < CALL_BACK:
            ship = action - SEND
            cost = flight_cost(state, seat, ship)
            state.stock[6 * seat + ENERGY] -= cost
            make_first_trip(state, ship)
            state.ships[2 * seat + OLD] = tuple([other for other in state.ships[2 * seat + OLD] if other != ship])
            state.loads[seat] = (*state.loads[seat], (ship,))
            if state.history is not None:
                state.tell(ShipSent(seat, SHIP_IDS[ship], cost))
            load_on(state, seat, 0)
        else:
            ship = action - CALL_BACK
            state.stock[6 * seat + 3 * NEW + ENERGY] -= return_cost(state, ship)
            make_first_trip(state, ship)
            state.returning[seat] = (*state.returning[seat], ship)
            if state.history is not None:
                state.tell(ShipCalledBack(seat, SHIP_IDS[ship]))
            go_on(state, seat, action)

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        seat = self.seat
        if SEND <= action < SEND + SHIPS:
            ship = action - SEND
            if ship not in state.ships[2 * seat + OLD]:
                return Refusal("ship-not-there", "14", {"ship": SHIP_IDS[ship]})
            if flight_cost(state, seat, ship) > state.stock[6 * seat + ENERGY]:
                facts = {"ship": SHIP_IDS[ship], "cost": flight_cost(state, seat, ship)}
                return Refusal("no-energy-for-flight", "14", facts)
            return Refusal("in-order", "", {})
        if CALL_BACK <= action < CALL_BACK + SHIPS:
            ship = action - CALL_BACK
            if ship not in state.ships[2 * seat + NEW]:
                return Refusal("ship-not-there", "14", {"ship": SHIP_IDS[ship]})
            cost = return_cost(state, ship)
            if state.stock[6 * seat + 3 * NEW + ENERGY] < cost:
                return Refusal("no-energy-for-flight", "14", {"ship": SHIP_IDS[ship], "cost": cost})
            return Refusal("in-order", "", {})
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {}


# -- loading ----------------------------------------------------------------------------------------------------------


def items_to_load(state: Evacuation, seat: int, least: int) -> list[int]:
    """What the last ship chosen can still take, from an item on: bays, stadiums, factories, areas, resources."""
    load = state.loads[seat][-1]
    ship = load[0]
    bays = list(SHIP_BAYS[ship])
    buildings = building_limit(state, seat, ship)
    resources = resource_limit(state, seat, ship)
    for at in range(1, len(load)):
        item = load[at]
        if item < BOARD_STADIUM:
            bays[OLD_EDGE[item]] -= 1
        elif item < BOARD_RESOURCE:
            buildings -= 1
        else:
            resources -= 1
    items: list[int] = []
    up = state.areas_up[seat]
    if least < BOARD_STADIUM:
        for area in range(least, OLD_AREAS):
            if up >> area & 1 and bays[OLD_EDGE[area]] > 0 and can_leave(state, seat, area):
                items.append(BAY_AREA + area)
    if buildings > 0 and least < BOARD_RESOURCE:
        add_buildings(state, seat, least, bays, items)
    if resources > 0:
        for kind in range(max(0, least - BOARD_RESOURCE), KINDS):
            if state.stock[6 * seat + kind] > 0:
                items.append(BOARD_RESOURCE + kind)
    return items


def add_buildings(state: Evacuation, seat: int, least: int, bays: list[int], items: list[int]) -> None:
    """Within the building limit: stadiums, prepared factories, factory areas that have no bay of their colour left."""
    faces_seen = 0
    for stadium in state.stadiums[2 * seat + OLD]:
        faces = 1 << STADIUM_FACES[stadium]
        if (
            BOARD_STADIUM + stadium >= least and not faces_seen & faces
        ):  # of stadiums that are alike the first is offered
            items.append(BOARD_STADIUM + stadium)
            faces_seen |= faces
    for kind in range(KINDS):
        if BOARD_FACTORY + kind >= least and state.prepared[6 * seat + kind] > 0:
            items.append(BOARD_FACTORY + kind)
    for area in range(OLD_AREAS):
        if (
            HOLD_AREA + area >= least
            and OLD_FACTORY[area] >= 0
            and state.areas_up[seat] >> area & 1
            and bays[OLD_EDGE[area]] == 0
            and can_leave(state, seat, area)
        ):
            items.append(HOLD_AREA + area)


def can_leave(state: Evacuation, seat: int, area: int) -> bool:
    """Factory limit: a factory area needs an unused factory of its kind."""
    return OLD_FACTORY[area] < 0 or state.unused[3 * seat + OLD_FACTORY[area]] > 0


def load_on(state: Evacuation, seat: int, least: int) -> None:
    """Ask for the next item, or go on to the next ship if nothing more fits."""
    if items_to_load(state, seat, least):
        state.then(LoadShip(seat, least))
    else:
        go_on(state, seat, SEND + state.loads[seat][-1][0])


@dataclass(init=False, unsafe_hash=True)
class LoadShip(Ask):
    """Items go aboard in one order, so that equal loads are offered once; `close` is always possible."""

    seat: int
    least: int

    def __init__(self, seat: int, least: int) -> None:
        self.seat = seat
        self.least = least

    def legal(self, state: Evacuation) -> list[int]:
        return [*[LOAD + item for item in items_to_load(state, self.seat, self.least)], CLOSE]

    def take(self, state: Evacuation, action: int) -> None:
        seat = self.seat
        loads = state.loads[seat]
        if action == CLOSE:
            go_on(state, seat, SEND + loads[-1][0])
            return
        item = action - LOAD
        board(state, seat, item)
        state.loads[seat] = (*loads[:-1], (*loads[-1], item))
        if state.history is not None:
            state.tell(Loaded(seat, SHIP_IDS[loads[-1][0]], ITEM_IDS[item]))
        load_on(state, seat, item)

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if LOAD <= action < LOAD + ITEMS:
            item = action - LOAD
            ship = SHIP_IDS[state.loads[self.seat][-1][0]]
            if item < self.least:
                return Refusal("in-order", "", {})
            if item < BOARD_STADIUM:
                return Refusal("no-bay", "14", {"ship": ship, "old_area": OLD_AREA_IDS[item]})
            if item < BOARD_RESOURCE:
                return Refusal("no-room-for-building", "14", {"ship": ship})
            return Refusal("no-room-for-resource", "14", {"ship": ship})
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        load = state.loads[self.seat][-1]
        return {"ship": SHIP_IDS[load[0]], "aboard": [ITEM_IDS[item] for item in load[1:]]}


def board(state: Evacuation, seat: int, item: int) -> None:
    """An item leaves the Old World: an area is turned face down for good."""
    if item < BOARD_STADIUM or HOLD_AREA <= item < BOARD_RESOURCE:
        area = item if item < BOARD_STADIUM else item - HOLD_AREA
        state.areas_up[seat] &= ~(1 << area)
        if OLD_FACTORY[area] >= 0:
            state.unused[3 * seat + OLD_FACTORY[area]] -= 1
    elif item < BOARD_FACTORY:
        stadium = item - BOARD_STADIUM
        state.stadiums[2 * seat + OLD] = tuple([one for one in state.stadiums[2 * seat + OLD] if one != stadium])
    elif item < HOLD_AREA:
        state.prepared[6 * seat + item - BOARD_FACTORY] -= 1
    else:
        state.stock[6 * seat + item - BOARD_RESOURCE] -= 1


# -- arriving ---------------------------------------------------------------------------------------------------------


def unload(state: Evacuation, seat: int) -> None:
    """All ships change sides together; only then everything aboard goes to the New World side."""
    arrived: list[int] = []
    for load in state.loads[seat]:
        arrived.append(load[0])
        for at in range(1, len(load)):
            arrive(state, seat, load[at])
    back = state.returning[seat]
    new_ships = [ship for ship in state.ships[2 * seat + NEW] if ship not in back]
    old_ships = [*state.ships[2 * seat + OLD], *back]
    if arrived:
        names = tuple([SHIP_IDS[ship] for ship in arrived])
        state.tell(Unloaded(seat, names))
        if has_any(SHIP_RETURN, state.developed[seat]):  # R 23: empty and at no cost
            old_ships.extend(arrived)
            state.tell(ShipsReturned(seat, names))
        else:
            new_ships.extend(arrived)
    state.ships[2 * seat + OLD] = tuple(sorted(old_ships))
    state.ships[2 * seat + NEW] = tuple(sorted(new_ships))
    state.loads[seat] = ()
    state.returning[seat] = ()


def arrive(state: Evacuation, seat: int, item: int) -> None:
    """Production markers do not change: population and factories wait for settling."""
    if item < BOARD_STADIUM or HOLD_AREA <= item < BOARD_RESOURCE:
        area = item if item < BOARD_STADIUM else item - HOLD_AREA
        state.population[seat] += OLD_POPULATION[area]
        if OLD_FACTORY[area] >= 0:
            state.prepared[6 * seat + 3 * NEW + OLD_FACTORY[area]] += 1
    elif item < BOARD_FACTORY:
        at = 2 * seat + NEW
        state.stadiums[at] = tuple(sorted([*state.stadiums[at], item - BOARD_STADIUM]))
    elif item < HOLD_AREA:
        state.prepared[6 * seat + 3 * NEW + item - BOARD_FACTORY] += 1
    else:
        state.stock[6 * seat + 3 * NEW + item - BOARD_RESOURCE] += 1


TRANSPORT_FRAMES: tuple[type[Frame], ...] = (Transport, AfterTransport, Plan, ChooseFlight, LoadShip)
