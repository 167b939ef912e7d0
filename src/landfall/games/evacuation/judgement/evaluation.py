"""A guess of who will win, for bots: points so far, and what stocks, ships, pieces and cards are likely to become.

It uses only what a seat knows; bots ask it about sampled states. The worth of each thing by the time
that is left is in data/outlook.json.
"""

from __future__ import annotations

from typing import Final

from landfall.flow.judgement import squeezed
from landfall.games.evacuation.judgement.outlook_cards import (
    bonus_worth,
    hand_worth,
    infrastructure_worth,
    technology_worth,
)
from landfall.games.evacuation.judgement.outlook_goals import goal_outlook
from landfall.games.evacuation.judgement.outlook_plans import kind_worth, old_world_worth, settling_worth
from landfall.games.evacuation.judgement.outlook_weights import WEIGHTS
from landfall.games.evacuation.rules.ending.goal_counts import stadiums_new
from landfall.games.evacuation.rules.ending.race import adjusted, meets
from landfall.games.evacuation.rules.ending.scoring import common_points, face_points, line_points, points_of
from landfall.games.evacuation.rules.phases.progress import ChoosePower, SplitSteps
from landfall.games.evacuation.table.cards import (
    ACTION_COST_ZERO,
    ANY_WORLD,
    EXTRA_STEPS,
    FOOD_REDUCTION,
    GOALS,
    GOOD_START,
    has_any,
    total_of,
)
from landfall.games.evacuation.table.components import (
    COST_BEYOND,
    FOOD_NEED,
    LOWEST_POINTS,
    OLD_AREAS,
    OLD_FACTORY,
    OLD_POPULATION,
    OLD_YIELD,
    POINTS_ABOVE,
    RACE_LEVEL,
    SHIP_FLIGHT,
    STADIUM_MISSING,
    STADIUM_NEED,
    STADIUM_TARGET,
    TILE_YIELD,
    TOKEN_POINTS,
    TRACK_COSTS,
    YEARS,
)
from landfall.games.evacuation.table.effects import ENERGY, FOOD, KINDS, NEW, OLD, STEEL, STOCKS
from landfall.games.evacuation.table.new_world import areas_in
from landfall.games.evacuation.table.places import kind_at, marker_at, side_at, stock_at, world_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import (
    ACTIONS_PHASE,
    BOARD_FACTORY,
    BOARD_RESOURCE,
    BOARD_STADIUM,
    BONUSES,
    HOLD_AREA,
    LEADING,
    PROGRESS,
    TRAILING,
    TRANSPORT,
)

# By the set of areas of the Old World still there: what they yield of each kind.
OLD_YIELDS: Final[list[list[int]]] = [
    [sum([OLD_YIELD[area][kind] for area in areas_in(up)]) for kind in range(KINDS)] for up in range(1 << OLD_AREAS)
]
SPREAD: Final = 30.0  # a lead of this many points is worth half a sure win
MOST_ACTIONS: Final = 7
RACE_POINTS: Final = 3.5  # what a level of the lowest marker counts in a race, up to the level that ends it
RACE_BEYOND: Final = 0.8
RACE_MET: Final = 10.0  # the conditions met at the end
RACE_TIE: Final = 0.1  # a face or a level of the second lowest marker, which breaks ties


def outlook(state: Evacuation, seat: int) -> float:
    """The lead over the best of the others, squeezed into -1 to 1; the true return when the game is over.

    Alone, the lead is measured from the rulebook's good start, also at the end: points beyond the marks count too. So
    they do in a plan, in which the others have not played to the end.
    """
    over = state.is_terminal()
    planning = state.planner == seat
    if over and not state.is_solo and not planning:
        return state.returns()[seat]
    if not over:
        mine = standing(state, seat) + hand_worth(state, seat)
    elif state.is_race:
        mine = race_standing(state, seat)
    else:
        mine = float(sum(points_of(state, seat).values()))
        if planning:
            for goal in state.goals[seat]:
                mine += WEIGHTS.goals[goal]  # as in what was expected before
    if state.is_solo:
        return squeezed(mine - GOOD_START, SPREAD)
    return squeezed(mine - (state.rival if planning else best_of_others(state, seat)), SPREAD)


