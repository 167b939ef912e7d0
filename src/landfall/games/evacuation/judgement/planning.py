"""How bots plan a year of their own: as if the others had passed."""

from __future__ import annotations

from landfall.games.evacuation.judgement.evaluation import best_of_others
from landfall.games.evacuation.rules.phases.progress import ChoosePower, SplitSteps
from landfall.games.evacuation.rules.phases.transport import ChooseFlight
from landfall.games.evacuation.rules.phases.turn import TakeTurn
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import INCOME


def planned(state: Evacuation, seat: int) -> Evacuation | None:
    """From the first year's actions on: as if the others had passed. How they stand is worked out once."""
    if state.phase == INCOME:
        return None
    alone = state.clone()
    alone.passed |= ((1 << state.seats) - 1) & ~(1 << seat)
    alone.planner = seat
    alone.rival = best_of_others(state, seat)
    return alone


def is_between_moves(state: Evacuation, seat: int) -> bool:
    """Whether nothing of the seat is half done: an action, a flight, the steps of a year."""
    waiting = state.waiting_for(seat)
    if isinstance(waiting, SplitSteps):
        return len(state.powers(seat)) == 1  # else the power was chosen a moment ago, as the beginning of this move
    return waiting is None or isinstance(waiting, (TakeTurn, ChooseFlight, ChoosePower))
