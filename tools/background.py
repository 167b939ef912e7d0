"""What takes minutes continues in the background while the server already runs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tools.steps import BUILD, ROOT, say, surroundings

LOG = BUILD / "setup.log"
GOES_ON = BUILD / "compiling"  # there while it does: the server reads it
GIVES_WAY = 10  # how nice it is to the server


@contextmanager
def set_up_behind() -> Iterator[dict[str, str]]:
    """Run `./dev setup` in the background, its output in a file. Gives the variables by which a server knows of it."""
    GOES_ON.touch()
    with open(LOG, "wb") as log:
        process = subprocess.Popen(
            [sys.executable, str(ROOT / "dev"), "setup"],
            cwd=ROOT, env=surroundings(), stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
            start_new_session=True, preexec_fn=give_way,
        )  # fmt: skip

    def wait() -> None:
        code = process.wait()
        if code > 0:
            say(f"The set-up failed in the background; {LOG.relative_to(ROOT)} says why.")
        GOES_ON.unlink(missing_ok=True)

    waiting = threading.Thread(target=wait)
    waiting.start()
    try:
        yield {"LANDFALL_COMPILING": str(GOES_ON), "LANDFALL_STALE_TOLD": "1"}
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)  # with the C compilers that it has started
        waiting.join()


def give_way() -> None:
    os.nice(GIVES_WAY)
