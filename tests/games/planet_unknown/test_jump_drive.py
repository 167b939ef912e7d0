"""Jump Drive: rulings 39 to 41 and 61, and its technologies."""

from __future__ import annotations

from landfall.games.planet_unknown.rules.ending.scoring import neighbour_medals
from landfall.games.planet_unknown.story.cards import ObjectiveGained
from landfall.games.planet_unknown.table.gains import (
    BOOST_GAIN,
    ENERGY_STEP,
    LIFEPOD_GAIN,
    PATCH_GAIN,
    STEPS,
    TECH_STEP,
    Gain,
)
from landfall.games.planet_unknown.table.terms import BIOMASS, CIV, CIV_STEP, END_STEP, WATER
from landfall.terminal.words import Words
from landfall.texts import LANGUAGES, say
from tests.games.planet_unknown.positions import (
    GAME,
    action,
    alone,
    blocks,
    board,
    can,
    do,
    facing_two,
    gain_values,
    gains,
    lay,
    lifepod_places,
    names_of,
    offered,
    pending,
    square,
    table,
    trackers,
    unlock,
    waiting,
)


def test_r61_jump_drive_lifepods_unlock_technologies() -> None:
    state = table(corporation="jump_drive")
    trackers(state, tech=15)
    assert board(state).techs == 0
    pending(state, Gain(LIFEPOD_GAIN))
    do(state, "lifepod", place="tech:C")
    assert board(state).techs == 1 << 3
    pending(state, Gain(LIFEPOD_GAIN))
    assert "tech:C" not in lifepod_places(state)


def test_jump_drive_a_boost_for_a_patch_once_a_round() -> None:
    state = table(corporation="jump_drive")
    lay(state, "civ", "F1")
    unlock(state, 1)
    pending(state, Gain(PATCH_GAIN), Gain(PATCH_GAIN))
    do(state, "boost_for_patch")
    assert gains(state) == [PATCH_GAIN, BOOST_GAIN]
    assert not can(state, "boost_for_patch")


def test_jump_drive_b_teleports_within_a_terrain_once_a_round() -> None:
    state = table(corporation="jump_drive")
    lay(state, "civ", "F1 F2 G8")
    board(state).rovers = (square("F1"),)
    board(state).pool = 2
    unlock(state, 2)
    pending(state)
    assert names_of(state, "teleport") == ["F2", "G8"]
    do(state, "teleport", rover=1, at="G8")
    assert board(state).pool == 1
    assert "teleport" not in blocks(state)


def test_jump_drive_c_doubles_a_boost() -> None:
    state = table(corporation="jump_drive")
    unlock(state, 3)
    pending(state, Gain(BOOST_GAIN))
    do(state, "advance", by="double_boost", track="water")
    assert gains(state) == [STEPS]
    do(state, "advance", by="resource", track="water")
    assert board(state).at[WATER] == 2


def test_r39_jump_drive_d_resolves_tech_as_energy() -> None:
    state = facing_two(corporation="jump_drive", inner="rover/tech")
    lay(state, "civ", "F3")
    lay(state, "energy", "E2")
    lay(state, "water", "D2")
    unlock(state, 4)
    do(state, "place", ring="inner", turn=0, mirror=0, row=1, column="F")  # rover F1, tech F2
    pending(state, *[gain for gain in gain_values(state) if gain.kind == TECH_STEP])
    unlock(state, 4)
    found = {(one["by"], one["track"]) for one in offered(state, "advance")}
    assert found == {("resource", "tech"), ("energy", "rover"), ("energy", "civ"), ("energy", "water")}


def test_r39_an_energy_step_takes_up_what_can_make_it() -> None:
    state = table(corporation="jump_drive")
    pending(state, Gain(TECH_STEP, 0, 1 << BIOMASS), Gain(ENERGY_STEP, 0, 1 << CIV))
    do(state, "advance", by="energy", track="civ")  # D is locked: by the energy, not by the tech resource
    assert gains(state) == [TECH_STEP]
    unlock(state, 4)
    pending(state, Gain(TECH_STEP, 0, 1 << BIOMASS), Gain(ENERGY_STEP, 0, 1 << CIV))
    do(state, "advance", by="energy", track="civ")
    assert gains(state) == [TECH_STEP]
    do(state, "advance", by="energy", track="biomass")
    assert gains(state) == []


def test_r40_jump_drive_e_claims_a_row_once() -> None:
    state = table(corporation="jump_drive")
    trackers(state, water=10)
    unlock(state, 5)
    pending(state)
    do(state, "claim", track="water")
    assert board(state).pool == 2
    assert gains(state) == [BOOST_GAIN, BOOST_GAIN]
    assert board(state).owed == (3,)
    assert "claim" not in blocks(state)


def test_r41_jump_drive_f_sets_an_objective_for_all() -> None:
    state = table(corporation="jump_drive")
    unlock(state, 6)
    alone(state, step=CIV_STEP)
    deck = len(state.objective_deck)
    do(state, "use", technology="jump_drive_f")
    assert len(state.objective_deck) == deck - 3
    card = offered(state, "objective")[0]["objective"]
    do(state, "objective", objective=card)
    assert state.common == (card,)
    before = neighbour_medals(state)
    state.common = ()
    assert [a - b for a, b in zip(before, neighbour_medals(state), strict=True)] in ([2, 2], [5, 0], [0, 5])


def test_r41_alone_jump_drive_f_adds_a_personal_objective() -> None:
    state = table(corporation="jump_drive", seats=1)
    unlock(state, 6)
    alone(state, step=END_STEP)
    own = board(state).objectives
    do(state, "use", technology="jump_drive_f")
    question = state.view(0)["decision"]
    assert question["fields"]["alone"] is True
    assert "objective" not in blocks(state)
    card = offered(state, "own_objective")[0]["personal"]
    told = len(state.events(0))
    do(state, "own_objective", personal=card)
    assert board(state).objectives == (*own, card)
    assert state.common == ()
    assert state.events(0)[told:] == [ObjectiveGained(0, card)]
    for lang in LANGUAGES:
        words = Words(lang)
        named = words.of(GAME, f"name-personal-{card}")
        assert named in say(GAME.named(action("own_objective", personal=card)), lang)
        assert named in say(ObjectiveGained(0, card), lang)
        for_all = {**question, "fields": {**question["fields"], "alone": False}}
        assert words.question(GAME, question, ["Ann"]) != words.question(GAME, for_all, ["Ann"])


def test_r41_jump_drive_f_in_the_tile_step_waits_until_all_are_done() -> None:
    state = table(corporation="jump_drive")
    unlock(state, 6)
    pending(state)
    do(state, "use", technology="jump_drive_f")
    assert state.common == ()
    do(state, "end_turn")
    while state.lanes:
        state.apply_action(state.legal_actions(1)[-1], 1)
    assert waiting(state) == "ChooseCommon"
