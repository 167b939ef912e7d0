"""A quick guess of who will win, for bots: medals in sight, squares covered, tracks climbed, holes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landfall.games.planet_unknown.board import Board
from landfall.games.planet_unknown.components import CARD_EFFECT, PLANETS, ROWS_OF_A_TRACK, TRACKS, WIDTH
from landfall.games.planet_unknown.medals import medals_of
from landfall.games.planet_unknown.scoring import neighbour_medals
from landfall.games.planet_unknown.terms import MAKESHIFT, PETRA

if TYPE_CHECKING:
    from landfall.games.planet_unknown.state import PlanetUnknown

SPREAD: Final = 20.0  # a lead of this many medals is worth half a sure win
STEP_WORTH: Final = 0.45  # of a tracker, beyond its medals
LIFEPOD_WORTH: Final = 1.2
METEORITE_WORTH: Final = 0.35
LINE_SHARE: Final = 0.55  # of the medals of a line that is nearly full
HOLE_COST: Final = 0.6  # a free square without free neighbour


def standing(board: Board) -> float:
    """What a board promises: medals it has, and parts of those it is on the way to."""
    worth = lines(board)
    for tracker in range(len(TRACKS)):
        at = board.at[tracker] % ROWS_OF_A_TRACK if board.corporation == MAKESHIFT else board.at[tracker]
        worth += float(medals_of(board, tracker)) + STEP_WORTH * at
    worth += LIFEPOD_WORTH * (board.scored + len(board.pods)) + METEORITE_WORTH * board.collected
    worth += 0.15 * len(board.lifepods) + 0.5 * len(board.rovers) + 0.7 * board.stored + 0.02 * board.pool
    for card in board.cards:
        effect = CARD_EFFECT[card]
        if "n" in effect and str(effect["type"]).startswith("medals"):
            worth += float(effect["n"])
        elif str(effect["type"]) in ("set_medals", "meteorite_rate", "lifepods_worth"):
            worth += 1.5
    return worth


def lines(board: Board) -> float:
    """Rows and columns by how full they are; a meteorite takes most of their worth, a hole some."""
    planet = PLANETS[board.planet]
    gaps = [0] * (2 * WIDTH)
    sizes = [0] * (2 * WIDTH)
    squares = board.squares
    neighbours = board.grid.neighbours
    currents = board.planet == PETRA
    worth = 0.0
    for square in planet.squares:
        row = square // WIDTH
        column = WIDTH + square % WIDTH
        sizes[row] += 1
        sizes[column] += 1
        if squares[square] == 0 and not (currents and planet.grid[square] == "E"):
            gaps[row] += 1
            gaps[column] += 1
            closed = True
            for near in neighbours[square]:
                if squares[near] == 0:
                    closed = False
                    break
            if closed:
                worth -= HOLE_COST
    for square in board.meteorites:
        gaps[square // WIDTH] += 2
        gaps[WIDTH + square % WIDTH] += 2
    for line in range(2 * WIDTH):
        medals = planet.row_medals[line] if line < WIDTH else planet.column_medals[line - WIDTH]
        if gaps[line] == 0:
            worth += float(medals)
        elif sizes[line]:
            share = 1.0 - min(1.0, gaps[line] / sizes[line])
            worth += LINE_SHARE * share * share * medals
    for city in planet.cities:
        if squares[city] == 0:
            worth += float(planet.city_medals)
    return worth


def outlook(state: PlanetUnknown, seat: int) -> float:
    """The lead over the best of the others, squeezed into -1 to 1; alone, the way to the expected score."""
    if state.is_terminal():
        return state.returns()[seat]
    if state.seats == 1:
        lead = standing(state.boards[0]) - 40.0
        return lead / (abs(lead) + 2.0 * SPREAD)
    neighbour = neighbour_medals(state)
    mine = 0.0
    best = -1000.0
    for other in range(state.seats):
        worth = standing(state.boards[other]) + 0.6 * neighbour[other]
        if other == seat:
            mine = worth
        elif worth > best:
            best = worth
    lead = mine - best
    return lead / (abs(lead) + SPREAD)
