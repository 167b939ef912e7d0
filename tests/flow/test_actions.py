"""The action catalogue: names to numbers and back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landfall.flow import BadSetup, Block, Catalogue, UnknownAction

ACTIONS = Catalogue(
    Block("sail", zone=range(8)),
    Block("pass"),
    Block("hire", race=("terran", "krystallin"), number=range(1, 4)),
    Block("pay", coins=(1, 5, 10)),
)


def test_blocks_follow_each_other_without_gaps() -> None:
    assert ACTIONS.size == 8 + 1 + 6 + 3
    assert [ACTIONS.first(name) for name in ACTIONS.blocks] == [0, 8, 9, 15]


def test_the_last_argument_varies_fastest() -> None:
    assert ACTIONS.decode(9) == ("hire", {"race": "terran", "number": 1})
    assert ACTIONS.decode(10) == ("hire", {"race": "terran", "number": 2})
    assert ACTIONS.decode(12) == ("hire", {"race": "krystallin", "number": 1})


def test_an_action_without_arguments_is_one_number() -> None:
    assert ACTIONS.encode("pass") == 8
    assert ACTIONS.decode(8) == ("pass", {})


def test_arguments_may_come_in_any_order() -> None:
    assert ACTIONS.encode("hire", number=3, race="terran") == ACTIONS.encode("hire", race="terran", number=3)


def test_every_number_has_one_name() -> None:
    named = [ACTIONS.decode(action) for action in range(ACTIONS.size)]
    assert [ACTIONS.encode(name, **arguments) for name, arguments in named] == list(range(ACTIONS.size))


@pytest.mark.parametrize("action", [-1, 18, 10**30, True, False, 1.0, "1", None, [1]])
def test_what_is_no_number_of_an_action_is_unknown(action: Any) -> None:
    with pytest.raises(UnknownAction, match="actions are 0 to 17"):
        ACTIONS.decode(action)


@pytest.mark.parametrize(
    ("name", "arguments", "says"),
    [
        ("fly", {}, "no action is called 'fly'; there are sail, pass, hire, pay"),
        (7, {}, "no action is called 7"),
        (None, {}, "no action is called None"),
        ("sail", {}, "sail needs zone"),
        ("sail", {"zone": 8}, "zone cannot be 8"),
        ("sail", {"zone": -1}, "zone cannot be -1"),
        ("sail", {"zone": "3"}, "zone cannot be '3'"),
        ("sail", {"zone": 3.0}, "zone cannot be 3.0"),
        ("sail", {"zone": True}, "zone cannot be True"),
        ("sail", {"zone": None}, "zone cannot be None"),
        ("sail", {"zone": [3]}, r"zone cannot be \[3\]"),
        ("sail", {"zone": 3, "wind": 1}, "sail has no wind"),
        ("hire", {"race": "terran"}, "hire needs number"),
        ("hire", {"race": 1, "number": 1}, "race cannot be 1"),
        ("pass", {"zone": 1}, "pass has no zone"),
    ],
)
def test_what_is_no_name_of_an_action_is_unknown(name: Any, arguments: dict[str, Any], says: str) -> None:
    with pytest.raises(UnknownAction, match=says):
        ACTIONS.encode(name, **arguments)


def test_two_blocks_of_one_name_are_refused() -> None:
    with pytest.raises(BadSetup, match="two action blocks are called 'sail'"):
        Catalogue(Block("sail"), Block("sail"))


def test_an_empty_block_is_refused() -> None:
    with pytest.raises(BadSetup, match="the action block 'sail' is empty"):
        Block("sail", zone=range(0))


def test_a_value_that_is_there_twice_is_refused() -> None:
    with pytest.raises(BadSetup, match="the action block 'sail' has a value of zone twice"):
        Block("sail", zone=("a", "b", "a"))


def test_two_catalogues_may_hold_the_same_block() -> None:
    shared = Block("sail", zone=range(3))
    one, other = Catalogue(Block("pass"), shared), Catalogue(shared)
    assert (one.first("sail"), one.encode("sail", zone=0), one.decode(1)) == (1, 1, ("sail", {"zone": 0}))
    assert (other.first("sail"), other.encode("sail", zone=0), other.decode(1)) == (0, 0, ("sail", {"zone": 1}))


@given(
    st.lists(
        st.lists(st.integers(1, 5), max_size=3),
        min_size=1,
        max_size=5,
    )
)
def test_any_layout_encodes_what_it_decodes(layout: list[list[int]]) -> None:
    blocks = []
    for number, sizes in enumerate(layout):
        blocks.append(Block(f"block{number}", **{f"argument{at}": range(size) for at, size in enumerate(sizes)}))
    catalogue = Catalogue(*blocks)
    for action in range(0, catalogue.size, 1 + catalogue.size // 50):
        name, arguments = catalogue.decode(action)
        assert catalogue.encode(name, **arguments) == action
