"""Bots that others have written play everywhere a level does; what cannot be used is refused by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from landfall.arena import round_robin, simulate
from landfall.bots import Bot, Knowledge, NotABot, RandomBot, UnknownLevel, bot_name, check_bot, make_bot, plug_in_names

HERE = "tests.bots.test_plugins"


class First(Bot):
    """Takes the first legal action."""

    def choose(self, knowledge: Knowledge) -> int:
        return knowledge.legal_actions()[0]


class Nobody:
    """Not a bot."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name


def test_a_bot_is_made_from_its_class_or_from_where_that_is_found() -> None:
    for kind in (First, f"{HERE}:First"):
        bot = make_bot(kind, 7)
        assert type(bot).__name__ == "First"
        assert bot.name == bot_name(kind) == f"{HERE}:First"


def test_levels_are_made_as_before() -> None:
    assert isinstance(make_bot("random", 7), RandomBot)
    assert make_bot("search:20", 7).name == "search:20"
    check_bot("search:20")


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("no_such_module_here:First", "ModuleNotFoundError"),
        (f"{HERE}:Second", "AttributeError"),
        (f"{HERE}:HERE", "HERE is a str, not a class"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_refused_by_name(named: str, said: str) -> None:
    with pytest.raises(NotABot, match=said) as refused:
        check_bot(named)
    assert refused.value.name == named


def test_what_is_no_bot_is_refused_when_it_is_made() -> None:
    with pytest.raises(NotABot, match=r"gives a Nobody, not a landfall\.bots\.Bot"):
        make_bot(Nobody, 7)
    with pytest.raises(UnknownLevel, match="there is no level 'grandmaster'"):
        check_bot("grandmaster")
    with pytest.raises(UnknownLevel):
        check_bot(12)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_class_plays_in_the_arena_and_gives_the_same_rows_in_any_number_of_processes(processes: int) -> None:
    rows = simulate("tic-tac-toe", 2, 6, [First, "random"], seed=3, processes=processes).rows
    assert [row.to_dict() for row in rows] == [
        row.to_dict() for row in simulate("tic-tac-toe", 2, 6, [f"{HERE}:First", "random"], seed=3, processes=1).rows
    ]
    assert {name for row in rows for name in row.bots} == {f"{HERE}:First", "random"}


def test_a_class_is_rated_in_a_tournament() -> None:
    rated = round_robin("tic-tac-toe", [First, "random"], 2, seed=1, processes=1)
    assert {one.bot for one in rated.rated} == {f"{HERE}:First", "random"}


def test_a_bot_of_an_installed_package_is_known_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tmp_path / "first_bot-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: first-bot\nVersion: 1\n", encoding="utf-8")
    (installed / "entry_points.txt").write_text(f"[landfall.bots]\nfirst = {HERE}:First\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert "first" in plug_in_names()
    bot = make_bot("first", 7)
    assert (type(bot).__name__, bot.name) == ("First", "first")
