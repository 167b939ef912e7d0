"""The games that are kept here.

python -m tests.recorded star-race-01 > game.json     the record alone, for `landfall replay game.json`
"""

from __future__ import annotations

import sys
from pathlib import Path

from landfall.testing.recorded import RecordedGame, marks_of

__all__ = ["FOLDER", "RecordedGame", "marks_of", "recorded_games"]

FOLDER = Path(__file__).parent / "games_recorded"


def recorded_games() -> list[Path]:
    return sorted(FOLDER.glob("*.json"))


if __name__ == "__main__":
    print(RecordedGame.read(FOLDER / f"{sys.argv[1]}.json").record.to_json())
