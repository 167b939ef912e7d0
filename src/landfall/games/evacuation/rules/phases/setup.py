"""Setting up the game (rules, section 3; solo 21.1; modules 20)."""

from __future__ import annotations

from typing import Any, Final

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
    SOLO_START,
    TECHNOLOGIES,
    TECHNOLOGY_LEVEL,
    TECHNOLOGY_SET,
)
from landfall.games.evacuation.table.components import (
    ALL_OLD_AREAS,
    COLUMNS,
    FACTORIES,
    GROUPS,
    LEVELS,
    ROW_SIZE,
    SHIP_CORE,
    SHIPS,
    STADIUM_CORE,
    STADIUMS,
    STARTING,
    TILES,
    WAITING,
    YEARS,
)
from landfall.games.evacuation.table.effects import KINDS
from landfall.games.evacuation.table.new_world import AREAS
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import (
    EMPTY,
    INCOME,
    INFRASTRUCTURE_ROW,
    NOBODY,
    ROWS,
    RUNNING,
    SHIP_ROW,
    STADIUM_ROW,
)

SOLO_PARTIES: Final = 3  # the human, the opponent, the extra civilisation


def parties_of(seats: int) -> int:
    """Who has progress markers and a place in the turn order."""
    return SOLO_PARTIES if seats == 1 else seats


def blank_table(game: Game, seats: int, options: dict[str, Any], key: bytes) -> Evacuation:
    """The boards as they come out of the box: nothing shuffled, nothing dealt."""
    parties = parties_of(seats)
    nothing: list[tuple[int, ...]] = [() for _ in range(seats)]
    return Evacuation(
        game,
        seats,
        options,
        key,
        1,  # year
        INCOME,
        0,  # passed
        0,  # occupied
        RUNNING,
        NOBODY,  # who triggered the end
        SOLO_START,
        0,  # common goals played
        0,  # free refreshes used
        -1,  # kind of factory prepared last
        [0] * (6 * seats),  # stock
        [0] * (KINDS * seats),  # production
        [0] * (6 * seats),  # prepared factories
        list(FACTORIES) * seats,  # unused factories
        [0] * (KINDS * seats),  # settled factories
        [0] * seats,  # population
        [0] * seats,  # settled population
        [ALL_OLD_AREAS] * seats,
        [TILES] * seats,
        [0] * seats,  # tiles turned down
        [0] * seats,  # settled areas
        [0] * (COLUMNS * seats),
        [0] * seats,  # developed
        [0] * seats,  # infrastructure in hand
        [0] * seats,  # played
        [0] * seats,  # completed
        [0] * seats,  # penalties
        [0] * seats,  # actions taken
        [0] * (GROUPS * seats),
        [0] * seats,  # power
        [0] * (2 * parties),  # markers
        [WAITING] * (2 * parties),
        [EMPTY] * (ROW_SIZE * ROWS),
        [stadiums for seat in range(seats) for stadiums in ((seat,), ())],
        [() for _ in range(2 * seats)],  # ships
        [(), (), ()],  # decks
        [0] * ROWS,
        [() for _ in range(seats)],  # loads
        nothing[:],  # returning
        nothing[:],  # goals
        nothing[:],  # hands
        nothing[:],  # face down
        nothing[:],  # face up
        nothing[:],  # thrown
        (0,) * SHIPS,  # energy off first flights
        (NOBODY,) * AREAS,
        (0,) * AREAS,  # factories placed
        tuple(range(parties)),
        tuple(range(YEARS)),
        tuple(range(9)) * seats,
        (),  # dealt
        (),  # picked
        (),  # action deck
        (),  # common goals
        (),  # their owners
        (),  # lines
        (),  # solo deck
        (),  # used
        (),  # the opponent's stadiums
        (),  # action cards seen to go into the deck
        ((),) * seats,  # by one seat alone
        (0,) * seats,  # action cards drawn since
        (),  # final markers
    )


def new_game(game: Game, seats: int, options: dict[str, Any], key: bytes) -> Evacuation:
    """Rows, bonus cards, turn order, technologies, goals, modules; then the first year."""
    state = blank_table(game, seats, options, key)
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
    state.then(Phase(INCOME))
    if not state.is_race:  # R 2: goals only in points mode
        if options["goals"] == "first_game":
            state.goals = [tuple(sorted(FIRST_GOALS[sets[seat]])) for seat in range(seats)]
        else:
            state.then(DraftGoals())
    return state


def build_decks(state: Evacuation) -> None:
    """R 1: the infrastructure deck keeps nine cards a part, whatever the pool; part I lies on part II."""
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
    layout = [0] * (9 * state.seats)
    for seat in range(state.seats):
        for level in range(1, LEVELS + 1):
            tiles = [
                tile
                for tile in range(TECHNOLOGIES)
                if TECHNOLOGY_SET[tile] == sets[seat] and TECHNOLOGY_LEVEL[tile] == level
            ]
            chance.shuffle(tiles)
            for column in range(COLUMNS):
                layout[9 * seat + 3 * column + level - 1] = tiles[column]
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
