"""The glossary of Antarctica: ids as small numbers, sets of buildings, hands of cards, and the action catalogue."""

from __future__ import annotations

from typing import Final

from landfall.flow.actions import Block, Catalogue
from landfall.games.antarctica.table.components import (
    ACTION_IDS,
    DECK_IDS,
    DOCKS,
    KIND_IDS,
    REPLACED,
    RESOURCE_IDS,
    SHIPS,
    SHIPYARD_COUNTS,
    SHIPYARD_IDS,
    SPACES,
    TRACK_IDS,
    ZONES,
    group,
    kinds_in,
)

ID: Final = "antarctica"
NOBODY: Final = -1
NO_SHIP: Final = -1

# Sets of kinds of buildings.
CAMP: Final[int] = kinds_in(["camp"])
SHIPYARD: Final[int] = kinds_in(["shipyard"])
STATIONS: Final[int] = group("station")
PLANKTON_FARM: Final[int] = KIND_IDS.index("plankton_farm")

# Resource cards: what a basic and an advanced one stand for.
BASIC: Final = 0
ADVANCED: Final = 1
BASIC_KINDS: Final[int] = REPLACED[BASIC]
ADVANCED_KINDS: Final[int] = REPLACED[ADVANCED]
assert list(RESOURCE_IDS) == ["basic", "advanced"]

# Shipyard cards, in the order of the data.
ICEBREAKER: Final = 0
PLACE_SCIENTIST: Final = 1
TWO_MORE: Final = 2
FAST_PROGRESS: Final = 3
assert list(SHIPYARD_IDS) == ["icebreaker", "place_scientist", "two_scientists", "fast_progress"]

# Actions on the research tracks, in the order of the data.
SHIP_MOVE: Final = 0
SHIPYARD_DRAFT: Final = 1
ADVANCE_3: Final = 2
RECRUIT_1: Final = 3
NEW_SHIP: Final = 4
RESOURCE_ADVANCED: Final = 5
RESOURCE_BASIC: Final = 6
assert list(ACTION_IDS) == [
    "ship_move",
    "shipyard_draft",
    "advance_3",
    "recruit_1",
    "new_ship",
    "resource_advanced",
    "resource_basic",
]

# How a game ends.
RUNNING: Final = 0
LAST_SCIENTIST: Final = 1
LAST_CARD: Final = 2
NO_SHIPS: Final = 3
ENDLESS: Final = 4
ENDING_IDS: Final = ("running", "last_scientist", "last_card", "no_ships", "endless")

# Pieces that can be discarded.
PIECES: Final = ("cube", "ship")
CUBE_PIECE: Final = 0
SHIP_PIECE: Final = 1
AVAILABLE: Final = -1  # no zone: a discarded ship came from Available

ACTIONS: Final = Catalogue(
    Block("place_ship", zone=range(ZONES)),
    Block("sail", zone=range(ZONES)),
    Block("build", deck=DECK_IDS),
    Block("build_ship"),
    Block("recruit"),
    Block("research", track=TRACK_IDS),
    Block("pass"),
    Block("play", card=SHIPYARD_IDS[PLACE_SCIENTIST:]),
    Block("lay_icebreaker", zone=range(ZONES)),
    Block("discard", piece=PIECES),
    Block("discard_ship", zone=range(ZONES), dock=range(1, DOCKS + 1)),
    Block("end_turn"),
    Block("track", track=TRACK_IDS),
    Block("take", card=SHIPYARD_IDS),
    Block("ship", zone=range(ZONES), dock=range(1, DOCKS + 1)),
    Block("use_icebreaker"),
    Block("decline"),
)
PLACE_SHIP: Final[int] = ACTIONS.first("place_ship")
SAIL: Final[int] = ACTIONS.first("sail")
BUILD: Final[int] = ACTIONS.first("build")
BUILD_SHIP: Final[int] = ACTIONS.first("build_ship")
RECRUIT: Final[int] = ACTIONS.first("recruit")
RESEARCH: Final[int] = ACTIONS.first("research")
PASS: Final[int] = ACTIONS.first("pass")
PLAY: Final[int] = ACTIONS.first("play") - PLACE_SCIENTIST  # add the card
LAY_ICEBREAKER: Final[int] = ACTIONS.first("lay_icebreaker")
DISCARD: Final[int] = ACTIONS.first("discard")
DISCARD_CUBE: Final[int] = DISCARD + CUBE_PIECE
DISCARD_AVAILABLE_SHIP: Final[int] = DISCARD + SHIP_PIECE
DISCARD_SHIP: Final[int] = ACTIONS.first("discard_ship")
END_TURN: Final[int] = ACTIONS.first("end_turn")
TRACK: Final[int] = ACTIONS.first("track")
TAKE: Final[int] = ACTIONS.first("take")
SHIP: Final[int] = ACTIONS.first("ship")
USE_ICEBREAKER: Final[int] = ACTIONS.first("use_icebreaker")
DECLINE: Final[int] = ACTIONS.first("decline")

