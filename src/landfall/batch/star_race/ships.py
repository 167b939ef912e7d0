"""Sets of ships, and a small number for each ship: its level, its patrol token."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp

from landfall.batch.star_race.words import Word, pick, word
from landfall.games.star_race.table.terms import GROUPS, SHIPS

RACE_STARTS = 0b001001001  # the first ship of each race
ALL_SHIPS = (1 << SHIPS) - 1
GROUP_SETS = tuple([sum([1 << ship for ship in group]) for group in GROUPS])


class PerShip(NamedTuple):
    """A number from 0 to 7 for each ship, as three sets of ships: those with a one, with a two, with a four in it."""

    ones: Word
    twos: Word
    fours: Word


def same_for_all(number: int) -> PerShip:
    """The same number for all nine ships."""
    return PerShip(*[word(ALL_SHIPS if number >> bit & 1 else 0) for bit in range(len(PerShip._fields))])


def ships_at(numbers: PerShip, number: int) -> Word:
    """The ships with this number."""
    found = word(ALL_SHIPS)
    for bit, plane in enumerate(numbers):
        found = found & (plane if number >> bit & 1 else ~plane)
    return found


def ships_from(numbers: PerShip, low: int, high: int) -> Word:
    """The ships with a number from `low` to `high`."""
    found = word(0)
    for number in range(low, high + 1):
        found = found | ships_at(numbers, number)
    return found


def inward(levels: PerShip, ships: Word) -> PerShip:
    """These ships one level inward: one is added, with its carry, to all at once."""
    carry = ships & levels.ones
    return PerShip(levels.ones ^ ships, levels.twos ^ carry, levels.fours ^ (carry & levels.twos))


def outward(levels: PerShip, ships: Word) -> PerShip:
    """These ships one level outward."""
    borrow = ships & ~levels.ones
    return PerShip(levels.ones ^ ships, levels.twos ^ borrow, levels.fours ^ (borrow & ~levels.twos))


def swapped(levels: PerShip, pair: Word) -> PerShip:
    """Two ships exchange levels: where just one of them has a bit, both change it. An empty pair changes nothing."""

    def exchanged(plane: Word) -> Word:
        held = plane & pair
        return plane ^ pick((held != 0) & (held != pair), pair, 0)

    return PerShip(*[exchanged(plane) for plane in levels])


def beside(ships: Word, of_race: bool) -> Word:
    """For each ship whether the next one of its race, or of its number, is among these: three in a circle."""
    if of_race:
        return (ships >> 1 & RACE_STARTS * 3) | (ships & RACE_STARTS) << 2
    return (ships >> 3 | ships << 6) & ALL_SHIPS


def set_for(numbers: PerShip, ships: Word, number: Word) -> PerShip:
    """These ships get this number, in place of a zero."""
    return PerShip(*[plane | pick(number >> bit & 1 != 0, ships, 0) for bit, plane in enumerate(numbers)])


def without(numbers: PerShip, ships: Word) -> PerShip:
    """These ships have zero."""
    return PerShip(*[plane & ~ships for plane in numbers])


def packed(numbers: PerShip) -> Word:
    """All nine numbers in one word, for the score pad."""
    return numbers.ones | (numbers.twos << SHIPS) | (numbers.fours << 2 * SHIPS)


def unpacked(word_: Word) -> PerShip:
    """What `packed` made."""
    return PerShip(*[(word_ >> SHIPS * bit) & jnp.uint32(ALL_SHIPS) for bit in range(len(PerShip._fields))])
