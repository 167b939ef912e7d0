"""The table as text: playing and replaying in a terminal."""

from landfall.terminal.games.registry import draw_table
from landfall.terminal.words import Words

__all__ = ["Words", "draw_table"]
