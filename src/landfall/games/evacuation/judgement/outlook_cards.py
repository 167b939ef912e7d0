"""What infrastructure, technologies and the year-end bonus in reach are worth."""

from __future__ import annotations

from typing import Final

from landfall.games.evacuation.judgement.outlook_weights import WEIGHTS
from landfall.games.evacuation.table.cards import (
    BONUS_EFFECTS,
    BONUS_POWERS,
    CARD_PARTS,
    CARD_POWERS,
    CARDS,
    INFRASTRUCTURE_COST,
    INFRASTRUCTURE_RAISES,
    LOW,
    POWER_SHIFT,
    REQUIREMENTS,
    TWINS,
    total_of,
)
from landfall.games.evacuation.table.components import COLUMNS
from landfall.games.evacuation.table.effects import (
    ANY,
    CLONE,
    EFFECTS,
    GAIN_FACTORY,
    GAIN_POPULATION,
    GAIN_RESOURCE,
    GAIN_SHIP,
    INFRA_MOVES,
    INVENT,
    KINDS,
    NEW,
    PREPARE_FACTORY,
    SETTLE,
)
from landfall.games.evacuation.table.new_world import BIOME_SETS, areas_in, count_of
from landfall.games.evacuation.table.places import layout_at, world_at
from landfall.games.evacuation.table.requirements import (
    AREAS_OF,
    ON_A_LINE,
    ONE_OF,
    SETTLED_FACTORIES,
    SETTLED_POPULATION,
    Requirement,
)
from landfall.games.evacuation.table.state import Evacuation

FAR: Final = 4  # areas missing, or more


def areas_missing(requirement: Requirement, areas: int, taken: int, population: int, factories: int) -> int:
    """How many more areas a requirement asks for; `taken` are those of others."""
    kind = requirement.kind
    missing = 0
    if kind == AREAS_OF:
        for at in range(len(requirement.sets)):
            missing += max(0, requirement.counts[at] - count_of(areas & requirement.sets[at]))
    elif kind == ONE_OF:
        missing = FAR
        for one in requirement.sets:
            if not one & taken:
                missing = min(missing, count_of(one & ~areas))
    elif kind == ON_A_LINE:
        missing = FAR
        for line in requirement.sets:
            here = areas & line
            lacking = 0
            for biome in range(len(requirement.counts)):
                if requirement.counts[biome]:
                    lacking += max(0, requirement.counts[biome] - count_of(here & BIOME_SETS[biome]))
            missing = min(missing, lacking)
    elif kind == SETTLED_POPULATION:
        missing = (max(0, requirement.counts[0] - population) + 1) // 2
    elif kind == SETTLED_FACTORIES:
        missing = max(0, requirement.counts[0] - factories)
    else:
        missing = max(0, requirement.counts[0] - min(factories, 3))
    return min(missing, FAR)


def infrastructure_worth(state: Evacuation, seat: int, chances: int, worth: list[float]) -> float:
    """Cards in hand and cards in play that are not complete, by how near they are."""
    hand = state.hand_infrastructure[seat]
    waiting = state.played[seat] & ~state.completed[seat]
    if not hand and not waiting:
        return 0.0
    areas = state.areas[seat]
    taken = state.occupied & ~areas
    population = state.settled_population[seat]
    at = KINDS * seat
    factories = state.settled_factories[at] + state.settled_factories[at + 1] + state.settled_factories[at + 2]
    best = max(worth[0], worth[1], worth[2])
    value = 0.0
    for card in areas_in(waiting):
        missing = min(FAR, areas_missing(REQUIREMENTS[card], areas, taken, population, factories) + 2 - min(2, chances))
        value += WEIGHTS.in_play[missing] * raised(card, worth, best)
    if chances == 0:
        return value
    stock = world_at(seat, NEW)
    in_hand = 0.0
    number = 0
    for card in areas_in(hand):
        if state.played[seat] & TWINS[card]:
            continue
        missing = min(FAR, areas_missing(REQUIREMENTS[card], areas, taken, population, factories) + 2 - min(2, chances))
        card_worth = WEIGHTS.in_hand[missing] * raised(card, worth, best)
        cost = INFRASTRUCTURE_COST[card]
        if cost[0] > state.stock[stock] or cost[1] > state.stock[stock + 1] or cost[2] > state.stock[stock + 2]:
            card_worth *= WEIGHTS.unpaid
        in_hand += card_worth
        number += 1
    if number > 3:
        in_hand *= 3.0 / number
    return value + in_hand


