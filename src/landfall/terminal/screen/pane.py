"""A piece of the screen whose text changes with the table."""

from __future__ import annotations

from textual.visual import VisualType
from textual.widgets import Static


class Pane(Static):
    """Its height follows its text, also where that changes again before the screen was laid out for the last change:
    Textual would keep the height of the first, and the last line would be missing."""

    def update(self, content: VisualType = "", *, layout: bool = True) -> None:
        super().update(content, layout=layout)
        if layout:
            self._layout_updates += 1
