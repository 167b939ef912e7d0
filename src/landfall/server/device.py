"""A connected device: a seat's or a spectator's, its language, and what is still to be sent to it."""

from __future__ import annotations

import asyncio

import msgspec

from landfall.flow import LandfallError
from landfall.server.errors import problem
from landfall.server.limits import Bucket
from landfall.server.messages import Refused, ServerMessage
from landfall.server.seeing import Audience, encoder

UNSENT = 500  # messages that may wait for a slow device


class Device:
    """Messages wait here until the connection sends them; a device that is too slow is cut off and may come again."""

    def __init__(self, seat: Audience, lang: str, bucket: Bucket, changes: Bucket | None = None) -> None:
        self.seat = seat
        self.lang = lang
        self.address = ""  # where it connects from
        self.bucket = bucket  # for all messages
        self.changes = changes  # for hints and those that write to the log beside moves and undos
        self.unsent: asyncio.Queue[bytes] = asyncio.Queue(UNSENT)
        self.too_slow = False
        self.table = b""  # what it was last told of seats, presence and status

    def send(self, message: ServerMessage | bytes) -> None:
        try:
            self.unsent.put_nowait(message if isinstance(message, bytes) else encoder.encode(message))
        except asyncio.QueueFull:
            self.too_slow = True

    def refuse(self, id: str | None, wrong: LandfallError, names: list[str] | None = None) -> None:
        self.send(Refused(id, problem(wrong, self.lang, names)))


def id_of(text: bytes | str) -> str | None:
    """The id of a message that could not be read as a whole, if it has one."""

    class WithId(msgspec.Struct):
        id: str

    try:
        return msgspec.json.decode(text, type=WithId).id[:64]
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
