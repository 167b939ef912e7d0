"""The medals of a tracker (section 7, R 21)."""

from __future__ import annotations

from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import CORPORATIONS, ROWS_OF_A_TRACK
from landfall.games.planet_unknown.table.terms import COSMOS, MAKESHIFT, OASIS, WATER


def medals_of(board: Board, tracker: int) -> int:
    """The nearest medal at or below the tracker (R 21)."""
    corporation = CORPORATIONS[board.corporation]
    if board.corporation == OASIS and tracker == WATER:
        return corporation.path_medals[board.at[tracker]]
    space = board.at[tracker] if board.corporation == MAKESHIFT else tracker * ROWS_OF_A_TRACK + board.at[tracker]
    if board.corporation == COSMOS:  # medals under lifepods are ignored
        while space % ROWS_OF_A_TRACK:
            if corporation.medals[space] != corporation.medals[space - 1] and space not in board.pods:
                return corporation.medals[space]
            space -= 1
        return 0
    best = corporation.medals[space]
    if board.has(MAKESHIFT, 5):  # each tracker scores like the best one on its track
        for other in board.at:
            if other // ROWS_OF_A_TRACK == space // ROWS_OF_A_TRACK:
                best = max(best, corporation.medals[other])
    return best
