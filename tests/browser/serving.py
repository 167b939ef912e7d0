"""A server for the tests of this folder: a free port, quick bots, and tic-tac-toe besides our own games.

Its luck is the same in every run: a table is dealt from what was wished (game, options, seats), so that a test sees
the same cards alone, among the others and on every machine. `LANDFALL_BROWSER_SEED=anything` deals all of them again.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from importlib import import_module
from pathlib import Path

from landfall.games.registry import register
from landfall.server.chance import Chance
from landfall.server.entries import SeatMade
from landfall.server.messages import OptionValue
from landfall.server.run import serve
from landfall.server.settings import Settings
from landfall.server.table import Table

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


class SameEachTime(Chance):
    """Seeds that follow from the wish and, for bots, from how many moves their seat has made."""

    def __init__(self, varied: str = "") -> None:
        self.varied = varied

    def table_seed(self, game: str, options: Mapping[str, OptionValue], seats: Sequence[SeatMade]) -> str:
        return digest(self.varied, game, sorted(options.items()), [(seat.kind, seat.level) for seat in seats])

    def bot_seed(self, table: Table, seat: int) -> str:
        made = sum(by == seat for by, _, _ in table.moves)  # where all choose at once, who was quicker does not matter
        return digest(table.made.seed, seat, made)


def digest(*parts: object) -> str:
    return blake2b(repr(parts).encode(), digest_size=16).hexdigest()


def main(data: str) -> None:
    sys.path[:0] = [str(EXAMPLES / "tic_tac_toe"), str(EXAMPLES / "sealed_bids")]
    register("tic-tac-toe", import_module("tic_tac_toe").game)
    register("sealed-bids", import_module("sealed_bids.game").game)
    quick = Settings(
        bot_pause=0.0,
        workers=1,
        absent_grace=0.0,
        games=("tic-tac-toe=tic_tac_toe:game", "sealed-bids=sealed_bids.game:game"),
        messages_per_second=200.0,
        messages_at_once=1000,
        requests_per_second=100.0,
        requests_at_once=1000,
        connects_at_once=10_000,
        chance=SameEachTime(os.environ.get("LANDFALL_BROWSER_SEED", "")),
    )
    serve(port=0, data=data, settings=quick, say=lambda words: print(words, flush=True))


if __name__ == "__main__":
    main(sys.argv[1])
