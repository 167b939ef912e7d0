"""What can be told of a Star Race. Ships, cards and planets go by their ids, rings by their number or "planet"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from landfall.flow.frame import Event
from landfall.games.star_race.terms import ID


class StarRaceEvent(Event):
    game: ClassVar[str] = ID


@dataclass(init=False, unsafe_hash=True)
class MissionBegan(StarRaceEvent):
    """A planet is laid out, the ships stand at their start, missions are dealt."""

    mission: int
    missions: int
    planet: str
    abilities: bool
    seat: int  # the start player

    def __init__(self, mission: int, missions: int, planet: str, abilities: bool, seat: int) -> None:
        self.mission = mission
        self.missions = missions
        self.planet = planet
        self.abilities = abilities
        self.seat = seat

    def marks(self) -> tuple[str, ...]:
        return (f"planet:{self.planet}",) if self.abilities else ("planet:plain",)


@dataclass(init=False, unsafe_hash=True)
class Hired(StarRaceEvent):
    """To its owner alone: the two ships hired for this mission."""

    seat: int
    ships: tuple[str, ...]

    def __init__(self, seat: int, ships: tuple[str, ...]) -> None:
        self.seat = seat
        self.ships = ships


@dataclass(init=False, unsafe_hash=True)
class CardsSetAside(StarRaceEvent):
    """To its owner alone: which three cards are out for this mission."""

    seat: int
    cards: tuple[str, ...]

    def __init__(self, seat: int, cards: tuple[str, ...]) -> None:
        self.seat = seat
        self.cards = cards


@dataclass(init=False, unsafe_hash=True)
class Ready(StarRaceEvent):
    """To all: this seat has set its cards aside."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@dataclass(init=False, unsafe_hash=True)
class PatrolPlaced(StarRaceEvent):
    seat: int
    ship: str
    ring: int

    def __init__(self, seat: int, ship: str, ring: int) -> None:
        self.seat = seat
        self.ship = ship
        self.ring = ring


