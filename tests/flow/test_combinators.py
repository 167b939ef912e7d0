"""In any order, one of these, you may, first in first out."""

from __future__ import annotations

import pytest

from landfall.flow import AnyOrder, Frame, IllegalAction, May, OneOf, Queue, RulesError
from tests.flow.toy import DECLINE, Ask, Do, Join, Note, pick, toy

A, B, C, D, E = (Note(letter) for letter in "abcde")


# -- in any order -----------------------------------------------------------------------------------------------------


def test_any_order_offers_all_and_then_the_rest() -> None:
    state = toy(AnyOrder(0, (C, A, B)))
    assert state.legal_actions(0) == [pick("a"), pick("b"), pick("c")]
    state.apply_action(pick("b"))
    assert state.notes == ["b"]
    assert state.legal_actions(0) == [pick("a"), pick("c")]


def test_any_order_does_not_ask_about_the_last_one() -> None:
    state = toy(AnyOrder(0, (A, B)))
    state.apply_action(pick("b"))
    assert state.notes == ["b", "a"]
    assert state.is_terminal()


@pytest.mark.parametrize(("frames", "notes"), [((), []), ((A,), ["a"]), ((A, A, A), ["a", "a", "a"])])
def test_any_order_asks_nothing_where_there_is_no_choice(frames: tuple[Frame, ...], notes: list[str]) -> None:
    state = toy(AnyOrder(0, frames))
    assert state.is_terminal()
    assert state.notes == notes


def test_equal_steps_are_offered_once_and_all_happen() -> None:
    state = toy(AnyOrder(0, (A, B, A)))
    assert state.legal_actions(0) == [pick("a"), pick("b")]
    state.apply_action(pick("a"))
    assert state.legal_actions(0) == [pick("a"), pick("b")]
    state.apply_action(pick("a"))
    assert state.notes == ["a", "a", "b"]


def test_a_chain_started_by_one_step_is_finished_before_the_next_is_chosen() -> None:
    state = toy(AnyOrder(0, (Do("a", (Ask(0), Note("after"))), B, C)))
    state.apply_action(pick("a"))
    assert state.awaiting(0) == Ask(0)
    state.apply_action(1)
    assert state.notes == ["a", "0:1", "after"]
    assert state.legal_actions(0) == [pick("b"), pick("c")]


def test_what_joins_while_a_step_is_resolved_is_offered_with_the_rest() -> None:
    state = toy(AnyOrder(0, (Join("a", (D,)), B, C)))
    state.apply_action(pick("a"))
    assert state.legal_actions(0) == [pick("b"), pick("c"), pick("d")]


def test_what_joins_while_the_last_step_is_resolved_still_happens() -> None:
    state = toy(AnyOrder(0, (Join("a", (B, C)),)), Note("end"))
    assert state.notes == ["a"]
    assert state.legal_actions(0) == [pick("b"), pick("c")]
    state.apply_action(pick("c"))
    assert state.notes == ["a", "c", "b", "end"]


def test_a_step_that_joins_from_within_a_chain_joins_the_nearest_open_list() -> None:
    inner = AnyOrder(0, (Join("b", (Note("c"),)), Note("d")))
    state = toy(AnyOrder(0, (Do("a", (inner,)), Note("e"))))
    state.apply_action(pick("a"))
    state.apply_action(pick("b"))
    assert state.legal_actions(0) == [pick("c"), pick("d")]
    state.apply_action(pick("d"))
    assert state.notes == ["a", "b", "d", "c", "e"]


def test_a_step_that_is_not_open_is_refused() -> None:
    state = toy(AnyOrder(0, (A, B)))
    with pytest.raises(IllegalAction) as refused:
        state.apply_action(pick("c"))
    assert refused.value.refusal.code == "not-among-the-open-steps"


def test_an_order_is_chosen_by_its_seat() -> None:
    state = toy(AnyOrder(1, (A, B)))
    assert state.to_act() == (1,)
    question = state.decision(1)
    assert question is not None
    assert (question.kind, question.fields) == ("NextOf", {})


# -- one of these -----------------------------------------------------------------------------------------------------


def test_one_of_several_happens_and_the_others_do_not() -> None:
    state = toy(OneOf(0, (B, A, C)), Note("end"))
    assert state.legal_actions(0) == [pick("a"), pick("b"), pick("c")]
    state.apply_action(pick("b"))
    assert state.notes == ["b", "end"]
    assert state.is_terminal()


@pytest.mark.parametrize(("frames", "notes"), [((), []), ((A,), ["a"]), ((A, A), ["a"])])
def test_one_of_asks_nothing_where_there_is_no_choice(frames: tuple[Frame, ...], notes: list[str]) -> None:
    state = toy(OneOf(0, frames))
    assert state.is_terminal()
    assert state.notes == notes