def expected_points(state: Evacuation) -> list[float]:
    """What each seat can expect; at the end, what it has."""
    if state.is_terminal():
        return [float(sum(points_of(state, seat).values())) for seat in range(state.seats)]
    return [standing(state, seat) + hand_worth(state, seat) for seat in range(state.seats)]


def race_standing(state: Evacuation, seat: int) -> float:
    """At the end of a race: the markers as they were adjusted, and what breaks ties."""
    low, second, _ = sorted(adjusted(state, seat))
    value = RACE_POINTS * min(low, RACE_LEVEL) + RACE_BEYOND * max(0, low - RACE_LEVEL)
    if meets(state, seat):
        value += RACE_MET
    return value + RACE_TIE * (state.final_faces(seat) + second)


def best_of_others(state: Evacuation, seat: int) -> float:
    best = -1e9
    for other in range(state.seats):
        if other != seat:
            best = max(best, standing(state, other))
    return best


def standing(state: Evacuation, seat: int) -> float:
    """Points a seat can expect: what it has, and what it has begun."""
    weights = WEIGHTS
    phase = state.phase
    left = YEARS - state.year  # years to come
    acts = phase <= ACTIONS_PHASE and not state.passed >> seat & 1
    chances = left + 1 if acts else left  # action phases to come
    flights = left + 1 if phase <= TRANSPORT else left
    advances = phase < PROGRESS or (phase == PROGRESS and is_about_to_advance(state, seat))
    moves = left + 1 if advances else left  # progress phases to come
    worth = kind_worth(state, seat)
    value = production_worth(state, seat, chances, left)
    for goal in state.goals[seat]:
        value += weights.goals[goal] + goal_outlook(state, seat, GOALS[goal], chances, left)
    if state.commons:
        value += float(common_points(state, seat))
    if state.lines:
        value += float(line_points(state, seat))
    value -= float(TOKEN_POINTS * state.penalties[seat])
    value += pieces_worth(state, seat, chances, flights, left)
    value += stock_worth(state, seat, chances, left)
    value += old_world_worth(state, seat, flights)
    value += technology_worth(state, seat, chances)
    value += infrastructure_worth(state, seat, chances, worth)
    steps = state.markers[marker_at(seat, LEADING)] + state.markers[marker_at(seat, TRAILING)]
    if advances:
        steps += steps_ahead(state, seat)
    value += weights.step[moves] * min(steps, 46)
    actions = actions_left(state, seat) if acts else 0
    value += weights.action[left] * actions
    if phase < BONUSES:
        value += bonus_worth(state, seat, left, actions)
    if chances:
        value += weights.biome[chances] * max(0, state.passages(seat) - 1)
        value += settling_worth(state, seat, chances, acts or phase >= PROGRESS, worth)
    if left:
        if phase >= PROGRESS:
            symbols = state.symbols(seat)
            value += weights.symbol * ((symbols & 1) + (symbols >> 1 & 1) + (symbols >> 2 & 1))
        value += weights.action_next[left] * actions_next(state, seat, acts)
        value -= needs_ahead(state, seat, left)
    return value


def is_about_to_advance(state: Evacuation, seat: int) -> bool:
    """In the Progress phase: whether the seat is asked about its steps."""
    return isinstance(state.waiting_for(seat), (ChoosePower, SplitSteps))


def steps_ahead(state: Evacuation, seat: int) -> int:
    """Steps in the coming Progress phase: those that are being split, else as many as the year's power can be."""
    if state.phase == PROGRESS:
        waiting = state.waiting_for(seat)
        if isinstance(waiting, SplitSteps):
            return waiting.steps
    return state.powers(seat)[-1] + total_of(EXTRA_STEPS, state.developed[seat])


