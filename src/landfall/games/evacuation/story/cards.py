"""What can be told of action cards, common goals and the solo deck of Evacuation."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.games.evacuation.story.actions import EvacuationEvent


@dataclass(unsafe_hash=True)
class CardPlayed(EvacuationEvent):
    """Advanced: an action card played face up for its own effect."""

    seat: int
    card: str
    energy: int

    def marks(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


@dataclass(unsafe_hash=True)
class CardPutDown(EvacuationEvent):
    """Advanced, to all: a card was put face down for a board action."""

    seat: int


@dataclass(unsafe_hash=True)
class PutDown(EvacuationEvent):
    """Advanced, to its owner alone: which card was put face down."""

    seat: int
    card: str


@dataclass(unsafe_hash=True)
class CardsDrawn(EvacuationEvent):
    """Advanced, to all: this many action cards were drawn."""

    seat: int
    count: int


@dataclass(unsafe_hash=True)
class Drew(EvacuationEvent):
    """Advanced, to its owner alone: which action cards were drawn."""

    seat: int
    cards: tuple[str, ...]


@dataclass(unsafe_hash=True)
class CardThrown(EvacuationEvent):
    """Advanced, to all: an action card was discarded."""

    seat: int


@dataclass(unsafe_hash=True)
class Threw(EvacuationEvent):
    """Advanced, to its owner alone: which action card was discarded."""

    seat: int
    card: str


@dataclass(unsafe_hash=True)
class CommonTaken(EvacuationEvent):
    """A common goal goes to the first who meets it."""

    seat: int
    common: str

    def marks(self) -> tuple[str, ...]:
        return (f"common:{self.common}",)


@dataclass(unsafe_hash=True)
class CommonPlayed(EvacuationEvent):
    """A common goal is paid for and played."""

    seat: int
    common: str


@dataclass(unsafe_hash=True)
class OpponentActed(EvacuationEvent):
    """The solo deck: what its top card does."""

    card: str
    solo_action: str

    def marks(self) -> tuple[str, ...]:
        return (f"solo:{self.solo_action}",)


@dataclass(unsafe_hash=True)
class OpponentSettled(EvacuationEvent):
    """The opponent occupies an area."""

    area: str


@dataclass(unsafe_hash=True)
class OpponentTook(EvacuationEvent):
    """A card leaves a row because of the solo deck."""

    row: str
    card: str


@dataclass(unsafe_hash=True)
class StadiumsSetAside(EvacuationEvent):
    """Alone in the first years: stadiums with many faces go under their deck at once."""

    stadiums: tuple[str, ...]


@dataclass(unsafe_hash=True)
class NothingHappened(EvacuationEvent):
    """The card of the solo deck has no effect."""

    solo_action: str

    def marks(self) -> tuple[str, ...]:
        return (f"solo nothing:{self.solo_action}",)


CARD_EVENTS: tuple[type[EvacuationEvent], ...] = (
    CardPlayed,
    CardPutDown,
    PutDown,
    CardsDrawn,
    Drew,
    CardThrown,
    Threw,
    CommonTaken,
    CommonPlayed,
    OpponentActed,
    OpponentSettled,
    OpponentTook,
    StadiumsSetAside,
    NothingHappened,
)
