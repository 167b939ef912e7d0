"""The planets' abilities of the advanced variant (rules, section 11)."""

from __future__ import annotations

from landfall.batch.star_race.moving import Moves
from landfall.batch.star_race.ships import outward, set_for, ships_from, without
from landfall.batch.star_race.table import (
    LOOK,
    NOVA_ABILITY,
    PLAY_CARD,
    SHIP_BITS,
    ZORA_ABILITY,
    Table,
    hired,
    hired_ship,
    is_at,
    next_seat,
    seats_of,
    start_level,
)
from landfall.batch.star_race.words import Flag, Word, chosen, count, part, pick, replaced, with_part, word
from landfall.games.star_race.table.components import PATROL_ABOVE_START, ZORA_ABOVE_START, ZORA_SHIPS
from landfall.games.star_race.table.terms import LAST_RING, NOVA, PATROL_LEVELS, XENTORIA, ZORA

MOST_SEATS = 4

# -- Nova and Zora: one more step of the arriver, after an arrival and before the missions are shown ------------------


def nova_ships(table: Table) -> Word:
    """R 13: not on the planet, not on the last ring since the planet is full, not hired by the arriver."""
    return ships_from(table.levels, 0, LAST_RING - 1) & ~hired(table, table.seat)


def zora_ships(table: Table) -> Word:
    """R 14: at least two levels above the start ring, and not on the planet."""
    return ships_from(table.levels, start_level(table) + ZORA_ABOVE_START, LAST_RING)


def arrival(table: Table, when: Flag) -> tuple[Table, Flag]:
    """What the planet gives the arriver to do. Returns whether the mission is over with that."""
    # R 13: if no ship is eligible, Nova's step is skipped.
    nova = when & is_at(table, NOVA) & (nova_ships(table) != 0)
    # R 14: if no more than three ships are eligible, all of them move.
    eligible = zora_ships(table)
    zora = when & is_at(table, ZORA)
    asked = zora & (count(eligible) > ZORA_SHIPS)
    table = table._replace(
        question=pick(nova, NOVA_ABILITY, pick(asked, ZORA_ABILITY, table.question)),
        levels=outward(table.levels, pick(zora & ~asked, eligible, 0)),
    )
    return table, when & ~nova & ~asked


def nova_ability(ship: Word, when: Flag) -> Moves:
    """A ship that is not the arriver's goes one level inward."""
    return Moves(inward=pick(when, ship, 0))


def zora_ability(ships: Word, when: Flag) -> Moves:
    """Three ships go one level outward; own hired ships are allowed."""
    return Moves(outward=pick(when, ships, 0))


# -- Xentoria: patrol tokens on the tracks, looks at missions ---------------------------------------------------------


def patrol_rings(table: Table) -> int:
    """The rings at least two levels above the start ring, as bits among those that the catalogue has (R 15a)."""
    lowest = start_level(table) + PATROL_ABOVE_START
    return sum([1 << at for at, level in enumerate(PATROL_LEVELS) if level >= lowest])


def free_tracks(table: Table) -> Word:
    """The ships with no patrol token on their track."""
    return ~ships_from(table.patrols, 1, LAST_RING)


def place_patrol(table: Table, ship: Word, level: Word, when: Flag) -> Table:
    """A token on a ring, at most one per track; then the next seat, and when all have placed one the first turn."""
    following = next_seat(table)
    placed = following == table.start_player
    return table._replace(
        patrols=set_for(table.patrols, pick(when, ship, 0), level),
        question=pick(when & placed, PLAY_CARD, table.question),
        seat=pick(when, following, table.seat),
    )


def lift_patrols(table: Table, when: Flag) -> tuple[Table, Word]:
    """R 15b: when the card is done, remove the tokens under ships; returns how many there were."""
    differ = word(0)
    for level, patrol in zip(table.levels, table.patrols, strict=True):
        differ = differ | (level ^ patrol)
    under = ~differ & ~free_tracks(table)
    under = pick(when & is_at(table, XENTORIA), under, 0)
    return table._replace(patrols=without(table.patrols, under)), count(under)


def open_to_look(table: Table) -> Word:
    """The opponents that this seat has not inspected in this mission, as a set of seats."""
    seen = chosen(table.seen, table.seat)
    seats = word(0)
    for other in range(seats_of(table)):
        seats = seats | pick((part(seen, other, SHIP_BITS) == 0) & (table.seat != other), 1 << other, 0)
    return seats


def look(table: Table, other: Word, when: Flag) -> Table:
    """One of an opponent's two missions, picked at random, is seen; to decline uses up nobody (R 15d)."""
    looks = when & (other < seats_of(table))
    which = part(table.deal.looks, table.seat * MOST_SEATS + other, 1)
    ship = hired_ship(table, other, which)
    seen = with_part(chosen(table.seen, table.seat), other, SHIP_BITS, ship + 1)
    return table._replace(
        seen=replaced(table.seen, table.seat, seen, looks),
        looks_left=pick(when, table.looks_left - 1, table.looks_left),
    )


def next_look(table: Table, when: Flag) -> Table:
    """Each token gives one look (R 15c); a seat that has inspected all opponents gets nothing. Then the next turn."""
    asked = (table.looks_left != 0) & (open_to_look(table) != 0)
    return table._replace(
        question=pick(when, pick(asked, LOOK, PLAY_CARD), table.question),
        seat=pick(when & ~asked, next_seat(table), table.seat),
        looks_left=pick(when & ~asked, 0, table.looks_left),
    )
