"""Levels by name."""

from __future__ import annotations

import math
from typing import Any

import pytest

from landfall.bots import Greedy, RandomBot, Search, UnknownLevel, level_names, make_bot, names_known, present_name
from landfall.bots.greedy import seen_of
from landfall.flow import BadInput, BadSetup, Rng


def test_every_level_makes_a_bot_of_its_name() -> None:
    for name in names_known():
        assert make_bot(name, 1).name == name


def test_the_levels_are_those_documented() -> None:
    assert level_names() == ["beginner", "easy", "normal", "hard", "expert", "master"]
    assert isinstance(make_bot("random", 1), RandomBot)
    assert isinstance(make_bot("normal", 1), Greedy)
    assert isinstance(make_bot("master", 1), Search)


def test_levels_are_known_by_their_former_names() -> None:
    for former, present in (("greedy", "normal"), ("search", "expert"), ("strong", "master"), ("hard", "hard")):
        bots = [make_bot(name, 1) for name in (former, present)]
        assert type(bots[0]) is type(bots[1])
        assert present_name(former) == present
    assert present_name("search:50ms") == "expert:50ms"
    given = [make_bot(name, 1) for name in ("strong", "master")]
    assert all(isinstance(bot, Search) for bot in given)
    assert given[0].simulations == given[1].simulations  # type: ignore[attr-defined]


def test_weak_levels_overlook_actions_and_never_all_of_them() -> None:
    legal = list(range(100, 140))
    shares = []
    for level in ("beginner", "easy"):
        bot = make_bot(level, 1)
        assert isinstance(bot, Greedy)
        seen = seen_of(legal, bot.overlooks, Rng(level))
        assert set(seen) < set(legal)
        assert seen == sorted(seen)
        assert len(seen_of([7], bot.overlooks, Rng(level))) == 1
        shares.append(len(seen))
    assert 0 < shares[0] < shares[1] < len(legal)
    normal = make_bot("normal", 1)
    assert isinstance(normal, Greedy)
    assert normal.overlooks == 0.0


def test_an_unknown_level_is_a_bad_input_that_lists_the_levels() -> None:
    with pytest.raises(UnknownLevel, match="beginner, easy") as caught:
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
