"""A connected device: a seat's or a spectator's, its language, and what is still to be sent to it."""

from __future__ import annotations

import asyncio

import msgspec

from landfall.flow import LandfallError
from landfall.server.errors import WrongAnswer, problem
from landfall.server.limits import Bucket
from landfall.server.messages import Refused, ServerMessage
from landfall.server.views import Audience, encoder

UNSENT = 500  # messages that may wait for a slow device
UNSENT_BYTES = 262_144  # and their size; a single message may be larger


class Unsent(asyncio.Queue[bytes]):
    """Messages that wait, and their size."""

    size = 0

    def _put(self, item: bytes) -> None:
        super()._put(item)
        self.size += len(item)

    def _get(self) -> bytes:
        item = super()._get()
        self.size -= len(item)
        return item


class Device:
    """Messages wait here until the connection sends them; a device that is too slow is cut off and may reconnect."""

    def __init__(
        self, seat: Audience, lang: str, bucket: Bucket, changes: Bucket | None = None, resyncs: Bucket | None = None
    ) -> None:
        self.seat = seat
        self.lang = lang
        self.address = ""  # where it connects from
        self.bucket = bucket  # for all messages
        self.changes = changes  # for hints, and for messages that write to the log besides moves and undos
        self.resyncs = resyncs  # for being sent everything again
        self.unsent = Unsent(UNSENT)
        self.most_bytes = UNSENT_BYTES
        self.too_slow = False
        self.dismissed = False  # it should reconnect
        self.sending: asyncio.Task[None] | None = None  # takes from `unsent`; may wait for ever for a slow device
        self.table = b""  # what it was last told of seats, presence and status

    def send(self, message: ServerMessage | bytes) -> None:
        if self.too_slow:
            return
        encoded = message if isinstance(message, bytes) else encoder.encode(message)
        waiting = self.unsent.size
        if self.unsent.full() or (waiting and waiting + len(encoded) > self.most_bytes):
            self.cut_off()
        else:
            self.unsent.put_nowait(encoded)

    def cut_off(self) -> None:
        """The device does not keep up: drop what waits, and what is being sent."""
        self.too_slow = True
        while not self.unsent.empty():
            self.unsent.get_nowait()
        if self.sending is not None:
            self.sending.cancel()

    def dismiss(self, wrong: LandfallError) -> None:
        """Say why, and close the connection once everything is sent."""
        if not self.dismissed:
            self.refuse(None, wrong)
            self.dismissed = True

    def refuse(self, id: str | None, wrong: LandfallError, names: list[str] | None = None) -> None:
        answer = wrong.at if isinstance(wrong, WrongAnswer) else None
        self.send(Refused(id, problem(wrong, self.lang, names), answer))


def id_of(text: bytes | str) -> str | None:
    """The id of a message that could not be read completely, if it has one."""

    class WithId(msgspec.Struct):
        id: str

    try:
        return msgspec.json.decode(text, type=WithId).id[:64]
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
