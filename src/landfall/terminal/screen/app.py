"""The full screen: language and theme, and a table to sit at."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import sys
from typing import ClassVar

from textual.app import App, ReturnType
from textual.binding import Binding, BindingType
from textual.driver import Driver

from landfall.terminal.ending import answered_by
from landfall.terminal.games.registry import drawn
from landfall.terminal.screen.look import DARK, PALETTES, Palette
from landfall.terminal.screen.table_screen import TableScreen
from landfall.terminal.tables.sitting import NotTaken, Sitting
from landfall.terminal.words import Words
from landfall.texts import LANGUAGES

STYLES = """
Screen { background: $background; color: $foreground; }
#heading, #keys { height: 1; background: $deep; }
#middle { height: 1fr; }
#left { width: 1fr; padding: 0 1; }
#right { border-left: vkey $line; padding: 0 0 0 1; }
#board, #own, #seats { height: auto; }
#own { margin-top: 0; }
#ask { height: 1fr; }
#board-pane { height: auto; max-height: 66%; scrollbar-size-vertical: 1; scrollbar-background: $background;
              scrollbar-color: $line; }
#story { height: 1fr; margin-top: 1; scrollbar-size-vertical: 1; scrollbar-background: $background;
         scrollbar-color: $line; }
#lines { height: auto; }
.roomy #own, .roomy #ask { margin-top: 1; }
Page, Rules, Reveal { align: center middle; background: $deep 70%; }
Reveal { background: $deep; }
.page { background: $panel; border: round $line; padding: 0 1; width: 60; max-width: 96%; height: auto;
         max-height: 96%; }
.page VerticalScroll { height: auto; max-height: 36; scrollbar-size-vertical: 1; }
.wide { width: 96%; max-width: 110; }
.page-title { text-style: bold; color: $accent; height: 1; }
.page-foot { color: $soft; height: 1; margin-top: 1; }
#rules { height: 1fr; max-height: 100%; }
Rules .page { height: 96%; }
Line { align: center bottom; background: $deep 50%; }
.line { background: $panel; border: round $accent; padding: 0 1; height: auto; width: 100%; }
.line Static { color: $soft; }
#curtain { align: center middle; }
#curtain Static { color: $accent; text-style: bold; width: auto; max-width: 90%; }
"""


class LandfallApp(App[ReturnType]):
    """What every full screen shares: the person's language and colours."""

    CSS = STYLES
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, words: Words, palette: Palette = DARK) -> None:
        super().__init__()
        self.words = words
        self.palette = palette
        for one in PALETTES:
            self.register_theme(one.theme())
        self.theme = palette.name
        self.animation_level = "none"
        self.ended_by = 0  # the signal that ended it, if one did
        self.running_in: asyncio.AbstractEventLoop | None = None
        self.context = contextvars.copy_context()

    def next_language(self) -> None:
        at = LANGUAGES.index(self.words.lang)
        self.words = Words(LANGUAGES[(at + 1) % len(LANGUAGES)])

    def next_theme(self) -> None:
        at = PALETTES.index(self.palette)
        self.palette = PALETTES[(at + 1) % len(PALETTES)]
        self.theme = self.palette.name

    async def action_leave(self) -> None:
        self.exit()

    def leave(self) -> None:
        self.run_worker(self.action_leave(), group="leave", exclusive=True)

    def get_driver_class(self) -> type[Driver]:
        usual = super().get_driver_class()
        if sys.platform == "win32":
            return usual
        from landfall.terminal.screen.driver import TerminalDriver

        return TerminalDriver if issubclass(TerminalDriver, usual) else usual

    def run_to_the_end(self) -> ReturnType | None:
        """A signal or a closed window ends the program as a person would."""
        with answered_by(self.ended):
            answer = self.run()
        if self.ended_by:
            raise SystemExit(128 + self.ended_by)
        return answer

    def on_load(self) -> None:
        self.running_in = asyncio.get_running_loop()
        self.context = contextvars.copy_context()

    def ended(self, number: int) -> None:
        """Called by a signal, wherever the program is: perhaps while it waits for the terminal."""
        self.ended_by = number
        if self.running_in is None:
            raise SystemExit(128 + number)
        if sys.platform != "win32":
            from landfall.terminal.screen.driver import TerminalDriver

            if isinstance(self._driver, TerminalDriver):
                self._driver.output.hurry()
        with contextlib.suppress(RuntimeError):  # the loop is closed: it has just been left
            self.running_in.call_soon_threadsafe(self.leave, context=self.context)


class TableApp(LandfallApp[None]):
    """A table, from sitting down to leaving it."""

    def __init__(self, sitting: Sitting, words: Words, palette: Palette = DARK) -> None:
        super().__init__(words, palette)
        self.sitting = sitting
        self.table_screen = TableScreen(sitting, drawn(sitting.game).screen(sitting.game))
        self.wrong = ""  # why there was nothing to show

    async def on_mount(self) -> None:
        self.title = self.words.title(self.sitting.game)
        self.run_worker(self.begin(), group="begin")

    async def begin(self) -> None:
        try:
            await self.sitting.open()
        except NotTaken as refused:
            self.wrong = refused.words
            self.exit()
            return
        self.push_screen(self.table_screen)

    def next_language(self) -> None:
        super().next_language()
        self.sitting.speak(self.words)
        self.table_screen.speak()

    def next_theme(self) -> None:
        super().next_theme()
        self.table_screen.draw()

    async def action_leave(self) -> None:
        """Nothing is lost: a game here is saved, a table on a server waits."""
        await self.sitting.close()
        self.exit()
