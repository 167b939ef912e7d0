"""A position in as few words as possible: what a loop over many games carries from step to step.

An accelerator is busy with memory more than with rules; and a compiler that works out every stored word on its own,
as XLA does on processors, has less to work out twice.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import jax

from landfall.batch.star_race.ships import PerShip
from landfall.batch.star_race.table import (
    CARD_BITS,
    ENDED_BY_ARRIVAL,
    PLANET_BITS,
    SHIP_BITS,
    TOKEN_BITS,
    Deal,
    Table,
)
from landfall.batch.star_race.words import BITS, Word, word
from landfall.games.star_race.table.components import CARD_IDS, MISSIONS, PLANET_IDS, TOKEN_FACES
from landfall.games.star_race.table.terms import SHIPS

HAND_BITS = 2 * len(CARD_IDS)
SHIP_SET = PerShip(*[SHIPS] * 3)

Stored = tuple[Word, ...]


def bits_of(seats: int) -> Table:
    """How many bits each number of a position needs."""
    missions = MISSIONS[seats]
    widths = Table(
        advanced=1,
        full_hand=HAND_BITS,
        deal=Deal(
            planets=PLANET_BITS * len(PLANET_IDS),
            start_player=2,
            hired=(2 * seats * SHIP_BITS,) * missions,
            bag=TOKEN_BITS * len(TOKEN_FACES),
            looks=16,
        ),
        question=4,
        seat=2,
        card=3,
        group=SHIPS,
        looks_left=3,
        mission=2,
        start_player=2,
        levels=SHIP_SET,
        hands=(HAND_BITS,) * seats,
        played=(HAND_BITS,) * seats,
        latest=CARD_BITS * seats,
        offers=CARD_BITS * seats,
        patrols=SHIP_SET,
        seen=(SHIP_BITS * seats,) * seats,
        tokens=SHIP_SET,
        results=(ENDED_BY_ARRIVAL + 1,) * missions,
        tokens_shown=3 * SHIPS,
        totals=(8,) * seats,
    )
    return widths


class Place(NamedTuple):
    """Where a number lies."""

    word: int
    shift: int
    bits: int


@cache
def places(seats: int) -> tuple[list[Place], int]:
    """Where each number lies, and how many words there are. The deal, which never changes, has words of its own."""
    widths = bits_of(seats)
    never_change = len(jax.tree.leaves((widths.advanced, widths.full_hand, widths.deal)))
    found: list[Place] = []
    room: list[int] = []  # bits left in each word
    first = 0
    for at, bits in enumerate(jax.tree.leaves(widths)):
        if at == never_change:
            first = len(room)
        fitting = [number for number in range(first, len(room)) if room[number] >= bits]
        if not fitting:
            fitting = [len(room)]
            room.append(BITS)
        number = fitting[0]
        found.append(Place(number, BITS - room[number], bits))
        room[number] -= bits
    return found, len(room)


def stored(table: Table) -> Stored:
    """The position, packed."""
    where, size = places(len(table.hands))
    words: list[Word | None] = [None] * size
    for place, number in zip(where, jax.tree.leaves(table), strict=True):
        shifted = number << place.shift
        before = words[place.word]
        words[place.word] = shifted if before is None else before | shifted
    return tuple([packed for packed in words if packed is not None])


def read(words: Stored, seats: int) -> Table:
    """What `stored` packed."""
    where, _ = places(seats)
    numbers = [words[place.word] >> place.shift & word((1 << place.bits) - 1) for place in where]
    table: Table = jax.tree.unflatten(jax.tree.structure(bits_of(seats)), numbers)
    return table
