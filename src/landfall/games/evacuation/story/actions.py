"""What can be told of the actions of Evacuation. Cards, tiles and areas go by their ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from landfall.flow.frame import Event
from landfall.games.evacuation.table.terms import ID


class EvacuationEvent(Event):
    game: ClassVar[str] = ID


@dataclass(unsafe_hash=True)
class Acted(EvacuationEvent):
    """A board action: what it cost in energy."""

    seat: int
    action: str
    power: int
    energy: int

    def marks(self) -> tuple[str, ...]:
        return (f"action:{self.action}",)


@dataclass(unsafe_hash=True)
class Passed(EvacuationEvent):
    """Out of this year's actions."""

    seat: int


@dataclass(unsafe_hash=True)
class Gained(EvacuationEvent):
    """A resource from the bank."""

    seat: int
    kind: str
    world: str

    def marks(self) -> tuple[str, ...]:
        return (f"gained:{self.kind}:{self.world}",)


@dataclass(unsafe_hash=True)
class Exchanged(EvacuationEvent):
    """A resource changed for another in the same world."""

    seat: int
    given_kind: str
    kind: str
    world: str


@dataclass(unsafe_hash=True)
class Paid(EvacuationEvent):
    """A resource paid for an effect."""

    seat: int
    kind: str
    world: str


@dataclass(unsafe_hash=True)
class CostPaid(EvacuationEvent):
    """What was paid for something built, played or cloned, less what was saved."""

    seat: int
    world: str
    food: int
    steel: int
    energy: int


@dataclass(unsafe_hash=True)
class Declined(EvacuationEvent):
    """What was offered is not taken."""

    seat: int


@dataclass(unsafe_hash=True)
class Invented(EvacuationEvent):
    """A step on a technology tile, which may develop it."""

    seat: int
    technology: str
    developed: bool

    def marks(self) -> tuple[str, ...]:
        return (f"technology:{self.technology}",) if self.developed else ("Invented:half",)


@dataclass(unsafe_hash=True)
class Refreshed(EvacuationEvent):
    """Cards of a row go under their deck."""

    seat: int
    row: str
    cards: tuple[str, ...]

    def marks(self) -> tuple[str, ...]:
        return (f"refreshed:{self.row}",)


@dataclass(unsafe_hash=True)
class ShipBuilt(EvacuationEvent):
    """A spaceship from the row, built or gained."""

    seat: int
    ship: str
    world: str
    free: bool

    def marks(self) -> tuple[str, ...]:
        return (f"ship:{'gained' if self.free else 'built'}:{self.world}",)


@dataclass(unsafe_hash=True)
class StadiumBuilt(EvacuationEvent):
    """A stadium from the row, built or gained."""

    seat: int
    stadium: str
    world: str
    free: bool

    def marks(self) -> tuple[str, ...]:
        return (f"stadium:{'gained' if self.free else 'built'}:{self.world}",)


@dataclass(unsafe_hash=True)
class InfrastructureTaken(EvacuationEvent):
    """An infrastructure card taken from the row."""

    seat: int
    infrastructure: str


@dataclass(unsafe_hash=True)
class InfrastructurePlayed(EvacuationEvent):
    """An infrastructure card played and paid for."""

    seat: int
    infrastructure: str

    def marks(self) -> tuple[str, ...]:
        return (f"infrastructure:{self.infrastructure}",)


@dataclass(unsafe_hash=True)
class InfrastructureCompleted(EvacuationEvent):
    """The requirement of a played card is met."""

    seat: int
    infrastructure: str

    def marks(self) -> tuple[str, ...]:
        return ("InfrastructureCompleted",)


@dataclass(unsafe_hash=True)
class FactoryPrepared(EvacuationEvent):
    """A factory put on the board, prepared or gained."""

    seat: int
    kind: str
    world: str

    def marks(self) -> tuple[str, ...]:
        return (f"factory:{self.kind}:{self.world}",)


@dataclass(unsafe_hash=True)
class PopulationGained(EvacuationEvent):
    """Population on the New World side: cloned or gained."""

    seat: int
    count: int
    cloned: bool

    def marks(self) -> tuple[str, ...]:
        return ("cloned",) if self.cloned else ("population gained",)


@dataclass(unsafe_hash=True)
class Settled(EvacuationEvent):
    """A whole area is settled."""

    seat: int
    area: str
    steel: int


@dataclass(unsafe_hash=True)
class FactoryPlaced(EvacuationEvent):
    """A factory on a slot of a settled area."""

    seat: int
    kind: str
    area: str


@dataclass(unsafe_hash=True)
class Raised(EvacuationEvent):
    """A production marker of the New World moves up."""

    seat: int
    kind: str
    count: int
    level: int


@dataclass(unsafe_hash=True)
class RaceTriggered(EvacuationEvent):
    """The conditions of the race are met for the first time."""

    seat: int


ACTION_EVENTS: tuple[type[Event], ...] = (
    Acted,
    Passed,
    Gained,
    Exchanged,
    Paid,
    CostPaid,
    Declined,
    Invented,
    Refreshed,
    ShipBuilt,
    StadiumBuilt,
    InfrastructureTaken,
    InfrastructurePlayed,
    InfrastructureCompleted,
    FactoryPrepared,
    PopulationGained,
    Settled,
    FactoryPlaced,
    Raised,
    RaceTriggered,
)
