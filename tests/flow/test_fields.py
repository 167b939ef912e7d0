"""What is read of a stored table is looked at first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from landfall.flow import BadState
from landfall.flow.fields import (
    Field,
    Fields,
    Pile,
    Piles,
    Row,
    Truth,
    Whole,
    distinct,
    empty_fields,
    numbers,
    read_fields,
    row,
    stored_fields,
    whole,
)

TABLE: dict[str, Any] = {"year": 3, "over": True, "stock": [0, 2, 2], "deck": [4, 1], "hands": [[1, 2], []]}


def test_what_is_right_is_read_as_it_is() -> None:
    assert whole(TABLE, "year", 1, 4) == 3
    assert Truth("over").read(TABLE["over"]) is True
    assert row(TABLE, "stock", 3, 0, 2) == [0, 2, 2]
    assert Pile("deck", 0, 4).read(TABLE["deck"]) == (4, 1)
    assert Piles("hands", 1, 4, [()] * 2).read(TABLE["hands"]) == [(1, 2), ()]
    assert numbers([7, 7], "uses", 7, 7) == [7, 7]
    assert distinct([], "cards", 0, 0) == ()


def test_a_row_is_a_list_of_its_own() -> None:
    read = row(TABLE, "stock", 3, 0, 2)
    read[0] = 9
    assert TABLE["stock"] == [0, 2, 2]


@pytest.mark.parametrize(
    ("read", "said"),
    [
        (lambda: whole(TABLE, "year", 1, 2), "year is 3; it goes from 1 to 2"),
        (lambda: whole(TABLE, "over", 0, 1), "over is True; it goes from 0 to 1"),
        (lambda: Truth("year").read(TABLE["year"]), "year is 3; it is true or false"),
        (lambda: row(TABLE, "stock", 4, 0, 2), "stock should be a list of 4 numbers"),
        (lambda: row(TABLE, "year", 1, 0, 9), "year should be a list of 1 numbers, not 3"),
        (lambda: row(TABLE, "stock", 3, 1, 2), "stock holds 0; its numbers go from 1 to 2"),
        (lambda: row({"stock": [True]}, "stock", 1, 0, 1), "stock holds True"),
        (lambda: Pile("stock", 0, 2).read(TABLE["stock"]), "stock holds something twice"),
        (lambda: Piles("hands", 0, 9, [()] * 3).read(TABLE["hands"]), "hands should be a list of 3 lists"),
        (lambda: Piles("deck", 0, 9, [()] * 2).read(TABLE["deck"]), "deck should be a list of numbers, not 4"),
        (lambda: numbers("12", "uses", 0, 9), "uses should be a list of numbers, not '12'"),
    ],
)
def test_what_is_wrong_is_named(read: Callable[[], object], said: str) -> None:
    with pytest.raises(BadState, match=said):
        read()


class Coins(Field):
    """A kind of a game's own: a number of coins, stored as a word."""

    def empty(self) -> Any:
        return 0

    def stored(self, value: Any) -> Any:
        return f"{value} coins"

    def read(self, stored: Any) -> Any:
        return int(stored.removesuffix(" coins"))


class Table:
    year: int
    over: bool
    stock: list[int]
    deck: tuple[int, ...]
    hands: list[tuple[int, ...]]
    purse: int


FIELDS = Fields(
    Coins("purse"), Piles("hands", 0, 9, [(), ()]), Whole("year", 1, 4, 1), Pile("deck", 0, 9), Truth("over"),
    Row("stock", 0, 9, [5, 5, 5]),
)  # fmt: skip


def test_every_kind_of_field_is_stored_and_read_in_the_order_of_the_list() -> None:
    table = Table()
    empty_fields(table, FIELDS)
    table.hands[0] = (3, 1)
    table.deck = (4, 2)
    table.purse = 7
    stored = stored_fields(table, FIELDS)
    assert stored == {
        "purse": "7 coins", "hands": [[3, 1], []], "year": 1, "deck": [4, 2], "over": False, "stock": [5, 5, 5],
    }  # fmt: skip
    assert list(stored) == [field.name for field in FIELDS]
    again = Table()
    read_fields(again, FIELDS, stored)
    assert vars(again) == vars(table)


def test_what_is_stored_does_not_change_with_the_table() -> None:
    table = Table()
    empty_fields(table, FIELDS)
    stored = stored_fields(table, FIELDS)
    table.stock[0] = 9
    assert stored["stock"] == [5, 5, 5]
    assert stored_fields(table, FIELDS)["stock"] == [9, 5, 5]
