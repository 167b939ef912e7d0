"""A pane is as high as its text, however quickly that changes, and the end of the story is in sight."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import VerticalScroll
from textual.pilot import Pilot

from landfall.terminal.screen.pane import Pane
from tests.terminal.screens import SMALL, local_app, show, star_race, until


class OnePane(App[None]):
    def compose(self) -> ComposeResult:
        yield VerticalScroll(Pane("none"))


def test_the_last_of_two_changes_is_seen_whole_where_the_screen_is_laid_out_between_them() -> None:
    async def running() -> None:
        async with OnePane().run_test() as pilot:
            pane = pilot.app.query_one(Pane)
            await pilot.pause()
            pane.update("one")
            pilot.app.query_one(VerticalScroll)._clear_arrangement_cache()  # as another change just before would
            pilot.app.screen._refresh_layout()
            pane.update("one\ntwo")
            await pilot.pause(0.2)
            assert pane.size.height == 2

    asyncio.run(running())


def test_the_end_of_the_story_is_shown_whenever_it_is_laid_out(tmp_path: Path) -> None:
    app = local_app(star_race("story", moves=40), "you,random,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        screen = app.table_screen
        screen.lines.update(Text("\n".join(f"line {number}" for number in range(200))))
        await until(pilot, lambda: screen.log_pane.max_scroll_y > 150)
        await until(pilot, lambda: screen.log_pane.scroll_y == screen.log_pane.max_scroll_y)

    show(app, SMALL, test)
