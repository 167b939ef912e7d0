"""Small numbers and sets inside words of 32 bits.

Everything that changes is a word: many games at once are rows of words, and every rule is arithmetic on whole rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

import jax
import jax.numpy as jnp
import numpy as np

Word: TypeAlias = Any  # an array of uint32: a number, or a set with one bit per member; in conversions an int
Flag: TypeAlias = Any  # an array of bool
Tree = TypeVar("Tree")

BITS = 32
HALF = BITS // 2


def word(number: int) -> Any:
    """A number that is the same in every game."""
    return np.uint32(number)


def pick(when: Flag, yes: Any, no: Any) -> Word:
    """One of two words."""
    return jnp.where(when, yes, no).astype(jnp.uint32)


def pick_all(when: Flag, yes: Tree, no: Tree) -> Tree:
    """One of two groups of words."""
    picked: Tree = jax.tree.map(lambda one, other: jnp.where(when, one, other), yes, no)
    return picked


def chosen(row: Sequence[Word], place: Word) -> Word:
    """The word at this place of a row."""
    found = row[0]
    for at in range(1, len(row)):
        found = pick(place == at, row[at], found)
    return found


def replaced(row: tuple[Word, ...], place: Word, value: Word, when: Flag) -> tuple[Word, ...]:
    """The row with another word at this place."""
    return tuple([pick(when & (place == at), value, old) for at, old in enumerate(row)])


def count(members: Word) -> Word:
    """How many members a set has."""
    return jax.lax.population_count(members)


def lowest(members: Word) -> Word:
    """The set with the first member alone; empty if there is none."""
    return members & (~members + 1)


def part(packed: Word, place: Word | int, width: int) -> Word:
    """The number of so many bits at this place of a packed row."""
    return (packed >> (word(width) * place)) & ((1 << width) - 1)


def with_part(packed: Word, place: Word | int, width: int, value: Word) -> Word:
    """The packed row with another number at this place."""
    shift = word(width) * place
    return (packed & ~(word((1 << width) - 1) << shift)) | (value << shift)


def laid(rows: Sequence[tuple[Word, int]]) -> tuple[Word, ...]:
    """Sets of so many bits each, behind each other in as many words as a set of actions has."""
    words = [word(0)] * ACTION_WORDS
    at = 0
    for bits, length in rows:
        number, shift = divmod(at, BITS)
        words[number] = words[number] | (bits << shift)
        if shift + length > BITS:
            words[number + 1] = words[number + 1] | (bits >> (BITS - shift))
        at += length
    return tuple(words)


ACTION_WORDS = 3  # the largest blocks of actions that are answers to one question have 77 and 84


def below(bits: Word, bound: int | Word) -> Word:
    """Random bits as a number from 0 to bound - 1, for bounds below 2 ** 16: the upper half of their product."""
    upper = (bits >> HALF) * bound
    lower = ((bits & ((1 << HALF) - 1)) * bound) >> HALF
    return (upper + lower) >> HALF


def nth(members: Word, number: Word) -> Word:
    """The place of a member of a set, counted from 0; by halves of halves."""
    place = word(0)
    width = HALF
    while width:
        low = members & ((1 << width) - 1)
        before = count(low)
        beyond = number >= before
        number = pick(beyond, number - before, number)
        members = pick(beyond, members >> width, low)
        place = place + pick(beyond, width, 0)
        width //= 2
    return place
