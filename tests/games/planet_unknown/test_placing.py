"""Placing tiles and patches, resources and end condition A: rulings 13 to 20 and 23."""

from __future__ import annotations

import pytest

from landfall.games.planet_unknown.rules.effects.places import legal_placements, patch_squares
from landfall.games.planet_unknown.table.components import PLANET_IDS, PLANETS, TERRAINS
from landfall.games.planet_unknown.table.gains import (
    BOOST_GAIN,
    BY_TILE,
    ENERGY_STEP,
    PATCH_GAIN,
    ROVER_GAIN,
    STEPS,
    Gain,
)
from landfall.games.planet_unknown.table.terms import NO_EDGE, NO_ICE, NO_MATCH, WATER
from tests.games.planet_unknown.positions import (
    blocks,
    board,
    can,
    do,
    facing_two,
    gain_values,
    gains,
    lay,
    lay_patch,
    names_of,
    offered,
    pending,
    refusal,
    shapes,
    square,
    squares,
    table,
    tiles,
    trackers,
    unlock,
)


def fill(state: object, terrain: str, but: str = "") -> None:
    """Cover the whole planet of seat 0 but for some squares."""
    own = state.boards[0]  # type: ignore[attr-defined]
    left = squares(but)
    for at in PLANETS[own.planet].squares:
        if at not in left:
            own.cover([at], [TERRAINS.index(terrain) + 1])
    state.legal_cache = [None] * state.seats  # type: ignore[attr-defined]


def test_r13_an_event_that_alone_would_end_the_game_is_dropped() -> None:
    state = facing_two(outer="civ/energy", inner="rover/tech")
    fill(state, "water", but="F12 G12")
    state.rules = NO_EDGE
    assert {found["ring"] for found in offered(state, "place")} == {"inner"}


def test_r13_an_event_holds_while_another_place_is_left() -> None:
    state = facing_two(outer="civ/energy", inner="rover/tech")
    fill(state, "water", but="F12 G12 E5 F5")
    state.rules = NO_EDGE
    assert set(names_of(state, "place")) == {"E5"}


def test_r13_a_planet_rule_is_dropped_after_the_event() -> None:
    state = facing_two(planet="k_273", outer="civ/energy", inner="rover/tech")
    fill(state, "water", but="F2 G2")  # land and ice
    assert set(names_of(state, "place")) == {"F2"}
    fill(state, "civ", but="F2 G2 C7 C6")
    assert PLANETS[5].grid[square("C7")] == "L"


def test_r13_without_any_place_the_tile_is_taken_for_its_resources() -> None:
    state = table()
    tiles(state, outer="civ/energy*", inner="energy/water")
    fill(state, "tech")
    assert blocks(state) == {"take"}
    do(state, "take", ring="outer")
    assert board(state).stuck
    assert [gain.bits for gain in gain_values(state)] == [0, 0]
    assert board(state).meteorites == ()


def test_r13_patches_and_extra_tiles_never_drop_restrictions() -> None:
    state = table("arashi")
    fill(state, "civ", but="A6")
    assert patch_squares(board(state)) == []


def test_r14_contact_and_patches() -> None:
    state = table()
    assert set(patch_squares(board(state))) == set(PLANETS[0].perimeter)
    lay_patch(state, "F1")
    assert set(patch_squares(board(state))) == set(squares("G1 F2"))
    for at in names_of(state, "place"):
        assert at[1:] in ("1", "2", "3", "4")


def test_r14_universal_1_frees_tiles_and_patches() -> None:
    state = table()
    lay(state, "civ", "F1")
    unlock(state, 1)
    assert len(patch_squares(board(state))) == 95
    shapes(state, "Z5", "I2")
    tiles(state, inner="rover/tech")
    assert "F12" in names_of(state, "place")


def test_r14_horizon_1_frees_tiles_with_a_rover_section_only() -> None:
    state = table(corporation="horizon")
    shapes(state, "Z5", "I2")
    lay(state, "civ", "F1")
    unlock(state, 1)
    tiles(state, inner="rover/tech")
    assert "F11" in names_of(state, "place")
    tiles(state, inner="civ/energy")
    assert "F11" not in names_of(state, "place")
    assert len(patch_squares(board(state))) == 2


def test_r15_patches_that_cannot_be_placed_are_lost() -> None:
    state = table()
    fill(state, "civ")
    pending(state, Gain(PATCH_GAIN))
    do(state, "end_turn")
    assert board(state).stored == 0


