"""One's own games that have ended, in figures. A game is played again once, and kept as a row."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from landfall.analysis.statistics import Played, Statistics, played, statistics
from landfall.flow import LandfallError, Record
from landfall.server.http_messages import OwnTable

KEPT = 500  # rows

RecordOf = Callable[[str], Awaitable[Record]]


class OwnGames:
    """The rows of the games that were asked for lately."""

    def __init__(self, record_of: RecordOf, making: asyncio.Semaphore) -> None:
        self.record_of = record_of
        self.making = making  # one game is played again at a time
        self.rows: OrderedDict[str, Played | None] = OrderedDict()

    async def statistics(self, tables: list[OwnTable]) -> Statistics:
        """Of the seats named here. Tables that are unknown or have not ended are left out."""
        rows: list[Played | None] = []
        for table in tables:
            try:
                row = await self.row(table.id)
            except LandfallError:  # it still runs, is gone, or cannot be read
                continue
            if row is None or all(seat < row.seats for seat in table.seats):
                rows.append(row if row is None else replace(row, own=sorted(set(table.seats))))
        return await asyncio.to_thread(statistics, rows)

    async def row(self, id: str) -> Played | None:
        if id not in self.rows:
            record = await self.record_of(id)
            async with self.making:
                self.rows[id] = await asyncio.to_thread(played, record)
        self.rows.move_to_end(id)
        while len(self.rows) > KEPT:
            self.rows.popitem(last=False)
        return self.rows[id]
