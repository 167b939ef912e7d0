"""What can be told of a game of Antarctica. Zones are numbers, tracks, cards, buildings and actions go by their ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from landfall.flow.frame import Event
from landfall.games.antarctica.table.terms import ID


class AntarcticaEvent(Event):
    game: ClassVar[str] = ID


@dataclass(init=False, unsafe_hash=True)
class GameBegan(AntarcticaEvent):
    """Who is the start player."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@dataclass(init=False, unsafe_hash=True)
class ShipPlaced(AntarcticaEvent):
    """A ship is placed at setup."""

    seat: int
    zone: int

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone


@dataclass(init=False, unsafe_hash=True)
class CubePlaced(AntarcticaEvent):
    """Two players: the second one's cube on space 1 of a track."""

    seat: int
    track: str

    def __init__(self, seat: int, track: str) -> None:
        self.seat = seat
        self.track = track


@dataclass(init=False, unsafe_hash=True)
class SunMoved(AntarcticaEvent):
    """The sun comes to the next zone that holds a ship."""

    zone: int

    def __init__(self, zone: int) -> None:
        self.zone = zone


@dataclass(init=False, unsafe_hash=True)
class ShipSailed(AntarcticaEvent):
    """The mandatory move: the zone it reaches is the target zone."""

    seat: int
    zone_from: int
    zone: int

    def __init__(self, seat: int, zone_from: int, zone: int) -> None:
        self.seat = seat
        self.zone_from = zone_from
        self.zone = zone


@dataclass(init=False, unsafe_hash=True)
class Passed(AntarcticaEvent):
    """No action in the target zone."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@dataclass(init=False, unsafe_hash=True)
class Built(AntarcticaEvent):
    """A building card is taken, its building and the scientists stand in the target zone."""

    seat: int
    card: str
    building: str
    zone: int
    scientists: int

    def __init__(self, seat: int, card: str, building: str, zone: int, scientists: int) -> None:
        self.seat = seat
        self.card = card
        self.building = building
        self.zone = zone
        self.scientists = scientists

    def marks(self) -> tuple[str, ...]:
        return (f"built:{self.card}",)


@dataclass(init=False, unsafe_hash=True)
class PlanktonException(AntarcticaEvent):
    """12.2: everybody has one scientist left and only plankton farms are on offer; one scientist is enough."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@dataclass(init=False, unsafe_hash=True)
class ResourceUsed(AntarcticaEvent):
    """A resource card stands for a building that is out of reach; it goes back to the stack."""

    seat: int
    resource: str
    building: str

    def __init__(self, seat: int, resource: str, building: str) -> None:
        self.seat = seat
        self.resource = resource
        self.building = building

    def marks(self) -> tuple[str, ...]:
        return (f"resource:{self.resource}",)


@dataclass(init=False, unsafe_hash=True)
class ShipBuilt(AntarcticaEvent):
    """A ship from Available joins the queue of the lit zone."""

    seat: int
    zone: int

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone


@dataclass(init=False, unsafe_hash=True)
class Recruited(AntarcticaEvent):
    """Scientists from reserve to supply: by a camp, a card, a track action or for a discard."""

    seat: int
    scientists: int
    reason: str

    def __init__(self, seat: int, scientists: int, reason: str) -> None:
        self.seat = seat
        self.scientists = scientists
        self.reason = reason

    def marks(self) -> tuple[str, ...]:
        return (f"recruited:{self.reason}",)


@dataclass(init=False, unsafe_hash=True)
class CardPlayed(AntarcticaEvent):
    """A shipyard card is played; an icebreaker tells where it lies instead."""

    seat: int
    card: str

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def marks(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


@dataclass(init=False, unsafe_hash=True)
class ScientistPlaced(AntarcticaEvent):
    """The card puts a scientist in the target zone."""

    seat: int
    zone: int

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone


@dataclass(init=False, unsafe_hash=True)
class IcebreakerLaid(AntarcticaEvent):
    """An icebreaker is laid in a zone."""

    seat: int
    zone: int

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone

    def marks(self) -> tuple[str, ...]:
        return ("card:icebreaker",)


@dataclass(init=False, unsafe_hash=True)
class IcebreakerUsed(AntarcticaEvent):
    """The second ship of the lit zone acts too; the card goes to the box."""

    seat: int
    zone: int

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone


@dataclass(init=False, unsafe_hash=True)
class IcebreakerKept(AntarcticaEvent):
    """The owner of the second ship does not use the icebreaker, which stays."""

    seat: int
    zone: int

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone


@dataclass(init=False, unsafe_hash=True)
class CubeDiscarded(AntarcticaEvent):
    """A cube from Available to Discarded."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@dataclass(init=False, unsafe_hash=True)
class ShipDiscarded(AntarcticaEvent):
    """A ship to Discarded, from Available or from a zone (-1: Available)."""

    seat: int
    zone: int

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone

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
