"""What bots go by since they learned: features of a board, and a best move that anybody would see."""

from __future__ import annotations

from landfall.bots import Greedy, Knowledge
from landfall.flow import Rng
from landfall.games.planet_unknown.judgement.evaluation import standing
from landfall.games.planet_unknown.judgement.feature_names import NAMES, SHAPE_AT
from landfall.games.planet_unknown.judgement.features import features_of
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import PLANETS
from tests.games.planet_unknown.positions import board, lay, pending, square, squares, table


def slow_shape(own: Board) -> list[float]:
    """Free squares, and those with none, one, two and three free neighbours, square by square."""
    free = [at for at in PLANETS[own.planet].squares if own.squares[at] == 0]
    near = [sum(other in free for other in own.grid.neighbours[at]) for at in free]
    return [float(len(free)), *[float(near.count(count)) for count in range(4)]]


def test_the_shape_of_what_is_free_is_read_from_words_as_square_by_square() -> None:
    rng = Rng("shape")
    state = table()
    names = [f"{column}{row}" for row in range(1, 13) for column in "ABCDEFGHIJKL"]
    inside = [name for name in names if square(name) in PLANETS[board(state).planet].squares]
    lay(state, "civ", " ".join(name for name in inside if rng.below(3) == 0))
    found = features_of(state, 0)
    assert len(found) == len(NAMES)
    assert found[SHAPE_AT : SHAPE_AT + 5] == slow_shape(board(state))


def test_a_lifepod_a_meteorite_less_and_a_tracker_ahead_are_worth_having() -> None:
    plain, saved, cleared, ahead = (table() for _ in range(4))
    for state in (plain, saved, cleared, ahead):
        lay(state, "civ", "F5 F6 F7")
    for state in (plain, saved, ahead):
        board(state).meteorites = tuple(squares("F6"))
    board(saved).scored += 1
    board(ahead).at[1] = 8
    for better in (saved, cleared, ahead):
        assert standing(better, 0) > standing(plain, 0)


def test_a_rover_takes_the_lifepod_beside_it() -> None:
    state = table()
    own = board(state)
    lay(state, "civ", "F5 F6 F7")
    own.rovers = (square("F6"),)
    own.lifepods = (square("G6"),)
    own.pool = 1
    pending(state)
    action = Greedy("normal", 1).choose(Knowledge.of(state, 0, Rng(1)))
    state.apply_action(action, 0)
    assert board(state).scored == 1
