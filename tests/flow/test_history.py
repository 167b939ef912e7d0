"""Undo: how far a seat may go back, and what stays."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.flow import Everyone, Frame, IllegalAction, NoHistory
from tests.flow.toy import Ask, Draw, Later, Note, Show, Toy, toy


def undone(state: Toy, seat: int) -> Toy:
    rebuilt = state.game.undo(state, seat)
    assert isinstance(rebuilt, Toy)
    return rebuilt


def test_nothing_can_be_undone_before_the_first_move() -> None:
    state = toy(Ask(0))
    assert not state.can_undo(0)
    with pytest.raises(IllegalAction) as refused:
        undone(state, 0)
    assert (refused.value.refusal.code, refused.value.refusal.facts) == ("nothing-to-undo", {"seat": 0})


@pytest.mark.parametrize("seat", [-1, 2, True, "0", None, 0.0])
def test_undo_for_what_is_no_seat_is_refused(seat: Any) -> None:
    state = toy(Ask(0), Ask(0))
    state.apply_action(0)
    with pytest.raises(IllegalAction, match="no-such-seat"):
        state.game.undo(state, seat)


def test_a_seats_last_move_is_taken_back_and_the_old_state_stays_as_it_was() -> None:
    state = toy(Ask(0), Ask(0), Ask(0))
    before = [state.digest()]
    for action in (1, 2):
        state.apply_action(action)
        before.append(state.digest())
    back = undone(state, 0)
    assert (back.digest(), back.notes) == (before[1], ["0:1"])
    assert undone(back, 0).digest() == before[0]
    assert state.digest() == before[2]


def test_an_undone_move_is_out_of_the_story_and_of_the_record() -> None:
    state = toy(Ask(0, frames=(Note("told"),)), Ask(0))
    state.apply_action(0)
    assert len(state.events()) == 1
    back = undone(state, 0)
    assert back.events() == []
    assert back.kept_history().actions == []


def test_a_redone_move_leads_to_the_same_position() -> None:
    state = toy(Ask(0), Ask(0))
    state.apply_action(2)
    back = undone(state, 0)
    back.apply_action(2)
    assert back.digest() == state.digest()


def test_a_move_can_be_undone_until_another_seat_acts() -> None:
    state = toy(Ask(0), Ask(1), Ask(0))
    state.apply_action(0)
    assert state.can_undo(0)
    state.apply_action(0)
    assert not state.can_undo(0)
    assert state.can_undo(1)


def test_after_both_have_acted_neither_reaches_past_the_other() -> None:
    state = toy(Ask(0), Ask(1), Ask(0), Ask(1))
    for _ in range(3):
        state.apply_action(0)
    back = undone(state, 0)
    assert not back.can_undo(0)
    assert back.can_undo(1)


@pytest.mark.parametrize("hidden", [Draw("dice"), Show(0), Show(-1)], ids=["drawn", "shown", "shown to all"])
def test_what_was_drawn_or_shown_cannot_be_undone(hidden: Frame) -> None:
    state = toy(Ask(0, frames=(hidden,)), Ask(0))
    state.apply_action(0)
    assert not state.can_undo(0)


def test_a_move_after_a_draw_can_be_undone_but_not_the_draw() -> None:
    state = toy(Ask(0, frames=(Draw("dice"),)), Ask(0), Ask(0))
    state.apply_action(0)
    state.apply_action(1)
    back = undone(state, 0)
    assert back.notes[-1].startswith("dice")
    assert not back.can_undo(0)


def test_what_was_shown_to_another_seat_is_no_barrier() -> None:
    state = toy(Ask(0, frames=(Show(1),)), Ask(0))
    state.apply_action(0)
    assert state.can_undo(0)


def test_a_clone_cannot_undo() -> None:
    state = toy(Ask(0), Ask(0))
    state.apply_action(0)
    with pytest.raises(NoHistory):
        state.game.undo(state.clone(), 0)


# -- everyone at once -------------------------------------------------------------------------------------------------


def lanes(*lengths: int) -> Everyone:
    """Each seat answers as often as is said."""

    def lane(seat: int, length: int) -> Frame | None:
        step: Frame | None = None
        for _ in range(length):
            step = Ask(seat, frames=() if step is None else (step,))
        return step

    return Everyone(tuple(lane(seat, length) for seat, length in enumerate(lengths)))


def test_in_lanes_a_seat_takes_back_its_own_move_and_others_keep_theirs() -> None:
    state = toy(lanes(2, 2), Ask(0))
    for action, seat in ((0, 0), (1, 1), (2, 0)):
        state.apply_action(action, seat)
    back = undone(state, 1)
    assert back.notes == ["0:0", "0:2"]
    assert undone(back, 0).notes == ["0:0"]


def test_in_lanes_what_others_did_since_is_no_barrier() -> None:
    state = toy(lanes(1, 3), Ask(0))
    state.apply_action(2, 0)
    for _ in range(2):
        state.apply_action(0, 1)
    assert undone(state, 0).notes == ["1:0", "1:0"]


def test_in_lanes_a_draw_is_a_barrier_for_its_seat_alone() -> None:
    state = toy(Everyone((Ask(0, frames=(Draw("dice"), Ask(0))), Ask(1, frames=(Ask(1),)))), Ask(0))
    state.apply_action(0, 0)
    state.apply_action(0, 1)
    assert not state.can_undo(0)
    assert state.can_undo(1)


def test_a_seat_that_undoes_in_a_lane_draws_the_same_again() -> None:
    """Chance there is of the seat's own stream: others' draws do not move it on."""
    state = toy(Everyone((Ask(0, frames=(Ask(0, frames=(Draw("mine"),)),)), Ask(1, frames=(Draw("theirs"), Ask(1))))))
    state.apply_action(0, 0)
    state.apply_action(0, 1)
    back = undone(state, 0)
    back.apply_action(0, 0)
    back.apply_action(0, 0)
    state.apply_action(0, 0)
    assert sorted(back.notes) == sorted(state.notes)


def test_when_lanes_close_only_the_one_who_closed_them_may_undo() -> None:
    state = toy(lanes(1, 1, 1), Ask(0), seats=3)
    for seat in (2, 0, 1):
        state.apply_action(0, seat)
    assert [state.can_undo(seat) for seat in range(3)] == [False, True, False]
    back = undone(state, 1)
    assert back.to_act() == (1,)
    assert [back.can_undo(seat) for seat in range(3)] == [True, False, True]


def test_a_phase_in_which_nobody_decides_is_no_barrier() -> None:
    state = toy(Ask(0, frames=(Everyone((Note("a"), Note("b"))),)), Ask(0))
    state.apply_action(0)
    assert undone(state, 0).notes == []


def test_when_lanes_close_and_something_is_shown_nobody_may_undo() -> None:
    state = toy(Everyone((Ask(0, frames=(Later(Show(-1)),)), Ask(1))), Ask(0))
    state.apply_action(0, 0)
    state.apply_action(0, 1)
    assert not state.can_undo(0)
    assert not state.can_undo(1)


def test_after_lanes_an_act_of_another_seat_ends_the_undo_of_the_one_who_closed_them() -> None:
    state = toy(lanes(1, 1), Ask(0), Ask(0))
    state.apply_action(0, 0)
    state.apply_action(0, 1)
    assert state.can_undo(1)
    state.apply_action(0, 0)
    assert not state.can_undo(1)


def test_a_move_before_everyone_on_which_others_have_built_cannot_be_undone() -> None:
    """The commander chooses, then everyone acts on it at once: taking the choice back would take back their moves."""
    state = toy(Ask(0, frames=(lanes(2, 2),)), Ask(0))
    state.apply_action(0)
    assert state.can_undo(0)
    state.apply_action(1, 1)
    assert not state.can_undo(0)
    assert state.can_undo(1)


def test_a_move_before_everyone_cannot_be_undone_past_ones_own_and_others_moves_in_it() -> None:
    state = toy(Ask(0, frames=(lanes(2, 2),)), Ask(0))
    state.apply_action(0)
    state.apply_action(1, 0)
    state.apply_action(1, 1)
    back = undone(state, 0)
    assert back.notes == ["0:0", "1:1"]
    assert not back.can_undo(0)


def test_a_move_before_everyone_can_be_undone_once_others_have_taken_theirs_back() -> None:
    state = toy(Ask(0, frames=(lanes(2, 2),)), Ask(0))
    state.apply_action(0)
    state.apply_action(1, 1)
    back = undone(state, 1)
    assert undone(back, 0).notes == []


def test_a_move_in_one_everyone_cannot_be_undone_once_others_act_in_the_next() -> None:
    state = toy(lanes(1, 1), lanes(1, 1), Ask(0))
    state.apply_action(0, 0)
    state.apply_action(0, 1)
    assert state.can_undo(1)
    state.apply_action(0, 0)
    assert not state.can_undo(1)
    assert state.can_undo(0)


def test_undo_works_from_a_stored_position_up_to_where_it_was_stored() -> None:
    state = toy(Ask(0), Ask(0), Ask(0))
    state.apply_action(0)
    read = state.game.state_from_dict(state.to_dict())
    assert not read.can_undo(0)
    read.apply_action(1)
    back = read.game.undo(read, 0)
    assert back.digest() == state.digest()
    assert not back.can_undo(0)
