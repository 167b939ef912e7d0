"""The agenda: what comes next, everyone at once, chance."""

from __future__ import annotations

import pytest

from landfall.flow import TERMINAL, Everyone, Queue, RulesError
from tests.flow.toy import Ask, Do, Draw, Join, Later, Note, drawn, toy

A, B, C, D = (Note(letter) for letter in "abcd")


# -- the agenda -------------------------------------------------------------------------------------------------------


def test_what_comes_next_comes_before_what_was_waiting() -> None:
    assert toy(Do("1", (Do("2", (A, B)), C)), D).notes == ["1", "2", "a", "b", "c", "d"]


def test_then_takes_up_to_five_frames_in_their_order() -> None:
    frames = (A, B, C, D, Note("e"))
    for count in range(1, 6):
        state = toy()
        state.then(Note("waiting"))
        state.then(*frames[:count])
        state.run()
        assert state.notes == [*"abcde"[:count], "waiting"]


def test_the_agenda_runs_until_a_seat_must_decide() -> None:
    state = toy(A, Ask(1), B)
    assert state.notes == ["a"]
    assert (state.to_act(), state.current_player()) == ((1,), 1)
    state.apply_action(2)
    assert state.notes == ["a", "1:2", "b"]


def test_a_game_without_anything_to_do_is_over() -> None:
    state = toy(A)
    assert state.is_terminal()
    assert (state.to_act(), state.current_player()) == ((), TERMINAL)
    assert state.legal_actions() == state.legal_actions(0) == []
    assert state.decision() is None
    assert state.decision(1) is None


# -- everyone at once -------------------------------------------------------------------------------------------------


def test_everyone_gives_each_seat_an_agenda_of_its_own() -> None:
    state = toy(Everyone((Ask(0, frames=(Ask(0, 2),)), Ask(1))), Note("end"))
    assert state.to_act() == (0, 1)
    state.apply_action(1, 1)
    assert state.to_act() == (0,)
    state.apply_action(0, 0)
    state.apply_action(1, 0)
    assert state.notes == ["1:1", "0:0", "0:1", "end"]


def test_what_waits_goes_on_when_the_last_lane_is_empty_and_not_before() -> None:
    state = toy(Everyone((Ask(0), Ask(1, frames=(A,)))), Note("end"))
    state.apply_action(0, 1)
    assert "end" not in state.notes
    assert not state.is_terminal()
    state.apply_action(0, 0)
    assert state.notes == ["1:0", "a", "0:0", "end"]


def test_steps_before_the_first_decision_of_a_lane_happen_at_once() -> None:
    state = toy(Everyone((Do("x", (A, Ask(0))), Do("y", (B,)))))
    assert state.notes == ["x", "a", "y", "b"]
    assert state.to_act() == (0,)


def test_lanes_without_any_decision_close_by_themselves() -> None:
    state = toy(Everyone((A, None)), Note("end"))
    assert state.notes == ["a", "end"]
    assert state.is_terminal()


def test_everyone_may_be_the_last_thing_of_a_game() -> None:
    state = toy(Everyone((Ask(0), Ask(1))))
    assert not state.is_terminal()
    state.apply_action(0, 0)
    state.apply_action(0, 1)
    assert state.is_terminal()


def test_one_everyone_may_follow_another() -> None:
    state = toy(Everyone((Ask(0), None)), Everyone((None, Ask(1))), Note("end"))
    state.apply_action(0, 0)
    assert state.to_act() == (1,)
    state.apply_action(1, 1)
    assert state.notes == ["0:0", "1:1", "end"]


def test_what_is_left_for_afterwards_happens_in_seat_order_before_what_waits() -> None:
    lanes = tuple(Ask(seat, frames=(Later(Note(f"{seat} first")), Later(Note(f"{seat} second")))) for seat in range(3))
    state = toy(Everyone(lanes), Note("end"), seats=3)
    for seat in (2, 0, 1):
        state.apply_action(0, seat)
    left = ["0 first", "0 second", "1 first", "1 second", "2 first", "2 second"]
    assert state.notes == ["2:0", "0:0", "1:0", *left, "end"]


def test_afterwards_a_decision_is_finished_before_the_next_seats_things() -> None:
    lanes = tuple(Ask(seat, frames=(Later(Ask(seat, 2, (A,))),)) for seat in range(2))
    state = toy(Everyone(lanes), Note("end"))
    state.apply_action(0, 1)
    state.apply_action(0, 0)
    assert state.to_act() == (0,)
    state.apply_action(1)
    assert state.to_act() == (1,)
    state.apply_action(1)
    assert state.notes[2:] == ["0:1", "a", "1:1", "a", "end"]


def test_afterwards_means_nothing_outside_everyone() -> None:
    state = toy(Ask(0, frames=(Later(A),)))
    with pytest.raises(RulesError, match="Note is left for afterwards, but nobody acts at the same time"):
        state.apply_action(0)


def test_everyone_inside_everyone_is_a_mistake_of_the_rules() -> None:
    state = toy(Everyone((Ask(0, frames=(Everyone((A, A)),)), None)))
    with pytest.raises(RulesError, match="Everyone inside Everyone"):
        state.apply_action(0)


def test_everyone_has_a_step_for_each_seat() -> None:
    with pytest.raises(RulesError, match="Everyone has 1 steps for 2 seats"):
        toy(Everyone((A,)))


def test_a_frame_in_a_lane_cannot_join_what_is_open_outside() -> None:
    state = toy(Queue((Everyone((Ask(0, frames=(Join("x", (A,)),)), None)), B)))
    with pytest.raises(RulesError, match="no open AnyOrder or Queue"):
        state.apply_action(0)


def test_a_queue_in_a_lane_is_joined_there() -> None:
    state = toy(Everyone((Queue((Ask(0, frames=(Join("x", (A,)),)), B)), None)), C)
    state.apply_action(0)
    assert state.notes == ["0:0", "x", "b", "a", "c"]


# -- chance -----------------------------------------------------------------------------------------------------------


def test_each_draw_is_a_stream_of_its_own() -> None:
    notes = drawn(toy(*[Draw("dice")] * 50))
    assert len(set(notes)) > 40


def test_the_same_seed_draws_the_same_and_another_seed_something_else() -> None:
    assert drawn(toy(Draw("dice"), seed=1)) == drawn(toy(Draw("dice"), seed=1))
    assert drawn(toy(Draw("dice"), seed=1)) != drawn(toy(Draw("dice"), seed=2))


def test_in_lanes_what_a_seat_draws_does_not_depend_on_what_others_draw() -> None:
    lanes = (Ask(0, frames=(Draw("dice"), Draw("dice"))), Ask(1, frames=(Draw("dice"),)))
    one, other = toy(Everyone(lanes)), toy(Everyone(lanes))
    one.apply_action(0, 0)
    one.apply_action(0, 1)
    other.apply_action(0, 1)
    other.apply_action(0, 0)
    assert sorted(drawn(one)) == sorted(drawn(other))
    assert len(set(drawn(one))) == 3


def test_what_is_drawn_after_lanes_does_not_depend_on_how_often_they_drew() -> None:
    short, long = (Everyone((Ask(0, frames=(Draw("dice"),) * times), None)) for times in (1, 3))
    after = []
    for lanes in (short, long):
        state = toy(lanes, Draw("dice"))
        state.apply_action(0, 0)
        after.append(drawn(state)[-1])
    assert after[0] == after[1]
