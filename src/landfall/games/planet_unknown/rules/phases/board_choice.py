"""The sides of the boards that a seat may choose, and has chosen (section 3, R 3, R 4)."""

from __future__ import annotations

from typing import Any

from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import CORPORATION_IDS, PLANET_IDS, TRACKS
from landfall.games.planet_unknown.table.corporations import HAS_FLUX_TRACK, may_come_to
from landfall.games.planet_unknown.table.fields import new_board
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import BOARDS, BOARDS_FLUX, KSB, UNIVERSAL


def picks(state: PlanetUnknown, seat: int) -> list[int]:
    """The sides this seat may choose, as actions."""
    if may_come_to(state.corporation_dealt(seat), HAS_FLUX_TRACK):
        return [BOARDS, BOARDS + 2, *range(BOARDS_FLUX, BOARDS_FLUX + 2 * len(TRACKS))]
    return [BOARDS, BOARDS + 1, BOARDS + 2, BOARDS + 3]


def picked_board(state: PlanetUnknown, seat: int) -> Board:
    """The boards on the sides that the seat has chosen."""
    action = BOARDS + state.boards[seat].picked - 1
    if action < BOARDS_FLUX:
        on_planet, on_corporation = (action - BOARDS) // 2, (action - BOARDS) % 2
    else:
        on_planet, on_corporation = (action - BOARDS_FLUX) // len(TRACKS), 1
    board = new_board(
        state.planet_dealt(seat) if on_planet else KSB, state.corporation_dealt(seat) if on_corporation else UNIVERSAL
    )
    if action >= BOARDS_FLUX:
        board.flux = (action - BOARDS_FLUX) % len(TRACKS)
    return board


def shown_pick(state: PlanetUnknown, seat: int) -> dict[str, Any] | None:
    """What the seat has chosen, shown only to itself while others may still choose."""
    if not state.boards[seat].picked:
        return None
    board = picked_board(state, seat)
    return {
        "planet": PLANET_IDS[board.planet],
        "corporation": CORPORATION_IDS[board.corporation],
        "flux": TRACKS[board.flux] if board.can(HAS_FLUX_TRACK) else None,
    }
