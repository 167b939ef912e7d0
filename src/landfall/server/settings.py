"""What a host may set."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from time import time

from msgspec import Struct, field

from landfall.server.chance import Chance


def data_folder() -> Path:
    """The default folder for data: `LANDFALL_DATA`, or the usual one of the user."""
    given = os.environ.get("LANDFALL_DATA")
    return Path(given) if given else Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "landfall"


def default_data() -> Path:
    """The file of tables when none is named."""
    return data_folder() / "tables.sqlite3"


class Settings(Struct, kw_only=True):
    """Limits and times; the defaults suit a server for friends."""

    data: str = ""  # a path (SQLite) or a postgresql:// address; empty: `default_data()`
    workers: int = 0  # processes for bots; 0: one less than there are processors
    analysis_processes: int = 0  # in which a finished game is weighed, behind all others; 0: one per processor
    bot_ms: float = 1500.0  # the most a bot may think per decision
    bot_grace: float = 1.0  # further seconds until a worker counts as dead
    bot_pause: float = 0.05  # seconds a bot takes at least for an answer; the page shows moves at a person's own speed
    games: tuple[str, ...] = ()  # more games for the bots' workers, as ID=MODULE:CALLABLE
    message_bytes: int = 4096  # the largest message of a client
    body_bytes: int = 65536  # the largest HTTP request
    messages_per_second: float = 20.0  # of one connection, in the long run
    messages_at_once: int = 80
    changes_per_second: float = 1.0  # of these: chat, names, bots, hints, all except moves and undos
    changes_at_once: int = 20
    requests_per_second: float = 5.0  # of one address, for creating or changing tables
    requests_at_once: int = 60
    reads_per_second: float = 50.0  # of one address, for everything else: a page loads some thirty files
    reads_at_once: int = 1000
    request_seconds: float = 15.0  # within which a request must be complete
    waiting_per_address: int = 200  # HTTP connections of one address with an unfinished request
    unsent_bytes: int = 262_144  # that may wait for a device that reads slowly, beyond one message
    resyncs_per_second: float = 0.5  # of one device, in the long run; for an address they count as connections
    resyncs_at_once: int = 10
    connections_per_seat: int = 20  # devices with one seat's link
    watchers_per_table: int = 200  # spectators never keep a player out
    connections_per_address: int = 300  # open at a time; friends behind one router, or a class, share an address
    connects_per_second: float = 5.0  # of one address, in the long run
    connects_at_once: int = 100
    presence_pause: float = 0.2  # seconds in which all who come and go are reported together
    unload_after: float = 60.0  # seconds until a table that nobody looks at is dropped from memory
    public: tuple[str, ...] = ()  # the addresses people open, as https://games.example.org; any other name is refused
    absent_grace: float = 60.0  # seconds somebody must have been away before a bot may get the seat
    put_aside: float = 24 * 3600.0  # seconds until a game ends without the absent, if all who are present wish so
    clock: Callable[[], float] = time  # measures how long somebody has been away
    near: str = ""  # the address for others on the same network; `serve` finds it
    page: Path | None = None  # the folder of the built page; None: where it is usually built
    chance: Chance = field(default_factory=Chance)  # what tables are dealt from

    def data_place(self) -> str:
        return self.data or str(default_data())

    def worker_count(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)
