"""What is told of cards, choices and the end of a game of Planet Unknown."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Event
from landfall.games.planet_unknown.story.turns import TURN_EVENTS, PlanetEvent


@dataclass(init=False, unsafe_hash=True)
class LifepodPut(PlanetEvent):
    """A collected lifepod has found its place."""

    seat: int
    place: str

    def __init__(self, seat: int, place: str) -> None:
        self.seat = seat
        self.place = place


@dataclass(init=False, unsafe_hash=True)
class TechnologyUsed(PlanetEvent):
    seat: int
    technology: str

    def __init__(self, seat: int, technology: str) -> None:
        self.seat = seat
        self.technology = technology

    def marks(self) -> tuple[str, ...]:
        return (f"technology:{self.technology}",)


@dataclass(init=False, unsafe_hash=True)
class FluxMoved(PlanetEvent):
    seat: int
    track: str

    def __init__(self, seat: int, track: str) -> None:
        self.seat = seat
        self.track = track


@dataclass(init=False, unsafe_hash=True)
class StackSeen(PlanetEvent):
    """A seat looks through a civ stack."""

    seat: int
    level: int

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level = level


@dataclass(init=False, unsafe_hash=True)
class CardKept(PlanetEvent):
    """To all: a card that acts at once and lies open."""

    seat: int
    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def marks(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


@dataclass(init=False, unsafe_hash=True)
class CardHidden(PlanetEvent):
    """To all: a card for the end of the game, face down."""

    seat: int
    level: int

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level = level


@dataclass(init=False, unsafe_hash=True)
class CardKeptSecretly(PlanetEvent):
    """To its owner alone."""

    seat: int
    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def marks(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


@dataclass(init=False, unsafe_hash=True)
class CivCardsChanged(PlanetEvent):
    """The civ stacks of these levels have lost or won a card, by an event."""

    change: str
    levels: tuple[int, ...]

    def __init__(self, change: str, levels: tuple[int, ...]) -> None:
        self.change = change
        self.levels = levels


@dataclass(init=False, unsafe_hash=True)
class Peeked(PlanetEvent):
    """To all: this seat has looked at the next event card."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@dataclass(init=False, unsafe_hash=True)
class SawAlert(PlanetEvent):
    """To the one who looked."""

    seat: int
    alert: int

    def __init__(self, seat: int, alert: int) -> None:
        self.seat = seat
        self.alert = alert


@dataclass(init=False, unsafe_hash=True)
class CommonObjective(PlanetEvent):
    """Jump Drive has chosen an objective for all."""

    seat: int
    objective: int

    def __init__(self, seat: int, objective: int) -> None:
        self.seat = seat
        self.objective = objective


@dataclass(init=False, unsafe_hash=True)
class ObjectiveGained(PlanetEvent):
    """To its owner alone: one more personal objective."""

    seat: int
    personal: int

    def __init__(self, seat: int, personal: int) -> None:
        self.seat = seat
        self.personal = personal


@dataclass(init=False, unsafe_hash=True)
class ObjectiveLost(PlanetEvent):
    """To its owner alone."""

    seat: int
    personal: int

    def __init__(self, seat: int, personal: int) -> None:
        self.seat = seat
        self.personal = personal


@dataclass(init=False, unsafe_hash=True)
class ShapeRemoved(PlanetEvent):
    """A whole stack has left the station."""

    seat: int
    shape: str

    def __init__(self, seat: int, shape: str) -> None:
        self.seat = seat
        self.shape = shape


@dataclass(init=False, unsafe_hash=True)
class TurnEnded(PlanetEvent):
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@dataclass(init=False, unsafe_hash=True)
class GameEnds(PlanetEvent):
    """Why this round was the last: a, b and c are the end conditions."""

    reasons: tuple[str, ...]

    def __init__(self, reasons: tuple[str, ...]) -> None:
        self.reasons = reasons

    def marks(self) -> tuple[str, ...]:
        return tuple([f"ending:{reason}" for reason in self.reasons])


@dataclass(init=False, unsafe_hash=True)
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

    def __init__(
        self,
        seat: int,
        planet_medals: int,
        track_medals: int,
        lifepod_medals: int,
        meteorite_medals: int,
        card_medals: int,
        personal_medals: int,
        neighbour_medals: int,
        total: int,
    ) -> None:
        self.seat = seat
        self.planet_medals = planet_medals
        self.track_medals = track_medals
        self.lifepod_medals = lifepod_medals
        self.meteorite_medals = meteorite_medals
        self.card_medals = card_medals
        self.personal_medals = personal_medals
        self.neighbour_medals = neighbour_medals
        self.total = total


@dataclass(init=False, unsafe_hash=True)
class GameEnded(PlanetEvent):
    winner_seats: tuple[int, ...]
    total: int

    def __init__(self, winner_seats: tuple[int, ...], total: int) -> None:
        self.winner_seats = winner_seats
        self.total = total

    def marks(self) -> tuple[str, ...]:
        return ("won:shared",) if len(self.winner_seats) > 1 else ("won:alone",)


@dataclass(init=False, unsafe_hash=True)
class SoloJudged(PlanetEvent):
    """The score against what was expected; the printed step says how well it went."""

    seat: int
    total: int
    expected: int
    verdict: int

    def __init__(self, seat: int, total: int, expected: int, verdict: int) -> None:
        self.seat = seat
        self.total = total
        self.expected = expected
        self.verdict = verdict

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
