"""What `simulate` and `tournament` share: the bar that grows on a terminal, and only there."""

from __future__ import annotations

import io
from contextlib import redirect_stderr, redirect_stdout

import pytest

from landfall.cli.main import run as run_command
from tests.cli.runner import run

GAMES = ("simulate", "star-race", "--games", "3", "--processes", "1")
ROUNDS = ("tournament", "star-race", "--bots", "random,greedy", "--rounds", "1", "--processes", "1")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown_on_a_terminal(*arguments: str) -> str:
    with redirect_stderr(Terminal()) as shown, redirect_stdout(io.StringIO()):
        assert run_command(list(arguments)) == 0
    return shown.getvalue()


@pytest.mark.parametrize(("arguments", "full"), [(GAMES, "3/3"), (ROUNDS, "2/2")], ids=["simulate", "tournament"])
def test_on_a_terminal_a_bar_grows_to_its_end(
    arguments: tuple[str, ...], full: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    shown = shown_on_a_terminal(*arguments)
    assert "Playing" in shown
    assert full in shown


def test_programs_that_want_json_get_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    assert shown_on_a_terminal(*GAMES, "--json") == ""


def test_where_nobody_looks_there_is_no_bar() -> None:
    assert run(*GAMES).err == ""
