"""Reading a stored table of Evacuation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landfall.flow.fields import read_fields
from landfall.flow.game import Game
from landfall.games.evacuation.table.components import COLUMNS, DEVELOPS, NEXT_LEVEL
from landfall.games.evacuation.table.fields import FIELDS, empty_table
from landfall.games.evacuation.table.new_world import AREAS
from landfall.games.evacuation.table.places import column_at, layout_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import NOBODY


def table_from(game: Game, table: Mapping[str, Any], seats: int, options: dict[str, Any], key: bytes) -> Evacuation:
    """The state whose fields were stored; what follows from others is worked out again."""
    state = empty_table(game, seats, options, key)
    read_fields(state, FIELDS[seats], table)
    state.occupied = areas_of(state.owners, None)
    state.areas = [areas_of(state.owners, seat) for seat in range(seats)]
    state.developed = [developed_in(state.columns, state.layout, seat) for seat in range(seats)]
    return state


def areas_of(owners: tuple[int, ...], seat: int | None) -> int:
    """The areas that a seat has settled; with None those that anybody has."""
    areas = 0
    for area in range(AREAS):
        if owners[area] == seat or (seat is None and owners[area] != NOBODY):
            areas |= 1 << area
    return areas


def developed_in(columns: list[int], layout: tuple[int, ...], seat: int) -> int:
    """The tiles that the invent steps of a seat have developed."""
    developed = 0
    for column in range(COLUMNS):
        for steps in range(columns[column_at(seat, column)]):
            if DEVELOPS[steps]:
                developed |= 1 << layout[layout_at(seat, column, NEXT_LEVEL[steps])]
    return developed
