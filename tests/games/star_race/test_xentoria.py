"""Xentoria and its patrol tokens: rules, section 11."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from landfall.flow import State
from tests.games.star_race.positions import (
    GAME,
    LAST_RING,
    arrive,
    asked,
    choices,
    events,
    last_result,
    play,
    play_card,
    race,
    set_all_aside,
)
from tests.games.star_race.test_mission import advanced

COUNTS = [2, 3, 4]


# -- Xentoria: placing ------------------------------------------------------------------------------------------------


def placing(seats: int = 2, start_player: int = 0) -> State:
    return set_all_aside(advanced("xentoria", seats, start_player))


@pytest.mark.parametrize(("seats", "rings"), [(2, {10, 15}), (3, {6, 10, 15}), (4, {3, 6, 10, 15})])
def test_r_15a_a_token_lies_at_least_two_levels_above_the_start_ring(seats: int, rings: set[int]) -> None:
    assert {ring for _, ring in choices(placing(seats))} == rings


@pytest.mark.parametrize(("seats", "fields"), [(2, 9 * 2), (3, 9 * 3), (4, 9 * 4)])
def test_r_15a_any_ships_track_may_be_chosen(seats: int, fields: int) -> None:
    assert len(choices(placing(seats))) == fields


def test_r_15a_no_token_lies_on_the_planet() -> None:
    assert not any(ring == 21 for _, ring in choices(placing(4)))


def test_at_most_one_token_lies_on_a_track() -> None:
    state = placing()
    play(state, "place_patrol", ship="T1", ring=10)
    assert not any(ship == "T1" for ship, _ in choices(state))


@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_places_one_token_start_player_first_then_clockwise(seats: int) -> None:
    state = placing(seats, start_player=1)
    placers = []
    while asked(state) == "PlacePatrol":
        placers.append(state.current_player())
        state.apply_action(state.legal_actions()[0])
    assert placers == [(1 + turn) % seats for turn in range(seats)]


def test_after_the_placing_the_start_player_takes_the_first_turn() -> None:
    state = placing(3, start_player=2)
    for ship in ("T1", "T2", "T3"):
        play(state, "place_patrol", ship=ship, ring=15)
    assert (asked(state), state.current_player()) == ("PlayCard", 2)


def test_placing_a_token_is_compulsory() -> None:
    names = {GAME.actions.decode(action)[0] for action in placing().legal_actions()}
    assert names == {"place_patrol"}


def test_placing_a_token_is_public() -> None:
    state = play(placing(), "place_patrol", ship="K2", ring=15)
    assert state.view()["patrols"] == {"K2": 5}


# -- Xentoria: looking ------------------------------------------------------------------------------------------------


def on_patrol(seats: int = 2, **position: Any) -> State:
    """Xentoria: a token waits for T1 one level further in."""
    standing = {"T1": 3} | position.pop("levels", {})
    tokens = {"T1": 4} | position.pop("patrols", {})
    return race(seats, planet="xentoria", levels=standing, patrols=tokens, **position)


def meet(seats: int = 2, **position: Any) -> State:
    """T1 has just been moved onto a token."""
    return play_card(on_patrol(seats, **position), "plus1", ("ship", "T1"))


def test_a_ship_moved_inward_onto_a_token_triggers_it() -> None:
    assert asked(meet()) == "Look"


def test_a_ship_moved_outward_onto_a_token_triggers_it() -> None:
    state = on_patrol(levels={"T1": 5, "B1": 3})
    play_card(state, "minus1x2", ("pair", "T1+B1"))
    assert asked(state) == "Look"


def test_a_ship_swapped_onto_a_token_triggers_it() -> None:
    state = on_patrol(levels={"T2": 4}, hands=["swap", "plus1"])
    play_card(state, "swap", ("pair", "T1+T2"))
    assert asked(state) == "Look"


def test_a_ship_moved_onto_a_token_by_a_copy_triggers_it() -> None:
    state = on_patrol(offers={1: "plus1"})
    play_card(state, "copy", ("copy_from", 1), ("ship", "T1"))
    assert asked(state) == "Look"


def test_the_token_is_triggered_by_who_played_the_card() -> None:
    state = on_patrol(3, turn_of=2)
    play_card(state, "plus1", ("ship", "T1"))
    assert state.to_act() == (2,)


def test_a_token_on_another_ships_track_is_not_triggered() -> None:
    state = on_patrol(levels={"T2": 3})
    play_card(state, "plus1", ("ship", "T2"))
    assert (asked(state), state.view()["patrols"]) == ("PlayCard", {"T1": 4})


def test_r_15b_a_token_that_a_ship_passes_over_is_not_triggered() -> None:
    state = on_patrol(4, levels={"T1": 5})
    play_card(state, "minus2", ("ship", "T1"))
    assert (asked(state), state.view()["patrols"]) == ("PlayCard", {"T1": 4})


def test_r_15b_minus_two_ending_on_a_token_triggers_it() -> None:
    state = race(4, planet="xentoria", levels={"T1": 5}, patrols={"T1": 3})
    play_card(state, "minus2", ("ship", "T1"))
    assert asked(state) == "Look"


def test_r_15b_a_ship_swapped_past_a_token_does_not_trigger_it() -> None:
    state = on_patrol(levels={"T2": 5}, hands=["swap", "plus1"])
    play_card(state, "swap", ("pair", "T1+T2"))
    assert (asked(state), state.view()["patrols"]) == ("PlayCard", {"T1": 4})


def test_one_opponent_is_chosen_or_the_look_declined() -> None:
    assert choices(meet(4, turn_of=1)) == [0, 2, 3, "decline"]


def test_a_look_shows_one_of_the_opponents_two_missions() -> None:
    state = meet(hired=[("T1", "T2"), ("B1", "K3")])
    play(state, "look", seat=1)
    assert state.view(0)["looks"][0]["ship"] in ("B1", "K3")


def test_which_of_the_two_missions_is_seen_is_random() -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        state = play(meet(hired=[("T1", "T2"), ("B1", "K3")], seed=seed), "look", seat=1)
        seen[state.view(0)["looks"][0]["ship"]] += 1
    assert min(seen["B1"], seen["K3"]) >= 10


def test_the_token_leaves_the_game_once_triggered() -> None:
    assert meet().view()["patrols"] == {}


def test_the_token_leaves_the_game_even_if_the_look_is_declined() -> None:
    assert play(meet(), "decline").view()["patrols"] == {}


def test_looks_are_made_before_the_next_turn() -> None:
    state = play(meet(), "look", seat=1)
    assert (asked(state), state.current_player()) == ("PlayCard", 1)


def test_an_opponent_is_inspected_at_most_once_in_a_mission() -> None:
    assert choices(meet(3, inspected=[(0, 1)])) == [2, "decline"]


def test_who_has_inspected_all_opponents_gets_nothing_from_a_token() -> None:
    assert asked(meet(3, inspected=[(0, 1), (0, 2)])) == "PlayCard"


def test_a_token_without_a_look_is_removed_all_the_same() -> None:
    assert meet(2, inspected=[(0, 1)]).view()["patrols"] == {}


def test_that_another_has_inspected_an_opponent_does_not_matter() -> None:
    assert choices(meet(3, inspected=[(2, 1)])) == [1, 2, "decline"]


def test_the_next_mission_forgets_who_was_inspected() -> None:
    state = race(planet="xentoria", levels={"T1": 5}, inspected=[(0, 1)])
    play_card(state, "plus1", ("ship", "T1"))
    assert state.to_dict()["table"]["inspected"] == [0, 0]


def both_met(seats: int, **position: Any) -> State:
    """One card has moved T1 and T2 onto tokens."""
    state = race(seats, planet="xentoria", levels={"T1": 3, "T2": 4}, patrols={"T1": 4, "T2": 5}, **position)
    return play_card(state, "race_plus1", ("group", "race:terran"))


def test_r_15c_each_token_of_a_card_is_its_own_look() -> None:
    state = play(both_met(3), "look", seat=1)
    assert asked(state) == "Look"


def test_r_15c_the_second_look_goes_to_a_different_opponent() -> None:
    state = play(both_met(3), "look", seat=1)
    assert choices(state) == [2, "decline"]


def test_r_15c_the_second_look_is_decided_after_seeing_the_first_card() -> None:
    state = play(both_met(3), "look", seat=1)
    assert (asked(state), len(state.view(0)["looks"])) == ("Look", 1)


def test_r_15c_with_two_players_the_second_token_gives_nothing() -> None:
    state = play(both_met(2), "look", seat=1)
    assert (asked(state), state.view()["patrols"]) == ("PlayCard", {})


def test_r_15d_a_look_may_be_declined() -> None:
    state = play(meet(), "decline")
    assert state.view(0)["looks"] == []


def test_r_15d_declining_does_not_use_up_an_opponent() -> None:
    state = play(both_met(2), "decline")
    assert choices(state) == [1, "decline"]


def test_r_15e_no_look_if_the_same_card_brings_a_ship_to_the_planet() -> None:
    state = on_patrol(levels={"T2": LAST_RING})
    play_card(state, "race_plus1", ("group", "race:terran"))
    assert last_result(state)["ending"] == "arrival"
    assert events(state, "Looked") == []


def test_r_15e_no_look_after_the_last_card_of_the_mission() -> None:
    state = on_patrol(hands={0: ["plus1"], 1: []})
    play_card(state, "plus1", ("ship", "T1"))
    assert last_result(state)["ending"] == "cards_spent"


def test_r_15e_the_token_is_removed_without_a_look() -> None:
    state = on_patrol(levels={"T2": LAST_RING})
    play_card(state, "race_plus1", ("group", "race:terran"))
    assert [event.ship for event in events(state, "PatrolLifted")] == ["T1"]  # type: ignore[attr-defined]


def test_r_15f_pandora_uses_all_four_tokens_after_a_xentoria_mission() -> None:
    """The second mission goes to Pandora; tokens used up on Xentoria come back."""
    stored = race(planet="xentoria", levels={"T1": LAST_RING}, patrols={"B1": 4}).to_dict()
    stored["table"]["planets"] = [2, 3, 0, 1]
    state = play_card(GAME.state_from_dict(stored), "plus1", ("ship", "T1"))
    set_all_aside(state)
    assert (state.view()["planet"]["id"], state.view()["tokens_left"]) == ("pandora", 4)


def test_a_ship_on_xentoria_is_worth_21() -> None:
    state = arrive("xentoria", hired=[("T1", "B1"), ("K1", "K2")])
    assert last_result(state)["worths"]["T1"] == 21
