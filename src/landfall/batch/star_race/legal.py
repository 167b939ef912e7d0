"""What may be done: the legal actions of what is asked, as a block of the catalogue and a set of its actions."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp

from landfall.batch.star_race.cards import (
    Actions,
    groups_for,
    pairs_in,
    sources,
    swap_pairs,
    trios_in,
    usable_cards,
    waiting_ships,
)
from landfall.batch.star_race.planets import free_tracks, nova_ships, open_to_look, patrol_rings, zora_ships
from landfall.batch.star_race.table import (
    CHOOSE_ENTRANTS,
    CHOOSE_GROUP,
    CHOOSE_PAIR,
    CHOOSE_SHIP,
    CHOOSE_SOURCE,
    LOOK,
    NOVA_ABILITY,
    PLACE_PATROL,
    PLAY_CARD,
    SET_ASIDE,
    ZORA_ABILITY,
    Table,
    inward_ships,
    outward_ships,
    room,
)
from landfall.batch.star_race.words import BITS, Flag, Word, below, chosen, count, laid, nth, pick, word
from landfall.games.star_race.table import terms
from landfall.games.star_race.table.terms import ACTIONS, ASIDES, DECLINE, MINUS2, PATROL_LEVELS, SHIPS, SWAP


class Legal(NamedTuple):
    """The legal actions: the first action of a block, and which from there on."""

    first: Word
    actions: Actions


def cards_in_hand(table: Table) -> Word:
    """The kinds of cards that the seat has in hand."""
    hand = chosen(table.hands, table.seat)
    held = (hand | hand >> 1) & 0x5555  # a bit for each kind, with a gap behind it
    for gap, bits in ((1, 0x3333), (2, 0x0F0F), (4, 0x00FF)):
        held = (held | held >> gap) & bits
    return held


def patrol_places(table: Table) -> Actions:
    """Every free track with every ring that a token may lie on."""
    free = free_tracks(table)
    rings = patrol_rings(table)
    return laid([(pick(free >> ship & 1 != 0, rings, 0), len(PATROL_LEVELS)) for ship in range(SHIPS)])


def ships_to_choose(table: Table) -> Word:
    """Where one ship is asked for: for -2, for +1, into the planet, by Nova."""
    return pick(
        table.question == NOVA_ABILITY,
        nova_ships(table),
        pick(
            table.question == CHOOSE_ENTRANTS,
            waiting_ships(table),
            pick(table.card == MINUS2, outward_ships(table), inward_ships(table)),
        ),
    )


def pairs_to_choose(table: Table) -> Actions:
    """Where two ships are asked for: for -1 -1, for Swap, into the planet."""
    swap = (table.question == CHOOSE_PAIR) & (table.card == SWAP)
    pairs = pairs_in(pick(table.question == CHOOSE_ENTRANTS, waiting_ships(table), outward_ships(table)))
    return tuple([pick(swap, one, other) for one, other in zip(swap_pairs(table), pairs, strict=True)])


def legal(table: Table) -> Legal:
    """The legal actions of the seat that decides; none when the game is over."""
    asked = table.question
    enters_alone = (asked == CHOOSE_ENTRANTS) & (room(table) == 1)
    one_ship = (asked == CHOOSE_SHIP) | (asked == NOVA_ABILITY) | enters_alone
    two_ships = (asked == CHOOSE_PAIR) | ((asked == CHOOSE_ENTRANTS) & ~enters_alone)
    decline = 1 << DECLINE - terms.LOOK
    cases: tuple[tuple[Flag, int, Actions], ...] = (
        (
            asked == SET_ASIDE,
            terms.ASIDE,
            laid([(word((1 << at) - 1), at) for at in (BITS, BITS, len(ASIDES) - 2 * BITS)]),
        ),
        (asked == PLACE_PATROL, terms.PLACE_PATROL, patrol_places(table)),
        (asked == PLAY_CARD, terms.PLAY, alone(cards_in_hand(table))),
        (one_ship, terms.SHIP, alone(ships_to_choose(table))),
        (two_ships, terms.PAIR, pairs_to_choose(table)),
        (asked == CHOOSE_GROUP, terms.GROUP, alone(groups_for(table))),
        (asked == CHOOSE_SOURCE, terms.COPY_FROM, alone(sources(table, usable_cards(table)))),
        (asked == ZORA_ABILITY, terms.TRIO, trios_in(zora_ships(table))),
        (asked == LOOK, terms.LOOK, alone(open_to_look(table) | decline)),
    )
    first = word(0)
    actions = alone(word(0))
    for when, block, found in cases:
        first = pick(when, block, first)
        actions = tuple([pick(when, one, other) for one, other in zip(found, actions, strict=True)])
    return Legal(first, actions)


def alone(actions: Word) -> Actions:
    """A set that fits into one word."""
    return (actions, word(0), word(0))


def mask(found: Legal) -> Flag:
    """One flag per action of the catalogue."""
    numbers = jnp.arange(ACTIONS.size, dtype=jnp.uint32)
    place = numbers - found.first  # before the block: beyond the end, since words have no sign
    bits = pick(place < BITS, found.actions[0], pick(place < 2 * BITS, found.actions[1], found.actions[2]))
    return (place < len(found.actions) * BITS) & (bits >> (place & (BITS - 1)) & 1 != 0)


def random_action(found: Legal, bits: Word) -> Word:
    """One of the legal actions, each equally likely, by 32 random bits; the first of the block if there is none."""
    counts = [count(actions) for actions in found.actions]
    number = below(bits, counts[0] + counts[1] + counts[2])
    in_second = number >= counts[0]
    in_third = number >= counts[0] + counts[1]
    number = number - pick(in_third, counts[0] + counts[1], pick(in_second, counts[0], 0))
    actions = pick(in_third, found.actions[2], pick(in_second, found.actions[1], found.actions[0]))
    start = pick(in_third, 2 * BITS, pick(in_second, BITS, 0))
    return found.first + start + nth(actions, number)
