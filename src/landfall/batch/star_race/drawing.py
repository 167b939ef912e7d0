"""A picture of a position for notebooks: nine tracks from the rim to the planet, and what each seat has."""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

import jax
import numpy as np

from landfall.batch.star_race.conversion import to_state
from landfall.batch.star_race.table import Table
from landfall.games.star_race.table.components import PLANET_IDS, RINGS, SHIP_IDS
from landfall.games.star_race.table.state import StarRace
from landfall.games.star_race.table.terms import PLANET

STEP = 40
MARGIN = 60
WIDTH = MARGIN + STEP * (PLANET + 2)
COLOURS = {"light": ("#ffffff", "#222222", "#3355aa"), "dark": ("#1c1c22", "#eeeeee", "#88aaff")}


def svg(table: Table, color_theme: str | None, scale: float | None) -> str:
    """One position, or several below each other."""
    background, ink, ship_colour = COLOURS[color_theme or "light"]
    pictures = [lines_of(to_state(one, 0), ink, ship_colour) for one in positions(table)]
    height = STEP * (len(SHIP_IDS) + 4)
    shifted = [f'<g transform="translate(0 {height * at})">{"".join(lines)}</g>' for at, lines in enumerate(pictures)]
    tall = height * len(pictures)
    size = f'width="{WIDTH * (scale or 1.0)}" height="{tall * (scale or 1.0)}" viewBox="0 0 {WIDTH} {tall}"'
    ground = f'<rect width="{WIDTH}" height="{tall}" fill="{background}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">{ground}{"".join(shifted)}</svg>'


def positions(table: Table) -> list[Table]:
    """One table, or each of many."""
    leaves, tree = jax.tree.flatten(jax.tree.map(np.atleast_1d, table))
    return [jax.tree.unflatten(tree, [leaf[at] for leaf in leaves]) for at in range(len(leaves[0]))]


def lines_of(state: StarRace, ink: str, ship_colour: str) -> list[str]:
    def text(x: float, y: float, words: Any) -> str:
        return f'<text x="{x}" y="{y}" font-size="14" fill="{ink}" text-anchor="middle">{escape(str(words))}</text>'

    planet = PLANET_IDS[state.planet()] if state.advanced else "planet"
    columns = [*RINGS, planet]
    lines = [text(MARGIN + STEP * level, STEP * 0.7, number) for level, number in enumerate(columns)]
    for ship, name in enumerate(SHIP_IDS):
        y = STEP * (ship + 1.3)
        start, end = (MARGIN + STEP * level for level in (state.start_level, PLANET))
        lines.append(f'<line x1="{start}" x2="{end}" y1="{y}" y2="{y}" stroke="{ink}" stroke-opacity="0.3"/>')
        if state.patrols[ship]:
            x = MARGIN + STEP * state.patrols[ship] - 8
            lines.append(f'<rect x="{x}" y="{y - 8}" width="16" height="16" fill="none" stroke="{ink}"/>')
        x = MARGIN + STEP * state.levels[ship]
        lines.append(f'<circle cx="{x}" cy="{y}" r="11" fill="{ship_colour}"/>')
        lines.append(text(STEP * 0.5, y + 5, name))
    totals = "  ".join([f"{seat + 1}: {state.total(seat)}" for seat in range(state.seats)])
    lines.append(text(WIDTH / 2, STEP * (len(SHIP_IDS) + 2), f"mission {state.mission + 1}   {totals}"))
    return lines
