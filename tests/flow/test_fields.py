"""What is read of a stored table is looked at first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from landfall.flow import BadState
from landfall.flow.fields import distinct, numbers, pile, piles, row, truth, whole

TABLE: dict[str, Any] = {"year": 3, "over": True, "stock": [0, 2, 2], "deck": [4, 1], "hands": [[1, 2], []]}


def test_what_is_right_is_read_as_it_is() -> None:
    assert whole(TABLE, "year", 1, 4) == 3
    assert truth(TABLE, "over") is True
    assert row(TABLE, "stock", 3, 0, 2) == [0, 2, 2]
    assert pile(TABLE, "deck", 0, 4) == (4, 1)
    assert piles(TABLE, "hands", 2, 1, 4) == [(1, 2), ()]
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
        (lambda: truth(TABLE, "year"), "year is 3; it is true or false"),
        (lambda: row(TABLE, "stock", 4, 0, 2), "stock should be a list of 4 numbers"),
        (lambda: row(TABLE, "year", 1, 0, 9), "year should be a list of 1 numbers, not 3"),
        (lambda: row(TABLE, "stock", 3, 1, 2), "stock holds 0; its numbers go from 1 to 2"),
        (lambda: row({"stock": [True]}, "stock", 1, 0, 1), "stock holds True"),
        (lambda: pile(TABLE, "stock", 0, 2), "stock holds something twice"),
        (lambda: piles(TABLE, "hands", 3, 0, 9), "hands should be a list of 3 lists"),
        (lambda: piles(TABLE, "deck", 2, 0, 9), "deck should be a list of numbers, not 4"),
        (lambda: numbers("12", "uses", 0, 9), "uses should be a list of numbers, not '12'"),
    ],
)
def test_what_is_wrong_is_named(read: Callable[[], object], said: str) -> None:
    with pytest.raises(BadState, match=said):
        read()
