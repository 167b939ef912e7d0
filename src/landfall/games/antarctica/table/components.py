"""What is printed on the pieces of Antarctica, read from data/*.json and checked when it is read.

A figure marked "reconstructed" in the data is not printed in any source; it was completed so that all stated ones hold.
"""

from __future__ import annotations

from typing import Any, Final

from landfall.flow.package_data import DataCheck, read_data

PACKAGE: Final = "landfall.games.antarctica"
check: Final = DataCheck("Antarctica")


_setup: Final = read_data(PACKAGE, "setup")
_buildings: Final = read_data(PACKAGE, "buildings")
_cards: Final = read_data(PACKAGE, "building_cards")
_shipyard: Final = read_data(PACKAGE, "shipyard_cards")
_resource: Final = read_data(PACKAGE, "resource_cards")
_tracks: Final = read_data(PACKAGE, "research_tracks")

COUNTS: Final = ("2", "3", "4")  # numbers of players, as the data names them


def by_players(table: dict[str, Any], name: str) -> tuple[int, ...]:
    """A figure for each number of players; index 0 and 1 are not used."""
    return (0, 0, *[int(table[count][name]) for count in COUNTS])


# The board: a ring of zones, counter-clockwise, each with docks for ships.
ZONES: Final[int] = int(_setup["zones"]["count"])
DOCKS: Final[int] = int(_setup["zones"]["docks"])
SUN_START: Final[int] = int(_setup["zones"]["sun_start"])
POSITIONS: Final[tuple[str, ...]] = tuple([str(position) for position in _setup["zones"]["positions"]])
CLOSED_ZONES: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (),
    *[tuple([int(zone) for zone in _setup["closed_zones"][count]]) for count in COUNTS],
)
OPEN_ZONES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([zone for zone in range(ZONES) if zone not in closed]) for closed in CLOSED_ZONES]
)
LAPS_WITHOUT_PROGRESS: Final[int] = int(_setup["laps_without_progress"]["count"])

# Fourteen kinds of buildings; a set of kinds is one number, one bit per kind.
KIND_IDS: Final[tuple[str, ...]] = tuple([str(kind["id"]) for kind in _buildings["kinds"]])
KIND_GROUPS: Final[tuple[str, ...]] = tuple([str(kind["group"]) for kind in _buildings["kinds"]])
KIND_COUNTS: Final[tuple[int, ...]] = tuple([int(kind["count"]) for kind in _buildings["kinds"]])


def kinds_in(names: list[str]) -> int:
    """The set of kinds with these names."""
    mask = 0
    for name in names:
        mask |= 1 << KIND_IDS.index(name)
    return mask


def group(name: str) -> int:
    """The set of kinds of one group."""
    return kinds_in([KIND_IDS[kind] for kind in range(len(KIND_IDS)) if KIND_GROUPS[kind] == name])


# Three decks of building cards.
DECK_IDS: Final[tuple[str, ...]] = tuple([str(deck) for deck in _cards["deck_sizes"]])
CARD_IDS: Final[tuple[str, ...]] = tuple([str(card["id"]) for card in _cards["cards"]])
CARD_DECK: Final[tuple[int, ...]] = tuple([DECK_IDS.index(card["deck"]) for card in _cards["cards"]])
CARD_KIND: Final[tuple[int, ...]] = tuple([KIND_IDS.index(card["building"]) for card in _cards["cards"]])
CARD_NEEDS: Final[tuple[int, ...]] = tuple([kinds_in(card["requires"]) for card in _cards["cards"]])
CARD_SCIENTISTS: Final[tuple[int, ...]] = tuple([int(card["scientists"]) for card in _cards["cards"]])
CARD_POINTS: Final[tuple[int, ...]] = tuple([int(card["research_points"]) for card in _cards["cards"]])
CARD_STAR: Final[tuple[int, ...]] = tuple([1 if card["star"] else 0 for card in _cards["cards"]])
CARD_PLAYERS: Final[tuple[int, ...]] = tuple([int(card["min_players"]) for card in _cards["cards"]])

# Shipyard cards and resource cards.
SHIPYARD_IDS: Final[tuple[str, ...]] = tuple([str(kind["id"]) for kind in _shipyard["kinds"]])
SHIPYARD_COUNTS: Final[tuple[int, ...]] = tuple([int(kind["count"]) for kind in _shipyard["kinds"]])
FAST_PROGRESS_POINTS: Final[int] = int(_shipyard["fast_progress_points"])
TWO_SCIENTISTS: Final[int] = int(_shipyard["two_scientists"])
RESOURCE_IDS: Final[tuple[str, ...]] = tuple([str(kind["id"]) for kind in _resource["kinds"]])
REPLACED: Final[tuple[int, ...]] = tuple([kinds_in(kind["replaces_one_of"]) for kind in _resource["kinds"]])
BASIC_IN_PLAY: Final[tuple[int, ...]] = by_players(_resource["in_play"], "basic")
ADVANCED_IN_PLAY: Final[tuple[int, ...]] = by_players(_resource["in_play"], "advanced")

