"""Seeded chance: sfc32 with labelled child streams, the same on every Python and machine, interpreted or compiled."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64

from landfall.flow.errors import BadSetup

WORD: Final = 0xFFFFFFFF
HALF_WORD: Final = 0x7FFFFFFF  # a product of a word and this still fits 63 bits
KEY_SIZE: Final = 16


def key_of(seed: int | str) -> bytes:
    """The key of a seed; the int 7 and the text "7" are the same seed."""
    try:
        written = str(seed).encode()
    except ValueError as wrong:  # half a sign, or a number of thousands of digits
        raise BadSetup(f"this seed cannot be written down: {wrong}", "unwritable-seed") from None
    return blake2b(written, digest_size=KEY_SIZE, person=b"landfall seed").digest()


class Rng:
    """Chris Doty-Humphrey's sfc32. `child(label)` is another stream that tells nothing of this one."""

    def __init__(self, seed: int | str | bytes | Any) -> None:
        if isinstance(seed, bytes):
            self.key: bytes = seed
        elif type(seed) is int or type(seed) is str:
            self.key = key_of(seed)
        else:
            raise BadSetup(f"a seed is a whole number or a text, not {seed!r}", "seed", given=str(seed))
        words = int.from_bytes(blake2b(self.key, digest_size=16, person=b"landfall rng").digest(), "little")
        self.a: i64 = words & WORD
        self.b: i64 = words >> 32 & WORD
        self.c: i64 = words >> 64 & WORD
        self.counter: i64 = words >> 96 & WORD

    def child(self, label: str) -> Rng:
        """A stream of its own for this label, whatever has been drawn from this one so far."""
        return stream(self.key, label)

    def next32(self) -> i64:
        """The next 32 random bits."""
        word: i64 = WORD
        a = self.a
        b = self.b
        c = self.c
        drawn: i64 = (a + b + self.counter) & word
        self.counter = (self.counter + 1) & word
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & word
        self.c = (((c << 21) & word | (c >> 11)) + drawn) & word
        return drawn

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely (Lemire's method, rejecting the remainder)."""
        if n <= 0 or n > HALF_WORD:
            raise ValueError(f"below() takes 1 to {HALF_WORD}, not {n}")
        word: i64 = WORD
        bound: i64 = n
        wide: i64 = self.next32() * bound
        low: i64 = wide & word
        if low < bound:
            threshold: i64 = (word + 1 - bound) % bound
            while low < threshold:
                wide = self.next32() * bound
                low = wide & word
        return int(wide >> 32)

    def choice(self, items: list[int]) -> int:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """Put the items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept

    def random(self) -> float:
        """A float from 0 up to but not including 1, with 32 random bits."""
        return float(int(self.next32())) / 4294967296.0

    def clone(self) -> Rng:
        copy = Rng(self.key)
        copy.a = self.a
        copy.b = self.b
        copy.c = self.c
        copy.counter = self.counter
        return copy

    def __copy__(self) -> Rng:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Rng:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_rng, (self.key, int(self.a), int(self.b), int(self.c), int(self.counter))


def restored_rng(key: bytes, a: int, b: int, c: int, counter: int) -> Rng:
    """What `Rng.__reduce__` wrote: the generator in the middle of its stream."""
    rng = Rng(key)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.counter = counter
    return rng


def stream(key: bytes, label: str) -> Rng:
    """The stream of a key and a label. Knowing its draws tells nothing of the key or of other labels."""
    return Rng(blake2b(label.encode(), key=key, digest_size=KEY_SIZE, person=b"landfall stream").digest())
