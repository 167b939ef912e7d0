"""Numbers that say how a seat stands in the mission under way, for learned values."""

from __future__ import annotations

from typing import Final

from landfall.games.star_race.table.components import CARD_COUNTS, CARD_IDS, SHIP_NUMBER, SHIP_RACE
from landfall.games.star_race.table.state import StarRace
from landfall.games.star_race.table.terms import LAST_RING, PLANET, SHIPS, count_in, size_of

LEVELS: Final = PLANET  # from the loading field to the last ring
CARDS: Final[int] = len(CARD_IDS)
A_CLOCK: Final[int] = sum(CARD_COUNTS) + 1  # of a number of seats: more cards than anybody holds
FEWEST_SEATS: Final = 2

# Where the better and the worse of the two hired ships stand; one of the numbers is 1, or none if it has landed.
NAMES: Final[tuple[str, ...]] = (
    *[f"better ship on level {level}" for level in range(LEVELS)],
    *[f"worse ship on level {level}" for level in range(LEVELS)],
    "points of ships that have landed",
    "both ships of one group",
    "both ships of one group, levels short of the last ring",
    "others' ships on the last ring",
    "others' ships before the last ring",
    "turns until the next one",
    *[f"cards {card}" for card in CARD_IDS],
)


def features_of(state: StarRace, seat: int) -> list[float]:
    """In the order of `NAMES`."""
    features = [0.0] * len(NAMES)
    levels = state.levels
    first = state.hired[2 * seat]
    second = state.hired[2 * seat + 1]
    better = max(levels[first], levels[second])
    worse = min(levels[first], levels[second])
    if better < PLANET:
        features[better] = 1.0
    if worse < PLANET:
        features[LEVELS + worse] = 1.0
    at = 2 * LEVELS
    if better == PLANET:
        landed = 0
        for ship in (first, second):
            if levels[ship] == PLANET:
                landed += state.worth(ship)
        features[at] = float(landed)
    if SHIP_NUMBER[first] == SHIP_NUMBER[second] or SHIP_RACE[first] == SHIP_RACE[second]:
        features[at + 1] = 1.0
        features[at + 2] = float(LAST_RING - worse) if worse < PLANET else 0.0
    last = 0
    before = 0
    for ship in range(SHIPS):
        if ship != first and ship != second:
            if levels[ship] == LAST_RING:
                last += 1
            elif levels[ship] == LAST_RING - 1:
                before += 1
    features[at + 3] = float(last)
    features[at + 4] = float(before)
    acting = state.current_player()
    if acting >= 0:
        features[at + 5] = float((seat - acting) % state.seats)
    at += 6
    hand = state.hands[seat]
    for card in range(CARDS):
        features[at + card] = float(count_in(hand, card))
    return features


def clock(state: StarRace) -> float:
    """How many cards everybody has left, on average. Each number of seats has a part of the clock, and so weights, of
    its own: ships start elsewhere, and two players' cards move fewer ships than four players' do."""
    cards = 0
    for hand in state.hands:
        cards += size_of(hand)
    return cards / state.seats + A_CLOCK * (state.seats - FEWEST_SEATS)
