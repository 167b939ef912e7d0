"""What a seat knows as numbers, seats counted from the observer on: the shape is the same for every seat.

`PARTS` lists all parts in their order: first those common to all, then those of a seat, seat by seat. With 1, 2, 3 and
4 seats there are 1,897, 2,603, 3,309 and 4,015 numbers.

A number that has no limit is told as a share of itself and a usual one (`bounded`): 0 is 0, the usual one is a half,
and it never gets to 1. So all numbers lie from 0 to 1, and two that differ are never told alike.
"""

from __future__ import annotations

from array import array
from typing import Final

from landfall.flow.observation import Part, seat_by_seat
from landfall.games.evacuation.knowledge.draft_knowledge import draft_rounds_seen, goals_are_open, hand_size
from landfall.games.evacuation.knowledge.observation_steps import (
    ABOUT,
    BEING_LOADED,
    QUESTION_PLACES,
    QUESTIONS,
    TO_COME,
    add,
    bounded,
    observe_question,
)
from landfall.games.evacuation.rules.phases.draft import hand_in_round
from landfall.games.evacuation.table.cards import (
    BONUS_IDS,
    BONUS_POWERS,
    CARDS,
    COMMON_IDS,
    GOALS,
    INFRASTRUCTURE_COST,
    INFRASTRUCTURE_RAISES,
    INFRASTRUCTURES,
    LINE_AREA,
    LINE_SIDES,
    SOLO_IDS,
    TECHNOLOGIES,
)
from landfall.games.evacuation.table.components import (
    COLUMNS,
    GROUPS,
    LANES,
    LAST_STEP,
    LEVELS,
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
    STADIUMS,
    YEARS,
)
from landfall.games.evacuation.table.effects import KINDS, NEW, OLD, STOCKS
from landfall.games.evacuation.table.new_world import AREAS, RIM
from landfall.games.evacuation.table.places import (
    columns_at,
    kinds_at,
    layout_at,
    marker_at,
    side_at,
    stocks_at,
    uses_at,
)
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import EMPTY, ITEMS, LEADING, OPPONENT, PHASE_IDS, TRAILING

SHIP_NUMBERS: Final = 9  # cost, flight, two limits, bays of three colours
STADIUM_NUMBERS: Final = 4  # cost, faces
INFRASTRUCTURE_NUMBERS: Final = 7  # cost, production

MOST_OFF: Final = 4  # energy off a first flight that makes a difference
SIDES: Final = 2  # of a tile of the line majority
SIMULATED: Final = 2  # parties without a seat: the opponent and the extra civilisation
MARKER_NUMBERS: Final = 1 + LANES

# (name, numbers common to all, numbers per seat)
PARTS: Final = (
    ("year and phase", YEARS + len(PHASE_IDS), 0),
    ("race, advanced, generous, third party", 4, 0),
    ("bonus thresholds of every year", 2 * YEARS, 0),
    ("bonus cards of every year", YEARS * len(BONUS_IDS), 0),
    ("rows", ROW_SIZE * (SHIP_NUMBERS + STADIUM_NUMBERS + INFRASTRUCTURE_NUMBERS), 0),
    ("infrastructure in the row", ROW_SIZE * INFRASTRUCTURES, 0),
    ("cards left in the decks", 4, 0),
    ("areas of the opponent", AREAS, 0),
    ("common goals on the table", len(COMMON_IDS), 0),
    ("lines", SIDES * len(LINE_AREA), 0),
    ("solo deck used", len(SOLO_IDS), 0),
    ("back of the solo deck", len(SOLO_IDS), 0),
    ("place of the solo tile", len(RIM), 0),
    ("stadiums and faces of the opponent", 2, 0),
    ("markers and places of those without a seat", SIMULATED * (2 * MARKER_NUMBERS + 1), 0),
    ("goals to pick from and picked", 2 * len(GOALS), 0),
    ("own action cards: hand, face down, discarded", 3 * CARDS, 0),
    ("kind of factory that the card has prepared", KINDS, 0),
    ("what is asked", len(QUESTIONS), 0),
    ("what the question is about", ABOUT, 0),
    ("ship that is loaded, and what is aboard", BEING_LOADED, 0),
    ("what the seat does after the question", TO_COME, 0),
    ("stocks, production, factories", 0, 6 + KINDS + 6 + 2 * KINDS),
    ("population and tokens", 0, 7),
    ("areas of both worlds", 0, OLD_AREAS + AREAS),
    ("technologies", 0, COLUMNS + TECHNOLOGIES),
    ("technology layout: tiles by column", 0, COLUMNS * TECHNOLOGIES),
    ("infrastructure", 0, 3 * INFRASTRUCTURES),
    ("ships", 0, 2 * SHIPS),
    ("energy off first flights", 0, SHIPS),
    ("ships about to fly, there and back, and what is aboard", 0, 2 * SHIPS + ITEMS),
    ("stadiums by world, and faces", 0, 2 * STADIUMS + 4),
    ("actions, uses, powers", 0, 3 + GROUPS),
    ("action cards: face up, and how many in hand and face down", 0, CARDS + 2),
    ("markers", 0, 2 * MARKER_NUMBERS),
    ("goals as far as they are known", 0, len(GOALS)),
    ("passed, free refresh used, place in turn order, acting, common goals", 0, 4 + len(COMMON_IDS)),
)


