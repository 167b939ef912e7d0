"""Where a server's random numbers come from: the seeds of its tables and of its bots."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from landfall.server.entries import SeatMade
from landfall.server.messages import OptionValue
from landfall.server.table import Table


class Chance:
    """128 random bits from the system each time: nobody can guess them. Tests replace this class.

    Nothing here comes from a client, except what a host chooses for a table anyway.
    """

    def table_seed(self, game: str, options: Mapping[str, OptionValue], seats: Sequence[SeatMade]) -> str:
        """The seed of a new table."""
        return secrets.token_hex(16)

    def bot_seed(self, table: Table, seat: int) -> str:
        """A seed for one use: a bot's move, a hint, or the states that a preview draws."""
        return secrets.token_hex(16)
