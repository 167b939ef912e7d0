"""Random legal play mixed with junk. A failure prints a record that `landfall.Record.from_json` can load."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from hypothesis import assume, given, note
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import landfall
from landfall.flow import IllegalAction, LandfallError, Record, Rng, State
from tests.cases import Case
from tests.strategies import cases, games_in_progress, junk

INDEX = st.integers(0, 10**6)


@contextmanager
def printing_the_record(state: State) -> Iterator[None]:
    """If the body fails, print the game up to here in a form that a test can load."""
    try:
        yield
    except Exception as wrong:
        wrong.add_note(f"landfall.replay(landfall.Record.from_json({Record.of(state).to_json()!r}))")
        raise


class Table(RuleBasedStateMachine):
    """A table to which players send moves, undos and junk."""

    @initialize(case=cases(), seed=st.integers(0, 2**16))
    def start(self, case: Case, seed: int) -> None:
        self.state = case.start(seed)
        self.pieces = self.state.pieces()

    @precondition(lambda self: not self.state.is_terminal())
    @rule(which_seat=INDEX, which_action=INDEX, times=st.integers(1, 25))
    def play(self, which_seat: int, which_action: int, times: int) -> None:
        """Several moves at a time, or no game would get far."""
        rng = Rng(f"{which_seat} {which_action}")
        with printing_the_record(self.state):
            for _ in range(times):
                if self.state.is_terminal():
                    break
                seat = rng.choice(list(self.state.to_act()))
                self.state.apply_action(rng.choice(self.state.legal_actions(seat)), seat)

    @rule(action=junk(), seat=junk())
    def send_junk(self, action: Any, seat: Any) -> None:
        state = self.state
        with printing_the_record(state):
            before, refusal = state.digest(), state.refusal(action, seat)
            if refusal is None:
                assert type(action) is int
                assert seat is None or type(seat) is int
                state.apply_action(action, seat)
            else:
                assert landfall.say(refusal)
                with pytest.raises(IllegalAction):
                    state.apply_action(action, seat)
                assert state.digest() == before

    @rule(action=INDEX, seat=INDEX)
    def ask_why_not(self, action: int, seat: int) -> None:
        state = self.state
        with printing_the_record(state):
            action, seat = action % state.game.actions.size, seat % state.seats
            refusal = state.refusal(action, seat)
            assert (refusal is None) == (action in state.legal_actions(seat))

    @rule(seat=INDEX)
    def undo(self, seat: int) -> None:
        with printing_the_record(self.state):
            seat %= self.state.seats
            if self.state.can_undo(seat):
                moves = len(self.state.kept_history().movers)
                self.state = self.state.game.undo(self.state, seat)
                assert len(self.state.kept_history().movers) == moves - 1
            else:
                with pytest.raises(IllegalAction):
                    self.state.game.undo(self.state, seat)

    @rule()
    def store_and_read(self) -> None:
        with printing_the_record(self.state):
            read = self.state.game.state_from_dict(self.state.to_dict())
            assert read.digest() == self.state.digest()

    @invariant()
    def somebody_must_act_or_the_game_is_over(self) -> None:
        with printing_the_record(self.state):
            assert self.state.is_terminal() == (not self.state.to_act())
            assert all(self.state.legal_actions(seat) for seat in self.state.to_act())

    @invariant()
    def nothing_is_made_or_lost(self) -> None:
        with printing_the_record(self.state):
            assert self.state.pieces() == self.pieces


TestTable = Table.TestCase


@given(games_in_progress(), st.integers(0, 100))
def test_any_game_in_progress_can_be_finished(state: State, seed: int) -> None:
    rng = Rng(seed)
    with printing_the_record(state):
        for _ in range(5000):
            if state.is_terminal():
                break
            seat = rng.choice(list(state.to_act()))
            state.apply_action(rng.choice(state.legal_actions(seat)), seat)
        assert state.is_terminal()
        assert state.winners()


@given(games_in_progress(finished=False), st.data())
def test_a_stored_position_with_a_part_exchanged_is_read_or_refused_by_name(state: State, data: st.DataObject) -> None:
    """Whatever lies in a file or comes over a wire: an error of Landfall, never another."""
    stored = state.to_dict()
    holder: Any = stored
    while True:
        key = data.draw(st.sampled_from(sorted(holder) if isinstance(holder, dict) else range(len(holder))))
        if not isinstance(holder[key], (dict, list)) or not holder[key] or data.draw(st.integers(0, 3)) == 0:
            break
        holder = holder[key]
    replaced = data.draw(junk())
    assume(not isinstance(replaced, bytes))
    note(f"{key!r} was {holder[key]!r}, is {replaced!r}")
    holder[key] = replaced
    with suppress(LandfallError):
        state.game.state_from_dict(stored)


def test_a_failure_prints_a_record_that_can_be_loaded() -> None:
    state = landfall.load_game("harbour").new_initial_state(2, seed=1)
    state.apply_action(0, 1)
    with pytest.raises(ZeroDivisionError) as failed, printing_the_record(state):
        raise ZeroDivisionError
    (printed,) = failed.value.__notes__
    loaded = eval(printed, {"landfall": landfall})
    assert loaded.digest() == state.digest()
