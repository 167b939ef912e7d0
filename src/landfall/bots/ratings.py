"""How strong each level was measured to be, game by game: data/ratings.json (docs/bots.md says how it was measured).

By game and level: the games won (a shared win counts its share) and played against the yardstick at two seats; nothing
for a level that judges and plays as the yardstick does.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import log10
from typing import Any, Final

YARDSTICK: Final = 1000  # its rating
TENFOLD: Final = 400.0  # so much more means winning ten games for each one lost
MEASURED: Final[dict[str, dict[str, list[float]]]] = {}


def measured() -> dict[str, dict[str, list[float]]]:
    """Read when first asked for."""
    if not MEASURED:
        read: dict[str, Any] = json.loads(files("landfall.bots").joinpath("data", "ratings.json").read_text("utf-8"))
        MEASURED.update(read)
    return MEASURED


def rating_of(game: str, level: str) -> int | None:
    """The level's rating in a game, in steps of ten; None if it was not measured. The yardstick has 1000."""
    found = measured().get(game, {}).get(level)
    if found is None:
        return None
    if not found:
        return YARDSTICK
    won, played = found
    odds = (won + 0.5) / (played - won + 0.5)  # half a game each way, so that winning all is not infinite
    return round((YARDSTICK + TENFOLD * log10(odds)) / 10.0) * 10
