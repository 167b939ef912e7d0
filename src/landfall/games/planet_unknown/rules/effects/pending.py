"""What can be done with a pending thing: one class per kind says what is offered, what takes it up, what that does."""

from __future__ import annotations

from landfall.games.planet_unknown.table.gains import Gain
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import TRACKERS, advance_by
from landfall.games.planet_unknown.table.trackers import can_advance, has_to_advance


class Pending:
    """The rules of one kind of pending thing."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        """Add what can be done with it; returns whether some of it has to be done."""
        return False

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        """Whether this legal action takes it up, where others are pending too."""
        return False

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        """Do what was chosen with it; it is no longer pending."""


def add_advances(state: PlanetUnknown, seat: int, source: int, bits: int, out: list[int]) -> bool:
    """The trackers among these bits that can move; returns whether one of them has to."""
    board = state.boards[seat]
    must = False
    for tracker in range(TRACKERS):
        if bits >> tracker & 1 and can_advance(board, tracker):
            out.append(advance_by(source, tracker))
            must = must or has_to_advance(board, tracker, True)
    return must
