"""Where things lie in the flat lists of the state: compiled, they cost no more than the sums that they replace."""

from __future__ import annotations

from landfall.games.evacuation.table.components import COLUMNS, GROUPS, LEVELS, TILES_OF_SET
from landfall.games.evacuation.table.effects import KINDS, STOCKS, WORLDS


def stock_at(seat: int, world: int, kind: int) -> int:
    """In `stock` and `prepared`."""
    return STOCKS * seat + KINDS * world + kind


def world_at(seat: int, world: int) -> int:
    """In `stock` and `prepared`: where the kinds of a world begin."""
    return STOCKS * seat + KINDS * world


def stocks_at(seat: int) -> int:
    """In `stock` and `prepared`: where those of a seat begin."""
    return STOCKS * seat


def unit_at(seat: int, unit: int) -> int:
    """In `stock` and `prepared`, by world and kind in one number."""
    return STOCKS * seat + unit


def kinds_at(seat: int) -> int:
    """In `production`, `unused`, `settled_factories` and `final`: where those of a seat begin."""
    return KINDS * seat


def kind_at(seat: int, kind: int) -> int:
    """In `production`, `unused`, `settled_factories` and `final`."""
    return KINDS * seat + kind


def side_at(seat: int, world: int) -> int:
    """In `ships` and `stadiums`."""
    return WORLDS * seat + world


def marker_at(party: int, marker: int) -> int:
    """In `markers` and `marker_lanes`: the leading or the trailing marker."""
    return 2 * party + marker


def columns_at(seat: int) -> int:
    """In `columns`: where those of a seat begin."""
    return COLUMNS * seat


def column_at(seat: int, column: int) -> int:
    """In `columns`."""
    return COLUMNS * seat + column


def use_at(seat: int, group: int) -> int:
    """In `uses`: how often a seat has used a group of actions this year."""
    return GROUPS * seat + group


def uses_at(seat: int) -> int:
    """In `uses`: where those of a seat begin."""
    return GROUPS * seat


def layout_at(seat: int, column: int, level: int) -> int:
    """In `layout`; levels are counted from 1."""
    return TILES_OF_SET * seat + LEVELS * column + level - 1
