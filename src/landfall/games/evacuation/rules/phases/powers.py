"""The year's power: board actions by their groups, face-up cards by one of their own powers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landfall.games.evacuation.table.cards import CARD_POWERS

if TYPE_CHECKING:
    from landfall.games.evacuation.table.state import Evacuation


def powers_of(state: Evacuation, seat: int) -> list[int]:
    """All sums that the year's power can be: a card with several powers counts as one of them."""
    sums = [state.power[seat]]
    for card in state.face_up[seat]:
        sums = sorted({one + power for one in sums for power in CARD_POWERS[card]})
    return sums
