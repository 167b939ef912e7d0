"""An Antarctica table as plain data and back, number by number; `checking` looks at how they go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from landfall.flow.errors import BadState
from landfall.games.antarctica.components import CARD_IDS

if TYPE_CHECKING:
    from landfall.games.antarctica.state import Antarctica


def table(state: Antarctica) -> dict[str, Any]:
    """The fields that change, under their own names."""
    stored: dict[str, Any] = {
        "start_player": state.start_player,
        "sun": state.sun,
        "second": state.second,
        "card_played": state.card_played,
        "came": state.came,
        "laps": state.laps,
        "ending": state.ending,
        "used": state.used,
        "docks": state.docks[:],
        "scientists": state.scientists[:],
        "buildings": state.buildings[:],
        "cubes": state.cubes[:],
        "supply": state.supply[:],
        "reserve": state.reserve[:],
        "ships_left": state.ships_left[:],
        "cubes_left": state.cubes_left[:],
        "discarded": state.discarded[:],
        "hands": state.hands[:],
        "icebreakers": list(state.icebreakers),
        "decks": [list(deck) for deck in state.decks],
        "built": [list(cards) for cards in state.built],
        "stars": list(state.stars),
        "basic": list(state.basic),
        "advanced": list(state.advanced),
        "stack": state.stack,
        "played": state.played,
        "boxed": state.boxed,
        "draft": state.draft,
        "stack_seen": list(state.stack_seen),
        "others_hold": list(state.others_hold),
        "draft_seen": list(state.draft_seen),
    }
    return stored


def whole(table: Mapping[str, Any], name: str, low: int, high: int) -> int:
    """A whole number of the table, from low to high."""
    value = table[name]
    if type(value) is not int or not low <= value <= high:
        raise BadState(f"{name} is {value!r}; it goes from {low} to {high}")
    return value


def numbers(name: str, values: Any, length: int, low: int, high: int) -> list[int]:
    """A list of this many whole numbers, each from low to high; -1 is any length."""
    if type(values) is not list or (length >= 0 and len(values) != length):
        raise BadState(f"{name} should be a list of {length} numbers, not {values!r}")
    for value in values:
        if type(value) is not int or not low <= value <= high:
            raise BadState(f"{name} holds {value!r}; its numbers go from {low} to {high}")
    return list(values)


def row(table: Mapping[str, Any], name: str, length: int, low: int, high: int) -> list[int]:
    """A list of the table."""
    return numbers(name, table[name], length, low, high)


def card_rows(table: Mapping[str, Any], name: str, length: int) -> tuple[tuple[int, ...], ...]:
    """Lists of building cards."""
    rows = table[name]
    if type(rows) is not list or len(rows) != length:
        raise BadState(f"{name} should be {length} lists of cards, not {rows!r}")
    return tuple([tuple(numbers(name, cards, -1, 0, len(CARD_IDS) - 1)) for cards in rows])
