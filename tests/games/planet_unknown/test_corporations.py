"""The corporations: rulings 35, 36, 39 to 44, 46, 47, 61, 64, and every technology."""

from __future__ import annotations

from landfall.games.planet_unknown.gains import (
    BOOST_GAIN,
    BY_TILE,
    CHOICE_GAIN,
    COLLECT_METEORITE,
    FLUX_GAIN,
    LIFEPOD_GAIN,
    PATCH_GAIN,
    REGRESS_OTHER,
    REPOSITION,
    STEPS,
    TECH_STEP,
    Gain,
)
from landfall.games.planet_unknown.medals import medals_of
from landfall.games.planet_unknown.placing import patch_squares
from landfall.games.planet_unknown.round import start_of_round
from landfall.games.planet_unknown.scoring import card_medals, neighbour_medals
from landfall.games.planet_unknown.terms import BIOMASS, CIV, CIV_STEP, COSMOS, END_STEP, TECH_TRACK, WATER
from landfall.games.planet_unknown.trackers import settle
from tests.games.planet_unknown.positions import (
    alone,
    blocks,
    board,
    can,
    do,
    gain_values,
    gains,
    lay,
    lay_patch,
    names_of,
    offered,
    pending,
    shapes,
    square,
    squares,
    table,
    tiles,
    trackers,
    unlock,
    waiting,
)


def places(state: object) -> list[str]:
    return [found["place"] for found in offered(state, "lifepod")]  # type: ignore[arg-type]


def test_r35_cosmos_lifepods_go_on_free_spaces_but_the_top() -> None:
    state = table(corporation="cosmos")
    trackers(state, civ=3)
    board(state).pods = (WATER * 16 + 5,)
    pending(state, Gain(LIFEPOD_GAIN))
    found = places(state)
    assert "scoring" in found
    assert "civ:0" in found
    assert "civ:3" not in found
    assert "water:5" not in found
    assert not any(place.endswith(":15") for place in found)
    do(state, "lifepod", place="civ:4")
    pending(state, Gain(STEPS, 1, CIV))
    do(state, "advance", by="resource", track="civ")
    assert board(state).at[CIV] == 5


def test_r36_cosmos_2_may_be_used_at_any_time_once() -> None:
    state = table(corporation="cosmos")
    board(state).scored = 4
    unlock(state, 2)
    pending(state)
    do(state, "use", technology="cosmos_2")
    for pos in range(1, 4):
        do(state, "lift", place="scoring")
        do(state, "lifepod", place=f"civ:{pos}")
    assert board(state).scored == 1
    assert not can(state, "use", technology="cosmos_2")


def test_cosmos_3_repositions_on_placing_energy() -> None:
    state = table(corporation="cosmos")
    shapes(state, "Z5", "I2")
    tiles(state, inner="civ/energy")
    board(state).scored = 1
    unlock(state, 3)
    state.apply_action(state.legal_actions(0)[0], 0)
    assert REPOSITION in gains(state)


def test_cosmos_5_repositions_one_a_round() -> None:
    state = table(corporation="cosmos")
    board(state).scored = 2
    unlock(state, 5)
    pending(state)
    do(state, "lift", place="scoring")
    do(state, "lifepod", place="water:3")
    assert board(state).pods == (WATER * 16 + 3,)
    assert "lift" not in blocks(state)


def test_r61_lifepods_cover_technologies_and_medals() -> None:
    state = table(corporation="cosmos")
    trackers(state, tech=4, civ=5)
    board(state).pods = (TECH_TRACK * 16 + 3, CIV * 16 + 5)
    settle(board(state))
    assert not board(state).has(COSMOS, 1)
    board(state).at[CIV] = 6
    assert medals_of(board(state), CIV) == 1


def test_r61_jump_drive_lifepods_unlock_technologies() -> None:
    state = table(corporation="jump_drive")
    trackers(state, tech=15)
    assert board(state).techs == 0
    pending(state, Gain(LIFEPOD_GAIN))
    do(state, "lifepod", place="tech:C")
    assert board(state).techs == 1 << 3
    pending(state, Gain(LIFEPOD_GAIN))
    assert "tech:C" not in places(state)


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
    state = table(corporation="jump_drive")
    shapes(state, "Z5", "I2")
    tiles(state, inner="rover/tech")
    lay(state, "civ", "F3")
    lay(state, "energy", "E2")
    lay(state, "water", "D2")
    unlock(state, 4)
    do(state, "place", ring="inner", turn=0, mirror=0, row=1, column="F")  # rover F1, tech F2
    pending(state, *[gain for gain in gain_values(state) if gain.kind == TECH_STEP])
    unlock(state, 4)
    found = {(one["by"], one["track"]) for one in offered(state, "advance")}
    assert found == {("resource", "tech"), ("energy", "rover"), ("energy", "civ"), ("energy", "water")}


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


