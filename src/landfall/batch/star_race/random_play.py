"""Random play without an end: a game that is over makes room for a new one. Nothing is written but the position."""

from __future__ import annotations

import jax

from landfall.batch.star_race.deal import deal_from, words_needed
from landfall.batch.star_race.environment import StarRace
from landfall.batch.star_race.legal import legal, random_action
from landfall.batch.star_race.mission import new_game
from landfall.batch.star_race.storage import Stored, read, stored
from landfall.batch.star_race.table import OVER, Table
from landfall.batch.star_race.turn import after
from landfall.batch.star_race.words import Word, pick_all


def random_bits(env: StarRace, key: Word) -> tuple[Word, ...]:
    """The random words that one step takes: one for the choice, the others for a deal that may be needed."""
    return tuple(jax.random.bits(key, (1 + words_needed(env.seats),)))


def random_step(env: StarRace, words: Stored, bits: tuple[Word, ...]) -> Stored:
    """A random legal action; after the last one of a game, the first position of another."""
    return stored(random_step_of(env, read(words, env.seats), bits))


def random_step_of(env: StarRace, table: Table, bits: tuple[Word, ...]) -> Table:
    """The same for a position that is not packed."""
    table = after(table, random_action(legal(table), bits[0]))
    anew = new_game(env.variant, env.seats, deal_from(bits[1:], env.seats))
    return pick_all(table.question == OVER, anew, table)
