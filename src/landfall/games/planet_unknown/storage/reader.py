"""A Planet Unknown table as plain data and back, checked on the way in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from landfall.flow.errors import BadState
from landfall.flow.reading import numbers, pile, row, truth, whole
from landfall.games.planet_unknown.rules.phases.board_choice import PICKS
from landfall.games.planet_unknown.storage.consistency import check_board
from landfall.games.planet_unknown.table.board import Board, new_board
from landfall.games.planet_unknown.table.components import (
    CELLS,
    CIV_CARDS,
    CIV_LEVELS,
    CORPORATIONS,
    OBJECTIVES,
    PLANETS,
)
from landfall.games.planet_unknown.table.gains import FINAL_CARDS
from landfall.games.planet_unknown.table.terms import NONE, TERRAIN

if TYPE_CHECKING:
    from landfall.games.planet_unknown.table.state import PlanetUnknown


def table(state: PlanetUnknown) -> dict[str, Any]:
    """The fields that change, under their own names."""
    return {
        "boards": [board_table(board) for board in state.boards],
        "offered": list(state.offered),
        "round": state.round,
        "commander": state.commander,
        "rotation": state.rotation,
        "shift": state.shift,
        "stacks": [list(stack) for stack in state.stacks],
        "tiles_removed": state.tiles_removed,
        "with_events": state.with_events,
        "deck": list(state.deck),
        "used_events": list(state.used_events),
        "rules": state.rules,
        "civ": [list(stack) for stack in state.civ],
        "unused_civ": [list(pile) for pile in state.unused_civ],
        "objective_deck": list(state.objective_deck),
        "neighbour": list(state.neighbour),
        "common": list(state.common),
        "ending": state.ending,
    }


def board_table(board: Board) -> dict[str, Any]:
    return {
        "planet": board.planet,
        "corporation": board.corporation,
        "squares": list(board.squares),
        "last": list(board.last),
        "lifepods": list(board.lifepods),
        "meteorites": list(board.meteorites),
        "rovers": list(board.rovers),
        "at": board.at[:],
        "techs": board.techs,
        "withheld": board.withheld,
        "used_round": board.used_round,
        "used_game": board.used_game,
        "reserve": board.reserve,
        "extra_rover": board.extra_rover,
        "pool": board.pool,
        "scored": board.scored,
        "pods": list(board.pods),
        "collected": board.collected,
        "stored": board.stored,
        "flux": board.flux,
        "cards": list(board.cards),
        "owed": list(board.owed),
        "extra_card": board.extra_card,
        "objectives": list(board.objectives),
        "dealt": list(board.dealt),
        "rejected": list(board.rejected),
        "labels": list(board.labels),
        "looks": board.looks,
        "returned": [list(known) for known in board.returned],
        "peeked": board.peeked,
        "picked": board.picked,
        "final_steps": board.final_steps,
        "finals_shown": board.finals_shown,
        "took": board.took,
        "stuck": board.stuck,
        "tiles": board.tiles,
        "tiles_lost": board.tiles_lost,
        "lifepods_lost": board.lifepods_lost,
        "rovers_lost": board.rovers_lost,
        "rovers_added": board.rovers_added,
    }


def board_from(stored: Mapping[str, Any]) -> Board:
    """A player's things, as they were stored."""
    board = new_board(
        whole(stored, "planet", 0, len(PLANETS) - 1), whole(stored, "corporation", 0, len(CORPORATIONS) - 1)
    )
    for square, holds in enumerate(row(stored, "squares", CELLS, 0, 63)):
        if holds:
            if not board.grid.is_square[square] or not 1 <= holds & TERRAIN <= 6:
                raise BadState(f"squares has a piece where none can lie: {square}")
            board.cover([square], [holds])
    board.last = pile(stored, "last", 0, CELLS - 1)
    board.lifepods = pile(stored, "lifepods", 0, CELLS - 1)
    board.meteorites = pile(stored, "meteorites", 0, CELLS - 1)
    board.rovers = pile(stored, "rovers", 0, CELLS + 255)
    board.at = row(stored, "at", 5, 0, 79)
    board.techs = whole(stored, "techs", 0, 127)
    board.withheld = whole(stored, "withheld", 0, 127)
    board.used_round = whole(stored, "used_round", 0, 255)
    board.used_game = whole(stored, "used_game", 0, 31)
    board.reserve = whole(stored, "reserve", 0, 5)
    board.extra_rover = whole(stored, "extra_rover", 0, 2)
    board.pool = whole(stored, "pool", 0, 10000)
    board.scored = whole(stored, "scored", 0, 6)
    board.pods = pile(stored, "pods", 0, 79)
    board.collected = whole(stored, "collected", 0, 10000)
    board.stored = whole(stored, "stored", 0, 10000)
    board.flux = whole(stored, "flux", 0, 4)
    board.cards = pile(stored, "cards", 1, CIV_CARDS)
    board.owed = tuple(numbers(stored["owed"], "owed", 1, CIV_LEVELS))
    board.extra_card = whole(stored, "extra_card", 0, CIV_CARDS)
    board.objectives = pile(stored, "objectives", 1, OBJECTIVES)
    board.dealt = pile(stored, "dealt", 1, OBJECTIVES)
    board.rejected = pile(stored, "rejected", 1, OBJECTIVES)
    board.labels = tuple(row(stored, "labels", CIV_CARDS + 1, 0, 99))
    board.looks = whole(stored, "looks", 0, 99)
    board.returned = returned_from(stored)
    board.peeked = whole(stored, "peeked", 0, 21)
    board.picked = whole(stored, "picked", 0, PICKS)
    board.final_steps = whole(stored, "final_steps", 0, len(FINAL_CARDS))
    board.finals_shown = whole(stored, "finals_shown", 0, 1)
    board.took = whole(stored, "took", NONE, 1)
    board.stuck = truth(stored, "stuck")
    board.tiles = whole(stored, "tiles", 0, 144)
    board.tiles_lost = whole(stored, "tiles_lost", 0, 144)
    board.lifepods_lost = whole(stored, "lifepods_lost", 0, 6)
    board.rovers_lost = whole(stored, "rovers_lost", 0, 6)
    board.rovers_added = whole(stored, "rovers_added", 0, 1)
    check_board(board)
    return board


def returned_from(stored: Mapping[str, Any]) -> tuple[tuple[int, ...], ...]:
    """Cards seen on their way back to a stack: card, whether it may have left it, and cards by seat."""
    held = stored["returned"]
    if type(held) is not list:
        raise BadState(f"returned should be a list of lists, not {held!r}")
    found: list[tuple[int, ...]] = []
    for known in held:
        values = numbers(known, "returned", 0, CIV_CARDS)
        if len(values) < 3 or values[0] == 0 or values[1] > 1:
            raise BadState(f"returned holds {known!r}")
        found.append(tuple(values))
    return tuple(found)
