"""The thirteen planets: each special rule, and that it is laid down with the planet alone (section 17)."""

from __future__ import annotations

import pytest

from landfall.games.planet_unknown.rules.effects.places import patch_squares
from landfall.games.planet_unknown.rules.ending.scoring import planet_medals
from landfall.games.planet_unknown.table.components import PLANET_IDS, PLANETS
from landfall.games.planet_unknown.table.gains import ENERGY_STEP, PATCH_GAIN, Gain
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import BIOMASS, TECH_TRACK
from tests.games.planet_unknown.positions import (
    board,
    can,
    do,
    facing_two,
    gain_values,
    lay,
    names_of,
    offered,
    pending,
    square,
    squares,
    table,
)


def domino(planet: str, inner: str = "civ/energy", corporation: str = "universal") -> PlanetUnknown:
    """The tile of two squares, section a above section b unless turned."""
    state = facing_two(planet=planet, corporation=corporation, inner=inner)
    return state


def upright(state: PlanetUnknown, at: str) -> bool:
    return can(state, "place", ring="inner", turn=0, mirror=0, row=int(at[1:]), column=at[0])


def lying(state: PlanetUnknown, at: str) -> bool:
    """On this square and the one to its right, whichever section comes first."""
    row, column = int(at[1:]), at[0]
    return can(state, "place", ring="inner", turn=1, mirror=0, row=row, column=column)


def fill_but(state: PlanetUnknown, names: str) -> None:
    for at in PLANETS[board(state).planet].squares:
        if at not in squares(names):
            board(state).cover([at], [5])
    state.legal_cache = [None, None]


def test_ksb_4156_has_no_special_rule() -> None:
    state = domino("ksb_4156")
    lay(state, "tech", "C6")
    assert upright(state, "B6")  # ice and ice
    assert lying(state, "B5")  # land
    assert PLANETS[0].rule == "none"


def test_arashi_a_piece_on_the_ring_also_lies_outside_it() -> None:
    state = domino("arashi")
    lay(state, "tech", "A6")
    assert not lying(state, "B6")
    assert not upright(state, "B6")  # B6 and B7 are both of the ring
    assert upright(state, "B5")  # B5 is outside
    assert square("B6") not in patch_squares(board(state))
    lay(state, "tech", "B5")
    assert square("C5") in patch_squares(board(state))


def test_gaia_cities_may_be_covered_and_cost_two_medals_each() -> None:
    state = domino("gaia")
    assert planet_medals(board(state)) == 16
    assert upright(state, "F1")
    do(state, "place", ring="inner", turn=0, mirror=0, row=1, column="F")
    assert planet_medals(board(state)) == 14
    fill_but(state, "C3")
    planet = PLANETS[board(state).planet]
    assert planet_medals(board(state)) == 40 - planet.row_medals[2] - planet.column_medals[2] + 2


def test_k_273_a_tile_lies_on_ice_or_on_land() -> None:
    state = domino("k_273")
    lay(state, "tech", "H3")
    assert not lying(state, "G4")  # G4 is ice, H4 is land
    assert lying(state, "H4")  # H4 and I4 are land
    assert lying(state, "F3")  # F3 and G3 are ice
    assert square("H4") in patch_squares(board(state))  # a patch is one square


@pytest.mark.parametrize(
    ("corner", "inside", "banned"),
    [
        ("top left", "E4", "civ"),
        ("top right", "H4", "energy"),
        ("bottom left", "E9", "tech"),
        ("bottom right", "H9", "water"),
    ],
)
def test_persephone_each_quadrant_bans_one_symbol(corner: str, inside: str, banned: str) -> None:
    """The symbol is banned, not the terrain, and only in that quadrant."""
    tile_of = {"civ": "civ/energy", "energy": "civ/energy", "tech": "rover/tech", "water": "water/rover"}
    for planet, free in (("ksb_4156", True), ("persephone", False)):
        state = domino(planet, tile_of[banned])
        lay(state, "biomass", "D4 G4 D9 G9")  # contact in every quadrant, so that the rule never ends the game
        assert upright(state, inside) == free, corner
    other = "tech/biomass" if banned != "tech" else "biomass/civ"
    state = domino("persephone", other)
    lay(state, "rover", "D4 G4 D9 G9")
    assert upright(state, inside)


def test_persephone_a_tile_may_span_quadrants() -> None:
    state = domino("persephone", "civ/energy")
    lay(state, "biomass", "F5 G8")
    assert not upright(state, "F6")  # civ on F6, in the quadrant that bans it
    found = {(one["turn"], one["row"], one["column"]) for one in offered(state, "place")}
    assert (2, 6, "F") in found  # energy on F6, civ on F7


