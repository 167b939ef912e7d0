"""The shape of Evacuation's view, field by field. The page's types are generated from it, and tests check it.

Kept interpreted, because the annotations are read.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from landfall.flow.view_types import AnyStep, TableView

Kind = Literal["food", "steel", "energy"]
World = Literal["old", "new"]
Biome = Literal["tundra", "desert", "forest", "ocean"]
Symbol = Literal["ring", "cross", "wave"]
Row = Literal["ships", "stadiums", "infrastructure"]


class ByKind(TypedDict):
    """A number for each kind of resource."""

    food: int
    steel: int
    energy: int


class Stock(TypedDict):
    """The stores of the two worlds, never mixed."""

    old: ByKind
    new: ByKind


class Factories(TypedDict):
    """Where a player's factories are."""

    unused: ByKind
    settled: ByKind
    old: ByKind  # prepared in the Old World
    new: ByKind  # waiting in the New World


class Tiles(TypedDict):
    """Productivity tiles."""

    up: int
    down: int
    moved: int  # to the New World


class Tile(TypedDict):
    """A technology of a column."""

    id: str
    developed: bool
    half: bool  # one of its two steps is made


class InWorlds(TypedDict):
    """Ships or stadiums of each world."""

    old: list[str]
    new: list[str]


class Infrastructure(TypedDict):
    """Infrastructure cards of a player."""

    hand: list[str]
    played: list[str]
    completed: list[str]


class Marker(TypedDict):
    """A marker on the progress track."""

    step: int
    lane: Literal["waiting", "main", "three_plus"]


class Load(TypedDict):
    """A ship that is sent, and what it carries."""

    ship: str
    items: list[str]


class Limits(TypedDict):
    """What a ship can do."""

    flight: int  # energy for a flight to the New World
    back: int  # energy for the flight back
    buildings: int
    resources: int


class Food(TypedDict):
    """Food that is eaten at the start of a year, by world."""

    old: int
    new: int


class Ahead(TypedDict):
    """What lies ahead of a player, as the rules work it out."""

    number: int  # of the next action
    track_cost: int
    costs: list[int]  # of the next action, by group
    paid_by: World | Literal["any"]
    old_production: ByKind
    food: list[Food]  # by year
    ships: dict[str, Limits]
    factory_raises: ByKind  # what a factory that is settled raises
    bonuses: list[Literal["low", "high"]]  # met by the year's power as it stands


class PlayerView(TypedDict):
    """One player's boards."""

    stock: Stock
    production: ByKind
    population: int  # waiting in the New World
    settled_population: int
    factories: Factories
    old_areas: list[str]  # not evacuated
    tiles: Tiles
    areas: list[str]  # settled
    technologies: list[list[Tile]]  # by column, level 1 first
    developed: list[str]
    ships: InWorlds
    first_flights: dict[str, int]  # what the first trip of a ship costs less
    stadiums: InWorlds
    faces: int
    infrastructure: Infrastructure
    penalties: int
    actions_taken: int
    uses: list[int]  # of each group this year
    powers: list[int]  # of the year; several where a card counts as one of them
    passed: bool
    refreshed: bool
    markers: list[Marker]  # the leading one first
    symbols: list[Symbol]
    biomes: list[Biome]  # unlocked
    loads: list[Load]
    returning: list[str]
    goals: list[str] | None  # None: hidden from this seat
    has_goals: bool
    picks: int  # goals kept in the draft
    last_prepared: Kind | None
    hand_size: NotRequired[int]
    discards: NotRequired[int]
    drawn: NotRequired[int]
    face_up: NotRequired[list[str]]
    face_down_count: NotRequired[int]
    points: NotRequired[dict[str, int]]  # by reason, as far as this seat may know
    final: NotRequired[ByKind]  # in a race that is over: the adjusted production
    ahead: Ahead


class Lacks(TypedDict):
    """What a seat lacks to settle an area: as it is asked to, or plainly."""

    not_this: NotRequired[bool]  # the settling that is asked for does not allow it
    biome: NotRequired[Biome]
    symbols: NotRequired[list[Symbol]]
    factories: NotRequired[int]
    population: NotRequired[int]
    steel: NotRequired[int]


class Settled(TypedDict):
    """Whose an area of the New World is."""

    owner: int | Literal["opponent"]
    factories: list[Kind]


class BonusCard(TypedDict):
    """A year-end card with the powers that its two bonuses ask for."""

    id: str
    low: int
    high: int


class ByRow(TypedDict):
    """Cards of the three rows, by slot."""

    ships: list[str | None]
    stadiums: list[str | None]
    infrastructure: list[str | None]


class Decks(TypedDict):
    """How many cards each deck holds."""

    ships: int
    stadiums: int
    infrastructure: int


class Under(TypedDict):
    """Cards known to lie under their decks, the lowest first."""

    ships: list[str]
    stadiums: list[str]
    infrastructure: list[str]


class Draft(TypedDict):
    """What a seat has kept and held in the draft of goals."""

    picked: list[str]
    hands: list[list[str]]


class CommonGoal(TypedDict):
    """A common goal; owner -1: nobody has it yet."""

    id: str
    owner_seat: int
    played: bool


class Line(TypedDict):
    """A line of the line majority."""

    number: int
    area: str  # with the module tile
    areas: list[str]


class SoloMarkers(TypedDict):
    """The markers of the simulated civilisations."""

    opponent: list[Marker]
    extra: list[Marker]


class SoloView(TypedDict):
    """The automated opponent."""

    top: str | None  # the top card, known by its back
    left: int
    used: list[str]
    tile: str
    stadiums: list[str]
    faces: int
    markers: NotRequired[SoloMarkers]


class EvacuationView(TableView):
    """The table as a seat or a spectator sees it."""

    year: int
    phase: str
    order: list[int | str]  # seats, and the simulated civilisations by name
    bonus_cards: list[BonusCard]
    rows: ByRow
    decks: Decks
    under: Under
    map: dict[str, Settled]
    players: list[PlayerView]
    missing: dict[str, Lacks] | None  # areas without an entry lack nothing; None: a spectator's
    settle_steel: dict[str, int] | None  # the steel that settling each free area costs
    ending: bool
    triggered_by_seat: int
    to_come: list[list[AnyStep]]  # what is still to happen
    draft: Draft | None
    action_deck: NotRequired[int]
    hand: NotRequired[list[str] | None]
    face_down: NotRequired[list[str] | None]
    discarded: NotRequired[list[str] | None]  # by this seat this year
    returned: NotRequired[list[str]]  # seen before and in the deck again
    common_goals: NotRequired[list[CommonGoal]]
    lines: NotRequired[list[Line]]
    solo: NotRequired[SoloView]
