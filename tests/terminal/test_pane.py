"""A pane is as high as its text, however quickly that changes."""

from __future__ import annotations

import asyncio

from textual.app import App, ComposeResult
from textual.containers import VerticalScroll

from landfall.terminal.pane import Pane


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
