"""A turn with one ship (rules, section 4)."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Frame
from landfall.games.antarctica.rules.movement import SetSail
from landfall.games.antarctica.table.state import Antarctica


@dataclass(init=False, unsafe_hash=True)
class Turn(Frame):
    """What one ship's owner does with that ship: discard, move, cards and discard, one action, cards and discard."""

    seat: int
    ship: int

    def __init__(self, seat: int, ship: int) -> None:
        self.seat = seat
        self.ship = ship

    def resolve(self, state: Antarctica) -> None:
        state.came = 0
        state.then(SetSail(self.seat, self.ship, False))


TURN_FRAMES: tuple[type[Frame], ...] = (Turn,)
