"""Undo starts from a checkpoint and leads exactly where playing the whole game again would."""

from __future__ import annotations

import pytest

import landfall
from landfall.flow import Rng, State
from landfall.flow.history import EVERY, KEPT

GAMES = [("star-race", 3), ("antarctica", 3), ("evacuation", 2), ("planet-unknown", 3), ("harbour", 2)]
MOVES = 150


def played_again(state: State, without: int) -> State:
    """The position without one of the moves, from the seed on."""
    history = state.kept_history()
    again = state.game.new_initial_state(state.seats, state.options, history.seed)
    for at, (seat, action) in enumerate(zip(history.movers, history.actions, strict=True)):
        if at != without:
            again.apply_action(action, seat)
    return again


def assert_same(one: State, other: State) -> None:
    assert one.digest() == other.digest()
    first, second = one.kept_history(), other.kept_history()
    assert (first.movers, first.actions, first.before) == (second.movers, second.actions, second.before)
    assert (first.barriers, first.last_outside) == (second.barriers, second.last_outside)
    assert first.lanes_opened_at == second.lanes_opened_at
    for audience in (*range(one.seats), None):
        assert one.events(audience) == other.events(audience)


@pytest.mark.parametrize(("id", "seats"), GAMES)
def test_undo_leads_where_the_whole_game_played_again_would(id: str, seats: int) -> None:
    state = landfall.load_game(id).new_initial_state(seats, seed="undo")
    state.kept_history().every = EVERY
    rng = Rng("undo")
    undone = 0
    for move in range(MOVES):
        if state.is_terminal():
            break
        acting = state.to_act()
        seat = acting[rng.below(len(acting))]
        legal = state.legal_actions(seat)
        state.apply_action(legal[rng.below(len(legal))], seat)
        if move % 4 == 3:
            for one in range(seats):
                taken_back = state.kept_history().move_to_undo(one)
                if taken_back >= 0:
                    back = state.game.undo(state, one)
                    assert_same(back, played_again(state, taken_back))
                    undone += 1
                    if back.can_undo(one):  # and once more, from there
                        further = back.kept_history().move_to_undo(one)
                        assert_same(back.game.undo(back, one), played_again(back, further))
    assert undone >= 2


def test_a_long_game_keeps_few_checkpoints_and_an_undo_plays_few_moves() -> None:
    state = landfall.load_game("evacuation").new_initial_state(2, seed="long")
    state.kept_history().every = EVERY
    while not state.is_terminal() and len(state.kept_history().movers) < 200:
        state.apply_action(state.legal_actions()[0])
    history = state.kept_history()
    assert len(history.checkpoints) <= KEPT
    latest = history.latest_before(len(history.movers) - 1)
    assert latest is not None
    assert len(history.movers) - latest.moves <= EVERY
    assert all(checkpoint.position.history is None for checkpoint in history.checkpoints)


def test_checkpoints_are_kept_only_where_they_are_wanted_and_after_an_undo_too() -> None:
    game = landfall.load_game("planet-unknown")
    for every in (0, EVERY):
        state = game.new_initial_state(3, seed="wanted")
        state.kept_history().every = every
        rng = Rng("wanted")
        while len(state.kept_history().movers) < 60 or not any(state.can_undo(seat) for seat in range(3)):
            seat = state.to_act()[0]
            legal = state.legal_actions(seat)
            state.apply_action(legal[rng.below(len(legal))], seat)
        back = game.undo(state, next(seat for seat in range(3) if state.can_undo(seat)))
        assert bool(state.kept_history().checkpoints) == bool(back.kept_history().checkpoints) == bool(every)
        assert back.kept_history().every == every
