"""An Antarctica table as plain data and back, checked on the way in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from landfall.flow.errors import BadState
from landfall.games.antarctica.components import CARD_DECK, CARD_IDS, CARD_PLAYERS, DECK_IDS, DOCKS, ZONES
from landfall.games.antarctica.terms import ALL_CARDS, BERTHS, NO_SHIP, in_both

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


def check_table(state: Antarctica, pieces: dict[str, int], at_the_start: dict[str, int]) -> None:
    """Nothing is made or lost, queues have no gaps, no two cubes share a space, every card is in its deck or taken."""
    if pieces != at_the_start:
        wrong = [name for name in at_the_start if pieces.get(name) != at_the_start[name]]
        raise BadState(f"these do not add up: {', '.join(wrong)}")
    ships = [ship for ship in state.docks if ship != NO_SHIP]
    if len(set(ships)) != len(ships) or (state.second != NO_SHIP and state.second not in ships):
        raise BadState("a ship is in two docks, or the second one in none")
    for berth in range(BERTHS - 1):
        if berth % DOCKS != DOCKS - 1 and state.docks[berth] == NO_SHIP and state.docks[berth + 1] != NO_SHIP:
            raise BadState(f"the queue of zone {berth // DOCKS} has a gap")
    for zone in range(ZONES):
        if zone not in state.open_zones and (state.buildings[zone] or state.ships_in(zone)):
            raise BadState(f"zone {zone} is closed, but something is there")
    for first in range(0, len(state.cubes), state.seats):
        spaces = [space for space in state.cubes[first : first + state.seats] if space]
        if len(set(spaces)) != len(spaces):
            raise BadState("two cubes share a space")
    cards = [card for held in (*state.decks, *state.built) for card in held]
    if len(set(cards)) != len(cards) or any(CARD_PLAYERS[card] > state.seats for card in cards):
        raise BadState("a building card is there twice, or is not in play")
    for deck in range(len(DECK_IDS)):
        if any(CARD_DECK[card] != deck for card in state.decks[deck]):
            raise BadState(f"a card lies in the wrong stack: {DECK_IDS[deck]}")
    for seat in range(state.seats):
        elsewhere = ALL_CARDS - state.played - state.hands[seat]
        if in_both(state.stack, state.stack_seen[seat]) != state.stack:
            raise BadState(f"seat {seat} has seen less in the shipyard stack than there is")
        if in_both(state.others_hold[seat], elsewhere) != state.others_hold[seat]:
            raise BadState(f"seat {seat} knows of shipyard cards that nobody holds")
