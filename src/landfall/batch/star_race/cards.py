"""The action cards (rules, section 7): who may move, and how far."""

from __future__ import annotations

from landfall.batch.star_race.moving import Moves
from landfall.batch.star_race.ships import GROUP_SETS, beside, ships_at, ships_from
from landfall.batch.star_race.table import (
    CARD_BITS,
    CHOOSE_ENTRANTS,
    CHOOSE_GROUP,
    CHOOSE_PAIR,
    CHOOSE_SHIP,
    CHOOSE_SOURCE,
    NO_CARD,
    Table,
    inward_ships,
    outward_ships,
    room,
    seats_of,
    start_level,
)
from landfall.batch.star_race.words import Flag, Word, chosen, count, laid, part, pick, replaced, with_part, word
from landfall.games.star_race.table.terms import (
    COPY,
    GROUP_PAIRS,
    LAST_RING,
    MINUS1X2,
    MINUS2,
    NUMBER_GROUPS,
    NUMBER_PLUS1,
    PLUS1,
    RACE_PLUS1,
    REWIND,
    SHIPS,
    SWAP,
)

Actions = tuple[Word, ...]  # a set of actions of one block, in words
SAME_GROUP = tuple([sum([1 << index - 32 * at for index in GROUP_PAIRS if index // 32 == at]) for at in range(3)])
MINUS2_LEVELS = 2


# -- which ships, pairs and groups a card may choose ------------------------------------------------------------------


def holds(ships: Word, ship: int) -> Flag:
    return (ships >> ship & 1) != 0


def pairs_in(ships: Word) -> Actions:
    """The pairs of these ships: for each ship those behind it, as the catalogue has them."""
    return laid([(pick(holds(ships, ship), ships >> ship + 1, 0), SHIPS - 1 - ship) for ship in range(SHIPS - 1)])


def trios_in(ships: Word) -> Actions:
    """The trios of these ships, as the catalogue has them."""
    return laid(
        [
            (pick(holds(ships, first) & holds(ships, second), ships >> second + 1, 0), SHIPS - 1 - second)
            for first in range(SHIPS - 2)
            for second in range(first + 1, SHIPS - 1)
        ]
    )


def pairs_across(ships: Word) -> Actions:
    """The pairs of which just one ship is among these."""
    return laid(
        [
            ((ships >> ship + 1) ^ pick(holds(ships, ship), (1 << SHIPS - 1 - ship) - 1, 0), SHIPS - 1 - ship)
            for ship in range(SHIPS - 1)
        ]
    )


def swap_pairs(table: Table) -> Actions:
    """R 8: two of one group, both above the start ring, neither on the planet, on different levels."""
    pairs = pairs_in(outward_ships(table))
    across = [pairs_across(plane) for plane in table.levels]
    return tuple(
        [pairs[at] & SAME_GROUP[at] & (across[0][at] | across[1][at] | across[2][at]) for at in range(len(pairs))]
    )


def can_swap(table: Table) -> Flag:
    """Whether there is such a pair: each ship is held against the next one of its race and of its number."""
    ships = outward_ships(table)
    found = word(0)
    for of_race in (True, False):
        differ = word(0)
        for plane in table.levels:
            differ = differ | (plane ^ beside(plane, of_race))
        found = found | (ships & beside(ships, of_race) & differ)
    return found != 0


def open_groups(ships: Word) -> Word:
    """The groups of which at least one of these ships is."""
    groups = word(0)
    for at, group in enumerate(GROUP_SETS):
        groups = groups | pick((ships & group) != 0, 1 << at, 0)
    return groups


def groups_for(table: Table) -> Word:
    """The groups that the card in question can choose: at least one ship of the group can move."""
    numbers = (1 << NUMBER_GROUPS) - 1
    races = ((1 << len(GROUP_SETS)) - 1) ^ numbers
    fitting = pick(table.card == NUMBER_PLUS1, numbers, pick(table.card == RACE_PLUS1, races, numbers | races))
    return fitting & open_groups(pick(table.card == REWIND, outward_ships(table), inward_ships(table)))


def usable_cards(table: Table) -> Word:
    """The cards, Copy aside, for which some choice moves at least one ship."""
    back = (1 << MINUS2) | (1 << MINUS1X2) | (1 << REWIND)
    ahead = (1 << PLUS1) | (1 << NUMBER_PLUS1) | (1 << RACE_PLUS1)
    usable = pick(outward_ships(table) != 0, back, 0)
    usable = usable | pick(inward_ships(table) != 0, ahead, 0)
    return usable | pick(can_swap(table), 1 << SWAP, 0)


def sources(table: Table, usable: Word) -> Word:
    """The seats whose latest card offers Copy a kind that can be carried out now (R 4, R 10, R 11)."""
    usable = usable << 1  # a kind is stored as 1 + its number: bit 0 is no card
    seats = word(0)
    for seat in range(seats_of(table)):
        offered = part(table.offers, seat, CARD_BITS)
        seats = seats | ((usable >> offered & 1) << seat)
    return seats


def waiting_ships(table: Table) -> Word:
    """The ships of the group in question that stand on the last ring."""
    return table.group & ships_at(table.levels, LAST_RING)


# -- playing a card ---------------------------------------------------------------------------------------------------


def play_card(table: Table, card: Word, when: Flag) -> Table:
    """Exactly one card from hand; any card, even one that cannot be carried out (R 4)."""
    seat = table.seat
    one = word(1) << (card << 1)
    latest = with_part(table.latest, seat, CARD_BITS, card + 1)
    # A Copy looks at what everybody offers, its owner's earlier card included, before it offers anything itself.
    offers = with_part(table.offers, seat, CARD_BITS, card + 1)
    return table._replace(
        card=pick(when, card, table.card),
        hands=replaced(table.hands, seat, chosen(table.hands, seat) - one, when),
        played=replaced(table.played, seat, chosen(table.played, seat) + one, when),
        latest=pick(when, latest, table.latest),
        offers=pick(when & (card != COPY), offers, table.offers),
    )


def choose_source(table: Table, copied: Word, when: Flag) -> Table:
    """Copy: carry out the card that this seat played last (R 9); the Copy takes on its kind (R 10)."""
    offered = part(table.offers, copied, CARD_BITS)
    offers = with_part(table.offers, table.seat, CARD_BITS, offered)
    return table._replace(
        card=pick(when, offered - 1, table.card),
        offers=pick(when, offers, table.offers),
    )


def use_card(table: Table, when: Flag) -> tuple[Table, Moves, Flag]:
    """Carry out the card in question, or lose it (R 4). Returns what moves, and whether the turn is over with that."""
    card = table.card
    usable = usable_cards(table)
    usable = usable | pick(sources(table, usable) != 0, 1 << COPY, 0)
    lost = (usable >> card & 1) == 0
    # R 10: a lost Copy offers nothing and hides the card before it.
    hidden = with_part(table.offers, table.seat, CARD_BITS, word(NO_CARD))
    # R 5: with just one ship that can go outward, it moves alone.
    ships = outward_ships(table)
    alone = (card == MINUS1X2) & (count(ships) == 1)
    asked = pick(
        (card == MINUS2) | (card == PLUS1),
        CHOOSE_SHIP,
        pick(
            (card == MINUS1X2) | (card == SWAP),
            CHOOSE_PAIR,
            pick(card == COPY, CHOOSE_SOURCE, CHOOSE_GROUP),
        ),
    )
    over = when & (lost | alone)
    table = table._replace(
        question=pick(when & ~over, asked, table.question),
        offers=pick(when & lost & (card == COPY), hidden, table.offers),
    )
    return table, Moves(outward=pick(when & alone, ships, 0)), over


# -- the choices for a card -------------------------------------------------------------------------------------------


def choose_ship(table: Table, ship: Word, when: Flag) -> Moves:
    """-2: a ship goes two levels outward, or one if that brings it to the start ring (R 3). +1: one level inward."""
    back = pick(when & (table.card == MINUS2), ship, 0)
    far = ships_from(table.levels, start_level(table) + MINUS2_LEVELS, LAST_RING)
    return Moves(inward=pick(when & (table.card == PLUS1), ship, 0), outward=back, further=back & far)


def choose_pair(table: Table, pair: Word, when: Flag) -> Moves:
    """-1 -1: two different ships go one level outward (R 5). Swap: two ships of a group exchange levels (R 8)."""
    return Moves(
        outward=pick(when & (table.card == MINUS1X2), pair, 0),
        swapped=pick(when & (table.card == SWAP), pair, 0),
    )


def choose_group(table: Table, group: Word, when: Flag) -> Moves:
    """number +1, race +1, Rewind: the ships of a group move as one (R 6)."""
    rewind = table.card == REWIND
    return Moves(
        inward=pick(when & ~rewind, group & ships_from(table.levels, 0, LAST_RING), 0),
        outward=pick(when & rewind, group & outward_ships(table), 0),
    )


def is_crowded(table: Table, group: Word) -> Flag:
    """R 7: more ships of the group stand on the last ring than the planet has room for."""
    waiting = group & ships_at(table.levels, LAST_RING)
    return (table.card != REWIND) & (count(waiting) > room(table))


def ask_for_entrants(table: Table, group: Word, when: Flag) -> Table:
    """R 7: which of them go in?"""
    return table._replace(
        question=pick(when, CHOOSE_ENTRANTS, table.question),
        group=pick(when, group, table.group),
    )


def choose_entrants(table: Table, entrants: Word, when: Flag) -> Moves:
    """R 7: these go in; those of the group further out make their step anyway."""
    others = table.group & ships_from(table.levels, 0, LAST_RING - 1)
    return Moves(inward=pick(when, others | entrants, 0))
