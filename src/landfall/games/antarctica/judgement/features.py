"""Numbers that say how a seat stands, for learned values."""

from __future__ import annotations

from typing import Final

from landfall.games.antarctica.rules.requirements import can_replace
from landfall.games.antarctica.rules.scoring import add_contest, discard_amounts, zone_extra
from landfall.games.antarctica.rules.tracks import can_advance
from landfall.games.antarctica.table.components import (
    CARD_NEEDS,
    CARD_SCIENTISTS,
    DOCKS,
    TRACK_STATIONS,
    TRACK_VALUES,
    ZONES,
)
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import BERTHS, CAMP, NO_SHIP, owner_of, size_of, zone_at

MOST_SHIPS: Final = 5  # told apart: the first, ..., the fifth and further ones

NAMES: Final[tuple[str, ...]] = (
    "points of zones",
    "points of tracks",
    "points of stars",
    "points of discards",
    *[f"ship {number + 1}" for number in range(MOST_SHIPS)],
    "scientists in supply",
    "somebody in supply",
    "two in supply",
    "scientists in reserve",
    "cubes in Available",
    "ships in Available",
    "shipyard cards",
    "basic resource cards",
    "advanced resource cards",
    "ships first in a zone",
    "ships second in a zone",
    "how soon the sun comes to ships first in a zone",
    "building cards within reach",
    "most people in a zone with a camp",
    "most people in a zone with a station that helps",
    "zones with own scientists",
    "tracks on which nobody is further",
)
SHIPS_AT: Final = 4
SUPPLY_AT: Final[int] = SHIPS_AT + MOST_SHIPS
HAND_AT: Final[int] = SUPPLY_AT + 6
RESOURCES_AT: Final[int] = HAND_AT + 1
FLEET_AT: Final[int] = RESOURCES_AT + 2
REACH_AT: Final[int] = FLEET_AT + 3
BOARD_AT: Final[int] = REACH_AT + 3


def all_features(state: Antarctica) -> list[list[float]]:
    """By seat, each in the order of `NAMES`."""
    seats = state.seats
    rows = [[0.0] * len(NAMES) for _ in range(seats)]
    add_points(state, rows)
    add_fleet(state, rows)
    for seat in range(seats):
        add_pieces(state, seat, rows[seat])
        add_reach(state, seat, rows[seat])
    return rows


def add_points(state: Antarctica, rows: list[list[float]]) -> None:
    """What each category would score now, and the standing in zones and on tracks."""
    seats = state.seats
    zones = [0] * seats
    for zone in state.open_zones:
        first = state.at(zone, 0)
        add_contest(zones, state.scientists, state.scientists, first, zone_extra(state, zone))
        for seat in range(seats):
            if state.scientists[first + seat] > 0:
                rows[seat][BOARD_AT] += 1.0
    tracks = [0] * seats
    values: list[int] = []
    for track in range(state.open_tracks):
        first = state.at(track, 0)
        for at in range(first, first + seats):
            values.append(TRACK_VALUES[track][state.cubes[at]])
        add_contest(tracks, state.cubes, values, first, 0)
        foremost = furthest(state.cubes, first, seats)
        if foremost >= 0:
            rows[foremost][BOARD_AT + 1] += 1.0
    stars = [0] * seats
    own = list(state.stars)
    add_contest(stars, own, own, 0, 0)
    discards = [0] * seats
    own = discard_amounts(state)
    add_contest(discards, own, own, 0, 0)
    for seat in range(seats):
        row = rows[seat]
        row[0] = float(zones[seat])
        row[1] = float(tracks[seat])
        row[2] = float(stars[seat])
        row[3] = float(discards[seat])


def furthest(cubes: list[int], first: int, seats: int) -> int:
    """The seat whose cube is furthest on a track; -1 if there is none."""
    found = -1
    most = 0
    for seat in range(seats):
        if cubes[first + seat] > most:
            most = cubes[first + seat]
            found = seat
    return found


def add_fleet(state: Antarctica, rows: list[list[float]]) -> None:
    """Ships on the board, and where they lie."""
    counts = [0] * state.seats
    docks = state.docks
    for berth in range(BERTHS):
        ship = docks[berth]
        if ship == NO_SHIP:
            continue
        seat = owner_of(ship)
        row = rows[seat]
        row[SHIPS_AT + min(counts[seat], MOST_SHIPS - 1)] += 1.0
        counts[seat] += 1
        dock = berth % DOCKS
        if dock == 0:
            row[FLEET_AT] += 1.0
            steps = (zone_at(berth) - state.sun - 1) % ZONES  # after the zone that comes next
            row[FLEET_AT + 2] += 1.0 - steps / ZONES
        elif dock == 1:
            row[FLEET_AT + 1] += 1.0


def add_pieces(state: Antarctica, seat: int, row: list[float]) -> None:
    """People, cubes, ships and cards at hand."""
    supply = state.supply[seat]
    row[SUPPLY_AT] = float(supply)
    if supply > 0:
        row[SUPPLY_AT + 1] = 1.0
        if supply > 1:
            row[SUPPLY_AT + 2] = 1.0
    row[SUPPLY_AT + 3] = float(state.reserve[seat])
    row[SUPPLY_AT + 4] = float(state.cubes_left[seat])
    row[SUPPLY_AT + 5] = float(state.ships_left[seat])
    row[HAND_AT] = float(size_of(state.hands[seat]))  # those of others are known by their number alone
    row[RESOURCES_AT] = float(state.basic[seat])
    row[RESOURCES_AT + 1] = float(state.advanced[seat])


def add_reach(state: Antarctica, seat: int, row: list[float]) -> None:
    """What can be built, and where people can be recruited and sent to research."""
    access = state.access(seat)
    for deck in state.decks:
        if deck:
            missing = CARD_NEEDS[deck[-1]] & ~access
            if state.supply[seat] >= CARD_SCIENTISTS[deck[-1]] and (missing == 0 or can_replace(state, seat, missing)):
                row[REACH_AT] += 1.0
    helps = 0
    for track in range(state.open_tracks):
        if can_advance(state, seat, track):
            helps |= TRACK_STATIONS[track]
    camp = 0
    station = 0
    for zone in state.open_zones:
        kinds = state.buildings[zone]
        if kinds & (CAMP | helps):
            people = state.scientists[state.at(zone, seat)]
            if kinds & CAMP and people > camp:
                camp = people
            if kinds & helps and people > station:
                station = people
    if state.reserve[seat] > 0:
        row[REACH_AT + 1] = float(camp)
    row[REACH_AT + 2] = float(station)
