"""Rulings 10 and 53: where one action answers several pending things, the player chooses which is taken up."""

from __future__ import annotations

import pytest

from landfall.games.planet_unknown.story.turns import GainNamed
from landfall.games.planet_unknown.table.corporations import USED_TWO_PATCHES
from landfall.games.planet_unknown.table.gains import (
    BOOST_GAIN,
    BOUND_TO_CIV,
    BY_TILE,
    CHOICE_GAIN,
    COLLECT_LIFEPOD,
    DIFFERENT,
    ENERGY_STEP,
    EXTRA_TILE,
    FROM_THE_STORE,
    PATCH_GAIN,
    ROVER_GAIN,
    STEPS,
    TECH_STEP,
    Gain,
)
from landfall.games.planet_unknown.table.terms import BIOMASS, CIV, CIV_STEP, END_STEP, TECH_TRACK, WATER
from tests.games.planet_unknown.positions import (
    GAME,
    alone,
    board,
    can,
    do,
    gain_values,
    gains,
    lay,
    offered,
    pending,
    refusal,
    table,
    tiles,
    trackers,
    unlock,
    waiting,
)

PLAIN, COUNTS = Gain(EXTRA_TILE, 0, 0), Gain(EXTRA_TILE, 0, 1)


def test_r53_of_two_extra_tiles_the_player_says_which_is_placed() -> None:
    state = table()
    lay(state, "civ", "F1")
    tiles(state, outer="civ/energy", inner="rover/tech")
    alone(state, PLAIN, COUNTS, step=CIV_STEP)
    state.apply_action(state.legal_actions(0)[0], 0)
    assert waiting(state) == "WhichGain"
    assert offered(state, "which") == [
        {"gain": "extra_tile", "number": 1},
        {"gain": "extra_tile", "number": 2},
    ]
    assert board(state).tiles == 0
    assert refusal(state, "end_turn").code == "answer-the-question"
    do(state, "which", gain="extra_tile", number=1)
    assert board(state).tiles == 1
    assert PLAIN in gain_values(state)
    assert COUNTS not in gain_values(state)
    assert STEPS in gains(state)


def test_r53_republic_binds_the_extra_tile_the_player_names() -> None:
    state = table(corporation="republic")
    unlock(state, 1)
    trackers(state, rover=4)
    unlock(state, 1)
    lay(state, "civ", "F1")
    tiles(state, outer="civ/energy", inner="rover/tech")
    alone(state, PLAIN, COUNTS, step=CIV_STEP)
    do(state, "use", technology="republic_1")
    assert board(state).pool == 0
    do(state, "which", gain="extra_tile", number=2)
    assert board(state).pool > 0
    assert list(gain_values(state)) == [Gain(EXTRA_TILE, 0, BOUND_TO_CIV), COUNTS]


def test_r53_of_two_wormhole_choices_the_player_says_which() -> None:
    state = table(corporation="wormhole")
    pending(state, Gain(CHOICE_GAIN, 2), Gain(CHOICE_GAIN, 4))
    do(state, "benefit", benefit="advance")
    assert [found["number"] for found in offered(state, "which")] == [2, 4]
    do(state, "which", gain="choice", number=4)
    assert state.events(1)[-2] == GainNamed(0, "choice", 4)
    assert board(state).at == [0, 0, 0, 0, 1]
    assert list(gain_values(state)) == [Gain(CHOICE_GAIN, 2)]
    do(state, "benefit", benefit="advance")
    assert board(state).at == [1, 0, 0, 0, 1]


def test_r53_what_is_alike_is_not_asked_about() -> None:
    state = table()
    lay(state, "civ", "F1 F2")
    pending(state, Gain(BOOST_GAIN), Gain(BOOST_GAIN), Gain(STEPS, 1, CIV | BY_TILE), Gain(STEPS, 2, CIV))
    do(state, "advance", by="resource", track="civ")
    assert waiting(state) == "Act"
    do(state, "advance", by="boost", track="tech")
    assert waiting(state) == "Act"
    pending(state, Gain(PATCH_GAIN), Gain(PATCH_GAIN, 0, FROM_THE_STORE))
    do(state, "patch", at="F3")
    assert waiting(state) == "Act"
    pending(state, Gain(COLLECT_LIFEPOD, 2), Gain(COLLECT_LIFEPOD, 1))
    state.apply_action(state.legal_actions(0)[0], 0)
    assert waiting(state) == "Act"


