"""What lies ahead of a seat, as the rules work it out: coming costs, needs, limits, and what areas still miss.

All of it follows from what is public; it is part of the view so that no screen has to know the rules.
"""

from __future__ import annotations

from typing import Any

from landfall.games.evacuation.rules.effects.energy import BOTH, energy_cost, paying_world, track_cost
from landfall.games.evacuation.rules.effects.settling import (
    Settle,
    allowed_by,
    factory_raises,
    passages_for,
    steel_for,
    with_symbols,
)
from landfall.games.evacuation.rules.phases.loading import building_limit, flight_cost, resource_limit, return_cost
from landfall.games.evacuation.rules.phases.year import bonuses_met, food_need, old_production
from landfall.games.evacuation.table.cards import IGNORE_SYMBOLS, total_of
from landfall.games.evacuation.table.components import GROUPS, SHIP_IDS, YEARS
from landfall.games.evacuation.table.effects import (
    BIOME_IDS,
    EFFECTS,
    KIND_IDS,
    KINDS,
    NEW,
    OLD,
    PLAIN_SETTLE,
    STEEL,
    SYMBOL_IDS,
    WORLD_IDS,
    WORLDS,
    Effect,
)
from landfall.games.evacuation.table.new_world import (
    AREA_BIOME,
    AREA_IDS,
    AREA_SYMBOLS,
    AREAS,
    FACTORY_SLOTS,
    POPULATION_SLOTS,
    UNLOCKED,
)
from landfall.games.evacuation.table.places import side_at, world_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import BONUS_SIDES


def ahead_of(state: Evacuation, seat: int) -> dict[str, Any]:
    """The coming action and years of a seat, and what its ships can carry."""
    world = paying_world(state, seat)
    made = old_production(state, seat)
    return {
        "number": state.actions_taken[seat] + 1,
        "track_cost": track_cost(state, seat),
        "costs": [energy_cost(state, seat, group) for group in range(GROUPS)],
        "paid_by": "any" if world == BOTH else WORLD_IDS[world],
        "old_production": {KIND_IDS[kind]: made[kind] for kind in range(KINDS)},
        "food": [
            {WORLD_IDS[world]: food_need(state, seat, world, year) for world in range(WORLDS)}
            for year in range(1, YEARS + 1)
        ],
        "ships": {SHIP_IDS[ship]: limits_of(state, seat, ship) for ship in ships_of(state, seat)},
        "factory_raises": {KIND_IDS[kind]: factory_raises(state, seat, kind) for kind in range(KINDS)},
        "bonuses": [BONUS_SIDES[side] for side in bonuses_met(state, seat)],
    }


def ships_of(state: Evacuation, seat: int) -> list[int]:
    """All ships of a seat, in either world or on their way."""
    flying = [load[0] for load in state.loads[seat]]
    return [*state.ships[side_at(seat, OLD)], *state.ships[side_at(seat, NEW)], *flying]


def limits_of(state: Evacuation, seat: int, ship: int) -> dict[str, int]:
    return {
        "flight": flight_cost(state, seat, ship),
        "back": return_cost(state, ship),
        "buildings": building_limit(state, seat, ship),
        "resources": resource_limit(state, seat, ship),
    }


def settle_effect(state: Evacuation, seat: int) -> Effect:
    """How the seat may settle: as it is being asked to, or else plainly."""
    waiting = state.waiting_for(seat)
    return EFFECTS[waiting.effect if isinstance(waiting, Settle) else PLAIN_SETTLE]


def missing_for(state: Evacuation, seat: int) -> dict[str, dict[str, Any]]:
    """For each free area what the seat lacks to settle it (11.1); an area without an entry lacks nothing."""
    effect = settle_effect(state, seat)
    found: dict[str, dict[str, Any]] = {}
    for area in range(AREAS):
        if not state.occupied >> area & 1:
            lacks = lacking(state, seat, effect, area)
            if lacks:
                found[AREA_IDS[area]] = lacks
    return found


def steel_needed(state: Evacuation, seat: int) -> dict[str, int]:
    """The steel that settling each free area costs the seat (R 7)."""
    effect = settle_effect(state, seat)
    free = [area for area in range(AREAS) if not state.occupied >> area & 1]
    return {AREA_IDS[area]: steel_for(state, seat, effect, area) for area in free}


def lacking(state: Evacuation, seat: int, effect: Effect, area: int) -> dict[str, Any]:
    """Every condition of 11.1 that such a settle does not meet."""
    at = world_at(seat, NEW)
    lacks: dict[str, Any] = {}
    if not allowed_by(state, seat, effect) >> area & 1:
        lacks["not_this"] = True
    if not effect.ignore_lock and not UNLOCKED[passages_for(state, seat, effect)] >> area & 1:
        lacks["biome"] = BIOME_IDS[AREA_BIOME[area]]
    if not with_symbols(state, seat, effect) >> area & 1:
        held = state.symbols(seat)
        ignored = effect.ignore_symbols + total_of(IGNORE_SYMBOLS, state.developed[seat])
        not_held = [
            SYMBOL_IDS[symbol]
            for symbol in range(len(SYMBOL_IDS))
            if AREA_SYMBOLS[area] >> symbol & 1 and not held >> symbol & 1
        ]
        lacks["symbols"] = not_held[ignored:]
    factories = FACTORY_SLOTS[area] - sum(state.prepared[at : at + KINDS])
    if factories > 0:
        lacks["factories"] = factories
    population = POPULATION_SLOTS[area] - state.population[seat]
    if population > 0:
        lacks["population"] = population
    steel = steel_for(state, seat, effect, area) - state.stock[at + STEEL]
    if steel > 0:
        lacks["steel"] = steel
    return lacks
