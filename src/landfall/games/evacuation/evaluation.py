from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from landfall.games.evacuation.state import Evacuation


def outlook(state: Evacuation, seat: int) -> float:
    return 0.0
