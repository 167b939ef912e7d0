"""How far rovers come: every way shown can be driven, step by step."""

from __future__ import annotations

import random
from typing import Any

import pytest

from landfall.games.planet_unknown.rules.effects.paths import paths
from landfall.games.planet_unknown.table.state import PlanetUnknown
from tests.games.planet_unknown.positions import GAME, board, lay, offered, pending, square, start, table, unlock


def driving(planet: str = "ksb_4156", corporation: str = "universal", pool: int = 3, at: str = "F5") -> PlanetUnknown:
    state = table(planet, corporation)
    board(state).rovers = (square(at),)
    board(state).pool = pool
    pending(state)
    return state


def ways(state: PlanetUnknown) -> dict[int, Any]:
    return {found["square"]: found for found in paths(state, 0)[0]}  # type: ignore[misc]


def test_squares_in_reach_are_those_within_the_movement() -> None:
    found = ways(driving(pool=2))
    assert len(found) == 12
    assert found[square("F3")] == {"square": square("F3"), "movement": 2, "way": ["n", "n"]}


def test_without_movement_there_is_no_way() -> None:
    assert paths(driving(pool=0), 0) == []


def test_toxic_squares_are_driven_round() -> None:
    assert ways(driving("kaax", pool=1, at="E2")).keys().isdisjoint({square("D2")})


def test_free_steps_onto_energy_lead_further() -> None:
    state = driving(corporation="cosmos", pool=1)
    lay(state, "energy", "F4 F3")
    unlock(state, 4)
    assert ways(state)[square("F3")]["movement"] == 0
    assert ways(state)[square("F2")]["movement"] == 1


@pytest.mark.parametrize("seed", range(3))
def test_every_way_shown_can_be_driven(seed: int) -> None:
    rng = random.Random(seed)
    state = start(2, seed, boards="all")
    driven = 0
    while not state.is_terminal():
        seat = rng.choice(state.to_act())
        question = state.decision(seat)
        if question is not None and question.kind == "Act" and question.fields["step"] == "after_tile":
            shown = paths(state, seat)
            steps = {(one["rover"], one["direction"]) for one in offered(state, "step", seat)}
            assert steps == {
                (rover + 1, found["way"][0])  # type: ignore[index]
                for rover, squares in enumerate(shown)
                for found in squares
            }
            for rover, squares in enumerate(shown):
                for found in rng.sample(squares, min(2, len(squares))):
                    driven += drives(state.clone(), seat, rover + 1, found)
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)
    assert driven > 3


def drives(state: PlanetUnknown, seat: int, rover: int, found: dict[str, Any]) -> bool:
    """Drive it; a question on the way is answered in the first way there is."""
    pool = state.boards[seat].pool
    for direction in found["way"]:
        asked = state.decision(seat)
        if asked is not None and asked.kind != "Act":
            state.apply_action(state.legal_actions(seat)[0], seat)
        state.apply_action(GAME.actions.encode("step", rover=rover, direction=direction), seat)
    assert state.boards[seat].rovers[rover - 1] & 255 == found["square"]
    assert pool - state.boards[seat].pool == found["movement"]
    return True
