"""What can be told of a Star Race. Ships, cards and planets go by their ids, rings by their number or "planet"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from landfall.flow.frame import Event
from landfall.games.star_race.table.terms import ID


class StarRaceEvent(Event):
    game: ClassVar[str] = ID


@dataclass(unsafe_hash=True)
class MissionBegan(StarRaceEvent):
    """A planet is laid out, the ships stand at their start, missions are dealt."""

    mission: int
    missions: int
    planet: str
    abilities: bool
    seat: int  # the start player

    def marks(self) -> tuple[str, ...]:
        return (f"planet:{self.planet}",) if self.abilities else ("planet:plain",)


@dataclass(unsafe_hash=True)
class Hired(StarRaceEvent):
    """Only to its owner: the two ships hired for this mission."""

    seat: int
    ships: tuple[str, ...]


@dataclass(unsafe_hash=True)
class CardsSetAside(StarRaceEvent):
    """Only to its owner: which three cards are out for this mission."""

    seat: int
    cards: tuple[str, ...]


@dataclass(unsafe_hash=True)
class Ready(StarRaceEvent):
    """To all: this seat has set its cards aside."""

    seat: int


@dataclass(unsafe_hash=True)
class PatrolPlaced(StarRaceEvent):
    seat: int
    ship: str
    ring: int


@dataclass(unsafe_hash=True)
class CardPlayed(StarRaceEvent):
    seat: int
    card: str

    def marks(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


@dataclass(unsafe_hash=True)
class CardCopied(StarRaceEvent):
    """A Copy takes on the kind of the latest card of another seat, or of its own."""

    seat: int
    copied_seat: int
    card: str
    of_copy: bool  # R 10: that card was itself a Copy, and counts as the kind it copied

    def marks(self) -> tuple[str, ...]:
        own = ("copied:own",) if self.seat == self.copied_seat else ()
        copy = ("copied:copy",) if self.of_copy else ()
        return (f"copied:{self.card}", *own, *copy)


@dataclass(unsafe_hash=True)
class CardLost(StarRaceEvent):
    """Nothing could be carried out."""

    seat: int
    card: str

    def marks(self) -> tuple[str, ...]:
        return (f"lost:{self.card}",)


@dataclass(unsafe_hash=True)
class ShipMoved(StarRaceEvent):
    """One ship moved by a card or an ability, from ring to ring."""

    seat: int
    ship: str
    ring_from: str
    ring_to: str


@dataclass(unsafe_hash=True)
class EntrantsChosen(StarRaceEvent):
    """More ships of a group stood before the planet than it had room for."""

    seat: int
    ships: tuple[str, ...]

    def marks(self) -> tuple[str, ...]:
        return (f"entrants:{len(self.ships)}",)


@dataclass(unsafe_hash=True)
class PatrolLifted(StarRaceEvent):
    """A ship came to stand on a patrol token, which leaves the game for this mission."""

    seat: int
    ship: str
    ring: int


@dataclass(unsafe_hash=True)
class Looked(StarRaceEvent):
    """To all: a seat has looked at one of another's two missions."""

    seat: int
    looked_at_seat: int


@dataclass(unsafe_hash=True)
class Saw(StarRaceEvent):
    """Only to the seat that looked: the ship on the card."""

    seat: int
    looked_at_seat: int
    ship: str


@dataclass(unsafe_hash=True)
class LookDeclined(StarRaceEvent):
    seat: int


@dataclass(unsafe_hash=True)
class TokenDrawn(StarRaceEvent):
    """Pandora: a face-down token is laid beside a ship that has arrived."""

    seat: int
    ship: str


@dataclass(unsafe_hash=True)
class AbilityUsed(StarRaceEvent):
    """Nova or Zora: the arriver moves ships once more; `ships` is empty if none could be moved."""

    seat: int
    planet: str
    ships: tuple[str, ...]

    def marks(self) -> tuple[str, ...]:
        if not self.ships:
            return (f"ability-skipped:{self.planet}",)
        return (f"ability:{self.planet}", f"ability:{self.planet}:{len(self.ships)}")


@dataclass(unsafe_hash=True)
class MissionEnded(StarRaceEvent):
    mission: int
    planet: str
    abilities: bool
    ending: str

    def marks(self) -> tuple[str, ...]:
        return (f"ending:{self.planet if self.abilities else 'plain'}:{self.ending}",)


@dataclass(unsafe_hash=True)
class TokenShown(StarRaceEvent):
    """Pandora: the token beside a ship is turned over at the end of the mission."""

    ship: str
    points: int

    def marks(self) -> tuple[str, ...]:
        return (f"token:{self.points}",)


@dataclass(unsafe_hash=True)
class MissionScored(StarRaceEvent):
    """A seat shows its two hired ships and scores where they stand."""

    seat: int
    ships: tuple[str, ...]
    points_each: tuple[int, ...]
    points: int
    total: int


@dataclass(unsafe_hash=True)
class GameEnded(StarRaceEvent):
    winner_seats: tuple[int, ...]
    total: int

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
