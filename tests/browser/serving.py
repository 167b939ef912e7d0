"""A server for the tests of this folder: a free port, quick bots, and tic-tac-toe beside our own games."""

from __future__ import annotations

import sys
from pathlib import Path

from landfall.games.registry import register
from landfall.server.run import serve
from landfall.server.settings import Settings

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "tic_tac_toe"


def main(data: str) -> None:
    sys.path.insert(0, str(EXAMPLE))
    from tic_tac_toe import game

    register("tic-tac-toe", game)
    quick = Settings(
        bot_pause=0.0,
        workers=1,
        games=("tic-tac-toe=tic_tac_toe:game",),
        messages_per_second=200.0,
        messages_at_once=1000,
        requests_per_second=100.0,
        requests_at_once=1000,
    )
    serve(port=0, data=data, settings=quick, say=lambda words: print(words, flush=True))


if __name__ == "__main__":
    main(sys.argv[1])
