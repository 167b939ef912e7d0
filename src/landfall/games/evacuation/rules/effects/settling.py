"""Settling (rules, section 11): which areas, with what, and what it brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.flow.frame import Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.evacuation.rules.effects.effect_steps import Ask, answer_first, decline
from landfall.games.evacuation.rules.effects.infrastructure import Complete
from landfall.games.evacuation.rules.effects.production import after_effect, raise_marker
from landfall.games.evacuation.story.actions import FactoryPlaced, Settled
from landfall.games.evacuation.table.cards import (
    FACTORY_BONUS,
    IGNORE_SYMBOLS,
    STEEL_CAP,
    TECHNOLOGY_ONCE,
    has_any,
    total_of,
)
from landfall.games.evacuation.table.effects import BIOME_IDS, EFFECTS, KIND_IDS, KINDS, NEW, STEEL, Effect
from landfall.games.evacuation.table.new_world import (
    ALL_AREAS,
    AREA_BIOME,
    AREA_IDS,
    AREA_RAISES,
    AREAS,
    AT_MOST_SYMBOLS,
    BIOME_SETS,
    FACTORY_SLOTS,
    MOST_POPULATION_SLOTS,
    NEIGHBOURS,
    POPULATION_SLOTS,
    POPULATION_SLOTS_MET,
    SYMBOLS_MET,
    UNLOCKED,
    WITH_FACTORY,
    WITH_POPULATION,
    areas_filled,
    areas_in,
)
from landfall.games.evacuation.table.places import kind_at, stock_at, world_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import DECLINE, PLACE_FACTORY, SETTLE_AREA

MOST_SYMBOLS: Final = 2  # an area shows
STEEL_PER_POPULATION: Final = 1
# Effects of technologies; those of action cards are others.
OF_TECHNOLOGIES: Final[frozenset[int]] = frozenset([effect for effects in TECHNOLOGY_ONCE for effect in effects])


def settle(state: Evacuation, seat: int, effect: Effect, must: bool) -> None:
    if areas_to_settle(state, seat, effect):
        state.then(Settle(seat, effect.number, must))


def passages_for(state: Evacuation, seat: int, effect: Effect) -> int:
    """R 28: a passage bonus unlocks the next locked biome for this settle; before passage 2 that is the desert."""
    passages = state.passages(seat)
    if effect.passage_bonus:
        passages = max(passages, 1) + effect.passage_bonus
    return min(passages, len(UNLOCKED) - 1)


def steel_cap(state: Evacuation, seat: int) -> int:
    """The most steel that placing population costs; -1 without a limit."""
    return total_of(STEEL_CAP, state.developed[seat]) if has_any(STEEL_CAP, state.developed[seat]) else -1


def steel_for(state: Evacuation, seat: int, effect: Effect, area: int) -> int:
    """R 7: steel of the New World, 1 per population slot; R 27: free settling waives it."""
    if effect.free_steel:
        return effect.extra_steel
    steel = STEEL_PER_POPULATION * POPULATION_SLOTS[area]
    cap = steel_cap(state, seat)
    if cap >= 0:
        steel = min(steel, cap)
    return steel + effect.extra_steel


def within_steel(state: Evacuation, seat: int, effect: Effect) -> int:
    """The areas that the steel in the New World pays for."""
    steel = state.stock[stock_at(seat, NEW, STEEL)] - effect.extra_steel
    if steel < 0:
        return 0
    cap = steel_cap(state, seat)
    if effect.free_steel or 0 <= cap <= steel:
        return ALL_AREAS
    return POPULATION_SLOTS_MET[min(steel, MOST_POPULATION_SLOTS)]


def with_symbols(state: Evacuation, seat: int, effect: Effect) -> int:
    """The areas whose symbols are held or ignored."""
    return by_symbols(state, seat, effect, state.symbols(seat))


def by_symbols(state: Evacuation, seat: int, effect: Effect, symbols: int) -> int:
    """The areas whose symbols are among these or ignored."""
    ignored = effect.ignore_symbols + total_of(IGNORE_SYMBOLS, state.developed[seat])
    return SYMBOLS_MET[symbols][min(ignored, MOST_SYMBOLS)]


def next_to(areas: int) -> int:
    """The neighbours of these areas."""
    near = 0
    for area in areas_in(areas):
        near |= NEIGHBOURS[area]
    return near


def allowed_by(state: Evacuation, seat: int, effect: Effect) -> int:
    """The areas that the words of the effect allow."""
    areas = ALL_AREAS
    if effect.biome >= 0:
        areas = BIOME_SETS[effect.biome]
    if effect.min_factories:
        areas &= WITH_FACTORY
    if effect.min_population:
        areas &= WITH_POPULATION
    if effect.max_symbols <= MOST_SYMBOLS:
        areas &= AT_MOST_SYMBOLS[effect.max_symbols]
    if effect.adjacent:
        areas &= next_to(state.areas[seat])
    return areas


def areas_to_settle(state: Evacuation, seat: int, effect: Effect) -> int:
    """The areas that the seat can settle now."""
    areas = areas_ready(state, seat, effect)
    return areas & with_symbols(state, seat, effect) if areas else 0


def areas_ready(state: Evacuation, seat: int, effect: Effect) -> int:
    """The areas that the seat can settle now if it has their symbols."""
    at = world_at(seat, NEW)
    factories = state.prepared[at] + state.prepared[at + 1] + state.prepared[at + 2]
    areas = areas_filled(factories, state.population[seat]) & ~state.occupied
    if not areas:
        return 0
    if not effect.ignore_lock:
        areas &= UNLOCKED[passages_for(state, seat, effect)]
    return areas & within_steel(state, seat, effect) & allowed_by(state, seat, effect)


def why_none_to_settle(state: Evacuation, seat: int, effect: Effect) -> str:
    """The first condition of 11.1 that leaves no area to settle."""
    at = world_at(seat, NEW)
    factories = state.prepared[at] + state.prepared[at + 1] + state.prepared[at + 2]
    if factories + state.population[seat] == 0:
        return "nobody-waits"
    areas = areas_filled(factories, state.population[seat]) & ~state.occupied
    if not areas:
        return "too-few-wait"
    if not effect.ignore_lock:
        areas &= UNLOCKED[passages_for(state, seat, effect)]
    if not areas:
        return "biomes-locked"
    areas &= allowed_by(state, seat, effect)
    if not areas & within_steel(state, seat, effect):
        return "too-little-steel"
    return "symbols-lacking"


@dataclass(init=False, unsafe_hash=True)
class Settle(Ask):
    """Settle one area, as a whole or not at all."""

    effect: int
    must: bool

    def __init__(self, seat: int, effect: int, must: bool) -> None:
        self.seat = seat
        self.effect = effect
        self.must = must

    def legal(self, state: Evacuation) -> list[int]:
        areas = areas_to_settle(state, self.seat, EFFECTS[self.effect])
        legal: list[int] = []
        action = SETTLE_AREA
        while areas:
            if areas & 1:
                legal.append(action)
            areas >>= 1
            action += 1
        if not self.must:
            legal.append(DECLINE)
        return legal

    def take(self, state: Evacuation, action: int) -> None:
        seat = self.seat
        if action == DECLINE:
            decline(state, seat)
            return
        area = action - SETTLE_AREA
        steel = steel_for(state, seat, EFFECTS[self.effect], area)
        state.stock[stock_at(seat, NEW, STEEL)] -= steel
        state.population[seat] -= POPULATION_SLOTS[area]
        state.settled_population[seat] += POPULATION_SLOTS[area]
        occupy(state, seat, area)
        state.areas[seat] |= 1 << area
        if state.history is not None:
            state.tell(Settled(seat, AREA_IDS[area], steel))
        if FACTORY_SLOTS[area]:
            state.then(PlaceFactories(seat, area, FACTORY_SLOTS[area], 0), Produce(seat, area))
        else:
            state.then(Produce(seat, area))

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if SETTLE_AREA <= action < SETTLE_AREA + AREAS:
            return why_not_settle(state, self.seat, EFFECTS[self.effect], action - SETTLE_AREA)
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {"free": EFFECTS[self.effect].free_steel}


def occupy(state: Evacuation, owner: int, area: int) -> None:
    """R 38: an owner per settled area."""
    owners = list(state.owners)
    owners[area] = owner
    state.owners = tuple(owners)
    state.occupied |= 1 << area


def why_not_settle(state: Evacuation, seat: int, effect: Effect, area: int) -> Refusal:
    """The first condition of 11.1 that is not met."""
    one = 1 << area
    facts = {"area": AREA_IDS[area]}
    at = world_at(seat, NEW)
    if state.occupied & one:
        return Refusal("area-occupied", "11.1", facts)
    if not allowed_by(state, seat, effect) & one:
        return Refusal("not-this-area", "10" if effect.number in OF_TECHNOLOGIES else "20.1", facts)
    if not effect.ignore_lock and not UNLOCKED[passages_for(state, seat, effect)] & one:
        return Refusal("biome-locked", "11.1", {"area": AREA_IDS[area], "biome": BIOME_IDS[AREA_BIOME[area]]})
    if not with_symbols(state, seat, effect) & one:
        return Refusal("symbols-missing", "11.1", facts)
    if sum(state.prepared[at : at + KINDS]) < FACTORY_SLOTS[area]:
        return Refusal("factories-missing", "11.1", {"area": AREA_IDS[area], "count": FACTORY_SLOTS[area]})
    if state.population[seat] < POPULATION_SLOTS[area]:
        return Refusal("population-missing", "11.1", {"area": AREA_IDS[area], "count": POPULATION_SLOTS[area]})
    steel = steel_for(state, seat, effect, area)
    return Refusal("steel-missing", "R 7", {"area": AREA_IDS[area], "count": steel})


@dataclass(init=False, unsafe_hash=True)
class PlaceFactories(SeatFrame):
    """One factory of a kind of the player's choice onto each slot; asked only where there is a choice."""

    area: int
    left: int
    least: int

    def __init__(self, seat: int, area: int, left: int, least: int) -> None:
        self.seat = seat
        self.area = area
        self.left = left
        self.least = least

    def resolve(self, state: Evacuation) -> None:
        kinds = kinds_to_place(state, self.seat, self.left, self.least)
        if len(kinds) == 1:
            place(state, self.seat, self.area, self.left, kinds[0])
        else:
            state.then(PlaceFactory(self.seat, self.area, self.left, self.least))


