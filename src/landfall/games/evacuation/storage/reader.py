"""Reading a table of Evacuation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from landfall.flow.errors import BadState
from landfall.flow.game import Game
from landfall.flow.reading import distinct, numbers, pile, piles, row, whole
from landfall.games.evacuation.rules.effects.technologies import DEVELOPS, FULL, NEXT_LEVEL
from landfall.games.evacuation.rules.phases.draft import drafters_of, goals_left
from landfall.games.evacuation.rules.phases.setup import blank_table, parties_of
from landfall.games.evacuation.storage.storing import MANY, check_table, loads_in
from landfall.games.evacuation.table.cards import (
    BONUS_IDS,
    CARDS,
    COMMON_IDS,
    GOALS,
    GOALS_DEALT,
    INFRASTRUCTURES,
    SOLO_IDS,
    TECHNOLOGIES,
)
from landfall.games.evacuation.table.components import (
    ALL_OLD_AREAS,
    COLUMNS,
    FACTORIES,
    GROUPS,
    LAST_STEP,
    LEVELS,
    ROW_SIZE,
    SHIPS,
    STADIUMS,
    THREE_PLUS,
    TILES,
    YEARS,
)
from landfall.games.evacuation.table.effects import KINDS, NO_LIMIT
from landfall.games.evacuation.table.new_world import AREAS, RIM
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import (
    CLEANUP,
    EMPTY,
    IN_OTHER_PHASE,
    ITEMS,
    NOBODY,
    OPPONENT,
    ROWS,
)

MOST_PLACED: Final = 15  # two factories on an area


def table_from(game: Game, table: Mapping[str, Any], seats: int, options: dict[str, Any], key: bytes) -> Evacuation:
    """The state whose fields were stored; what follows from others is worked out again."""
    parties = parties_of(seats)
    everyone = (1 << seats) - 1
    cards = (1 << INFRASTRUCTURES) - 1
    owners = row(table, "owners", AREAS, NOBODY, OPPONENT)
    columns = row(table, "columns", COLUMNS * seats, 0, FULL)
    layout = row(table, "layout", 9 * seats, 0, TECHNOLOGIES - 1)
    state = blank_table(game, seats, options, key)
    state.year = whole(table, "year", 1, YEARS)
    state.phase = whole(table, "phase", 0, CLEANUP)
    state.passed = whole(table, "passed", 0, everyone)
    state.occupied = areas_of(owners, None)
    state.ending = whole(table, "ending", 0, IN_OTHER_PHASE)
    state.trigger = whole(table, "trigger", NOBODY, seats - 1)
    state.solo_tile = whole(table, "solo_tile", 0, len(RIM) - 1)
    state.common_played = whole(table, "common_played", 0, (1 << len(COMMON_IDS)) - 1)
    state.refreshed = whole(table, "refreshed", 0, everyone)
    state.last_prepared = whole(table, "last_prepared", -1, KINDS - 1)
    state.stock = row(table, "stock", 6 * seats, 0, MANY)
    state.production = row(table, "production", KINDS * seats, 0, MANY)
    state.prepared = row(table, "prepared", 6 * seats, 0, max(FACTORIES))
    state.unused = row(table, "unused", KINDS * seats, 0, max(FACTORIES))
    state.settled_factories = row(table, "settled_factories", KINDS * seats, 0, max(FACTORIES))
    state.population = row(table, "population", seats, 0, MANY)
    state.settled_population = row(table, "settled_population", seats, 0, MANY)
    state.areas_up = row(table, "areas_up", seats, 0, ALL_OLD_AREAS)
    state.tiles_up = row(table, "tiles_up", seats, 0, TILES)
    state.tiles_down = row(table, "tiles_down", seats, 0, TILES)
    state.areas = [areas_of(owners, seat) for seat in range(seats)]
    state.columns = columns
    state.developed = [developed_in(columns, layout, seat) for seat in range(seats)]
    state.hand_infrastructure = row(table, "hand_infrastructure", seats, 0, cards)
    state.played = row(table, "played", seats, 0, cards)
    state.completed = row(table, "completed", seats, 0, cards)
    state.penalties = row(table, "penalties", seats, 0, MANY)
    state.actions_taken = row(table, "actions_taken", seats, 0, MANY)
    state.uses = row(table, "uses", GROUPS * seats, 0, MANY)
    state.power = row(table, "power", seats, 0, MANY)
    state.markers = row(table, "markers", 2 * parties, 0, LAST_STEP)
    state.marker_lanes = row(table, "marker_lanes", 2 * parties, 0, THREE_PLUS)
    state.rows = rows_in(table)
    state.stadiums = piles(table, "stadiums", 2 * seats, 0, STADIUMS - 1)
    state.ships = piles(table, "ships", 2 * seats, 0, SHIPS - 1)
    state.decks = decks_in(table)
    state.known_under = row(table, "known_under", ROWS, 0, MANY)
    state.loads = loads_in(table, seats, SHIPS, ITEMS)
    state.returning = piles(table, "returning", seats, 0, SHIPS - 1)
    state.goals = piles(table, "goals", seats, 0, len(GOALS) - 1)
    state.hand = piles(table, "hand", seats, 0, CARDS - 1)
    state.face_down = piles(table, "face_down", seats, 0, CARDS - 1)
    state.face_up = piles(table, "face_up", seats, 0, CARDS - 1)
    state.thrown = piles(table, "thrown", seats, 0, CARDS - 1)
    state.flights_off = tuple(row(table, "flights_off", SHIPS, 0, NO_LIMIT))
    state.owners = tuple(owners)
    state.placed = tuple(row(table, "placed", AREAS, 0, MOST_PLACED))
    state.order = tuple(row(table, "order", parties, 0, parties - 1))
    state.year_cards = tuple(row(table, "year_cards", YEARS, 0, len(BONUS_IDS) - 1))
    state.layout = tuple(layout)
    state.dealt = hands_in(table, "dealt", seats)
    state.picked = hands_in(table, "picked", seats)
    state.action_deck = pile(table, "action_deck", 0, CARDS - 1)
    state.commons = pile(table, "commons", 0, len(COMMON_IDS) - 1)
    state.common_owner = tuple(numbers(table["common_owner"], "common_owner", NOBODY, seats - 1))
    state.lines = tuple(numbers(table["lines"], "lines", 0, 1))
    state.solo_deck = pile(table, "solo_deck", 0, len(SOLO_IDS) - 1)
    state.solo_used = pile(table, "solo_used", 0, len(SOLO_IDS) - 1)
    state.opponent_stadiums = pile(table, "opponent_stadiums", 0, STADIUMS - 1)
    state.shuffled_open = pile(table, "shuffled_open", 0, CARDS - 1)
    state.shuffled_own = tuple(piles(table, "shuffled_own", seats, 0, CARDS - 1))
    state.drawn = tuple(row(table, "drawn", seats, 0, MANY))
    state.final = tuple(numbers(table["final"], "final", -MANY, MANY))
    check_table(state)
    for hand in range(len(state.dealt)):
        try:
            goals_left(state, hand, min([len(picked) for picked in state.picked]))
        except ValueError:
            raise BadState("somebody has picked a goal of another hand") from None
    if len(state.final) not in (0, KINDS * seats) or len(state.lines) not in (0, 3):
        raise BadState("final or lines has a wrong length")
    return state


def areas_of(owners: list[int], seat: int | None) -> int:
    """The areas that a seat has settled; with None those that anybody has."""
    areas = 0
    for area in range(AREAS):
        if owners[area] == seat or (seat is None and owners[area] != NOBODY):
            areas |= 1 << area
    return areas


def developed_in(columns: list[int], layout: list[int], seat: int) -> int:
    """The tiles that the invent steps of a seat have developed."""
    developed = 0
    for column in range(COLUMNS):
        for steps in range(columns[COLUMNS * seat + column]):
            if DEVELOPS[steps]:
                developed |= 1 << layout[9 * seat + LEVELS * column + NEXT_LEVEL[steps] - 1]
    return developed


def rows_in(table: Mapping[str, Any]) -> list[int]:
    """Cards of three rows, each within its own numbers."""
    cards = row(table, "rows", ROW_SIZE * ROWS, EMPTY, MANY)
    for at in range(len(cards)):
        if cards[at] >= (SHIPS, STADIUMS, INFRASTRUCTURES)[at // ROW_SIZE]:
            raise BadState(f"rows holds {cards[at]}, which is no card of that row")
    return cards


def decks_in(table: Mapping[str, Any]) -> list[tuple[int, ...]]:
    decks = table["decks"]
    if type(decks) is not list or len(decks) != ROWS:
        raise BadState(f"decks should be three lists, not {decks!r}")
    highs = (SHIPS, STADIUMS, INFRASTRUCTURES)
    return [distinct(decks[at], "decks", 0, highs[at] - 1) for at in range(ROWS)]


def hands_in(table: Mapping[str, Any], name: str, seats: int) -> tuple[tuple[int, ...], ...]:
    """Goals of the draft: none, or a hand for each drafter."""
    values = table[name]
    if type(values) is not list or len(values) not in (0, drafters_of(seats)):
        raise BadState(f"{name} should be a hand for each drafter, not {values!r}")
    hands = tuple([distinct(one, name, 0, len(GOALS) - 1) for one in values])
    if any(len(hand) > GOALS_DEALT for hand in hands):
        raise BadState(f"{name} has a hand that is too large")
    return hands