def layout(seats: int) -> list[Part]:
    """The parts with this many seats."""
    return seat_by_seat(PARTS, seats, common_first=True)


def observe(state: Evacuation, seat: int, into: array[float]) -> None:
    """Fill a zeroed array; the parts follow PARTS, those of a seat together."""
    into[state.year - 1] = 1.0
    into[YEARS + state.phase] = 1.0
    at = YEARS + len(PHASE_IDS)
    flags = (state.is_race, state.is_advanced, state.is_generous, bool(state.options["third_party"]))
    for flag in flags:
        if flag:
            into[at] = 1.0
        at += 1
    for card in state.year_cards:
        into[at] = bounded(BONUS_POWERS[card][0], 10.0)
        into[at + 1] = bounded(BONUS_POWERS[card][1], 10.0)
        at += 2
    for card in state.year_cards:
        into[at + card] = 1.0
        at += len(BONUS_IDS)
    at = observe_rows(state, into, at)
    left = (len(state.decks[0]), len(state.decks[1]), len(state.decks[2]), len(state.action_deck))
    at = fill(into, at, left, 20.0)
    for area in range(AREAS):
        if state.owners[area] == OPPONENT:
            into[at + area] = 1.0
    at += AREAS
    for face in state.commons:
        into[at + face] = 1.0
    at += len(COMMON_IDS)
    at = observe_lines(state, into, at)
    at = observe_solo(state, into, at)
    at = observe_draft(state, seat, into, at)
    for cards in (state.hand[seat], state.face_down[seat], state.thrown[seat]):
        for card in cards:
            into[at + card] = 1.0
        at += CARDS
    if state.last_prepared >= 0:
        into[at + state.last_prepared] = 1.0
    at += KINDS
    waiting = state.awaiting(seat)
    if waiting is not None:
        into[at + QUESTION_PLACES[type(waiting)]] = 1.0
    at = observe_question(state, seat, into, at + len(QUESTIONS))
    for turn in range(state.seats):
        at = observe_seat(state, seat, (seat + turn) % state.seats, into, at)


def observe_lines(state: Evacuation, into: array[float], at: int) -> int:
    """The side of the tile on each numbered area in play."""
    if state.lines:
        numbers = LINE_SIDES[0] if state.options["lines"] == "a" else LINE_SIDES[1]
        for which in range(len(state.lines)):
            into[at + SIDES * numbers[which] + state.lines[which]] = 1.0
    return at + SIDES * len(LINE_AREA)


def observe_solo(state: Evacuation, into: array[float], at: int) -> int:
    """The solo deck as far as it is seen, and the civilisations without a seat."""
    for card in state.solo_used:
        into[at + card] = 1.0
    at += len(SOLO_IDS)
    if state.solo_deck:
        into[at + state.solo_deck[-1]] = 1.0
    at += len(SOLO_IDS)
    if state.solo_deck or state.solo_used:
        into[at + state.solo_tile] = 1.0
    at += len(RIM)
    at = fill(into, at, (len(state.opponent_stadiums), state.faces_of(state.opponent_stadiums)), 5.0)
    for party in range(state.seats, len(state.order)):
        at = observe_markers(state, party, into, at)
        into[at] = state.order.index(party) / 3.0
        at += 1
    return at + (0 if state.is_solo else SIMULATED * (2 * MARKER_NUMBERS + 1))


def observe_markers(state: Evacuation, party: int, into: array[float], at: int) -> int:
    for marker in (marker_at(party, LEADING), marker_at(party, TRAILING)):
        into[at] = min(state.markers[marker] / LAST_STEP, 1.0)
        into[at + 1 + state.marker_lanes[marker]] = 1.0
        at += MARKER_NUMBERS
    return at


def observe_draft(state: Evacuation, seat: int, into: array[float], at: int) -> int:
    """The goals that a seat holds to pick from, and those it has picked."""
    if state.dealt:
        for goal in hand_in_round(state, seat, draft_rounds_seen(state) - 1):
            into[at + goal] = 1.0
        for goal in state.picked[seat]:
            into[at + len(GOALS) + goal] = 1.0
    return at + 2 * len(GOALS)


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
    for slot in range(ROW_SIZE):
        card = state.rows[2 * ROW_SIZE + slot]
        if card != EMPTY:
            into[at + card] = 1.0
        at += INFRASTRUCTURES
    return at


