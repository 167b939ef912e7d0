"""A Star Race table as plain data and back, checked on the way in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from landfall.flow.errors import BadState
from landfall.flow.plain import to_plain
from landfall.games.star_race.components import CARD_IDS, PLANET_IDS, TOKEN_FACES
from landfall.games.star_race.terms import NO_CARD, PLANET, SHIPS

if TYPE_CHECKING:
    from landfall.games.star_race.state import StarRace


def table(state: StarRace) -> dict[str, Any]:
    """The fields that change, under their own names."""
    stored: dict[str, Any] = {
        "mission": state.mission,
        "start_player": state.start_player,
        "planets": list(state.planets),
        "levels": state.levels[:],
        "on_planet": state.on_planet,
        "hands": state.hands[:],
        "played": state.played[:],
        "latest": state.latest[:],
        "offers": state.offers[:],
        "asides": list(state.asides),
        "hired": list(state.hired),
        "patrols": list(state.patrols),
        "inspected": list(state.inspected),
        "seen": list(state.seen),
        "tokens": list(state.tokens),
        "bag": list(state.bag),
        "results": to_plain(state.results),
    }
    return stored


def whole(table: Mapping[str, Any], name: str, low: int, high: int) -> int:
    """A whole number of the table, from low to high."""
    value = table[name]
    if type(value) is not int or not low <= value <= high:
        raise BadState(f"{name} is {value!r}; it goes from {low} to {high}")
    return value


def row(table: Mapping[str, Any], name: str, length: int, low: int, high: int) -> list[int]:
    """A list of the table with this many whole numbers, each from low to high; -1 is any length."""
    values = table[name]
    if type(values) is not list or (length >= 0 and len(values) != length):
        raise BadState(f"{name} should be a list of {length} numbers, not {values!r}")
    for value in values:
        if type(value) is not int or not low <= value <= high:
            raise BadState(f"{name} holds {value!r}; its numbers go from {low} to {high}")
    return list(values)


def hand_row(table: Mapping[str, Any], name: str, seats: int) -> list[int]:
    return row(table, name, seats, 0, (1 << 2 * len(CARD_IDS)) - 1)


def card_row(table: Mapping[str, Any], name: str, seats: int) -> list[int]:
    return row(table, name, seats, NO_CARD, len(CARD_IDS) - 1)


def ship_row(table: Mapping[str, Any], name: str, high: int) -> list[int]:
    return row(table, name, SHIPS, 0, high)


def check_cards(state: StarRace) -> None:
    """In hand, played and set aside make up the whole set of cards of each seat, and nobody hires another's ship."""
    for seat in range(state.seats):
        if state.hands[seat] + state.played[seat] + state.asides[seat] != state.full_hand:
            raise BadState(f"the cards of seat {seat} do not add up")
    if len(set(state.hired)) != len(state.hired) and len(state.results) <= state.mission:
        raise BadState("a ship is hired twice")
    if sum([level == PLANET for level in state.levels]) != state.on_planet:
        raise BadState("on_planet does not count the ships on the planet")
    if sorted(state.planets) != list(range(len(PLANET_IDS))):
        raise BadState("planets names a planet twice")
    if len(set(state.bag)) != len(state.bag) or len(state.bag) > len(TOKEN_FACES):
        raise BadState("bag holds a token twice")
