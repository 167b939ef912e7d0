"""Positions as plain data in the middle of chains, and tables that cannot be."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from landfall.flow import BadState, Rng
from landfall.games.planet_unknown.rules.effects.lifepods import LiftLifepod
from landfall.games.planet_unknown.rules.phases.turn import Act
from landfall.games.planet_unknown.storage.agenda_check import check_step
from landfall.games.planet_unknown.table.components import CORPORATION_IDS, PLANET_IDS
from landfall.games.planet_unknown.table.gains import (
    ALL_TO,
    BOOST_GAIN,
    BOOST_OR_PEEK,
    CHOICE_GAIN,
    CIV_CARD_GAIN,
    DIFFERENT,
    ENERGY_STEP,
    EVENT_ADVANCE,
    FLUX_GAIN,
    PATCH_GAIN,
    SAME,
    STEPS,
    TWO_CARDS,
    Gain,
)
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import AFTER_TILE, CIV_STEP, CIV_TILE_STEP, TILE_STEP
from tests.games.planet_unknown.positions import (
    GAME,
    alone,
    asked,
    board,
    collect_lifepods,
    do,
    lay,
    pending,
    play_on,
    start,
    table,
    tiles,
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
    collect_lifepods(state, 2)
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
    collect_lifepods(state, 2)
    asked(state, Act(0, AFTER_TILE, ()), LiftLifepod(0, 3))
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


def loaded_with(*pending_things: Gain, corporation: str = "universal") -> dict[str, Any]:
    state = table(corporation=corporation)
    lay(state, "civ", "F1 F2")
    pending(state, *pending_things)
    return state.to_dict()


@pytest.mark.parametrize(
    "gain",
    [
        Gain(99),
        Gain(12),
        Gain(-1),
        Gain(STEPS, 1, 5),
        Gain(STEPS, 0, 1),
        Gain(STEPS, 1, 64),
        Gain(CIV_CARD_GAIN, 5),
        Gain(CHOICE_GAIN, 1),
        Gain(FLUX_GAIN),
        Gain(TWO_CARDS, 2),
        Gain(BOOST_GAIN, 7),
        Gain(BOOST_GAIN, 0, 0, 200),
        Gain(EVENT_ADVANCE, 1, 1),
        Gain(BOOST_OR_PEEK),
        Gain(ENERGY_STEP, 0, 32),
        Gain(DIFFERENT, 2, 32),
    ],
    ids=repr,
)
def test_a_pending_thing_that_cannot_be_is_refused(gain: Gain) -> None:
    GAME.state_from_dict(loaded_with(Gain(BOOST_GAIN)))
    with pytest.raises(BadState):
        GAME.state_from_dict(loaded_with(gain, Gain(BOOST_GAIN)))


def test_what_is_one_corporations_own_is_read_for_it() -> None:
    GAME.state_from_dict(loaded_with(Gain(CHOICE_GAIN, 1), corporation="wormhole"))
    GAME.state_from_dict(loaded_with(Gain(FLUX_GAIN), corporation="flux"))


ROUND_TO_COME = [{"is": "EndOfRound"}, {"is": "CivStep", "step": 5}, {"is": "Uncover"}]
ACT = {"is": "Act", "seat": 0, "step": 4, "gains": []}


@pytest.mark.parametrize(
    "waiting_steps",
    [
        {"agenda": [*ROUND_TO_COME[::-1]]},
        {"agenda": [*ROUND_TO_COME, *ROUND_TO_COME]},
        {"agenda": [{"is": "EndOfRound"}, {"is": "CivStep", "step": 6}, {"is": "Uncover"}]},
        {"agenda": [*ROUND_TO_COME, {"is": "FinalScoring"}]},
        {"agenda": [{"is": "Round", "number": 0}]},
        {"agenda": [{"is": "Queue", "frames": []}]},
        {"agenda": [{"is": "LastStep", "seat": 2}]},
        {"lanes": [[{"is": "Uncover"}, ACT], []]},
        {"lanes": [[{**ACT, "step": 8}], []]},
        {"lanes": [[{**ACT, "step": 0}], []]},
        {"lanes": [[{**ACT, "step": 1}], []]},
        {"lanes": [[{**ACT, "step": 3}], []]},
        {"lanes": [[{**ACT, "step": 5}], []]},
        {"lanes": [[ACT, ACT], []]},
        {"lanes": [[{**ACT, "gains": [{"is": "Uncover"}]}], []]},
        {"lanes": [[{**ACT, "seat": 1}], []]},
        {"lanes": [[ACT, {"is": "ChooseWay", "seat": 0, "tracker": 0, "how": 7}], []]},
        {"lanes": [[ACT, {"is": "DestroyLoad", "seat": 0, "rover": 0}], []]},
        {"lanes": [[ACT, {"is": "LiftLifepod", "seat": 0, "left": 3}], []]},
        {"lanes": [[ACT, {"is": "KeepCard", "seat": 0, "level": 5}], []]},
        {"lanes": [[ACT, {"is": "Climb", "seat": 1, "tracker": 0, "steps": 1, "how": 0}, ACT], []]},
        {"lanes": [[{"is": "WhichGain", "seat": 0, "step": 4, "gains": [], "action": 0}], []]},
        {"lanes": [[{"is": "ChooseSides", "seat": 0}], []]},
        {"lanes": [[ACT], []], "later": [[{"is": "Uncover"}], []]},
    ],
    ids=str,
)
def test_steps_that_no_game_leads_to_are_refused(waiting_steps: dict[str, Any]) -> None:
    stored = table().to_dict()
    assert stored["agenda"] == ROUND_TO_COME
    GAME.state_from_dict(stored)
    with pytest.raises(BadState):
        GAME.state_from_dict({**stored, **waiting_steps})


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
        {"board_picked": 1},
        {"board_final_steps": 3},
        {"board_scored": 1},
        {"board_lifepods_lost": 1},
        {"board_lifepods": [54]},
        {"board_meteorites": [54]},
        {"board_last": [54]},
        {"board_reserve": 3},
        {"board_rovers": [54]},
        {"board_rovers": [54 + 256], "board_reserve": 1},
        {"board_pods": [3]},
        {"board_withheld": 2},
        {"board_used_round": 1},
        {"board_used_game": 16},
        {"board_flux": 2},
        {"board_extra_card": 36},
        {"board_squares": [0] * 54 + [33] + [0] * 89},
        {"board_squares": [0] * 54 + [7] + [0] * 89},
        {"board_planet": 3},
        {"board_corporation": 3},
        {"rules": 1},
        {"offered": [1, 1, 2, 2]},
        {"board_stuck": 0},
        {"board_tiles": 3},
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused(changes: dict[str, Any]) -> None:
    GAME.state_from_dict(broken())
    with pytest.raises(BadState):
        GAME.state_from_dict(broken(**changes))


def special(corporation: str, **changes: Any) -> dict[str, Any]:
    stored = copy.deepcopy(table(corporation=corporation).to_dict())
    stored["table"]["boards"][0].update(changes)
    return stored


@pytest.mark.parametrize(
    ("corporation", "changes"),
    [
        ("makeshift", {"at": [0, 0, 32, 48, 64]}),
        ("oasis", {"at": [0, 2, 2, 0, 0]}),
        ("wormhole", {"at": [0, 0, 6, 0, 0]}),
        ("cosmos", {"pods": [15], "lifepods": []}),
        ("cosmos", {"pods": [0], "lifepods": []}),
        ("jump_drive", {"pods": [7], "lifepods": []}),
        ("horizon", {"stored": 1}),
        ("horizon", {"rovers": [54 + 256], "meteorites": [54], "reserve": 3}),
        ("republic", {"used_round": 1}),
    ],
    ids=str,
)
def test_a_special_board_that_cannot_be_is_refused(corporation: str, changes: dict[str, Any]) -> None:
    GAME.state_from_dict(special(corporation))
    with pytest.raises(BadState):
        GAME.state_from_dict(special(corporation, **changes))


def test_every_position_of_a_game_is_read_again() -> None:
    for seed, seats in (("a", 1), ("b", 2), ("c", 4)):
        state = start(seats, seed=seed, boards="all", events="5-7-8")
        rng = Rng(f"read {seed}")
        for _ in range(400):
            if state.is_terminal():
                break
            GAME.state_from_dict(state.to_dict())
            seat = rng.choice(list(state.to_act()))
            state.apply_action(rng.choice(state.legal_actions(seat)), seat)


def test_a_turn_that_takes_a_tile_has_one_to_take() -> None:
    for corporation, step, outer, took, is_read in (
        ("universal", TILE_STEP, "rover/tech", -1, True),
        ("universal", TILE_STEP, "rover/tech", 0, False),
        ("universal", CIV_TILE_STEP, "civ/energy", -1, False),
        ("republic", CIV_TILE_STEP, "civ/energy", -1, True),
        ("republic", CIV_TILE_STEP, "rover/tech", -1, False),
    ):
        state = table(corporation=corporation)
        tiles(state, outer=outer, inner="water/rover")
        asked(state, Act(0, step, ()))
        check_step(state, 0, TILE_STEP, (), True)
        state.boards[0].took = took
        if is_read:
            check_step(state, 0, step, (), True)
        else:
            with pytest.raises(BadState):
                check_step(state, 0, step, (), True)
