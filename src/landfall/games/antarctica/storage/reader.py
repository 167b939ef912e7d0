"""An Antarctica table as plain data and back, number by number; `checking` looks at how they go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from landfall.flow.errors import BadState
from landfall.flow.reading import numbers
from landfall.games.antarctica.table.components import CARD_IDS

if TYPE_CHECKING:
    from landfall.games.antarctica.table.state import Antarctica


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


def card_rows(table: Mapping[str, Any], name: str, length: int) -> tuple[tuple[int, ...], ...]:
    """Lists of building cards."""
    rows = table[name]
    if type(rows) is not list or len(rows) != length:
        raise BadState(f"{name} should be {length} lists of cards, not {rows!r}")
    return tuple([tuple(numbers(cards, name, 0, len(CARD_IDS) - 1)) for cards in rows])