# Five research tracks; space 0 is before the first one.
TRACK_IDS: Final[tuple[str, ...]] = tuple([str(track["id"]) for track in _tracks["tracks"]])
TRACK_STATIONS: Final[tuple[int, ...]] = tuple([kinds_in(track["station_types"]) for track in _tracks["tracks"]])
TRACK_VALUES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [(0, *[int(value) for value in track["values"]]) for track in _tracks["tracks"]]
)
TRACK_PRINTED: Final[tuple[tuple[int, ...], ...]] = tuple(
    [(0, *[int(value) if value else 0 for value in track["printed"]]) for track in _tracks["tracks"]]
)
SPACES: Final[int] = len(TRACK_VALUES[0]) - 1
ACTION_IDS: Final[tuple[str, ...]] = tuple([str(action["id"]) for action in _tracks["actions"]])
BLUE_ACTIONS: Final[tuple[bool, ...]] = tuple([action["color"] == "blue" for action in _tracks["actions"]])
NO_ACTION: Final = -1
TRACK_ACTIONS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple(
            [
                ACTION_IDS.index(track["actions"][str(space)]) if str(space) in track["actions"] else NO_ACTION
                for space in range(SPACES + 1)
            ]
        )
        for track in _tracks["tracks"]
    ]
)
OPEN_TRACKS: Final[tuple[int, ...]] = (0, 0, *[len(_setup["open_tracks"][count]) for count in COUNTS])

# Pieces, by number of players.
SHIPS: Final[int] = int(_setup["pieces_of_a_colour"]["ships"])
CUBES: Final[int] = int(_setup["pieces_of_a_colour"]["cubes"])
SCIENTISTS: Final[int] = int(_setup["pieces_of_a_colour"]["scientists"])
SUPPLY: Final[tuple[int, ...]] = by_players(_setup["pieces"], "supply")
RESERVE: Final[tuple[int, ...]] = by_players(_setup["pieces"], "reserve")
SHIPS_ON_BOARD: Final[tuple[int, ...]] = by_players(_setup["pieces"], "ships_on_board")
SHIPS_AVAILABLE: Final[tuple[int, ...]] = by_players(_setup["pieces"], "ships_available")
CUBES_AVAILABLE: Final[tuple[int, ...]] = by_players(_setup["pieces"], "cubes_available")
BONUS_PLAYERS: Final[int] = int(_setup["second_player_bonus"]["players"])
BONUS_LETTER: Final[int] = "ABCD".index(_setup["second_player_bonus"]["seat"])

# Set-up: buildings, and the order in which ships are placed, as letters counted from the start player.
INITIAL_BUILDINGS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (),
    *[tuple([KIND_IDS.index(name) for name in _setup["initial_buildings"][count]]) for count in COUNTS],
)
PLACEMENT_ORDER: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (),
    *[tuple(["ABCD".index(letter) for letter in _setup["placement_order"][count]]) for count in COUNTS],
)
FIRST_GAME_ZONES: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (),
    *[tuple([int(zone) for zone in _setup["first_game_zones"][count]]) for count in COUNTS],
)

check(len(POSITIONS) == ZONES, "every zone has a place on the board")
check(sum(KIND_COUNTS) == int(_buildings["total"]), "the kinds add up to all buildings")
check(len(CARD_IDS) == len(set(CARD_IDS)) == sum(_cards["deck_sizes"].values()), "the decks add up to all cards")
check(sum(SHIPYARD_COUNTS) == int(_shipyard["count"]), "the shipyard cards add up")
check(all(len(values) == SPACES + 1 for values in TRACK_VALUES), "all tracks are of one length")
check(all(sorted(values) == list(values) for values in TRACK_VALUES), "values never fall along a track")
check(all(actions[1] == NO_ACTION for actions in TRACK_ACTIONS), "a cube is put on space 1 without an action")
for _count in (2, 3, 4):
    _open = len(OPEN_ZONES[_count])
    check(len(INITIAL_BUILDINGS[_count]) == _open, "one building in each open zone")
    check(len(PLACEMENT_ORDER[_count]) == len(FIRST_GAME_ZONES[_count]), "the first game follows the order")
    check(len(PLACEMENT_ORDER[_count]) == _count * SHIPS_ON_BOARD[_count], "the order places all ships")
    check(CUBES_AVAILABLE[_count] == OPEN_TRACKS[_count], "a cube for each open track")
    # R04: a ship that must move always finds a dock.
    check(
        _count * (SHIPS_ON_BOARD[_count] + SHIPS_AVAILABLE[_count]) - 1 < DOCKS * (_open - 1), "a dock is always free"
    )
for _card in range(len(CARD_IDS)):
    check(not CARD_NEEDS[_card] >> CARD_KIND[_card] & 1, "no card needs its own kind")
for _kind in range(len(KIND_IDS)):
    for _count in (2, 3, 4):
        _erected = sum([CARD_KIND[card] == _kind and CARD_PLAYERS[card] <= _count for card in range(len(CARD_IDS))])
        _standing = INITIAL_BUILDINGS[_count].count(_kind)
        check(_erected + _standing <= len(OPEN_ZONES[_count]), "R25: every kind has room for all its cards")
