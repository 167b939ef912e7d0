"""Judging personal objectives: how far each has come."""

from __future__ import annotations

from typing import Any, Final

from landfall.games.planet_unknown.judgement.feature_names import (
    ALL_COVERED,
    AREA_WITH_RESOURCES,
    COLLECTED,
    GOAL_KINDS,
    GOALS_MET,
    MORE_LIFEPODS,
    RECTANGLE,
    RESOURCES_ON_PLANET,
    TRACK_AT_TOP,
    WAYS,
)
from landfall.games.planet_unknown.judgement.feature_squares import IN_A_ROW
from landfall.games.planet_unknown.rules.ending.objectives import areas, is_met, lifepods_collected, symbols
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import PERSONAL, PLANETS, TERRAINS, TRACKS, WIDTH
from landfall.games.planet_unknown.table.corporations import TRACKERS_ROAM
from landfall.games.planet_unknown.table.terms import SYMBOL, TERRAIN

GOAL_KIND: Final[list[int]] = [0, *[GOAL_KINDS.index(str(PERSONAL[card]["kind"])) for card in range(1, 29)]]


def goals_into(board: Board, out: list[float]) -> None:
    """Personal objectives: how many are met, and how far the others have come."""
    for card in board.objectives:
        kind = GOAL_KIND[card]
        if is_met(board, card):
            out[GOALS_MET] += 1.0
            if kind != RESOURCES_ON_PLANET and kind != MORE_LIFEPODS:
                continue
        way = way_to(board, card, kind)
        out[WAYS + 2 * kind] += way
        out[WAYS + 2 * kind + 1] += way * way


def way_to(board: Board, card: int, kind: int) -> float:
    """From 0 to 1; remembered while the squares stay as they are."""
    if kind == TRACK_AT_TOP or kind == COLLECTED or kind == MORE_LIFEPODS:
        return way_beside(board, PERSONAL[card], kind)
    remembered = board.counts
    if remembered is None:
        remembered = {}
        board.counts = remembered
    key = -1000 - card
    if key not in remembered:
        remembered[key] = int(1000.0 * way_on_squares(board, PERSONAL[card], kind))
    return remembered[key] / 1000.0


def way_beside(board: Board, condition: dict[str, Any], kind: int) -> float:
    if kind == TRACK_AT_TOP:
        return 0.0 if board.can(TRACKERS_ROAM) else board.at[TRACKS.index(str(condition["track"]))] / 15.0
    if kind == COLLECTED:
        return board.collected / int(condition["n"])
    return max(-1.0, min(1.0, (lifepods_collected(board) - board.collected) / 4.0))


def way_on_squares(board: Board, condition: dict[str, Any], kind: int) -> float:
    if kind == RECTANGLE:
        terrain = TERRAINS.index(str(condition["terrain"]))
        high, wide = int(condition["size"][0]), int(condition["size"][1])
        best = block_way(board, terrain, high, wide)
        if high != wide:
            best = max(best, block_way(board, terrain, wide, high))
        return best / (high * wide)
    if kind == AREA_WITH_RESOURCES:
        terrain = TERRAINS.index(str(condition["resource"]))
        most = 0
        for area in areas(board, terrain):
            most = max(most, len([at for at in area if board.squares[at] & SYMBOL]))
        return most / int(condition["at_least"])
    if kind == ALL_COVERED:
        ice = condition["base"] == "ice"
        left = 0
        for at in PLANETS[board.planet].squares:
            if board.grid.is_ice[at] == ice and board.squares[at] == 0:
                left += 1
        return max(0.0, 1.0 - left / 24.0)
    return len(symbols(board, TERRAINS.index(str(condition["resource"])))) / 8.0


def block_way(board: Board, terrain: int, high: int, wide: int) -> int:
    """The most squares of a block that show the terrain while the others are free."""
    shows: list[int] = []
    opens: list[int] = []
    squares = board.squares
    grid = board.grid
    rows = (grid.squares.w0, grid.squares.w1, grid.squares.w2)
    for row in range(WIDTH):
        has = 0
        free = 0
        for column in range(WIDTH):
            holds = squares[row * WIDTH + column]
            if holds == 0:
                free |= 1 << column
            elif holds & TERRAIN == terrain + 1:
                has |= 1 << column
        shows.append(has)
        opens.append((int(rows[row // 4] >> 12 * (row % 4)) & 0xFFF & free) | has)
    block = (1 << wide) - 1
    best = 0
    for top in range(WIDTH - high + 1):
        fits = opens[top]
        any_shown = shows[top]
        for row in range(top + 1, top + high):
            fits &= opens[row]
            any_shown |= shows[row]
        if not any_shown:
            continue
        for left in range(WIDTH - wide + 1):
            if fits >> left & block == block and any_shown >> left & block:
                count = 0
                for row in range(top, top + high):
                    count += IN_A_ROW[shows[row] >> left & block]
                if count > best:
                    best = count
    return best
