"""Where trackers stand and can go, corporation by corporation (sections 7 and 16), and what their places unlock."""

from __future__ import annotations

from typing import Final

from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import CORPORATIONS, ROWS_OF_A_TRACK, TRACKS
from landfall.games.planet_unknown.table.corporations import (
    CIV_BESIDE_TECH,
    LAST_TECHNOLOGY_ALONE,
    LIFEPODS_ON_SPACES,
    LIFEPODS_ON_TECHNOLOGIES,
    SHIFTS_SIDEWAYS,
    SKIPS_TRACKERS,
    TRACKERS_BLOCK,
    TRACKERS_ROAM,
    WATER_HAS_A_PATH,
)
from landfall.games.planet_unknown.table.terms import (
    CIV,
    FIRST_TECH,
    LEFT,
    RIGHT,
    ROVER_TRACK,
    SHIFT_LEFT,
    SHIFT_RIGHT,
    STRAIGHT,
    TECH_TRACK,
    WATER,
    WAYS,
    place_of_space,
)

TOP: Final = 15


# -- where trackers stand ---------------------------------------------------------------------------------------------


def space_of(board: Board, tracker: int) -> int:
    """The space the tracker stands on: track * 16 + position."""
    at = board.at[tracker]
    if board.can(TRACKERS_ROAM):
        return at
    if tracker == WATER and board.can(WATER_HAS_A_PATH):
        return CORPORATIONS[board.corporation].path[at]
    return tracker * ROWS_OF_A_TRACK + at


def position_of(board: Board, tracker: int) -> int:
    """How far the tracker has come on the track it stands on; Oasis's water: on its path."""
    at = board.at[tracker]
    return at % ROWS_OF_A_TRACK if board.can(TRACKERS_ROAM) else at


def place_of(board: Board, pod: int) -> int:
    """The place of a lifepod that lies on a technology or a space, among PLACES."""
    return FIRST_TECH + pod - 1 if board.can(LIFEPODS_ON_TECHNOLOGIES) else place_of_space(pod)


def is_taken(board: Board, space: int, tracker: int) -> bool:
    """Whether another tracker stands on the space."""
    for other in range(len(TRACKS)):
        if other != tracker and space_of(board, other) == space:
            return True
    return False


def top_of(board: Board, tracker: int) -> int:
    """The last place of the tracker's own track or path."""
    corporation = CORPORATIONS[board.corporation]
    if tracker == WATER and board.can(WATER_HAS_A_PATH):
        return len(corporation.path) - 1
    return corporation.tops[tracker]


def space_at(board: Board, tracker: int, at: int) -> int:
    """The space of a place on the tracker's own track or path."""
    if tracker == WATER and board.can(WATER_HAS_A_PATH):
        return CORPORATIONS[board.corporation].path[at]
    return tracker * ROWS_OF_A_TRACK + at


def next_place(board: Board, tracker: int) -> int:
    """The place a single advance leads to, or -1. Not for Makeshift."""
    top = top_of(board, tracker)
    at = board.at[tracker] + 1
    if board.can(LIFEPODS_ON_SPACES | TRACKERS_BLOCK):
        at = free_place(board, tracker, at, top)
    return at if at <= top else -1


def free_place(board: Board, tracker: int, at: int, top: int) -> int:
    """The first place from this one on that the tracker can come to: it jumps over lifepods; trackers may block it."""
    if board.can(LIFEPODS_ON_SPACES):
        while at <= top and tracker * ROWS_OF_A_TRACK + at in board.pods:
            at += 1
        return at
    while at <= top and is_taken(board, space_at(board, tracker, at), tracker):
        if not board.can(SKIPS_TRACKERS):
            return -1
        at += 1
    return at


def place_below(board: Board, tracker: int) -> int:
    """The place a single regress leads to, or -1 (R 26)."""
    if board.can(TRACKERS_ROAM):
        space = board.at[tracker]
        if space % ROWS_OF_A_TRACK == 0 or is_taken(board, space - 1, tracker):
            return -1
        return space - 1
    at = board.at[tracker] - 1
    if board.can(LIFEPODS_ON_SPACES):
        while at >= 0 and tracker * ROWS_OF_A_TRACK + at in board.pods:
            at -= 1
    elif at >= 0 and board.can(TRACKERS_BLOCK) and is_taken(board, space_at(board, tracker, at), tracker):
        return -1
    return at


def makeshift_target(board: Board, tracker: int, way: int, shifts: bool) -> int:
    """The space a Makeshift tracker comes to, or -1. Ways: straight, left and right up, left and right sideways."""
    space = board.at[tracker]
    track = space // ROWS_OF_A_TRACK
    up = 1 if way < SHIFT_LEFT else 0
    if not up and (not shifts or not board.can(SHIFTS_SIDEWAYS)):
        return -1
    if way == LEFT or way == SHIFT_LEFT:
        track -= 1
    elif way == RIGHT or way == SHIFT_RIGHT:
        track += 1
    if track < 0 or track >= len(TRACKS):
        if not board.can(CIV_BESIDE_TECH):
            return -1
        track = TECH_TRACK if track < 0 else CIV
    pos = space % ROWS_OF_A_TRACK + up
    if pos > TOP:
        return -1
    target = track * ROWS_OF_A_TRACK + pos
    return -1 if is_taken(board, target, tracker) else target


