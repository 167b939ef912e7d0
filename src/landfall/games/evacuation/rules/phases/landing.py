"""The spaces on which progress markers land (rules, 16.2)."""

from __future__ import annotations

from landfall.games.evacuation.table.components import LANES, THREE_PLUS, WAITING
from landfall.games.evacuation.table.state import Evacuation


def is_free(state: Evacuation, step: int, lane: int) -> bool:
    """Whether a single-marker space is open and empty; the start has one space that is never full."""
    if lane == WAITING:
        return True
    if step == 0 or (lane == THREE_PLUS and state.seats < 3):
        return False
    for at in range(len(state.markers)):
        if state.markers[at] == step and state.marker_lanes[at] == lane:
            return False
    return True


def free_lanes(state: Evacuation, step: int) -> list[int]:
    """The lanes of a step that a marker can take; an own marker that is still to move is waiting and takes no space."""
    return [lane for lane in range(LANES) if is_free(state, step, lane)]
