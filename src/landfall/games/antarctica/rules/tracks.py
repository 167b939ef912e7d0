"""Moving on a research track (rules, section 10), without what it triggers."""

from __future__ import annotations

from landfall.games.antarctica.table.components import SPACES
from landfall.games.antarctica.table.state import Antarctica


def can_advance(state: Antarctica, seat: int, track: int) -> bool:
    """Whether the seat can move at least one step: a cube there or in Available, and an empty space ahead."""
    seats = state.seats
    first = state.at(track, 0)
    space = state.cubes[first + seat]
    if space == 0 and state.cubes_left[seat] == 0:
        return False
    ahead = SPACES - space
    for other in range(first, first + seats):
        if state.cubes[other] > space:
            ahead -= 1
    return ahead > 0


def open_to(state: Antarctica, seat: int) -> list[int]:
    """The open tracks on which the seat can move."""
    return [track for track in range(state.open_tracks) if can_advance(state, seat, track)]


def step_forward(state: Antarctica, seat: int, track: int, points: int) -> int:
    """Each point goes to the next empty space; occupied ones are jumped for free, points past the end are lost.

    Returns the space the cube came from, 0 if it entered the track.
    """
    seats = state.seats
    first = state.at(track, 0)
    taken = 0
    for other in range(first, first + seats):
        taken |= 1 << state.cubes[other]
    start = state.cubes[first + seat]
    reached = start
    space = start + 1
    while points > 0 and space <= SPACES:
        if not taken >> space & 1:
            reached = space
            points -= 1
        space += 1
    if start == 0:
        state.cubes_left[seat] -= 1
    state.cubes[first + seat] = reached
    state.laps = 0
    return start
