"""What would follow from a choice, before it is made: asked of the table once for each action, told in words."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

from landfall.server.messages import Previewed
from landfall.terminal.story import Line, lines_of
from landfall.terminal.tables.sitting import NotTaken, Seen, Sitting
from landfall.terminal.words import Words

PAUSE = 0.12  # seconds that the cursor stays on a choice before the table is asked about it


class Foresight:
    """Keeps the answers while the question stays the same."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.known: dict[int, Previewed | None] = {}

    def forget(self) -> None:
        self.known = {}

    async def ask(self, action: int, tell: Callable[[], None]) -> None:
        """Find out what would follow, and tell when it is known."""
        if action in self.known:
            return
        await asyncio.sleep(PAUSE)
        known = self.known
        try:
            known[action] = await self.sitting.preview(action)
        except NotTaken:
            known[action] = None
        if known is self.known:
            tell()

    def words(self, action: int, seen: Seen, words: Words) -> str:
        """The events that would follow; that something hidden comes after them is said too."""
        found = self.known.get(action)
        if found is None:
            return ""
        told = [own_words(line, seen) for line in lines_of(self.sitting.game, found.events, seen.names, words)]
        if found.hidden:
            told.append(words("then-hidden"))
        return " · ".join(told)

    def is_whole(self, action: int) -> bool:
        """Whether the action ends what the seat has to decide now."""
        found = self.known.get(action)
        return found is not None and (found.hidden or not found.choices)


def own_words(line: Line, seen: Seen) -> str:
    """A line without the name of the person who reads it."""
    name = seen.names[seen.seat] if seen.seat is not None else ""
    is_own = line.is_by_seat and line.seat == seen.seat
    return re.sub(rf"^{re.escape(name)}\s?: ", "", line.words) if is_own else line.words
