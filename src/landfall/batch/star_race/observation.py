"""What a seat knows as numbers: the parts of the engine's `knowledge/observation.py`, in the same order."""

from __future__ import annotations

from typing import Any, TypeAlias

import jax.numpy as jnp
import numpy as np

from landfall.batch.star_race.ships import GROUP_SETS, PerShip
from landfall.batch.star_race.table import (
    CARD_BITS,
    CHOOSE_ENTRANTS,
    CHOOSE_GROUP,
    CHOOSE_PAIR,
    CHOOSE_SHIP,
    CHOOSE_SOURCE,
    SHIP_BITS,
    Table,
    aside,
    hired,
    is_to_act,
    planet,
    seats_of,
)
from landfall.batch.star_race.words import Flag, Word, chosen, part, pick, word
from landfall.games.star_race.knowledge.observation import KINDS, LEVELS, MOST_SEATS, POINTS, QUESTIONS
from landfall.games.star_race.table.components import CARD_COUNTS, PLANET_IDS
from landfall.games.star_race.table.terms import COPY, SHIPS

MOST_MISSIONS = 4
# Totals as shares: the engine divides in 64 bits, which an accelerator has not.
SHARES = np.array([total / POINTS for total in range(int(POINTS) + 1)], np.float32)

Numbers: TypeAlias = Any  # an array of float32


def members(bits: Word, size: int) -> Numbers:
    """A set as ones and zeros."""
    return (bits >> jnp.arange(size, dtype=jnp.uint32) & 1).astype(jnp.float32)


def one_of(number: Word, size: int, when: Flag | bool = True) -> Numbers:
    """A one at this place among so many zeros; none if it does not hold, or if the number is too large."""
    return ((jnp.arange(size, dtype=jnp.uint32) == number) & when).astype(jnp.float32)


def for_each_ship(numbers: PerShip, and_zero: bool) -> Numbers:
    """For each ship, a one at the place of its number; of zeros only if they count."""
    ships = jnp.arange(SHIPS, dtype=jnp.uint32)
    each = word(0)
    for bit, plane in enumerate(numbers):
        each = each | (plane >> ships & 1) << bit
    placed = each[:, None] == jnp.arange(LEVELS, dtype=jnp.uint32)
    if not and_zero:
        placed = placed & (each[:, None] != 0)
    return placed.astype(jnp.float32).reshape(-1)


def cards(hand: Word) -> Numbers:
    """A hand as shares of the full number of each kind."""
    held = hand >> 2 * jnp.arange(KINDS, dtype=jnp.uint32) & 3
    return held.astype(jnp.float32) / jnp.asarray(CARD_COUNTS, jnp.float32)


def observe(table: Table, seat: Word) -> Numbers:
    """What the seat knows, seats counted from it on."""
    seats = seats_of(table)
    others = [pick(seat < seats - turn, seat + turn, seat - (seats - turn)) for turn in range(seats)]
    to_act = tuple([is_to_act(table, other).astype(jnp.uint32) for other in range(seats)])
    asides = tuple([aside(table, other) for other in range(seats)])
    seen = chosen(table.seen, seat)
    asked = chosen(to_act, seat) != 0
    question = table.question
    for_card = (
        (question == CHOOSE_SHIP)
        | (question == CHOOSE_PAIR)
        | (question == CHOOSE_GROUP)
        | (question == CHOOSE_ENTRANTS)
    )
    copies = question == CHOOSE_SOURCE
    group = word(0)
    for number, ships in enumerate(GROUP_SETS):
        group = pick(table.group == ships, number, group)
    parts = [
        for_each_ship(table.levels, and_zero=True),
        members(hired(table, seat), SHIPS),
        *[one_of(part(seen, other, SHIP_BITS) - 1, SHIPS) for other in others],
        cards(chosen(table.hands, seat)),
        cards(chosen(asides, seat)),
        *[cards(chosen(table.played, other)) for other in others],
        *[one_of(part(table.offers, other, CARD_BITS) - 1, KINDS) for other in others],
        jnp.asarray(SHARES)[jnp.stack([jnp.minimum(chosen(table.totals, other), len(SHARES) - 1) for other in others])],
        jnp.stack([chosen(to_act, other) for other in others]).astype(jnp.float32),
        jnp.stack([other == table.start_player for other in others]).astype(jnp.float32),
        jnp.stack([chosen(asides, other) != 0 for other in others]).astype(jnp.float32),
        one_of(planet(table), len(PLANET_IDS)),
        table.advanced.astype(jnp.float32)[None],
        one_of(table.mission, MOST_MISSIONS),
        for_each_ship(table.patrols, and_zero=False),
        *[inspected(chosen(table.seen, other), others) for other in others],
        members(table.tokens.ones | table.tokens.twos | table.tokens.fours, SHIPS),
        one_of(question, len(QUESTIONS), asked),
        one_of(pick(copies, COPY, table.card), KINDS, asked & (for_card | copies)),
        one_of(group, len(GROUP_SETS), asked & (question == CHOOSE_ENTRANTS)),
    ]
    return jnp.concatenate(parts)


def inspected(seen: Word, others: list[Word]) -> Numbers:
    """Whom a seat has inspected, counted from the observer on."""
    looked_at = [(part(seen, other, SHIP_BITS) != 0).astype(jnp.float32) for other in others]
    return jnp.stack([*looked_at, *[jnp.float32(0)] * (MOST_SEATS - len(others))])
