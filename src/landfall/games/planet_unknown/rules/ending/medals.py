"""The medals of a tracker (section 7, R 21)."""

from __future__ import annotations

from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import CORPORATIONS, ROWS_OF_A_TRACK
from landfall.games.planet_unknown.table.corporations import LIFEPODS_ON_SPACES, SCORES_LIKE_THE_BEST, WATER_HAS_A_PATH
from landfall.games.planet_unknown.table.terms import WATER
from landfall.games.planet_unknown.table.trackers import space_of


def medals_of(board: Board, tracker: int) -> int:
    """The nearest medal at or below the tracker (R 21)."""
    corporation = CORPORATIONS[board.corporation]
    if tracker == WATER and board.can(WATER_HAS_A_PATH):
        return corporation.path_medals[board.at[tracker]]
    space = space_of(board, tracker)
    if board.can(LIFEPODS_ON_SPACES):  # medals under lifepods are ignored
        while space % ROWS_OF_A_TRACK:
            if corporation.medals[space] != corporation.medals[space - 1] and space not in board.pods:
                return corporation.medals[space]
            space -= 1
        return 0
    best = corporation.medals[space]
    if board.can(SCORES_LIKE_THE_BEST):
        for other in board.at:
            if other // ROWS_OF_A_TRACK == space // ROWS_OF_A_TRACK:
                best = max(best, corporation.medals[other])
    return best