def level_points(level: float) -> float:
    """Points of the lowest marker, between the levels too."""
    last = len(LOWEST_POINTS) - 1
    if level <= 0.0:
        return 0.4 * level
    if level >= last:
        return LOWEST_POINTS[last] + POINTS_ABOVE * (level - last)
    whole = int(level)
    return LOWEST_POINTS[whole] + (LOWEST_POINTS[whole + 1] - LOWEST_POINTS[whole]) * (level - whole)


def production_worth(state: Evacuation, seat: int, chances: int, left: int) -> float:
    """The lowest marker as it may stand at the end, and what levels yield in the years to come."""
    weights = WEIGHTS
    at = KINDS * seat
    food = state.production[at]
    steel = state.production[at + 1]
    energy = state.production[at + 2]
    lowest = min(food, steel, energy)
    mean = (min(food, lowest + 5) + min(steel, lowest + 5) + min(energy, lowest + 5)) / 3.0
    soft = weights.softness[chances]
    level = lowest * (1.0 - soft) + mean * soft
    growth = weights.growth[chances]
    if state.is_race:
        value = RACE_POINTS * (min(level, RACE_LEVEL) + growth) + RACE_BEYOND * max(0.0, level - RACE_LEVEL)
    else:
        value = level_points(level + growth)
    value += weights.spread * 3.0 * (mean - lowest)
    if left:
        income = weights.income
        value += left * (income[0] * food + income[1] * steel + income[2] * energy)
        yields = OLD_YIELDS[state.areas_up[seat]]
        units = yields[0] + yields[1] + yields[2] + 3 * state.tiles_up[seat]
        value += weights.old_income * left * units
    return value


def stock_worth(state: Evacuation, seat: int, chances: int, left: int) -> float:
    """Units of a kind are worth less the more there are."""
    weights = WEIGHTS
    at = STOCKS * seat
    stock = state.stock
    value = weights.old_food[chances] * few(stock[at])
    value += weights.old_steel[chances] * few(stock[at + 1])
    value += weights.old_energy[chances] * few(stock[at + 2])
    value += weights.new_food[chances] * few(stock[at + 3])
    value += weights.new_steel[chances] * few(stock[at + 4])
    value += weights.new_energy[chances] * few(stock[at + 5])
    if state.phase < TRANSPORT:
        flights = 0
        for ship in state.ships[side_at(seat, OLD)]:
            flights += SHIP_FLIGHT[ship]
        value += weights.flight_energy * min(stock[at + ENERGY], flights)
    return value


def few(units: int) -> float:
    """The first four units count in full, the rest less."""
    return float(units) if units <= 4 else 4.0 + WEIGHTS.more * (units - 4)


def pieces_worth(state: Evacuation, seat: int, chances: int, flights: int, left: int) -> float:
    """Population, factories and stadiums, in the New World or on their way there."""
    weights = WEIGHTS
    people = state.population[seat]
    at = world_at(seat, NEW)
    factories = state.prepared[at] + state.prepared[at + 1] + state.prepared[at + 2]
    stadiums = stadiums_new(state, seat)
    value = 0.0
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
            elif item == BOARD_RESOURCE + FOOD:
                value += weights.new_food[chances]
            elif item == BOARD_RESOURCE + STEEL:
                value += weights.new_steel[chances]
            else:
                value += weights.new_energy[chances]
    value += weights.settler[chances] * (people if people <= 4 else 4 + weights.more_settlers * (people - 4))
    value += weights.waiting_factory[chances] * (factories if factories <= 2 else 2 + 0.4 * (factories - 2))
    old = STOCKS * seat
    prepared = state.prepared[old] + state.prepared[old + 1] + state.prepared[old + 2]
    value += weights.prepared_old[chances] * min(2, prepared)
    missing = max(0, STADIUM_TARGET - stadiums)
    points = RACE_POINTS if state.is_race else float(STADIUM_MISSING)
    value -= points * weights.stadium_missing[flights] * missing
    value += weights.stadium_old[flights] * min(len(state.stadiums[side_at(seat, OLD)]), missing)
    value += weights.face * min(state.faces(seat), 10)
    return value + weights.face_lead[left] * face_points(state, seat)


