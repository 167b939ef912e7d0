"""Where a server's luck comes from: what its tables are dealt from, and what its bots throw their dice with."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from landfall.server.messages import OptionValue

if TYPE_CHECKING:
    from landfall.server.entries import SeatMade
    from landfall.server.table import Table


class Chance:
    """128 random bits of the system's each time: nobody can guess them. Tests put another in its place.

    Nothing here comes from a client but what a host chooses for a table anyway.
    """

    def table_seed(self, game: str, options: Mapping[str, OptionValue], seats: Sequence[SeatMade]) -> str:
        """The seed of a new table."""
        return secrets.token_hex(16)

    def bot_seed(self, table: Table, seat: int) -> str:
        """The seed of one thought: of a bot's move, a hint or what a preview is drawn from."""
        return secrets.token_hex(16)
