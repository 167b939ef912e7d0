"""The page is told the shape of the views; every view has it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import landfall
from landfall.flow import Rng
from landfall.games.planet_unknown.knowledge.view_types import PlanetUnknownView
from landfall.games.planet_unknown.table.components import CORPORATION_IDS, EVENT_COLOUR, PLANET_IDS, PLANETS
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import NO_EDGE, square_name
from tests.games.planet_unknown.positions import board, do, facing_two, lay, play_on, start, table, trackers, unlock

GAME = landfall.load_game("planet-unknown")
FAR_APART = 12  # moves between two positions that are looked at


def check(state: PlanetUnknown) -> None:
    for audience in (*range(state.seats), None):
        view = state.view(audience)
        shaped = msgspec.convert(view, PlanetUnknownView)
        assert msgspec.json.decode(msgspec.json.encode(shaped)) == msgspec.json.decode(msgspec.json.encode(view))


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


def test_all_see_which_technologies_are_used_up() -> None:
    state = table(corporation="flux")
    trackers(state, tech=9)
    unlock(state, 1, 2, 5)
    assert state.view(1)["players"][0]["spent"] == []
    do(state, "use", technology="flux_5")
    for audience in (0, 1, None):
        assert state.view(audience)["players"][0]["spent"] == [5]
    do(state, "use", technology="flux_2")
    assert state.view(1)["players"][0]["spent"] == [2, 5]


def test_every_use_is_that_of_a_technology_used_once() -> None:
    for corporation, in_round, in_game in (("jump_drive", 7, 6), ("cosmos", 128, 8), ("wormhole", 8, 0)):
        state = table(corporation=corporation)
        board(state).used_round, board(state).used_game = in_round, in_game
        player = state.view(None)["players"][0]
        uses = {one["level"]: one["use"] for one in player["board"]["technologies"]}
        assert player["spent"]
        assert all(uses[level] in ("once_per_round", "once_per_game") for level in player["spent"])


def test_whose_restrictions_are_dropped_is_seen_with_the_question() -> None:
    state = facing_two("ksb_4156", outer="rover/tech", inner="civ/energy")
    state.rules = NO_EDGE
    state.legal_cache = [None, None]
    assert state.view(0)["decision"]["fields"]["dropped"] == ["event"]  # the first tile lies on the edge
    lay(state, "tech", "F3")
    assert state.view(0)["decision"]["fields"]["dropped"] == []


def test_what_the_medals_of_a_planet_come_from() -> None:
    state = table("gaia")
    parts = state.view(1)["players"][0]["planet_score"]
    assert parts["cities"] > 0
    assert parts["city_medals"] == parts["cities"] * PLANETS[board(state).planet].city_medals
    lay(state, "civ", " ".join(square_name(at) for at in PLANETS[board(state).planet].cities[:1]))
    assert state.view(1)["players"][0]["planet_score"]["cities"] == parts["cities"] - 1
    state = table("cerberus")
    assert state.view(1)["players"][0]["planet_score"]["regions"] == 0
    lay(state, "civ", " ".join(square_name(at) for at in PLANETS[board(state).planet].regions[0]))
    parts = state.view(1)["players"][0]["planet_score"]
    assert (parts["regions"], parts["region_medals"]) == (1, PLANETS[board(state).planet].region_medals)
    for player in state.view(1)["players"]:
        score = player["planet_score"]
        assert player["medals"]["planet"] == score["lines"] + score["city_medals"] + score["region_medals"]


def test_at_the_end_all_see_which_personal_objectives_are_met() -> None:
    state = start(2, "met", personal_objectives=True)
    while state.round < 1:
        state.apply_action(state.legal_actions()[0])
    assert state.view(0)["players"][1]["objectives_met"] is None
    over = play_on(state, "met")
    for audience in (0, 1, None):
        for seat, player in enumerate(over.view(audience)["players"]):
            assert len(player["objectives_met"]) == len(player["objectives"]) == player["objectives_kept"]
            assert 5 * sum(player["objectives_met"]) == over.scores()[seat]["personal"]