def test_r53_a_step_by_the_tile_is_told_from_another_where_universal_4_doubles_it() -> None:
    state = table()
    unlock(state, 4)
    pending(state, Gain(STEPS, 1, WATER | BY_TILE), Gain(STEPS, 1, WATER))
    do(state, "advance", by="resource", track="water")
    do(state, "which", gain="steps", number=1)
    assert list(gain_values(state)) == [Gain(STEPS, 1, WATER | BY_TILE)]
    do(state, "advance", by="resource", track="water")
    assert list(gain_values(state)) == [Gain(STEPS, 1, WATER)]


def test_r53_a_resource_that_excludes_the_other_is_told_from_another_step() -> None:
    """One resource only: the step of the tile costs its other resource, the other step nothing."""
    state = table()
    tile_steps = (Gain(STEPS, 1, CIV | BY_TILE, 3), Gain(STEPS, 1, BIOMASS | BY_TILE, 3))
    pending(state, *tile_steps, Gain(STEPS, 1, CIV))
    do(state, "advance", by="resource", track="civ")
    assert [found["number"] for found in offered(state, "which")] == [1, 3]
    do(state, "which", gain="steps", number=1)
    assert list(gain_values(state)) == list(tile_steps)
    do(state, "advance", by="resource", track="civ")
    assert gains(state) == []


def test_r53_energy_of_two_tiles_and_tech_as_energy_are_told_apart() -> None:
    state = table(corporation="jump_drive")
    unlock(state, 4)
    pending(state, Gain(ENERGY_STEP, 0, 3), Gain(ENERGY_STEP, 0, 5), Gain(TECH_STEP, 0, 1))
    do(state, "advance", by="energy", track="civ")
    assert offered(state, "which") == [
        {"gain": "energy", "number": 1},
        {"gain": "energy", "number": 2},
        {"gain": "tech_or_energy", "number": 1},
    ]
    do(state, "which", gain="tech_or_energy", number=1)
    assert gains(state) == [ENERGY_STEP, ENERGY_STEP]
    assert board(state).at[CIV] == 1


def test_r53_a_tech_step_is_told_from_one_that_may_be_energy() -> None:
    state = table(corporation="jump_drive")
    pending(state, Gain(TECH_STEP, 0, 1), Gain(STEPS, 1, TECH_TRACK))
    do(state, "advance", by="resource", track="tech")
    do(state, "which", gain="steps", number=1)
    assert gains(state) == [TECH_STEP]


def test_r53_a_fresh_patch_is_told_from_a_stored_one_where_that_matters() -> None:
    state = table(corporation="wormhole")
    lay(state, "civ", "F1")
    unlock(state, 3)
    alone(state, Gain(PATCH_GAIN, 0, FROM_THE_STORE), Gain(PATCH_GAIN), step=END_STEP)
    do(state, "patch", at="F2")
    do(state, "which", gain="patch", number=2)
    assert can(state, "two_patches")
    assert list(gain_values(state)) == [Gain(PATCH_GAIN)]


