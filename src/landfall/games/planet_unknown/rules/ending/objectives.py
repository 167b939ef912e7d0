"""Objectives (sections 11 and 14): what they count on a planet."""

from __future__ import annotations

from typing import Any, Final, assert_never

from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import (
    CELLS,
    IS_CURRENT,
    NEIGHBOUR,
    OBJECTIVES,
    PERSONAL,
    PLANETS,
    TERRAINS,
    TRACKS,
    WIDTH,
)
from landfall.games.planet_unknown.table.printed_kinds import NeighbourObjective, PersonalObjective
from landfall.games.planet_unknown.table.terms import ENERGY, PETRA, SYMBOL, TERRAIN
from landfall.games.planet_unknown.table.trackers import stands_at_top


def areas(board: Board, terrain: int) -> list[list[int]]:
    """The orthogonally connected groups of squares of one terrain."""
    squares = board.squares
    currents = terrain == ENERGY and board.planet == PETRA
    unseen = [False] * CELLS
    shows: list[int] = []
    for square in PLANETS[board.planet].squares:
        holds = squares[square]
        if holds & TERRAIN == terrain + 1 or (holds == 0 and currents and IS_CURRENT[square]):
            unseen[square] = True
            shows.append(square)
    neighbours = board.grid.neighbours
    found: list[list[int]] = []
    for square in shows:
        if not unseen[square]:
            continue
        unseen[square] = False
        area = [square]
        at = 0
        while at < len(area):
            for near in neighbours[area[at]]:
                if unseen[near]:
                    unseen[near] = False
                    area.append(near)
            at += 1
        found.append(area)
    return found


def symbols(board: Board, terrain: int) -> list[int]:
    """The squares with a visible resource symbol of this kind."""
    return [at for at in range(CELLS) if board.squares[at] & (TERRAIN | SYMBOL) == (terrain + 1) | SYMBOL]


def lifepods_collected(board: Board) -> int:
    """R 33: anywhere on the corporation board."""
    return board.scored + len(board.pods)


def counted(board: Board, condition: dict[str, Any]) -> int:
    """What a neighbour objective compares."""
    kind: NeighbourObjective = condition["kind"]
    match kind:
        case "resources_on_edge":
            perimeter = PLANETS[board.planet].perimeter
            return len([at for at in symbols(board, TERRAINS.index(condition["resource"])) if at in perimeter])
        case "resources_on_planet":
            return len(symbols(board, TERRAINS.index(condition["resource"])))
        case "largest_area":
            return max([0, *[len(area) for area in areas(board, TERRAINS.index(condition["terrain"]))]])
        case "number_of_areas":
            return len(areas(board, TERRAINS.index(condition["terrain"])))
        case "tracks_at_top":
            return len([track for track in range(len(TRACKS)) if stands_at_top(board, track)])
        case "collected":
            return board.collected if condition["what"] == "meteorite" else lifepods_collected(board)
        case _:
            assert_never(kind)


def fulfilled(board: Board, condition: dict[str, Any]) -> bool:
    """Whether a personal objective is met."""
    kind: PersonalObjective = condition["kind"]
    match kind:
        case "rectangle":
            terrain = TERRAINS.index(condition["terrain"])
            high, wide = int(condition["size"][0]), int(condition["size"][1])
            return has_block(board, terrain, high, wide) or has_block(board, terrain, wide, high)
        case "area_with_resources":
            return has_area_with(board, TERRAINS.index(condition["resource"]), int(condition["at_least"]))
        case "all_covered":
            return is_covered(board, condition["base"] == "ice")
        case "track_at_top":
            return stands_at_top(board, TRACKS.index(condition["track"]))
        case "resources_on_planet_at_most":
            return len(symbols(board, TERRAINS.index(condition["resource"]))) <= int(condition["n"])
        case "collected_at_least":
            return board.collected >= int(condition["n"])
        case "more_lifepods_than_meteorites":
            return lifepods_collected(board) > board.collected
        case _:
            assert_never(kind)


def has_area_with(board: Board, terrain: int, least: int) -> bool:
    """Whether an area of the terrain shows at least this many resource symbols."""
    marked = symbols(board, terrain)
    for area in areas(board, terrain):
        if len([at for at in area if at in marked]) >= least:
            return True
    return False


def is_covered(board: Board, ice: bool) -> bool:
    """Whether no square of ice, or else of land, is open."""
    for at in PLANETS[board.planet].squares:
        if board.grid.is_ice[at] == ice and board.shows(at) < 0:
            return False
    return True


# -- the same, remembered while the squares stay as they are -----------------------------------------------------------

BESIDE_THE_PLANET: Final = (
    "tracks_at_top",
    "track_at_top",
    "collected",
    "collected_at_least",
    "more_lifepods_than_meteorites",
)
OF_SQUARES: Final[tuple[bool, ...]] = (
    False,
    *[str(NEIGHBOUR[card]["kind"]) not in BESIDE_THE_PLANET for card in range(1, OBJECTIVES + 1)],
)
OF_OWN_SQUARES: Final[tuple[bool, ...]] = (
    False,
    *[str(PERSONAL[card]["kind"]) not in BESIDE_THE_PLANET for card in range(1, OBJECTIVES + 1)],
)


def count_of(board: Board, card: int) -> int:
    """What the neighbour side of a card counts on this board."""
    if not OF_SQUARES[card]:
        return counted(board, NEIGHBOUR[card])
    remembered = board.counts
    if remembered is None:
        remembered = {}
        board.counts = remembered
    if card not in remembered:
        remembered[card] = counted(board, NEIGHBOUR[card])
    return remembered[card]


def is_met(board: Board, card: int) -> bool:
    """Whether the personal side of a card is fulfilled on this board."""
    if not OF_OWN_SQUARES[card]:
        return fulfilled(board, PERSONAL[card])
    remembered = board.counts
    if remembered is None:
        remembered = {}
        board.counts = remembered
    if -card not in remembered:
        remembered[-card] = 1 if fulfilled(board, PERSONAL[card]) else 0
    return remembered[-card] == 1


def has_block(board: Board, terrain: int, high: int, wide: int) -> bool:
    """Whether a block of this many rows and columns shows the terrain."""
    for top in range(WIDTH - high + 1):
        for left in range(WIDTH - wide + 1):
            whole = True
            for cell in range(high * wide):
                if board.shows((top + cell // wide) * WIDTH + left + cell % wide) != terrain:
                    whole = False
                    break
            if whole:
                return True
    return False
