"""Where tiles and patches may lie, written apart from the engine: slow, from the data files and the rules alone.

A planet is a set of (row, column); a position is a dict from squares to the terrain that lies there.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

Cell = tuple[int, int]
Placement = frozenset[tuple[Cell, str, bool, bool]]  # square, terrain, symbol, meteor

FOLDER = Path(__file__).parents[3] / "src" / "landfall" / "games" / "planet_unknown" / "data"
PLANETS: dict[str, Any] = {p["id"]: p for p in json.loads((FOLDER / "planets.json").read_text())["planets"]}
SHAPES: dict[str, Any] = {s["id"]: s for s in json.loads((FOLDER / "tiles.json").read_text())["shapes"]}
BESIDE = ((-1, 0), (1, 0), (0, -1), (0, 1))


def letters(planet: str, key: str = "grid") -> dict[Cell, str]:
    return {(y, x): letter for y, row in enumerate(PLANETS[planet][key]) for x, letter in enumerate(row)}


def land(planet: str) -> set[Cell]:
    return {cell for cell, letter in letters(planet).items() if letter not in ".o"}


def edge(planet: str) -> set[Cell]:
    return {cell for cell, letter in letters(planet, "perimeter").items() if letter == "x"}


def beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + y, cell[1] + x) for y, x in BESIDE]


def variants(shape: str, a: str, b: str, meteor: bool) -> set[Placement]:
    """All ways a tile can lie, moved to the top left corner."""
    printed = SHAPES[shape]
    cells = []
    for section, terrain in (("section_a", a), ("section_b", b)):
        for x, y in printed[section]:
            symbol = [x, y] in (printed["resource_a"], printed["resource_b"])
            cells.append(((y, x), terrain, symbol, meteor and [x, y] == printed["meteor_cell"]))
    found = set()
    for flip in (False, True):
        turned = [((y, -x if flip else x), t, s, m) for (y, x), t, s, m in cells]
        for _ in range(4):
            turned = [((x, -y), t, s, m) for (y, x), t, s, m in turned]
            top, left = min(c[0][0] for c in turned), min(c[0][1] for c in turned)
            found.add(frozenset(((y - top, x - left), t, s, m) for (y, x), t, s, m in turned))
    return found


def moved(variant: Placement, y: int, x: int) -> Placement:
    return frozenset(((cy + y, cx + x), t, s, m) for (cy, cx), t, s, m in variant)


def planet_allows(planet: str, pieces: dict[Cell, str], placement: Placement) -> bool:
    rule = PLANETS[planet]["rule"]
    grid = letters(planet)
    cells = [cell for cell, *_ in placement]
    if rule == "ring_anchor":
        return not all(grid[cell] == "R" for cell in cells)
    if rule == "no_ice_land_mix":
        return len({grid[cell] == "I" for cell in cells}) == 1
    if rule == "chasm":
        return len({letters(planet, "sides")[cell] for cell in cells}) == 1
    if rule == "quadrant_ban":
        for (y, x), terrain, symbol, _ in placement:
            if symbol and PLANETS[planet]["banned"][(2 if y > 5 else 0) + (1 if x > 5 else 0)] == terrain:
                return False
    if rule == "first_on_crater" and not pieces:
        return any(grid[cell] == "P" for cell in cells)
    if rule == "slide_in":
        return any(all((y + dy, x + dx) not in pieces for y, x in cells) for dy, dx in BESIDE)
    return True


def event_allows(planet: str, pieces: dict[Cell, str], placement: Placement, events: set[str]) -> bool:
    cells = [cell for cell, *_ in placement]
    if "no_tile_on_edge" in events and any(cell in edge(planet) for cell in cells):
        return False
    if "no_tile_on_ice" in events and any(letters(planet)[cell] == "I" for cell in cells):
        return False
    if "no_matching_neighbour" in events:
        return not any(pieces.get(near) == terrain for cell, terrain, *_ in placement for near in beside(cell))
    return True


def legal_under(
    planet: str,
    pieces: dict[Cell, str],
    tiles: list[tuple[str, str, str, bool]],
    by_planet: bool,
    events: set[str],
    freed: frozenset[str],
) -> set[Placement]:
    """The distinct placements of these tiles under the base rules, contact and these restrictions."""
    squares = land(planet)
    found = set()
    for shape, a, b, meteor in tiles:
        for variant in variants(shape, a, b, meteor):
            for y in range(12):
                for x in range(12):
                    placement = moved(variant, y, x)
                    cells = {cell for cell, *_ in placement}
                    if not cells <= squares or cells & pieces.keys():
                        continue
                    if pieces:
                        touches = any(near in pieces for cell in cells for near in beside(cell))
                        if not touches and not {a, b} & freed:
                            continue
                    elif not (by_planet and PLANETS[planet]["rule"] == "first_on_crater") and not cells & edge(planet):
                        continue
                    if by_planet and not planet_allows(planet, pieces, placement):
                        continue
                    if event_allows(planet, pieces, placement, events):
                        found.add(placement)
    return found


def legal(
    planet: str,
    pieces: dict[Cell, str],
    tiles: list[tuple[str, str, str, bool]],
    events: set[str],
    freed: frozenset[str] = frozenset(),
) -> set[Placement]:
    """R 13: the first non-empty set of planet and event, planet alone, event alone, neither.

    Tiles with a section of a freed terrain need no contact (R 14).
    """
    for by_planet, in_force in ((True, events), (True, set()), (False, events), (False, set())):
        found = legal_under(planet, pieces, tiles, by_planet, in_force, freed)
        if found:
            return found
    return set()


def legal_patches(planet: str, pieces: dict[Cell, str], freed: bool = False) -> set[Cell]:
    """Where a patch may lie (R 14, R 15, R 17)."""
    rule = PLANETS[planet]["rule"]
    grid = letters(planet)
    found = set()
    for cell in land(planet) - pieces.keys():
        if pieces:
            touches = freed or any(near in pieces for near in beside(cell))
        else:
            touches = grid[cell] == "P" if rule == "first_on_crater" else cell in edge(planet)
        slides = rule != "slide_in" or any(near not in pieces for near in beside(cell))
        if touches and slides and grid[cell] != "R":
            found.add(cell)
    return found