def kinds_to_place(state: Evacuation, seat: int, left: int, least: int) -> list[int]:
    """Kinds that can come next, so that enough factories of this or later kinds follow: equal sets are offered once."""
    at = world_at(seat, NEW)
    kinds: list[int] = []
    for kind in range(least, KINDS):
        if state.prepared[at + kind] > 0 and sum(state.prepared[at + kind : at + KINDS]) >= left:
            kinds.append(kind)
    return kinds


@dataclass(init=False, unsafe_hash=True)
class PlaceFactory(Ask):
    """Which kind of factory goes onto the slot."""

    area: int
    left: int
    least: int

    def __init__(self, seat: int, area: int, left: int, least: int) -> None:
        self.seat = seat
        self.area = area
        self.left = left
        self.least = least

    def legal(self, state: Evacuation) -> list[int]:
        return [PLACE_FACTORY + kind for kind in kinds_to_place(state, self.seat, self.left, self.least)]

    def take(self, state: Evacuation, action: int) -> None:
        place(state, self.seat, self.area, self.left, action - PLACE_FACTORY)

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if PLACE_FACTORY <= action < PLACE_FACTORY + KINDS:
            kind = action - PLACE_FACTORY
            if state.prepared[stock_at(self.seat, NEW, kind)] == 0:
                return Refusal("no-such-factory", "11.2", {"kind": KIND_IDS[kind]})
            if kind < self.least:
                return Refusal("in-order", "", {})
            return Refusal("comes-later", "", {"kind": KIND_IDS[kind]})
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {"area": AREA_IDS[self.area], "left": self.left}


