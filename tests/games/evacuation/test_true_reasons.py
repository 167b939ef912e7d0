"""What a refusal says is so: a choice that is offered in another way is not called impossible, nor the reverse."""

from __future__ import annotations

import pytest

from landfall.games.evacuation.rules.ending.game_end import ChooseLift
from landfall.games.evacuation.rules.phases.progress import ChoosePower, SplitSteps, splits
from landfall.games.evacuation.table.cards import CARD_POWERS
from landfall.games.evacuation.table.components import LAST_STEP
from tests.games.evacuation.positions import (
    NEW,
    OLD,
    ask,
    asked,
    markers,
    new,
    offers,
    own_ship,
    own_stadium,
    play,
    refused,
    stock,
    transport,
    turn,
)


def test_a_card_that_can_only_be_thrown_after_another_is_refused_for_that() -> None:
    state = new(2, actions="advanced")
    assert asked(state, 0) == "KeepFour"
    hand = [f"card_{card + 1}" for card in state.hand[0]]
    assert offers(state, "discard", by=0) == hand[:5]
    assert refused(state, "discard", card=hand[6]).code == "another-card-first"
    play(state, "discard", by=0, card=hand[2])
    assert refused(state, "discard", card=hand[0]).code == "in-order"


def test_a_lowest_marker_that_comes_after_the_others_is_not_called_higher() -> None:
    state = ask(turn(), ChooseLift(0, 2, 0))
    assert offers(state, "raise") == ["food", "steel"]
    assert refused(state, "raise", kind="energy").code == "comes-later"
    state.production[:3] = [1, 1, 2]
    state.legal_cache = [None] * state.seats
    assert refused(state, "raise", kind="energy").code == "not-the-lowest"


def test_a_power_that_leads_no_further_than_another_is_not_called_impossible() -> None:
    state = turn(actions="advanced")
    several = next(card for card in range(len(CARD_POWERS)) if len(CARD_POWERS[card]) > 1)
    powers = CARD_POWERS[several]
    state.face_up[0] = (several,)
    markers(state, 0, 24, 24)
    ask(state, ChoosePower(0))
    assert offers(state, "power") == [powers[0]]
    assert refused(state, "power", power=powers[-1]).code == "power-alike"
    assert refused(state, "power", power=powers[-1] + 100).code == "not-your-power"


@pytest.mark.parametrize(("leading", "trailing"), [(0, 0), (6, 2), (12, 7), (20, 17), (23, 20), (24, 19)])
@pytest.mark.parametrize("steps", [1, 5, 12, 20])
def test_a_split_is_called_alike_only_if_its_mirror_is_offered(leading: int, trailing: int, steps: int) -> None:
    state = turn()
    markers(state, 0, leading, trailing)
    steps = min(steps, 2 * LAST_STEP - leading - trailing)
    offered = splits(state, 0, steps)
    ask(state, SplitSteps(0, steps))
    ends = [{leading + first, trailing + steps - first} for first in offered]
    for first in range(min(steps, LAST_STEP) + 1):
        if first not in offered:
            is_alike = {leading + first, trailing + steps - first} in ends
            assert (refused(state, "split", leading=first).code == "split-alike") == is_alike


def test_a_stadium_like_another_is_not_said_to_come_before_what_is_done() -> None:
    state = turn()
    own_ship(state, 0, "S21")
    for stadium in ("ST05", "ST06"):
        own_stadium(state, 0, stadium, OLD)
    stock(state, 0, old=(0, 0, 9))
    transport(state)
    play(state, "send", ship="S21")
    assert refused(state, "load", item="stadium:ST06").code == "load-alike"
    play(state, "load", item="stadium:ST05")
    assert refused(state, "load", item="stadium:ST01").code == "in-order"


def test_a_ship_called_back_is_no_longer_there() -> None:
    state = turn()
    for ship in ("S02", "S21"):
        own_ship(state, 0, ship, NEW)
    stock(state, 0, new=(0, 0, 9))
    transport(state)
    play(state, "call_back", ship="S02")
    assert refused(state, "call_back", ship="S02").code == "ship-not-there"