def test_r53_a_fresh_patch_is_like_a_stored_one_once_two_patches_were_taken_for_one() -> None:
    state = table(corporation="wormhole")
    lay(state, "civ", "F1")
    unlock(state, 3)
    board(state).used_round = USED_TWO_PATCHES
    alone(state, Gain(PATCH_GAIN, 0, FROM_THE_STORE), Gain(PATCH_GAIN), step=END_STEP)
    do(state, "patch", at="F2")
    assert waiting(state) == "Act"


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_r53_the_rover_of_an_event_comes_to_the_same_as_one_of_the_reserve(order: tuple[int, int]) -> None:
    """R 57: the event's rover joins the reserve where it finds no tile, so nothing hangs on which is placed first."""
    state = table(seats=1)
    lay(state, "civ", "F1 F2")
    board(state).last = (5, 17)
    board(state).extra_rover = 2
    board(state).rovers_added = 1
    pending(state, *[Gain(ROVER_GAIN, number) for number in order])
    reserve = board(state).reserve
    do(state, "rover", at="F1")
    assert waiting(state) == "Act"
    do(state, "rover", at="F2")
    assert waiting(state) == "Act"
    assert board(state).rovers == (5, 17)
    assert (board(state).reserve, board(state).extra_rover) == (reserve - 1, 0)
    assert gains(state) == []


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_r53_either_rover_leaves_the_same_where_there_is_room_for_one(order: tuple[int, int]) -> None:
    state = table(seats=1)
    lay(state, "civ", "F1")
    board(state).last = (5,)
    board(state).extra_rover = 2
    board(state).rovers_added = 1
    pending(state, *[Gain(ROVER_GAIN, number) for number in order])
    reserve = board(state).reserve
    do(state, "rover", at="F1")
    do(state, "end_turn")
    assert waiting(state) == "Act"  # the next round
    assert (board(state).reserve, board(state).extra_rover) == (reserve, 0)


def test_r53_two_cards_for_different_trackers_are_told_apart() -> None:
    state = table()
    alone(state, Gain(DIFFERENT, 2, 1), Gain(DIFFERENT, 3, 0), step=CIV_STEP)
    do(state, "advance", by="different", track="civ")  # only the second may still advance civ
    assert waiting(state) == "Act"
    alone(state, Gain(DIFFERENT, 1, 1), Gain(DIFFERENT, 3, 0), step=CIV_STEP)
    do(state, "advance", by="different", track="water")
    do(state, "which", gain="different", number=2)
    assert list(gain_values(state)) == [Gain(DIFFERENT, 1, 1), Gain(DIFFERENT, 2, 2)]


def test_r53_the_question_can_be_taken_back_stored_and_seen() -> None:
    state = table(corporation="wormhole")
    pending(state, Gain(CHOICE_GAIN, 2), Gain(CHOICE_GAIN, 4))
    do(state, "benefit", benefit="patch")
    read = GAME.state_from_dict(state.to_dict())
    assert read.legal_actions(0) == state.legal_actions(0)
    assert read.view(1)["open"]["lanes"][0][-1]["is"] == "WhichGain"
    read.apply_action(read.legal_actions(0)[0], 0)
    read = GAME.undo(read, 0)
    assert read.legal_actions(0) == state.legal_actions(0)


def test_each_pending_thing_tells_by_what_number_it_is_named() -> None:
    state = table()
    lay(state, "civ", "F1")
    tiles(state, outer="civ/energy", inner="rover/tech")
    alone(state, PLAIN, COUNTS, COUNTS, Gain(BOOST_GAIN), step=CIV_STEP)
    shown = state.view(0)["decision"]["fields"]["gains"]
    numbers = [gain["which"] for gain in shown]
    assert numbers[1] == numbers[2]
    for at, left in ((0, [COUNTS, COUNTS]), (1, [PLAIN, COUNTS])):
        then = state.clone()
        then.apply_action(then.legal_actions(0)[0], 0)
        do(then, "which", gain="extra_tile", number=numbers[at])
        assert [gain for gain in gain_values(then) if gain.kind == EXTRA_TILE] == left


def test_like_things_have_the_number_of_the_first_of_them() -> None:
    state = table()
    pending(state, Gain(STEPS, 1, BIOMASS), Gain(STEPS, 1, BIOMASS | BY_TILE), Gain(STEPS, 1, BIOMASS, 5))
    assert [gain["which"] for gain in state.view(0)["decision"]["fields"]["gains"]] == [1, 1, 3]
    pending(state, Gain(STEPS, 1, BIOMASS, 4), Gain(STEPS, 1, BIOMASS, 5))
    assert [gain["which"] for gain in state.view(0)["decision"]["fields"]["gains"]] == [0, 0]
