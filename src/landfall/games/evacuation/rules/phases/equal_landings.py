"""Ways to land both progress markers that come to the same are offered once (R 10).

The player chooses the order. It matters where both spaces have different effects that do more than gain something,
where an invent step settles an area for which the symbols of the other space are needed, and where cards that nobody
has seen turn up before the other marker takes one of several spaces. All other orders lead to the same, as does the
same pair of spaces with the markers exchanged: the leading marker goes first, and the other is offered first only where
that leads elsewhere. Once one has landed, the other takes any free space (16.2), says `landing.py`.
"""

from __future__ import annotations

from typing import Final

from landfall.games.evacuation.rules.effects.settling import areas_ready, by_symbols
from landfall.games.evacuation.rules.effects.technologies import tile_at
from landfall.games.evacuation.rules.phases.landing import free_lanes
from landfall.games.evacuation.table.cards import PERMANENT_SYMBOL, TECHNOLOGIES, TECHNOLOGY_ONCE
from landfall.games.evacuation.table.components import (
    COLUMNS,
    DEVELOPS,
    FULL_COLUMN,
    LANES,
    NEXT_LEVEL,
    SPACE_EFFECTS,
    SPACE_SYMBOLS,
    WAITING,
)
from landfall.games.evacuation.table.effects import (
    BUILD_SHIP,
    BUILD_STADIUM,
    EFFECTS,
    GAIN_FACTORY,
    GAIN_POPULATION,
    GAIN_RESOURCE,
    GAIN_SHIP,
    GAIN_STADIUM,
    INFRA_MOVES,
    INVENT,
    SETTLE,
    TAKE_INFRASTRUCTURE,
    check,
)
from landfall.games.evacuation.table.places import column_at, columns_at, marker_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import INFRASTRUCTURE_ROW, LEADING, SHIP_ROW, STADIUM_ROW, TRAILING

GAINS: Final[tuple[int, ...]] = (GAIN_RESOURCE, GAIN_POPULATION, GAIN_FACTORY)
ON_SPACES: Final[tuple[int, ...]] = (*GAINS, INFRA_MOVES, INVENT)
TUNDRA: Final = 0
SPACES: Final[int] = LANES * len(SPACE_EFFECTS)  # lanes of all steps

# Technologies that settle as soon as they are developed.
SETTLES: Final[tuple[int, ...]] = tuple(
    [
        max([effect for effect in TECHNOLOGY_ONCE[tile] if EFFECTS[effect].op == SETTLE], default=-1)
        for tile in range(TECHNOLOGIES)
    ]
)
ONLY_GAINS: Final[tuple[tuple[bool, ...], ...]] = tuple(
    [tuple([all(EFFECTS[effect].op in GAINS for effect in effects) for effects in lanes]) for lanes in SPACE_EFFECTS]
)
INVENTS: Final[tuple[tuple[bool, ...], ...]] = tuple(
    [tuple([any(EFFECTS[effect].op == INVENT for effect in effects) for effects in lanes]) for lanes in SPACE_EFFECTS]
)
# Rows from which effects take, so that hidden cards turn up.
TAKES_FROM: Final[dict[int, int]] = {
    INFRA_MOVES: INFRASTRUCTURE_ROW,
    TAKE_INFRASTRUCTURE: INFRASTRUCTURE_ROW,
    BUILD_SHIP: SHIP_ROW,
    GAIN_SHIP: SHIP_ROW,
    BUILD_STADIUM: STADIUM_ROW,
    GAIN_STADIUM: STADIUM_ROW,
}


class Landing:
    """One way to land both markers: which first, and where."""

    def __init__(self, first: int, lane: int, other_lane: int) -> None:
        self.first = first  # LEADING or TRAILING
        self.lane = lane
        self.other_lane = other_lane


