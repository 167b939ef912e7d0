"""What pieces and ships are likely to become: the areas that can be settled next, and the areas of the Old World that
ships can still bring away."""

from __future__ import annotations

from typing import Final

from landfall.games.evacuation.judgement.outlook_goals import GOAL_AREA
from landfall.games.evacuation.judgement.outlook_weights import WEIGHTS
from landfall.games.evacuation.table.cards import IGNORE_SYMBOLS, SHIP_RETURN, STEEL_CAP, has_any, total_of
from landfall.games.evacuation.table.components import (
    AREA_LEFT,
    EDGE_IDS,
    OLD_AREAS,
    OLD_EDGE,
    OLD_FACTORY,
    OLD_POPULATION,
    POPULATION_LEFT,
    SHIP_BAYS,
    SHIP_BUILDINGS,
)
from landfall.games.evacuation.table.effects import KINDS, NEW, STEEL
from landfall.games.evacuation.table.new_world import (
    AREA_RAISES,
    FACTORY_SLOTS,
    POPULATION_SLOTS,
    UNLOCKED,
    areas_filled,
    areas_in,
    areas_reached,
    count_of,
)
from landfall.games.evacuation.table.places import side_at, world_at
from landfall.games.evacuation.table.state import Evacuation

EDGES: Final = len(EDGE_IDS)
MOST_REACHED: Final = 8
LEVEL_WORTH: Final = 1.3  # of a level of production that an area or a card would raise

# By the set of areas of the Old World still there: how many there are of each edge colour, those with population and
# those with a factory apart.
PEOPLE_LEFT: Final[list[list[int]]] = [
    [sum([OLD_EDGE[area] == edge and OLD_FACTORY[area] < 0 for area in areas_in(up)]) for edge in range(EDGES)]
    for up in range(1 << OLD_AREAS)
]
FACTORIES_LEFT: Final[list[list[int]]] = [
    [sum([OLD_EDGE[area] == edge and OLD_FACTORY[area] >= 0 for area in areas_in(up)]) for edge in range(EDGES)]
    for up in range(1 << OLD_AREAS)
]
PEOPLE_COST: Final[float] = float(AREA_LEFT + POPULATION_LEFT * max(OLD_POPULATION))
FACTORY_COST: Final[float] = float(AREA_LEFT)


def kind_worth(state: Evacuation, seat: int) -> list[float]:
    """What a level of each kind counts: less for a kind that is ahead."""
    at = KINDS * seat
    lowest = state.lowest(seat)
    worth: list[float] = []
    for kind in range(KINDS):
        ahead = state.production[at + kind] - lowest
        worth.append(LEVEL_WORTH * max(0.3, 1.2 - WEIGHTS.uneven * ahead))
    return worth


def settling_worth(state: Evacuation, seat: int, chances: int, with_symbols: bool, worth: list[float]) -> float:
    """The best area that the pieces at hand can settle, the best one after it, and how many are within reach."""
    at = world_at(seat, NEW)
    developed = state.developed[seat]
    passages = min(state.passages(seat), len(UNLOCKED) - 1)
    symbols = state.symbols(seat) if with_symbols else 0
    reached = areas_reached(state.occupied, passages, symbols, total_of(IGNORE_SYMBOLS, developed))
    value = WEIGHTS.reached * min(MOST_REACHED, count_of(reached))
    factories = state.prepared[at] + state.prepared[at + 1] + state.prepared[at + 2]
    people = state.population[seat]
    steel = state.stock[at + STEEL]
    if has_any(STEEL_CAP, developed):
        steel = 9
    goals = state.goals[seat]
    factory = (worth[0] + worth[1] + worth[2]) / 3.0
    for turn in range(2):
        within = reached & areas_filled(factories, people)
        if not within:
            break
        best = 0.0
        chosen = -1
        for area in areas_in(within):
            raises = AREA_RAISES[area]
            gain = raises[0] * worth[0] + raises[1] * worth[1] + raises[2] * worth[2] + FACTORY_SLOTS[area] * factory
            for goal in goals:
                gain += GOAL_AREA[goal][area]
            if POPULATION_SLOTS[area] > steel:
                gain *= WEIGHTS.steelless
            if gain > best:
                best = gain
                chosen = area
        if chosen < 0:
            break
        value += best * (WEIGHTS.best_area[chances] if turn == 0 else WEIGHTS.next_area[chances])
        reached &= ~(1 << chosen)
        factories -= FACTORY_SLOTS[chosen]
        people -= POPULATION_SLOTS[chosen]
        steel -= POPULATION_SLOTS[chosen]
    return value


def old_world_worth(state: Evacuation, seat: int, flights: int) -> float:
    """What areas still there are likely to cost, less if ships can still take them, and what the ships are worth."""
    up = state.areas_up[seat]
    bays = [0, 0, 0]
    holds = 0
    ships = 0
    at_once = has_any(SHIP_RETURN, state.developed[seat])
    for world in range(2):
        for ship in state.ships[side_at(seat, world)]:
            times = flights if at_once else (flights + 1 - world) // 2
            ships += 1
            if times:
                for edge in range(EDGES):
                    bays[edge] += times * SHIP_BAYS[ship][edge]
                holds += times * SHIP_BUILDINGS[ship]
    for load in state.loads[seat]:
        times = flights - 1 if at_once else (flights - 1) // 2
        ships += 1
        if times > 0:
            for edge in range(EDGES):
                bays[edge] += times * SHIP_BAYS[load[0]][edge]
            holds += times * SHIP_BUILDINGS[load[0]]
    people_left = PEOPLE_LEFT[up]
    factories_left = FACTORIES_LEFT[up]
    people_covered = 0
    factories_covered = 0
    people = 0
    factories = 0
    for edge in range(EDGES):
        covered = min(people_left[edge], bays[edge])
        people += people_left[edge]
        factories += factories_left[edge]
        people_covered += covered
        factories_covered += min(factories_left[edge], bays[edge] - covered)
    stadiums = max(0, 3 - len(state.stadiums[side_at(seat, NEW)]))
    by_hold = min(factories - factories_covered, max(0, holds - stadiums))
    factories_covered += by_hold
    uncovered = PEOPLE_COST * (people - people_covered) + FACTORY_COST * (factories - factories_covered)
    covered_cost = PEOPLE_COST * people_covered + FACTORY_COST * factories_covered
    value = -WEIGHTS.left_uncovered[flights] * uncovered - WEIGHTS.left_covered[flights] * covered_cost
    value += WEIGHTS.hold * min(holds, stadiums)
    return value + WEIGHTS.ship[flights] * min(ships, 5)
