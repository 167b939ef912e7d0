"""What an observation is made of: named parts, one behind the other, each with its shape and its bounds."""

from __future__ import annotations

from math import inf, prod

# What a game says of a part: its name, the seat it tells of (counted from the observer; -1: not of one seat), its shape
Part = tuple[str, int, tuple[int, ...]]


class ObservationPart:
    """A part of what `observation_tensor` writes."""

    def __init__(self, name: str, seat: int, shape: tuple[int, ...], start: int, low: float, high: float) -> None:
        self.name = name
        self.seat = seat  # counted from the observer, who is 0; -1: the part is not of one seat
        self.shape = shape
        self.start = start  # the place of its first number
        self.low = low
        self.high = high

    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    def __repr__(self) -> str:
        whose = "" if self.seat < 0 else f" of seat +{self.seat}"
        return f"<{self.name}{whose}: {self.shape} from {self.start}, {self.low:g} to {self.high:g}>"


# How a table of a game's parts names one: its name, how many numbers are common to all, how many a seat has.
Counted = tuple[str, int, int]


def part_by_part(parts: tuple[Counted, ...], seats: int) -> list[Part]:
    """The parts in their order, each with all seats in it."""
    return [(name, -1, (common,) if common else (seats, each)) for name, common, each in parts]


def seat_by_seat(parts: tuple[Counted, ...], seats: int, common_first: bool) -> list[Part]:
    """What is common to all, before or behind what is of each seat: all parts of the observer, then of the next."""
    shared: list[Part] = [(name, -1, (common,)) for name, common, _ in parts if common]
    own: list[Part] = []
    for seat in range(seats):
        own.extend([(name, seat, (each,)) for name, _, each in parts if each])
    return [*shared, *own] if common_first else [*own, *shared]


def laid_out(parts: list[Part]) -> list[ObservationPart]:
    """The parts behind each other; all their numbers lie from 0 to 1."""
    at = 0
    found: list[ObservationPart] = []
    for name, seat, shape in parts:
        part = ObservationPart(name, seat, shape, at, 0.0, 1.0)
        found.append(part)
        at += part.size()
    return found


def unnamed(size: int) -> list[ObservationPart]:
    """The one part of a game that says how many numbers there are, and no more."""
    return [ObservationPart("observation", -1, (size,), 0, -inf, inf)] if size else []
