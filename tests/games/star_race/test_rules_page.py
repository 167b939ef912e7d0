"""The tables of docs/rules/star-race.md hold the figures of the data files."""

from __future__ import annotations

from landfall.games.star_race.table.components import (
    CARD_COUNTS,
    CARD_IDS,
    FAMILY_COUNTS,
    MISSIONS,
    NUMBERS,
    PATROL_ABOVE_START,
    PLAIN_VALUE,
    PLANET_ENDS,
    PLANET_HOLDS,
    PLANET_IDS,
    PLANET_LEVEL,
    PLANET_VALUES,
    RACES,
    RINGS,
    SET_ASIDE,
    SHIP_IDS,
    SHIP_NUMBER,
    SHIP_RACE,
    START_LEVELS,
    TOKEN_FACES,
)
from tests.rules_pages import rules_page

PAGE = rules_page("star-race")
PLAYERS = (2, 3, 4)
PRINTED = {
    "minus2": "−2",
    "minus1x2": "−1 −1",
    "plus1": "+1",
    "number_plus1": "number +1",
    "race_plus1": "race +1",
    "copy": "Copy",
    "rewind": "Rewind −1",
    "swap": "Swap",
}


def test_the_ships() -> None:
    ships = {(SHIP_RACE[at].title(), SHIP_NUMBER[at]): SHIP_IDS[at] for at in range(len(SHIP_IDS))}
    expected = [[race.title(), *(ships[race.title(), number] for number in NUMBERS)] for race in RACES]
    assert PAGE.table("Race", "Number 1") == expected


def test_the_rings() -> None:
    assert PAGE.table("Level", "0") == [["Ring", *map(str, RINGS)]]


def test_the_player_counts() -> None:
    expected = [
        [n, RINGS[START_LEVELS[n]], START_LEVELS[n], PLANET_LEVEL - START_LEVELS[n], MISSIONS[n], len(SHIP_IDS) - 2 * n]
        for n in PLAYERS
    ]
    assert PAGE.table("Players", "Start ring") == [list(map(str, row)) for row in expected]


def test_the_hands() -> None:
    hands = {"basic": sum(CARD_COUNTS), "family": sum(FAMILY_COUNTS), "advanced": sum(CARD_COUNTS) - SET_ASIDE}
    expected = [[name, str(hand), *(str(hand * n) for n in PLAYERS)] for name, hand in hands.items()]
    assert PAGE.table("Variant", "Cards in hand") == expected


def test_the_cards() -> None:
    expected = [
        [PRINTED[CARD_IDS[at]], str(CARD_COUNTS[at]), "yes" if FAMILY_COUNTS[at] else "no"]
        for at in range(len(CARD_IDS))
    ]
    assert [row[:3] for row in PAGE.table("Card", "How many")] == expected


def test_the_planets() -> None:
    expected = [
        [PLANET_IDS[at].title(), str(PLANET_VALUES[at]), str(PLANET_HOLDS[at]), str(PLANET_ENDS[at])]
        for at in range(len(PLANET_IDS))
    ]
    assert PAGE.table("Planet", "Worth") == expected


def test_the_rings_of_patrol_tokens() -> None:
    expected = [
        [str(n), str(n), ", ".join(str(ring) for ring in RINGS[START_LEVELS[n] + PATROL_ABOVE_START :])]
        for n in PLAYERS
    ]
    assert PAGE.table("Players", "Tokens") == expected


def test_the_pieces() -> None:
    counts = {name: how_many for name, how_many, _about in PAGE.table("Piece", "How many")}
    assert counts["Ships"] == counts["Mission cards"] == str(len(SHIP_IDS))
    assert counts["Action cards"] == str(4 * sum(CARD_COUNTS))
    assert counts["Planet tokens"] == str(len(PLANET_IDS))
    assert counts["Patrol tokens"] == str(len(TOKEN_FACES))


def test_the_faces_of_tokens_and_the_plain_planet() -> None:
    *most, last = map(str, TOKEN_FACES)
    assert f"scores {', '.join(most)} or {last} instead of a ring" in " ".join(PAGE.text.split())
    assert f"the planet's value, which is {PLAIN_VALUE} in the basic" in " ".join(PAGE.text.split())