@pytest.mark.parametrize("planet", PLANET_IDS)
def test_r16_perimeter_is_what_the_rule_makes_it(planet: str) -> None:
    own = PLANETS[PLANET_IDS.index(planet)]
    inside = set(own.squares) | ({at for at in range(144) if own.grid[at] == "o"})
    found = []
    for at in own.squares:
        y, x = divmod(at, 12)
        near = [(y + dy, x + dx) for dy, dx in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        if planet == "oblivion":
            if y in (0, 11) or x in (0, 11):
                found.append(at)
        elif any(not (0 <= a < 12 and 0 <= b < 12) or a * 12 + b not in inside for a, b in near):
            found.append(at)
    assert tuple(found) == own.perimeter


def test_r17_sliding_needs_one_free_step_for_patches_too() -> None:
    state = table("pajitnov")
    lay(state, "civ", "E6 G6 F5")
    assert square("F6") in patch_squares(board(state))
    lay(state, "civ", "F7")
    assert square("F6") not in patch_squares(board(state))


def test_r18_chasm_stops_tiles() -> None:
    state = facing_two(planet="tartarus", inner="civ/energy")
    lay(state, "civ", "F3 G3")
    assert not can(state, "place", ring="inner", turn=1, mirror=0, row=2, column="F")
    assert can(state, "place", ring="inner", turn=0, mirror=0, row=1, column="G") or "G2" in names_of(state, "place")


def test_r19_holes_are_never_covered() -> None:
    state = table("lacuna")
    fill(state, "civ")
    assert legal_placements(state, 0, False) == []


def test_r20_distinct_placements_are_offered_once() -> None:
    state = table()
    shapes(state, "I4", "I2")
    tiles(state, inner="civ/energy")
    lay(state, "tech", "F1")
    assert {found["mirror"] for found in offered(state, "place")} == {0}
    assert refusal(state, "place", ring="inner", turn=0, mirror=1, row=2, column="F").code == "same-placement"


def test_r23_water_needs_ice_and_energy_does_not() -> None:
    state = facing_two(inner="energy/water")
    lay(state, "tech", "G1")
    do(state, "place", ring="inner", turn=0, mirror=0, row=1, column="F")  # water on F2, land
    assert gains(state) == [ENERGY_STEP]
    assert {found["track"] for found in offered(state, "advance")} == {"water", "tech"}


def test_r23_universal_4_doubles_water_from_tiles_only() -> None:
    state = table()
    unlock(state, 4)
    pending(state, Gain(STEPS, 1, WATER | BY_TILE))
    do(state, "advance", by="resource", track="water")
    assert gains(state) == [STEPS]
    do(state, "advance", by="resource", track="water")
    assert board(state).at[1] == 2
    assert gains(state) == []
    unlock(state, 4)
    pending(state, Gain(ENERGY_STEP, 0, 1 << WATER))
    do(state, "advance", by="energy", track="water")
    assert STEPS in gains(state)
    pending(state, Gain(STEPS, 1, WATER))
    do(state, "advance", by="resource", track="water")
    assert STEPS not in gains(state)


def test_r23_energy_merges_areas_and_reaches_what_touches_them() -> None:
    state = facing_two(inner="civ/energy")
    lay(state, "energy", "F2 F3")
    lay(state, "rover", "E3")
    lay(state, "tech", "H8")
    do(state, "place", ring="inner", turn=1, mirror=0, row=1, column="F")  # one of the two touches the energy
    kinds = next(gain.bits for gain in gain_values(state) if gain.kind == ENERGY_STEP)
    assert kinds & 1
    assert not kinds >> 4 & 1


def test_a_piece_destroys_the_lifepod_and_the_rover_under_it() -> None:
    state = table()
    lay(state, "civ", "G3")
    pending(state, Gain(PATCH_GAIN))
    board(state).rovers = (square("H3"),)
    assert square("H3") in board(state).lifepods
    do(state, "patch", at="H3")
    assert board(state).rovers == ()
    assert square("H3") not in board(state).lifepods
    assert (board(state).lifepods_lost, board(state).scored) == (1, 0)


def test_a_meteor_symbol_brings_a_meteorite_unless_universal_5() -> None:
    for level, count in ((0, 1), (5, 0)):
        state = facing_two(inner="rover/tech*")
        unlock(state, level)
        state.apply_action(state.legal_actions(0)[0], 0)
        assert len(board(state).meteorites) == count


def test_event_rules_stop_tiles_not_patches() -> None:
    state = facing_two(inner="rover/tech")
    lay(state, "rover", "F2 F3")
    patches = patch_squares(board(state))
    for rule in (NO_EDGE, NO_ICE, NO_MATCH):
        free = len(legal_placements(state, 0, False))
        state.rules = rule
        assert len(legal_placements(state, 0, False)) < free
        assert patch_squares(board(state)) == patches
        state.rules = 0


def test_a_rover_is_put_on_the_tile_placed_last() -> None:
    state = table()
    lay(state, "civ", "F1 F2 G2")
    board(state).last = tuple(squares("F1 F2"))
    board(state).meteorites = (square("F2"),)
    pending(state, Gain(ROVER_GAIN))
    assert names_of(state, "rover") == ["F1", "F2"]
    do(state, "rover", at="F2")
    assert board(state).collected == 1
    assert board(state).reserve == 1


def test_a_boost_advances_any_tracker() -> None:
    state = table()
    trackers(state, water=15)
    pending(state, Gain(BOOST_GAIN))
    assert [found["track"] for found in offered(state, "advance")] == ["civ", "biomass", "rover", "tech"]
