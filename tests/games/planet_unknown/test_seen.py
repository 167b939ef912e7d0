"""The page is told the shape of the views; every view has it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import landfall
from landfall.flow import Rng
from landfall.games.planet_unknown.components import CORPORATION_IDS, EVENT_COLOUR, PLANET_IDS
from landfall.games.planet_unknown.seen import PlanetUnknownView
from landfall.games.planet_unknown.state import PlanetUnknown
from tests.games.planet_unknown.positions import table

GAME = landfall.load_game("planet-unknown")
BESIDE = {"game", "rules_version", "options", "to_act", "decision", "open"}
FAR_APART = 12  # moves between two positions that are looked at


def check(state: PlanetUnknown) -> None:
    fields = set(PlanetUnknownView.__annotations__)
    for audience in (*range(state.seats), None):
        view = state.view(audience)
        assert set(view) <= fields | BESIDE
        shaped = msgspec.convert(view, PlanetUnknownView)
        told = {field: value for field, value in view.items() if field in fields}
        assert msgspec.json.decode(msgspec.json.encode(shaped)) == msgspec.json.decode(msgspec.json.encode(told))


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {"boards": "all"}), (2, {}), (3, {"boards": "all", "events": "7-7-6", "personal_objectives": True})],
)
def test_views_have_the_shape_the_page_is_told(seats: int, options: dict[str, Any]) -> None:
    state = GAME.new_initial_state(seats, options, "shape")
    assert isinstance(state, PlanetUnknown)
    rng = Rng("shape")
    moves = 0
    while not state.is_terminal():
        if moves % FAR_APART == 0:
            check(state)
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
        moves += 1
    check(state)


@pytest.mark.parametrize("corporation", CORPORATION_IDS)
def test_every_corporation_has_it(corporation: str) -> None:
    check(table("ksb_4156", corporation))


@pytest.mark.parametrize("planet", PLANET_IDS)
def test_every_planet_has_it(planet: str) -> None:
    check(table(planet))


def test_an_event_is_in_force_from_its_reveal_to_the_end_of_its_round() -> None:
    state = GAME.new_initial_state(2, {"events": "7-7-6", "two_player_variant": False}, "in force")
    assert isinstance(state, PlanetUnknown)
    rng = Rng("in force")
    before_the_reveal = revealed = 0
    while not state.is_terminal():
        events = state.view(None)["events"]
        decision = state.view(state.to_act()[0])["decision"]["kind"]
        if state.ending or decision == "ChooseRotation" or state.round == 0:
            assert events["current"] is None
            before_the_reveal += not state.ending and state.round > 1
        else:
            assert events["current"] == state.used_events[-1]
            revealed += 1
        seat = state.to_act()[0]
        legal = state.legal_actions(seat)
        state.apply_action(legal[rng.below(len(legal))], seat)
    assert state.view(None)["events"]["current"] is None
    assert before_the_reveal
    assert revealed


def test_who_has_looked_at_the_next_event_sees_its_colour() -> None:
    state = table(events="7-7-6")
    state.boards[0].peeked = 1 + len(state.deck)
    events = state.view(0)["events"]
    assert events["next"] == state.deck[-1]
    assert events["next_colour"] == EVENT_COLOUR[state.deck[-1]]
    assert events["colours"] == [EVENT_COLOUR[card] for card in state.used_events]
    for other in (1, None):
        assert state.view(other)["events"]["next_colour"] is None
