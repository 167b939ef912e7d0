"""What a building card asks for (rules, 6.1, 6.6 and 12.2): access, scientists and room."""

from __future__ import annotations

from landfall.games.antarctica.table.components import CARD_KIND, CARD_NEEDS, CARD_SCIENTISTS
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import ADVANCED_KINDS, BASIC_KINDS, PLANKTON_FARM


def can_build(state: Antarctica, seat: int, zone: int, card: int, access: int) -> bool:
    """Access, scientists and room."""
    if state.buildings[zone] >> CARD_KIND[card] & 1:
        return False
    missing = CARD_NEEDS[card] & ~access
    if missing and not can_replace(state, seat, missing):
        return False
    return state.supply[seat] >= scientists_for(state, seat, card)


def can_replace(state: Antarctica, seat: int, missing: int) -> bool:
    """R23: a resource card replaces one building out of reach, if no card was played in this visit."""
    return not state.has_played(seat) and has_replacement(state, seat, missing)


def has_replacement(state: Antarctica, seat: int, missing: int) -> bool:
    """Whether the seat has a resource card that stands for all that is out of reach."""
    if missing & missing - 1:
        return False
    if missing & BASIC_KINDS:
        return state.basic[seat] > 0
    return missing & ADVANCED_KINDS != 0 and state.advanced[seat] > 0


def scientists_for(state: Antarctica, seat: int, card: int) -> int:
    """The number shown on the card; 12.2: one is enough for a plankton farm if nobody can do anything else."""
    needed = CARD_SCIENTISTS[card]
    if needed > 1 and state.supply[seat] <= 1 and plankton_exception(state):
        return 1
    return needed


def plankton_exception(state: Antarctica) -> bool:
    """R39: every player has exactly one scientist left, and every card on offer is a plankton farm."""
    for seat in range(state.seats):
        if state.supply[seat] + state.reserve[seat] != 1:
            return False
    return all(not deck or CARD_KIND[deck[-1]] == PLANKTON_FARM for deck in state.decks)
