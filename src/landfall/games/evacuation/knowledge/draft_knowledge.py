"""What a seat has been shown of the goal draft, and what others are still choosing in secret."""

from __future__ import annotations

from landfall.games.evacuation.rules.phases.draft import LAST_ROUND
from landfall.games.evacuation.table.cards import HAND_SIZE
from landfall.games.evacuation.table.state import Evacuation


def draft_rounds_seen(state: Evacuation) -> int:
    """In how many rounds everybody has held a hand."""
    if not state.dealt:
        return 0
    least = min([len(picked) for picked in state.picked])
    return min(least, LAST_ROUND) + 1


def still_keeping(state: Evacuation, seat: int) -> bool:
    """Whether the seat is choosing, at the same time as others, which action cards to keep."""
    return state.is_advanced and bool(state.lanes) and len(state.hand[seat]) > HAND_SIZE


def hand_size(state: Evacuation, seat: int | None, other: int) -> int:
    """How many action cards the other is seen to hold: what it puts aside is not seen before all are done."""
    keeping = other != seat and still_keeping(state, other)
    return len(state.hand[other]) + (len(state.thrown[other]) if keeping else 0)


def goals_are_open(state: Evacuation) -> bool:
    """Goals fixed by the technology set are known to all; drafted ones are shown at the end."""
    return state.options["goals"] == "first_game" or state.is_terminal()
