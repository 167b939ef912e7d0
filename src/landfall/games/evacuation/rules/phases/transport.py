"""Transport (rules, section 14): ships are chosen one by one, loaded, flown and unloaded; all players at once."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.combinators import Everyone
from landfall.flow.frame import Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.evacuation.rules.effects.effect_steps import Ask, answer_first
from landfall.games.evacuation.rules.effects.production import after_effect
from landfall.games.evacuation.rules.phases.equal_loads import items_to_load, why_not_aboard
from landfall.games.evacuation.rules.phases.loading import (
    arrive,
    board,
    flight_cost,
    return_cost,
)
from landfall.games.evacuation.story.years import Loaded, ShipCalledBack, ShipSent, ShipsReturned, Unloaded
from landfall.games.evacuation.table.cards import SHIP_RETURN, has_any
from landfall.games.evacuation.table.components import SHIP_IDS, SHIPS
from landfall.games.evacuation.table.effects import ENERGY, NEW, OLD
from landfall.games.evacuation.table.places import side_at, stock_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import (
    CALL_BACK,
    CLOSE,
    DONE,
    ITEM_IDS,
    ITEMS,
    LOAD,
    SEND,
)


@dataclass(init=False, unsafe_hash=True)
class Transport(Frame):
    """No interaction between players: everybody plans and flies at the same time."""

    def resolve(self, state: Evacuation) -> None:
        state.then(Everyone(tuple([Plan(seat) for seat in range(state.seats)])), AfterTransport())


@dataclass(init=False, unsafe_hash=True)
class AfterTransport(Frame):
    """R 17: what several reach at the same time goes to the earlier player in turn order."""

    def resolve(self, state: Evacuation) -> None:
        for party in state.order:
            if party < state.seats:
                after_effect(state, party)


def make_first_trip(state: Evacuation, ship: int) -> None:
    """What was off the first trip of a ship is used up."""
    if state.flights_off[ship]:
        offs = list(state.flights_off)
        offs[ship] = 0
        state.flights_off = tuple(offs)


def flights(state: Evacuation, seat: int, last: int) -> list[int]:
    """The ships that can still be sent or called back: in one order, so that equal plans are offered once."""
    actions: list[int] = []
    energy = state.stock[stock_at(seat, OLD, ENERGY)]
    for ship in state.ships[side_at(seat, OLD)]:
        if SEND + ship > last and flight_cost(state, seat, ship) <= energy:
            actions.append(SEND + ship)
    energy = state.stock[stock_at(seat, NEW, ENERGY)]
    for ship in state.ships[side_at(seat, NEW)]:
        if CALL_BACK + ship > last and ship not in state.returning[seat] and return_cost(state, ship) <= energy:
            actions.append(CALL_BACK + ship)
    return actions


@dataclass(init=False, unsafe_hash=True)
class Plan(SeatFrame):
    """Asks as long as a ship can fly; then everything aboard is unloaded."""

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
            state.stock[stock_at(seat, OLD, ENERGY)] -= cost
            make_first_trip(state, ship)
            at = side_at(seat, OLD)
            state.ships[at] = tuple([other for other in state.ships[at] if other != ship])
            state.loads[seat] = (*state.loads[seat], (ship,))
            if state.history is not None:
                state.tell(ShipSent(seat, SHIP_IDS[ship], cost))
            load_on(state, seat)
        else:
            ship = action - CALL_BACK
            state.stock[stock_at(seat, NEW, ENERGY)] -= return_cost(state, ship)
            make_first_trip(state, ship)
            state.returning[seat] = (*state.returning[seat], ship)
            if state.history is not None:
                state.tell(ShipCalledBack(seat, SHIP_IDS[ship]))
            go_on(state, seat, action)

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        seat = self.seat
        if SEND <= action < SEND + SHIPS:
            ship = action - SEND
            if ship not in state.ships[side_at(seat, OLD)]:
                return Refusal("ship-not-there", "14", {"ship": SHIP_IDS[ship]})
            if flight_cost(state, seat, ship) > state.stock[stock_at(seat, OLD, ENERGY)]:
                facts = {"ship": SHIP_IDS[ship], "cost": flight_cost(state, seat, ship)}
                return Refusal("no-energy-for-flight", "14", facts)
            return Refusal("in-order", "", {})
        if CALL_BACK <= action < CALL_BACK + SHIPS:
            ship = action - CALL_BACK
            if ship not in state.ships[side_at(seat, NEW)] or ship in state.returning[seat]:
                return Refusal("ship-not-there", "14", {"ship": SHIP_IDS[ship]})
            cost = return_cost(state, ship)
            if state.stock[stock_at(seat, NEW, ENERGY)] < cost:
                return Refusal("no-energy-for-flight", "14", {"ship": SHIP_IDS[ship], "cost": cost})
            return Refusal("in-order", "", {})
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {}


# -- loading ----------------------------------------------------------------------------------------------------------


def load_on(state: Evacuation, seat: int) -> None:
    """Ask for the next item, or continue with the next ship if nothing more fits."""
    if items_to_load(state, seat):
        state.then(LoadShip(seat))
    else:
        go_on(state, seat, SEND + state.loads[seat][-1][0])


@dataclass(init=False, unsafe_hash=True)
class LoadShip(Ask):
    """Items go aboard in one order, so that equal loads are offered once; `close` is always possible."""

    def legal(self, state: Evacuation) -> list[int]:
        return [*[LOAD + item for item in items_to_load(state, self.seat)], CLOSE]

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
        load_on(state, seat)

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if LOAD <= action < LOAD + ITEMS:
            return why_not_aboard(state, self.seat, action - LOAD)
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        load = state.loads[self.seat][-1]
        return {"ship": SHIP_IDS[load[0]], "aboard": [ITEM_IDS[item] for item in load[1:]]}


# -- arriving ---------------------------------------------------------------------------------------------------------


def unload(state: Evacuation, seat: int) -> None:
    """All ships change sides together; only then everything aboard goes to the New World side."""
    arrived: list[int] = []
    for load in state.loads[seat]:
        arrived.append(load[0])
        for at in range(1, len(load)):
            arrive(state, seat, load[at])
    back = state.returning[seat]
    new_ships = [ship for ship in state.ships[side_at(seat, NEW)] if ship not in back]
    old_ships = [*state.ships[side_at(seat, OLD)], *back]
    if arrived:
        names = tuple([SHIP_IDS[ship] for ship in arrived])
        if state.history is not None:
            state.tell(Unloaded(seat, names))
        if has_any(SHIP_RETURN, state.developed[seat]):  # R 23: empty and at no cost
            old_ships.extend(arrived)
            if state.history is not None:
                state.tell(ShipsReturned(seat, names))
        else:
            new_ships.extend(arrived)
    state.ships[side_at(seat, OLD)] = tuple(sorted(old_ships))
    state.ships[side_at(seat, NEW)] = tuple(sorted(new_ships))
    state.loads[seat] = ()
    state.returning[seat] = ()


TRANSPORT_FRAMES: tuple[type[Frame], ...] = (Transport, AfterTransport, Plan, ChooseFlight, LoadShip)
