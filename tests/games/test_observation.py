"""What every game's observation keeps to: named parts, bounds, and never one tensor for two legal lists."""

from __future__ import annotations

import os
from array import array

import pytest

import landfall
from landfall.flow import BadInput, Rng
from tests.cases import Case, few_cases, pick

OBSERVED = [case for case in few_cases() if case.game.observation_layout(case.seats)]
assert {case.game_id for case in OBSERVED} >= {"star-race", "antarctica", "evacuation", "planet-unknown"}
EACH_CASE = pytest.mark.parametrize("case", OBSERVED, ids=str)
GAMES = int(os.environ.get("LANDFALL_OBSERVED_GAMES", "2"))


@EACH_CASE
def test_the_parts_follow_each_other_and_are_all(case: Case) -> None:
    at = 0
    for part in case.game.observation_parts(case.seats, case.options):
        assert part.start == at
        assert part.size() > 0
        assert -1 <= part.seat < case.seats
        at += part.size()
    assert at == case.game.observation_size(case.seats)


@EACH_CASE
def test_one_name_is_one_part(case: Case) -> None:
    named = [(part.name, part.seat) for part in case.game.observation_parts(case.seats)]
    assert len(named) == len(set(named))


@EACH_CASE
def test_every_number_lies_within_the_bounds_of_its_part(case: Case) -> None:
    bounds = {(part.low, part.high) for part in case.game.observation_parts(case.seats)}
    assert bounds == {(0.0, 1.0)}
    for game in range(GAMES):
        rng = Rng(f"bounds {game}")
        state = case.start(f"bounds {game}")
        while not state.is_terminal():
            seen = state.observation_tensor(rng.below(case.seats))
            if min(seen) < 0.0 or max(seen) > 1.0:
                outside = [at for at, number in enumerate(seen) if not 0.0 <= number <= 1.0]
                parts = [part for part in case.game.observation_parts(case.seats) if part.start <= outside[0]]
                raise AssertionError(f"{parts[-1]}: {seen[outside[0]]}")
            state.apply_action(*pick(state, rng))


@EACH_CASE
def test_the_same_tensor_never_goes_with_two_legal_lists(case: Case) -> None:
    known: dict[bytes, list[int]] = {}
    asked: dict[bytes, str] = {}
    for game in range(GAMES):
        rng = Rng(f"legal {game}")
        state = case.start(f"legal {game}")
        while not state.is_terminal():
            action, seat = pick(state, rng)
            seen = state.observation_tensor(seat).tobytes()
            legal = state.legal_actions(seat)
            waiting = repr(state.awaiting(seat))
            assert known.setdefault(seen, legal) == legal, f"{asked[seen]} and {waiting} are told alike"
            asked[seen] = waiting
            state.apply_action(action, seat)


@EACH_CASE
def test_another_kind_of_buffer_is_filled_alike(case: Case) -> None:
    state = case.start(1)
    for _ in range(20):
        if state.is_terminal():
            return
        seen = state.observation_tensor()
        buffer = memoryview(bytearray(b"\xff" * (4 * len(seen)))).cast("f")
        state.observation_tensor(None, buffer)
        assert buffer.tobytes() == seen.tobytes()
        state.apply_action(*pick(state, Rng("buffer")))


@pytest.mark.parametrize(
    "buffer",
    [
        array("d", bytes(8 * 260)),
        array("i", bytes(4 * 260)),
        memoryview(bytes(4 * 260)).cast("f"),
        memoryview(array("f", bytes(8 * 260)))[::2],
        [0.0] * 260,
    ],
    ids=["doubles", "whole numbers", "read only", "every other", "a list"],
)
def test_a_buffer_of_another_kind_is_refused(buffer: object) -> None:
    state = landfall.load_game("star-race").new_initial_state(seats=2, seed=1)
    with pytest.raises(BadInput, match="32-bit floats"):
        state.observation_tensor(0, buffer)
