"""How much `greedy` looks at: as many samples as it needs, and the best of a move, not of a part of it."""

from __future__ import annotations

import pytest

from landfall.bots import Greedy, Knowledge
from landfall.bots.greedy import SAMPLES, best_first, judge, some_of
from landfall.flow import Rng, State
from tests.bots.positions import example, known, marked
from tests.games.antarctica.positions import board

TicTacToe = example().TicTacToe


class Counted(TicTacToe):  # type: ignore[misc, valid-type]
    """Counts how often it is drawn; with `veiled` its evaluation depends on what is drawn."""

    drawn = 0
    veiled = False

    def clone(self) -> Counted:
        copy = type(self)(self.game, self.options, self.key, self.cells[:], self.winner)
        self.copy_flow_to(copy)
        return copy

    def redeal(self, seat: int | None, rng: Rng) -> None:
        type(self).drawn += 1

    def evaluation(self, seat: int) -> float:
        return self.key[0] / 256 if self.veiled else float(self.returns()[seat])


class Veiled(Counted):
    drawn = 0
    veiled = True


def position(of: type[Counted], cells: str) -> State:
    plain = marked(cells)
    state = of(plain.game, plain.options, plain.key, list(plain.cells), -1)  # type: ignore[attr-defined]
    plain.copy_flow_to(state)
    return state


@pytest.mark.parametrize(("of", "samples"), [(Counted, 2), (Veiled, SAMPLES)])
def test_samples_are_drawn_only_while_something_hidden_matters(of: type[Counted], samples: int) -> None:
    knowledge = Knowledge.of(position(of, "xo......."), 0, Rng(1))
    of.drawn = 0
    Greedy("greedy", 1).choose(knowledge)
    assert of.drawn == samples


def test_a_forced_move_takes_no_sample() -> None:
    knowledge = Knowledge.of(position(Counted, "xoxoxoox."), 0, Rng(1))
    Counted.drawn = 0
    assert Greedy("greedy", 1).choose(knowledge) == 8
    assert Counted.drawn == 0


def test_a_move_is_judged_at_its_end() -> None:
    state = board(2, queues={1: "A", 4: "B"}, lit=1, buildings={4: "camp"}, supply={"A": 1})
    sail = state.game.actions.encode("sail", zone=4)
    after = state.clone()
    after.play(sail, 0)
    at_once = after.evaluation(0)
    assert judge(after.clone(), 0, 100, 4, Rng(1)) > at_once, "it recruits there"
    assert judge(after.clone(), 0, 1, 4, Rng(1)) == at_once, "without plays it looks no further"
    assert judge(after.clone(), 0, 100, 0, Rng(1)) == at_once


def test_the_best_comes_first_and_equal_ones_keep_their_order() -> None:
    assert best_first([3, 5, 7, 9], [0.5, 1.0, 0.5, 2.0]) == ([9, 5, 3, 7], [2.0, 1.0, 0.5, 0.5])


def test_a_part_of_a_list_has_no_action_twice() -> None:
    part = some_of(list(range(30)), 12, Rng("part"))
    assert len(set(part)) == len(part) == 12


def test_the_same_seed_chooses_the_same() -> None:
    state = marked("x...o....")
    first = [Greedy("greedy", seed).choose(known(state, 0)) for seed in range(8)]
    assert first == [Greedy("greedy", seed).choose(known(state, 0, "otherwise")) for seed in range(8)]
