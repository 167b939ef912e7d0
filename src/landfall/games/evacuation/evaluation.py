"""A quick guess of who will win, for bots: points so far, and what stocks, ships and pieces are likely to become."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landfall.games.evacuation.cards import (
    ANY_WORLD,
    BONUS_POWERS,
    GOALS,
    GOOD_START,
    IGNORE_SYMBOLS,
    INFRASTRUCTURE_RAISES,
    has_any,
    total_of,
)
from landfall.games.evacuation.components import (
    COST_BEYOND,
    FOOD_NEED,
    OLD_AREAS,
    OLD_FACTORY,
    OLD_POPULATION,
    OLD_YIELD,
    SHIP_BAYS,
    SHIP_BUILDINGS,
    SHIP_FLIGHT,
    STADIUM_NEED,
    STADIUM_TARGET,
    TILE_YIELD,
    TOKEN_POINTS,
    TRACK_COSTS,
    YEARS,
)
from landfall.games.evacuation.metrics import stadiums_new
from landfall.games.evacuation.new_world import RICH, UNLOCKED, areas_filled, areas_in, areas_reached, count_of
from landfall.games.evacuation.powers import powers_of
from landfall.games.evacuation.scoring import (
    areas_left_points,
    common_points,
    face_points,
    goal_points,
    line_points,
    lowest_points,
)
from landfall.games.evacuation.terms import (
    ACTIONS_PHASE,
    BOARD_FACTORY,
    BOARD_RESOURCE,
    BOARD_STADIUM,
    BONUSES,
    HOLD_AREA,
    PROGRESS,
    TRANSPORT,
)
from landfall.games.evacuation.vocabulary import ENERGY, FOOD, KINDS, NEW, OLD, STEEL

if TYPE_CHECKING:
    from landfall.games.evacuation.state import Evacuation

# By the set of areas of the Old World still there: the food they yield.
OLD_FOOD: Final[tuple[int, ...]] = tuple(
    [sum([OLD_YIELD[area][FOOD] for area in areas_in(up)]) for up in range(1 << OLD_AREAS)]
)

SPREAD: Final = 30.0  # a lead of this many points is worth half a sure win

# Worth in points of what is not points yet, by years still to come after this one (0 in year 4).
STOCK_OLD: Final[tuple[float, ...]] = (0.02, 0.20, 0.30, 0.35)
STOCK_NEW: Final[tuple[float, ...]] = (0.05, 0.45, 0.50, 0.50)
SETTLER: Final[tuple[float, ...]] = (0.15, 1.1, 1.2, 1.2)  # population waiting in the New World
WAITING_FACTORY: Final[tuple[float, ...]] = (0.15, 0.8, 0.9, 0.9)
PREPARED_OLD: Final[tuple[float, ...]] = (0.05, 0.3, 0.5, 0.6)
STEP: Final[tuple[float, ...]] = (0.15, 0.30, 0.40, 0.45)  # of a progress marker
INVENTED: Final[tuple[float, ...]] = (0.2, 0.5, 0.7, 0.8)  # a step on a technology
LEVEL: Final = 0.9  # of production, beside the points of the lowest marker
LOWEST: Final[tuple[float, ...]] = (2.6, 3.2, 3.5, 3.5)  # of the lowest marker, before its points come
ACTION: Final = 1.0  # an action that the energy at hand still pays for this year
MOST_ACTIONS: Final = 7
OPEN_AREA: Final = 0.5  # an area that the pieces at hand could settle
RICH_AREA: Final = 0.7  # if one of them brings three levels or more
AREA_IN_REACH: Final = 0.1  # an area whose symbols are held, with or without pieces
EVACUATED: Final = 1.2  # an area evacuated, beside what it would cost
UNLOCKED_BIOME: Final = 1.0
SYMBOL: Final = 0.25
FACE: Final = 0.35


def outlook(state: Evacuation, seat: int) -> float:
    """The lead over the best of the others, squeezed into -1 to 1; the true return when the game is over."""
    if state.is_terminal():
        return state.returns()[seat]
    mine = standing(state, seat)
    if state.is_solo:
        lead = mine - GOOD_START
    else:
        best = -1e9
        for other in range(state.seats):
            if other != seat:
                best = max(best, standing(state, other))
        lead = mine - best
    return lead / (abs(lead) + SPREAD)


def standing(state: Evacuation, seat: int) -> float:
    """Points a seat can expect: what it has, and what it has begun."""
    left = YEARS - state.year
    value = 0.0
    if state.is_race:
        value += 2.0 * state.lowest(seat)
        value -= 1.5 * count_of(state.areas_up[seat])
    else:
        value += float(lowest_points(state.lowest(seat)))
        value -= float(areas_left_points(state.areas_up[seat]))
        value += float(face_points(state, seat))
        for goal in state.goals[seat]:
            value += float(goal_points(state, seat, GOALS[goal]))
        if state.commons:
            value += float(common_points(state, seat))
        if state.lines:
            value += float(line_points(state, seat))
    value -= float(TOKEN_POINTS * state.penalties[seat])
    value += production_worth(state, seat, left)
    value += stock_worth(state, seat, left)
    value += people_worth(state, seat, left)
    value += fleet_worth(state, seat, left)
    value += progress_worth(state, seat, left)
    value += knowledge_worth(state, seat, left)
    value += ACTION * actions_left(state, seat)
    if left or state.phase <= ACTIONS_PHASE:
        value += areas_worth(state, seat)
    return value - needs_ahead(state, seat, left)


def actions_left(state: Evacuation, seat: int) -> int:
    """Actions that the energy at hand still pays for this year."""
    if state.phase > ACTIONS_PHASE or state.passed >> seat & 1:
        return 0
    past = 1 if has_any(ANY_WORLD, state.developed[seat]) else state.markers_past(seat, 2)
    energy = 0
    if past < 2:
        energy += state.stock[6 * seat + ENERGY]
    if past > 0:
        energy += state.stock[6 * seat + 3 * NEW + ENERGY]
    number = state.actions_taken[seat]
    actions = 0
    while actions < MOST_ACTIONS:
        cost = TRACK_COSTS[number] if number < len(TRACK_COSTS) else COST_BEYOND
        if cost > energy:
            break
        energy -= cost
        number += 1
        actions += 1
    return actions


def areas_worth(state: Evacuation, seat: int) -> float:
    """Areas in reach of markers and symbols, and those among them for which the pieces are there."""
    at = 6 * seat + 3 * NEW
    factories = state.prepared[at] + state.prepared[at + 1] + state.prepared[at + 2]
    passages = min(state.passages(seat), len(UNLOCKED) - 1)
    ignored = total_of(IGNORE_SYMBOLS, state.developed[seat])
    reached = areas_reached(state.occupied, passages, state.symbols(seat), ignored)
    within = reached & areas_filled(factories, state.population[seat])
    worth = AREA_IN_REACH * min(8, count_of(reached)) + OPEN_AREA * min(3, count_of(within))
    return worth + RICH_AREA if within & RICH else worth


def production_worth(state: Evacuation, seat: int, left: int) -> float:
    """Levels count for themselves, and bring resources in each year to come."""
    at = 3 * seat
    total = 0
    for kind in range(KINDS):
        total += min(state.production[at + kind], state.lowest(seat) + 5)
    worth = LEVEL * total + LOWEST[left] * min(state.lowest(seat), 10)
    return worth + 0.15 * left * total


def stock_worth(state: Evacuation, seat: int, left: int) -> float:
    """Units of a kind are worth less the more there are."""
    worth = 0.0
    spent = 0 if state.phase < TRANSPORT else 1
    old = STOCK_OLD[left] if not spent else STOCK_OLD[max(0, left - 1)]
    for kind in range(KINDS):
        worth += old * few(state.stock[6 * seat + kind])
        worth += STOCK_NEW[left] * few(state.stock[6 * seat + 3 + kind])
    steel = state.stock[6 * seat + 3 * NEW + STEEL]
    worth += 0.35 * min(steel, state.population[seat])
    if state.phase < TRANSPORT:
        flights = 0
        for ship in state.ships[2 * seat + OLD]:
            flights += SHIP_FLIGHT[ship]
        worth += 0.8 * min(state.stock[6 * seat + ENERGY], flights)
    return worth


def few(units: int) -> float:
    """The first four units count in full, the rest half."""
    return float(units) if units <= 4 else 4.0 + 0.5 * (units - 4)


def people_worth(state: Evacuation, seat: int, left: int) -> float:
    """Population, factories and stadiums, in the New World or on their way there."""
    people = state.population[seat]
    at = 6 * seat + 3 * NEW
    factories = state.prepared[at] + state.prepared[at + 1] + state.prepared[at + 2]
    stadiums = stadiums_new(state, seat)
    cargo = 0
    for load in state.loads[seat]:
        for place in range(1, len(load)):
            item = load[place]
            if item < BOARD_STADIUM or HOLD_AREA <= item < BOARD_RESOURCE:
                area = item if item < BOARD_STADIUM else item - HOLD_AREA
                people += OLD_POPULATION[area]
                factories += 1 if OLD_FACTORY[area] >= 0 else 0
            elif item < BOARD_FACTORY:
                stadiums += 1
            elif item < HOLD_AREA:
                factories += 1
            else:
                cargo += 1
    worth = SETTLER[left] * (people if people <= 6 else 6 + 0.4 * (people - 6))
    worth += WAITING_FACTORY[left] * (factories if factories <= 3 else 3 + 0.3 * (factories - 3))
    worth += STOCK_NEW[left] * cargo
    old = 6 * seat
    worth += PREPARED_OLD[left] * min(2, state.prepared[old] + state.prepared[old + 1] + state.prepared[old + 2])
    worth += 3.0 * min(stadiums, STADIUM_TARGET)
    flights = left + 1 if state.phase <= TRANSPORT else left
    if flights:
        missing = max(0, STADIUM_TARGET - stadiums)
        worth += 1.6 * min(len(state.stadiums[2 * seat + OLD]), missing)
    worth += FACE * min(state.faces(seat), 10)
    evacuated = OLD_AREAS - count_of(state.areas_up[seat])
    return worth + EVACUATED * evacuated


def fleet_worth(state: Evacuation, seat: int, left: int) -> float:
    """How many areas the ships can still bring away, and how many buildings."""
    flights = left + 1 if state.phase <= TRANSPORT else left
    areas = float(count_of(state.areas_up[seat]))
    trips = 0.0
    holds = 0.0
    for world in range(2):
        for ship in state.ships[2 * seat + world]:
            times = (flights + 1 - world) // 2
            bays = SHIP_BAYS[ship]
            trips += times * (bays[0] + bays[1] + bays[2])
            holds += times * SHIP_BUILDINGS[ship]
    for load in state.loads[seat]:
        bays = SHIP_BAYS[load[0]]
        times = left // 2
        trips += times * (bays[0] + bays[1] + bays[2])
        holds += times * SHIP_BUILDINGS[load[0]]
    return 2.2 * min(areas, 0.8 * trips) + 0.5 * min(4.0, holds)


def progress_worth(state: Evacuation, seat: int, left: int) -> float:
    """Steps made, steps that this year's power still gives, biomes, symbols, and the year-end bonus in reach."""
    steps = state.markers[2 * seat] + state.markers[2 * seat + 1]
    worth = 0.0
    powers = powers_of(state, seat)
    if state.phase < PROGRESS:
        steps += powers[-1]
    worth += STEP[left] * min(steps, 46)
    worth += UNLOCKED_BIOME * max(0, state.passages(seat) - 1)
    if left:
        symbols = state.symbols(seat)
        worth += SYMBOL * ((symbols & 1) + (symbols >> 1 & 1) + (symbols >> 2 & 1))
    if state.phase < BONUSES:
        low, high = BONUS_POWERS[state.year_cards[state.year - 1]]
        for power in powers:
            if power == low or power == high or (state.is_generous and power <= high):
                worth += 1.5
                break
    return worth


