"""Whether the server can do its work: store what people do, and let bots answer."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from landfall.server.errors import NotDone, StorageFailed
from landfall.server.lobby import Lobby
from landfall.thinking import NoAnswer

log = logging.getLogger("landfall.server")

PATIENCE = 5.0  # seconds for the storage, and for a bot
FRESH = 1.0  # seconds for which a result is reused, however many ask


class Readiness:
    """Tests what is needed, once for all who ask at the same time."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.lock = asyncio.Lock()
        self.clock = monotonic
        self.tried = -FRESH
        self.wrong = ""  # a code, or nothing
        self.looking: asyncio.Task[str] | None = None  # after bots; continues where a worker is slow to start

    async def check(self) -> None:
        """Raises NotDone with what does not work."""
        async with self.lock:
            if self.clock() - self.tried >= FRESH:
                self.wrong = await self.find()
                self.tried = self.clock()
        if self.wrong:
            raise NotDone(self.wrong)

    async def find(self) -> str:
        try:
            await asyncio.wait_for(self.lobby.store.touch(), PATIENCE)
        except (StorageFailed, TimeoutError) as wrong:
            log.error("not ready: the storage cannot be written to: %s", wrong or "no answer")
            return "storage-away"
        if self.looking is None or self.looking.done():
            self.looking = asyncio.create_task(self.look())
        try:
            told = await asyncio.wait_for(asyncio.shield(self.looking), PATIENCE)
        except TimeoutError:
            told = "no answer yet"
        if told:
            log.error("not ready: bots do not answer: %s", told)
            return "bots-away"
        return ""

    async def look(self) -> str:
        """What is wrong with the bots, if anything is."""
        try:
            await self.lobby.workers.look()
        except NoAnswer as wrong:
            return str(wrong)
        return ""
