"""What a seat has been shown of the goal draft, and what others are still choosing in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landfall.games.evacuation.table.cards import GOALS_DEALT, HAND_SIZE

if TYPE_CHECKING:
    from landfall.games.evacuation.table.state import Evacuation

LAST_ROUND: Final = GOALS_DEALT - 1


def held_by(state: Evacuation, drafter: int, number: int) -> int:
    """Whose first hand a drafter holds in a round: hands are passed to the left."""
    return (drafter - number) % len(state.dealt)


def holder_of(state: Evacuation, hand: int, number: int) -> int:
    """Who holds a hand in a round."""
    return (hand + number) % len(state.dealt)


def goals_left(state: Evacuation, hand: int, number: int) -> list[int]:
    """What is left of a hand at the start of a round."""
    left = list(state.dealt[hand])
    for before in range(number):
        left.remove(state.picked[holder_of(state, hand, before)][before])
    return left


def hand_in_round(state: Evacuation, seat: int, number: int) -> list[int]:
    """What a seat holds at the start of a round."""
    return goals_left(state, held_by(state, seat, number), number)


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
