"""Levels by name."""

from __future__ import annotations

import math
from typing import Any

import pytest

from landfall.bots import Greedy, RandomBot, Search, UnknownLevel, level_names, make_bot
from landfall.flow import BadInput, BadSetup


def test_every_level_makes_a_bot_of_its_name() -> None:
    for name in level_names():
        assert make_bot(name, 1).name == name


def test_the_levels_are_those_documented() -> None:
    assert {"random", "greedy", "search", "easy", "normal", "strong"} <= set(level_names())
    assert isinstance(make_bot("random", 1), RandomBot)
    assert isinstance(make_bot("greedy", 1), Greedy)
    assert isinstance(make_bot("strong", 1), Search)


def test_an_unknown_level_is_a_bad_input_that_lists_the_levels() -> None:
    with pytest.raises(UnknownLevel, match="random, greedy") as caught:
        make_bot("brilliant", 1)
    assert isinstance(caught.value, BadInput)


def test_a_budget_can_be_given_with_the_level() -> None:
    by_count, by_clock = make_bot("search:77", 1), make_bot("search:5ms", 1)
    assert isinstance(by_count, Search)
    assert isinstance(by_clock, Search)
    assert (by_count.simulations, by_count.ms) == (77, None)
    assert (by_clock.simulations, by_clock.ms) == (None, 5.0)
    assert by_count.name == "search:77"
    given = make_bot("strong", 1, simulations=3)
    assert isinstance(given, Search)
    assert given.simulations == 3


@pytest.mark.parametrize(
    "text",
    [
        "search:",
        "search:0",
        "search:fast",
        "search:-5",
        "random:5",
        "greedy:5",
        "search:²",
        "search:٣",
        "search:" + "9" * 5000,
    ],
)
def test_a_wrong_budget_is_refused(text: str) -> None:
    with pytest.raises(UnknownLevel):
        make_bot(text, 1)


@pytest.mark.parametrize("level", [None, 7, ["search"], b"search"])
def test_a_level_is_a_name(level: Any) -> None:
    with pytest.raises(UnknownLevel, match="a level must be a name"):
        make_bot(level, 1)


@pytest.mark.parametrize(
    "budget",
    [
        {"simulations": -5},
        {"simulations": 0},
        {"simulations": 2.5},
        {"simulations": True},
        {"ms": math.nan},
        {"ms": math.inf},
        {"ms": 0},
        {"ms": -1.0},
        {"ms": "5"},
    ],
    ids=str,
)
def test_a_budget_that_is_none_is_refused(budget: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        make_bot("search", 1, **budget)


@pytest.mark.parametrize("seed", [None, 1.5, True, [1]], ids=str)
@pytest.mark.parametrize("level", ["random", "greedy", "search"])
def test_what_is_no_seed_is_refused_by_name(level: str, seed: Any) -> None:
    with pytest.raises(BadSetup, match="a seed is a whole number or a text"):
        make_bot(level, seed)


def test_a_search_without_a_budget_is_refused() -> None:
    with pytest.raises(BadSetup, match="a search needs a budget"):
        Search("x", 1)
