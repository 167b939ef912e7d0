"""What can be told of a game of Antarctica. Zones are numbers, tracks, cards, buildings and actions go by their ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from landfall.flow.frame import Event
from landfall.games.antarctica.table.terms import ID


class AntarcticaEvent(Event):
    game: ClassVar[str] = ID


@dataclass(unsafe_hash=True)
class GameBegan(AntarcticaEvent):
    """Who is the start player."""

    seat: int


@dataclass(unsafe_hash=True)
class ShipPlaced(AntarcticaEvent):
    """A ship is placed at setup."""

    seat: int
    zone: int


@dataclass(unsafe_hash=True)
class CubePlaced(AntarcticaEvent):
    """Two players: the second one's cube on space 1 of a track."""

    seat: int
    track: str


@dataclass(unsafe_hash=True)
class SunMoved(AntarcticaEvent):
    """The sun comes to the next zone that holds a ship."""

    zone: int


@dataclass(unsafe_hash=True)
class ShipSailed(AntarcticaEvent):
    """The mandatory move: the zone it reaches is the target zone."""

    seat: int
    zone_from: int
    zone: int


@dataclass(unsafe_hash=True)
class Passed(AntarcticaEvent):
    """No action in the target zone."""

    seat: int


@dataclass(unsafe_hash=True)
class Built(AntarcticaEvent):
    """A building card is taken, its building and the scientists stand in the target zone."""

    seat: int
    card: str
    building: str
    zone: int
    scientists: int

    def marks(self) -> tuple[str, ...]:
        return (f"built:{self.card}",)


@dataclass(unsafe_hash=True)
class PlanktonException(AntarcticaEvent):
    """12.2: everybody has one scientist left and only plankton farms are on offer; one scientist is enough."""

    seat: int


@dataclass(unsafe_hash=True)
class ResourceUsed(AntarcticaEvent):
    """A resource card stands for a building that is out of reach; it goes back to the stack."""

    seat: int
    resource: str
    building: str

    def marks(self) -> tuple[str, ...]:
        return (f"resource:{self.resource}",)


@dataclass(unsafe_hash=True)
class ShipBuilt(AntarcticaEvent):
    """A ship from Available joins the queue of the lit zone."""

    seat: int
    zone: int


@dataclass(unsafe_hash=True)
class Recruited(AntarcticaEvent):
    """Scientists from reserve to supply: by a camp, a card, a track action or for a discard."""

    seat: int
    scientists: int
    reason: str

    def marks(self) -> tuple[str, ...]:
        return (f"recruited:{self.reason}",)


@dataclass(unsafe_hash=True)
class CardPlayed(AntarcticaEvent):
    """A shipyard card is played; an icebreaker tells where it lies instead."""

    seat: int
    card: str

    def marks(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


@dataclass(unsafe_hash=True)
class ScientistPlaced(AntarcticaEvent):
    """The card puts a scientist in the target zone."""

    seat: int
    zone: int


@dataclass(unsafe_hash=True)
class IcebreakerLaid(AntarcticaEvent):
    """An icebreaker is laid in a zone."""

    seat: int
    zone: int

    def marks(self) -> tuple[str, ...]:
        return ("card:icebreaker",)


@dataclass(unsafe_hash=True)
class IcebreakerUsed(AntarcticaEvent):
    """The second ship of the lit zone acts too; the card goes to the box."""

    seat: int
    zone: int


@dataclass(unsafe_hash=True)
class IcebreakerKept(AntarcticaEvent):
    """The owner of the second ship does not use the icebreaker, which stays."""

    seat: int
    zone: int


@dataclass(unsafe_hash=True)
class CubeDiscarded(AntarcticaEvent):
    """A cube from Available to Discarded."""

    seat: int


@dataclass(unsafe_hash=True)
class ShipDiscarded(AntarcticaEvent):
    """A ship to Discarded, from Available or from a zone (-1: Available)."""

    seat: int
    zone: int

    def marks(self) -> tuple[str, ...]:
        return ("ShipDiscarded:available",) if self.zone < 0 else ("ShipDiscarded:board",)


EVENTS: tuple[type[Event], ...] = (
    GameBegan,
    ShipPlaced,
    CubePlaced,
    SunMoved,
    ShipSailed,
    Passed,
    Built,
    PlanktonException,
    ResourceUsed,
    ShipBuilt,
    Recruited,
    CardPlayed,
    ScientistPlaced,
    IcebreakerLaid,
    IcebreakerUsed,
    IcebreakerKept,
    CubeDiscarded,
    ShipDiscarded,
)
