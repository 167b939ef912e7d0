"""What can be told of the phases of a year of Evacuation."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.games.evacuation.story.actions import EvacuationEvent


@dataclass(unsafe_hash=True)
class YearBegan(EvacuationEvent):
    """A new year and its bonus card."""

    year: int
    bonus: str

    def marks(self) -> tuple[str, ...]:
        return (f"bonus card:{self.bonus}",)


@dataclass(unsafe_hash=True)
class IncomeTaken(EvacuationEvent):
    """Production of both worlds and what was eaten: food, steel, energy."""

    seat: int
    old: tuple[int, ...]
    new: tuple[int, ...]
    eaten: int


@dataclass(unsafe_hash=True)
class PenaltyTaken(EvacuationEvent):
    """Penalty tokens for missing food and stadiums."""

    seat: int
    food: int
    stadiums: int

    def marks(self) -> tuple[str, ...]:
        return (*(["penalty:food"] if self.food else []), *(["penalty:stadium"] if self.stadiums else []))


@dataclass(unsafe_hash=True)
class GoalPicked(EvacuationEvent):
    """To its owner alone: a goal was kept in the draft."""

    seat: int
    goal: str


@dataclass(unsafe_hash=True)
class GoalDropped(EvacuationEvent):
    """To its owner alone: a goal was put away at the end of the draft."""

    seat: int
    goal: str


@dataclass(unsafe_hash=True)
class Ready(EvacuationEvent):
    """To all: this seat has chosen."""

    seat: int


@dataclass(unsafe_hash=True)
class ShipSent(EvacuationEvent):
    """A spaceship leaves the Old World."""

    seat: int
    ship: str
    energy: int


@dataclass(unsafe_hash=True)
class Loaded(EvacuationEvent):
    """Something goes aboard."""

    seat: int
    ship: str
    item: str

    def marks(self) -> tuple[str, ...]:
        return (f"loaded:{self.item.split(':')[0]}",)


@dataclass(unsafe_hash=True)
class ShipCalledBack(EvacuationEvent):
    """A spaceship flies back from the New World."""

    seat: int
    ship: str


@dataclass(unsafe_hash=True)
class Unloaded(EvacuationEvent):
    """Everything aboard is in the New World now."""

    seat: int
    ships: tuple[str, ...]


@dataclass(unsafe_hash=True)
class ShipsReturned(EvacuationEvent):
    """Spaceships that unloaded are back at once."""

    seat: int
    ships: tuple[str, ...]


@dataclass(unsafe_hash=True)
class OrderChanged(EvacuationEvent):
    """The new turn order."""

    order_seats: tuple[int, ...]


@dataclass(unsafe_hash=True)
class SoloOrder(EvacuationEvent):
    """The new turn order with the simulated civilisations."""

    parties: tuple[str, ...]


@dataclass(unsafe_hash=True)
class SimulatedMoved(EvacuationEvent):
    """A progress marker of a simulated civilisation moves."""

    party: str
    step: int
    lane: str


@dataclass(unsafe_hash=True)
class MarkerMoved(EvacuationEvent):
    """A progress marker moves and takes a space."""

    seat: int
    step_from: int
    step: int
    lane: str

    def marks(self) -> tuple[str, ...]:
        return (f"lane:{self.lane}",)


@dataclass(unsafe_hash=True)
class BiomeUnlocked(EvacuationEvent):
    """A passage opens a biome."""

    seat: int
    biome: str

    def marks(self) -> tuple[str, ...]:
        return (f"unlocked:{self.biome}",)


@dataclass(unsafe_hash=True)
class TileFlipped(EvacuationEvent):
    """A productivity tile stops producing."""

    seat: int


@dataclass(unsafe_hash=True)
class TileMoved(EvacuationEvent):
    """A productivity tile reaches the New World."""

    seat: int


@dataclass(unsafe_hash=True)
class BonusGained(EvacuationEvent):
    """A year-end bonus."""

    seat: int
    bonus: str
    side: str
    power: int

    def marks(self) -> tuple[str, ...]:
        return (f"bonus:{self.bonus}:{self.side}",)


@dataclass(unsafe_hash=True)
class NoBonus(EvacuationEvent):
    """The power meets no threshold."""

    seat: int
    power: int


@dataclass(unsafe_hash=True)
class YearCleared(EvacuationEvent):
    """Rows age, uses are cleared."""

    year: int


YEAR_EVENTS: tuple[type[EvacuationEvent], ...] = (
    YearBegan,
    IncomeTaken,
    PenaltyTaken,
    GoalPicked,
    GoalDropped,
    Ready,
    ShipSent,
    Loaded,
    ShipCalledBack,
    Unloaded,
    ShipsReturned,
    OrderChanged,
    SoloOrder,
    SimulatedMoved,
    MarkerMoved,
    BiomeUnlocked,
    TileFlipped,
    TileMoved,
    BonusGained,
    NoBonus,
    YearCleared,
)
