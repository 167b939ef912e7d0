"""Resources of the two worlds (rules, section 5): gaining, exchanging, paying."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Frame
from landfall.flow.refusal import Refusal
from landfall.games.evacuation.rules.effects.effect_steps import Ask, answer_first, decline, do_all
from landfall.games.evacuation.rules.effects.production import raise_marker
from landfall.games.evacuation.story.actions import CostPaid, Exchanged, Gained, Paid, PopulationGained
from landfall.games.evacuation.table.effects import ANY, EFFECTS, KIND_IDS, KINDS, STOCKS, WORLD_IDS, Effect
from landfall.games.evacuation.table.places import stock_at, unit_at, world_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import (
    ADD,
    DECLINE,
    DONE,
    EXCHANGE_ONE,
    EXCHANGES,
    GAIN,
    GAIN_SET,
    PAY,
    SAVE,
)


def gain_one(state: Evacuation, seat: int, at: int) -> None:
    """A unit from the bank: `at` counts worlds and kinds."""
    state.stock[unit_at(seat, at)] += 1
    if state.history is not None:
        state.tell(Gained(seat, KIND_IDS[at % KINDS], WORLD_IDS[at // KINDS]))


def pay_one(state: Evacuation, seat: int, at: int) -> None:
    state.stock[unit_at(seat, at)] -= 1
    if state.history is not None:
        state.tell(Paid(seat, KIND_IDS[at % KINDS], WORLD_IDS[at // KINDS]))


def gain_resource(state: Evacuation, seat: int, effect: Effect, must: bool) -> None:
    state.then(GainResource(seat, effect.amount, effect.kind, 0, must))


def gain_resource_set(state: Evacuation, seat: int, effect: Effect, must: bool) -> None:
    state.then(GainOfEach(seat))


def exchange(state: Evacuation, seat: int, effect: Effect, must: bool) -> None:
    if state.in_stock(seat, 0) + state.in_stock(seat, 1) > 0:
        state.then(Exchange(seat, effect.amount, 0))


def pay_then(state: Evacuation, seat: int, effect: Effect, must: bool) -> None:
    if payments(state, seat, effect):
        state.then(PayThen(seat, effect.number))


def gain_population(state: Evacuation, seat: int, effect: Effect, must: bool) -> None:
    state.population[seat] += effect.amount
    if state.history is not None:
        state.tell(PopulationGained(seat, effect.amount, False))


def raise_production(state: Evacuation, seat: int, effect: Effect, must: bool) -> None:
    for kind in range(KINDS):
        if effect.kind == ANY or effect.kind == kind:
            raise_marker(state, seat, kind, effect.amount)


@dataclass(init=False, unsafe_hash=True)
class GainResource(Ask):
    """A gained resource may be put on either world, unit by unit; units are taken in order, so that equal gains are
    offered once."""

    left: int
    kind: int
    least: int
    must: bool

    def __init__(self, seat: int, left: int, kind: int, least: int, must: bool) -> None:
        self.seat = seat
        self.left = left
        self.kind = kind
        self.least = least
        self.must = must

    def legal(self, state: Evacuation) -> list[int]:
        legal = [GAIN + at for at in range(self.least, STOCKS) if self.kind == ANY or at % KINDS == self.kind]
        if not self.must:
            legal.append(DECLINE)
        return legal

    def take(self, state: Evacuation, action: int) -> None:
        if action == DECLINE:
            decline(state, self.seat)
            return
        at = action - GAIN
        gain_one(state, self.seat, at)
        if self.left > 1:
            state.then(GainResource(self.seat, self.left - 1, self.kind, at, self.must))

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if GAIN <= action < GAIN + STOCKS:
            if self.kind != ANY and (action - GAIN) % KINDS != self.kind:
                return Refusal("other-kind", "5", {"kind": KIND_IDS[self.kind]})
            return Refusal("in-order", "", {})
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {"left": self.left, "kind": "any" if self.kind == ANY else KIND_IDS[self.kind]}


@dataclass(init=False, unsafe_hash=True)
class GainOfEach(Ask):
    """One unit of each kind, all to one world."""

    def legal(self, state: Evacuation) -> list[int]:
        return [GAIN_SET, GAIN_SET + 1, DECLINE]

    def take(self, state: Evacuation, action: int) -> None:
        if action == DECLINE:
            decline(state, self.seat)
            return
        for kind in range(KINDS):
            gain_one(state, self.seat, KINDS * (action - GAIN_SET) + kind)


@dataclass(init=False, unsafe_hash=True)
class Exchange(Ask):
    """Up to this many times a unit leaves a world and another kind comes to the same world; in order, as for gains."""

    left: int
    least: int

    def __init__(self, seat: int, left: int, least: int) -> None:
        self.seat = seat
        self.left = left
        self.least = least

    def legal(self, state: Evacuation) -> list[int]:
        legal: list[int] = []
        for at in range(self.least, len(EXCHANGES)):
            world, give, _ = EXCHANGES[at]
            if state.stock[stock_at(self.seat, world, give)] > 0:
                legal.append(EXCHANGE_ONE + at)
        legal.append(DONE)
        return legal

    def take(self, state: Evacuation, action: int) -> None:
        if action == DONE:
            return
        at = action - EXCHANGE_ONE
        world, give, take = EXCHANGES[at]
        state.stock[stock_at(self.seat, world, give)] -= 1
        state.stock[stock_at(self.seat, world, take)] += 1
        if state.history is not None:
            state.tell(Exchanged(self.seat, KIND_IDS[give], KIND_IDS[take], WORLD_IDS[world]))
        if self.left > 1:
            state.then(Exchange(self.seat, self.left - 1, at))

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if EXCHANGE_ONE <= action < EXCHANGE_ONE + len(EXCHANGES):
            world, give, _ = EXCHANGES[action - EXCHANGE_ONE]
            if state.stock[stock_at(self.seat, world, give)] == 0:
                return Refusal("none-in-stock", "5", {"kind": KIND_IDS[give], "world": WORLD_IDS[world]})
            return Refusal("in-order", "", {})
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {"left": self.left}


def payments(state: Evacuation, seat: int, effect: Effect) -> list[int]:
    """The single units, by world and kind, that can pay for an effect."""
    return [
        at
        for at in range(STOCKS)
        if state.stock[unit_at(seat, at)] > 0 and (effect.surcharge[ANY] > 0 or effect.surcharge[at % KINDS] > 0)
    ]


@dataclass(init=False, unsafe_hash=True)
class PayThen(Ask):
    """Pay a unit from any world, then the rest; may be declined as a whole."""

    effect: int

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def legal(self, state: Evacuation) -> list[int]:
        return [*[PAY + at for at in payments(state, self.seat, EFFECTS[self.effect])], DECLINE]

    def take(self, state: Evacuation, action: int) -> None:
        if action == DECLINE:
            decline(state, self.seat)
            return
        pay_one(state, self.seat, action - PAY)
        do_all(state, self.seat, EFFECTS[self.effect].effects, False)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {}


# -- costs of things that are built -----------------------------------------------------------------------------------


def can_afford(state: Evacuation, seat: int, world: int, cost: tuple[int, ...], extra: int, off: int) -> bool:
    """Whether one world's stock pays a cost with this many units off (R 30) and this many more units of any kind."""
    at = world_at(seat, world)
    stock = state.stock
    short = 0
    for kind in range(KINDS):
        if cost[kind] > stock[at + kind]:
            short += cost[kind] - stock[at + kind]
    if short > off:
        return False
    if extra == 0:
        return True
    total = cost[0] + cost[1] + cost[2]
    return stock[at] + stock[at + 1] + stock[at + 2] >= max(0, total - off) + extra


