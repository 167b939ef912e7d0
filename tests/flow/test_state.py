"""The position: questions, legal lists, and what an action may and may not do."""

from __future__ import annotations

import math
import re
from array import array
from typing import Any

import pytest

from landfall.flow import TERMINAL, BadInput, BadSeat, Everyone, IllegalAction, NoHistory, Rng, RulesError
from tests.flow.toy import Ask, Draw, Later, Note, Noted, Toy, drawn, toy

A, B, C, D = (Note(letter) for letter in "abcd")


def test_a_question_holds_the_fields_of_its_decision() -> None:
    question = toy(Ask(1, 4, (A,)), seats=3).decision()
    assert question is not None
    assert (question.kind, question.seat, question.game) == ("Ask", 1, "toy")
    assert question.fields == {"below": 4, "frames": [{"is": "Note", "text": "a"}]}


def test_a_seat_that_owes_nothing_is_asked_nothing() -> None:
    state = toy(Ask(1))
    assert state.legal_actions(0) == []
    assert state.decision(0) is None
    assert state.awaiting(0) is None
    assert not any(state.legal_actions_mask(0))


def test_the_mask_marks_what_is_legal() -> None:
    mask = toy(Ask(0, 3)).legal_actions_mask()
    assert list(mask[:5]) == [1, 1, 1, 0, 0]
    assert len(mask) == toy(Ask(0)).game.actions.size


@pytest.mark.parametrize("seat", [-1, 2, 99, TERMINAL])
def test_a_seat_that_is_not_at_the_table_is_a_bad_seat(seat: int) -> None:
    state = toy(Ask(0))
    for ask in (state.legal_actions, state.decision, state.awaiting, state.view, state.legal_actions_mask):
        with pytest.raises(BadSeat, match="seats are 0 to 1"):
            ask(seat)


def test_a_decision_that_offers_nothing_is_a_mistake_of_the_rules() -> None:
    with pytest.raises(RulesError, match="Ask asks seat 0 and offers nothing"):
        toy(Ask(0, 0)).legal_actions()


# -- the legal list is made once --------------------------------------------------------------------------------------


def test_the_legal_list_is_made_once_until_the_next_action() -> None:
    state = toy(Ask(0), Ask(0))
    for _ in range(3):
        state.legal_actions(0)
        state.refusal(1, 0)
        state.legal_actions_mask(0)
    assert state.asked == 1
    state.apply_action(0)
    assert state.asked == 1
    state.legal_actions(0)
    assert state.asked == 2


def test_no_list_is_made_for_a_seat_that_owes_nothing() -> None:
    state = toy(Ask(0))
    state.legal_actions(1)
    assert state.asked == 0


def test_a_list_of_the_seat_before_is_not_offered_to_it_again() -> None:
    state = toy(Ask(0, 3), Ask(1, 5), Ask(0, 2))
    assert len(state.legal_actions(0)) == 3
    state.apply_action(0)
    assert state.legal_actions(0) == []
    assert len(state.legal_actions(1)) == 5
    state.apply_action(0)
    assert len(state.legal_actions(0)) == 2


def test_a_clone_knows_the_list_and_then_its_own() -> None:
    state = toy(Ask(0, 3), Ask(0, 5))
    state.legal_actions(0)
    clone = state.clone()
    assert clone.legal_actions(0) == [0, 1, 2]
    clone.apply_action(1)
    assert len(clone.legal_actions(0)) == 5
    assert len(state.legal_actions(0)) == 3


def test_in_lanes_an_act_of_one_seat_leaves_the_lists_of_others() -> None:
    state = toy(Everyone((Ask(0, 3, (Ask(0, 2),)), Ask(1, 4))))
    state.legal_actions(0)
    state.legal_actions(1)
    state.apply_action(0, 0)
    assert len(state.legal_actions(0)) == 2
    assert len(state.legal_actions(1)) == 4
    assert state.asked == 3


# -- what an action may be --------------------------------------------------------------------------------------------

NOT_ACTIONS: list[Any] = [True, False, "0", 0.0, None, -1, 10**30, 8 + 6 + 1, [0], (0,), {}, b"0"]
NOT_SEATS: list[Any] = [True, False, "0", 0.0, -1, 2, 10**30, [0], {}]


@pytest.mark.parametrize("action", NOT_ACTIONS, ids=repr)
def test_what_is_no_action_is_refused_and_nothing_changes(action: Any) -> None:
    state = toy(Ask(0, 3), Ask(0, 3))
    before = state.digest()
    with pytest.raises(IllegalAction) as refused:
        state.apply_action(action)
    assert refused.value.refusal.code == "no-such-action"
    assert refused.value.refusal == state.refusal(action)
    assert state.digest() == before
    assert state.history is not None
    assert state.history.actions == []


def test_an_error_names_what_is_possible() -> None:
    state = toy(Ask(0, 7))
    first = ", ".join(f"{action} answer(number={action})" for action in range(5))
    with pytest.raises(IllegalAction, match=re.escape(f"; possible: {first} and 2 more")):
        state.apply_action(7)
    with pytest.raises(IllegalAction, match=re.escape("not-your-turn (seat: 1); to act: seat 0")):
        state.apply_action(0, 1)
    state.apply_action(0)
    with pytest.raises(IllegalAction, match=r"^game-over$"):
        state.apply_action(0)


