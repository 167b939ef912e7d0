"""How bots plan their own tiles: as if the others had ended their turns."""

from __future__ import annotations

from typing import Final

from landfall.flow.judgement import Planning
from landfall.games.planet_unknown.judgement.evaluation import best_of_others
from landfall.games.planet_unknown.rules.phases.turn import Act, WhichGain
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import TILE_STEP

# A tile has hundreds of places: the best few are followed to the end of the turn.
TILES: Final = Planning(openings=16, later_openings=5, answers=(2, 1), first_answers=(3, 2, 1), moves=2)


def planned(state: PlanetUnknown, seat: int) -> PlanetUnknown | None:
    """From the first round on: the others have ended their turns, and stand as they stood."""
    if not isinstance(state.waiting_for(seat), (Act, WhichGain)):
        return None
    alone = state.clone()
    for other in range(len(alone.lanes)):
        if other != seat:
            alone.lanes[other] = []
    alone.planner = seat
    alone.rival = best_of_others(state, seat)
    return alone


def is_between_moves(state: PlanetUnknown, seat: int) -> bool:
    """Whether the seat's next tile is still to be taken, or nothing is asked of it."""
    waiting = state.waiting_for(seat)
    return waiting is None or (isinstance(waiting, Act) and waiting.step == TILE_STEP)
