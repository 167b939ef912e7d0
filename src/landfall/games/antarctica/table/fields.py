"""Every field of Antarctica: what an empty table holds, and what may be stored there."""

from __future__ import annotations

from typing import Any, Final

from landfall.flow.fields import NO_FIELDS, Fields, FixedPiles, FixedRow, Row, Whole, empty_fields
from landfall.flow.game import Game
from landfall.games.antarctica.table.components import (
    ADVANCED_IN_PLAY,
    BASIC_IN_PLAY,
    CARD_IDS,
    CUBES,
    CUBES_AVAILABLE,
    DECK_IDS,
    KIND_IDS,
    LAPS_WITHOUT_PROGRESS,
    OPEN_TRACKS,
    OPEN_ZONES,
    RESERVE,
    SCIENTISTS,
    SHIPS,
    SHIPS_AVAILABLE,
    SHIPS_ON_BOARD,
    SPACES,
    SUN_START,
    SUPPLY,
    TRACK_IDS,
    ZONES,
)
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import (
    ALL_CARDS,
    BERTHS,
    ENDING_IDS,
    NO_SHIP,
    NOT_SEEN,
    PIECES,
    RUNNING,
    first_ship,
)

MOST_SEATS: Final = 4


def describe(seats: int) -> Fields:
    """The fields of a table with this many seats; all ships lie in Available before the first one is placed."""
    ships = first_ship(seats)
    last_card = len(CARD_IDS) - 1
    nobody = [0] * seats
    in_zones = [0] * (ZONES * seats)
    return Fields(
        Whole("start_player", 0, seats - 1),
        Whole("sun", 0, ZONES - 1, SUN_START),
        Whole("second", NO_SHIP, ships - 1, NO_SHIP),
        Whole("card_played", 0, (1 << seats) - 1),
        Whole("came", 0, (1 << ships) - 1),
        Whole("laps", 0, LAPS_WITHOUT_PROGRESS),
        Whole("ending", 0, len(ENDING_IDS) - 1, RUNNING),
        Whole("used", 0, (1 << len(TRACK_IDS) * SPACES) - 1),
        Row("docks", NO_SHIP, ships - 1, [NO_SHIP] * BERTHS),
        Row("scientists", 0, SCIENTISTS, in_zones),
        Row("buildings", 0, (1 << len(KIND_IDS)) - 1, [0] * ZONES),
        Row("cubes", 0, SPACES, [0] * (len(TRACK_IDS) * seats)),
        Row("supply", 0, SCIENTISTS, [SUPPLY[seats]] * seats),
        Row("reserve", 0, SCIENTISTS, [RESERVE[seats]] * seats),
        Row("ships_left", 0, SHIPS, [SHIPS_ON_BOARD[seats] + SHIPS_AVAILABLE[seats]] * seats),
        Row("cubes_left", 0, CUBES, [CUBES_AVAILABLE[seats]] * seats),
        Row("discarded", 0, max(SHIPS, CUBES), [0] * (len(PIECES) * seats)),
        Row("hands", 0, ALL_CARDS, nobody),
        FixedRow("icebreakers", 0, SHIPS, in_zones),
        FixedPiles("decks", 0, last_card, [()] * len(DECK_IDS)),
        FixedPiles("built", 0, last_card, [()] * seats),
        FixedRow("stars", 0, len(CARD_IDS), nobody),
        FixedRow("basic", 0, 1, [BASIC_IN_PLAY[seats] // seats] * seats),
        FixedRow("advanced", 0, ADVANCED_IN_PLAY[seats], nobody),
        Whole("stack", 0, ALL_CARDS, ALL_CARDS),
        Whole("played", 0, ALL_CARDS),
        Whole("boxed", 0, ALL_CARDS),
        Whole("draft", 0, ALL_CARDS),
        FixedRow("stack_seen", 0, ALL_CARDS, [ALL_CARDS] * seats),  # everybody knows what is in it at the start
        FixedRow("others_hold", 0, ALL_CARDS, nobody),
        FixedRow("draft_seen", NOT_SEEN, ALL_CARDS, [NOT_SEEN] * seats),
    )


FIELDS: Final[tuple[Fields, ...]] = (NO_FIELDS, NO_FIELDS, *[describe(seats) for seats in range(2, MOST_SEATS + 1)])


def empty_table(game: Game, seats: int, options: dict[str, Any], key: bytes) -> Antarctica:
    """All pieces where they lie before the first ship is placed; no building stands and no card is dealt."""
    state = Antarctica(game, seats, options, key)
    state.open_zones = OPEN_ZONES[seats]
    state.open_tracks = OPEN_TRACKS[seats]
    empty_fields(state, FIELDS[seats])
    return state
