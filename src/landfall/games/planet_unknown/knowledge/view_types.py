"""The shape of a view of Planet Unknown, field by field. The page's types are generated from it, and tests check it.

Kept interpreted, because the annotations are read.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from landfall.flow.view_types import AnyStep, TableView

Terrain = Literal["civ", "water", "biomass", "rover", "tech", "energy"]
Track = Literal["civ", "water", "biomass", "rover", "tech"]
Ring = Literal["outer", "inner"]
Colour = Literal["green", "orange", "red"]


class TileView(TypedDict):
    """A tile: its two terrains, and whether it shows a meteor."""

    a: Terrain
    b: Terrain
    meteor: bool


class StackView(TypedDict):
    """A stack of the station; all its tiles have one shape."""

    shape: str
    tiles: int
    top: TileView | None


class ShapeView(TypedDict):
    """A shape not turned: sections a and b row by row, capitals where the resource symbols are."""

    shape: str
    rows: list[str]
    meteor: tuple[int, int]  # row and column


class StationView(TypedDict):
    """The station. Stacks 0 to 5 are the outer ring, 6 to 11 the inner one."""

    rotation: int
    shift: int  # of the inner ring
    stacks: list[StackView]
    before: list[tuple[int, int]]  # by seat: the outer and the inner stack
    taken: list[Ring | None]  # by seat, in this round
    removed: int
    shapes: list[ShapeView]
    turns: list[list[tuple[int, int]]]  # by turns of the station, by seat: the outer and the inner stack


class EventsView(TypedDict):
    """The event deck, where one is used."""

    used: list[int]
    colours: list[Colour]  # of the used ones
    current: int | None  # of this round: none before it is revealed, nor in the end step
    left: int
    colours_left: list[int]  # green, orange, red
    rules: list[str]  # in force this round
    next: int | None  # for who has looked at it
    next_colour: Colour | None


class LineView(TypedDict):
    """A row or column of a planet."""

    medals: int
    squares: int
    left: int  # squares to cover
    holes: int  # squares that take a patch and nothing else
    against: int  # squares that take a tile only if the planet's rule is dropped
    meteorites: int
    lost: bool


class LinesView(TypedDict):
    """How all rows and columns stand."""

    rows: list[LineView]
    columns: list[LineView]


class PlanetScoreView(TypedDict):
    """What the medals of a planet come from."""

    lines: int  # medals of complete rows and columns
    cities: int  # of Gaia: free ones
    city_medals: int
    regions: int  # of Cerberus: covered ones
    region_medals: int


class MarksView(TypedDict):
    """What a planet shows beyond its squares."""

    sides: str  # of a chasm, by square
    gaps: list[tuple[int, int]]  # where rovers cross it
    regions: list[list[int]]
    banned: list[Terrain]  # by quarter


Gives = TypedDict("Gives", {"is": str, "number": int})  # `is` is a word of Python
Gives.__doc__ = "A benefit of a space: what it is, and how many or of which level."


class SpaceView(TypedDict):
    """A space of a track."""

    gives: list[Gives]
    medal: int  # 0: none is printed here


class TrackView(TypedDict):
    """A track of a corporation."""

    track: Track
    spaces: list[SpaceView]
    one_of: bool  # only one of the benefits of a space is had


class TechnologyView(TypedDict):
    """A technology of a corporation."""

    level: int
    name: str
    key: str
    use: str
    position: int | None  # of the tech tracker; None: it is unlocked by lifepods


class CorporationView(TypedDict):
    """A corporation board as it is printed."""

    tracks: list[TrackView]
    water_path: list[tuple[Track, int]]  # of Oasis
    water_medals: list[int]  # by step of that path
    top_move: int
    technologies: list[TechnologyView]


class TrackerView(TypedDict):
    """Where a tracker stands."""

    tracker: Track
    track: Track  # Makeshift and Oasis: it may stand on another one's
    position: int
    step: int
    medals: int
    next: list[tuple[Track, int]]  # where one advance leads


class RoverView(TypedDict):
    """A rover on a planet."""

    square: int
    loaded: bool


class PlayerView(TypedDict):
    """One player's boards and cards. Squares count from the top left, twelve in a row."""

    planet: str
    corporation: str
    grid: list[str]  # the ground as it is printed
    terrain: list[str]  # what covers it: letters, capitals where a resource symbol is
    meteors: list[int]  # symbols
    patches: list[int]
    marks: MarksView
    lines: LinesView
    planet_score: PlanetScoreView
    board: CorporationView
    row_medals: list[int]
    column_medals: list[int]
    lifepods: list[int]
    meteorites: list[int]
    rovers: list[RoverView]
    last_tile: list[int]
    tracks: list[TrackerView]
    technologies: list[int]
    withheld: list[int]
    spent: list[int]  # levels of technologies used up, for this round or for the game
    reserve: int
    movement: int
    lifepods_scored: int
    lifepods_collected: int
    lifepods_placed: list[str]
    meteorites_collected: int
    patches_stored: int
    flux: Track | None
    cards: list[int | None]  # None: face down
    card_levels: list[int]
    owed: list[int]
    final_steps: int  # advances of end-of-game cards that all have seen
    finals_shown: int  # 1 if the last step began for the sake of such a card alone
    objectives_kept: int
    objectives: list[int] | None
    objectives_met: list[bool] | None  # of those, in their order
    choosing_objectives: int
    objectives_rejected: int
    chooses_extra: int
    looks: int
    peeked: int
    extra_rover: int
    stuck: bool
    lost: list[int]
    medals: dict[str, int]


class ObjectiveView(TypedDict):
    """An objective between two neighbours."""

    seats: tuple[int, int]
    card: int
    counts: tuple[int, int]
    medals: tuple[int, int]  # what it would bring each of them now


class CommonObjectiveView(TypedDict):
    """An objective for all."""

    card: int
    counts: list[int]
    medals: list[int]


class OwnObjectiveView(TypedDict):
    """A personal objective."""

    card: int
    met: bool


class PickedView(TypedDict):
    """The boards chosen, while others still choose."""

    planet: str
    corporation: str
    flux: Track | None


class OwnView(TypedDict):
    """What only this seat knows."""

    cards: list[int]
    objectives: list[OwnObjectiveView]
    objectives_dealt: list[int]
    objectives_rejected: list[int]
    extra_card: int
    civ_seen: list[int]
    civ_returned: list[list[int]]
    picked: PickedView | None


class ToCome(TypedDict):
    """What is under way and what waits."""

    agenda: list[AnyStep]
    lanes: list[list[AnyStep]]  # by seat, while all act at once
    later: list[list[AnyStep]]  # by seat, what happens once all are done


class PlanetUnknownView(TableView):
    """The table as a seat or a spectator sees it."""

    round: int
    commander: int
    station: StationView
    events: EventsView | None
    civ_stacks: list[int]
    unused_civ: list[int]
    objective_deck: int
    objectives: list[ObjectiveView]
    common_objectives: list[CommonObjectiveView]
    offered: list[tuple[str, str]]  # planet and corporation dealt to each seat
    ending: list[Literal["a", "b", "c"]]
    players: list[PlayerView]
    own: OwnView | None
    open: ToCome
    expected: NotRequired[int]  # alone
