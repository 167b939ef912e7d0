"""What can be told of research: tracks, their actions, and the cards that come of them."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Event
from landfall.games.antarctica.story.events import AntarcticaEvent


@dataclass(unsafe_hash=True)
class Advanced(AntarcticaEvent):
    """A cube goes forward on a track; space 0 is before the first."""

    seat: int
    track: str
    space_from: int
    space: int


@dataclass(unsafe_hash=True)
class PointsLost(AntarcticaEvent):
    """Research points that no track could take."""

    seat: int
    points: int


@dataclass(unsafe_hash=True)
class Triggered(AntarcticaEvent):
    """A cube has reached or passed a coloured space whose action must be resolved."""

    seat: int
    track: str
    space: int
    action: str

    def marks(self) -> tuple[str, ...]:
        return (f"action:{self.action}",)


@dataclass(unsafe_hash=True)
class NothingHappened(AntarcticaEvent):
    """A track action that had no effect for this seat."""

    seat: int
    action: str

    def marks(self) -> tuple[str, ...]:
        return (f"nothing:{self.action}",)


@dataclass(unsafe_hash=True)
class ShipMoved(AntarcticaEvent):
    """`ship_move`: a ship goes to another zone."""

    seat: int
    zone_from: int
    zone: int


@dataclass(unsafe_hash=True)
class Declined(AntarcticaEvent):
    """A track action that the seat did not want."""

    seat: int
    action: str

    def marks(self) -> tuple[str, ...]:
        return (f"declined:{self.action}",)


@dataclass(unsafe_hash=True)
class ResourceTaken(AntarcticaEvent):
    """A resource card from the stack."""

    seat: int
    resource: str

    def marks(self) -> tuple[str, ...]:
        return (f"taken:{self.resource}",)


@dataclass(unsafe_hash=True)
class DraftBegan(AntarcticaEvent):
    """Shipyard cards are drawn and passed round."""

    seat: int
    cards: int


@dataclass(unsafe_hash=True)
class StackBoxed(AntarcticaEvent):
    """A shipyard stack too short for all goes to the box unseen; `cards` may be 0."""

    cards: int


@dataclass(unsafe_hash=True)
class CardTaken(AntarcticaEvent):
    """To all: a seat has taken a shipyard card."""

    seat: int


@dataclass(unsafe_hash=True)
class CardGot(AntarcticaEvent):
    """To its owner alone: which one."""

    seat: int
    card: str


RESEARCH_EVENTS: tuple[type[Event], ...] = (
    Advanced,
    PointsLost,
    Triggered,
    NothingHappened,
    ShipMoved,
    Declined,
    ResourceTaken,
    DraftBegan,
    StackBoxed,
    CardTaken,
    CardGot,
)
