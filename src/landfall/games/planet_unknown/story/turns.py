"""What is told of a game of Planet Unknown. A square is told by its column and row: C7."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from landfall.flow.frame import Event
from landfall.games.planet_unknown.table.terms import ID


class PlanetEvent(Event):
    """An event of this game."""

    game: ClassVar[str] = ID


@dataclass(unsafe_hash=True)
class BoardsChosen(PlanetEvent):
    """The boards a seat plays with."""

    seat: int
    planet: str
    corporation: str

    def marks(self) -> tuple[str, ...]:
        return (f"planet:{self.planet}", f"corporation:{self.corporation}")


@dataclass(unsafe_hash=True)
class ObjectiveKept(PlanetEvent):
    """To its owner alone: a personal objective kept."""

    seat: int
    personal: int


@dataclass(unsafe_hash=True)
class ObjectivesReady(PlanetEvent):
    """To all: this seat has chosen its personal objectives."""

    seat: int


@dataclass(unsafe_hash=True)
class RoundBegan(PlanetEvent):
    """A round begins under this commander."""

    round: int
    seat: int


@dataclass(unsafe_hash=True)
class StationTurned(PlanetEvent):
    """The commander, or nobody (-1), has turned the station by this many depots clockwise."""

    seat: int
    turns: int


@dataclass(unsafe_hash=True)
class AlertRevealed(PlanetEvent):
    """An event card is turned up."""

    alert: int
    colour: str

    def marks(self) -> tuple[str, ...]:
        return (f"alert:{self.alert}",)


@dataclass(unsafe_hash=True)
class TilePlaced(PlanetEvent):
    """A tile with these two terrains; the square is the first that it covers, row by row."""

    seat: int
    ring: str
    a: str
    b: str
    square: str


@dataclass(unsafe_hash=True)
class Gained(PlanetEvent):
    """What a tile or a space of a track has brought, to be resolved in any order."""

    seat: int
    gained: tuple[str, ...]


@dataclass(unsafe_hash=True)
class NotGained(PlanetEvent):
    """What is not gained, could not be used or is locked again, and why (R 25, R 28, R 53)."""

    seat: int
    gained: str
    why: str


@dataclass(unsafe_hash=True)
class GainNamed(PlanetEvent):
    """Which of several pending things is taken up (R 53)."""

    seat: int
    gain: str
    number: int

    def marks(self) -> tuple[str, ...]:
        return ("which-gain",)


@dataclass(unsafe_hash=True)
class TileSkipped(PlanetEvent):
    """No tile is left before this seat (R 50)."""

    seat: int


@dataclass(unsafe_hash=True)
class TileTaken(PlanetEvent):
    """A tile that cannot be placed is taken for its resources alone (end condition A)."""

    seat: int
    ring: str


@dataclass(unsafe_hash=True)
class Advanced(PlanetEvent):
    """A tracker has come up to a space, which may lie on another track (Makeshift, Oasis)."""

    seat: int
    track: str
    onto: str
    position: int


@dataclass(unsafe_hash=True)
class Regressed(PlanetEvent):
    seat: int
    track: str
    onto: str
    position: int


@dataclass(unsafe_hash=True)
class MovementGained(PlanetEvent):
    seat: int
    points: int


@dataclass(unsafe_hash=True)
class PatchPlaced(PlanetEvent):
    seat: int
    square: str


@dataclass(unsafe_hash=True)
class PatchStored(PlanetEvent):
    seat: int


@dataclass(unsafe_hash=True)
class RoverPlaced(PlanetEvent):
    seat: int
    square: str


@dataclass(unsafe_hash=True)
class RoverMoved(PlanetEvent):
    seat: int
    came_from: str
    square: str


@dataclass(unsafe_hash=True)
class MeteoriteLoaded(PlanetEvent):
    """Horizon: a rover carries it from now on."""

    seat: int


@dataclass(unsafe_hash=True)
class MeteoritePut(PlanetEvent):
    """An event has put a meteorite on the planet."""

    seat: int
    square: str


@dataclass(unsafe_hash=True)
class PieceCollected(PlanetEvent):
    seat: int
    piece: str

    def marks(self) -> tuple[str, ...]:
        return (f"collected:{self.piece}",)


@dataclass(unsafe_hash=True)
class PieceDestroyed(PlanetEvent):
    seat: int
    piece: str

    def marks(self) -> tuple[str, ...]:
        return (f"destroyed:{self.piece}",)


TURN_EVENTS: tuple[type[Event], ...] = (
    BoardsChosen,
    ObjectiveKept,
    ObjectivesReady,
    RoundBegan,
    StationTurned,
    AlertRevealed,
    TilePlaced,
    Gained,
    NotGained,
    GainNamed,
    TileSkipped,
    TileTaken,
    Advanced,
    Regressed,
    MovementGained,
    PatchPlaced,
    PatchStored,
    RoverPlaced,
    RoverMoved,
    MeteoriteLoaded,
    MeteoritePut,
    PieceCollected,
    PieceDestroyed,
)
