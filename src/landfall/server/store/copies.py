"""Copies of a file of tables: made while a server runs, and restored while none does.

A copy holds the seeds of running tables, so nobody else may read it, from its first byte on. It is written under
another name and renamed when it is complete: an older file stays until then.
"""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from landfall.server.errors import StorageFailed
from landfall.server.store.base import migrations
from landfall.server.store.lock import OWN_EYES, ServerLock
from landfall.server.store.sqlite import unopened

SIDE_FILES = ("-wal", "-shm", "-journal")


def back_up(tables: Path, copy: Path, force: bool = False) -> None:
    """Copy the tables as they are, even while a server writes. Raises StorageFailed or OSError."""
    with opened(tables) as source:
        write_copy(source, tables, copy, force)


def restore(copy: Path, tables: Path, force: bool = False) -> None:
    """Replace the tables with a copy. Raises StorageFailed if the copy is damaged or a server is running."""
    with opened(copy) as source:
        tables.parent.mkdir(parents=True, exist_ok=True)
        lock = ServerLock(tables)
        try:
            write_copy(source, copy, tables, force)
        finally:
            lock.release()


@contextlib.contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A file of tables that can be read from end to end."""
    try:
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", timeout=10, isolation_level=None, uri=True)
    except sqlite3.Error as wrong:
        raise unopened(path, wrong) from None
    try:
        check(connection, path)
        yield connection
    finally:
        connection.close()


def check(connection: sqlite3.Connection, path: Path) -> None:
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if version < 1 or not found >= {"tables", "entries", "positions"}:
            raise StorageFailed(f"{path} is not a file of Landfall tables", "not-a-database", file=str(path))
        if version > migrations()[-1][0]:
            raise StorageFailed(f"{path} has schema {version}, written by a newer Landfall", "newer-schema")
        wrong = connection.execute("PRAGMA integrity_check").fetchone()[0]
        if wrong != "ok":
            raise StorageFailed(f"{path} is damaged: {wrong}", "damaged", file=str(path))
    except sqlite3.DatabaseError as failed:
        if getattr(failed, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT:
            raise StorageFailed(f"{path} is damaged: {failed}", "damaged", file=str(path)) from None
        raise unopened(path, failed) from None


def write_copy(source: sqlite3.Connection, origin: Path, target: Path, force: bool) -> None:
    if target.exists() and target.samefile(origin):
        raise StorageFailed(f"{target} would be copied onto itself", "same-file", file=str(target))
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, "is a folder")
    if not force:
        reserve(target)
    unfinished = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWN_EYES))
        fill(source, unfinished, target)
        for end in SIDE_FILES:  # SQLite would take those of the old file for those of the copy
            target.with_name(f"{target.name}{end}").unlink(missing_ok=True)
        unfinished.replace(target)
    except BaseException:
        if not force:
            target.unlink(missing_ok=True)
        raise
    finally:
        for end in ("", *SIDE_FILES):
            unfinished.with_name(f"{unfinished.name}{end}").unlink(missing_ok=True)
    flush_folder(target.parent)


def reserve(target: Path) -> None:
    """Reserve the name, so that no file created meanwhile is overwritten."""
    try:
        os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWN_EYES))
    except FileExistsError:
        raise StorageFailed(f"{target} already exists", "is-there", file=str(target)) from None


def fill(source: sqlite3.Connection, path: Path, named: Path) -> None:
    try:
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as target:
            target.execute("PRAGMA synchronous = FULL")
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, complete by itself
    except sqlite3.Error as wrong:
        raise StorageFailed(f"{named} cannot be written: {wrong}", "not-written", file=str(named)) from None
    written = os.open(path, os.O_RDWR)
    try:
        os.fsync(written)
    finally:
        os.close(written)


def flush_folder(folder: Path) -> None:
    """Make the new name survive a power cut, if the system can do that."""
    with contextlib.suppress(OSError):
        opened_folder = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened_folder)
        finally:
            os.close(opened_folder)