def free_actions(developed: int) -> int:
    """How many actions from the third on cost nothing."""
    free = 0
    if developed & ACTION_COST_ZERO.tiles:
        for passive in ACTION_COST_ZERO.on:
            if developed >> passive.tile & 1:
                free = max(free, len(passive.numbers))
    return free


def affordable(number: int, energy: int, free: int) -> int:
    """How many actions this much energy pays for, after `number` of them; from the third on some are free."""
    actions = 0
    while actions < MOST_ACTIONS:
        cost = TRACK_COSTS[number] if number < len(TRACK_COSTS) else COST_BEYOND
        if 2 <= number < 2 + free:
            cost = 0
        if cost > energy:
            break
        energy -= cost
        number += 1
        actions += 1
    return actions


def actions_left(state: Evacuation, seat: int) -> int:
    """Actions that the energy at hand still pays for this year."""
    past = 1 if has_any(ANY_WORLD, state.developed[seat]) else state.markers_past(seat, 2)
    energy = 0
    if past < 2:
        energy += state.stock[stock_at(seat, OLD, ENERGY)]
    if past > 0:
        energy += state.stock[stock_at(seat, NEW, ENERGY)]
    return affordable(state.actions_taken[seat], energy, free_actions(state.developed[seat]))


def actions_next(state: Evacuation, seat: int, acts: bool) -> int:
    """Actions that next year's energy will pay for; what is in stock counts once this year's actions are over."""
    past = 1 if has_any(ANY_WORLD, state.developed[seat]) else state.markers_past(seat, 2)
    energy = 0
    if past < 2:
        energy += OLD_YIELDS[state.areas_up[seat]][ENERGY] + TILE_YIELD[ENERGY] * state.tiles_up[seat]
        if not acts:
            energy += state.stock[stock_at(seat, OLD, ENERGY)]
    if past > 0:
        energy += state.production[kind_at(seat, ENERGY)]
        if not acts:
            energy += state.stock[stock_at(seat, NEW, ENERGY)]
    return affordable(0, energy, free_actions(state.developed[seat]))


def needs_ahead(state: Evacuation, seat: int, left: int) -> float:
    """Penalty tokens that the next years would bring if nothing changed."""
    weights = WEIGHTS
    old_need, new_need = FOOD_NEED[state.year]
    less = 0
    if has_any(FOOD_REDUCTION, state.developed[seat]):
        for passive in FOOD_REDUCTION.on:
            if state.developed[seat] >> passive.tile & 1:
                less += passive.amount
    old_food = state.stock[stock_at(seat, OLD, FOOD)] + TILE_YIELD[FOOD] * state.tiles_up[seat]
    old_food += OLD_YIELDS[state.areas_up[seat]][FOOD]
    new_food = state.stock[stock_at(seat, NEW, FOOD)] + state.production[kind_at(seat, FOOD)]
    hungry = max(0, old_need - old_food) + max(0, new_need - less - new_food)
    stadiums = stadiums_new(state, seat) + aboard(state, seat)
    worth = weights.hungry * hungry + weights.stadium_need * max(0, STADIUM_NEED[state.year] - stadiums)
    if left > 1:  # two years ahead
        later = FOOD_NEED[state.year + 1][NEW] - less - new_food - state.production[kind_at(seat, FOOD)]
        worth += weights.hungry_later * max(0, later)
        worth += weights.stadium_later * max(0, STADIUM_NEED[state.year + 1] - stadiums)
    return worth


def aboard(state: Evacuation, seat: int) -> int:
    """Stadiums on their way."""
    count = 0
    for load in state.loads[seat]:
        for place in range(1, len(load)):
            if BOARD_STADIUM <= load[place] < BOARD_FACTORY:
                count += 1
    return count
