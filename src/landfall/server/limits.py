"""How often something may be done: a bucket that fills up steadily and is emptied by use."""

from __future__ import annotations

from collections import Counter, OrderedDict
from time import monotonic

from landfall.server.errors import NotDone


class Bucket:
    """Allows `at_once` uses in a row and `per_second` in the long run."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self.per_second = per_second
        self.at_once = float(at_once)
        self.left = self.at_once
        self.filled = monotonic()

    def take(self) -> bool:
        """Whether one more use is allowed now."""
        now = monotonic()
        self.left = min(self.at_once, self.left + (now - self.filled) * self.per_second)
        self.filled = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Buckets:
    """One bucket per address; the least recently used is dropped first."""

    def __init__(self, per_second: float, at_once: int, most: int = 10_000) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.most = most
        self.held: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.held.get(address)
        if bucket is None:
            bucket = self.held[address] = Bucket(self.per_second, self.at_once)
            if len(self.held) > self.most:
                self.held.popitem(last=False)
        self.held.move_to_end(address)
        return bucket.take()


class Door:
    """Limits how many connections an address has at a time, and how often it opens new ones."""

    def __init__(self, most: int, per_second: float, at_once: int) -> None:
        self.most = most
        self.comings = Buckets(per_second, at_once)
        self.inside: Counter[str] = Counter()

    def enter(self, address: str, known: bool = False) -> None:
        """Raises NotDone if there are too many; a known client may connect as often as necessary."""
        if self.inside[address] >= self.most:
            raise NotDone("too-many-connections")
        if not known and not self.comings.take(address):
            raise NotDone("too-frequent")
        self.inside[address] += 1

    def leave(self, address: str) -> None:
        self.inside[address] -= 1
        if self.inside[address] <= 0:
            del self.inside[address]
