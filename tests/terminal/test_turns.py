"""A bot at this screen ends its turns, whatever its judgement would like, and the person is told."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

from rich.console import Console

from landfall.bots.turns import MOST, Turns
from landfall.flow import State
from landfall.terminal.prompt.play import Session
from landfall.terminal.tables.chairs import chairs_of
from landfall.terminal.tables.local import LocalTable
from landfall.terminal.words import Words
from tests.bots import carousel

NEARLY = 5  # decisions before a turn is too long


def ride(counted: bool) -> State:
    return carousel.game().new_initial_state(2, {"counted": counted}, 1)


def nearly_too_long(turns: Turns, state: State) -> None:
    """The bot of seat 0 has long been riding."""
    turns.asked(state, 0).made = MOST - NEARLY


def local(state: State, place: Path) -> LocalTable:
    return LocalTable(state, chairs_of(["greedy", "you"], "1"), Words("en"), place, "1", pause=0.0)


def test_a_bot_that_would_ride_in_circles_gets_off(tmp_path: Path) -> None:
    table = local(ride(counted=False), tmp_path / "game.json")
    asyncio.run(table.play_bots())
    assert table.state.to_act() == (1,)
    assert table.turns.cut == 0
    assert table.trouble == ""


def test_a_turn_without_end_is_ended_on_the_screen_and_the_person_is_told(tmp_path: Path) -> None:
    table = local(ride(counted=True), tmp_path / "game.json")
    nearly_too_long(table.turns, table.state)
    asyncio.run(table.play_bots())
    assert table.state.to_act() == (1,)
    assert len(table.state.kept_history().movers) == NEARLY + 1
    assert table.trouble == f"{table.names[0]}: the turn continued without end and was ended at random."


def test_the_prompt_ends_a_turn_without_end_and_says_so(tmp_path: Path) -> None:
    state = ride(counted=True)
    said = io.StringIO()
    chairs = chairs_of(["greedy", "you"], "1")
    session = Session(state, chairs, Words("en"), Console(file=said), tmp_path / "game.json", "1")
    nearly_too_long(session.turns, state)
    while state.to_act() == (0,):
        session.one_decision()
    assert len(state.kept_history().movers) == NEARLY + 1
    assert "the turn continued without end and was ended at random" in said.getvalue()
