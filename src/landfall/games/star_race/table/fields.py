"""Every field of a Star Race: what an empty table holds, and what may be stored there."""

from __future__ import annotations

from typing import Any, Final

from landfall.flow.errors import BadState
from landfall.flow.fields import NO_FIELDS, Field, Fields, FixedRow, Numbers, Row, Whole, empty_fields, row, whole
from landfall.flow.game import Game
from landfall.flow.serial import to_plain
from landfall.games.star_race.table.components import (
    CARD_COUNTS,
    CARD_IDS,
    FAMILY_COUNTS,
    MISSIONS,
    PLAIN_VALUE,
    PLANET_IDS,
    START_LEVELS,
    TOKEN_FACES,
)
from landfall.games.star_race.table.state import Result, StarRace
from landfall.games.star_race.table.terms import ARRIVAL, CARDS_SPENT, NO_CARD, PLANET, SHIPS, SHIPS_HIRED, hand_of

MOST_SEATS: Final = 4
FULL_HANDS: Final = (1 << 2 * len(CARD_IDS)) - 1  # above any hand of cards
BEST_SHIP: Final[int] = max(PLAIN_VALUE, *TOKEN_FACES)


class Results(Field):
    """The missions that are over."""

    def __init__(self, name: str, seats: int) -> None:
        super().__init__(name)
        self.seats = seats

    def empty(self) -> Any:
        return ()

    def stored(self, value: Any) -> Any:
        return to_plain(value)

    def read(self, stored: Any) -> Any:
        return tuple([self.result_from(result) for result in stored])

    def result_from(self, stored: Any) -> Result:
        if stored["ending"] not in (ARRIVAL, CARDS_SPENT):
            raise BadState(f"a mission ends by {ARRIVAL} or {CARDS_SPENT}, not {stored['ending']!r}")
        return Result(
            whole(stored, "planet", 0, len(PLANET_IDS) - 1),
            stored["ending"],
            tuple(row(stored, "hired", SHIPS_HIRED * self.seats, 0, SHIPS - 1)),
            tuple(row(stored, "levels", SHIPS, 0, PLANET)),
            tuple(row(stored, "worths", SHIPS, 0, BEST_SHIP)),
            tuple(row(stored, "points", self.seats, 0, 2 * BEST_SHIP)),
        )


def describe(seats: int) -> Fields:
    """The fields of a table with this many seats."""
    last_card = len(CARD_IDS) - 1
    no_ship = [0] * SHIPS
    nobody = [0] * seats
    return Fields(
        Whole("mission", 0, MISSIONS[seats] - 1),
        Whole("start_player", 0, seats - 1),
        FixedRow("planets", 0, len(PLANET_IDS) - 1, list(range(len(PLANET_IDS)))),
        Row("levels", 0, PLANET, [START_LEVELS[seats]] * SHIPS),
        Whole("on_planet", 0, len(TOKEN_FACES)),
        Row("hands", 0, FULL_HANDS, nobody),
        Row("played", 0, FULL_HANDS, nobody),
        Row("latest", NO_CARD, last_card, [NO_CARD] * seats),
        Row("offers", NO_CARD, last_card, [NO_CARD] * seats),
        FixedRow("asides", 0, FULL_HANDS, nobody),
        FixedRow("hired", 0, SHIPS - 1, [0] * (SHIPS_HIRED * seats)),
        FixedRow("patrols", 0, PLANET - 1, no_ship),
        FixedRow("inspected", 0, (1 << seats) - 1, nobody),
        FixedRow("seen", 0, SHIPS, [0] * (seats * seats)),
        FixedRow("tokens", 0, len(TOKEN_FACES), no_ship),
        Numbers("bag", 0, len(TOKEN_FACES) - 1),
        Results("results", seats),
    )


FIELDS: Final[tuple[Fields, ...]] = (NO_FIELDS, NO_FIELDS, *[describe(seats) for seats in range(2, MOST_SEATS + 1)])


def empty_table(game: Game, seats: int, options: dict[str, Any], key: bytes) -> StarRace:
    """The board as it comes out of the box: every ship at the start, no card dealt."""
    state = StarRace(game, seats, options, key)
    state.advanced = options["variant"] == "advanced"
    state.full_hand = hand_of(FAMILY_COUNTS if options["variant"] == "family" else CARD_COUNTS)
    state.start_level = START_LEVELS[seats]
    empty_fields(state, FIELDS[seats])
    return state
