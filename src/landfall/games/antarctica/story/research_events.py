"""What can be told of research: tracks, their actions, and the cards that come of them."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Event
from landfall.games.antarctica.story.events import AntarcticaEvent


@dataclass(init=False, unsafe_hash=True)
class Advanced(AntarcticaEvent):
    """A cube goes forward on a track; space 0 is before the first."""

    seat: int
    track: str
    space_from: int
    space: int

    def __init__(self, seat: int, track: str, space_from: int, space: int) -> None:
        self.seat = seat
        self.track = track
        self.space_from = space_from
        self.space = space


@dataclass(init=False, unsafe_hash=True)
class PointsLost(AntarcticaEvent):
    """Research points that no track could take."""

    seat: int
    points: int

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


@dataclass(init=False, unsafe_hash=True)
class Triggered(AntarcticaEvent):
    """A cube has reached or passed a coloured space whose action is to be resolved."""

    seat: int
    track: str
    space: int
    action: str

    def __init__(self, seat: int, track: str, space: int, action: str) -> None:
        self.seat = seat
        self.track = track
        self.space = space
        self.action = action

    def marks(self) -> tuple[str, ...]:
        return (f"action:{self.action}",)


@dataclass(init=False, unsafe_hash=True)
class NothingHappened(AntarcticaEvent):
    """A track action that had no effect for this seat."""

    seat: int
    action: str

    def __init__(self, seat: int, action: str) -> None:
        self.seat = seat
        self.action = action

    def marks(self) -> tuple[str, ...]:
        return (f"nothing:{self.action}",)


@dataclass(init=False, unsafe_hash=True)
class ShipMoved(AntarcticaEvent):
    """`ship_move`: a ship goes to another zone."""

    seat: int
    zone_from: int
    zone: int

    def __init__(self, seat: int, zone_from: int, zone: int) -> None:
        self.seat = seat
        self.zone_from = zone_from
        self.zone = zone


@dataclass(init=False, unsafe_hash=True)
class Declined(AntarcticaEvent):
    """A track action that the seat did not want."""

    seat: int
    action: str

    def __init__(self, seat: int, action: str) -> None:
        self.seat = seat
        self.action = action

    def marks(self) -> tuple[str, ...]:
        return (f"declined:{self.action}",)


@dataclass(init=False, unsafe_hash=True)
class ResourceTaken(AntarcticaEvent):
    """A resource card from the stack."""

    seat: int
    resource: str

    def __init__(self, seat: int, resource: str) -> None:
        self.seat = seat
        self.resource = resource

    def marks(self) -> tuple[str, ...]:
        return (f"taken:{self.resource}",)


@dataclass(init=False, unsafe_hash=True)
class DraftBegan(AntarcticaEvent):
    """Shipyard cards are drawn and passed round."""

    seat: int
    cards: int

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards


@dataclass(init=False, unsafe_hash=True)
class StackBoxed(AntarcticaEvent):
    """A shipyard stack too short for all goes to the box unseen; `cards` may be 0."""

    cards: int

    def __init__(self, cards: int) -> None:
        self.cards = cards


@dataclass(init=False, unsafe_hash=True)
class CardTaken(AntarcticaEvent):
    """To all: a seat has taken a shipyard card."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@dataclass(init=False, unsafe_hash=True)
class CardGot(AntarcticaEvent):
    """To its owner alone: which one."""

    seat: int
    card: str

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


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
