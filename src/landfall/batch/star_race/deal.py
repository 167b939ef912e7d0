"""Chance: the order of the planets, the first start player, the missions dealt, Pandora's bag, Xentoria's looks."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations

import jax
import jax.numpy as jnp
import numpy as np

from landfall.batch.star_race.table import PLANET_BITS, SHIP_BITS, TOKEN_BITS, Deal
from landfall.batch.star_race.words import Word, below, word
from landfall.games.star_race.table.components import MISSIONS, PLANET_IDS, TOKEN_FACES
from landfall.games.star_race.table.terms import SHIPS


def row_of(numbers: tuple[int, ...], width: int) -> int:
    """Small numbers packed behind each other."""
    return sum([number << width * place for place, number in enumerate(numbers)])


def orders(things: int, width: int) -> np.ndarray:
    """Every order of so many things, packed."""
    return np.array([row_of(order, width) for order in permutations(range(things))], np.uint32)


ORDERS_OF_PLANETS = orders(len(PLANET_IDS), PLANET_BITS)
ORDERS_OF_TOKENS = orders(len(TOKEN_FACES), TOKEN_BITS)


@cache
def ways_to_hire(seats: int) -> np.ndarray:
    """Every way to deal two of the nine mission cards to each seat, packed."""
    ways: list[tuple[int, ...]] = [()]
    for _ in range(seats):
        ways = [(*way, *pair) for way in ways for pair in combinations([s for s in range(SHIPS) if s not in way], 2)]
    return np.array([row_of(way, SHIP_BITS) for way in ways], np.uint32)


def drawn_from(ways: np.ndarray, bits: Word) -> Word:
    return jnp.asarray(ways)[below(bits, len(ways))]


def words_needed(seats: int) -> int:
    """How many random words a deal is drawn from."""
    return 4 + MISSIONS[seats]


def deal_from(bits: tuple[Word, ...], seats: int) -> Deal:
    """The deal that random words stand for."""
    planets, start_player, bag, looks, *missions = bits
    return Deal(
        drawn_from(ORDERS_OF_PLANETS, planets),
        below(start_player, seats),
        tuple([drawn_from(ways_to_hire(seats), mission) for mission in missions]),
        drawn_from(ORDERS_OF_TOKENS, bag),
        looks,
    )


def draw(key: Word, seats: int) -> Deal:
    """A random deal."""
    bits = jax.random.bits(key, (words_needed(seats),))
    return deal_from(tuple(bits), seats)


def deal_of(
    planets: tuple[int, ...],
    start_player: int,
    hired: tuple[tuple[int, ...], ...],
    bag: tuple[int, ...],
    looks: int,
) -> Deal:
    """A deal in plain numbers: ships by mission, seat after seat; tokens with the next one first."""
    return Deal(
        word(row_of(planets, PLANET_BITS)),
        word(start_player),
        tuple([word(row_of(ships, SHIP_BITS)) for ships in hired]),
        word(row_of(bag, TOKEN_BITS)),
        word(looks),
    )
