"""One command, one process, one file of data."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import uvicorn

from landfall.flow import LandfallError
from landfall.server import change_over
from landfall.server.app import make_app
from landfall.server.errors import TEXTS
from landfall.server.protocols import Crowd, HttpProtocol, SocketProtocol
from landfall.server.settings import Settings
from landfall.server.store import open_store
from landfall.texts import text

EVERYWHERE = ("0.0.0.0", "::")
FRAME_BYTES = 65536  # a larger message ends the connection before it is read
BACKLOG = 1024
FILES = 16384


class CannotServe(LandfallError):
    """The address or the port cannot be used."""

    def __init__(self, host: str, port: int, what: OSError | str) -> None:
        super().__init__(f"cannot listen on {host} port {port}: {what}")
        self.what = what


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: str | Path = "",
    settings: Settings | None = None,
    lang: str = "en",
    say: Callable[[str], None] = print,
) -> None:
    """Serve tables until interrupted. With port 0 a free one is taken; the addresses are printed when it is ready."""
    chosen = settings or Settings()
    if data:
        chosen.data = str(data)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s", stream=sys.stderr)
    take_more_files()
    asyncio.run(try_store(chosen.data_place()))
    left = change_over.socket_left()
    with left or listening(host, port) as open_socket:
        here, *near = addresses(host, open_socket.getsockname()[1])
        chosen.near = chosen.near or "".join(near[:1]).rstrip("/")
        config = uvicorn.Config(
            make_app(chosen),
            log_config=None,
            log_level="warning",
            access_log=False,  # addresses hold seats' tokens
            http=partial(HttpProtocol, Crowd(chosen)),  # type: ignore[arg-type]
            ws=SocketProtocol,
            ws_max_size=FRAME_BYTES,
            ws_per_message_deflate=False,  # `SocketProtocol` offers its own
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            timeout_graceful_shutdown=3,
        )
        said = partial(text, lang=lang, folder=TEXTS)
        lines = [said("serve-at", given={"address": here})]
        lines.extend(said("serve-near", given={"address": place}) for place in near)
        lines.append(said("serve-data", given={"place": without_password(chosen.data_place())}))
        if left is not None:
            lines = [said("serve-compiled")]
        elif change_over.is_compiling():
            lines.append(said("serve-compiling"))
        server = AnnouncingServer(config, lines, say, said("serve-not-compiled"))
        kept = change_over.kept_open(open_socket) if change_over.is_compiling() else None
        server.run(sockets=[open_socket])
    if server.changes_over and kept is not None:
        change_over.start_again(kept)


def take_more_files() -> None:
    """Every connection is an open file; systems usually allow a thousand, but more on request."""
    try:
        import resource
    except ImportError:  # not a Unix: nothing to raise
        return
    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if usual != resource.RLIM_INFINITY and usual < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


async def try_store(place: str) -> None:
    """Open the storage once, so that its problems are reported before anything else. Raises StorageFailed."""
    store = await open_store(place, serving=True)
    await store.close()


class AnnouncingServer(uvicorn.Server):
    """Prints its addresses once it can be reached. Ends when the engines that it waits for are compiled."""

    def __init__(
        self, config: uvicorn.Config, lines: list[str], say: Callable[[str], None], not_compiled: str = ""
    ) -> None:
        super().__init__(config)
        self.lines = lines
        self.say = say
        self.not_compiled = not_compiled
        self.changes_over = False
        self.waiting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for line in self.lines:
                self.say(line)
            if change_over.is_compiling():
                self.waiting = asyncio.create_task(self.wait_for_engines())

    async def wait_for_engines(self) -> None:
        if await change_over.compiled():
            self.changes_over = self.should_exit = True
        else:
            self.say(self.not_compiled)


@contextlib.contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket that listens, or a clear error."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(kind, socket.SOCK_STREAM) as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            opened.bind((host, port))
            opened.listen(BACKLOG)
        except OSError as wrong:
            raise CannotServe(host, port, wrong) from None
        except OverflowError as no_port:
            raise CannotServe(host, port, str(no_port)) from None
        yield opened


def addresses(host: str, port: int) -> list[str]:
    """Where people find the server: on this machine first, then from the same network."""
    if host not in EVERYWHERE:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}/"]
    near = network_address()
    return [f"http://127.0.0.1:{port}/", *([f"http://{near}:{port}/"] if near else [])]


def network_address() -> str | None:
    """This machine's address on its network. Nothing is sent: connecting a datagram socket is enough."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as aimed:
        try:
            aimed.connect(("10.255.255.255", 9))
        except OSError:
            return None
        found = str(aimed.getsockname()[0])
    return None if found.startswith(("127.", "0.")) else found


def without_password(place: str) -> str:
    """An address of a database as it may be shown."""
    scheme, separator, rest = place.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if separator else place
