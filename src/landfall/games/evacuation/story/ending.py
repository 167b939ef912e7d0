"""What can be told of the end of a game of Evacuation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from landfall.games.evacuation.story.actions import EvacuationEvent


@dataclass(unsafe_hash=True)
class GoalScored(EvacuationEvent):
    """A goal is shown and scored."""

    seat: int
    goal: str
    points: int

    def marks(self) -> tuple[str, ...]:
        return (f"goal:{self.goal}",)


@dataclass(unsafe_hash=True)
class Scored(EvacuationEvent):
    """All points of a seat."""

    seat: int
    points: int


@dataclass(unsafe_hash=True)
class MarkerLowered(EvacuationEvent):
    """Race: penalties on the lowest marker."""

    seat: int
    kind: str
    count: int


@dataclass(unsafe_hash=True)
class MarkerLifted(EvacuationEvent):
    """Race: happy faces raise a marker."""

    seat: int
    kind: str
    count: int


@dataclass(unsafe_hash=True)
class RaceEnded(EvacuationEvent):
    """Race: the adjusted markers of a seat, and whether the conditions are met."""

    seat: int
    levels: tuple[int, ...]
    meets: bool

    def marks(self) -> tuple[str, ...]:
        return (f"race met:{self.meets}",)


@dataclass(unsafe_hash=True)
class GameEnded(EvacuationEvent):
    """Who wins, how the end came, and what decided: points, or the rule of the race that found the winner."""

    winner_seats: tuple[int, ...]
    ending: str
    decided_by: str

    def marks(self) -> tuple[str, ...]:
        return ("won:alone" if len(self.winner_seats) == 1 else "won:shared", f"ending:{self.ending}")


class Verdict(EvacuationEvent):
    """How good the end is. Apart from its fields: compiled, a dataclass takes a ClassVar of its own for a field."""

    judges: ClassVar[bool] = True


@dataclass(unsafe_hash=True)
class SoloJudged(Verdict):
    """Alone: the points beside the rulebook's marks; the verdict counts the marks that are reached."""

    seat: int
    total: int
    good: int
    experienced: int
    verdict: int

    def marks(self) -> tuple[str, ...]:
        return (f"verdict:{self.verdict}",)


END_EVENTS: tuple[type[EvacuationEvent], ...] = (
    GoalScored,
    Scored,
    MarkerLowered,
    MarkerLifted,
    RaceEnded,
    GameEnded,
    SoloJudged,
)
