"""Replays ready to be sent. One is made at a time, in a thread, so that the tables in play do not wait for them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from landfall.flow import Record, State
from landfall.server.errors import NotDone
from landfall.server.http_messages import OpenRecord, Replay
from landfall.server.replay import replay_of, state_at
from landfall.server.views import Audience, encoder

KEPT_BYTES = 16_000_000

Key = tuple[str, int, Audience, bool]  # table, entries of its log, audience, everything open


class Replays:
    """The latest replays that were asked for."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.size = 0
        self.making = asyncio.Semaphore(1)

    async def made(self, key: Key, make: Callable[[], Replay]) -> bytes:
        """The replay as JSON, made now or before."""
        async with self.making:
            body = self.kept.get(key)
            if body is None:
                body = await asyncio.to_thread(lambda: encoder.encode(make()))
                self.keep(key, body)
            self.kept.move_to_end(key)
            return body

    def keep(self, key: Key, body: bytes) -> None:
        for older in [other for other in self.kept if other[0] == key[0] and other[1] < key[1]]:
            self.size -= len(self.kept.pop(older))
        self.kept[key] = body
        self.size += len(body)
        while self.size > KEPT_BYTES and len(self.kept) > 1:
            self.size -= len(self.kept.popitem(last=False)[1])

    async def state_at(self, record: Record, number: int) -> State:
        async with self.making:
            return await asyncio.to_thread(state_at, record, number)

    async def of_record(self, wish: OpenRecord) -> bytes:
        """The replay of a saved game, which is not kept."""
        async with self.making:
            return await asyncio.to_thread(lambda: encoder.encode(read_record(wish)))


def read_record(wish: OpenRecord) -> Replay:
    record = Record.from_json(wish.text)
    if wish.seat is not None and wish.seat >= record.seats:
        raise NotDone("no-such-place", number=wish.seat + 1)
    return replay_of(record, None, wish.seat, wish.seat is None)
