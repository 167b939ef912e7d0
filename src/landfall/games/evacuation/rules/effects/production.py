"""Production markers of the New World, and what follows from any change on a player's boards."""

from __future__ import annotations

from landfall.games.evacuation.rules.ending.race import check_trigger
from landfall.games.evacuation.rules.variants.common_goals import claim_commons
from landfall.games.evacuation.story.actions import Raised
from landfall.games.evacuation.table.effects import KIND_IDS
from landfall.games.evacuation.table.places import kind_at
from landfall.games.evacuation.table.state import Evacuation


def raise_marker(state: Evacuation, seat: int, kind: int, amount: int) -> None:
    """Move a production marker, and see what follows from it."""
    at = kind_at(seat, kind)
    state.production[at] += amount
    if state.history is not None:
        state.tell(Raised(seat, KIND_IDS[kind], amount, state.production[at]))
    after_effect(state, seat)


def after_effect(state: Evacuation, seat: int) -> None:
    """After each atomic effect: common goals are taken at once (20.2), a race is triggered (R 35)."""
    if state.lane >= 0:
        return  # several act at the same time: looked at when all are done
    if state.commons:
        claim_commons(state, seat)
    if state.is_race and not state.ending:
        check_trigger(state, seat)
