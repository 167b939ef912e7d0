"""A turn (rules, section 6) and the end of a mission (section 8): the position after an action."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np

from landfall.batch.star_race.cards import (
    ask_for_entrants,
    choose_entrants,
    choose_group,
    choose_pair,
    choose_ship,
    choose_source,
    is_crowded,
    play_card,
    use_card,
)
from landfall.batch.star_race.mission import next_mission, set_aside
from landfall.batch.star_race.moving import carry_out, together
from landfall.batch.star_race.planets import (
    arrival,
    lift_patrols,
    look,
    next_look,
    nova_ability,
    place_patrol,
    zora_ability,
)
from landfall.batch.star_race.scoring import score_mission
from landfall.batch.star_race.ships import ALL_SHIPS, GROUP_SETS
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
    has_arrived,
    next_seat,
)
from landfall.batch.star_race.words import Flag, Word, chosen, pick
from landfall.games.star_race.table.components import CARD_IDS
from landfall.games.star_race.table.terms import ACTIONS, ASIDES, PAIRS, PATROL_LEVELS, SHIPS, TRIOS


def ship_set(ships: tuple[int, ...]) -> int:
    return sum([1 << ship for ship in ships])


def meanings() -> np.ndarray:
    """What each action of the catalogue names: a card, cards as a hand, ships as a set, a seat."""
    blocks = (
        range(len(CARD_IDS)),
        [sum([1 << 2 * card for card in cards]) for cards in ASIDES],
        [1 << ship for ship in range(SHIPS)],
        [ship_set(pair) for pair in PAIRS],
        [ship_set(trio) for trio in TRIOS],
        GROUP_SETS,
        range(4),
        [1 << ship | level << SHIPS for ship in range(SHIPS) for level in PATROL_LEVELS],
        range(4),
        [4],  # to decline is to look at a seat that is not there
    )
    found = np.array([meaning for block in blocks for meaning in block], np.uint32)
    assert len(found) == ACTIONS.size
    return found


MEANINGS = meanings()


def after(table: Table, action: Word) -> Table:
    """The position after a legal action. Every chapter is worked out for every game; `when` says for which it holds."""
    meant = jnp.asarray(MEANINGS)[action]
    asked = table.question
    # what was asked is answered
    table = set_aside(table, meant, asked == SET_ASIDE)
    table = place_patrol(table, meant & ALL_SHIPS, meant >> SHIPS, asked == PLACE_PATROL)
    table = play_card(table, meant, asked == PLAY_CARD)
    table = choose_source(table, meant, asked == CHOOSE_SOURCE)
    table = look(table, meant, asked == LOOK)
    # ships move
    table, alone, spent = use_card(table, (asked == PLAY_CARD) | (asked == CHOOSE_SOURCE))
    crowded = is_crowded(table, meant) & (asked == CHOOSE_GROUP)
    moves = together(
        alone,
        choose_ship(table, meant, asked == CHOOSE_SHIP),
        choose_pair(table, meant, asked == CHOOSE_PAIR),
        choose_group(table, meant, (asked == CHOOSE_GROUP) & ~crowded),
        choose_entrants(table, meant, asked == CHOOSE_ENTRANTS),
        nova_ability(meant, asked == NOVA_ABILITY),
        zora_ability(meant, asked == ZORA_ABILITY),
    )
    table = ask_for_entrants(table, meant, crowded)
    table = carry_out(table, moves)
    # and then
    chosen_for_card = (asked == CHOOSE_SHIP) | (asked == CHOOSE_PAIR) | (asked == CHOOSE_ENTRANTS)
    turn_over = spent | chosen_for_card | ((asked == CHOOSE_GROUP) & ~crowded)
    ability_used = (asked == NOVA_ABILITY) | (asked == ZORA_ABILITY)
    return end_of_turn(table, turn_over, ability_used, asked == LOOK)


def end_of_turn(table: Table, turn_over: Flag, ability_used: Flag, looked: Flag) -> Table:
    """The check after the whole card (R 23): first arrival, then cards spent; else looks and the next turn."""
    table, lifted = lift_patrols(table, turn_over)
    arrived = has_arrived(table)
    # All hands began equal and everybody plays one card in turn: when the next hand is empty, all are.
    cards_spent = chosen(table.hands, next_seat(table)) == 0
    table, landed = arrival(table, turn_over & arrived)
    mission_over = landed | ability_used | (turn_over & ~arrived & cards_spent)
    goes_on = turn_over & ~arrived & ~cards_spent
    table = table._replace(looks_left=pick(goes_on, lifted, table.looks_left))
    table = next_look(table, goes_on | looked)
    table = score_mission(table, arrived, mission_over)
    return next_mission(table, mission_over)
