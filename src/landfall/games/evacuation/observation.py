"""What a seat knows as numbers, seats counted from the observer on: the shape is the same for every seat."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from landfall.games.evacuation.cards import (
    BONUS_POWERS,
    CARDS,
    COMMON_IDS,
    GOALS,
    INFRASTRUCTURE_COST,
    INFRASTRUCTURE_RAISES,
    INFRASTRUCTURES,
    SOLO_IDS,
    TECHNOLOGIES,
)
from landfall.games.evacuation.components import (
    COLUMNS,
    GROUPS,
    LANES,
    LAST_STEP,
    OLD_AREAS,
    ROW_SIZE,
    SHIP_BAYS,
    SHIP_BUILDINGS,
    SHIP_COST,
    SHIP_FLIGHT,
    SHIP_RESOURCES,
    SHIPS,
    STADIUM_COST,
    STADIUM_FACES,
    YEARS,
)
from landfall.games.evacuation.new_world import AREAS
from landfall.games.evacuation.powers import powers_of
from landfall.games.evacuation.terms import EMPTY, OPPONENT, PHASE_IDS
from landfall.games.evacuation.vocabulary import KINDS

if TYPE_CHECKING:
    from landfall.games.evacuation.state import Evacuation

QUESTIONS: Final = (
    "PickGoal",
    "DropGoal",
    "TakeTurn",
    "PayEnergy",
    "PlayCommonToo",
    "KeepFour",
    "FaceDown",
    "NextPart",
    "AnyBoardAction",
    "GainResource",
    "GainOfEach",
    "Exchange",
    "PayThen",
    "SaveUnit",
    "AddUnit",
    "PutUnder",
    "ChooseFromRow",
    "InfrastructureMove",
    "TakeInfrastructure",
    "RaiseAny",
    "Invent",
    "Settle",
    "PlaceFactory",
    "PrepareFactory",
    "GainFactory",
    "Clone",
    "ChooseFlight",
    "LoadShip",
    "ChoosePower",
    "SplitSteps",
    "LandMarker",
    "ChooseBonus",
    "ChooseLower",
    "ChooseLift",
)
SHIP_NUMBERS: Final = 9  # cost, flight, two limits, bays of three colours
STADIUM_NUMBERS: Final = 4  # cost, faces
INFRASTRUCTURE_NUMBERS: Final = 7  # cost, production

# (name, numbers common to all, numbers a seat)
PARTS: Final = (
    ("year and phase", YEARS + len(PHASE_IDS), 0),
    ("bonus thresholds of every year", 2 * YEARS, 0),
    ("rows", ROW_SIZE * (SHIP_NUMBERS + STADIUM_NUMBERS + INFRASTRUCTURE_NUMBERS), 0),
    ("areas of the opponent", AREAS, 0),
    ("common goals on the table", len(COMMON_IDS), 0),
    ("solo deck used", len(SOLO_IDS), 0),
    ("own goals", len(GOALS), 0),
    ("own action cards", CARDS, 0),
    ("what is asked", len(QUESTIONS), 0),
    ("stocks, production, factories", 0, 6 + KINDS + 6 + 2 * KINDS),
    ("population and tokens", 0, 7),
    ("areas of both worlds", 0, OLD_AREAS + AREAS),
    ("technologies", 0, COLUMNS + TECHNOLOGIES),
    ("infrastructure", 0, 3 * INFRASTRUCTURES),
    ("ships", 0, 2 * SHIPS),
    ("stadiums and faces", 0, 4),
    ("actions, uses, power", 0, 2 + GROUPS),
    ("markers", 0, 2 * (1 + LANES)),
    ("passed, place in turn order, acting, common goals", 0, 3 + len(COMMON_IDS)),
)


def size(seats: int) -> int:
    """How many numbers there are with so many seats."""
    return sum([common + each * seats for _, common, each in PARTS])


def observe(state: Evacuation, seat: int, into: array[float]) -> None:
    """Fill a zeroed array; the parts follow PARTS, those of a seat together."""
    into[state.year - 1] = 1.0
    into[YEARS + state.phase] = 1.0
    at = YEARS + len(PHASE_IDS)
    for card in state.year_cards:
        into[at] = BONUS_POWERS[card][0] / 10.0
        into[at + 1] = BONUS_POWERS[card][1] / 10.0
        at += 2
    at = observe_rows(state, into, at)
    for area in range(AREAS):
        if state.owners[area] == OPPONENT:
            into[at + area] = 1.0
    at += AREAS
    for face in state.commons:
        into[at + face] = 1.0
    at += len(COMMON_IDS)
    for card in state.solo_used:
        into[at + card] = 1.0
    at += len(SOLO_IDS)
    for goal in state.goals[seat]:
        into[at + goal] = 1.0
    at += len(GOALS)
    for card in state.hand[seat]:
        into[at + card] = 1.0
    at += CARDS
    waiting = state.awaiting(seat)
    if waiting is not None:
        into[at + QUESTIONS.index(type(waiting).__name__)] = 1.0
    at += len(QUESTIONS)
    for turn in range(state.seats):
        at = observe_seat(state, (seat + turn) % state.seats, into, at)


def observe_rows(state: Evacuation, into: array[float], at: int) -> int:
    """Costs and abilities of the cards in the rows; an empty slot is all zeros."""
    for slot in range(ROW_SIZE):
        ship = state.rows[slot]
        if ship != EMPTY:
            figures = (*SHIP_COST[ship][:KINDS], SHIP_FLIGHT[ship], SHIP_BUILDINGS[ship], SHIP_RESOURCES[ship])
            at_end = fill(into, at, (*figures, *SHIP_BAYS[ship]), 4.0)
            assert at_end == at + SHIP_NUMBERS
        at += SHIP_NUMBERS
    for slot in range(ROW_SIZE):
        stadium = state.rows[ROW_SIZE + slot]
        if stadium != EMPTY:
            fill(into, at, (*STADIUM_COST[stadium][:KINDS], STADIUM_FACES[stadium]), 4.0)
        at += STADIUM_NUMBERS
    for slot in range(ROW_SIZE):
        card = state.rows[2 * ROW_SIZE + slot]
        if card != EMPTY:
            fill(into, at, (*INFRASTRUCTURE_COST[card][:KINDS], *INFRASTRUCTURE_RAISES[card]), 3.0)
        at += INFRASTRUCTURE_NUMBERS
    return at


def fill(into: array[float], at: int, numbers: tuple[int, ...], unit: float) -> int:
    """Numbers as shares of a unit; the place after them."""
    for number in numbers:
        into[at] = number / unit
        at += 1
    return at


def fill_bits(into: array[float], at: int, bits: int, count: int) -> int:
    for bit in range(count):
        if bits >> bit & 1:
            into[at + bit] = 1.0
    return at + count


def observe_seat(state: Evacuation, other: int, into: array[float], at: int) -> int:
    """All that is open of one seat."""
    at = fill(into, at, tuple(state.stock[6 * other : 6 * other + 6]), 10.0)
    at = fill(into, at, tuple(state.production[3 * other : 3 * other + 3]), 10.0)
    at = fill(into, at, tuple(state.prepared[6 * other : 6 * other + 6]), 4.0)
    at = fill(into, at, tuple(state.unused[3 * other : 3 * other + 3]), 4.0)
    at = fill(into, at, tuple(state.settled_factories[3 * other : 3 * other + 3]), 4.0)
    counts = (state.population[other], state.settled_population[other], state.tiles_up[other], state.tiles_down[other])
    at = fill(into, at, (*counts, state.penalties[other], len(state.loads[other]), len(state.returning[other])), 8.0)
    at = fill_bits(into, at, state.areas_up[other], OLD_AREAS)
    at = fill_bits(into, at, state.areas[other], AREAS)
    at = fill(into, at, tuple(state.columns[3 * other : 3 * other + 3]), 5.0)
    at = fill_bits(into, at, state.developed[other], TECHNOLOGIES)
    at = fill_bits(into, at, state.hand_infrastructure[other], INFRASTRUCTURES)
    at = fill_bits(into, at, state.played[other], INFRASTRUCTURES)
    at = fill_bits(into, at, state.completed[other], INFRASTRUCTURES)
    for world in range(2):
        for ship in state.ships[2 * other + world]:
            into[at + ship] = 1.0
        at += SHIPS
    old, new = state.stadiums[2 * other], state.stadiums[2 * other + 1]
    at = fill(into, at, (len(old), len(new), state.faces(other), state.final_faces(other)), 5.0)
    at = fill(into, at, (state.actions_taken[other], powers_of(state, other)[-1]), 10.0)
    at = fill(into, at, tuple(state.uses[GROUPS * other : GROUPS * (other + 1)]), 4.0)
    for marker in range(2 * other, 2 * other + 2):
        into[at] = state.markers[marker] / LAST_STEP
        into[at + 1 + state.marker_lanes[marker]] = 1.0
        at += 1 + LANES
    into[at] = 1.0 if state.passed >> other & 1 else 0.0
    into[at + 1] = state.order.index(other) / 3.0
    into[at + 2] = 1.0 if other in state.to_act() else 0.0
    at += 3
    for place in range(len(state.commons)):
        if state.common_owner[place] == other:
            into[at + state.commons[place]] = 1.0 if state.common_played >> place & 1 else 0.5
    return at + len(COMMON_IDS)
