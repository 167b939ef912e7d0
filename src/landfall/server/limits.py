"""How often something may be done: a bucket that fills up steadily and is emptied by use."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic


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
    """A bucket for each address, the least recently used forgotten first."""

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
