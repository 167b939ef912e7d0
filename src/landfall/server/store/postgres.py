"""PostgreSQL, for several server processes. A place of a log is written once; the others are notified and catch up."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from landfall.flow import LandfallError
from landfall.server.errors import Conflict, NotDone, StorageFailed
from landfall.server.store.base import Stored, Write, migrations
from landfall.server.store.listener import CHANNEL, Listener
from landfall.server.store.sqlite import BATCH, BOTS_TO_MOVE, settle

log = logging.getLogger("landfall.server")

PATIENCE = 15.0  # seconds for whatever is asked of the database, and as long for a connection to it

ENTRY = "INSERT INTO entries (table_id, number, entry) VALUES ($1, $2, $3)"
TABLE = (
    "INSERT INTO tables (id, status, listed, changed_at, info) VALUES ($1, $2, $3, $4, $5)"
    " ON CONFLICT (id) DO UPDATE SET status = excluded.status, listed = excluded.listed,"
    " changed_at = excluded.changed_at, info = excluded.info"
)
POSITION = (
    "INSERT INTO positions (table_id, number, position, changed_at, bots_turn, to_act) VALUES ($1, $2, $3, $4, $5, $6)"
    " ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, position = excluded.position,"
    " changed_at = excluded.changed_at, bots_turn = excluded.bots_turn, to_act = excluded.to_act"
)
# Writing to a table or deleting it locks its row; in the order of ids, so that there is no deadlock.
WRITING = "SELECT id FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE"
DELETING = "SELECT id FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE"
FOLLOWING = (
    "SELECT count(*) FROM unnest($1::text[], $2::bigint[]) AS written (table_id, number)"
    " JOIN entries ON entries.table_id = written.table_id AND entries.number = written.number - 1"
)
LISTED = "SELECT info FROM tables WHERE listed AND status = ANY($1) ORDER BY changed_at DESC LIMIT $2 OFFSET $3"
TURNS = "SELECT table_id, changed_at, to_act FROM positions WHERE table_id = ANY($1)"
INFOS = "SELECT info FROM tables WHERE id = ANY($1)"
UNCHANGED = (
    "SELECT info FROM tables LEFT JOIN positions ON table_id = id WHERE status = ANY($1)"
    " AND tables.changed_at < $2 AND coalesce(positions.changed_at, 0) < $2 ORDER BY tables.changed_at"
)
UNCHANGED_IDS = (
    "SELECT id FROM tables LEFT JOIN positions ON table_id = id WHERE id = ANY($1)"
    " AND tables.changed_at < $2 AND coalesce(positions.changed_at, 0) < $2"
)
ANALYSIS = "SELECT body FROM analyses WHERE table_id = $1 AND depth = $2"
KEEP_ANALYSIS = (
    "INSERT INTO analyses (table_id, depth, body) SELECT id, $2, $3 FROM tables WHERE id = $1"
    " ON CONFLICT (table_id, depth) DO UPDATE SET body = excluded.body"
)
FORGET = (
    "DELETE FROM analyses WHERE table_id = ANY($1)",
    "DELETE FROM entries WHERE table_id = ANY($1)",
    "DELETE FROM positions WHERE table_id = ANY($1)",
    "DELETE FROM tables WHERE id = ANY($1)",
)


class NoReply(StorageFailed):
    """The database does not answer. What was sent to it may still be stored."""


class PostgresStore:
    """One task writes, in group commits as the SQLite store does; reads take a connection of the pool."""

    def __init__(self, driver: Any, address: str, pool: Any) -> None:
        self.driver = driver
        self.address = address
        self.pool = pool
        self.process = secrets.token_hex(4)
        self.listener: Listener | None = None
        self.queue: asyncio.Queue[tuple[Write, asyncio.Future[None]] | None] = asyncio.Queue()
        self.closed = False
        self.patience = PATIENCE
        self.writer = asyncio.create_task(self.write_all())

    @classmethod
    async def open(cls, address: str) -> PostgresStore:
        try:
            import asyncpg  # type: ignore[import-untyped, unused-ignore]
        except ImportError:
            raise StorageFailed("PostgreSQL needs asyncpg: pip install 'landfall[postgres]'", "needs-asyncpg") from None
        try:
            pool = await asyncpg.create_pool(address, min_size=1, max_size=4)
            async with pool.acquire() as connection:
                await bring_up_to_date(connection)
        except (OSError, asyncpg.PostgresError) as wrong:
            what = wrong if isinstance(wrong, OSError) else str(wrong)
            raise StorageFailed(f"PostgreSQL cannot be used: {wrong}", "no-postgres", what=what) from None
        return cls(asyncpg, address, pool)

    async def append(self, write: Write) -> None:
        if self.closed:
            raise StorageFailed("the storage is closed")
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((write, stored))
        await stored

    async def load(self, table: str, since: int = 0) -> Stored | None:
        async with self.connected() as connection, connection.transaction(isolation="repeatable_read"):
            rows = await connection.fetch(
                "SELECT entry FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number", table, since
            )
            position = await connection.fetchval("SELECT position FROM positions WHERE table_id = $1", table)
            info = await connection.fetchval("SELECT info FROM tables WHERE id = $1", table)
        return None if info is None else Stored([row[0] for row in rows], position, info)

    async def listed(self, statuses: Sequence[str], limit: int, offset: int = 0) -> list[str]:
        return await self.first_column(LISTED, list(statuses), limit, offset)

    async def infos(self, tables: Sequence[str]) -> list[str]:
        return await self.first_column(INFOS, list(tables))

    async def turns(self, tables: Sequence[str]) -> dict[str, tuple[int, str]]:
        async with self.connected() as connection:
            rows = await connection.fetch(TURNS, list(tables))
        return {table: (at, to_act) for table, at, to_act in rows}

    async def unchanged(self, since: int, statuses: Sequence[str]) -> list[str]:
        return await self.first_column(UNCHANGED, list(statuses), since)

    async def forget(self, tables: Sequence[str], since: int, shrink: bool = True) -> list[str]:
        async with self.connected() as connection, connection.transaction():
            await connection.fetch(DELETING, list(tables))
            old = [row[0] for row in await connection.fetch(UNCHANGED_IDS, list(tables), since)]
            for statement in FORGET:
                await connection.execute(statement, old)
            await self.tell(connection, [(table, -1) for table in old])
        return old

    async def keep_analysis(self, table: str, depth: str, body: str) -> None:
        async with self.connected() as connection:
            await connection.execute(KEEP_ANALYSIS, table, depth, body)

    async def analysis(self, table: str, depth: str) -> str | None:
        async with self.connected() as connection:
            found: str | None = await connection.fetchval(ANALYSIS, table, depth)
        return found

    async def bots_to_move(self) -> list[str]:
        return await self.first_column(BOTS_TO_MOVE)

    async def first_column(self, statement: str, *values: int | list[str]) -> list[str]:
        async with self.connected() as connection:
            rows = await connection.fetch(statement, *values)
        return [row[0] for row in rows]

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Any]:
        """A connection of the pool. It is cut if the database does not answer in time. Raises StorageFailed."""
        late = False

        def cut() -> None:
            nonlocal late
            late = True
            connection.terminate()

        try:
            connection = await self.pool.acquire(timeout=self.patience)
            timer = asyncio.get_running_loop().call_later(self.patience, cut)
            try:
                yield connection
            finally:
                timer.cancel()
                await self.pool.release(connection, timeout=self.patience)
        except self.driver.UniqueViolationError:
            raise
        except (OSError, self.driver.PostgresError, self.driver.InterfaceError) as wrong:
            if late or isinstance(wrong, TimeoutError):
                raise NoReply(f"PostgreSQL has not answered within {self.patience:.0f} s") from None
            raise StorageFailed(str(wrong)) from None

    async def touch(self) -> None:
        async with self.connected() as connection:
            await connection.execute("UPDATE schema_version SET version = version")

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        def hear(told: str) -> None:
            table, _, process = told.split()
            if process != self.process:
                heard(table)

        self.listener = Listener(self.driver, self.address, hear, missed)
        try:
            await self.listener.start()
        except (OSError, self.driver.PostgresError, self.driver.InterfaceError) as wrong:
            raise StorageFailed(str(wrong)) from None

    async def tell(self, connection: Any, entries: Iterable[tuple[str, int]]) -> None:
        """Let the other processes know when the transaction is committed; an entry -1 is the end of a table."""
        told = [(CHANNEL, f"{table} {number} {self.process}") for table, number in entries]
        await connection.executemany("SELECT pg_notify($1, $2)", told)

    async def close(self) -> None:
        if self.closed:
            return
        self.closed = True
        self.queue.put_nowait(None)
        await self.writer
        if self.listener is not None:
            await self.listener.close()
        try:
            await asyncio.wait_for(self.pool.close(), self.patience)
        except TimeoutError:
            self.pool.terminate()

    # -- the writing task ---------------------------------------------------------------------------------------------

    async def write_all(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while len(batch) < BATCH and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            waiting = [one for one in batch if one is not None]
            if waiting:
                writes = [write for write, _ in waiting]
                settle([stored for _, stored in waiting], await self.commit_all(writes))
            if len(waiting) < len(batch):
                return

    async def commit_all(self, writes: list[Write]) -> list[LandfallError | None]:
        """One commit for all; if that fails, one per entry, so that only the faulty ones fail. If the database does not
        answer, the others are not asked.
        """
        outcome = await self.commit(writes)
        if outcome is None or len(writes) == 1:
            return [outcome] * len(writes)
        outcomes: list[LandfallError | None] = []
        for write in writes:
            if not isinstance(outcome, NoReply):
                outcome = await self.commit([write])
            outcomes.append(outcome)
        return outcomes

    async def commit(self, writes: list[Write]) -> LandfallError | None:
        try:
            async with self.connected() as connection, connection.transaction():
                await self.write(connection, writes)
            return None
        except LandfallError as refused:
            return refused
        except self.driver.UniqueViolationError as wrong:
            return Conflict(str(wrong))
        except Exception as wrong:  # whatever it is: those who wait get an answer, and the task continues
            log.exception("PostgreSQL: entries could not be stored")
            return StorageFailed(str(wrong))

    async def write(self, connection: Any, writes: list[Write]) -> None:
        new = {one.table for one in writes if one.number == 0}
        known = {one.table for one in writes} - new
        if known and len(await connection.fetch(WRITING, list(known))) < len(known):
            raise NotDone("no-such-table")
        await connection.executemany(ENTRY, [(one.table, one.number, one.entry) for one in writes])
        later = [one for one in writes if one.number > 0]
        numbers = [one.number for one in later]
        if later and await connection.fetchval(FOLLOWING, [one.table for one in later], numbers) < len(later):
            raise Conflict("the entry before it is missing")
        infos = [(one.table, one.status, one.listed, one.at, one.info) for one in writes if one.info is not None]
        if infos:
            await connection.executemany(TABLE, infos)
        positions = {one.table: one for one in writes if one.position is not None}
        if positions:
            kept = [
                (one.table, one.number, one.position, one.at, one.bots_turn, one.to_act) for one in positions.values()
            ]
            await connection.executemany(POSITION, kept)
        await self.tell(connection, [(one.table, one.number) for one in writes])


async def bring_up_to_date(connection: Any) -> None:
    """Apply the migrations that this database lacks; processes that start together take turns."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(7226617)")
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        version = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
        steps = migrations()
        if version > steps[-1][0]:
            raise StorageFailed(f"the database has schema {version}, written by a newer Landfall", "newer-schema")
        for number, statements in steps:
            if number > version:
                for statement in statements:
                    await connection.execute(statement)
                await connection.execute("INSERT INTO schema_version (version) VALUES ($1)", number)