def raised(card: int, worth: list[float], best: float) -> float:
    raises = INFRASTRUCTURE_RAISES[card]
    return raises[0] * worth[0] + raises[1] * worth[1] + raises[2] * worth[2] + raises[ANY] * best


def card_worth(card: int) -> float:
    """What the parts of an action card do, by their number; more power is worth a little, too."""
    worth = 0.1 * CARD_POWERS[card][-1]
    for number in CARD_PARTS[card]:
        effect = EFFECTS[number]
        worth += WEIGHTS.parts[effect.op] * (1 if effect.op == CLONE else effect.amount)
    return worth


CARD_WORTH: Final[list[float]] = [card_worth(card) for card in range(CARDS)]


def hand_worth(state: Evacuation, seat: int) -> float:
    """The action cards in hand; only for one's own, since nobody knows the others'."""
    worth = 0.0
    if state.is_advanced:
        for card in state.hand[seat]:
            worth += CARD_WORTH[card]
    return WEIGHTS.card * worth


# By steps made in a column: tiles developed, and whether the next one is begun.
DEVELOPED: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 3)
BEGUN: Final[tuple[bool, ...]] = (False, False, True, False, True, False)
TIMES: Final[tuple[float, ...]] = (0.0, 0.25, 0.55, 0.8, 1.0)  # share of a lasting ability, by action phases to come


def technology_worth(state: Evacuation, seat: int, chances: int) -> float:
    """Lasting abilities by the time that is left for them, steps on tiles begun, and the tiles that come next."""
    if chances == 0:
        return 0.0
    weights = WEIGHTS
    lasting = 0.0
    coming = 0.0
    for column in range(COLUMNS):
        steps = state.columns[COLUMNS * seat + column]
        first = layout_at(seat, column, 1)
        done = DEVELOPED[steps]
        for level in range(done):
            lasting += weights.tiles[state.layout[first + level]]
        if done < 3:
            tile = state.layout[first + done]
            full = weights.once[tile] + TIMES[chances - 1] * weights.tiles[tile]
            coming += full * (weights.half_tile if BEGUN[steps] else weights.next_tile)
    return weights.tile * TIMES[chances] * lasting + coming


def effect_worth(effects: tuple[int, ...], left: int) -> float:
    """What the effects of a bonus are worth, by what they do; in the last year only what raises production."""
    worth = 0.0
    for number in effects:
        effect = EFFECTS[number]
        if effect.op == SETTLE:
            worth += 2.5
        elif effect.op == INFRA_MOVES:
            worth += 1.5
        elif left == 0:
            worth += 0.0
        elif effect.op == GAIN_RESOURCE:
            worth += 0.6 * effect.amount
        elif effect.op == INVENT:
            worth += 1.5
        elif effect.op == GAIN_SHIP:
            worth += 2.5
        elif effect.op == GAIN_POPULATION:
            worth += 1.2 * effect.amount
        elif effect.op == PREPARE_FACTORY or effect.op == GAIN_FACTORY:
            worth += 1.0
    return worth


# By bonus card and side: early and in the last year.
BONUS_WORTH: Final[list[list[float]]] = [[effect_worth(side, 1) for side in card] for card in BONUS_EFFECTS]
BONUS_WORTH_LAST: Final[list[list[float]]] = [[effect_worth(side, 0) for side in card] for card in BONUS_EFFECTS]


def bonus_worth(state: Evacuation, seat: int, left: int, actions: int) -> float:
    """The better of the two year-end bonuses that the power meets, or still can meet."""
    card = state.year_cards[state.year - 1]
    worth = BONUS_WORTH[card] if left else BONUS_WORTH_LAST[card]
    powers = state.powers(seat)
    shift = total_of(POWER_SHIFT, state.developed[seat])
    best = 0.0
    for side in range(2):
        target = BONUS_POWERS[card][side]
        for power in powers:
            gap = target - power
            if state.is_generous:  # the high bonus only for more than the low one asks for
                met = gap >= -shift and (side == LOW or power + shift > BONUS_POWERS[card][LOW])
            else:
                met = -shift <= gap <= shift
            if met:
                best = max(best, WEIGHTS.bonus * worth[side])
            elif 0 < gap <= 4 * actions:
                best = max(best, WEIGHTS.bonus_near * worth[side])
    return best
