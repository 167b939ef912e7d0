"""Rovers, lifepods and meteorites: rulings 28, 29, 31, 37, 38, 59, 60 and 18."""

from __future__ import annotations

from landfall.games.planet_unknown.rules.effects.rovers import meteorites_on
from landfall.games.planet_unknown.rules.ending.scoring import planet_medals
from landfall.games.planet_unknown.rules.phases.alert_round import Alert
from landfall.games.planet_unknown.rules.phases.civ_step import CivStep
from landfall.games.planet_unknown.rules.phases.round import TileStep
from landfall.games.planet_unknown.table.components import CARD_IMMEDIATE
from landfall.games.planet_unknown.table.gains import (
    ADD_METEORITE,
    COLLECT_METEORITE,
    PATCH_GAIN,
    ROVER_GAIN,
    TELEPORT_ROVER,
    Gain,
)
from landfall.games.planet_unknown.table.terms import CIV_STEP, ENERGY, EVENT_CIV_STEP, EVENT_FIRST, NOT_ONTO, WATER
from tests.games.planet_unknown.positions import (
    board,
    can,
    do,
    gains,
    lay,
    names_of,
    offered,
    pending,
    refusal,
    resolve,
    square,
    squares,
    table,
    trackers,
    unlock,
    waiting,
)


def driving(corporation: str = "universal", rovers: str = "F5", pool: int = 3, planet: str = "ksb_4156") -> object:
    state = table(planet, corporation)
    board(state).rovers = tuple(squares(rovers))
    board(state).pool = pool
    pending(state)
    return state


def test_r28_rover_squares() -> None:
    state = driving(rovers="F5 G5 F1")
    steps = {(found["rover"], found["direction"]) for found in offered(state, "step")}  # type: ignore[arg-type]
    assert (1, "e") not in steps
    assert (3, "n") not in steps
    assert {(1, "n"), (3, "e"), (3, "s")} <= steps


def test_r28_a_milestone_without_rover_or_tile_is_lost() -> None:
    state = table()
    pending(state, Gain(ROVER_GAIN))
    assert can(state, "end_turn")
    board(state).last = (square("F1"),)
    board(state).reserve = 0
    state.legal_cache = [None, None]
    assert can(state, "end_turn")


def test_r28_toxic_squares_stop_steps_but_not_card_14() -> None:
    state = driving(planet="kaax", rovers="E2")
    assert "w" not in [found["direction"] for found in offered(state, "step")]  # type: ignore[arg-type]
    pending(state, Gain(TELEPORT_ROVER))  # type: ignore[arg-type]
    assert can(state, "card_teleport", rover=1, at="D2")  # type: ignore[arg-type]
    lay(state, "civ", "D2")  # type: ignore[arg-type]
    assert can(state, "step", rover=1, direction="w")  # type: ignore[arg-type]


def test_r29_movement_not_spent_is_lost_with_the_turn() -> None:
    state = driving()
    do(state, "step", rover=1, direction="n")  # type: ignore[arg-type]
    assert board(state).pool == 2  # type: ignore[arg-type]
    do(state, "end_turn")  # type: ignore[arg-type]
    assert board(state).pool == 0  # type: ignore[arg-type]


def test_r29_civ_choices_of_an_event_keep_the_movement_and_those_of_step_5_do_not() -> None:
    for step, left in ((EVENT_CIV_STEP, 2), (CIV_STEP, 0)):
        state = table(events="7-7-6")
        board(state).rovers = (square("F5"),)
        board(state).pool = 2
        board(state).owed = (1,)
        state.commander = 0
        resolve(state, CivStep(step))
        do(state, "civ_stack", level=1)
        card = next(one["card"] for one in offered(state, "keep"))
        give_back = next((one["card"] for one in offered(state, "keep") if not CARD_IMMEDIATE[one["card"]]), card)
        do(state, "keep", card=give_back)
        while not state.is_terminal() and state.current_player() == 0:
            state.apply_action(state.legal_actions(0)[-1], 0)
        assert board(state).pool == left


def test_r29_an_event_asks_for_its_civ_cards_before_the_tile() -> None:
    state = table(events="7-7-6")
    trackers(state, civ=2)
    state.deck = (*[card for card in state.deck if card != 5], 5)
    state.used_events = tuple(card for card in state.used_events if card != 5)
    state.commander = 0
    board(state).pool = 2
    resolve(state, Alert(), TileStep())
    do(state, "advance", by="event", track="civ")  # onto the first civ milestone
    do(state, "end_turn")
    state.apply_action(state.legal_actions(1)[0], 1)
    do(state, "end_turn", seat=1)
    assert state.decision(0) is not None
    do(state, "civ_stack", level=1)
    while not state.lanes:
        state.apply_action(state.legal_actions()[-1])
    assert board(state).pool >= 2