def ways_to_land(state: Evacuation, seat: int, leading: int, trailing: int) -> list[Landing]:
    """All ways to land that differ in what they lead to, for this many steps of each marker."""
    steps = (state.markers[marker_at(seat, LEADING)] + leading, state.markers[marker_at(seat, TRAILING)] + trailing)
    lanes = (free_lanes(state, steps[LEADING]), free_lanes(state, steps[TRAILING]))
    ways: list[Landing] = []
    seen: list[int] = []
    for first in range(2):
        other = 1 - first
        for lane in reversed(lanes[first]):
            for other_lane in reversed(lanes[other]):
                if steps[first] == steps[other] and lane == other_lane != WAITING:
                    continue
                sees = first == TRAILING and len(lanes[other]) > 1
                sign = signature(state, seat, steps[first], lane, steps[other], other_lane, sees)
                if sign not in seen:
                    seen.append(sign)
                    ways.append(Landing(first, lane, other_lane))
    return ways


def signature(state: Evacuation, seat: int, step: int, lane: int, other_step: int, other_lane: int, sees: bool) -> int:
    """What tells ways to land apart, as one number: the spaces taken, and what of their order matters.

    `sees`: this order is not the usual one, and the other marker still has a choice after it.
    """
    space = LANES * step + lane
    other = LANES * other_step + other_lane
    order = 0
    mine = SPACE_EFFECTS[step][lane]
    theirs = SPACE_EFFECTS[other_step][other_lane]
    gain = ONLY_GAINS[step][lane] and ONLY_GAINS[other_step][other_lane]
    do_more = bool(mine) and bool(theirs) and mine != theirs and not gain
    if do_more or (sees and step != other_step and shows_cards(state, seat, mine)):
        order = space + 1
    areas = 0
    if INVENTS[step][lane]:
        symbols = SPACE_SYMBOLS[step][lane]
        early = areas_by_inventing(state, seat, symbols)
        if early != areas_by_inventing(state, seat, symbols | SPACE_SYMBOLS[other_step][other_lane]):
            areas = early + 1
    return min(space, other) + SPACES * (max(space, other) + SPACES * (order + (SPACES + 1) * areas))


def shows_cards(state: Evacuation, seat: int, effects: tuple[int, ...]) -> bool:
    """Whether cards of a deck may turn up while these effects are done."""
    for number in effects:
        effect = EFFECTS[number]
        row = TAKES_FROM.get(effect.op, -1)
        if row >= 0 and state.decks[row]:
            return True
        if effect.op == INVENT:
            at = columns_at(seat)
            if inventing_shows_cards(state, seat, state.columns[at : at + COLUMNS], effect.amount):
                return True
    return False


def inventing_shows_cards(state: Evacuation, seat: int, columns: list[int], steps: int) -> bool:
    """The same for this many invent steps on columns with these steps; a tile may bring more of them."""
    for column in range(COLUMNS):
        made = columns[column]
        if made == FULL_COLUMN:
            continue
        left = steps - 1
        if DEVELOPS[made]:
            for number in TECHNOLOGY_ONCE[tile_at(state, seat, column, NEXT_LEVEL[made])]:
                effect = EFFECTS[number]
                row = TAKES_FROM.get(effect.op, -1)
                if row >= 0 and state.decks[row]:
                    return True
                if effect.op == INVENT:
                    left += effect.amount
        if left:
            after = columns[:]
            after[column] += 1
            if inventing_shows_cards(state, seat, after, left):
                return True
    return False


def areas_by_inventing(state: Evacuation, seat: int, symbols: int) -> int:
    """The areas that technologies developed by one invent step would settle, with the symbols where markers stand."""
    for passive in PERMANENT_SYMBOL.on:
        if state.developed[seat] >> passive.tile & 1:
            symbols |= passive.symbol
    areas = 0
    for column in range(COLUMNS):
        steps = state.columns[column_at(seat, column)]
        if steps < FULL_COLUMN and DEVELOPS[steps]:
            effect = SETTLES[tile_at(state, seat, column, NEXT_LEVEL[steps])]
            if effect >= 0:
                settle = EFFECTS[effect]
                areas |= areas_ready(state, seat, settle) & by_symbols(state, seat, settle, symbols)
    return areas


check(
    all(EFFECTS[effect].op in ON_SPACES for lanes in SPACE_EFFECTS for effects in lanes for effect in effects),
    "spaces gain, move infrastructure or invent: other effects may need an order of their own",
)
check(
    all(effect < 0 or EFFECTS[effect].ignore_lock or EFFECTS[effect].biome == TUNDRA for effect in SETTLES),
    "technologies settle whatever the markers have passed: only symbols count",
)
