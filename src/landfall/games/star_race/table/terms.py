"""The glossary of Star Race: ids as small numbers, the groups of ships, and the action catalogue."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final

from landfall.flow.actions import Block, Catalogue
from landfall.games.star_race.table.components import (
    CARD_COUNTS,
    CARD_IDS,
    NUMBERS,
    PATROL_ABOVE_START,
    PLANET_IDS,
    RACES,
    RINGS,
    SET_ASIDE,
    SHIP_IDS,
    SHIP_NUMBER,
    SHIP_RACE,
    START_LEVELS,
)

ID: Final = "star-race"

# Action cards, in the order of the data.
MINUS2: Final = 0
MINUS1X2: Final = 1
PLUS1: Final = 2
NUMBER_PLUS1: Final = 3
RACE_PLUS1: Final = 4
COPY: Final = 5
REWIND: Final = 6
SWAP: Final = 7
NO_CARD: Final = -1
assert list(CARD_IDS) == ["minus2", "minus1x2", "plus1", "number_plus1", "race_plus1", "copy", "rewind", "swap"]

# Planets, in the order of the data. PLAIN is the 21 side of any of them.
NOVA: Final = 0
ZORA: Final = 1
XENTORIA: Final = 2
PANDORA: Final = 3
assert list(PLANET_IDS) == ["nova", "zora", "xentoria", "pandora"]

# Levels.
LAST_RING: Final[int] = len(RINGS) - 1
PLANET: Final[int] = len(RINGS)

# How a mission ends.
ARRIVAL: Final = "arrival"
CARDS_SPENT: Final = "cards_spent"

# Groups: three numbers, then three races.
SHIPS: Final = 9
SHIPS_HIRED: Final = 2  # by each seat, one per mission card
GROUP_IDS: Final[tuple[str, ...]] = (*[f"number:{n}" for n in NUMBERS], *[f"race:{race}" for race in RACES])
GROUPS: Final[tuple[tuple[int, ...], ...]] = (
    *[tuple([ship for ship in range(SHIPS) if SHIP_NUMBER[ship] == number]) for number in NUMBERS],
    *[tuple([ship for ship in range(SHIPS) if SHIP_RACE[ship] == race]) for race in RACES],
)
NUMBER_GROUPS: Final = 3  # groups 0 to 2 are numbers, 3 to 5 races

# Sets of ships and cards that are chosen together, unordered.
PAIRS: Final[tuple[tuple[int, int], ...]] = tuple(combinations(range(SHIPS), 2))
TRIOS: Final[tuple[tuple[int, int, int], ...]] = tuple(combinations(range(SHIPS), 3))
PAIR_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([PAIRS.index((min(a, b), max(a, b))) if a != b else -1 for b in range(SHIPS)]) for a in range(SHIPS)]
)
GROUP_PAIRS: Final[tuple[int, ...]] = tuple(
    [index for index, (a, b) in enumerate(PAIRS) if SHIP_RACE[a] == SHIP_RACE[b] or SHIP_NUMBER[a] == SHIP_NUMBER[b]]
)
ASIDES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        cards
        for cards in combinations_with_replacement(range(len(CARD_IDS)), SET_ASIDE)
        if all(cards.count(card) <= CARD_COUNTS[card] for card in cards)
    ]
)
PATROL_LEVELS: Final = range(min(START_LEVELS[2:]) + PATROL_ABOVE_START, PLANET)


def ship_set(ships: tuple[int, ...]) -> str:
    """The name of a set of ships: "T1+B2"."""
    return "+".join([SHIP_IDS[ship] for ship in ships])


ACTIONS: Final = Catalogue(
    Block("play", card=CARD_IDS),
    Block("set_aside", cards=tuple(["+".join([CARD_IDS[card] for card in cards]) for cards in ASIDES])),
    Block("ship", ship=SHIP_IDS),
    Block("pair", ships=tuple([ship_set(pair) for pair in PAIRS])),
    Block("trio", ships=tuple([ship_set(trio) for trio in TRIOS])),
    Block("group", group=GROUP_IDS),
    Block("copy_from", seat=range(4)),
    Block("place_patrol", ship=SHIP_IDS, ring=tuple([RINGS[level] for level in PATROL_LEVELS])),
    Block("look", seat=range(4)),
    Block("decline"),
)
PLAY: Final[int] = ACTIONS.first("play")
ASIDE: Final[int] = ACTIONS.first("set_aside")
SHIP: Final[int] = ACTIONS.first("ship")
PAIR: Final[int] = ACTIONS.first("pair")
TRIO: Final[int] = ACTIONS.first("trio")
GROUP: Final[int] = ACTIONS.first("group")
COPY_FROM: Final[int] = ACTIONS.first("copy_from")
PLACE_PATROL: Final[int] = ACTIONS.first("place_patrol")
LOOK: Final[int] = ACTIONS.first("look")
DECLINE: Final[int] = ACTIONS.first("decline")


# A hand of cards is one number: two bits for each kind.


def hand_of(counts: tuple[int, ...]) -> int:
    """The hand with this many cards of each kind."""
    hand = 0
    for card in range(len(counts)):
        hand |= counts[card] << 2 * card
    return hand


def count_in(hand: int, card: int) -> int:
    """How many cards of this kind the hand holds."""
    return hand >> 2 * card & 3


def size_of(hand: int) -> int:
    """How many cards the hand holds."""
    size = 0
    while hand:
        size += hand & 3
        hand >>= 2
    return size


def cards_in(hand: int) -> list[int]:
    """The cards of a hand one by one, in the order of the kinds."""
    return [card for card in range(len(CARD_IDS)) for _ in range(count_in(hand, card))]


def named_counts(hand: int) -> dict[str, int]:
    """A hand as plain data: how many of each kind it holds."""
    return {CARD_IDS[card]: count_in(hand, card) for card in range(len(CARD_IDS)) if count_in(hand, card)}