def place(state: Evacuation, seat: int, area: int, left: int, kind: int) -> None:
    """A factory comes to its slot; what it produces is raised when the area is whole."""
    state.prepared[stock_at(seat, NEW, kind)] -= 1
    state.settled_factories[kind_at(seat, kind)] += 1
    placed = list(state.placed)
    placed[area] = 4 * placed[area] + 1 + kind
    state.placed = tuple(placed)
    if state.history is not None:
        state.tell(FactoryPlaced(seat, KIND_IDS[kind], AREA_IDS[area]))
    if left > 1:
        state.then(PlaceFactories(seat, area, left - 1, kind))


def factory_raises(state: Evacuation, seat: int, kind: int) -> int:
    """What a settled factory of this kind raises: 1, or more with a technology."""
    raises = 1
    if has_any(FACTORY_BONUS, state.developed[seat]):
        for bonus in FACTORY_BONUS.on:
            if bonus.kind == kind and state.developed[seat] >> bonus.tile & 1:
                raises += bonus.amount
    return raises


@dataclass(init=False, unsafe_hash=True)
class Produce(SeatFrame):
    """Each population slot raises its resource by its value, each factory that of its kind by 1 or more."""

    area: int

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def resolve(self, state: Evacuation) -> None:
        seat = self.seat
        raises = list(AREA_RAISES[self.area])
        placed = state.placed[self.area]
        while placed:
            kind = placed % 4 - 1
            raises[kind] += factory_raises(state, seat, kind)
            placed //= 4
        for kind in range(KINDS):
            if raises[kind]:
                raise_marker(state, seat, kind, raises[kind])
        after_effect(state, seat)
        state.then(Complete(seat))


SETTLING_FRAMES: tuple[type[Frame], ...] = (Settle, PlaceFactories, PlaceFactory, Produce)
