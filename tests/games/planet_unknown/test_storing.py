"""Positions as plain data in the middle of chains, and tables that cannot be."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from landfall.flow import BadState, Rng
from landfall.games.planet_unknown.components import CORPORATION_IDS, PLANET_IDS
from landfall.games.planet_unknown.gains import (
    ALL_TO,
    BOOST_GAIN,
    CIV_CARD_GAIN,
    DIFFERENT,
    PATCH_GAIN,
    SAME,
    STEPS,
    Gain,
)
from landfall.games.planet_unknown.lifepods import LiftLifepod
from landfall.games.planet_unknown.state import PlanetUnknown
from landfall.games.planet_unknown.terms import CIV_STEP
from tests.games.planet_unknown.positions import (
    GAME,
    Act,
    alone,
    asked,
    board,
    do,
    lay,
    pending,
    play_on,
    start,
    table,
    trackers,
    waiting,
)


def stored_and_read(state: PlanetUnknown) -> PlanetUnknown:
    read = GAME.state_from_dict(state.to_dict())
    assert isinstance(read, PlanetUnknown)
    assert read.to_dict() == state.to_dict()
    for seat in state.to_act():
        assert read.legal_actions(seat) == state.legal_actions(seat)
        assert read.view(seat) == state.view(seat)
    return read


def chain(corporation: str) -> PlanetUnknown:
    """Much is pending."""
    state = table(corporation=corporation)
    lay(state, "civ", "F1 F2 G1 G2")
    trackers(state, civ=4, water=4, biomass=2, rover=4, tech=9)
    board(state).scored = 2
    pending(state, Gain(DIFFERENT, 3), Gain(SAME, 2), Gain(BOOST_GAIN), Gain(PATCH_GAIN), Gain(STEPS, 2, 1))
    return state


@pytest.mark.parametrize("corporation", CORPORATION_IDS)
def test_a_chain_is_stored_at_every_step_and_goes_on_alike(corporation: str) -> None:
    state = chain(corporation)
    rng = Rng(corporation)
    for _ in range(25):
        if 0 not in state.to_act():
            break
        read = stored_and_read(state)
        action = rng.choice(state.legal_actions(0))
        read.apply_action(action, 0)
        state.apply_action(action, 0)
        assert read.to_dict() == state.to_dict()


def test_questions_inside_a_chain_are_stored() -> None:
    state = table(corporation="makeshift")
    trackers(state, civ=3, water=6)
    pending(state, Gain(STEPS, 1, 0))
    do(state, "advance", by="resource", track="civ")
    assert waiting(stored_and_read(state)) == "ChooseWay"
    state = table()
    trackers(state, civ=2)
    pending(state, Gain(ALL_TO))
    do(state, "advance", by="all", track="civ")
    assert waiting(stored_and_read(state)) == "RaiseNext"
    state = table(corporation="cosmos")
    board(state).scored = 2
    asked(state, Act(0, CIV_STEP, ()), LiftLifepod(0, 3))
    do(state, "lift", place="scoring")
    assert waiting(stored_and_read(state)) == "PutLifepod"
    state = table(corporation="republic")
    unlock_by_position(state)
    alone(state, Gain(CIV_CARD_GAIN, 1), step=CIV_STEP)
    do(state, "civ_stack", level=1)
    read = stored_and_read(state)
    assert waiting(read) == "KeepCard"
    kept = read.legal_actions(0)[0]
    read.apply_action(kept, 0)
    state.apply_action(kept, 0)
    assert stored_and_read(read).boards[0].returned == state.boards[0].returned


def unlock_by_position(state: PlanetUnknown) -> None:
    trackers(state, tech=15)
    assert board(state).techs


def test_the_story_of_a_stored_game_goes_on() -> None:
    state = play_on_a_while(start(3, seed=21, boards="all", events="5-3-12", personal_objectives=True), 150)
    read = stored_and_read(state)
    assert play_on(read, "on").to_dict() == play_on(state, "on").to_dict()


def play_on_a_while(state: PlanetUnknown, moves: int) -> PlanetUnknown:
    rng = Rng("a while")
    for _ in range(moves):
        seat = rng.choice(list(state.to_act()))
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)
    return state


def broken(**changes: Any) -> dict[str, Any]:
    """A stored table with other values: `board_` names those of seat 0's board."""
    stored = copy.deepcopy(table(events="7-7-6").to_dict())
    for name, value in changes.items():
        if name.startswith("board_"):
            stored["table"]["boards"][0][name.removeprefix("board_")] = value
        else:
            stored["table"][name] = value
    return stored


@pytest.mark.parametrize(
    "changes",
    [
        {"round": -1},
        {"round": True},
        {"commander": 2},
        {"rotation": 6},
        {"rules": 5000},
        {"with_events": 1},
        {"deck": [1, 2, 3]},
        {"deck": [61]},
        {"stacks": [[0] * 12] * 12},
        {"stacks": [list(range(12))] * 11},
        {"civ": [[1], [1], [1], [1]]},
        {"civ": [[], [], [], []]},
        {"neighbour": [1, 1, 2]},
        {"objective_deck": []},
        {"boards": []},
        {"offered": [3]},
        {"board_planet": len(PLANET_IDS)},
        {"board_corporation": -1},
        {"board_squares": [0] * 143},
        {"board_squares": [1] * 144},
        {"board_squares": [64] + [0] * 143},
        {"board_lifepods": [0]},
        {"board_rovers": [66, 66 + 256]},
        {"board_at": [16, 0, 0, 0, 0]},
        {"board_at": [0, 0, 0, 0]},
        {"board_techs": 2},
        {"board_labels": [0] * 36},
        {"board_labels": [100] * 37},
        {"board_returned": 3},
        {"board_returned": [[0, 0, 0, 0]]},
        {"board_returned": [[8, 2, 0, 0]]},
        {"board_returned": [[8, 0, 0]]},
        {"board_cards": [1, 1]},
        {"board_took": 2},
        {"board_stuck": 0},
        {"board_tiles": 3},
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused(changes: dict[str, Any]) -> None:
    GAME.state_from_dict(broken())
    with pytest.raises(BadState):
        GAME.state_from_dict(broken(**changes))
