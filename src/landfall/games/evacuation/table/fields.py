"""Every field of Evacuation: what an empty table holds, and what may be stored there."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from landfall.flow.errors import BadState
from landfall.flow.fields import (
    NO_FIELDS,
    Field,
    Fields,
    FixedPiles,
    FixedRow,
    Form,
    Numbers,
    Pile,
    Piles,
    Row,
    Whole,
    distinct,
    empty_fields,
    numbers,
)
from landfall.flow.game import Game
from landfall.games.evacuation.table.cards import (
    BONUS_IDS,
    CARDS,
    COMMON_IDS,
    GOALS,
    GOALS_DEALT,
    INFRASTRUCTURES,
    SOLO_IDS,
    SOLO_START,
    TECHNOLOGIES,
)
from landfall.games.evacuation.table.components import (
    ALL_OLD_AREAS,
    COLUMNS,
    FACTORIES,
    FULL_COLUMN,
    GROUPS,
    LAST_STEP,
    ROW_SIZE,
    SHIPS,
    STADIUMS,
    THREE_PLUS,
    TILES,
    TILES_OF_SET,
    WAITING,
    YEARS,
)
from landfall.games.evacuation.table.effects import KINDS, NO_LIMIT, STOCKS, WORLDS
from landfall.games.evacuation.table.new_world import AREAS, RIM
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import (
    CLEANUP,
    EMPTY,
    IN_OTHER_PHASE,
    INCOME,
    ITEMS,
    NOBODY,
    OPPONENT,
    ROWS,
    RUNNING,
    drafters_of,
    parties_of,
)

MOST_SEATS: Final = 4
MANY: Final = 1000  # no stock, marker or token gets there
MOST_PLACED: Final = 15  # two factories on an area
CARDS_OF_ROWS: Final = (SHIPS, STADIUMS, INFRASTRUCTURES)


class RowCards(Row):
    """Cards of three rows, each within its own numbers."""

    def read(self, stored: Any) -> Any:
        cards: list[int] = super().read(stored)
        for at in range(len(cards)):
            if cards[at] >= CARDS_OF_ROWS[at // ROW_SIZE]:
                raise BadState(f"{self.name} holds {cards[at]}, which is no card of that row")
        return cards


class Decks(Piles):
    """The decks of three rows, each within its own numbers."""

    def read(self, stored: Any) -> Any:
        decks: list[tuple[int, ...]] = super().read(stored)
        for row in range(ROWS):
            numbers(list(decks[row]), self.name, 0, CARDS_OF_ROWS[row] - 1)
        return decks


class Loads(Field):
    """By seat: ships about to fly, each followed by what is aboard."""

    def __init__(self, name: str, seats: int) -> None:
        super().__init__(name)
        self.seats = seats

    def empty(self) -> Any:
        return [() for _ in range(self.seats)]

    def stored(self, value: Any) -> Any:
        return [[list(load) for load in loads] for loads in value]

    def read(self, stored: Any) -> Any:
        if type(stored) is not list or len(stored) != self.seats:
            raise BadState(f"{self.name} should be {self.seats} lists, not {stored!r}")
        return [self.loads_in(loads) for loads in stored]

    def loads_in(self, stored: Any) -> tuple[tuple[int, ...], ...]:
        if type(stored) is not list:
            raise BadState(f"{self.name} holds {stored!r}, not a list of ships")
        loads = [tuple(numbers(load, self.name, 0, ITEMS - 1)) for load in stored]
        if not all(load and load[0] < SHIPS for load in loads):
            raise BadState(f"{self.name} holds a load without a ship")
        return tuple(loads)


class DraftHands(Field):
    """Goals of the draft: none, or a hand for each drafter."""

    form: ClassVar[Form] = Form.LISTS

    def __init__(self, name: str, seats: int) -> None:
        super().__init__(name)
        self.drafters = drafters_of(seats)

    def empty(self) -> Any:
        return ()

    def read(self, stored: Any) -> Any:
        if type(stored) is not list or len(stored) not in (0, self.drafters):
            raise BadState(f"{self.name} should be a hand for each drafter, not {stored!r}")
        hands = tuple([distinct(hand, self.name, 0, len(GOALS) - 1) for hand in stored])
        if any(len(hand) > GOALS_DEALT for hand in hands):
            raise BadState(f"{self.name} has a hand that is too large")
        return hands


def describe(seats: int) -> Fields:
    """The fields of a table with this many seats."""
    parties = parties_of(seats)
    everyone = (1 << seats) - 1
    infrastructure = (1 << INFRASTRUCTURES) - 1
    nothing = [0] * seats
    of_kinds = [0] * (KINDS * seats)
    in_worlds = [0] * (STOCKS * seats)
    no_cards: list[tuple[int, ...]] = [()] * seats
    no_ships: list[tuple[int, ...]] = [()] * (WORLDS * seats)
    starting: list[tuple[int, ...]] = [stadiums for seat in range(seats) for stadiums in ((seat,), ())]
    return Fields(
        Whole("year", 1, YEARS, 1),
        Whole("phase", 0, CLEANUP, INCOME),
        Whole("passed", 0, everyone),
        Whole("ending", 0, IN_OTHER_PHASE, RUNNING),
        Whole("trigger", NOBODY, seats - 1, NOBODY),
        Whole("solo_tile", 0, len(RIM) - 1, SOLO_START),
        Whole("common_played", 0, (1 << len(COMMON_IDS)) - 1),
        Whole("refreshed", 0, everyone),
        Whole("last_prepared", -1, KINDS - 1, -1),
        Row("stock", 0, MANY, in_worlds),
        Row("production", 0, MANY, of_kinds),
        Row("prepared", 0, max(FACTORIES), in_worlds),
        Row("unused", 0, max(FACTORIES), list(FACTORIES) * seats),
        Row("settled_factories", 0, max(FACTORIES), of_kinds),
        Row("population", 0, MANY, nothing),
        Row("settled_population", 0, MANY, nothing),
        Row("areas_up", 0, ALL_OLD_AREAS, [ALL_OLD_AREAS] * seats),
        Row("tiles_up", 0, TILES, [TILES] * seats),
        Row("tiles_down", 0, TILES, nothing),
        Row("columns", 0, FULL_COLUMN, [0] * (COLUMNS * seats)),
        Row("hand_infrastructure", 0, infrastructure, nothing),
        Row("played", 0, infrastructure, nothing),
        Row("completed", 0, infrastructure, nothing),
        Row("penalties", 0, MANY, nothing),
        Row("actions_taken", 0, MANY, nothing),
        Row("uses", 0, MANY, [0] * (GROUPS * seats)),
        Row("power", 0, MANY, nothing),
        Row("markers", 0, LAST_STEP, [0] * (2 * parties)),
        Row("marker_lanes", 0, THREE_PLUS, [WAITING] * (2 * parties)),
        RowCards("rows", EMPTY, MANY, [EMPTY] * (ROW_SIZE * ROWS)),
        Piles("stadiums", 0, STADIUMS - 1, starting),
        Piles("ships", 0, SHIPS - 1, no_ships),
        Decks("decks", 0, MANY, [(), (), ()]),
        Row("known_under", 0, MANY, [0] * ROWS),
        Loads("loads", seats),
        Piles("returning", 0, SHIPS - 1, no_cards),
        Piles("goals", 0, len(GOALS) - 1, no_cards),
        Piles("hand", 0, CARDS - 1, no_cards),
        Piles("face_down", 0, CARDS - 1, no_cards),
        Piles("face_up", 0, CARDS - 1, no_cards),
        Piles("thrown", 0, CARDS - 1, no_cards),
        FixedRow("flights_off", 0, NO_LIMIT, [0] * SHIPS),
        FixedRow("owners", NOBODY, OPPONENT, [NOBODY] * AREAS),
        FixedRow("placed", 0, MOST_PLACED, [0] * AREAS),
        FixedRow("order", 0, parties - 1, list(range(parties))),
        FixedRow("year_cards", 0, len(BONUS_IDS) - 1, list(range(YEARS))),
        FixedRow("layout", 0, TECHNOLOGIES - 1, list(range(TILES_OF_SET)) * seats),
        DraftHands("dealt", seats),
        DraftHands("picked", seats),
        Pile("action_deck", 0, CARDS - 1),
        Pile("commons", 0, len(COMMON_IDS) - 1),
        Numbers("common_owner", NOBODY, seats - 1),
        Numbers("lines", 0, 1),
        Pile("solo_deck", 0, len(SOLO_IDS) - 1),
        Pile("solo_used", 0, len(SOLO_IDS) - 1),
        Pile("opponent_stadiums", 0, STADIUMS - 1),
        Pile("shuffled_open", 0, CARDS - 1),
        FixedPiles("shuffled_own", 0, CARDS - 1, no_cards),
        FixedRow("drawn", 0, MANY, nothing),
        Numbers("final", -MANY, MANY),
    )


FIELDS: Final[tuple[Fields, ...]] = (NO_FIELDS, *[describe(seats) for seats in range(1, MOST_SEATS + 1)])


def empty_table(game: Game, seats: int, options: dict[str, Any], key: bytes) -> Evacuation:
    """The boards as they come out of the box: nothing shuffled, nothing dealt."""
    state = Evacuation(game, seats, options, key)
    state.is_race = options["mode"] == "race"
    state.is_advanced = options["actions"] == "advanced"
    state.is_generous = options["bonuses"] == "generous"
    state.is_solo = seats == 1
    empty_fields(state, FIELDS[seats])
    state.occupied = 0
    state.areas = [0] * seats
    state.developed = [0] * seats
    state.planner = NOBODY
    state.rival = 0.0
    return state
