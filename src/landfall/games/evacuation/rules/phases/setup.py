"""Setting up the game (rules, section 3; solo 21.1; modules 20)."""

from __future__ import annotations

from typing import Any

from landfall.flow.game import Game
from landfall.games.evacuation.rules.effects.rows import fill_row
from landfall.games.evacuation.rules.phases.draft import DraftGoals
from landfall.games.evacuation.rules.phases.year import Phase
from landfall.games.evacuation.table.cards import (
    BONUS_CORE,
    BONUS_FLAG,
    BONUS_IDS,
    CARDS,
    COMMON_CARD,
    COMMON_IDS,
    COMMONS_DRAWN,
    FIRST_GOALS,
    INFRASTRUCTURE_CORE,
    INFRASTRUCTURE_PART,
    INFRASTRUCTURES,
    LINE_SIDES,
    PART_SIZE,
    SETS,
    TECHNOLOGIES,
    TECHNOLOGY_LEVEL,
    TECHNOLOGY_SET,
)
from landfall.games.evacuation.table.components import (
    COLUMNS,
    LEVELS,
    SHIP_CORE,
    SHIPS,
    STADIUM_CORE,
    STADIUMS,
    STARTING,
    TILES_OF_SET,
    YEARS,
)
from landfall.games.evacuation.table.fields import empty_table
from landfall.games.evacuation.table.places import layout_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import (
    INCOME,
    INFRASTRUCTURE_ROW,
    NOBODY,
    ROWS,
    SHIP_ROW,
    STADIUM_ROW,
)


def new_game(game: Game, seats: int, options: dict[str, Any], key: bytes) -> Evacuation:
    """Rows, bonus cards, turn order, technologies, goals, modules; then the first year."""
    state = empty_table(game, seats, options, key)
    build_decks(state)
    for row in range(ROWS):
        fill_row(state, row)
    choose_year_cards(state)
    if not state.is_solo:  # R 51: in solo the human is first
        order = list(state.order)
        state.chance("turn order").shuffle(order)
        state.order = tuple(order)
    sets = deal_technologies(state)
    if state.is_advanced:
        cards = list(range(CARDS))
        state.chance("action cards").shuffle(cards)
        state.action_deck = tuple(cards)
    if options["common_goals"]:
        draw_commons(state)
    if options["lines"] != "none":
        lay_lines(state)
    if state.is_race:  # R 2: goals only in points mode
        state.then(Phase(INCOME))
    elif options["goals"] == "first_game":
        state.goals = [tuple(sorted(FIRST_GOALS[sets[seat]])) for seat in range(seats)]
        state.then(Phase(INCOME))
    else:
        state.then(DraftGoals(), Phase(INCOME))
    return state


def build_decks(state: Evacuation) -> None:
    """R 1: the infrastructure deck keeps nine cards per part, whatever the pool; part I lies on part II."""
    core = state.options["pool"] == "core"
    ships = [ship for ship in range(SHIPS) if SHIP_CORE[ship] or not core]
    state.chance("ships").shuffle(ships)
    state.decks[SHIP_ROW] = tuple(ships)
    stadiums = [stadium for stadium in range(STARTING, STADIUMS) if STADIUM_CORE[stadium] or not core]
    state.chance("stadiums").shuffle(stadiums)
    state.decks[STADIUM_ROW] = tuple(stadiums)
    deck: list[int] = []
    for part in (1, 0):
        cards = [
            card
            for card in range(INFRASTRUCTURES)
            if INFRASTRUCTURE_PART[card] == part and (INFRASTRUCTURE_CORE[card] or not core)
        ]
        state.chance("infrastructure").shuffle(cards)
        deck.extend(cards[:PART_SIZE])
    state.decks[INFRASTRUCTURE_ROW] = tuple(deck)


def choose_year_cards(state: Evacuation) -> None:
    """Three cards without a flag for years 1 to 3, one with a flag for year 4."""
    core = state.options["pool"] == "core"
    plain = [card for card in range(len(BONUS_IDS)) if not BONUS_FLAG[card] and (BONUS_CORE[card] or not core)]
    flagged = [card for card in range(len(BONUS_IDS)) if BONUS_FLAG[card] and (BONUS_CORE[card] or not core)]
    chance = state.chance("year-end bonuses")
    chance.shuffle(plain)
    state.year_cards = (*plain[: YEARS - 1], chance.choice(flagged))


def deal_technologies(state: Evacuation) -> list[int]:
    """One set each, the three tiles of each level in random columns; returns the sets by seat."""
    chance = state.chance("technologies")
    sets = list(range(1, SETS + 1))
    chance.shuffle(sets)
    layout = [0] * (TILES_OF_SET * state.seats)
    for seat in range(state.seats):
        for level in range(1, LEVELS + 1):
            tiles = [
                tile
                for tile in range(TECHNOLOGIES)
                if TECHNOLOGY_SET[tile] == sets[seat] and TECHNOLOGY_LEVEL[tile] == level
            ]
            chance.shuffle(tiles)
            for column in range(COLUMNS):
                layout[layout_at(seat, column, level)] = tiles[column]
    state.layout = tuple(layout)
    return sets


def draw_commons(state: Evacuation) -> None:
    """Three of the four cards, a random face of each."""
    chance = state.chance("common goals")
    cards = list(range(max(COMMON_CARD) + 1))
    chance.shuffle(cards)
    faces: list[int] = []
    for card in cards[:COMMONS_DRAWN]:
        faces.append(chance.choice([face for face in range(len(COMMON_IDS)) if COMMON_CARD[face] == card]))
    state.commons = tuple(faces)
    state.common_owner = (NOBODY,) * len(faces)


def lay_lines(state: Evacuation) -> None:
    """A module tile with a random side up on each numbered area of the side chosen."""
    chance = state.chance("lines")
    state.lines = tuple([chance.below(2) for _ in LINE_SIDES[0]])
