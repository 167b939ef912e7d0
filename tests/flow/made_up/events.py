"""What is told of a game of Harbour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from landfall.flow import Event


@dataclass(frozen=True)
class HarbourEvent(Event):
    game: ClassVar[str] = "harbour"


@dataclass(frozen=True)
class TideTurned(HarbourEvent):
    closed: str

    def marks(self) -> tuple[str, ...]:
        return (f"closed {self.closed}",)


@dataclass(frozen=True)
class Ready(HarbourEvent):
    seat: int


@dataclass(frozen=True)
class Heard(HarbourEvent):
    seat: int


@dataclass(frozen=True)
class Learned(HarbourEvent):
    seat: int
    worth: int


@dataclass(frozen=True)
class Kept(HarbourEvent):
    seat: int


@dataclass(frozen=True)
class Docked(HarbourEvent):
    seat: int
    berth: str

    def marks(self) -> tuple[str, ...]:
        return (f"berth {self.berth}",)


@dataclass(frozen=True)
class Bargained(HarbourEvent):
    """Told even if there is no coin to pay with: that the step was chosen is public."""

    seat: int


@dataclass(frozen=True)
class Drew(HarbourEvent):
    seat: int


@dataclass(frozen=True)
class Looked(HarbourEvent):
    seat: int
    crates: int


@dataclass(frozen=True)
class Saw(HarbourEvent):
    seat: int
    kinds: tuple[str, ...]


@dataclass(frozen=True)
class Paid(HarbourEvent):
    seat: int
    coins: int


@dataclass(frozen=True)
class Gained(HarbourEvent):
    seat: int
    coins: int


@dataclass(frozen=True)
class Advanced(HarbourEvent):
    seat: int
    track: str
    step: int

    def marks(self) -> tuple[str, ...]:
        return (f"{self.track} {self.step}",)


@dataclass(frozen=True)
class Loaded(HarbourEvent):
    seat: int
    kind: str

    def marks(self) -> tuple[str, ...]:
        return (f"loaded {self.kind}",)


@dataclass(frozen=True)
class Closed(HarbourEvent):
    """The harbour closes: the game is over."""

    seats: int

    def marks(self) -> tuple[str, ...]:
        return (f"end with {self.seats}",)
