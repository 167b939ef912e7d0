"""Reading a stored table: no number is believed before it was looked at. A wrong one is a BadState that names it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landfall.flow.errors import BadState


def whole(table: Mapping[str, Any], name: str, low: int, high: int) -> int:
    """A whole number of the table, from low to high."""
    value = table[name]
    if type(value) is not int or not low <= value <= high:
        raise BadState(f"{name} is {value!r}; it goes from {low} to {high}")
    return value


def truth(table: Mapping[str, Any], name: str) -> bool:
    """True or false."""
    value = table[name]
    if type(value) is not bool:
        raise BadState(f"{name} is {value!r}; it is true or false")
    return value


def row(table: Mapping[str, Any], name: str, length: int, low: int, high: int) -> list[int]:
    """A list of the table with this many whole numbers, each from low to high."""
    values = table[name]
    if type(values) is not list or len(values) != length:
        raise BadState(f"{name} should be a list of {length} numbers, not {values!r}")
    return numbers(values, name, low, high)


def pile(table: Mapping[str, Any], name: str, low: int, high: int) -> tuple[int, ...]:
    """A list of the table with any number of different cards or tiles."""
    return distinct(table[name], name, low, high)


def piles(table: Mapping[str, Any], name: str, count: int, low: int, high: int) -> list[tuple[int, ...]]:
    """So many piles."""
    values = table[name]
    if type(values) is not list or len(values) != count:
        raise BadState(f"{name} should be a list of {count} lists, not {values!r}")
    return [distinct(one, name, low, high) for one in values]


def numbers(values: Any, name: str, low: int, high: int) -> list[int]:
    """A list of whole numbers, each from low to high, as many as there are; `name` is where they stand."""
    if type(values) is not list:
        raise BadState(f"{name} should be a list of numbers, not {values!r}")
    for value in values:
        if type(value) is not int or not low <= value <= high:
            raise BadState(f"{name} holds {value!r}; its numbers go from {low} to {high}")
    return list(values)


def distinct(values: Any, name: str, low: int, high: int) -> tuple[int, ...]:
    """The same, and none of them twice."""
    found = numbers(values, name, low, high)
    if len(set(found)) != len(found):
        raise BadState(f"{name} holds something twice")
    return tuple(found)
