"""A scroll bar that shows the keys that scroll."""

from __future__ import annotations

from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment, Segments
from rich.style import Style
from textual.scrollbar import ScrollBarRender

from landfall.terminal.screen.look import Palette

UP, DOWN = "[", "]"  # the keys that scroll the board


class KeyedBar(ScrollBarRender):
    """Its keys stand at its ends, bright where there is more to see; clicking them scrolls too."""

    def __init__(self, palette: Palette, **bar: Any) -> None:
        super().__init__(**bar)
        self.palette = palette

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        height = max(2, options.height or console.height)
        has_more = self.position + self.window_size < self.virtual_size
        between = [
            segment
            for bar in super().__rich_console__(console, options.update(height=height - 2))
            if isinstance(bar, Segments)
            for segment in bar.segments
        ]
        top, bottom = self.key(UP, "scroll_up", self.position > 0), self.key(DOWN, "scroll_down", has_more)
        yield Segments([top, *between, bottom], new_lines=True)

    def key(self, letter: str, scroll: str, is_of_use: bool) -> Segment:
        colour = self.palette.accent if is_of_use else self.palette.line
        style = Style(color=colour, bgcolor=self.palette.surface, bold=is_of_use, meta={"@mouse.down": scroll})
        return Segment(letter, style)
