"""One SQLite file: one thread writes, in group commits; another reads. The event loop never waits for the disk."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

from landfall.flow import LandfallError
from landfall.server.errors import Conflict, NotDone, StorageFailed
from landfall.server.store.base import Stored, Write, migrations
from landfall.server.store.lock import OWN_EYES, ServerLock

BATCH = 500  # entries in one commit at most

ENTRY = (  # an entry follows the one before; only the first creates a table
    "INSERT INTO entries (table_id, number, entry) SELECT :table, :number, :entry"
    " WHERE :number = 0 OR EXISTS (SELECT 1 FROM entries WHERE table_id = :table AND number = :number - 1)"
)
TABLE = (
    "INSERT INTO tables (id, status, listed, changed_at, info) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (id) DO UPDATE SET status = excluded.status, listed = excluded.listed,"
    " changed_at = excluded.changed_at, info = excluded.info"
)
POSITION = (
    "INSERT INTO positions (table_id, number, position, changed_at, bots_turn, to_act) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, position = excluded.position,"
    " changed_at = excluded.changed_at, bots_turn = excluded.bots_turn, to_act = excluded.to_act"
)
LISTED = "SELECT info FROM tables WHERE listed AND status IN ({marks}) ORDER BY changed_at DESC LIMIT ? OFFSET ?"
TURNS = "SELECT table_id, changed_at, to_act FROM positions WHERE table_id IN ({marks})"
INFOS = "SELECT info FROM tables WHERE id IN ({marks})"
UNCHANGED = (
    "SELECT info FROM tables LEFT JOIN positions ON table_id = id WHERE status IN ({marks})"
    " AND tables.changed_at < ? AND coalesce(positions.changed_at, 0) < ? ORDER BY tables.changed_at"
)
ANALYSIS = "SELECT body FROM analyses WHERE table_id = ? AND depth = ?"
KEEP_ANALYSIS = (
    "INSERT INTO analyses (table_id, depth, body) SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)"
    " ON CONFLICT (table_id, depth) DO UPDATE SET body = excluded.body"
)
FORGET = (
    "DELETE FROM analyses WHERE table_id = ?",
    "DELETE FROM entries WHERE table_id = ?",
    "DELETE FROM positions WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
)
UNCHANGED_ID = (
    "SELECT id FROM tables LEFT JOIN positions ON table_id = id WHERE id = ?"
    " AND tables.changed_at < ? AND coalesce(positions.changed_at, 0) < ?"
)
BOTS_TO_MOVE = (
    "SELECT id FROM tables JOIN positions ON table_id = id WHERE bots_turn AND status = 'running'"
    " ORDER BY positions.changed_at DESC"
)

Waiting = tuple[Write, "asyncio.Future[None]"]


class SqliteStore:
    """Entries of many tables that arrive while a commit is under way share the next one."""

    def __init__(self, path: Path, serving: bool = False) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            told = f"{path.parent} cannot be created: {wrong}"
            raise StorageFailed(told, "no-folder", folder=str(path.parent), what=wrong) from None
        self.lock = ServerLock(path) if serving else None
        try:
            writing = self.open()
        except BaseException:
            self.unlock()
            raise
        self.loop = asyncio.get_running_loop()
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.closed = False
        self.reader = ThreadPoolExecutor(1, "landfall-read")
        self.reading = self.connect()
        self.opened = os.stat(path)
        self.writer = Thread(target=self.write_all, args=(writing,), name="landfall-write", daemon=True)
        self.writer.start()

    def open(self) -> sqlite3.Connection:
        """The file, created if necessary and updated. It holds seeds: SQLite's side files get its mode too."""
        with contextlib.suppress(OSError):  # what is wrong with the file is reported when it is opened
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, OWN_EYES))
        writing = self.connect()
        try:
            bring_up_to_date(writing)
        except sqlite3.Error as wrong:
            writing.close()
            raise unopened(self.path, wrong) from None
        except StorageFailed:
            writing.close()
            raise
        return writing

    def unlock(self) -> None:
        if self.lock is not None:
            self.lock.release()

    def connect(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(self.path, timeout=10, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as wrong:
            raise unopened(self.path, wrong) from None
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
        except sqlite3.Error as wrong:
            connection.close()
            raise unopened(self.path, wrong) from None
        return connection

    async def append(self, write: Write) -> None:
        if self.closed:
            raise StorageFailed("the storage is closed")
        stored: asyncio.Future[None] = self.loop.create_future()
        self.queue.put((write, stored))
        await stored

    async def load(self, table: str, since: int = 0) -> Stored | None:
        return await self.loop.run_in_executor(self.reader, self.read_table, table, since)

    async def listed(self, statuses: Sequence[str], limit: int, offset: int = 0) -> list[str]:
        return await self.read(marked(LISTED, statuses), (*statuses, limit, offset))

    async def infos(self, tables: Sequence[str]) -> list[str]:
        return await self.read(marked(INFOS, tables), tuple(tables))

    async def turns(self, tables: Sequence[str]) -> dict[str, tuple[int, str]]:
        rows = await self.loop.run_in_executor(self.reader, self.read_rows, marked(TURNS, tables), tuple(tables))
        return {table: (at, to_act) for table, at, to_act in rows}

    async def unchanged(self, since: int, statuses: Sequence[str]) -> list[str]:
        return await self.read(marked(UNCHANGED, statuses), (*statuses, since, since))

    async def forget(self, tables: Sequence[str], since: int, shrink: bool = True) -> list[str]:
        return await asyncio.to_thread(self.delete, tables, since, shrink)

    async def keep_analysis(self, table: str, depth: str, body: str) -> None:
        await asyncio.to_thread(self.write_analysis, table, depth, body)

    async def analysis(self, table: str, depth: str) -> str | None:
        found = await self.read(ANALYSIS, (table, depth))
        return found[0] if found else None

    async def bots_to_move(self) -> list[str]:
        return await self.read(BOTS_TO_MOVE)

    async def read(self, statement: str, values: tuple[int | str, ...] = ()) -> list[str]:
        return await self.loop.run_in_executor(self.reader, self.read_first_column, statement, values)

    async def touch(self) -> None:
        await asyncio.to_thread(self.write_version)

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        pass  # one file belongs to one process

    async def close(self) -> None:
        if self.closed:
            return
        self.closed = True
        self.queue.put(None)
        await asyncio.to_thread(self.writer.join)
        self.reader.shutdown()
        self.reading.close()
        self.unlock()

    # -- in the reading thread ----------------------------------------------------------------------------------------

    def read_table(self, table: str, since: int) -> Stored | None:
        try:
            self.reading.execute("BEGIN")  # a consistent view of all three, whatever is written meanwhile
            entries = self.reading.execute(
                "SELECT entry FROM entries WHERE table_id = ? AND number >= ? ORDER BY number", (table, since)
            ).fetchall()
            position = self.reading.execute("SELECT position FROM positions WHERE table_id = ?", (table,)).fetchone()
            info = self.reading.execute("SELECT info FROM tables WHERE id = ?", (table,)).fetchone()
            self.reading.execute("COMMIT")
        except sqlite3.Error as wrong:
            with contextlib.suppress(sqlite3.Error):
                self.reading.execute("ROLLBACK")
            raise StorageFailed(str(wrong)) from None
        if info is None:
            return None
        return Stored([row[0] for row in entries], position[0] if position else None, info[0])

    def read_first_column(self, statement: str, values: tuple[int | str, ...]) -> list[str]:
        return [row[0] for row in self.read_rows(statement, values)]

    def read_rows(self, statement: str, values: tuple[int | str, ...]) -> list[tuple[Any, ...]]:
        try:
            return self.reading.execute(statement, values).fetchall()
        except sqlite3.Error as wrong:
            raise StorageFailed(str(wrong)) from None

    def write_version(self) -> None:
        """Write the version of the schema again, on a new connection; another file in its place is not touched."""
        if self.closed or not self.writer.is_alive():
            raise StorageFailed("the storage is closed")
        try:
            if not os.path.samestat(os.stat(self.path), self.opened):
                raise StorageFailed("the file is not the one that was opened")
            with contextlib.closing(
                sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=rw", uri=True, timeout=2, isolation_level=None)
            ) as connection:
                connection.execute("PRAGMA synchronous = FULL")
                connection.execute("BEGIN IMMEDIATE")
                (version,) = connection.execute("PRAGMA user_version").fetchone()
                connection.execute(f"PRAGMA user_version = {version}")
                connection.execute("COMMIT")
        except (OSError, sqlite3.Error) as wrong:
            raise StorageFailed(str(wrong)) from None

    def delete(self, tables: Sequence[str], since: int, shrink: bool) -> list[str]:
        """Delete on a new connection; if it should, the file shrinks if nobody else uses it at the moment."""
        connection = self.connect()
        try:
            connection.execute("BEGIN IMMEDIATE")
            old = [table for table in tables if connection.execute(UNCHANGED_ID, (table, since, since)).fetchone()]
            for statement in FORGET:
                connection.executemany(statement, [(table,) for table in old])
            connection.execute("COMMIT")
            if shrink:
                with contextlib.suppress(sqlite3.OperationalError):
                    connection.execute("VACUUM")
            return old
        except sqlite3.Error as wrong:
            raise StorageFailed(str(wrong)) from None
        finally:
            connection.close()

    def write_analysis(self, table: str, depth: str, body: str) -> None:
        connection = self.connect()
        try:
            connection.execute(KEEP_ANALYSIS, (table, depth, body, table))
        except sqlite3.Error as wrong:
            raise StorageFailed(str(wrong)) from None
        finally:
            connection.close()

    # -- in the writing thread ----------------------------------------------------------------------------------------

    def write_all(self, connection: sqlite3.Connection) -> None:
        while True:
            first = self.queue.get()
            batch: list[Waiting] = []
            ending = first is None
            if first is not None:
                batch.append(first)
            while len(batch) < BATCH and not self.queue.empty():
                more = self.queue.get()
                if more is None:
                    ending = True
                    break
                batch.append(more)
            if batch:
                self.answer(batch, commit_all(connection, [write for write, _ in batch]))
            if ending:
                connection.close()
                return

    def answer(self, batch: list[Waiting], outcomes: list[LandfallError | None]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits for an answer
            self.loop.call_soon_threadsafe(settle, [stored for _, stored in batch], outcomes)


def marked(statement: str, values: Sequence[str]) -> str:
    """The statement with one question mark per value."""
    return statement.format(marks=", ".join("?" * len(values)) or "NULL")


def settle(futures: list[asyncio.Future[None]], outcomes: list[LandfallError | None]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.done():
            continue
        if outcome is None:
            future.set_result(None)
        else:
            future.set_exception(outcome)


def commit_all(connection: sqlite3.Connection, writes: list[Write]) -> list[LandfallError | None]:
    """One commit for all; if that fails, one per entry, so that only the faulty ones fail."""
    outcome = commit(connection, writes)
    if outcome is None or len(writes) == 1:
        return [outcome] * len(writes)
    return [commit(connection, [write]) for write in writes]


def commit(connection: sqlite3.Connection, writes: list[Write]) -> LandfallError | None:
    try:
        connection.execute("BEGIN IMMEDIATE")
        rows = [{"table": write.table, "number": write.number, "entry": write.entry} for write in writes]
        if connection.executemany(ENTRY, rows).rowcount < len(rows):
            table_there = connection.execute("SELECT 1 FROM tables WHERE id = ?", (writes[0].table,)).fetchone()
            connection.execute("ROLLBACK")
            return Conflict("the entry before it is missing") if table_there else NotDone("no-such-table")
        infos = [(one.table, one.status, one.listed, one.at, one.info) for one in writes if one.info is not None]
        if infos:
            connection.executemany(TABLE, infos)
        positions = {
            one.table: (one.table, one.number, one.position, one.at, one.bots_turn, one.to_act)
            for one in writes
            if one.position is not None
        }
        if positions:
            connection.executemany(POSITION, list(positions.values()))
        connection.execute("COMMIT")
        return None
    except sqlite3.Error as wrong:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        return Conflict(str(wrong)) if isinstance(wrong, sqlite3.IntegrityError) else StorageFailed(str(wrong))


def unopened(path: Path, wrong: sqlite3.Error) -> StorageFailed:
    why = "not-a-database" if getattr(wrong, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB else "cannot-open"
    return StorageFailed(f"{path} cannot be opened: {wrong}", why, file=str(path))


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Apply the migrations that this file lacks."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    steps = migrations()
    if version > steps[-1][0]:
        raise StorageFailed(f"the file has schema {version}, written by a newer Landfall than this one", "newer-schema")
    for number, statements in steps:
        if number > version:
            connection.execute("BEGIN IMMEDIATE")
            for statement in statements:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