def pay_cost(state: Evacuation, seat: int, world: int, cost: tuple[int, ...], extra: int, off: int) -> list[Frame]:
    """Pay, unless there is a choice. Returns the questions which units are saved and which kind is added."""
    asked: list[Frame] = []
    kinds = len([kind for kind in range(KINDS) if cost[kind] > 0])
    if kinds > 1 and 0 < off < cost[0] + cost[1] + cost[2]:
        asked.append(SaveUnit(seat, world, cost, off, 0))
    else:
        pay_now(state, seat, world, cost, off)
    if extra > 0:
        asked.append(AddUnit(seat, world, extra))
    return asked


def pay_now(state: Evacuation, seat: int, world: int, cost: tuple[int, ...], off: int) -> None:
    """Pay a cost with this many units off, where it does not matter which."""
    at = world_at(seat, world)
    paid = [0, 0, 0]
    for kind in range(KINDS):
        saved = min(off, cost[kind])
        off -= saved
        paid[kind] = cost[kind] - saved
        state.stock[at + kind] -= paid[kind]
    if state.history is not None and paid[0] + paid[1] + paid[2] > 0:
        state.tell(CostPaid(seat, WORLD_IDS[world], paid[0], paid[1], paid[2]))


@dataclass(init=False, unsafe_hash=True)
class SaveUnit(Ask):
    """R 30: the player chooses which listed unit is saved."""

    world: int
    cost: tuple[int, ...]
    off: int
    least: int

    def __init__(self, seat: int, world: int, cost: tuple[int, ...], off: int, least: int) -> None:
        self.seat = seat
        self.world = world
        self.cost = cost
        self.off = off
        self.least = least

    def legal(self, state: Evacuation) -> list[int]:
        return [SAVE + kind for kind in range(self.least, KINDS) if self.can_save(state, kind)]

    def can_save(self, state: Evacuation, kind: int) -> bool:
        """Whether saving this unit leaves a cost that can be paid, with the units still to be saved from here on."""
        if self.cost[kind] == 0:
            return False
        at = world_at(self.seat, self.world)
        short = 0
        left = 0
        for other in range(KINDS):
            needed = self.cost[other] - (1 if other == kind else 0)
            missing = max(0, needed - state.stock[at + other])
            if other < kind and missing > 0:
                return False
            if other >= kind:
                short += missing
                left += needed
        return short < self.off <= left + 1

    def take(self, state: Evacuation, action: int) -> None:
        kind = action - SAVE
        cost = list(self.cost)
        cost[kind] -= 1
        if self.off > 1:
            state.then(SaveUnit(self.seat, self.world, tuple(cost), self.off - 1, kind))
        else:
            pay_now(state, self.seat, self.world, tuple(cost), 0)

    def asked(self, state: Evacuation) -> dict[str, object]:
        cost = {KIND_IDS[kind]: self.cost[kind] for kind in range(KINDS) if self.cost[kind] > 0}
        return {"world": WORLD_IDS[self.world], "cost": cost, "left": self.off}


@dataclass(init=False, unsafe_hash=True)
class AddUnit(Ask):
    """A card asks for one more unit of any kind, from the same world."""

    world: int
    left: int

    def __init__(self, seat: int, world: int, left: int) -> None:
        self.seat = seat
        self.world = world
        self.left = left

    def legal(self, state: Evacuation) -> list[int]:
        at = world_at(self.seat, self.world)
        return [ADD + kind for kind in range(KINDS) if state.stock[at + kind] > 0]

    def take(self, state: Evacuation, action: int) -> None:
        pay_one(state, self.seat, KINDS * self.world + action - ADD)
        if self.left > 1:
            state.then(AddUnit(self.seat, self.world, self.left - 1))

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {"world": WORLD_IDS[self.world]}


RESOURCE_FRAMES: tuple[type[Frame], ...] = (GainResource, GainOfEach, Exchange, PayThen, SaveUnit, AddUnit)
