"""A file of tables belongs to one server at a time. The system releases the lock when the process dies."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

from landfall.server.errors import StorageFailed

log = logging.getLogger("landfall.server")

OWN_EYES = 0o600


class ServerLock:
    """Held from here to `release`. Raises StorageFailed if another server holds it.

    The empty file next to the tables stays when nobody holds it: deleting it would let two servers in.
    """

    def __init__(self, tables: Path) -> None:
        path = tables.resolve()
        try:
            self.held = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, OWN_EYES)
        except OSError as wrong:
            raise StorageFailed(f"{tables} cannot be locked: {wrong}", "cannot-open", file=str(tables)) from None
        try:
            take(self.held)
        except (BlockingIOError, PermissionError):
            os.close(self.held)
            raise StorageFailed(f"a server is already using {tables}", "in-use", file=str(tables)) from None
        except OSError as wrong:  # some network drives have no locks
            log.warning("%s cannot be locked (%s): make sure that no other server uses it", tables, wrong)

    def release(self) -> None:
        held, self.held = self.held, -1
        if held >= 0:
            os.close(held)


if sys.platform == "win32":
    import msvcrt

    def take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
