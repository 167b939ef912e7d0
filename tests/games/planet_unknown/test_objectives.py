"""Both sides of all 28 objectives, counted a second time and slowly on boards in the middle of games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from landfall.flow import Rng
from landfall.games.planet_unknown.rules.ending.objectives import count_of, is_met
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import (
    IS_CURRENT,
    NEIGHBOUR,
    OBJECTIVES,
    PERSONAL,
    PLANETS,
    TERRAINS,
)
from landfall.games.planet_unknown.table.terms import PETRA, SYMBOL, TERRAIN
from tests.games.planet_unknown.positions import start

Square = tuple[int, int]
TRACKS = TERRAINS[:5]


def picture(board: Board) -> tuple[dict[Square, str], dict[Square, str], set[Square]]:
    """Terrains and visible symbols by row and column, and all squares."""
    terrains: dict[Square, str] = {}
    symbols: dict[Square, str] = {}
    squares = {divmod(at, 12) for at in PLANETS[board.planet].squares}
    for row, column in squares:
        holds = board.squares[row * 12 + column]
        if holds:
            terrains[row, column] = TERRAINS[(holds & TERRAIN) - 1]
            if holds & SYMBOL:
                symbols[row, column] = terrains[row, column]
        elif board.planet == PETRA and IS_CURRENT[row * 12 + column]:
            terrains[row, column] = "energy"
    return terrains, symbols, squares


def areas(terrains: dict[Square, str], terrain: str) -> list[set[Square]]:
    """By merging: every square begins as an area of its own."""
    found = [{square} for square, shown in terrains.items() if shown == terrain]
    merged = True
    while merged:
        merged = False
        for one in found:
            for other in found:
                if one is not other and any(abs(a - c) + abs(b - d) == 1 for a, b in one for c, d in other):
                    one |= other
                    found.remove(other)
                    merged = True
                    break
            if merged:
                break
    return found


def at_top(board: Board, track: str) -> bool:
    corporation = board.corporation
    at = board.at[TRACKS.index(track)]
    if corporation == 5:  # Makeshift
        return TRACKS.index(track) * 16 + 15 in board.at
    if corporation == 6 and track == "water":  # Oasis
        return at == 23
    return at == (5 if corporation == 8 and track == "biomass" else 15)  # Wormhole


def collected(board: Board, what: str) -> int:
    return board.collected if what == "meteorite" else board.scored + len(board.pods)


def slow_count(board: Board, condition: dict[str, Any]) -> int:
    terrains, symbols, _ = picture(board)
    kind = condition["kind"]
    if kind == "resources_on_edge":
        edge = {divmod(at, 12) for at in PLANETS[board.planet].perimeter}
        return sum(shown == condition["resource"] and square in edge for square, shown in symbols.items())
    if kind == "resources_on_planet":
        return list(symbols.values()).count(condition["resource"])
    if kind == "largest_area":
        return max((len(area) for area in areas(terrains, condition["terrain"])), default=0)
    if kind == "number_of_areas":
        return len(areas(terrains, condition["terrain"]))
    if kind == "tracks_at_top":
        return sum(at_top(board, track) for track in TRACKS)
    return collected(board, condition["what"])


def slow_met(board: Board, condition: dict[str, Any]) -> bool:
    terrains, symbols, squares = picture(board)
    kind = condition["kind"]
    if kind == "rectangle":
        high, wide = condition["size"]
        blocks = [
            {(row + down, column + right) for down in range(tall) for right in range(across)}
            for tall, across in ((high, wide), (wide, high))
            for row in range(12)
            for column in range(12)
        ]
        return any(all(terrains.get(square) == condition["terrain"] for square in block) for block in blocks)
    if kind == "area_with_resources":
        found = areas(terrains, condition["resource"])
        return any(len(area & symbols.keys()) >= condition["at_least"] for area in found)
    if kind == "track_at_top":
        return at_top(board, condition["track"])
    if kind == "resources_on_planet_at_most":
        return list(symbols.values()).count(condition["resource"]) <= int(condition["n"])
    if kind == "collected_at_least":
        return collected(board, condition["what"]) >= int(condition["n"])
    if kind == "more_lifepods_than_meteorites":
        return collected(board, "lifepod") > collected(board, "meteorite")
    ice = condition["base"] == "ice"
    return all(square in terrains for square in squares if board.grid.is_ice[square[0] * 12 + square[1]] == ice)


def boards_of_games() -> Iterator[Board]:
    for seed in range(4):
        rng = Rng(f"objectives {seed}")
        state = start(4, seed=seed, boards="all", events="14-4-2")
        moves = 0
        while not state.is_terminal():
            seat = rng.choice(list(state.to_act()))
            legal = state.legal_actions(seat)
            state.apply_action(legal[-1] if legal[-1] and moves < 4 else rng.choice(legal), seat)
            moves += 1
            if moves % 150 == 0:
                yield from state.boards
        yield from state.boards


def test_every_objective_counts_what_a_slow_reference_counts() -> None:
    checked = met = 0
    for board in boards_of_games():
        for card in range(1, OBJECTIVES + 1):
            assert count_of(board, card) == slow_count(board, NEIGHBOUR[card]), NEIGHBOUR[card]
            assert is_met(board, card) == slow_met(board, PERSONAL[card]), PERSONAL[card]
            met += is_met(board, card)
            checked += 1
    assert checked > 1000
    assert met > 50
