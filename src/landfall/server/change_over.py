"""From interpreted to compiled engines while people play.

`./dev play` serves at once and compiles in the background. When that is done, the server ends in good order and starts
again in the same process, on the same socket: tables are stored, and whoever is connected connects again.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from pathlib import Path
from typing import Literal

from landfall import _compiled

COMPILING = "LANDFALL_COMPILING"  # the path of a file that is there while the engines are compiled
SOCKET = "LANDFALL_SOCKET"  # the number of the socket that was listened on before
LOOK_AGAIN = 0.5  # seconds


def engines() -> Literal["compiled", "interpreted"]:
    """How the engines run in this process; stale ones are interpreted."""
    return "compiled" if _compiled.status().engines == "compiled" else "interpreted"


def is_compiling() -> bool:
    """Whether a change is to come."""
    file = os.environ.get(COMPILING)
    return file is not None and engines() == "interpreted" and Path(file).is_file()


async def compiled() -> bool:
    """Wait until the engines are compiled (True), or nobody compiles them any more (False)."""
    while True:
        goes_on = is_compiling()  # asked first: the file goes after the engines have come
        if await asyncio.to_thread(_compiled.compiled_meanwhile):
            return True
        if not goes_on:
            return False
        await asyncio.sleep(LOOK_AGAIN)


def kept_open(listening: socket.socket) -> int:
    """A second handle of the socket: who connects while the server starts again waits instead of being refused."""
    left = os.dup(listening.fileno())
    os.set_inheritable(left, True)
    return left


def start_again(left: int) -> None:
    """Replace this process by a new one with the same arguments; does not return."""
    os.environ[SOCKET] = str(left)
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


def socket_left() -> socket.socket | None:
    """The socket of the process before, if this one replaces it."""
    left = os.environ.pop(SOCKET, None)
    return None if left is None else socket.socket(fileno=int(left))
