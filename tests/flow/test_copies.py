"""States, games, generators and records can be copied and pickled as Python's own values can, and go on alike."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import landfall
from landfall.flow import Record, Rng, State
from tests.cases import Case, few_cases, pick, walk


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, pickled]
EACH_WAY = pytest.mark.parametrize("another", WAYS, ids=["copy", "deepcopy", "pickle"])
FEW_CASES = pytest.mark.parametrize("case", few_cases(), ids=str)


def halfway(case: Case) -> State:
    """A position in the middle of a random game, often while several seats have to decide."""
    length = sum(1 for _ in walk(case, "copies"))
    for number, state in enumerate(walk(case, "copies")):
        if number >= length // 2 and (len(state.to_act()) > 1 or number >= 3 * length // 4 or state.is_terminal()):
            return state
    raise AssertionError(case)


def play_on(state: State, moves: int = 12) -> list[int]:
    """The seats and actions of a random continuation."""
    rng = Rng("play on")
    made: list[int] = []
    while not state.is_terminal() and len(made) < 2 * moves:
        action, seat = pick(state, rng)
        state.apply_action(action, seat)
        made += [action, seat]
    return made


@EACH_WAY
@FEW_CASES
def test_a_copied_state_is_equal_keeps_its_story_and_goes_its_own_way(
    case: Case, another: Callable[[State], State]
) -> None:
    state = halfway(case)
    before = state.digest()
    story = state.events(0)
    other = another(state)
    assert type(other) is type(state)
    assert other.digest() == before
    assert other.events(0) == story
    assert [other.can_undo(seat) for seat in range(case.seats)] == [state.can_undo(seat) for seat in range(case.seats)]
    made = play_on(other)
    assert state.digest() == before
    assert play_on(state) == made
    assert state.digest() == other.digest()
    assert state.events(0) == other.events(0)
    assert Record.of(state) == Record.of(other)


@EACH_WAY
@FEW_CASES
def test_a_copy_of_a_clone_keeps_no_history_either(case: Case, another: Callable[[State], State]) -> None:
    clone = halfway(case).clone()
    other = another(clone)
    assert other.history is None
    assert other.digest() == clone.digest()


@EACH_WAY
@pytest.mark.parametrize("game_id", landfall.game_ids())
def test_a_copied_game_makes_the_same_positions(game_id: str, another: Callable[[Any], Any]) -> None:
    game = landfall.load_game(game_id)
    other = another(game)
    assert type(other) is type(game)
    assert other.new_initial_state(seed=5).digest() == game.new_initial_state(seed=5).digest()


@EACH_WAY
def test_a_copied_generator_goes_on_where_the_other_stands(another: Callable[[Rng], Rng]) -> None:
    rng = Rng("copies")
    for _ in range(7):
        rng.next32()
    other = another(rng)
    assert [other.below(1000) for _ in range(20)] == [rng.below(1000) for _ in range(20)]
    assert other.child("a").below(1000) == rng.child("a").below(1000)
    rng.below(1000)
    assert other.below(1000) != rng.below(1000)


@EACH_WAY
def test_a_copied_record_is_the_same_record(another: Callable[[Record], Record]) -> None:
    state = landfall.load_game("star-race").new_initial_state(seed=3)
    play_on(state)
    record = Record.of(state)
    other = another(record)
    assert other == record
    assert landfall.replay(other).digest() == state.digest()


def test_a_pickle_of_another_rules_version_is_refused() -> None:
    game = landfall.load_game("star-race")
    make, (_, stored, history) = game.new_initial_state(seed=3).__reduce__()
    with pytest.raises(landfall.OtherRules):
        make(game, {**stored, "rules_version": "an older one"}, history)