def makeshift_ways(board: Board, tracker: int, shifts: bool, benefits: bool) -> list[int]:
    """The ways a Makeshift tracker can go; at the top of the rover track straight means the top movement, a benefit."""
    ways = [way for way in range(len(WAYS)) if makeshift_target(board, tracker, way, shifts) >= 0]
    if benefits and board.at[tracker] == ROVER_TRACK * ROWS_OF_A_TRACK + TOP:
        return [STRAIGHT, *ways]
    return ways


def next_spaces(board: Board, tracker: int) -> list[int]:
    """The spaces one advance may lead to."""
    if board.can(TRACKERS_ROAM):
        return [
            makeshift_target(board, tracker, way, True)
            for way in range(len(WAYS))
            if makeshift_target(board, tracker, way, True) >= 0
        ]
    to = next_place(board, tracker)
    return [] if to < 0 else [space_at(board, tracker, to)]


def can_advance(board: Board, tracker: int) -> bool:
    """Whether an advance does anything; at its top the rover tracker gives movement (R 22)."""
    if board.can(TRACKERS_ROAM):
        return len(makeshift_ways(board, tracker, True, True)) > 0
    if tracker == ROVER_TRACK and board.at[tracker] == TOP:
        return True
    return next_place(board, tracker) >= 0


def can_move(board: Board, tracker: int) -> bool:
    """Whether an advance leads to another space, which one without benefits has to do."""
    if board.can(TRACKERS_ROAM):
        return len(makeshift_ways(board, tracker, True, False)) > 0
    return next_place(board, tracker) >= 0


def has_to_advance(board: Board, tracker: int, benefits: bool) -> bool:
    """Of a tracker that can go somewhere, whether an advance moves it: Makeshift's shift is a choice (R 45)."""
    return not board.can(TRACKERS_ROAM) or len(makeshift_ways(board, tracker, False, benefits)) > 0


def can_regress(board: Board) -> list[int]:
    """The trackers other than civ that can go down a space."""
    return [tracker for tracker in range(CIV + 1, len(TRACKS)) if place_below(board, tracker) >= 0]


def stands_at_top(board: Board, track: int) -> bool:
    """R 34: whether a tracker stands on the last space of the track."""
    if board.can(TRACKERS_ROAM):
        return track * ROWS_OF_A_TRACK + TOP in board.at
    return board.at[track] == top_of(board, track)


def depth(board: Board, tracker: int, most: int) -> int:
    """How many spaces the tracker can go down, at most this many."""
    at = board.at[tracker]
    made = 0
    while made < most:
        below = place_below(board, tracker)
        if below < 0:
            break
        board.at[tracker] = below
        made += 1
    board.at[tracker] = at
    return made


# -- technologies -----------------------------------------------------------------------------------------------------


def passed(board: Board) -> int:
    """The technologies whose milestones the trackers have reached, or jumped over on Cosmos's lifepods."""
    mask = 0
    if board.can(LIFEPODS_ON_TECHNOLOGIES):
        for pod in board.pods:
            mask |= 1 << pod
        return mask
    pos = board.at[TECH_TRACK]
    if board.can(TRACKERS_ROAM):
        pos = -1
        for space in board.at:
            if space // ROWS_OF_A_TRACK == TECH_TRACK:
                pos = max(pos, space % ROWS_OF_A_TRACK)
    tech_at = CORPORATIONS[board.corporation].tech_at
    for level in range(1, 6):
        if tech_at[level - 1] > pos:
            break
        mask |= 1 << level
    return mask


def reached(board: Board) -> int:
    """The technologies whose milestones trackers have reached (R 24), one bit per level; no lifepod lies on them."""
    mask = passed(board)
    if board.can(LIFEPODS_ON_SPACES):
        tech_at = CORPORATIONS[board.corporation].tech_at
        for level in range(1, 6):
            if TECH_TRACK * ROWS_OF_A_TRACK + tech_at[level - 1] in board.pods:
                mask &= ~(1 << level)
    return mask


def settle(board: Board) -> None:
    """What is reached and not withheld is active; of Flux's technologies the highest alone (R 46)."""
    board.withheld &= passed(board)
    mask = reached(board) & ~board.withheld
    if board.can(LAST_TECHNOLOGY_ALONE):
        level = 5
        while level and not mask >> level & 1:
            level -= 1
        mask = 1 << level if level else 0
    board.techs = mask


def release(board: Board) -> None:
    """At the start of a round and of the end-of-game step withheld technologies become active (R 25)."""
    board.withheld = 0
    settle(board)