def test_petra_has_no_ice_and_its_currents_are_energy() -> None:
    assert PLANETS[PLANET_IDS.index("petra")].ice == ()
    for planet, reached in (("ksb_4156", False), ("petra", True)):
        state = domino(planet, "civ/energy")
        lay(state, "rover", "G1")
        lay(state, "tech", "D2")
        lay(state, "biomass", "D3")
        do(state, "place", ring="inner", turn=0, mirror=0, row=1, column="F")  # energy on F2, beside the current E2
        kinds = next(gain.bits for gain in gain_values(state) if gain.kind == ENERGY_STEP)
        assert (kinds >> TECH_TRACK & 1 == 1) == reached  # at D2, across E2
        assert (kinds >> BIOMASS & 1 == 1) == reached  # at D3, across E2 and E3


def test_tartarus_no_tile_over_the_chasm_but_contact_across() -> None:
    state = domino("tartarus")
    lay(state, "tech", "F2")
    assert not lying(state, "F3")  # F3 is of one side, G3 of the other
    assert lying(state, "G2")  # touches F2 across the chasm
    assert square("G2") in patch_squares(board(state))


def test_cerberus_three_planets_are_worth_two_each() -> None:
    state = table("cerberus")
    regions = PLANETS[board(state).planet].regions
    assert sum(len(region) for region in regions) == 96
    before = planet_medals(board(state))
    lines = 0
    for at in regions[2]:
        board(state).cover([at], [1])
    planet = PLANETS[board(state).planet]
    for number in range(12):
        row = [at for at in planet.squares if at // 12 == number]
        column = [at for at in planet.squares if at % 12 == number]
        lines += planet.row_medals[number] * all(board(state).squares[at] for at in row)
        lines += planet.column_medals[number] * all(board(state).squares[at] for at in column)
    assert planet_medals(board(state)) == before + 2 + lines


def test_cerberus_tiles_pass_from_one_region_to_the_next() -> None:
    state = domino("cerberus")
    lay(state, "tech", "F6")
    assert lying(state, "G6")  # G6 belongs to the second, H6 to the first


def test_charybdis_the_first_piece_covers_a_central_square() -> None:
    state = domino("charybdis")
    places = offered(state, "place")
    assert places
    for one in places:
        corner = square(f"{one['column']}{one['row']}")
        covered = {corner, corner + (12 if one["turn"] % 2 == 0 else 1)}
        assert covered & set(squares("F6 G6 F7 G7"))
    assert sorted(squares("F6 G6 F7 G7")) == patch_squares(board(state))
    lay(state, "tech", "F6")
    assert upright(state, "E6")
    assert not upright(state, "F1")


def test_kaax_rovers_stay_off_uncovered_toxic_squares() -> None:
    state = table("kaax")
    board(state).rovers = (square("E2"),)
    board(state).pool = 2
    pending(state)
    ways = [one["direction"] for one in offered(state, "step")]
    assert "w" not in ways  # D2
    assert "s" not in ways  # E3
    assert "e" in ways
    lay(state, "civ", "D2")
    assert "w" in [one["direction"] for one in offered(state, "step")]
    state = domino("kaax")
    lay(state, "tech", "F1")
    pending(state, Gain(PATCH_GAIN))
    assert "F2" in names_of(state, "patch")


def test_lacuna_holes_are_no_squares() -> None:
    state = domino("lacuna")
    lay(state, "tech", "E2 F2")
    assert not upright(state, "F2")
    assert not upright(state, "E3")  # E4 is a hole
    assert square("F3") not in patch_squares(board(state))
    board(state).rovers = (square("F2"),)
    board(state).pool = 1
    pending(state)
    assert "s" not in [one["direction"] for one in offered(state, "step")]  # F3 is a hole
    assert len(PLANETS[board(state).planet].squares) == 94


def test_oblivion_only_the_outer_rim_is_its_edge() -> None:
    planet = PLANETS[PLANET_IDS.index("oblivion")]
    rim = {at for at in planet.squares if at // 12 in (0, 11) or at % 12 in (0, 11)}
    assert set(planet.perimeter) == rim
    state = domino("oblivion")
    assert not upright(state, "D3")  # beside the hollow, but not at the rim
    assert upright(state, "A5")


def test_pajitnov_a_piece_slides_into_its_place() -> None:
    state = domino("pajitnov")
    fill_but(state, "F6 F7 F1 G1")
    assert lying(state, "F1")  # from above
    assert not upright(state, "F6")  # no way in
    assert patch_squares(board(state)) == squares("F1 G1 F6 F7")  # each has a free neighbour
    fill_but(state, "F6 F7")
    assert upright(state, "F6")  # the rule alone would end the game: it is dropped (R 13)
    fill_but(state, "F6")
    assert patch_squares(board(state)) == []
