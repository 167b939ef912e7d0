"""The first count of the perft positions, a second time without the engine."""

from __future__ import annotations

from tests.games.planet_unknown import oracle
from tests.games.planet_unknown.positions import start
from tests.games.planet_unknown.test_oracle import tiles_before


def test_the_first_tile_has_as_many_places_as_the_reference_counts() -> None:
    state = start(2, seed="perft")
    assert len(state.legal_actions(0)) == len(oracle.legal("ksb_4156", {}, tiles_before(state), set()))
