"""What uvicorn lacks: time limits for requests that are never finished and sockets that are never read.

On an HTTP connection the server waits for the next request, for the rest of one, or until its answer is read. It waits
no longer than `Settings.request_seconds`, and for no more than `Settings.waiting_per_address` connections per address:
a new one replaces the one waited for longest. So clients that open connections and send nothing shut out only
themselves, and a web server in front, which passes on complete requests, needs no exception. A connection
whose request has too long a head is closed at once.

A WebSocket is compressed as measured in docs/speed.md: each message separately, so that no connection holds a window,
and small ones not at all. A socket that should be closed is closed, even if its client has stopped reading.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from math import inf
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from landfall.server.settings import Settings

FAREWELL = 5.0  # seconds in which a client may read the last messages before its connection ends
HEAD_BYTES = 65536  # of a request before its body; browsers send a tenth of it
INVALID_TEXT = 1007
WORTH_IT = 4096  # bytes from which a message is compressed
QUICK = {"level": 1}  # less than half the time of the default level, for a fifth more bytes


class Addressed(logging.LoggerAdapter[logging.Logger]):
    """Adds the client's address to each line."""

    level = logging.WARNING  # uvicorn checks this before it logs connects and disconnects

    def __init__(self, logger: logging.Logger, client: tuple[str, int] | None) -> None:
        super().__init__(logger)
        self.address = client[0] if client else "somebody"

    def process(self, msg: Any, kwargs: Any) -> tuple[Any, Any]:
        return f"{self.address}: {msg}", kwargs


# -- HTTP -------------------------------------------------------------------------------------------------------------


class Crowd:
    """The connections that the server waits for, by address, the one waited for longest first."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.request_seconds
        self.most = settings.waiting_per_address
        self.waiting: dict[str, dict[HttpProtocol, None]] = {}

    def add(self, one: HttpProtocol) -> None:
        beside = self.waiting.setdefault(one.address, {})
        beside[one] = None
        if len(beside) > self.most:
            next(iter(beside)).hang_up()

    def remove(self, one: HttpProtocol) -> None:
        beside = self.waiting.get(one.address, {})
        beside.pop(one, None)
        if not beside:
            self.waiting.pop(one.address, None)


class HttpProtocol(HttpToolsProtocol):
    """A connection that is closed if it makes the server wait too long."""

    def __init__(self, crowd: Crowd, **given: Any) -> None:
        super().__init__(**given)
        self.crowd = crowd
        self.address = ""
        self.over = False  # it has become a WebSocket, or is closed
        self.timer: asyncio.TimerHandle | None = None  # runs while the server waits for it
        self.unparsed = 0  # bytes received since the last complete head or part of a body
        self.unread = inf  # bytes of an answer that were still unread at the last check

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.logger = Addressed(self.logger, self.client)  # type: ignore[assignment]
        self.look()

    def data_received(self, data: bytes) -> None:
        self.unparsed += len(data)
        super().data_received(data)
        if self.unparsed > HEAD_BYTES:
            self.logger.warning("the head of a request is too long")
            self.hang_up()
        self.look()

    def on_headers_complete(self) -> None:
        self.unparsed = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.unparsed = 0
        super().on_body(body)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def handle_websocket_upgrade(self) -> None:
        self.over = True
        self.look()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.over = True
        self.look()
        super().connection_lost(exc)

    def is_waited_for(self) -> bool:
        """Whether it is the client that must send or read something."""
        cycle = self.cycle
        return not self.over and (cycle is None or cycle.more_body or cycle.response_complete)

    def look(self) -> None:
        """Start or stop waiting."""
        if self.is_waited_for() == (self.timer is not None):
            return
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
            self.crowd.remove(self)
        else:
            self.unread = inf
            self.timer = self.loop.call_later(self.crowd.seconds, self.be_patient)
            self.crowd.add(self)

    def be_patient(self) -> None:
        """Close the connection, unless an answer is being read, however slowly."""
        unread = self.transport.get_write_buffer_size()
        if 0 < unread < self.unread:
            self.unread = unread
            self.timer = self.loop.call_later(self.crowd.seconds, self.be_patient)
        else:
            self.hang_up()

    def hang_up(self) -> None:
        """Close at once, whatever is still unread."""
        self.crowd.remove(self)
        self.transport.abort()


# -- WebSockets -------------------------------------------------------------------------------------------------------


class SparingDeflate(PerMessageDeflate):
    """Compresses only large messages."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < WORTH_IT else super().encode(frame)


class SparingFactory(ServerPerMessageDeflateFactory):
    """Offers to compress each message separately: a connection holds no window while nothing is sent."""

    def __init__(self) -> None:
        super().__init__(True, True, compress_settings=QUICK)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], SparingDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, SparingDeflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that closes when it should."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.conn.available_extensions = [SparingFactory()]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.logger = Addressed(self.logger, self.client)  # type: ignore[assignment]

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close":
            self.writable.set()  # do not wait for a client that reads nothing
        await super().send(message)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(FAREWELL, self.transport.abort)  # closing waits until everything is read, but not for ever

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.logger.warning("a message is not valid UTF-8")
                self.frames = []
                self.conn.fail(INVALID_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
