"""Who is served next when many wait for few places."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

REMEMBERED = 10_000  # addresses and tables whose last service is remembered


def nobody() -> bool:
    return False


@dataclass(frozen=True)
class Asker:
    """On whose behalf something is asked."""

    table: str = ""
    address: str = ""  # of whoever created the table
    person_waits: Callable[[], bool] = nobody  # called when a place is given: people come and go meanwhile


@dataclass(eq=False)
class Waiting:
    """A question that has no place yet."""

    asker: Asker
    called: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairQueue:
    """Tables where a person waits come before tables with bots alone; then the address served longest ago comes first,
    and within it the table served longest ago. However many questions an address has, others wait for only one.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: list[Waiting] = []  # in the order they came
        self.addresses = LastServed()
        self.tables = LastServed()

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a place, and hold it."""
        if self.free:
            self.free -= 1
            self.note(asker)
        else:
            await self.wait(Waiting(asker))
        try:
            yield
        finally:
            self.pass_on()

    async def wait(self, mine: Waiting) -> None:
        self.waiting.append(mine)
        try:
            await mine.called
        except asyncio.CancelledError:
            if mine in self.waiting:
                self.waiting.remove(mine)
            else:
                self.pass_on()  # the place came at the same moment
            raise

    def pass_on(self) -> None:
        """A place is free: call whoever is next."""
        still_there = [waiting for waiting in self.waiting if not waiting.called.done()]  # the others are going away
        if not still_there:
            self.free += 1
            return
        chosen = min(still_there, key=self.rank)  # the first of equals
        self.waiting.remove(chosen)
        self.note(chosen.asker)
        chosen.called.set_result(None)

    def rank(self, waiting: Waiting) -> tuple[bool, int, int]:
        asker = waiting.asker
        return not asker.person_waits(), self.addresses.when(asker.address), self.tables.when(asker.table)

    def note(self, asker: Asker) -> None:
        self.addresses.note(asker.address)
        self.tables.note(asker.table)


class LastServed:
    """When each name was last served, counted in services; 0: never, or too long ago to be remembered."""

    def __init__(self) -> None:
        self.count = 0
        self.served: OrderedDict[str, int] = OrderedDict()

    def when(self, name: str) -> int:
        return self.served.get(name, 0)

    def note(self, name: str) -> None:
        self.count += 1
        self.served[name] = self.count
        self.served.move_to_end(name)
        if len(self.served) > REMEMBERED:
            self.served.popitem(last=False)
