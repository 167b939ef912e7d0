"""Addresses of tables and seats, and what is asked of a server without a socket."""

from __future__ import annotations

import json
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import Request, urlopen

import msgspec

from landfall.server.http_messages import SeatLink
from landfall.server.messages import Problem, SeatInfo, TableInfo
from landfall.terminal.tables.background import in_background
from landfall.terminal.words import Unusable, Words

PATIENCE = 15.0  # seconds for an answer


def seat_title(seat: SeatInfo, words: Words) -> str:
    """The name of whoever has a seat."""
    if seat.name:
        return seat.name
    if seat.kind == "bot" and seat.level:
        return f"{words.level(seat.level)} {seat.seat + 1}"
    return words("seat-name", number=seat.seat + 1)


class Address:
    """Where a table is, and the token of a seat at it, if there is one.

    >>> Address.read("http://box:8000/table/abc23#secret")
    Address('http://box:8000', 'abc23', 'secret')
    >>> Address.read("box:8000/table/abc23").socket("pl", 7)
    'ws://box:8000/ws/tables/abc23?since=7&lang=pl'
    """

    def __init__(self, server: str, table: str, token: str = "") -> None:
        self.server = server
        self.table = table
        self.token = token

    def __repr__(self) -> str:
        return f"Address({self.server!r}, {self.table!r}, {self.token!r})"

    @staticmethod
    def read(given: str) -> Address:
        """A link as the page shows it. Raises Unusable."""
        text = given.strip()
        parts = urlsplit(text if "://" in text else f"http://{text}")
        steps = [step for step in parts.path.split("/") if step]
        if parts.scheme not in ("http", "https") or not parts.netloc or len(steps) < 2 or steps[-2] != "table":
            raise Unusable("no-table-link", given=given)
        before = "".join(f"/{step}" for step in steps[:-2])
        return Address(f"{parts.scheme}://{parts.netloc}{before}", steps[-1], parts.fragment)

    def link(self) -> str:
        """What opens the same seat again, here or in a browser."""
        return f"{self.server}/table/{self.table}" + (f"#{self.token}" if self.token else "")

    def socket(self, lang: str, since: int) -> str:
        query = {**({"token": self.token} if self.token else {}), "since": since, "lang": lang}
        return f"{self.server.replace('http', 'ws', 1)}/ws/tables/{quote(self.table)}?{urlencode(query)}"

    async def info(self, lang: str) -> TableInfo:
        """What everybody may know of the table."""
        return msgspec.convert(await self.ask("", None, lang), TableInfo)

    async def sit(self, seat: int, name: str, lang: str) -> Address:
        """Take an open seat; the address that opens it."""
        link = msgspec.convert(await self.ask("/sit", {"seat": seat, "name": name}, lang), SeatLink)
        return Address(self.server, self.table, link.token)

    async def ask(self, path: str, body: dict[str, Any] | None, lang: str) -> Any:
        address = f"{self.server}/api/tables/{quote(self.table)}{path}?lang={lang}"
        return await in_background(lambda: answer_of(address, body, self.server))


def reason_of(wrong: Exception) -> object:
    """The system's reason, or else urllib's own."""
    reason = getattr(wrong, "reason", wrong)
    return reason if isinstance(reason, OSError) else str(reason)


def answer_of(address: str, body: dict[str, Any] | None, server: str) -> Any:
    """What a server answers. Raises Unusable with its words, or with ours if there is no answer."""
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(address, data, {"Content-Type": "application/json"}), timeout=PATIENCE) as answered:
            return json.load(answered)
    except HTTPError as refused:
        with refused:
            try:
                words = msgspec.json.decode(refused.read(), type=Problem).words
            except msgspec.MsgspecError:
                words = str(refused)
        raise Unusable("server-says", what=words) from None
    except (URLError, OSError, ValueError) as wrong:
        raise Unusable("no-server", server=server, what=reason_of(wrong)) from None
