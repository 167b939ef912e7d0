"""What is printed on the pieces of Star Race, read from data/*.json and checked when it is read."""

from __future__ import annotations

from typing import Final

from landfall.flow.package_data import DataCheck, read_data

PACKAGE: Final = "landfall.games.star_race"
check: Final = DataCheck("Star Race")


_rings: Final = read_data(PACKAGE, "rings")
_ships: Final = read_data(PACKAGE, "ships")
_cards: Final = read_data(PACKAGE, "cards")
_planets: Final = read_data(PACKAGE, "planets")
_setup: Final = read_data(PACKAGE, "setup")

# The board. A ring's number is what a ship standing on it is worth.
RINGS: Final[tuple[int, ...]] = tuple([int(ring["number"]) for ring in _rings["rings"]])
PLANET_LEVEL: Final[int] = int(_rings["planet_level"])

# Nine ships; each belongs to a race and a number, that is to two of the six groups.
SHIP_IDS: Final[tuple[str, ...]] = tuple([str(ship["id"]) for ship in _ships["ships"]])
RACES: Final[tuple[str, ...]] = tuple([str(race) for race in _ships["races"]])
NUMBERS: Final[tuple[int, ...]] = tuple([int(number) for number in _ships["numbers"]])
SHIP_RACE: Final[tuple[str, ...]] = tuple([str(ship["race"]) for ship in _ships["ships"]])
SHIP_NUMBER: Final[tuple[int, ...]] = tuple([int(ship["number"]) for ship in _ships["ships"]])

# Eight kinds of action cards.
CARD_IDS: Final[tuple[str, ...]] = tuple([str(card["id"]) for card in _cards["cards"]])
CARD_COUNTS: Final[tuple[int, ...]] = tuple([int(card["count"]) for card in _cards["cards"]])
FAMILY_COUNTS: Final[tuple[int, ...]] = tuple([int(card["count"]) if card["family"] else 0 for card in _cards["cards"]])
SET_ASIDE: Final[int] = int(_cards["set_aside"]["advanced"])

# Four planets and the patrol tokens' faces.
PLAIN_VALUE: Final[int] = int(_planets["plain_value"])
PLANET_IDS: Final[tuple[str, ...]] = tuple([str(planet["id"]) for planet in _planets["planets"]])
PLANET_VALUES: Final[tuple[int, ...]] = tuple([int(planet["value"]) for planet in _planets["planets"]])
PLANET_HOLDS: Final[tuple[int, ...]] = tuple([int(planet["holds"]) for planet in _planets["planets"]])
PLANET_ENDS: Final[tuple[int, ...]] = tuple([int(planet["ends_at_arrival"]) for planet in _planets["planets"]])
ZORA_SHIPS: Final[int] = int(_planets["zora_ships"])
ZORA_ABOVE_START: Final[int] = int(_planets["least_levels_above_start"]["zora"])
PATROL_ABOVE_START: Final[int] = int(_planets["least_levels_above_start"]["xentoria"])
TOKEN_FACES: Final[tuple[int, ...]] = tuple([int(face) for face in _planets["patrol_tokens"]])

# By number of players: index 0 and 1 are not used.
START_LEVELS: Final[tuple[int, ...]] = (0, 0, *[int(_setup["by_players"][n]["start_level"]) for n in ("2", "3", "4")])
MISSIONS: Final[tuple[int, ...]] = (0, 0, *[int(_setup["by_players"][n]["missions"]) for n in ("2", "3", "4")])
CORPORATIONS: Final[tuple[str, ...]] = tuple([str(corporation) for corporation in _setup["corporations"]])
SCORE_TRACK_FIELDS: Final[int] = int(_setup["score_track_fields"])

check(len(RINGS) == PLANET_LEVEL, "the planet lies one level above the last ring")
check(list(RINGS) == sorted(set(RINGS)), "ring numbers rise towards the planet")
check(len(SHIP_IDS) == len(RACES) * len(NUMBERS), "one ship of each race and number")
check(len(set(zip(SHIP_RACE, SHIP_NUMBER, strict=True))) == len(SHIP_IDS), "no two ships of one race and number")
check(sum(CARD_COUNTS) == int(_cards["hand_size"]["basic"]), "the cards make up the basic hand")
check(sum(FAMILY_COUNTS) == int(_cards["hand_size"]["family"]), "the family cards make up the family hand")
check(sum(CARD_COUNTS) - SET_ASIDE == int(_cards["hand_size"]["advanced"]), "setting aside leaves the advanced hand")
check(max(CARD_COUNTS) <= 3, "a hand counts each kind in two bits")
check(len(TOKEN_FACES) == PLANET_HOLDS[PLANET_IDS.index("pandora")], "one token for each ship that Pandora takes")
check(
    all(START_LEVELS[n] + PATROL_ABOVE_START < PLANET_LEVEL for n in (2, 3, 4)), "a patrol token has a ring to lie on"
)
