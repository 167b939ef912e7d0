"""Which requests are accepted at all: from which page, to which host name, in which form and how often.

A browser says which page a request comes from (`Origin`), and no page can make it say otherwise. Programs say nothing,
and are accepted: what they may do depends on the tokens they hold.
"""

from __future__ import annotations

import logging
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from landfall.server.errors import NotDone
from landfall.server.limits import Bucket, Buckets
from landfall.server.settings import Settings

log = logging.getLogger("landfall.server")
lines = Bucket(5.0, 100)  # of the log about mistakes of clients: they must not fill the disk

READS = ("GET", "HEAD")

Connection = ASGIConnection[Any, Any, Any, Any]


class Gate:
    """Checks requests and sockets before anything else."""

    def __init__(self, settings: Settings) -> None:
        self.public = frozenset(urlsplit(address).netloc.lower() for address in settings.public)
        self.reads = Buckets(settings.reads_per_second, settings.reads_at_once)
        self.changes = Buckets(settings.requests_per_second, settings.requests_at_once)

    async def before_request(self, request: Request[Any, Any, Any]) -> None:
        """Raises NotDone for what is not accepted. Nothing of the body has been read yet."""
        reads = request.method in READS
        if not (self.reads if reads else self.changes).take(address_of(request)):
            raise NotDone("too-frequent")
        self.check_host(request)
        if not reads:
            self.check_page(request)
            if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
                raise NotDone("media-type")

    def check_socket(self, socket: Connection) -> None:
        self.check_host(socket)
        self.check_page(socket)

    def check_host(self, connection: Connection) -> None:
        """A host name that leads here and is not ours may be a stranger's: then a page of theirs would count as ours.

        Checked only if the host has named the public addresses. IP addresses are always ours.
        """
        host = connection.headers.get("host", "").lower()
        if self.public and host not in self.public and not is_number(host):
            raise NotDone("unknown-host", host=host[:100])

    def check_page(self, connection: Connection) -> None:
        """Pages of other servers cannot open sockets or change anything."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        page = urlsplit(origin.lower()).netloc
        if not page or (page != connection.headers.get("host", "").lower() and page not in self.public):
            raise NotDone("foreign-page", page=origin[:100])


def is_number(host: str) -> bool:
    """Whether a host is an IP address or this machine."""
    name = host.rpartition("]")[0].lstrip("[") if host.startswith("[") else host.partition(":")[0]
    try:
        ip_address(name)
    except ValueError:
        return name == "localhost"
    return True


def address_of(connection: Connection) -> str:
    """The client's address, for limits; behind a web server on this machine, the address that it passes on."""
    return connection.client.host if connection.client else ""


def note(address: str, told: str, *facts: object) -> None:
    """A line in the log about something a client did wrong, with its address."""
    if lines.take():
        log.warning(f"%s: {told}", address or "somebody", *facts)


def noticing_leave(app: ASGIApp) -> ASGIApp:
    """Notes in the request's state whether its client left before the answer."""

    async def noticing(scope: Scope, receive: Receive, send: Send) -> None:
        async def heard() -> Any:
            event = await receive()
            if event["type"] == "http.disconnect":
                scope["state"]["left"] = True
            return event

        await app(scope, heard if scope["type"] == ScopeType.HTTP else receive, send)

    return noticing


async def send_safely(message: Message, scope: Scope) -> None:
    """No browser guesses what kind of thing an answer is."""
    if message["type"] == "http.response.start":
        headers = [pair for pair in message["headers"] if pair[0].lower() != b"x-content-type-options"]
        message["headers"] = [*headers, (b"x-content-type-options", b"nosniff")]