def fill(into: array[float], at: int, numbers: tuple[int, ...], usual: float) -> int:
    """Numbers that have no limit; the place after them."""
    for number in numbers:
        if number:
            into[at] = bounded(number, usual)
        at += 1
    return at


def fill_row(into: array[float], at: int, row: list[int], first: int, count: int, usual: float) -> int:
    """The same for some numbers of a longer row."""
    for number in range(first, first + count):
        if row[number]:
            into[at] = bounded(row[number], usual)
        at += 1
    return at


def fill_bits(into: array[float], at: int, bits: int, count: int) -> int:
    if bits:
        for bit in range(count):
            if bits >> bit & 1:
                into[at + bit] = 1.0
    return at + count


def observe_seat(state: Evacuation, seat: int, other: int, into: array[float], at: int) -> int:
    """All that a seat knows of another, or of itself."""
    at = fill_row(into, at, state.stock, stocks_at(other), STOCKS, 10.0)
    at = fill_row(into, at, state.production, kinds_at(other), KINDS, 10.0)
    at = fill_row(into, at, state.prepared, stocks_at(other), STOCKS, 4.0)
    at = fill_row(into, at, state.unused, kinds_at(other), KINDS, 4.0)
    at = fill_row(into, at, state.settled_factories, kinds_at(other), KINDS, 4.0)
    counts = (state.population[other], state.settled_population[other], state.tiles_up[other], state.tiles_down[other])
    at = fill(into, at, (*counts, state.penalties[other], len(state.loads[other]), len(state.returning[other])), 8.0)
    at = fill_bits(into, at, state.areas_up[other], OLD_AREAS)
    at = fill_bits(into, at, state.areas[other], AREAS)
    at = fill_row(into, at, state.columns, columns_at(other), COLUMNS, 5.0)
    at = fill_bits(into, at, state.developed[other], TECHNOLOGIES)
    for column in range(COLUMNS):
        for level in range(LEVELS):
            into[at + state.layout[layout_at(other, column, level + 1)]] = 1.0
        at += TECHNOLOGIES
    at = fill_bits(into, at, state.hand_infrastructure[other], INFRASTRUCTURES)
    at = fill_bits(into, at, state.played[other], INFRASTRUCTURES)
    at = fill_bits(into, at, state.completed[other], INFRASTRUCTURES)
    for world in range(2):
        for ship in state.ships[side_at(other, world)]:
            into[at + ship] = 1.0
        at += SHIPS
    for world in range(2):
        for ship in state.ships[side_at(other, world)]:
            into[at + ship] = min(state.flights_off[ship], MOST_OFF) / MOST_OFF
    at += SHIPS
    at = observe_loads(state, other, into, at)
    for world in range(2):
        for stadium in state.stadiums[side_at(other, world)]:
            into[at + stadium] = 1.0
        at += STADIUMS
    old, new = state.stadiums[side_at(other, OLD)], state.stadiums[side_at(other, NEW)]
    at = fill(into, at, (len(old), len(new), state.faces(other), state.final_faces(other)), 5.0)
    powers = state.powers(other)
    at = fill(into, at, (state.actions_taken[other], powers[0], powers[-1]), 10.0)
    at = fill_row(into, at, state.uses, uses_at(other), GROUPS, 4.0)
    for card in state.face_up[other]:
        into[at + card] = 1.0
    at += CARDS
    at = fill(into, at, (hand_size(state, seat, other), len(state.face_down[other])), 7.0)
    at = observe_markers(state, other, into, at)
    if other == seat or goals_are_open(state):
        for goal in state.goals[other]:
            into[at + goal] = 1.0
    at += len(GOALS)
    if state.passed >> other & 1:
        into[at] = 1.0
    if state.refreshed >> other & 1:
        into[at + 1] = 1.0
    into[at + 2] = state.order.index(other) / 3.0
    if other in state.to_act():
        into[at + 3] = 1.0
    at += 4
    for place in range(len(state.commons)):
        if state.common_owner[place] == other:
            into[at + state.commons[place]] = 1.0 if state.common_played >> place & 1 else 0.5
    return at + len(COMMON_IDS)


def observe_loads(state: Evacuation, other: int, into: array[float], at: int) -> int:
    """Ships about to fly to the New World, those about to fly back, and what is aboard."""
    for load in state.loads[other]:
        into[at + load[0]] = 1.0
        for which in range(1, len(load)):
            add(into, at + 2 * SHIPS + load[which], 0.25)
    for ship in state.returning[other]:
        into[at + SHIPS + ship] = 1.0
    return at + 2 * SHIPS + ITEMS
