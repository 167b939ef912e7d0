"""What the view adds for whoever draws the table: it agrees with the rules and tells nothing hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

from landfall.games.planet_unknown import game
from landfall.games.planet_unknown.knowledge.view_boards import SHAPE_PICTURES, lines, six_turns
from landfall.games.planet_unknown.rules.ending.scoring import neighbour_medals, planet_medals
from landfall.games.planet_unknown.table.components import CLOCKWISE, DEPOTS, SHAPES
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import CIV, WATER
from tests.games.planet_unknown.positions import table, trackers


def new_table(seats: int, seed: int) -> PlanetUnknown:
    state = game().new_initial_state(seats, {}, seed=seed)
    assert isinstance(state, PlanetUnknown)
    return state


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_six_turns_are_what_turning_the_station_brings(seats: int) -> None:
    state = new_table(seats, seats)
    turns = six_turns(state)
    start = state.rotation
    for by in range(DEPOTS):
        state.rotation = (start + by * CLOCKWISE) % DEPOTS
        assert turns[by] == [[state.stack_before(seat, ring) for ring in range(2)] for seat in range(seats)]


def test_the_pictures_show_every_shape_with_its_two_symbols() -> None:
    for shape, picture in zip(SHAPES, SHAPE_PICTURES, strict=True):
        letters = "".join(picture["rows"])
        assert letters.count("A") == letters.count("B") == 1
        assert len(letters) - letters.count(".") == len(shape.cells)


@pytest.mark.parametrize("seed", range(4))
def test_lines_and_pending_gains_agree_with_the_rules_through_a_game(seed: int) -> None:
    rng = random.Random(seed)
    state = new_table(2, seed)
    while not state.is_terminal():
        seat = rng.choice(state.to_act())
        question = state.decision(seat)
        legal = state.legal_actions(seat)
        if question is not None and question.kind == "Act":
            gains: Any = question.fields["gains"]
            assert all(set(gain["actions"]) <= set(legal) for gain in gains)
        state.apply_action(rng.choice(legal), seat)
    for board in state.boards:
        seen = lines(board)
        won = [line for line in (*seen["rows"], *seen["columns"]) if not line["left"] and not line["meteorites"]]
        assert sum(line["medals"] for line in won) == planet_medals(board)
        assert not any(line["lost"] for line in won)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_objectives_are_counted_live(seats: int) -> None:
    rng = random.Random(seats)
    state = new_table(seats, seats)
    for _ in range(60):
        seat = rng.choice(state.to_act())
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)
    medals = [0] * seats
    for objective in state.view(None)["objectives"]:
        for seat, won in zip(objective["seats"], objective["medals"], strict=True):
            medals[seat] += won
    assert medals == neighbour_medals(state)
    assert sum(medals) > 0


def next_of(state: PlanetUnknown, tracker: int) -> list[list[object]]:
    found: list[list[object]] = state.view(0)["players"][0]["tracks"][tracker]["next"]
    return found


def test_the_view_tells_where_an_advance_leads() -> None:
    state = table()
    trackers(state, civ=3, water=15)
    assert next_of(state, CIV) == [["civ", 4]]
    assert next_of(state, WATER) == []
    state = table(corporation="cosmos")
    state.boards[0].pods = (CIV * 16 + 1, CIV * 16 + 2)
    assert next_of(state, CIV) == [["civ", 3]]
    state = table(corporation="makeshift")
    trackers(state, civ=3, water=4)
    assert next_of(state, CIV) == [["civ", 4]]  # the water tracker is in the way
    assert next_of(state, WATER) == [["water", 5], ["civ", 5], ["biomass", 5]]
