"""What is on the table of a Star Race, as words; the names are those of the engine's `table/state.py`.

What follows from other fields is worked out: the cards set aside, how many ships stand on the planet, whom a seat has
inspected. All chance of a game is dealt before it begins and lies in `deal`, what comes later included.
"""

from __future__ import annotations

from typing import NamedTuple

from landfall.batch.star_race.ships import PerShip, ships_at, ships_from
from landfall.batch.star_race.words import Flag, Word, chosen, count, part, pick, word
from landfall.games.star_race.knowledge.observation import QUESTION_PLACES, QUESTIONS
from landfall.games.star_race.rules.cards import ChooseEntrants, ChooseGroup, ChoosePair, ChooseShip, ChooseSource
from landfall.games.star_race.rules.mission import SetAside
from landfall.games.star_race.rules.planets import Look, NovaAbility, PlacePatrol, ZoraAbility
from landfall.games.star_race.rules.turn import PlayCard
from landfall.games.star_race.table.components import (
    MISSIONS,
    PLANET_ENDS,
    PLANET_HOLDS,
    START_LEVELS,
)
from landfall.games.star_race.table.terms import LAST_RING, PLANET

# What is asked, by its number in the observation; and nothing, when the game is over.
SET_ASIDE = QUESTION_PLACES[SetAside]
PLACE_PATROL = QUESTION_PLACES[PlacePatrol]
PLAY_CARD = QUESTION_PLACES[PlayCard]
CHOOSE_SHIP = QUESTION_PLACES[ChooseShip]
CHOOSE_PAIR = QUESTION_PLACES[ChoosePair]
CHOOSE_GROUP = QUESTION_PLACES[ChooseGroup]
CHOOSE_ENTRANTS = QUESTION_PLACES[ChooseEntrants]
CHOOSE_SOURCE = QUESTION_PLACES[ChooseSource]
NOVA_ABILITY = QUESTION_PLACES[NovaAbility]
ZORA_ABILITY = QUESTION_PLACES[ZoraAbility]
LOOK = QUESTION_PLACES[Look]
OVER = len(QUESTIONS)

# Bits in packed rows.
PLANET_BITS = 2
SHIP_BITS = 4
CARD_BITS = 4
TOKEN_BITS = 2
ENDED_BY_ARRIVAL = 27  # in a packed row of levels: the bit behind them

NO_CARD = 0  # cards that a seat offers or has played last are stored as 1 + the kind


class Deal(NamedTuple):
    """All chance of a game. `deal.py` draws it, or it comes from outside."""

    planets: Word  # two bits a mission
    start_player: Word  # of the first mission
    hired: tuple[Word, ...]  # by mission: two ships of four bits a seat, in ship order
    bag: Word  # Pandora: two bits a token, the next one first
    looks: Word  # Xentoria: one bit for looker and owner, which of the owner's two missions is seen


class Table(NamedTuple):
    """A position. Rows are tuples with a word per seat or per mission."""

    # what the variant says: words too, so that one compiled program plays all variants
    advanced: Word
    full_hand: Word
    deal: Deal
    # what is asked
    question: Word
    seat: Word  # who decides; while cards are set aside, the first who has not
    card: Word  # the card in question
    group: Word  # the group in question, as a set of ships
    looks_left: Word  # Xentoria: looks of this turn, the one that is asked for included
    # the mission
    mission: Word  # 0 for the first
    start_player: Word
    levels: PerShip
    # cards
    hands: tuple[Word, ...]  # by seat, two bits for each kind
    played: tuple[Word, ...]
    latest: Word  # four bits a seat: 1 + the card on top of the pile
    offers: Word  # four bits a seat: 1 + the kind that its latest card offers to Copy
    # patrol tokens
    patrols: PerShip  # Xentoria: the level of the token on the ship's track
    seen: tuple[Word, ...]  # Xentoria, by seat: four bits an owner, 1 + the ship seen
    tokens: PerShip  # Pandora: 1 + the number of the ship's token
    # the score pad
    results: tuple[Word, ...]  # by mission that is over: the levels, packed, and above them whether ships arrived
    tokens_shown: Word  # the tokens of the mission at Pandora, packed
    totals: tuple[Word, ...]  # by seat


def seats_of(table: Table) -> int:
    return len(table.hands)


def start_level(table: Table) -> int:
    return START_LEVELS[seats_of(table)]


def missions_of(table: Table) -> int:
    return MISSIONS[seats_of(table)]


# -- the planet of this mission ---------------------------------------------------------------------------------------


def planet(table: Table) -> Word:
    return part(table.deal.planets, table.mission, PLANET_BITS)


def is_at(table: Table, one: int) -> Flag:
    """Whether this planet's ability holds in this mission."""
    return (table.advanced != 0) & (planet(table) == one)


def printed(table: Table, plain: int, by_planet: tuple[int, ...]) -> Word:
    """What is printed on the planet's side that is up."""
    return pick(table.advanced != 0, chosen([word(number) for number in by_planet], planet(table)), plain)


def on_planet(table: Table) -> Word:
    return count(ships_at(table.levels, PLANET))


def room(table: Table) -> Word:
    """How many more ships the planet takes."""
    return printed(table, 1, PLANET_HOLDS) - on_planet(table)


def has_arrived(table: Table) -> Flag:
    """Whether enough ships have reached the planet to end the mission."""
    return on_planet(table) >= printed(table, 1, PLANET_ENDS)


# -- ships ------------------------------------------------------------------------------------------------------------


def outward_ships(table: Table) -> Word:
    """The ships that can go outward: above the start ring and not on the planet (R 2, R 13a)."""
    return ships_from(table.levels, start_level(table) + 1, LAST_RING)


def inward_ships(table: Table) -> Word:
    """The ships that can go inward: not on the planet, and from the last ring only if the planet has room."""
    waiting = ships_at(table.levels, LAST_RING)
    return ships_from(table.levels, 0, LAST_RING - 1) | pick(room(table) > 0, waiting, 0)


# -- players ----------------------------------------------------------------------------------------------------------


def hired_ship(table: Table, seat: Word | int, which: Word | int) -> Word:
    """The first or second ship that a seat has hired."""
    return part(chosen(table.deal.hired, table.mission), word(2) * seat + which, SHIP_BITS)


def hired(table: Table, seat: Word | int) -> Word:
    """The two ships that a seat has hired."""
    return (word(1) << hired_ship(table, seat, 0)) | (word(1) << hired_ship(table, seat, 1))


def aside(table: Table, seat: int) -> Word:
    """The cards that a seat has set aside: what is neither in hand nor played."""
    return table.full_hand - table.hands[seat] - table.played[seat]


def is_to_act(table: Table, seat: int) -> Flag:
    """Whether the seat owes a decision: all that have not set cards aside owe one at the same time."""
    waits = (table.question == SET_ASIDE) & (aside(table, seat) == 0)
    return waits | ((table.question != SET_ASIDE) & (table.question != OVER) & (table.seat == seat))


def next_seat(table: Table) -> Word:
    following = table.seat + 1
    return pick(following == seats_of(table), 0, following)