# Ships are numbered seat after seat; berths, the docks of all zones, zone after zone.

BERTHS: Final[int] = ZONES * DOCKS


def owner_of(ship: int) -> int:
    """The seat of a ship."""
    return ship // SHIPS


def first_ship(seat: int) -> int:
    """The first ship of a seat."""
    return seat * SHIPS


def first_berth(zone: int) -> int:
    """The dock nearest the sun."""
    return zone * DOCKS


def second_berth(zone: int) -> int:
    """The dock of the ship that an icebreaker lets act."""
    return zone * DOCKS + 1


def last_berth(zone: int) -> int:
    """The dock that is filled last."""
    return zone * DOCKS + DOCKS - 1


def zone_at(berth: int) -> int:
    """The zone in which a berth is."""
    return berth // DOCKS


def dock_at(berth: int) -> int:
    """The dock of its zone, 1 for the one nearest the sun."""
    return berth % DOCKS + 1


def space_bit(track: int, space: int) -> int:
    """The bit of a space among those that have been used."""
    return 1 << track * SPACES + space - 1


# Some shipyard cards are one number: three bits for how many there are of each kind.

BITS: Final = 3
MOST_OF_A_KIND: Final = 7  # that three bits hold
NOT_SEEN: Final = -1  # no cards: those of a draft at which a seat has not looked
ALL_CARDS: Final[int] = sum([SHIPYARD_COUNTS[card] << BITS * card for card in range(len(SHIPYARD_IDS))])


def one(card: int) -> int:
    """A single card of a kind."""
    return 1 << BITS * card


def count_in(cards: int, card: int) -> int:
    """How many cards of this kind there are."""
    return cards >> BITS * card & MOST_OF_A_KIND


def size_of(cards: int) -> int:
    """How many cards there are."""
    most = MOST_OF_A_KIND
    return (cards & most) + (cards >> BITS & most) + (cards >> 2 * BITS & most) + (cards >> 3 * BITS & most)


def cards_in(cards: int) -> list[int]:
    """The cards one by one, in the order of the kinds."""
    return [card for card in range(len(SHIPYARD_IDS)) for _ in range(count_in(cards, card))]


def together(cards: list[int]) -> int:
    """These cards as one number."""
    total = 0
    for card in cards:
        total += one(card)
    return total


def in_both(some: int, others: int) -> int:
    """Of each kind, as many as there are in both."""
    shared = 0
    for card in range(len(SHIPYARD_IDS)):
        shared += min(count_in(some, card), count_in(others, card)) << BITS * card
    return shared


def without(cards: int, card: int) -> int:
    """The cards with one of this kind fewer; unchanged if there is none."""
    return cards - one(card) if count_in(cards, card) else cards


def named_counts(cards: int) -> dict[str, int]:
    """Cards as plain data: how many of each kind."""
    return {SHIPYARD_IDS[card]: count_in(cards, card) for card in range(len(SHIPYARD_IDS)) if count_in(cards, card)}


assert max(SHIPYARD_COUNTS) <= MOST_OF_A_KIND, "a kind is counted in three bits"
assert cards_in(ALL_CARDS) == [card for card in range(4) for _ in range(SHIPYARD_COUNTS[card])]
