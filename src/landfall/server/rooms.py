"""The tables in memory: found, read, and dropped again; the work that is done beside them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from time import monotonic
from typing import Any

from landfall.flow import LandfallError
from landfall.server.errors import Conflict, NotDone, StorageFailed
from landfall.server.handlers import stop_in_time
from landfall.server.loader import load_table
from landfall.server.room import RETRY, Room
from landfall.server.settings import Settings
from landfall.server.store import Store
from landfall.server.table import Table
from landfall.server.workers import Workers

log = logging.getLogger("landfall.server")

RESUMED_AT_ONCE = 8  # tables whose bots continue when a server starts
LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"  # of a table's id: none that looks like another


class Rooms:
    """Tables are read when somebody looks at them or it is a bot's turn; unused tables are dropped from memory."""

    def __init__(self, store: Store, workers: Workers, settings: Settings) -> None:
        self.store = store
        self.workers = workers
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room | None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def room(self, id: str) -> Room:
        """The room of a table. Raises NotDone if there is no such table."""
        room = self.rooms.get(id)
        if room is not None and room.gone:
            raise NotDone("no-such-table")
        if room is None:
            under_way = self.loading.get(id)
            if under_way is None:
                under_way = self.loading[id] = asyncio.ensure_future(self.load(id))
                under_way.add_done_callback(lambda _: self.loading.pop(id, None))
            room = await asyncio.shield(under_way)
        if room is None:
            raise NotDone("no-such-table")
        room.used = monotonic()
        room.visits += 1
        return room

    async def load(self, id: str) -> Room | None:
        if not 1 <= len(id) <= 32 or not set(id) <= set(LETTERS):
            return None
        table = await load_table(self.store, id)
        if table is None:
            return None
        room = self.open(table)
        if room.is_to_stop():
            await stop_in_time(room)  # perhaps it has been put aside for long enough
        return room

    def open(self, table: Table, address: str = "") -> Room:
        room = self.rooms[table.id] = Room(table, self.store, self.workers, self.settings, address)
        room.wake_bots()
        return room

    # -- housekeeping -------------------------------------------------------------------------------------------------

    async def resume(self) -> None:
        """Let the bots continue where the server was stopped, though nobody looks yet: a few tables at a time."""
        places = asyncio.Semaphore(RESUMED_AT_ONCE)
        for id in await self.store.bots_to_move():
            await places.acquire()
            self.begin(self.resume_one(id, places))

    async def resume_one(self, id: str, places: asyncio.Semaphore) -> None:
        try:
            room = await self.room(id)
            visits = room.visits
            await room.rest()
            if room.visits == visits and room.is_empty():
                await self.let_go(room)
        except LandfallError:
            log.exception("table %s cannot continue", id)
        finally:
            places.release()

    async def let_go(self, room: Room) -> None:
        """Drop a room that nobody is in from memory."""
        self.rooms.pop(room.table.id, None)
        await room.close()

    def heard(self, id: str) -> None:
        """Another process has written to a table."""
        room = self.rooms.get(id)
        if room is not None:
            self.begin(self.catch_up(room))

    def missed(self) -> None:
        """Other processes may have written to any table."""
        for room in list(self.rooms.values()):
            self.begin(self.catch_up(room))

    async def catch_up(self, room: Room) -> None:
        while not room.closed:
            try:
                await room.catch_up()
                return
            except (StorageFailed, Conflict) as wrong:
                log.warning("table %s cannot be read at the moment: %s", room.table.id, wrong)
                await asyncio.sleep(RETRY)
            except LandfallError:
                if not room.gone:
                    log.exception("table %s cannot be read", room.table.id)
                return

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a background task; it ends with the server at the latest."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def tidy(self) -> None:
        """While the server runs: drop tables that nobody looks at, and end those whose players wish so."""
        while True:
            await asyncio.sleep(max(0.05, min(10.0, self.settings.unload_after / 2)))
            for room in list(self.rooms.values()):
                if room.gone:
                    room.send_away()
                elif room.is_to_stop():
                    self.begin(stop_in_time(room))
                if room.is_idle():
                    await self.let_go(room)

    async def close(self) -> None:
        for room in list(self.rooms.values()):
            await room.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def connections(self) -> int:
        return sum(len(held) for room in self.rooms.values() for held in room.devices.values())
