"""Every corporation on every planet plays to the end: a spread of the 117 pairs, or all with LANDFALL_ALL_PAIRS=1."""

from __future__ import annotations

import os

import pytest

from landfall.flow import Rng
from landfall.games.planet_unknown.rules.phases.turn import Act
from landfall.games.planet_unknown.table.components import CORPORATION_IDS, PLANET_IDS
from landfall.games.planet_unknown.table.fields import new_board
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import TILE_STEP
from tests.games.planet_unknown.positions import GAME, asked, deal_them, play_on, table

PAIRS = [(planet, corporation) for planet in range(len(PLANET_IDS)) for corporation in range(len(CORPORATION_IDS))]
SPREAD = [pair for number, pair in enumerate(PAIRS) if number % 9 == (number // 9) % 9]
CHOSEN = PAIRS if os.environ.get("LANDFALL_ALL_PAIRS") else SPREAD


def named(pair: tuple[int, int]) -> str:
    planet, corporation = pair
    return f"{PLANET_IDS[planet]}-{CORPORATION_IDS[corporation]}"


def started(planet: int, corporation: int) -> PlanetUnknown:
    """Two with boards of their own before their first tile; the second has the fourth planet and corporation after."""
    state = table(PLANET_IDS[planet], CORPORATION_IDS[corporation], events="7-7-6", seed=f"{planet} {corporation}")
    state.boards[1] = new_board((planet + 4) % 13, (corporation + 4) % 9)
    deal_them(state)
    asked(state, Act(1, TILE_STEP, ()), seat=1)
    return state


def test_the_spread_has_every_planet_and_every_corporation() -> None:
    assert {planet for planet, _ in SPREAD} == set(range(13))
    assert {corporation for _, corporation in SPREAD} == set(range(9))
    assert len(PAIRS) == 117


@pytest.mark.parametrize("pair", CHOSEN, ids=named)
def test_a_pair_plays_to_the_end_and_can_be_stored(pair: tuple[int, int]) -> None:
    planet, corporation = pair
    state = started(planet, corporation)
    pieces = state.pieces()
    read = GAME.state_from_dict(state.to_dict())
    assert read.to_dict() == state.to_dict()
    assert read.sample(0, Rng("pairs")).view(0) == read.view(0)
    state = play_on(state, f"pair {planet} {corporation}")
    assert state.pieces() == pieces
    assert state.clone().to_dict() == GAME.state_from_dict(state.to_dict()).to_dict()
