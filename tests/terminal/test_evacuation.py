"""Evacuation as text and on the full screen: both worlds, the rows and the map, in three languages."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from textual.pilot import Pilot

import landfall
from landfall.flow import Rng, State
from landfall.terminal import Words, draw_table
from landfall.terminal.app import TableApp
from landfall.texts import LANGUAGES
from tests.terminal.screens import LARGE, SMALL, check_screen, local_app, show

NAMES = ["Ania", "Bruno", "Cléo", "Dana"]
SIZES = {"80x24": SMALL, "120x40": LARGE}


def until_asked(kind: str, seed: int, moves: int, seats: int = 2, **options: object) -> State:
    """A game played at random until seat 0 alone is asked this, some moves into it."""
    state = landfall.load_game("evacuation").new_initial_state(seats, options, seed)
    rng = Rng(f"terminal {seed}")
    made = 0
    while not state.is_terminal():
        question = state.decision(0)
        if made >= moves and state.to_act() == (0,) and question is not None and question.kind == kind:
            return state
        seat = rng.choice(list(state.to_act()))
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)
        made += 1
    raise AssertionError(f"the game ended without {kind}")


def drawn(state: State, seat: int | None, lang: str = "en", width: int = 110) -> str:
    console = Console(width=width, record=True, file=StringIO())
    console.print(draw_table(state.game, state.view(seat), NAMES[: state.seats], Words(lang)))
    return console.export_text()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "options", [{}, {"mode": "race"}, {"actions": "advanced", "bonuses": "generous", "lines": "a"}]
)
def test_a_whole_game_is_drawn_without_a_missing_text(lang: str, options: dict[str, Any]) -> None:
    rng = Rng(f"drawn {lang}")
    state = landfall.load_game("evacuation").new_initial_state(3, options, 3)
    while not state.is_terminal():
        if rng.below(80) == 0:
            for seat in (None, 0):
                text = drawn(state, seat, lang).lower()
                assert "label-" not in text
                assert "name-" not in text
        seat = rng.choice(list(state.to_act()))
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)
    assert NAMES[0] in drawn(state, None, lang)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("kind", "seed", "moves"), [("TakeTurn", 4, 90), ("ChooseFromRow", 4, 40), ("Settle", 6, 0)])
def test_the_table_with_what_is_asked_about_first(kind: str, seed: int, moves: int, size: str, tmp_path: Path) -> None:
    app = local_app(until_asked(kind, seed, moves), "you,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        await check_screen(pilot, f"evacuation-{kind.lower()}-{size}.en")

    show(app, SIZES[size], test)


def test_loading_a_ship_in_every_language(tmp_path: Path) -> None:
    app = local_app(until_asked("LoadShip", 2, 30, 1), "you", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        assert isinstance(pilot.app, TableApp)
        for lang in LANGUAGES:
            await check_screen(pilot, f"evacuation-load-80x24.{lang}")
            await pilot.press("l")
            await pilot.pause()

    show(app, SMALL, test)
