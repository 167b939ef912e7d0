"""Whether a row or column can still be completed: squares that only a patch covers, and those that nothing does."""

from __future__ import annotations

import random
from typing import Any

import pytest

from landfall.games.planet_unknown.knowledge.view_boards import lines
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import CELLS, PLANET_IDS, PLANETS, WIDTH
from landfall.games.planet_unknown.table.coverable import beyond_tiles, open_to_patches
from landfall.games.planet_unknown.table.fields import new_board
from landfall.games.planet_unknown.table.grid import squares_of
from landfall.games.planet_unknown.table.terms import NO_EDGE
from tests.games.planet_unknown.positions import board as board_of
from tests.games.planet_unknown.positions import facing_two, lay, offered, refusal, square, squares, start, table


def line_of(board: Board, name: str) -> Any:
    seen = lines(board)
    return seen["columns"]["ABCDEFGHIJKL".index(name)] if name.isalpha() else seen["rows"][int(name) - 1]


def fill(board: Board, but: str) -> None:
    free = squares(but)
    covered = [at for at in PLANETS[board.planet].squares if at not in free]
    board.cover(covered, [1] * len(covered))


def only_free(planet: str, names: str) -> Board:
    board = new_board(PLANET_IDS.index(planet), 0)
    fill(board, names)
    return board


def test_a_single_square_takes_a_patch() -> None:
    row = line_of(only_free("ksb_4156", "F6"), "6")
    assert (row["left"], row["holes"], row["lost"]) == (1, 1, False)


def test_two_squares_take_a_tile() -> None:
    row = line_of(only_free("ksb_4156", "F6 G6"), "6")
    assert (row["left"], row["holes"], row["lost"]) == (2, 0, False)


def test_on_the_ring_of_arashi_a_single_square_is_lost() -> None:
    ring = PLANETS[PLANET_IDS.index("arashi")].ring
    name = f"{'ABCDEFGHIJKL'[ring[3] % WIDTH]}{ring[3] // WIDTH + 1}"
    board = only_free("arashi", name)
    assert line_of(board, name[0])["lost"]
    assert line_of(board, name[1:])["lost"]


def test_two_squares_of_the_ring_need_the_rule_dropped() -> None:
    ring = PLANETS[PLANET_IDS.index("arashi")].ring
    pair = [at for at in ring if at // WIDTH == ring[0] // WIDTH][2:4]
    board = only_free("arashi", " ".join(f"{'ABCDEFGHIJKL'[at % WIDTH]}{at // WIDTH + 1}" for at in pair))
    row = lines(board)["rows"][ring[0] // WIDTH]
    assert (row["left"], row["against"], row["lost"]) == (2, 2, False)


def test_ice_between_land_takes_only_a_patch_on_k_273() -> None:
    planet = PLANETS[PLANET_IDS.index("k_273")]
    ice = next(at for at in planet.ice if at + 1 in planet.squares and at + 1 not in planet.ice)
    names = " ".join(f"{'ABCDEFGHIJKL'[at % WIDTH]}{at // WIDTH + 1}" for at in (ice, ice + 1))
    assert lines(only_free("k_273", names))["rows"][ice // WIDTH]["holes"] == 2


def test_nothing_slides_into_a_single_square_of_pajitnov() -> None:
    assert line_of(only_free("pajitnov", "F6"), "6")["lost"]


def test_a_meteorite_does_not_lose_a_line() -> None:
    state = table()
    lay(state, "civ", "F1 F2")
    board = board_of(state)
    board.meteorites = (square("F1"),)
    row = line_of(board, "1")
    assert (row["meteorites"], row["lost"]) == (1, False)


@pytest.mark.parametrize("planet", PLANET_IDS)
def test_what_no_tile_covers_agrees_with_trying_every_place(planet: str) -> None:
    rng = random.Random(planet)
    for share in (0.3, 0.6, 0.8, 0.9):
        board = new_board(PLANET_IDS.index(planet), 0)
        covered = [at for at in PLANETS[board.planet].squares if rng.random() < share]
        board.cover(covered, [1] * len(covered))
        for rule in (True, False):
            assert squares_of(beyond_tiles(board, rule)) == beyond_by_trying(board, rule)


def beyond_by_trying(board: Board, rule: bool) -> list[int]:
    """Lay every shape in every orientation on every place."""
    planet = PLANETS[board.planet]
    free = {at for at in planet.squares if not board.squares[at]}
    reached: set[int] = set()
    for ways in board.grid.ways:
        for way in ways:
            columns = max(cell % WIDTH for cell in way.cells)
            for at in range(CELLS):
                on = [at + cell for cell in way.cells]
                if at % WIDTH + columns < WIDTH and free.issuperset(on) and (not rule or may_lie(board, on)):
                    reached.update(on)
    return sorted(free - reached)


def may_lie(board: Board, on: list[int]) -> bool:
    """The planet's own rule, written plainly."""
    planet = PLANETS[board.planet]
    if planet.rule == "ring_anchor":
        return not set(on) <= set(planet.ring)
    if planet.rule == "no_ice_land_mix":
        return len({at in planet.ice for at in on}) == 1
    if planet.rule == "chasm":
        return len({planet.sides[at] for at in on}) == 1
    if planet.rule == "slide_in":
        return any(all(step_is_free(board, at, way) for at in on) for way in ((-1, 0), (0, 1), (1, 0), (0, -1)))
    return True


def step_is_free(board: Board, at: int, way: tuple[int, int]) -> bool:
    row, column = at // WIDTH + way[0], at % WIDTH + way[1]
    return not (0 <= row < WIDTH and 0 <= column < WIDTH and board.squares[row * WIDTH + column])


@pytest.mark.parametrize("seed", range(3))
def test_what_is_lost_is_never_covered_later(seed: int) -> None:
    rng = random.Random(seed)
    state = start(3, seed, boards="all")
    lost: set[tuple[int, str, int]] = set()
    while not state.is_terminal():
        seat = rng.choice(state.to_act())
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)
        board = state.boards[seat]
        assert set(squares_of(open_to_patches(board))) <= {at for at in range(CELLS) if not board.squares[at]}
        for side, found in lines(board).items():
            for at, line in enumerate(found):
                if line["lost"]:
                    lost.add((seat, side, at))
                assert line["left"] or (seat, side, at) not in lost


def test_r13_the_reason_says_whether_the_planet_or_the_event_restricts() -> None:
    state = facing_two(planet="k_273", outer="civ/energy", inner="rover/tech")
    fill(board_of(state), "F2 G2 F12 G12 E6 F6")
    state.legal_cache = [None] * state.seats
    state.rules = NO_EDGE
    assert not {"F2", "F12"} & {one["column"] + str(one["row"]) for one in offered(state, "place")}
    for row, by in ((12, "event"), (2, "planet")):
        refused = refusal(state, "place", ring="inner", turn=1, mirror=0, row=row, column="F")
        assert (refused.code, refused.facts) == ("restricted", {"by": by})
