"""What a board is judged by: numbers that say how far it has come, to be weighed by `evaluation.py`.

A list of numbers per board, always in the order of `NAMES` in `feature_names.py`.
"""

from __future__ import annotations

from landfall.games.planet_unknown.judgement.feature_goals import goals_into
from landfall.games.planet_unknown.judgement.feature_names import COUNT, FREE
from landfall.games.planet_unknown.judgement.feature_squares import squares_into
from landfall.games.planet_unknown.judgement.feature_tracks import pending_into, things_into, tracks_into
from landfall.games.planet_unknown.table.gains import Gain, Turn
from landfall.games.planet_unknown.table.state import PlanetUnknown


def pending_of(state: PlanetUnknown, seat: int) -> tuple[Gain, ...]:
    for frame in state.lanes[seat] if state.lanes else state.agenda:
        if isinstance(frame, Turn) and frame.seat == seat:
            return frame.pending()
    return ()


def features_of(state: PlanetUnknown, seat: int) -> list[float]:
    board = state.boards[seat]
    out = [0.0] * COUNT
    squares_into(board, out)
    things_into(board, out)
    steps = [0] * 8
    pending_into(board, pending_of(state, seat), steps, out)
    tracks_into(board, steps, out)
    if board.objectives:
        goals_into(board, out)
    return out


def time_left(state: PlanetUnknown, out: list[float]) -> float:
    """About how many tiles are still to be placed on a board with these numbers."""
    by_squares = max(0.0, (out[FREE] - 8.0) / 4.4)
    return min(by_squares, float(len(state.deck))) if state.with_events else by_squares