def test_r42_oasis_path_scores_water_medals_only() -> None:
    state = table(corporation="oasis")
    found = []
    for step in (2, 8, 10, 13, 18, 19, 21, 23):
        board(state).at[WATER] = step
        found.append(medals_of(board(state), WATER))
    assert found == [0, 0, 3, 6, 6, 9, 12, 15]


def test_r42_oasis_water_advances_once_for_each_square_on_ice() -> None:
    state = table(corporation="oasis")
    shapes(state, "I4", "I2")
    tiles(state, outer="energy/water")
    do(state, "place", ring="outer", turn=2, mirror=0, row=6, column="A")  # water on A6 and B6
    assert Gain(STEPS, 2, WATER | BY_TILE) in gain_values(state)


def test_oasis_3_4_and_5_trigger_on_placing() -> None:
    state = table(corporation="oasis")
    shapes(state, "Z5", "I2")
    tiles(state, inner="energy/water")
    unlock(state, 3, 4, 5)
    do(state, "place", ring="inner", turn=0, mirror=0, row=1, column="F")  # no ice
    assert {STEPS, PATCH_GAIN, BOOST_GAIN} <= set(gains(state))


def test_republic_regresses_and_boosts_with_a_civ_milestone() -> None:
    state = table(corporation="republic")
    trackers(state, civ=1, water=2, tech=0)
    unlock(state, 4)
    pending(state, Gain(STEPS, 1, CIV))
    do(state, "advance", by="resource", track="civ")
    assert gains(state) == [REGRESS_OTHER, BOOST_GAIN]
    assert [found["track"] for found in offered(state, "regress")] == ["water"]
    do(state, "regress", track="water")
    assert board(state).at[WATER] == 1


def test_r43_republic_1_binds_to_a_civ_tile() -> None:
    state = table(corporation="republic")
    shapes(state, "Z5", "I2")
    tiles(state, outer="rover/tech", inner="civ/energy")
    trackers(state, rover=4)
    unlock(state, 1)
    do(state, "use", technology="republic_1")
    assert board(state).pool == 2
    assert {found["ring"] for found in offered(state, "place")} == {"inner"}
    assert not can(state, "use", technology="republic_1")
    trackers(state, rover=1)


def test_r43_republic_1_gives_nothing_at_the_bottom() -> None:
    state = table(corporation="republic")
    tiles(state, outer="rover/tech", inner="civ/energy")
    trackers(state, rover=1)
    unlock(state, 1)
    assert not can(state, "use", technology="republic_1")


def test_r43_republic_3_teleports_between_civ_symbols() -> None:
    state = table(corporation="republic")
    lay(state, "civ", "F1 F2 G8", symbol="F1 G8")
    board(state).rovers = (square("F1"),)
    board(state).pool = 1
    unlock(state, 3)
    pending(state)
    assert names_of(state, "teleport") == ["G8"]


def test_republic_5_takes_two_cards_at_the_end() -> None:
    from landfall.games.planet_unknown.round import last_gains

    state = table(corporation="republic")
    unlock(state, 5)
    state.ending = 1
    alone(state, *last_gains(board(state)), step=END_STEP)
    for _ in range(2):
        end_cards = [one["card"] for one in offered(state, "keep")]
        do(state, "keep", card=end_cards[-1])
    assert len(board(state).cards) == 2
    assert card_medals(board(state)) >= 0


def test_r44_wormhole_biomass_needs_contact_and_offers_two() -> None:
    for beside, expected in ((True, True), (False, False)):
        state = table(corporation="wormhole")
        shapes(state, "Z5", "I2")
        tiles(state, inner="biomass/civ")
        lay(state, "biomass" if beside else "tech", "G1")
        do(state, "place", ring="inner", turn=0, mirror=0, row=1, column="F")  # biomass on F1
        steps = [gain.bits & 7 for gain in gain_values(state) if gain.kind == STEPS]
        assert (BIOMASS in steps) == expected
    state = table(corporation="wormhole")
    pending(state, Gain(CHOICE_GAIN, 2))
    do(state, "benefit", benefit="advance")
    assert board(state).at[CIV] == 1
    pending(state, Gain(CHOICE_GAIN, 1))
    do(state, "benefit", benefit="patch")
    assert gains(state) == [PATCH_GAIN]


def test_r44_wormhole_energy_never_advances_biomass() -> None:
    state = table(corporation="wormhole")
    shapes(state, "Z5", "I2")
    tiles(state, inner="civ/energy")
    lay(state, "biomass", "G2 G1")
    do(state, "place", ring="inner", turn=0, mirror=0, row=1, column="F")
    assert {one["track"] for one in offered(state, "advance") if one["by"] == "energy"} == {"civ"}


def test_wormhole_1_resets_biomass_at_the_top() -> None:
    state = table(corporation="wormhole")
    trackers(state, biomass=5)
    unlock(state, 1)
    pending(state)
    do(state, "reset_biomass")
    assert board(state).at[BIOMASS] == 0
    assert medals_of(board(state), BIOMASS) == 0


