"""Preparing a mission (rules, section 5), always in this order (R 16)."""

from __future__ import annotations

import jax
import jax.numpy as jnp

from landfall.batch.star_race.ships import same_for_all
from landfall.batch.star_race.table import (
    PLACE_PATROL,
    PLAY_CARD,
    SET_ASIDE,
    Deal,
    Table,
    aside,
    is_at,
    missions_of,
    seats_of,
    start_level,
)
from landfall.batch.star_race.words import Flag, Word, chosen, pick, pick_all, replaced, word
from landfall.games.star_race.table.components import CARD_COUNTS, FAMILY_COUNTS, MISSIONS, START_LEVELS
from landfall.games.star_race.table.terms import XENTORIA, hand_of


def new_game(variant: str, seats: int, deal: Deal) -> Table:
    """The first mission is prepared (section 4)."""
    advanced = variant == "advanced"
    hand = word(hand_of(FAMILY_COUNTS if variant == "family" else CARD_COUNTS))
    none = word(0)
    table = Table(
        advanced=word(advanced),
        full_hand=hand,
        deal=deal,
        question=word(SET_ASIDE if advanced else PLAY_CARD),
        seat=none if advanced else deal.start_player,
        card=none,
        group=none,
        looks_left=none,
        mission=none,
        start_player=deal.start_player,
        levels=same_for_all(START_LEVELS[seats]),
        hands=(hand,) * seats,
        played=(none,) * seats,
        latest=none,
        offers=none,
        patrols=same_for_all(0),
        seen=(none,) * seats,
        tokens=same_for_all(0),
        results=(none,) * MISSIONS[seats],
        tokens_shown=none,
        totals=(none,) * seats,
    )
    arrays: Table = jax.tree.map(jnp.asarray, table)
    return arrays


def next_mission(table: Table, when: Flag) -> Table:
    """Planet, ships, missions, hands; advanced: setting aside; else the start player's turn. Not after the last."""
    begins = when & (table.mission + 1 < missions_of(table))
    seats = seats_of(table)
    none = word(0)
    start_player = pick(table.start_player + 1 == seats, 0, table.start_player + 1)
    prepared = table._replace(
        question=pick(table.advanced != 0, SET_ASIDE, PLAY_CARD),
        seat=pick(table.advanced != 0, 0, start_player),
        mission=table.mission + 1,
        start_player=start_player,
        levels=same_for_all(start_level(table)),
        hands=(table.full_hand,) * seats,
        played=(none,) * seats,
        latest=none,
        offers=none,
        patrols=same_for_all(0),
        seen=(none,) * seats,
        tokens=same_for_all(0),
    )
    return pick_all(begins, prepared, table)


def set_aside(table: Table, cards: Word, when: Flag) -> Table:
    """Three of the eleven cards are set aside. When all have done so, the planet is prepared."""
    hands = replaced(table.hands, table.seat, chosen(table.hands, table.seat) - cards, when)
    table = table._replace(hands=hands)
    waiting = word(seats_of(table))
    for seat in reversed(range(seats_of(table))):
        waiting = pick(aside(table, seat) == 0, seat, waiting)
    all_ready = waiting == seats_of(table)
    # Xentoria: everybody places a patrol token, start player first. Pandora's tokens lie mixed in the deal.
    first = pick(is_at(table, XENTORIA), PLACE_PATROL, PLAY_CARD)
    return table._replace(
        question=pick(when & all_ready, first, table.question),
        seat=pick(when, pick(all_ready, table.start_player, waiting), table.seat),
    )
