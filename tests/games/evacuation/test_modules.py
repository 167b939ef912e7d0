"""Common goals: rules, 20.2."""

from __future__ import annotations

import pytest

from landfall.games.evacuation.rules.ending.scoring import points_of
from landfall.games.evacuation.rules.variants.common_goals import claim_commons
from landfall.games.evacuation.table.cards import COMMON_IDS, COMMON_METRIC, COMMON_NEED
from landfall.games.evacuation.table.state import Evacuation
from tests.games.evacuation.positions import (
    NEW,
    can,
    develop,
    offers,
    own_ship,
    own_stadium,
    play,
    production,
    settled,
    stock,
    stocks,
    transport,
    turn,
)


def with_commons(*faces: str, seats: int = 2) -> Evacuation:
    state = turn(seats, common_goals=True)
    state.commons = tuple(COMMON_IDS.index(face) for face in faces)
    state.common_owner = (-1,) * len(faces)
    return state


def reach(state: Evacuation, seat: int, face: str, short: int = 0) -> None:
    """The seat meets the requirement, or falls short of it."""
    number = COMMON_IDS.index(face)
    need = COMMON_NEED[number] - short
    metric = COMMON_METRIC[number]
    if metric == "developed_technologies":
        state.developed[seat] = (1 << need) - 1
    elif metric == "stadiums_new":
        for name in ("ST05", "ST06", "ST07")[:need]:
            own_stadium(state, seat, name)
    elif metric == "completed_infrastructure":
        state.played[seat] = state.completed[seat] = (1 << need) - 1
    elif metric == "evacuated_areas":
        state.areas_up[seat] = (1 << 9 - need) - 1
    elif metric == "highest_production":
        state.production[3 * seat + 1] = need
    elif metric == "biomes_settled":
        settled(state, seat, *["N01", "N05", "N13"][:need])
    elif metric == "settled_population":
        state.settled_population[seat] = need
    else:
        state.settled_factories[3 * seat] = need


@pytest.mark.parametrize("face", COMMON_IDS)
def test_every_common_goal_is_taken_by_the_first_to_meet_it(face: str) -> None:
    state = with_commons(face)
    reach(state, 1, face, short=1)
    claim_commons(state, 1)
    assert state.common_owner == (-1,)
    reach(state, 1, face)
    claim_commons(state, 1)
    assert state.common_owner == (1,)
    reach(state, 0, face)
    claim_commons(state, 0)
    assert state.common_owner == (1,)


def test_r_17_what_two_reach_in_transport_goes_to_the_earlier_in_turn_order() -> None:
    state = with_commons("CG2b", "CG1b")
    for seat, ship in enumerate(("S01", "S06")):
        own_ship(state, seat, ship)
        stock(state, seat, old=(0, 0, 2))
        state.areas_up[seat] = 0b1111  # five evacuated
    state.order = (1, 0)
    transport(state)
    for seat, ship in enumerate(("S01", "S06")):
        play(state, "send", ship=ship, by=seat)
        play(state, "load", item="bay:W1", by=seat)
        while state.lanes and state.lanes[seat]:
            play(state, "close", by=seat)
    assert state.common_owner[0] == 1


def test_r_17_one_player_may_take_several() -> None:
    state = with_commons("CG1a", "CG4a")
    reach(state, 0, "CG1a")
    reach(state, 0, "CG4a")
    claim_commons(state, 0)
    assert state.common_owner == (0, 0)


def test_playing_costs_new_world_stock_raises_production_and_scores() -> None:
    state = with_commons("CG1a")
    state.common_owner = (0,)
    stock(state, 0, old=(0, 9, 0), new=(0, 1, 0))
    assert offers(state, "play_common") == []
    stock(state, 0, new=(0, 2, 0))
    assert points_of(state, 0)["common_goals"] == 0
    play(state, "play_common", common="CG1a")
    assert production(state) == [1, 0, 0]
    assert stocks(state)[NEW] == (0, 0, 0)
    assert points_of(state, 0)["common_goals"] == 5


def test_r_59_before_or_after_the_action_and_before_passing_but_not_after() -> None:
    state = with_commons("CG1a")
    state.common_owner = (0,)
    stock(state, 0, new=(0, 2, 0))
    play(state, "play_common", common="CG1a")
    assert can(state, "act", action="A1")  # the action is still to come
    state = with_commons("CG1a")
    state.common_owner = (0,)
    stock(state, 0, new=(0, 2, 0))
    state.columns[:3] = [1, 1, 1]
    play(state, "act", action="A10")
    play(state, "invent", column=1)
    assert offers(state) == ["done", "play_common"]
    play(state, "play_common", common="CG1a")
    assert state.current_player() == 1
    state = with_commons("CG1a")
    state.common_owner = (0,)
    stock(state, 0, new=(0, 2, 0))
    play(state, "pass")
    assert state.current_player() == 1


def test_r_59_a_goal_may_be_played_in_the_turn_in_which_it_was_taken() -> None:
    state = with_commons("CG1a")
    stock(state, 0, new=(0, 2, 0))
    state.developed[0] = 0b1111 << 20
    develop(state, 1)
    state.columns[:3] = [0, 1, 1]
    play(state, "act", action="A10")
    play(state, "invent", column=1)
    while "play_common" not in offers(state):
        play(state, "decline" if "decline" in offers(state) else "done")
    assert state.common_owner == (0,)
