"""How far each rover comes with the movement in the pool, and by which steps: for screens and bots."""

from __future__ import annotations

from landfall.games.planet_unknown.rules.effects.rovers import (
    can_enter,
    crosses_chasm,
    open_directions,
    step_cost,
    target_of,
)
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import DIRECTIONS, NONE, SQUARE


def paths(state: PlanetUnknown, seat: int) -> list[list[dict[str, object]]]:
    """For each rover the squares within its reach, each with the cheapest way there, the shortest of these."""
    board = state.boards[seat]
    if board.pool == 0:
        return []
    return [paths_from(state, seat, rover & SQUARE) for rover in board.rovers]


def paths_from(state: PlanetUnknown, seat: int, start: int) -> list[dict[str, object]]:
    board = state.boards[seat]
    directions = open_directions(board)
    best: dict[int, tuple[int, int]] = {start: (0, 0)}  # movement spent, steps made
    ways: dict[int, list[str]] = {start: []}
    waiting: list[tuple[int, int, int]] = [(0, 0, start)]
    while waiting:
        waiting.sort()
        spent, steps, square = waiting.pop(0)
        if best[square] < (spent, steps):
            continue  # a better way was found meanwhile
        if spent >= board.pool:
            continue
        for direction in range(directions):
            target = target_of(square, direction)
            if target == NONE or not can_enter(state, board, target):
                continue
            if crosses_chasm(board, square, target, direction):
                continue
            reached = (spent + step_cost(board, target), steps + 1)
            if target in best and best[target] <= reached:
                continue
            best[target] = reached
            ways[target] = [*ways[square], DIRECTIONS[direction]]
            waiting.append((reached[0], reached[1], target))
    found: list[dict[str, object]] = []
    for square in sorted(ways):
        if square != start:
            found.append({"square": square, "movement": best[square][0], "way": ways[square]})
    return found
