"""`landfall backup` and `landfall restore`: copies of what a server keeps."""

from __future__ import annotations

from pathlib import Path

from landfall.server.errors import StorageFailed
from landfall.server.settings import Settings
from landfall.server.store import copies
from landfall.terminal.words import Unusable, Words


def back_up(words: Words, file: Path, data: str, force: bool) -> None:
    """Copy the tables into a file; a server may be running."""
    tables = path_of(data)
    if not tables.is_file():
        raise Unusable("no-such-file", file=str(tables))
    try:
        copies.back_up(tables, file, force)
    except (StorageFailed, OSError) as wrong:
        raise Unusable("cannot-back-up", what=wrong) from None
    print(words("backed-up", file=str(file)))


def restore(words: Words, file: Path, data: str, force: bool) -> None:
    """Replace the tables with a copy; no server may be running."""
    tables = path_of(data)
    if not file.is_file():
        raise Unusable("no-such-file", file=str(file))
    try:
        copies.restore(file, tables, force)
    except (StorageFailed, OSError) as wrong:
        raise Unusable("cannot-restore", what=wrong) from None
    print(words("restored", file=str(tables)))


def path_of(data: str) -> Path:
    place = data or Settings().data_place()
    if "://" in place:
        raise Unusable("use-pg-dump")
    return Path(place)