def test_what_is_not_among_the_offers_is_refused() -> None:
    state = toy(OneOf(0, (A, B)))
    refusal = state.refusal(pick("c"))
    assert refusal is not None
    assert refusal.code == "not-among-the-offers"


def test_an_offer_that_no_action_picks_is_a_mistake_of_the_rules() -> None:
    state = toy(Ask(0, frames=(OneOf(0, (Ask(0), A)),)))
    with pytest.raises(RulesError, match="Ask is offered as a choice, but no action picks it"):
        state.apply_action(0)


# -- you may ----------------------------------------------------------------------------------------------------------


def test_may_offers_the_step_and_declining_it() -> None:
    state = toy(May(0, A, DECLINE), B)
    assert state.legal_actions(0) == [pick("a"), DECLINE]


def test_may_lists_the_lower_action_first_whichever_it_is() -> None:
    state = toy(May(0, B, pick("a")))
    assert state.legal_actions(0) == [pick("a"), pick("b")]


def test_what_you_may_do_happens_if_you_take_it() -> None:
    state = toy(May(0, A, DECLINE), B)
    state.apply_action(pick("a"))
    assert state.notes == ["a", "b"]


def test_what_you_may_do_does_not_happen_if_you_decline() -> None:
    state = toy(May(0, A, DECLINE), B)
    state.apply_action(DECLINE)
    assert state.notes == ["b"]


def test_anything_but_taking_or_leaving_is_refused() -> None:
    refusal = toy(May(0, A, DECLINE)).refusal(pick("b"))
    assert refusal is not None
    assert refusal.code == "take-it-or-leave-it"


# -- first in, first out ----------------------------------------------------------------------------------------------


def test_a_queue_happens_in_its_order() -> None:
    assert toy(Queue((A, B, C)), D).notes == ["a", "b", "c", "d"]


def test_an_empty_queue_is_nothing() -> None:
    assert toy(Queue(()), A).notes == ["a"]


def test_what_joins_a_queue_waits_at_its_end() -> None:
    state = toy(Queue((Join("a", (D, E)), B, Join("c", (Note("f"),)))), Note("end"))
    assert state.notes == ["a", "b", "c", "d", "e", "f", "end"]


def test_a_chain_inside_a_queue_is_finished_before_the_next_in_it() -> None:
    state = toy(Queue((Do("a", (Do("b", (C,)), D)), E)))
    assert state.notes == ["a", "b", "c", "d", "e"]


def test_what_joins_from_a_decision_in_a_queue_waits_too() -> None:
    state = toy(Queue((Ask(0, frames=(Join("a", (D,)),)), B)), C)
    state.apply_action(2)
    assert state.notes == ["0:2", "a", "b", "d", "c"]


class Pile(Do):
    """A step of a game's own that others may join: they happen after what it was going to do."""

    def joined_by(self, frame: Frame) -> Frame:
        return Pile(self.text, (*self.frames, frame))


def test_a_step_of_a_games_own_may_be_open_to_others() -> None:
    state = toy(Join("a", (B, C)), Pile("e", (D,)), Note("f"))
    assert state.notes == ["a", "e", "d", "b", "c", "f"]


def test_joining_where_nothing_is_open_is_a_mistake_of_the_rules() -> None:
    state = toy(Ask(0, frames=(Join("a", (B,)),)))
    with pytest.raises(RulesError, match="Note has no open AnyOrder or Queue to join"):
        state.apply_action(0)


# -- one inside another -----------------------------------------------------------------------------------------------


def test_what_you_may_do_can_be_one_of_several_steps() -> None:
    state = toy(AnyOrder(0, (May(0, A, DECLINE), B)))
    assert state.legal_actions(0) == [pick("a"), pick("b")]
    state.apply_action(pick("a"))
    assert state.legal_actions(0) == [pick("a"), DECLINE]
    state.apply_action(DECLINE)
    assert state.notes == ["b"]


def test_a_queue_is_picked_by_its_first_step() -> None:
    state = toy(OneOf(0, (Queue((A, C)), B)), D)
    assert state.legal_actions(0) == [pick("a"), pick("b")]
    state.apply_action(pick("a"))
    assert state.notes == ["a", "c", "d"]


def test_an_empty_queue_among_offers_is_a_mistake_of_the_rules() -> None:
    with pytest.raises(RulesError, match="an empty Queue is offered as a choice"):
        toy(OneOf(0, (Queue(()), A)))


def test_taking_and_leaving_by_the_same_action_is_a_mistake_of_the_rules() -> None:
    with pytest.raises(RulesError, match="Note is taken and left by the same action"):
        toy(May(0, A, pick("a"))).legal_actions(0)