@pytest.mark.parametrize("seat", NOT_SEATS, ids=repr)
def test_what_is_no_seat_is_refused_and_nothing_changes(seat: Any) -> None:
    state = toy(Ask(0, 3), Ask(0, 3))
    before = state.digest()
    with pytest.raises(IllegalAction) as refused:
        state.apply_action(0, seat)
    assert refused.value.refusal.code == "no-such-seat"
    assert refused.value.refusal == state.refusal(0, seat)
    assert state.digest() == before


def test_another_seat_may_not_act() -> None:
    state = toy(Ask(0, 3))
    before = state.digest()
    with pytest.raises(IllegalAction) as refused:
        state.apply_action(0, 1)
    assert refused.value.refusal.code == "not-your-turn"
    assert state.digest() == before


def test_a_known_action_that_is_not_legal_is_refused_by_the_decision() -> None:
    state = toy(Ask(0, 3))
    before = state.digest()
    with pytest.raises(IllegalAction) as refused:
        state.apply_action(5)
    refusal = refused.value.refusal
    assert (refusal.code, refusal.rule, refusal.facts, refusal.game) == ("too-high", "p. 1", {"highest": 2}, "toy")
    assert state.digest() == before


@pytest.mark.parametrize("seat", [None, 0, 1, 7, "x"])
def test_when_the_game_is_over_every_action_is_refused(seat: Any) -> None:
    state = toy(A)
    with pytest.raises(IllegalAction) as refused:
        state.apply_action(0, seat)
    assert refused.value.refusal.code == "game-over"


def test_in_lanes_the_current_player_is_the_first_that_owes_a_decision() -> None:
    state = toy(Everyone((None, Ask(1), Ask(2))), seats=3)
    assert (state.to_act(), state.current_player()) == ((1, 2), 1)
    state.apply_action(0)
    assert state.notes == ["1:0"]
    assert state.current_player() == 2


def test_in_lanes_a_seat_that_is_done_may_not_act() -> None:
    state = toy(Everyone((Ask(0), Ask(1))))
    state.apply_action(0, 0)
    refusal = state.refusal(0, 0)
    assert refusal is not None
    assert refusal.code == "not-your-turn"


# -- copies -----------------------------------------------------------------------------------------------------------


def test_a_clone_goes_its_own_way_in_lanes_too() -> None:
    state = toy(Everyone((Ask(0, frames=(Later(A),)), Ask(1))), Ask(0))
    state.apply_action(0, 0)
    before = state.digest()
    clone = state.clone()
    assert clone.digest() == before
    clone.apply_action(0, 1)
    assert clone.to_act() == (0,)
    assert state.digest() == before


def test_a_clone_keeps_neither_moves_nor_story() -> None:
    state = toy(A, Ask(0))
    clone = state.clone()
    assert len(state.events()) == 1
    for asked in (clone.events, clone.kept_history):
        with pytest.raises(NoHistory):
            asked()
    with pytest.raises(NoHistory):
        clone.can_undo(0)


def test_a_sample_draws_other_chance_than_the_truth() -> None:
    state = toy(Draw("dice"), Ask(0, frames=(Draw("dice"),)))
    sample = state.sample(0, Rng(1))
    assert sample.key != state.key
    assert sample.draws == [0, 0, 0]
    state.apply_action(0)
    sample.apply_action(0)
    assert drawn(state) != drawn(sample)  # type: ignore[arg-type]


def test_a_sample_makes_the_lists_of_others_anew() -> None:
    state = toy(Everyone((Ask(0), Ask(1))))
    state.legal_actions(0)
    state.legal_actions(1)
    sample = state.sample(0, Rng(1))
    assert sample.legal_cache == [state.legal_cache[0], None]
    assert state.sample(None, Rng(1)).legal_cache == [None, None]


# -- what is known ----------------------------------------------------------------------------------------------------


def test_a_view_shows_nothing_of_the_table_unless_the_game_says_so() -> None:
    state = toy(A, Ask(1))
    view = state.view(0)
    assert set(view) == {"game", "rules_version", "seat", "seats", "options", "to_act", "over", "decision"}
    assert (view["to_act"], view["decision"]) == ([1], None)


def test_a_decision_is_shown_to_its_own_seat_alone() -> None:
    state = toy(Ask(1))
    assert state.view(1)["decision"]["kind"] == "Ask"
    assert state.view(0)["decision"] is None
    assert state.view(None)["decision"] is None


def test_events_are_told_to_those_who_may_know_them() -> None:
    state = toy(Ask(0), seats=3)
    for number, to in enumerate([None, (0,), (1, 2), ()]):
        state.tell(Noted(str(number)), to)

    def told(seat: int | None, since: int = 0) -> list[str]:
        return [event.text for event in state.events(seat, since)]  # type: ignore[attr-defined]

    assert told(None) == ["0"]
    assert told(0) == ["0", "1"]
    assert told(1) == told(2) == ["0", "2"]
    assert told(1, since=1) == ["2"]