def test_rovers_collect_what_they_drive_over() -> None:
    state = driving(rovers="G3")
    lay(state, "civ", "G4", meteor="G4")  # type: ignore[arg-type]
    board(state).meteorites = (square("G4"),)  # type: ignore[arg-type]
    do(state, "step", rover=1, direction="e")  # type: ignore[arg-type]
    assert board(state).scored == 1  # type: ignore[arg-type]
    do(state, "step", rover=1, direction="w")  # type: ignore[arg-type]
    do(state, "step", rover=1, direction="s")  # type: ignore[arg-type]
    assert board(state).collected == 1  # type: ignore[arg-type]
    assert refusal(state, "step", rover=1, direction="s").code == "no-movement"  # type: ignore[arg-type]


def test_r18_chasm_is_crossed_only_diagonally_at_two_corners() -> None:
    state = driving(corporation="cosmos", planet="tartarus", rovers="F4")
    unlock(state, 1)  # type: ignore[arg-type]
    ways = [found["direction"] for found in offered(state, "step")]  # type: ignore[arg-type]
    assert "se" in ways
    assert "e" not in ways
    assert "ne" not in ways


def test_r37_cosmos_4_steps_onto_energy_are_free() -> None:
    state = driving(corporation="cosmos", pool=1)
    lay(state, "energy", "F4")  # type: ignore[arg-type]
    unlock(state, 4)  # type: ignore[arg-type]
    do(state, "step", rover=1, direction="n")  # type: ignore[arg-type]
    assert board(state).pool == 1  # type: ignore[arg-type]
    board(state).pool = 0  # type: ignore[arg-type]
    state.legal_cache = [None, None]  # type: ignore[attr-defined]
    assert not offered(state, "step")  # type: ignore[arg-type]


def test_r31_cosmos_4_steps_freely_onto_uncovered_currents_of_petra() -> None:
    state = driving(corporation="cosmos", planet="petra", rovers="D2", pool=1)
    unlock(state, 4)  # type: ignore[arg-type]
    do(state, "step", rover=1, direction="e")  # type: ignore[arg-type]
    assert board(state).pool == 1  # type: ignore[arg-type]
    do(state, "step", rover=1, direction="e")  # type: ignore[arg-type]
    assert board(state).pool == 0  # type: ignore[arg-type]
    state = driving(corporation="cosmos", planet="petra", rovers="D2", pool=1)
    state.rules = NOT_ONTO << ENERGY  # type: ignore[attr-defined]
    state.legal_cache = [None, None]  # type: ignore[attr-defined]
    assert "e" in [one["direction"] for one in offered(state, "step")]  # type: ignore[arg-type]


def test_r38_a_horizon_loads_and_leaves_its_load_for_another() -> None:
    state = driving("horizon", "F5", 3)
    board(state).meteorites = tuple(squares("F4 F3"))  # type: ignore[arg-type]
    do(state, "step", rover=1, direction="n")  # type: ignore[arg-type]
    assert board(state).rovers == (square("F4") + 256,)  # type: ignore[arg-type]
    assert board(state).collected == 0  # type: ignore[arg-type]
    do(state, "step", rover=1, direction="n")  # type: ignore[arg-type]
    assert board(state).meteorites == (square("F4"),)  # type: ignore[arg-type]
    assert board(state).rovers == (square("F3") + 256,)  # type: ignore[arg-type]


def test_r38_b_horizon_delivers_at_a_rover_symbol() -> None:
    state = driving("horizon", "F5", 3)
    lay(state, "rover", "F4 F3", symbol="F4")  # type: ignore[arg-type]
    board(state).rovers = (square("F5") + 256,)  # type: ignore[arg-type]
    unlock(state, 3)  # type: ignore[arg-type]
    do(state, "step", rover=1, direction="n")  # type: ignore[arg-type]
    assert board(state).collected == 1  # type: ignore[arg-type]
    assert gains(state) == [PATCH_GAIN]  # type: ignore[arg-type]
    board(state).meteorites = (square("F4"),)  # type: ignore[arg-type]
    board(state).last = (square("F4"),)  # type: ignore[arg-type]
    board(state).rovers = ()  # type: ignore[arg-type]
    pending(state, Gain(ROVER_GAIN))  # type: ignore[arg-type]
    do(state, "rover", at="F4")  # type: ignore[arg-type]
    assert board(state).collected == 2  # type: ignore[arg-type]


