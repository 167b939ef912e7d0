"""Common goals (rules, 20.2): who takes them."""

from __future__ import annotations

from landfall.games.evacuation.rules.ending.goal_counts import metric
from landfall.games.evacuation.story.cards import CommonTaken
from landfall.games.evacuation.table.cards import COMMON_COST, COMMON_IDS, COMMON_METRIC, COMMON_NEED
from landfall.games.evacuation.table.effects import KINDS, NEW
from landfall.games.evacuation.table.places import world_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import NOBODY


def claim_commons(state: Evacuation, seat: int) -> None:
    """Take every common goal that the seat is the first to meet (R 17: one player may take several)."""
    for at in range(len(state.commons)):
        if state.common_owner[at] == NOBODY:
            face = state.commons[at]
            if metric(state, seat, COMMON_METRIC[face]) >= COMMON_NEED[face]:
                owners = list(state.common_owner)
                owners[at] = seat
                state.common_owner = tuple(owners)
                if state.history is not None:
                    state.tell(CommonTaken(seat, COMMON_IDS[face]))


def playable_commons(state: Evacuation, seat: int) -> list[int]:
    """Faces that the seat owns, has not played and can pay from the New World."""
    playable: list[int] = []
    for at in range(len(state.commons)):
        if state.common_owner[at] == seat and not state.common_played >> at & 1:
            cost = COMMON_COST[state.commons[at]]
            stock = world_at(seat, NEW)
            if all(state.stock[stock + kind] >= cost[kind] for kind in range(KINDS)):
                playable.append(state.commons[at])
    return sorted(playable)
