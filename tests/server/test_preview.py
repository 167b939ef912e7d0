"""What a preview says of taking back is so."""

from __future__ import annotations

import random

import landfall
from landfall.server.seeing import preview


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
