"""What a seat knows as numbers."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from landfall.games.evacuation.state import Evacuation


def size(seats: int) -> int:
    return 0


def observe(state: Evacuation, seat: int, into: array[float]) -> None:
    pass
