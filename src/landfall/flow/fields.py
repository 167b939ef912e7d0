"""The fields of a state, each described once: what an empty table holds, and what numbers may be stored there.

A game lists them in `table/fields.py`. Emptying, storing and reading follow from that list, and a test compares it with
the state's own attributes. A board within a state is described alike. No stored number is believed before it was
checked: a wrong one is a BadState that names it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from landfall.flow.errors import BadState


class Form(Enum):
    """What a field is in plain data."""

    PLAIN = "the value itself"
    LIST = "a list of numbers"
    LISTS = "a list of lists of numbers"
    OWN = "what `stored` returns"


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One attribute. A game may write kinds of its own."""

    form: ClassVar[Form] = Form.OWN

    def __init__(self, name: str) -> None:
        self.name = name

    def empty(self) -> Any:
        """What the attribute holds on an empty table."""
        raise NotImplementedError

    def stored(self, value: Any) -> Any:
        """Plain data for what the attribute holds, if its form is OWN."""
        raise NotImplementedError

    def read(self, stored: Any) -> Any:
        """What the attribute holds, from plain data that is checked."""
        raise NotImplementedError


class Whole(Field):
    """A whole number from low to high."""

    form: ClassVar[Form] = Form.PLAIN

    def __init__(self, name: str, low: int, high: int, empty: int = 0) -> None:
        super().__init__(name)
        self.low = low
        self.high = high
        self.number = empty

    def empty(self) -> Any:
        return self.number

    def read(self, stored: Any) -> Any:
        if type(stored) is not int or not self.low <= stored <= self.high:
            raise BadState(f"{self.name} is {stored!r}; it goes from {self.low} to {self.high}")
        return stored


class Truth(Field):
    """True or false; false on an empty table."""

    form: ClassVar[Form] = Form.PLAIN

    def empty(self) -> Any:
        return False

    def read(self, stored: Any) -> Any:
        if type(stored) is not bool:
            raise BadState(f"{self.name} is {stored!r}; it is true or false")
        return stored


class Row(Field):
    """A list that changes in place: as many whole numbers from low to high as the empty table holds."""

    form: ClassVar[Form] = Form.LIST

    def __init__(self, name: str, low: int, high: int, empty: list[int]) -> None:
        super().__init__(name)
        self.low = low
        self.high = high
        self.row = empty

    def empty(self) -> Any:
        return self.row[:]

    def read(self, stored: Any) -> Any:
        length = len(self.row)
        if type(stored) is not list or len(stored) != length:
            raise BadState(f"{self.name} should be a list of {length} numbers, not {stored!r}")
        return numbers(stored, self.name, self.low, self.high)


class FixedRow(Row):
    """The same as a tuple, which is replaced when it changes and shared by clones until then."""

    def empty(self) -> Any:
        return tuple(self.row)

    def read(self, stored: Any) -> Any:
        return tuple(super().read(stored))


class Numbers(Field):
    """A tuple of whole numbers from low to high, as many as there are; none on an empty table."""

    form: ClassVar[Form] = Form.LIST

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def empty(self) -> Any:
        return ()

    def read(self, stored: Any) -> Any:
        return tuple(numbers(stored, self.name, self.low, self.high))


class Pile(Numbers):
    """Cards or tiles, none of them twice."""

    def read(self, stored: Any) -> Any:
        return distinct(stored, self.name, self.low, self.high)


class Piles(Field):
    """A list of piles, as many as the empty table holds."""

    form: ClassVar[Form] = Form.LISTS

    def __init__(self, name: str, low: int, high: int, empty: list[tuple[int, ...]]) -> None:
        super().__init__(name)
        self.low = low
        self.high = high
        self.piles = empty

    def empty(self) -> Any:
        return self.piles[:]

    def read(self, stored: Any) -> Any:
        count = len(self.piles)
        if type(stored) is not list or len(stored) != count:
            raise BadState(f"{self.name} should be a list of {count} lists, not {stored!r}")
        return [distinct(pile, self.name, self.low, self.high) for pile in stored]


class FixedPiles(Piles):
    """The same as a tuple."""

    def empty(self) -> Any:
        return tuple(self.piles)

    def read(self, stored: Any) -> Any:
        return tuple(super().read(stored))


class Fields:
    """All fields of a table or a board. They are sorted by form here, once, because storing is done often."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        self.blank: dict[str, Any] = {field.name: None for field in fields}
        self.plain = [field.name for field in fields if field.form is Form.PLAIN]
        self.lists = [field.name for field in fields if field.form is Form.LIST]
        self.lists_of_lists = [field.name for field in fields if field.form is Form.LISTS]
        self.own = [field for field in fields if field.form is Form.OWN]

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)


NO_FIELDS: Final = Fields()


def empty_fields(thing: object, fields: Fields) -> None:
    """Give every field what an empty table holds."""
    for field in fields.fields:
        setattr(thing, field.name, field.empty())


def stored_fields(thing: object, fields: Fields) -> dict[str, Any]:
    """Every field as plain data, under its own name."""
    stored = fields.blank.copy()
    for name in fields.plain:
        stored[name] = getattr(thing, name)
    for name in fields.lists:
        stored[name] = list(getattr(thing, name))
    for name in fields.lists_of_lists:
        stored[name] = [list(one) for one in getattr(thing, name)]
    for field in fields.own:
        stored[field.name] = field.stored(getattr(thing, field.name))
    return stored


def read_fields(thing: object, fields: Fields, table: Mapping[str, Any]) -> None:
    """Give every field what was stored, checked."""
    for field in fields.fields:
        setattr(thing, field.name, field.read(table[field.name]))


# -- single values of a stored table, checked -------------------------------------------------------------------------


def whole(table: Mapping[str, Any], name: str, low: int, high: int) -> int:
    """A whole number of the table, from low to high."""
    number: int = Whole(name, low, high).read(table[name])
    return number


def row(table: Mapping[str, Any], name: str, length: int, low: int, high: int) -> list[int]:
    """A list of the table with this many whole numbers, each from low to high."""
    values: list[int] = Row(name, low, high, [0] * length).read(table[name])
    return values


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
