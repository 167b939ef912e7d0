"""What is told of cards, choices and the end of a game of Planet Unknown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from landfall.flow.frame import Event
from landfall.games.planet_unknown.story.turns import TURN_EVENTS, PlanetEvent


@dataclass(unsafe_hash=True)
class LifepodPut(PlanetEvent):
    """A collected lifepod has found its place."""

    seat: int
    place: str


@dataclass(unsafe_hash=True)
class TechnologyUsed(PlanetEvent):
    seat: int
    technology: str

    def marks(self) -> tuple[str, ...]:
        return (f"technology:{self.technology}",)


@dataclass(unsafe_hash=True)
class FluxMoved(PlanetEvent):
    seat: int
    track: str


@dataclass(unsafe_hash=True)
class StackSeen(PlanetEvent):
    """A seat looks through a civ stack."""

    seat: int
    level: int


@dataclass(unsafe_hash=True)
class CardKept(PlanetEvent):
    """To all: a card that acts at once and lies open."""

    seat: int
    card: int

    def marks(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


@dataclass(unsafe_hash=True)
class CardHidden(PlanetEvent):
    """To all: a card for the end of the game, face down."""

    seat: int
    level: int


@dataclass(unsafe_hash=True)
class CardKeptSecretly(PlanetEvent):
    """To its owner alone."""

    seat: int
    card: int

    def marks(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


@dataclass(unsafe_hash=True)
class CivCardsChanged(PlanetEvent):
    """The civ stacks of these levels have lost or won a card, by an event."""

    change: str
    levels: tuple[int, ...]


@dataclass(unsafe_hash=True)
class Peeked(PlanetEvent):
    """To all: this seat has looked at the next event card."""

    seat: int


@dataclass(unsafe_hash=True)
class SawAlert(PlanetEvent):
    """To the one who looked."""

    seat: int
    alert: int


@dataclass(unsafe_hash=True)
class CommonObjective(PlanetEvent):
    """Jump Drive has chosen an objective for all."""

    seat: int
    objective: int


@dataclass(unsafe_hash=True)
class ObjectiveGained(PlanetEvent):
    """To its owner alone: one more personal objective."""

    seat: int
    personal: int


@dataclass(unsafe_hash=True)
class ObjectiveLost(PlanetEvent):
    """To its owner alone."""

    seat: int
    personal: int


@dataclass(unsafe_hash=True)
class ShapeRemoved(PlanetEvent):
    """A whole stack has left the station."""

    seat: int
    shape: str


@dataclass(unsafe_hash=True)
class TurnEnded(PlanetEvent):
    seat: int


@dataclass(unsafe_hash=True)
class GameEnds(PlanetEvent):
    """Why this round was the last: a, b and c are the end conditions."""

    reasons: tuple[str, ...]

    def marks(self) -> tuple[str, ...]:
        return tuple([f"ending:{reason}" for reason in self.reasons])


@dataclass(unsafe_hash=True)
class Scored(PlanetEvent):
    seat: int
    planet_medals: int
    track_medals: int
    lifepod_medals: int
    meteorite_medals: int
    card_medals: int
    personal_medals: int
    neighbour_medals: int
    total: int


@dataclass(unsafe_hash=True)
class GameEnded(PlanetEvent):
    winner_seats: tuple[int, ...]
    total: int

    def marks(self) -> tuple[str, ...]:
        return ("won:shared",) if len(self.winner_seats) > 1 else ("won:alone",)


class Verdict(PlanetEvent):
    """How good the end is. Apart from its fields: compiled, a dataclass takes a ClassVar of its own for a field."""

    judges: ClassVar[bool] = True


@dataclass(unsafe_hash=True)
class SoloJudged(Verdict):
    """The score against what was expected; the printed step says how well it went."""

    seat: int
    total: int
    expected: int
    verdict: int

    def marks(self) -> tuple[str, ...]:
        return (f"verdict:{self.verdict}",)


EVENTS: tuple[type[Event], ...] = (
    *TURN_EVENTS,
    LifepodPut,
    TechnologyUsed,
    FluxMoved,
    StackSeen,
    CardKept,
    CardHidden,
    CardKeptSecretly,
    CivCardsChanged,
    Peeked,
    SawAlert,
    CommonObjective,
    ObjectiveGained,
    ObjectiveLost,
    ShapeRemoved,
    TurnEnded,
    GameEnds,
    Scored,
    GameEnded,
    SoloJudged,
)