def test_r64_wormhole_2_patches_on_tiles_not_on_patches_or_meteorites() -> None:
    state = table(corporation="wormhole")
    lay(state, "civ", "F1 F2 G2")
    lay_patch(state, "G1")
    board(state).meteorites = (square("F2"),)
    unlock(state, 2)
    found = patch_squares(board(state))
    assert square("F1") in found
    assert square("F2") not in found
    assert square("G1") not in found
    unlock(state, 2, 5)
    pending(state, Gain(PATCH_GAIN))
    do(state, "patch", at="F2")
    assert board(state).meteorites == ()


def test_r64_wormhole_3_two_patches_once_a_round() -> None:
    state = table(corporation="wormhole")
    lay(state, "civ", "F1")
    unlock(state, 3)
    pending(state, Gain(PATCH_GAIN))
    do(state, "two_patches")
    assert gains(state) == [PATCH_GAIN, PATCH_GAIN]
    assert not can(state, "two_patches")


def test_r47_stored_patches_are_not_on_the_planet() -> None:
    for corporation, level in (("universal", 2), ("wormhole", 4)):
        state = table(corporation=corporation)
        lay(state, "civ", "F1")
        unlock(state, level)
        pending(state, Gain(PATCH_GAIN))
        do(state, "store_patch")
        assert (board(state).stored, board(state).patches()) == (1, 0)


def test_makeshift_1_joins_civ_and_tech() -> None:
    state = table(corporation="makeshift")
    unlock(state, 1)
    pending(state, Gain(STEPS, 1, CIV))
    do(state, "advance", by="resource", track="civ")
    assert [one["way"] for one in offered(state, "way")] == ["straight", "left", "right"]


def test_makeshift_4_regresses_once_a_round() -> None:
    state = table(corporation="makeshift")
    board(state).at[CIV] = 4
    unlock(state, 4)
    pending(state)
    do(state, "regress", track="civ")
    assert board(state).at[CIV] == 3
    assert "regress" not in blocks(state)


def test_makeshift_5_scores_like_the_best_on_the_track() -> None:
    state = table(corporation="makeshift")
    board(state).at[CIV] = 15
    board(state).at[WATER] = 2
    board(state).techs = 1 << 5
    assert medals_of(board(state), WATER) == 5


def test_horizon_5_advances_the_rover_tracker() -> None:
    state = table(corporation="horizon")
    unlock(state, 5)
    pending(state)
    do(state, "use", technology="horizon_5")
    assert board(state).at[3] == 1


def test_horizon_2_gives_movement_for_loaded_rovers() -> None:
    state = table(corporation="horizon")
    board(state).rovers = (square("F5") + 256, square("F6"))
    unlock(state, 2)
    start_of_round(state, 0)
    assert board(state).pool == 1


def test_flux_1_gives_movement_on_flux_terrain() -> None:
    state = table(corporation="flux")
    lay(state, "tech", "F5 F6")
    board(state).rovers = tuple(squares("F5 F6 F7"))
    board(state).flux = TECH_TRACK
    unlock(state, 1)
    start_of_round(state, 0)
    assert board(state).pool == 4


def test_r46_flux_2_climbs_to_the_next_milestone_once() -> None:
    state = table(corporation="flux")
    trackers(state, biomass=1)
    board(state).flux = BIOMASS
    unlock(state, 2)
    pending(state)
    do(state, "use", technology="flux_2")
    assert board(state).at[BIOMASS] == 3
    assert gains(state) == [BOOST_GAIN, PATCH_GAIN]
    assert not can(state, "use", technology="flux_2")
    board(state).used_game = 0
    board(state).flux = WATER
    pending(state)
    assert not can(state, "use", technology="flux_2")


def test_flux_3_improves_the_flux_track() -> None:
    state = table(corporation="flux")
    for flux, track, at in ((0, "civ", 2), (1, "water", 2), (2, "biomass", 2), (3, "rover", 1)):
        trackers(state, **{track: at})
        board(state).flux = flux
        unlock(state, 3)
        pending(state, Gain(STEPS, 1, flux))
        do(state, "advance", by="resource", track=track)
        if track == "civ":
            assert board(state).owed == (2,)
        elif track == "rover":
            assert board(state).pool == 2
        else:
            assert len(gains(state)) == 2


def test_flux_4_collects_a_meteorite_on_placing() -> None:
    state = table(corporation="flux")
    shapes(state, "Z5", "I2")
    tiles(state, inner="rover/tech")
    board(state).flux = TECH_TRACK
    unlock(state, 4)
    state.apply_action(state.legal_actions(0)[0], 0)
    assert COLLECT_METEORITE in gains(state)


def test_flux_5_advances_the_flux_track_and_a_milestone_moves_the_marker() -> None:
    state = table(corporation="flux")
    trackers(state, tech=13)
    board(state).flux = TECH_TRACK
    unlock(state, 5)
    pending(state)
    do(state, "use", technology="flux_5")
    assert gains(state) == [FLUX_GAIN]
    do(state, "flux", track="civ")
    assert board(state).flux == CIV