def knowledge_worth(state: Evacuation, seat: int, left: int) -> float:
    """Technologies and infrastructure begun."""
    at = 3 * seat
    worth = INVENTED[left] * (state.columns[at] + state.columns[at + 1] + state.columns[at + 2])
    worth += INVENTED[left] * 0.6 * count_of(state.developed[seat])
    for card in areas_in(state.played[seat] & ~state.completed[seat]):
        raises = INFRASTRUCTURE_RAISES[card]
        worth += (0.5 if left else 0.2) * (raises[0] + raises[1] + raises[2] + raises[3])
    if left:
        worth += 0.4 * min(2, count_of(state.hand_infrastructure[seat]))
    return worth


def needs_ahead(state: Evacuation, seat: int, left: int) -> float:
    """Penalty tokens that the next year would bring if nothing changed."""
    if left == 0:
        return 0.0
    old_need, new_need = FOOD_NEED[state.year]
    old_food = state.stock[6 * seat + FOOD] + TILE_YIELD[FOOD] * state.tiles_up[seat]
    old_food += OLD_FOOD[state.areas_up[seat]]
    new_food = state.stock[6 * seat + 3 + FOOD] + state.production[3 * seat + FOOD]
    hungry = max(0, old_need - old_food) + max(0, new_need - new_food)
    missing = max(0, STADIUM_NEED[state.year] - stadiums_new(state, seat) - aboard(state, seat))
    worst = 0.0
    if left > 1:  # two years ahead, half as pressing
        worst = 1.2 * max(0, FOOD_NEED[state.year + 1][NEW] - new_food - state.production[3 * seat + FOOD])
        worst += 1.0 * max(0, STADIUM_NEED[state.year + 1] - stadiums_new(state, seat) - aboard(state, seat))
    return 4.2 * hungry + 4.2 * missing + worst


def aboard(state: Evacuation, seat: int) -> int:
    """Stadiums on their way."""
    count = 0
    for load in state.loads[seat]:
        for place in range(1, len(load)):
            if BOARD_STADIUM <= load[place] < BOARD_FACTORY:
                count += 1
    return count
