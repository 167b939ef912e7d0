"""What a preview says of taking back is so."""

from __future__ import annotations

import random

import pytest

import landfall
from landfall.flow import State
from landfall.server.previews import preview
from tests.cases import Case


def test_a_hidden_thing_that_can_be_taken_back_is_not_called_final() -> None:
    state = landfall.load_game("star-race").new_initial_state(3, {"variant": "advanced"}, "7")
    chance = random.Random(7)
    told: set[bool] = set()
    while not state.is_terminal():
        seat = chance.choice(list(state.to_act()))
        action = chance.choice(state.legal_actions(seat))
        shown = preview(state, seat, action, "1", "chance")
        state.apply_action(action, seat)
        if state.is_terminal():
            break
        if not shown.final:
            assert state.can_undo(seat)
        if shown.hidden:
            told.add(state.can_undo(seat))
            assert shown.final != state.can_undo(seat)
    assert told == {False, True}


ALL_AT_ONCE = [
    Case("star-race", 3, (("variant", "advanced"),)),
    Case("planet-unknown", 2, ()),  # ending a turn is itself what cannot be taken back: the table stays as it is
    Case("evacuation", 3, (("actions", "advanced"), ("bonuses", "generous"))),
    Case("harbour", 3, ()),
]


@pytest.mark.parametrize("case", ALL_AT_ONCE, ids=str)
def test_the_last_to_choose_sees_what_the_choice_does_though_the_phase_ends_with_it(case: Case) -> None:
    state = case.start("last to choose")
    chance = random.Random(str(case))
    seen = ended = 0
    while not state.is_terminal() and ended < 40:
        seat = chance.choice(list(state.to_act()))
        action = chance.choice(state.legal_actions(seat))
        last = bool(state.lanes) and state.to_act() == (seat,)
        shown = preview(state, seat, action, "1", "chance") if last else None
        state.apply_action(action, seat)
        if shown is None or state.lanes:
            continue
        ended += 1
        assert shown.hidden
        assert shown.choices == []
        if shown.view is not None:
            seen += 1
            assert shown.view["decision"] is None
            assert shown.view["to_act"] == []
        if not state.is_terminal():
            assert shown.final != state.can_undo(seat)
    assert ended > 0
    assert (seen > ended // 2) == (case.game_id != "planet-unknown")


@pytest.mark.parametrize(
    ("planet", "final"), [("nova", False), ("zora", False), ("xentoria", False), ("pandora", True)]
)
def test_the_last_to_set_cards_aside_sees_them_laid_aside_and_nothing_of_the_others(planet: str, final: bool) -> None:
    seed = next(seed for seed in range(100) if advanced(seed).view(None)["planet"]["id"] == planet)
    early, state = advanced(seed), advanced(seed)
    for seat in (0, 1):
        state.apply_action(state.legal_actions(seat)[0], seat)
    action = state.legal_actions(2)[5]
    first = preview(early, 2, action, "1", "chance")
    last = preview(state, 2, action, "1", "chance")
    assert first.view is not None
    assert last.view is not None
    assert (first.hidden, first.final) == (False, False)
    assert (last.hidden, last.final) == (True, final)
    assert last.view["set_aside"] == first.view["set_aside"] is not None
    assert last.view["players"][2] == first.view["players"][2]
    assert [player["unplayed"] for player in last.view["players"]] == [
        player["unplayed"] for player in state.view(2)["players"][:2]
    ] + [first.view["players"][2]["unplayed"]]


def advanced(seed: int) -> State:
    return landfall.load_game("star-race").new_initial_state(3, {"variant": "advanced"}, seed)
