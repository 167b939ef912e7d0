"""A server in a process of its own, with the games of the tests.

`python -m tests.server.serving DATA BOT_PAUSE SETTINGS`, the settings as JSON.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import httpx
from websockets.sync.client import connect

from landfall.server import Settings, serve
from tests.cases import register_games
from tests.server.clients import PATIENCE, Client, RealLine

UNLIMITED: dict[str, Any] = {
    "messages_per_second": 1e6,
    "messages_at_once": 10**6,
    "requests_at_once": 1000,
    "reads_at_once": 10**6,
    "connects_at_once": 10**6,
    "changes_at_once": 10**6,
    "bot_grace": PATIENCE,
    "workers": 1,
}
ROOT = Path(__file__).parent.parent.parent


class Server:
    """A running server: its address, and how to end it."""

    def __init__(self, data: Path | str, bot_pause: float = 0.0, log: IO[str] | None = None, **chosen: float) -> None:
        path = os.pathsep.join([str(ROOT), *(place for place in sys.path if place)])
        self.start(
            [sys.executable, "-m", "tests.server.serving", str(data), str(bot_pause), json.dumps(chosen)],
            {**os.environ, "PYTHONPATH": path},
            log,
        )

    def start(self, command: list[str], env: dict[str, str], log: IO[str] | None = None) -> None:
        """Start the process and wait for its address."""
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=env, text=True)
        assert self.process.stdout is not None, "its output is a pipe"
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, f"the server did not start: {line!r}"
        self.address = found[0]
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)

    @contextmanager
    def sitting(self, table: str, token: str | None = None) -> Iterator[Client]:
        address = self.address.replace("http", "ws", 1)
        query = f"?token={token}" if token else ""
        with connect(
            f"{address}/ws/tables/{table}{query}", max_size=None, open_timeout=PATIENCE, close_timeout=1
        ) as connection:
            client = Client(RealLine(connection))
            assert client.next()["is"] == "Sync"
            yield client

    def kill(self) -> None:
        """As a power cut does."""
        self.process.kill()
        self.close()

    def close(self) -> None:
        self.http.close()
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def running(data: Path | str, log: IO[str] | None = None, **chosen: float) -> Iterator[Server]:
    """A server with these settings, its log in a file if one is given."""
    server = Server(data, 0.0, log, **chosen)
    try:
        yield server
    finally:
        server.close()


if __name__ == "__main__":
    register_games()
    serve(
        port=0,
        data=sys.argv[1],
        settings=Settings(**{**UNLIMITED, "bot_pause": float(sys.argv[2]), **json.loads(sys.argv[3])}),
        say=lambda line: print(line, flush=True),
    )
