"""What a server asks of its storage.

The schema is plain SQL in `migrations/`, the same text for SQLite and PostgreSQL: tables that are appended to and
read by key. Their version is stored with them; a store updates an older one when it opens.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from msgspec import Struct

MIGRATIONS = Path(__file__).parent / "migrations"


class Write(Struct):
    """An entry at the end of a table's log, and what is kept up to date with it."""

    table: str
    number: int  # the entry's place in the log, from 0
    entry: str
    info: str | None = None  # the public `TableInfo`, if it changed
    status: str = ""
    listed: bool = False
    at: int = 0
    position: str | None = None  # the position after the entry, if it or whose turn it is changed
    bots_turn: bool = False  # stored with the position: it is a bot's turn, and somebody plays at the table
    to_act: str = ""  # stored with the position: the seats that must decide, with blanks between


class Stored(Struct):
    """Everything that is stored of a table."""

    entries: list[str]
    position: str | None
    info: str | None


class Store(Protocol):
    """A storage. `append` returns when the entry would survive a power cut, and never before."""

    async def append(self, write: Write) -> None:
        """Store an entry. Raises Conflict if this place of the log is taken or does not follow what is stored,
        NotDone if the table has been deleted, StorageFailed if it cannot be stored.
        """

    async def load(self, table: str, since: int = 0) -> Stored | None:
        """What is stored of a table, with its entries from number `since` on; None if there is no such table."""

    async def listed(self, statuses: Sequence[str], limit: int, offset: int = 0) -> list[str]:
        """The `TableInfo`s of listed tables in one of these states, latest change first."""

    async def infos(self, tables: Sequence[str]) -> list[str]:
        """The `TableInfo`s of these tables, listed or not; unknown ones are left out."""

    async def turns(self, tables: Sequence[str]) -> dict[str, tuple[int, str]]:
        """When each of these tables was last moved at, in Unix seconds, and the seats that must decide."""

    async def bots_to_move(self) -> list[str]:
        """The ids of tables that continue by themselves, latest change first: a bot's turn, and somebody plays."""

    async def unchanged(self, since: int, statuses: Sequence[str]) -> list[str]:
        """The `TableInfo`s of tables in one of these states that have not changed since, the oldest first."""

    async def forget(self, tables: Sequence[str], since: int, shrink: bool = True) -> list[str]:
        """Delete everything about those of these tables that have not changed since; returns their ids.

        `shrink` gives the room back to the disk at once, which takes a while.
        """

    async def keep_analysis(self, table: str, depth: str, body: str) -> None:
        """Keep the analysis of a table that is there, in place of an earlier one of this depth."""

    async def analysis(self, table: str, depth: str) -> str | None:
        """The analysis of a table, if one of this depth is kept."""

    async def touch(self) -> None:
        """Write something that changes nothing, as safely as an entry. Raises StorageFailed."""

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Get notified of tables that other processes have written to, and when some may have been missed.

        Does nothing if there are no other processes.
        """

    async def close(self) -> None:
        """Finish what was begun."""


def migrations() -> list[tuple[int, list[str]]]:
    """The statements of each step, by its number."""
    found = []
    for path in sorted(MIGRATIONS.glob("*.sql")):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("--")]
        statements = [part.strip() for part in "\n".join(lines).split(";")]
        found.append((int(path.stem.split("_")[0]), [statement for statement in statements if statement]))
    return found


async def open_store(place: str | Path, serving: bool = False) -> Store:
    """The store at a path (SQLite) or a `postgresql://` address. `serving` locks a file against others."""
    if str(place).startswith(("postgresql://", "postgres://")):
        from landfall.server.store.postgres import PostgresStore

        return await PostgresStore.open(str(place))
    from landfall.server.store.sqlite import SqliteStore

    return SqliteStore(Path(place), serving)
