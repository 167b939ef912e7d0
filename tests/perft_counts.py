"""`python -m tests.perft_counts [GAME ...]`: count again from the positions in tests/perft, and write the counts."""

from __future__ import annotations

import sys
from pathlib import Path

from landfall.testing.perft import Position, count_again, perft, positions_in, quick_depths
from tests.cases import register_games

__all__ = ["FOLDER", "Position", "all_positions", "perft", "positions_in", "quick_depths"]

FOLDER = Path(__file__).parent / "perft"


def all_positions() -> list[Position]:
    return [position for path in sorted(FOLDER.glob("*.txt")) for position in positions_in(path)]


def main(game_ids: list[str]) -> None:
    register_games()
    for path in sorted(FOLDER.glob("*.txt")):
        if not game_ids or path.stem in game_ids:
            count_again(path)


if __name__ == "__main__":
    main(sys.argv[1:])