def test_an_observation_fills_the_callers_buffer_or_a_new_one() -> None:
    state = toy(Ask(0))
    assert state.observation_tensor(0) == array("f")
    buffer = array("f")
    assert state.observation_tensor(0, buffer) is buffer


def test_an_observation_does_not_fit_a_buffer_of_another_size() -> None:
    with pytest.raises(BadInput, match="the observation has 0 numbers, the buffer 3"):
        toy(Ask(0)).observation_tensor(0, array("f", [0.0] * 3))


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_at_the_table_observes_nothing(seat: int) -> None:
    with pytest.raises(BadSeat, match="seats are 0 to 1"):
        toy(Ask(0)).observation_tensor(seat)


def test_when_the_game_is_over_an_observation_needs_a_seat() -> None:
    state = toy(A)
    assert state.observation_tensor(1) == array("f")
    with pytest.raises(BadSeat, match=r"the game is over .* name the seat"):
        state.observation_tensor()


# -- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "winners", "returns"),
    [
        (2, (1,), [-1.0, 1.0]),
        (2, (0, 1), [0.0, 0.0]),
        (3, (0,), [1.0, -0.5, -0.5]),
        (3, (0, 2), [0.25, -0.5, 0.25]),
        (4, (0, 1, 2, 3), [0.0, 0.0, 0.0, 0.0]),
        (4, (3,), [-1 / 3, -1 / 3, -1 / 3, 1.0]),
        (3, (), [0.0, 0.0, 0.0]),
        (1, (0,), [0.0]),
    ],
)
def test_winners_share_and_losers_pay(seats: int, winners: tuple[int, ...], returns: list[float]) -> None:
    class Won(Toy):
        def winners(self) -> tuple[int, ...]:
            return winners

    base = toy(A, seats=seats)
    state = Won(base.game, seats, {}, base.key, [])
    assert all(math.isclose(one, other) for one, other in zip(state.returns(), returns, strict=True))
    assert state.evaluation(0) == state.returns()[0]


# -- storing ----------------------------------------------------------------------------------------------------------


def test_a_digest_depends_on_the_position_and_not_on_the_way_to_it() -> None:
    one, other = (toy(Everyone((Ask(0), Ask(1))), Ask(0)) for _ in range(2))
    for seat in (0, 1):
        one.apply_action(0, seat)
        other.apply_action(0, 1 - seat)
    one.notes.sort()
    other.notes.sort()
    assert one.history is not None
    assert other.history is not None
    assert one.history.movers != other.history.movers
    assert one.digest() == other.digest()


def test_a_digest_tells_positions_apart_that_differ_in_what_is_to_happen() -> None:
    assert toy(Ask(0), A).digest() != toy(Ask(0), B).digest()
    assert toy(Ask(0), seed=1).digest() != toy(Ask(0), seed=2).digest()


def test_to_dict_shares_nothing_with_the_position() -> None:
    state = toy(A, Everyone((Ask(0, frames=(Later(A),)), Ask(1))))
    state.apply_action(0, 0)
    stored = state.to_dict()
    before = state.digest()
    stored["draws"].append(1)
    stored["agenda"].append(1)
    stored["lanes"][1].clear()
    stored["later"][0].clear()
    stored["options"]["x"] = 1
    stored["table"]["notes"].append("x")
    assert state.digest() == before


@pytest.mark.parametrize("seat", [-1, 2, "0", 1.0, True, [0], b"0", 10**30])
def test_what_is_asked_about_no_seat_is_a_bad_seat(seat: Any) -> None:
    state = toy(Ask(1))
    assert state.seats == 2
    for ask in (
        lambda: state.sample(seat, Rng(1)),
        lambda: state.events(seat),
        lambda: state.can_undo(seat),
        lambda: state.view(seat),
        lambda: state.legal_actions(seat),
        lambda: state.legal_actions_mask(seat),
        lambda: state.decision(seat),
        lambda: state.awaiting(seat),
        lambda: state.observation_tensor(seat),
    ):
        with pytest.raises(BadSeat):
            ask()


@pytest.mark.parametrize("since", [-1, 1.0, "1", None, True])
def test_events_are_numbered_from_0(since: Any) -> None:
    with pytest.raises(BadInput, match="events are numbered from 0"):
        toy(A, B, Ask(0)).events(0, since)


@pytest.mark.parametrize("rng", [5, None, "x"])
def test_a_sample_is_drawn_with_an_rng(rng: Any) -> None:
    with pytest.raises(BadInput, match=r"a sample is drawn with a landfall\.Rng"):
        toy(Ask(0)).sample(0, rng)


def test_a_sample_does_not_use_up_its_rng() -> None:
    state, rng = toy(Ask(0)), Rng(1)
    assert state.sample(0, rng).digest() == state.sample(0, rng).digest()
    assert state.sample(0, rng.child("1")).digest() != state.sample(0, rng.child("2")).digest()
