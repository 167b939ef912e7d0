"""Notifications of what other processes write, through PostgreSQL: in its own session, reopened when it is lost."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

log = logging.getLogger("landfall.server")

CHANNEL = "landfall_entries"
CHECK = 10.0  # seconds between checks of a quiet session, and until one that does not answer counts as lost
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds between attempts to connect


class Listener:
    """Reports notifications; after a gap it reports that some may have been missed."""

    def __init__(self, driver: Any, address: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self.driver = driver
        self.address = address
        self.heard = heard
        self.missed = missed
        self.session: Any = None
        self.lost = asyncio.Event()
        self.keeping: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.connect()
        self.keeping = asyncio.create_task(self.keep())

    async def connect(self) -> None:
        lost = asyncio.Event()
        session = await self.driver.connect(self.address, timeout=CHECK)
        session.add_termination_listener(lambda _: lost.set())
        try:
            await session.add_listener(CHANNEL, lambda _session, _pid, _channel, told: self.heard(told))
        except BaseException:
            session.terminate()
            raise
        self.session, self.lost = session, lost

    async def keep(self) -> None:
        while True:
            await self.until_lost()
            log.warning("PostgreSQL: lost the session that listens to other processes; reconnecting")
            await self.connect_again()
            log.warning("PostgreSQL: listening to other processes again; tables continue from where they were")
            self.missed()

    async def until_lost(self) -> None:
        """Wait for the end of the session; a regular check notices one that was cut off silently."""
        while not self.lost.is_set():
            try:
                await asyncio.wait_for(self.lost.wait(), CHECK)
            except TimeoutError:
                try:
                    await self.session.execute("SELECT 1", timeout=CHECK)
                except Exception as wrong:  # whatever it is, another session is made
                    log.warning("PostgreSQL: the session that hears of other processes does not answer: %s", wrong)
                    break
        self.session.terminate()

    async def connect_again(self) -> None:
        pause = FIRST_PAUSE
        while True:
            await asyncio.sleep(pause)
            try:
                await self.connect()
                return
            except Exception as wrong:  # a database that starts or stops fails in many ways; retry after all of them
                pause = min(2 * pause, LONGEST_PAUSE)
                what = str(wrong).partition("\n")[0]
                log.warning("PostgreSQL cannot be reached (%s); retrying in %.1f s", what, pause)

    async def close(self) -> None:
        if self.keeping is not None:
            self.keeping.cancel()
            await asyncio.gather(self.keeping, return_exceptions=True)
        if self.session is not None:
            with contextlib.suppress(Exception):  # the session may be gone already
                await self.session.close(timeout=CHECK)
