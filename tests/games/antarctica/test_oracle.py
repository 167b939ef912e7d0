"""The engine beside a second reading of the rules, in whole games: what is legal, what it scores, what is conserved."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.flow import Rng, State
from tests.games.antarctica.oracle import moves, scores
from tests.games.antarctica.positions import CUBES_IN_GAME, GAME, PEOPLE, SHIPS_IN_GAME
from tests.games.antarctica.steering import eagerly

TURN = ("SetSail", "Act", "EndTurn")
CASES = [(seats, seed) for seats in (2, 3, 4) for seed in range(6)]


def offered(state: State) -> set[tuple[str, tuple[Any, ...]]]:
    found = set()
    for action in state.legal_actions():
        name, arguments = GAME.actions.decode(action)
        found.add((name, tuple(arguments.values())))
    return found


@pytest.mark.parametrize(("seats", "seed"), CASES)
def test_every_turn_allows_what_the_rules_allow(seats: int, seed: int) -> None:
    rng = Rng(f"oracle {seats} {seed}")
    state = GAME.new_initial_state(seats, {"placement": "first_game" if seed % 2 else "free"}, seed)
    compared = 0
    while not state.is_terminal():
        seat = state.current_player()
        view = state.view(seat)
        if view["decision"]["kind"] in TURN:
            assert offered(state) == moves(view)
            compared += 1
        state.apply_action(eagerly(state, rng))
    assert compared > 40
    assert state.view()["ending"] in ("last_scientist", "last_card", "endless")


@pytest.mark.parametrize(("seats", "seed"), CASES)
def test_every_position_scores_what_the_rules_say(seats: int, seed: int) -> None:
    rng = Rng(f"scores {seats} {seed}")
    state = GAME.new_initial_state(seats, {}, seed)
    while not state.is_terminal():
        state.apply_action(eagerly(state, rng))
        if rng.below(5) == 0 or state.is_terminal():
            assert state.scores() == scores(state.view())


@pytest.mark.parametrize(("seats", "seed"), CASES)
def test_pieces_of_each_colour_and_all_invariants_hold_at_every_step(seats: int, seed: int) -> None:
    rng = Rng(f"pieces {seats} {seed}")
    state = GAME.new_initial_state(seats, {}, seed)
    start = state.pieces()
    used: set[tuple[str, int]] = set()
    while not state.is_terminal():
        state.apply_action(eagerly(state, rng))
        assert state.pieces() == start
        view = state.view()
        for seat in range(seats):
            own = view["players"][seat]
            settled = sum(zone["scientists"][seat] for zone in view["zones"])
            assert own["supply"] + own["reserve"] + settled == PEOPLE[seats]
            sailing = sum(zone["queue"].count(seat) for zone in view["zones"])
            assert sailing + own["ships_available"] + own["discarded_ships"] == SHIPS_IN_GAME[seats]
            on_tracks = sum(track["cubes"][seat] > 0 for track in view["tracks"])
            assert on_tracks + own["cubes_available"] + own["discarded_cubes"] == CUBES_IN_GAME[seats]
        for zone in view["zones"]:
            assert len(zone["queue"]) <= 3
            assert zone["open"] or not (zone["queue"] or zone["buildings"] or sum(zone["scientists"]))
        for track in view["tracks"]:
            spaces = [space for space in track["cubes"] if space]
            assert len(set(spaces)) == len(spaces)
            now = {(track["track"], space["space"]) for space in track["spaces"] if space["used"]}
            assert {spot for spot in used if spot[0] == track["track"]} <= now
            used |= now


def test_a_blue_space_fires_once_and_a_card_is_played_once_a_visit() -> None:
    for seed in range(12):
        rng = Rng(f"once {seed}")
        state = GAME.new_initial_state(4, {}, seed)
        while not state.is_terminal():
            state.apply_action(eagerly(state, rng))
        blue = []
        played: list[int] = []
        for event in state.events():
            kind = type(event).__name__
            if kind == "SunMoved":
                played = []
            if kind in ("CardPlayed", "IcebreakerLaid", "ResourceUsed"):
                assert event.seat not in played  # type: ignore[attr-defined]
                played.append(event.seat)  # type: ignore[attr-defined]
            if kind == "Triggered" and event.action in ("ship_move", "shipyard_draft", "advance_3"):  # type: ignore[attr-defined]
                blue.append((event.track, event.space))  # type: ignore[attr-defined]
        assert len(set(blue)) == len(blue)
