"""Factories and cloning (rules, section 12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.flow.frame import Frame
from landfall.flow.refusal import Refusal
from landfall.games.evacuation.rules.effects.effect_steps import Ask, answer_first, decline
from landfall.games.evacuation.rules.effects.resources import pay_now
from landfall.games.evacuation.story.actions import FactoryPrepared, PopulationGained
from landfall.games.evacuation.table.cards import CLONE_EXTRA, ON_PREPARE, has_any, total_of
from landfall.games.evacuation.table.effects import (
    ANY,
    EFFECTS,
    ENERGY,
    FOOD,
    KIND_IDS,
    KINDS,
    NEW,
    OLD,
    PLAIN_PREPARE,
    PREPARE_FACTORY,
    STOCKS,
    WORLD_IDS,
    Effect,
    check,
    more_of,
)
from landfall.games.evacuation.table.places import kind_at, stock_at, unit_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import CLONE_NOW, DECLINE, FACTORY

CLONES: Final = 2  # population that cloning gives
CLONE_COST: Final = 1  # food from the New World
FACTORY_COST: Final = 1  # of the factory's own kind

for passive in ON_PREPARE.on:
    check(list(passive.effects) != [] and EFFECTS[passive.effects[0]].op == PREPARE_FACTORY, "a second factory follows")
check(len({passive.kind for passive in ON_PREPARE.on}) == len(ON_PREPARE.on), "a kind has one such technology")


def prepare_factory(state: Evacuation, seat: int, effect: Effect, must: bool) -> None:
    other_than = state.last_prepared if effect.different else -1
    if ways_to_prepare(state, seat, effect, other_than):
        state.then(PrepareFactory(seat, effect.number, other_than, must, True))


def gain_factory(state: Evacuation, seat: int, effect: Effect, must: bool) -> None:
    """R 26: a factory of an exhausted kind gives nothing."""
    for kind in range(KINDS):
        if (effect.kind == ANY or effect.kind == kind) and state.unused[kind_at(seat, kind)] > 0:
            state.then(GainFactory(seat, effect.kind))
            return


def clone(state: Evacuation, seat: int, effect: Effect, must: bool) -> None:
    if can_clone(state, seat):
        if must:
            clone_now(state, seat, effect.amount)
        else:
            state.then(Clone(seat, effect.amount))


def can_clone(state: Evacuation, seat: int) -> bool:
    """Never in the Old World; it does not need existing population."""
    return state.stock[stock_at(seat, NEW, FOOD)] >= CLONE_COST


def clone_now(state: Evacuation, seat: int, extra: int) -> None:
    count = CLONES + extra + total_of(CLONE_EXTRA, state.developed[seat])
    state.population[seat] += count
    if state.history is not None:
        state.tell(PopulationGained(seat, count, True))
    pay_now(state, seat, NEW, (CLONE_COST, 0, 0), 0)


def can_pay(state: Evacuation, seat: int, effect: Effect, at: int) -> bool:
    """Whether a world pays for a factory: a unit of its kind and the surcharge, unless it is free."""
    if effect.free:
        return True
    first = unit_at(seat, at - at % KINDS)
    for kind in range(KINDS):
        needed = effect.surcharge[kind] + (FACTORY_COST if kind == at % KINDS else 0)
        if state.stock[first + kind] < needed:
            return False
    return True


def can_prepare(state: Evacuation, seat: int, energy: int) -> bool:
    """Whether a factory can be prepared by the plain rule once this much energy is gone."""
    for kind in range(KINDS):
        if state.unused[kind_at(seat, kind)] > 0:
            units = state.stock[stock_at(seat, OLD, kind)] + state.stock[stock_at(seat, NEW, kind)]
            if units >= FACTORY_COST + (energy if kind == ENERGY else 0):
                return True
    return False


def has_unused_factory(state: Evacuation, seat: int) -> bool:
    for kind in range(KINDS):
        if state.unused[kind_at(seat, kind)] > 0:
            return True
    return False


def ways_to_prepare(state: Evacuation, seat: int, effect: Effect, other_than: int) -> list[int]:
    """The actions that prepare a factory: worlds and kinds with an unused factory that can be paid."""
    ways: list[int] = []
    for at in range(STOCKS):
        kind = at % KINDS
        if (
            state.unused[kind_at(seat, kind)] > 0
            and kind != other_than
            and (effect.world < 0 or effect.world == at // KINDS)
            and can_pay(state, seat, effect, at)
        ):
            ways.append(FACTORY + at)
    return ways


def put_factory(state: Evacuation, seat: int, at: int) -> None:
    """An unused factory comes to a world's side of the board."""
    state.unused[kind_at(seat, at % KINDS)] -= 1
    state.prepared[unit_at(seat, at)] += 1
    if state.history is not None:
        state.tell(FactoryPrepared(seat, KIND_IDS[at % KINDS], WORLD_IDS[at // KINDS]))


@dataclass(init=False, unsafe_hash=True)
class PrepareFactory(Ask):
    """Pay a unit of the factory's own kind from one world; an unused factory of that kind goes there."""

    effect: int
    other_than: int
    must: bool
    triggers: bool

    def __init__(self, seat: int, effect: int, other_than: int, must: bool, triggers: bool) -> None:
        self.seat = seat
        self.effect = effect
        self.other_than = other_than
        self.must = must
        self.triggers = triggers

    def legal(self, state: Evacuation) -> list[int]:
        legal = ways_to_prepare(state, self.seat, EFFECTS[self.effect], self.other_than)
        if not self.must:
            legal.append(DECLINE)
        return legal

    def take(self, state: Evacuation, action: int) -> None:
        seat = self.seat
        if action == DECLINE:
            decline(state, seat)
            return
        effect = EFFECTS[self.effect]
        at = action - FACTORY
        kind = at % KINDS
        put_factory(state, seat, at)
        if not effect.free:
            cost = list(effect.surcharge[:KINDS])
            cost[kind] += FACTORY_COST
            pay_now(state, seat, at // KINDS, tuple(cost), 0)
        if self.triggers:  # what a technology adds is not the card's own first factory
            state.last_prepared = kind
        # R 29: once per trigger; the second factory does not trigger again
        if self.triggers and has_any(ON_PREPARE, state.developed[seat]):
            for passive in ON_PREPARE.on:
                if passive.kind == kind and state.developed[seat] >> passive.tile & 1:
                    second = EFFECTS[passive.effects[0]]
                    if ways_to_prepare(state, seat, second, -1):
                        state.then(PrepareFactory(seat, second.number, -1, False, False))
                    break  # a kind has one such technology

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if FACTORY <= action < FACTORY + STOCKS:
            at = action - FACTORY
            facts = {"kind": KIND_IDS[at % KINDS], "world": WORLD_IDS[at // KINDS]}
            if state.unused[kind_at(self.seat, at % KINDS)] == 0:
                return Refusal("no-factory-left", "12", {"kind": KIND_IDS[at % KINDS]})
            effect = EFFECTS[self.effect]
            if at % KINDS == self.other_than or (effect.world >= 0 and effect.world != at // KINDS):
                return Refusal("not-this-factory", "20.1", facts)
            first = unit_at(self.seat, at - at % KINDS)
            if state.stock[unit_at(self.seat, at)] >= FACTORY_COST:
                for kind in range(KINDS):
                    if state.stock[first + kind] < effect.surcharge[kind] + (kind == at % KINDS) * FACTORY_COST:
                        return Refusal("surcharge-missing", "20.1", {**facts, "kind": KIND_IDS[kind]})
            return Refusal("cannot-pay-factory", "12", facts)
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        effect = EFFECTS[self.effect]
        return {"free": effect.free, "more": more_of(effect)}


@dataclass(init=False, unsafe_hash=True)
class GainFactory(Ask):
    """R 25: a gained factory may be put on either world."""

    kind: int

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def legal(self, state: Evacuation) -> list[int]:
        legal: list[int] = []
        for at in range(STOCKS):
            kind = at % KINDS
            if (self.kind == ANY or self.kind == kind) and state.unused[kind_at(self.seat, kind)] > 0:
                legal.append(FACTORY + at)
        legal.append(DECLINE)
        return legal

    def take(self, state: Evacuation, action: int) -> None:
        if action == DECLINE:
            decline(state, self.seat)
        else:
            put_factory(state, self.seat, action - FACTORY)

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if FACTORY <= action < FACTORY + STOCKS:
            kind = (action - FACTORY) % KINDS
            if state.unused[kind_at(self.seat, kind)] == 0:
                return Refusal("no-factory-left", "12", {"kind": KIND_IDS[kind]})
            return Refusal("other-kind", "12", {"kind": KIND_IDS[self.kind]})
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {"kind": "any" if self.kind == ANY else KIND_IDS[self.kind]}


@dataclass(init=False, unsafe_hash=True)
class Clone(Ask):
    """Pay food from the New World for population on the New World side, or not."""

    extra: int

    def __init__(self, seat: int, extra: int) -> None:
        self.seat = seat
        self.extra = extra

    def legal(self, state: Evacuation) -> list[int]:
        return [CLONE_NOW, DECLINE]

    def take(self, state: Evacuation, action: int) -> None:
        if action == DECLINE:
            decline(state, self.seat)
        else:
            clone_now(state, self.seat, self.extra)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {"count": CLONES + self.extra + total_of(CLONE_EXTRA, state.developed[self.seat])}


assert EFFECTS[PLAIN_PREPARE].op == PREPARE_FACTORY

FACTORY_FRAMES: tuple[type[Frame], ...] = (PrepareFactory, GainFactory, Clone)
