"""A board that does not fit shows the keys that scroll it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from landfall.terminal.screen.app import TableApp
from landfall.terminal.screen.look import PALETTES
from tests.games.antarctica.positions import board
from tests.terminal.screens import local_app, show, until


def bright_keys(app: TableApp) -> str:
    """The keys on the scroll bar that lead somewhere now: those in the colour of keys."""
    cells = [cell for strip in app.screen._compositor.render_strips() for cell in strip if cell.text in ("[", "]")]
    colours = [cell.style.color.get_truecolor().hex if cell.style and cell.style.color else "" for cell in cells]
    return "".join(cell.text for cell, colour in zip(cells, colours, strict=True) if colour == app.palette.accent)


@pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.name)
def test_keys_are_bright_where_there_is_more_to_see(palette: object, tmp_path: Path) -> None:
    app = local_app(board(4, queues={1: "A", 4: "BCD"}), "you,random,random,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        if app.palette is not palette:
            await pilot.press("t")
        await until(pilot, lambda: bright_keys(app) == "]")
        await pilot.press("]")
        await until(pilot, lambda: bright_keys(app) == "[]")
        while "]" in bright_keys(app):
            await pilot.press("]")
            await pilot.pause(0.02)
        assert bright_keys(app) == "["
        await pilot.press("[")
        await until(pilot, lambda: bright_keys(app) == "[]")

    show(app, (80, 24), test)


def test_a_board_that_fits_has_no_such_keys(tmp_path: Path) -> None:
    app = local_app(board(2, queues={1: "A", 4: "B"}), "you,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: app.table_screen.chooser is not None)
        assert app.table_screen.board_pane.max_scroll_y == 0
        assert bright_keys(app) == ""

    show(app, (120, 90), test)
