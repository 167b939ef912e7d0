"""A store without a disk, for tests of what is around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from landfall.server.errors import Conflict, NotDone, StorageFailed
from landfall.server.store import Stored, Write


class MemoryStore:
    """Keeps what it is given. `failing` makes it refuse."""

    def __init__(self) -> None:
        self.writes: list[Write] = []
        self.analyses: dict[tuple[str, str], str] = {}
        self.failing = False

    async def append(self, write: Write) -> None:
        if self.failing:
            raise StorageFailed("the disk is full")
        if write.number > 0 and not any(one.table == write.table for one in self.writes):
            raise NotDone("no-such-table")
        if any(one.table == write.table and one.number == write.number for one in self.writes):
            raise Conflict(f"{write.table} {write.number}")
        self.writes.append(write)

    async def load(self, table: str, since: int = 0) -> Stored | None:
        mine = [write for write in self.writes if write.table == table]
        if not mine:
            return None
        positions = [write.position for write in mine if write.position is not None]
        infos = [write.info for write in mine if write.info is not None]
        return Stored([write.entry for write in mine if write.number >= since], positions[-1], infos[-1])

    async def listed(self, statuses: Sequence[str], limit: int, offset: int = 0) -> list[str]:
        return []

    async def infos(self, tables: Sequence[str]) -> list[str]:
        return []

    async def unchanged(self, since: int, statuses: Sequence[str]) -> list[str]:
        return []

    async def turns(self, tables: Sequence[str]) -> dict[str, tuple[int, str]]:
        return {}

    async def forget(self, tables: Sequence[str], since: int, shrink: bool = True) -> list[str]:
        self.writes = [write for write in self.writes if write.table not in tables]
        return list(tables)

    async def keep_analysis(self, table: str, depth: str, body: str) -> None:
        self.analyses[table, depth] = body

    async def analysis(self, table: str, depth: str) -> str | None:
        return self.analyses.get((table, depth))

    async def bots_to_move(self) -> list[str]:
        return []

    async def touch(self) -> None:
        if self.failing:
            raise StorageFailed("the disk is full")

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        pass

    async def close(self) -> None:
        pass
