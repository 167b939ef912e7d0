"""What can be told of the end: how it came, every contest, and who has won."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Event
from landfall.games.antarctica.story.events import AntarcticaEvent


@dataclass(unsafe_hash=True)
class EndCame(AntarcticaEvent):
    """How the game ends, and who brought it about (-1: nobody)."""

    ending: str
    seat: int

    def marks(self) -> tuple[str, ...]:
        return (f"ending:{self.ending}",)


@dataclass(unsafe_hash=True)
class ZoneScored(AntarcticaEvent):
    """One player's points in one zone."""

    seat: int
    zone: int
    scientists: int
    rank: int
    points: int


@dataclass(unsafe_hash=True)
class TrackScored(AntarcticaEvent):
    """One player's points on one track."""

    seat: int
    track: str
    space: int
    rank: int
    points: int


@dataclass(unsafe_hash=True)
class StarsScored(AntarcticaEvent):
    """One player's points for building cards with a star."""

    seat: int
    cards: int
    rank: int
    points: int


@dataclass(unsafe_hash=True)
class DiscardsScored(AntarcticaEvent):
    """One player's points for discarded pieces."""

    seat: int
    discards: int
    rank: int
    points: int


@dataclass(unsafe_hash=True)
class Totalled(AntarcticaEvent):
    """A player's points in all."""

    seat: int
    points: int


@dataclass(unsafe_hash=True)
class GameEnded(AntarcticaEvent):
    """Who wins; `decided_by` is points, first_ranks, cards or shared."""

    winner_seats: tuple[int, ...]
    points: int
    decided_by: str

    def marks(self) -> tuple[str, ...]:
        return (f"won:{self.decided_by}",)


SCORING_EVENTS: tuple[type[Event], ...] = (
    EndCame,
    ZoneScored,
    TrackScored,
    StarsScored,
    DiscardsScored,
    Totalled,
    GameEnded,
)
