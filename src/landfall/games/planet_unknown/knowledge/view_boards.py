"""What a screen needs besides the position: boards and tiles as printed, and what follows from them.

All of it is public: the shapes, the boards in play, how each row and column stands, and the six turns of the station.
"""

from __future__ import annotations

from typing import Any, Final

from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import (
    BOOST,
    CHOICE,
    CIV_CARD,
    CLOCKWISE,
    CORPORATIONS,
    DEPOTS,
    MOVE,
    ONE_BENEFIT,
    PATCH,
    PLANETS,
    ROVER,
    ROWS_OF_A_TRACK,
    SEAT_POSITIONS,
    SHAPES,
    TECH,
    TERRAINS,
    TRACKS,
    WIDTH,
    Shape,
)
from landfall.games.planet_unknown.table.coverable import beyond_tiles, open_to_patches
from landfall.games.planet_unknown.table.grid import squares_of
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import BIOMASS, LOADED, PETRA, SQUARE

BENEFIT_NAMES: Final = {
    BOOST: "boost",
    CIV_CARD: "civ_card",
    PATCH: "patch",
    ROVER: "rover",
    MOVE: "movement",
    TECH: "tech",
}


def shape_picture(shape: Shape) -> dict[str, Any]:
    """The shape not turned, row by row: its sections a and b, capitals where the resource symbols are."""
    height = 1 + max([row for row, _ in shape.cells])
    width = 1 + max([column for _, column in shape.cells])
    rows: list[str] = []
    for row in range(height):
        letters = ""
        for column in range(width):
            at = (row, column)
            letter = "a" if at in shape.section_a else "b" if at in shape.section_b else "."
            letters += letter.upper() if at in (shape.resource_a, shape.resource_b) else letter
        rows.append(letters)
    return {"shape": shape.id, "rows": rows, "meteor": list(shape.meteor)}


SHAPE_PICTURES: Final[list[dict[str, Any]]] = [shape_picture(shape) for shape in SHAPES]


def benefit_shown(corporation: int, benefit: int) -> list[dict[str, Any]]:
    """A benefit by name; Wormhole's biomass steps offer one of two."""
    kind = benefit // ONE_BENEFIT * ONE_BENEFIT
    number = benefit % ONE_BENEFIT
    if kind == CHOICE:
        track = CORPORATIONS[corporation].choices[number]
        other = {"is": "boost", "number": 0} if track < 0 else {"is": TRACKS[track], "number": 1}
        return [other, {"is": "patch", "number": 0}]
    return [{"is": BENEFIT_NAMES[kind], "number": number}]


def corporation_board(at: int) -> dict[str, Any]:
    """The tracks of a corporation, its spaces with benefits and medals, and its technologies."""
    corporation = CORPORATIONS[at]
    tracks: list[dict[str, Any]] = []
    for number, track in enumerate(TRACKS):
        spaces: list[dict[str, Any]] = []
        medal = 0
        for pos in range(corporation.tops[number] + 1):
            space = number * ROWS_OF_A_TRACK + pos
            gives = [shown for benefit in corporation.benefits[space] for shown in benefit_shown(at, benefit)]
            printed = corporation.medals[space]
            spaces.append({"gives": gives, "medal": printed if printed != medal else 0})
            medal = printed
        tracks.append({"track": track, "spaces": spaces, "one_of": number == BIOMASS and len(corporation.choices) > 0})
    return {
        "tracks": tracks,
        "water_path": [[TRACKS[space // ROWS_OF_A_TRACK], space % ROWS_OF_A_TRACK] for space in corporation.path],
        "water_medals": list(corporation.path_medals),
        "top_move": corporation.top_move,
        "technologies": [
            {
                "level": level + 1,
                "name": "ABCDEF"[level] if not corporation.tech_at else str(level + 1),
                "key": key,
                "use": corporation.tech_uses[level],
                "position": corporation.tech_at[level] if corporation.tech_at else None,
            }
            for level, key in enumerate(corporation.tech_keys)
        ],
    }


CORPORATION_BOARDS: Final[list[dict[str, Any]]] = [corporation_board(at) for at in range(len(CORPORATIONS))]


def planet_marks(at: int) -> dict[str, Any]:
    """What a planet shows beyond its squares: the sides of a chasm and its gaps, regions, banned resources."""
    planet = PLANETS[at]
    return {
        "sides": planet.sides,
        "gaps": [list(gap) for gap in planet.gaps],
        "regions": [list(region) for region in planet.regions],
        "banned": [TERRAINS[terrain] for terrain in planet.banned],
    }


PLANET_MARKS: Final[list[dict[str, Any]]] = [planet_marks(at) for at in range(len(PLANETS))]


def lines(board: Board) -> dict[str, Any]:
    """How each row and column stands: squares left to cover, meteorites in the way, and whether it can be completed.

    Some squares take a patch and nothing else ("holes"), or a tile only if the planet's rule is dropped ("against",
    R 13). Where not even that is left, the line is lost.
    """
    planet = PLANETS[board.planet]
    rows = [new_line(medals) for medals in planet.row_medals]
    columns = [new_line(medals) for medals in planet.column_medals]
    for square in planet.squares:
        left = not board.squares[square] and not (board.planet == PETRA and planet.grid[square] == "E")
        for line in (rows[square // WIDTH], columns[square % WIDTH]):
            line["squares"] += 1
            line["left"] += 1 if left else 0
    patched = squares_of(open_to_patches(board))
    tight = squares_of(beyond_tiles(board, True))
    if board.planet == PETRA:
        tight = [square for square in tight if planet.grid[square] != "E"]
    closed = squares_of(beyond_tiles(board, False)) if set(tight) - set(patched) else []
    for square in tight:
        for line in (rows[square // WIDTH], columns[square % WIDTH]):
            if square in patched:
                line["holes"] += 1
            elif square in closed:
                line["lost"] = True
            else:
                line["against"] += 1
    for square in [*board.meteorites, *[rover & SQUARE for rover in board.rovers if rover >= LOADED]]:
        rows[square // WIDTH]["meteorites"] += 1
        columns[square % WIDTH]["meteorites"] += 1
    return {"rows": rows, "columns": columns}


def new_line(medals: int) -> dict[str, Any]:
    return {"medals": medals, "squares": 0, "left": 0, "holes": 0, "against": 0, "meteorites": 0, "lost": False}


def six_turns(state: PlanetUnknown) -> list[list[list[int]]]:
    """By turns of the station: the stacks, outer and inner, that would stand before each seat."""
    found: list[list[list[int]]] = []
    for turns in range(DEPOTS):
        before: list[list[int]] = []
        for position in SEAT_POSITIONS[state.seats]:
            slot = (position + state.rotation + turns * CLOCKWISE) % DEPOTS
            before.append([slot, DEPOTS + (slot + state.shift) % DEPOTS])
        found.append(before)
    return found
