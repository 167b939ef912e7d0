"""Reading a stored table of Planet Unknown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landfall.flow.fields import read_fields
from landfall.flow.game import Game
from landfall.games.planet_unknown.table.fields import FIELDS, empty_table
from landfall.games.planet_unknown.table.state import PlanetUnknown


def table_from(game: Game, table: Mapping[str, Any], seats: int, options: dict[str, Any], key: bytes) -> PlanetUnknown:
    """The state whose fields were stored."""
    state = empty_table(game, seats, options, key)
    read_fields(state, FIELDS[seats], table)
    return state
