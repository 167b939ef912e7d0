"""Scoring a mission (rules, section 9) and the end of the game (section 10)."""

from __future__ import annotations

import jax
import jax.numpy as jnp

from landfall.batch.star_race.ships import packed, ships_at
from landfall.batch.star_race.table import (
    ENDED_BY_ARRIVAL,
    OVER,
    Table,
    hired,
    is_at,
    missions_of,
    printed,
    seats_of,
)
from landfall.batch.star_race.words import Flag, Word, count, pick, word
from landfall.games.star_race.table.components import PLAIN_VALUE, PLANET_VALUES, RINGS, TOKEN_FACES
from landfall.games.star_race.table.terms import PANDORA, PLANET

WORTH_BITS = max(PLAIN_VALUE, *RINGS, *PLANET_VALUES, *TOKEN_FACES).bit_length()


def worths(table: Table) -> list[Word]:
    """What each ship scores where it stands: for every bit of a worth the ships that have it."""
    landed = ships_at(table.levels, PLANET)
    value = printed(table, PLAIN_VALUE, PLANET_VALUES)
    at_pandora = is_at(table, PANDORA)
    found: list[Word] = []
    for bit in range(WORTH_BITS):
        on_rings = word(0)
        for level, number in enumerate(RINGS):
            if number >> bit & 1:
                on_rings = on_rings | ships_at(table.levels, level)
        by_token = word(0)
        for token, face in enumerate(TOKEN_FACES):
            if face >> bit & 1:
                by_token = by_token | ships_at(table.tokens, token + 1)
        by_value = pick(value >> bit & 1 != 0, landed, 0)
        found.append(on_rings | pick(at_pandora, by_token, by_value))
    return found


def points(table: Table) -> tuple[Word, ...]:
    """What each seat scores for its two hired ships."""
    by_bit = worths(table)
    scored: list[Word] = []
    for seat in range(seats_of(table)):
        own = hired(table, seat)
        total = word(0)
        for bit, ships in enumerate(by_bit):
            total = total + (count(ships & own) << bit)
        scored.append(total)
    return tuple(scored)


def score_mission(table: Table, by_arrival: Flag, when: Flag) -> Table:
    """Everybody scores each hired ship where it stands; after the last mission the game is over."""
    result = packed(table.levels) | pick(by_arrival, 1 << ENDED_BY_ARRIVAL, 0)
    last = table.mission + 1 == missions_of(table)
    return table._replace(
        question=pick(when & last, OVER, table.question),
        results=tuple(
            [pick(when & (table.mission == number), result, old) for number, old in enumerate(table.results)]
        ),
        tokens_shown=pick(when & is_at(table, PANDORA), packed(table.tokens), table.tokens_shown),
        totals=tuple([pick(when, old + new, old) for old, new in zip(table.totals, points(table), strict=True)]),
    )


def winners(table: Table) -> tuple[Flag, ...]:
    """The seats with the most points; R 18: all that share the top total."""
    best = table.totals[0]
    for total in table.totals[1:]:
        best = jnp.maximum(best, total)
    return tuple([total == best for total in table.totals])


def returns(table: Table) -> jax.Array:
    """Zero-sum win shares in [-1, 1], as the engine's; zeros before the end."""
    seats = seats_of(table)
    won = jnp.stack(winners(table)).astype(jnp.float32)
    win = (seats / won.sum() - 1.0) / (seats - 1)
    loss = -1.0 / (seats - 1)
    return jnp.where(table.question == OVER, jnp.where(won > 0, win, loss), 0.0).astype(jnp.float32)