def test_r38_c_an_event_meteorite_is_loaded_by_a_horizon_rover_and_destroys_others() -> None:
    for corporation, left in (("horizon", (square("F5") + 256,)), ("universal", ())):
        state = driving(corporation, "F5", 0)
        lay(state, "civ", "F5", meteor="F5")  # type: ignore[arg-type]
        pending(state, Gain(ADD_METEORITE), step=EVENT_FIRST)  # type: ignore[arg-type]
        do(state, "pick", at="F5")  # type: ignore[arg-type]
        assert board(state).rovers == left  # type: ignore[arg-type]


def test_r38_d_a_destroyed_rover_leaves_its_meteorite() -> None:
    state = driving("horizon", "F5", 0)
    lay(state, "civ", "F4")  # type: ignore[arg-type]
    board(state).rovers = (square("F5") + 256,)  # type: ignore[arg-type]
    pending(state, Gain(PATCH_GAIN))  # type: ignore[arg-type]
    do(state, "patch", at="F5")  # type: ignore[arg-type]
    assert board(state).meteorites == (square("F5"),)  # type: ignore[arg-type]


def test_r38_e_collecting_takes_a_loaded_meteorite_too() -> None:
    state = driving("horizon", "F5", 0)
    board(state).rovers = (square("F5") + 256,)  # type: ignore[arg-type]
    pending(state, Gain(COLLECT_METEORITE, 1))  # type: ignore[arg-type]
    do(state, "pick", at="F5")  # type: ignore[arg-type]
    assert board(state).rovers == (square("F5"),)  # type: ignore[arg-type]
    assert board(state).collected == 1  # type: ignore[arg-type]


def test_r38_f_destroying_on_water_is_optional() -> None:
    state = driving("horizon", "F5", 3)
    lay(state, "water", "F4 F3")  # type: ignore[arg-type]
    board(state).rovers = (square("F5") + 256,)  # type: ignore[arg-type]
    unlock(state, 4)  # type: ignore[arg-type]
    do(state, "step", rover=1, direction="n")  # type: ignore[arg-type]
    assert waiting(state) == "DestroyLoad"  # type: ignore[arg-type]
    do(state, "decline")  # type: ignore[arg-type]
    assert len(meteorites_on(board(state))) == 1  # type: ignore[arg-type]
    do(state, "step", rover=1, direction="n")  # type: ignore[arg-type]
    do(state, "destroy_load")  # type: ignore[arg-type]
    assert meteorites_on(board(state)) == []  # type: ignore[arg-type]


def test_r38_g_teleporting_takes_the_load_along() -> None:
    state = driving("horizon", "F5", 0)
    board(state).rovers = (square("F5") + 256,)  # type: ignore[arg-type]
    pending(state, Gain(TELEPORT_ROVER))  # type: ignore[arg-type]
    do(state, "card_teleport", rover=1, at="H8")  # type: ignore[arg-type]
    assert board(state).rovers == (square("H8") + 256,)  # type: ignore[arg-type]


def test_r59_terrain_bans_stop_steps_and_teleports_but_not_placing() -> None:
    state = driving(rovers="F5")
    lay(state, "water", "F4 G4")  # type: ignore[arg-type]
    state.rules = NOT_ONTO << WATER  # type: ignore[attr-defined]
    board(state).last = tuple(squares("F4 G4"))  # type: ignore[arg-type]
    pending(state, Gain(ROVER_GAIN), Gain(TELEPORT_ROVER))  # type: ignore[arg-type]
    assert not can(state, "step", rover=1, direction="n")  # type: ignore[arg-type]
    assert not can(state, "card_teleport", rover=1, at="F4")  # type: ignore[arg-type]
    assert names_of(state, "rover") == ["F4", "G4"]  # type: ignore[arg-type]


def test_r60_loose_meteorites_stay_under_no_piece_and_count_as_on_the_planet() -> None:
    state = driving("horizon", "F5", 0)
    lay(state, "civ", "F4")  # type: ignore[arg-type]
    board(state).meteorites = (square("F5"),)  # type: ignore[arg-type]
    pending(state, Gain(PATCH_GAIN))  # type: ignore[arg-type]
    do(state, "patch", at="F5")  # type: ignore[arg-type]
    assert board(state).meteorites == (square("F5"),)  # type: ignore[arg-type]
    for at in range(144):
        if board(state).grid.is_square[at]:  # type: ignore[arg-type]
            board(state).cover([at], [1])  # type: ignore[arg-type]
    assert planet_medals(board(state)) == 40 - 2 - 3  # type: ignore[arg-type]
