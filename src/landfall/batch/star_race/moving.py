"""Moving ships (rules, section 7), and the tokens they get on Pandora."""

from __future__ import annotations

from typing import NamedTuple

from landfall.batch.star_race.ships import inward, outward, set_for, ships_at, swapped
from landfall.batch.star_race.table import TOKEN_BITS, Table, is_at, on_planet
from landfall.batch.star_race.words import Word, lowest, part, pick_all, word
from landfall.games.star_race.table.terms import LAST_RING, PANDORA

MOST_ARRIVALS = 3  # the ships of a group


class Moves(NamedTuple):
    """Which ships move. A choice names ships of one kind alone, and others none."""

    inward: Word = word(0)
    outward: Word = word(0)
    further: Word = word(0)  # of those that go outward: a second level
    swapped: Word = word(0)


def together(*all_moves: Moves) -> Moves:
    """The moves of all choices: only one of them was asked for."""
    found = Moves()
    for moves in all_moves:
        found = Moves(*[one | other for one, other in zip(found, moves, strict=True)])
    return found


def carry_out(table: Table, moves: Moves) -> Table:
    """Put the ships where they go."""
    levels = swapped(table.levels, moves.swapped)
    levels = outward(outward(levels, moves.outward), moves.further)
    return draw_tokens(table, moves.inward)._replace(levels=inward(levels, moves.inward))


def draw_tokens(table: Table, ships: Word) -> Table:
    """On Pandora a ship that arrives gets a token, unseen by anyone; several do so in ship order."""
    arriving = ships & ships_at(table.levels, LAST_RING)
    drawn = on_planet(table)
    tokens = table.tokens
    for _ in range(MOST_ARRIVALS):
        ship = lowest(arriving)
        tokens = set_for(tokens, ship, part(table.deal.bag, drawn, TOKEN_BITS) + 1)
        arriving = arriving & ~ship
        drawn = drawn + 1
    return table._replace(tokens=pick_all(is_at(table, PANDORA), tokens, table.tokens))