@dataclass(init=False, unsafe_hash=True)
class CardPlayed(StarRaceEvent):
    seat: int
    card: str

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def marks(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


@dataclass(init=False, unsafe_hash=True)
class CardCopied(StarRaceEvent):
    """A Copy takes on the kind of the latest card of another seat, or of its own."""

    seat: int
    copied_seat: int
    card: str
    of_copy: bool  # R 10: that card was itself a Copy, and counts as the kind it copied

    def __init__(self, seat: int, copied_seat: int, card: str, of_copy: bool) -> None:
        self.seat = seat
        self.copied_seat = copied_seat
        self.card = card
        self.of_copy = of_copy

    def marks(self) -> tuple[str, ...]:
        own = ("copied:own",) if self.seat == self.copied_seat else ()
        copy = ("copied:copy",) if self.of_copy else ()
        return (f"copied:{self.card}", *own, *copy)


@dataclass(init=False, unsafe_hash=True)
class CardLost(StarRaceEvent):
    """Nothing could be carried out."""

    seat: int
    card: str

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def marks(self) -> tuple[str, ...]:
        return (f"lost:{self.card}",)


@dataclass(init=False, unsafe_hash=True)
class ShipMoved(StarRaceEvent):
    """One ship moved by a card or an ability, from ring to ring."""

    seat: int
    ship: str
    ring_from: str
    ring_to: str

    def __init__(self, seat: int, ship: str, ring_from: str, ring_to: str) -> None:
        self.seat = seat
        self.ship = ship
        self.ring_from = ring_from
        self.ring_to = ring_to


@dataclass(init=False, unsafe_hash=True)
class EntrantsChosen(StarRaceEvent):
    """More ships of a group stood before the planet than it had room for."""

    seat: int
    ships: tuple[str, ...]

    def __init__(self, seat: int, ships: tuple[str, ...]) -> None:
        self.seat = seat
        self.ships = ships

    def marks(self) -> tuple[str, ...]:
        return (f"entrants:{len(self.ships)}",)


@dataclass(init=False, unsafe_hash=True)
class PatrolLifted(StarRaceEvent):
    """A ship came to stand on a patrol token, which leaves the game for this mission."""

    seat: int
    ship: str
    ring: int

    def __init__(self, seat: int, ship: str, ring: int) -> None:
        self.seat = seat
        self.ship = ship
        self.ring = ring


@dataclass(init=False, unsafe_hash=True)
class Looked(StarRaceEvent):
    """To all: a seat has looked at one of another's two missions."""

    seat: int
    looked_at_seat: int

    def __init__(self, seat: int, looked_at_seat: int) -> None:
        self.seat = seat
        self.looked_at_seat = looked_at_seat


@dataclass(init=False, unsafe_hash=True)
class Saw(StarRaceEvent):
    """To the one who looked alone: the ship on the card."""

    seat: int
    looked_at_seat: int
    ship: str

    def __init__(self, seat: int, looked_at_seat: int, ship: str) -> None:
        self.seat = seat
        self.looked_at_seat = looked_at_seat
        self.ship = ship


@dataclass(init=False, unsafe_hash=True)
class LookDeclined(StarRaceEvent):
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@dataclass(init=False, unsafe_hash=True)
class TokenDrawn(StarRaceEvent):
    """Pandora: a face-down token is laid beside a ship that has arrived."""

    seat: int
    ship: str

    def __init__(self, seat: int, ship: str) -> None:
        self.seat = seat
        self.ship = ship


@dataclass(init=False, unsafe_hash=True)
class AbilityUsed(StarRaceEvent):
    """Nova or Zora: the arriver moves ships once more; `ships` is empty if none could be moved."""

    seat: int
    planet: str
    ships: tuple[str, ...]

    def __init__(self, seat: int, planet: str, ships: tuple[str, ...]) -> None:
        self.seat = seat
        self.planet = planet
        self.ships = ships

    def marks(self) -> tuple[str, ...]:
        if not self.ships:
            return (f"ability-skipped:{self.planet}",)
        return (f"ability:{self.planet}", f"ability:{self.planet}:{len(self.ships)}")


@dataclass(init=False, unsafe_hash=True)
class MissionEnded(StarRaceEvent):
    mission: int
    planet: str
    abilities: bool
    ending: str

    def __init__(self, mission: int, planet: str, abilities: bool, ending: str) -> None:
        self.mission = mission
        self.planet = planet
        self.abilities = abilities
        self.ending = ending

    def marks(self) -> tuple[str, ...]:
        return (f"ending:{self.planet if self.abilities else 'plain'}:{self.ending}",)


@dataclass(init=False, unsafe_hash=True)
class TokenShown(StarRaceEvent):
    """Pandora: the token beside a ship is turned over at the end of the mission."""

    ship: str
    points: int

    def __init__(self, ship: str, points: int) -> None:
        self.ship = ship
        self.points = points

    def marks(self) -> tuple[str, ...]:
        return (f"token:{self.points}",)


@dataclass(init=False, unsafe_hash=True)
class MissionScored(StarRaceEvent):
    """A seat shows its two hired ships and scores where they stand."""

    seat: int
    ships: tuple[str, ...]
    points_each: tuple[int, ...]
    points: int
    total: int

    def __init__(
        self, seat: int, ships: tuple[str, ...], points_each: tuple[int, ...], points: int, total: int
    ) -> None:
        self.seat = seat
        self.ships = ships
        self.points_each = points_each
        self.points = points
        self.total = total


@dataclass(init=False, unsafe_hash=True)
class GameEnded(StarRaceEvent):
    winner_seats: tuple[int, ...]
    total: int

    def __init__(self, winner_seats: tuple[int, ...], total: int) -> None:
        self.winner_seats = winner_seats
        self.total = total

    def marks(self) -> tuple[str, ...]:
        return ("won:alone",) if len(self.winner_seats) == 1 else ("won:shared",)


EVENTS: tuple[type[Event], ...] = (
    MissionBegan,
    Hired,
    CardsSetAside,
    Ready,
    PatrolPlaced,
    CardPlayed,
    CardCopied,
    CardLost,
    ShipMoved,
    EntrantsChosen,
    PatrolLifted,
    Looked,
    Saw,
    LookDeclined,
    TokenDrawn,
    AbilityUsed,
    MissionEnded,
    TokenShown,
    MissionScored,
    GameEnded,
)
