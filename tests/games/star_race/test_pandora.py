"""Pandora and its tokens: rules, section 11."""

from __future__ import annotations

import pytest

from landfall.flow import State
from tests.games.star_race.positions import (
    FACES,
    GAME,
    PLANET,
    SHIPS,
    arrive,
    asked,
    choices,
    last_result,
    level,
    play_card,
    race,
    set_all_aside,
)
from tests.games.star_race.test_mission import advanced

COUNTS = [2, 3, 4]


@pytest.mark.parametrize("seats", COUNTS)
def test_pandora_has_four_tokens_whatever_the_player_count(seats: int) -> None:
    assert set_all_aside(advanced("pandora", seats)).view()["tokens_left"] == 4


def test_the_mission_goes_on_after_an_arrival_on_pandora() -> None:
    state = arrive("pandora")
    assert (asked(state), state.current_player(), level(state, "T1")) == ("PlayCard", 1, PLANET)


def test_a_ship_that_reaches_pandora_gets_a_token() -> None:
    shown = arrive("pandora").view()
    assert (shown["ships_with_token"], shown["tokens_left"]) == (["T1"], 3)


@pytest.mark.parametrize("before", [0, 1, 2])
def test_the_mission_goes_on_until_the_fourth_arrival(before: int) -> None:
    tokens = dict(zip(("B1", "B2", "B3")[:before], FACES, strict=False))
    assert arrive("pandora", tokens=tokens).view()["results"] == []


def test_the_fourth_arrival_on_pandora_ends_the_mission() -> None:
    state = arrive("pandora", tokens={"B1": 0, "B2": 15, "K3": 21})
    assert last_result(state)["ending"] == "arrival"


def test_pandora_ends_too_when_all_cards_are_spent() -> None:
    state = race(planet="pandora", tokens={"B1": 0}, hands={0: ["plus1"], 1: []})
    play_card(state, "plus1", ("ship", "T1"))
    assert last_result(state)["ending"] == "cards_spent"


def test_one_card_may_bring_three_ships_to_pandora() -> None:
    state = race(planet="pandora", levels={"T1": 5, "T2": 5, "T3": 5})
    play_card(state, "race_plus1", ("group", "race:terran"))
    assert state.view()["ships_with_token"] == ["T1", "T2", "T3"]


def test_tokens_of_one_card_are_drawn_in_the_order_of_the_ships() -> None:
    state = race(planet="pandora", levels={"T2": 5, "B2": 5, "K2": 5})
    bag = state.to_dict()["table"]["bag"]
    play_card(state, "number_plus1", ("group", "number:2"))
    tokens = state.to_dict()["table"]["tokens"]
    assert [tokens[SHIPS.index(ship)] - 1 for ship in ("T2", "B2", "K2")] == bag[:0:-1]


def test_with_room_for_one_the_player_chooses_which_ship_goes_in() -> None:
    state = race(planet="pandora", tokens={"B1": 0, "B2": 15, "B3": 21}, levels={"T1": 5, "T2": 5, "T3": 5})
    play_card(state, "race_plus1", ("group", "race:terran"))
    assert choices(state) == ["T1", "T2", "T3"]


def test_with_room_for_two_the_player_chooses_which_two_of_three_go_in() -> None:
    state = race(planet="pandora", tokens={"B1": 0, "B2": 15}, levels={"T1": 5, "T2": 5, "T3": 5})
    play_card(state, "race_plus1", ("group", "race:terran"))
    assert choices(state) == ["T1+T2", "T1+T3", "T2+T3"]


def test_the_ship_left_out_stays_on_the_last_ring() -> None:
    state = race(planet="pandora", tokens={"B1": 0, "B2": 15}, levels={"T1": 5, "T2": 5, "T3": 5})
    play_card(state, "race_plus1", ("group", "race:terran"), ("pair", "T1+T3"))
    assert [last_result(state)["levels"][ship] for ship in ("T1", "T2", "T3")] == [PLANET, 5, PLANET]


def test_with_room_for_all_nobody_is_asked() -> None:
    state = race(planet="pandora", tokens={"B1": 0, "B2": 15}, levels={"T1": 5, "T2": 5, "T3": 4})
    play_card(state, "race_plus1", ("group", "race:terran"))
    assert last_result(state)["levels"]["T3"] == 5


@pytest.mark.parametrize("face", FACES)
def test_a_ship_with_a_token_scores_its_face_and_nothing_else(face: int) -> None:
    state = race(planet="pandora", tokens={"T1": face}, hands={0: ["plus1"], 1: []})
    play_card(state, "plus1", ("ship", "B1"))
    assert last_result(state)["worths"]["T1"] == face


def test_a_ship_without_a_token_scores_its_ring() -> None:
    state = race(planet="pandora", levels={"K2": 5}, hands={0: ["plus1"], 1: []})
    play_card(state, "plus1", ("ship", "B1"))
    assert last_result(state)["worths"]["K2"] == 15


def play_until_a_token_is_drawn(state: State) -> State:
    """Everybody pushes T1, which all group cards of its number and race move too."""
    while not state.view()["ships_with_token"]:
        offered = choices(state)
        wanted = ("plus1", "number_plus1", "race_plus1", "T1", "number:1", "race:terran")
        play_on = [at for at, choice in enumerate(offered) if choice in wanted] or [0]
        state.apply_action(state.legal_actions()[play_on[0]])
    return state


def test_every_face_can_be_drawn_first() -> None:
    drawn = set()
    for seed in range(60):
        state = GAME.new_initial_state(2, {"variant": "advanced"}, seed)
        if state.view()["planet"]["id"] != "pandora":
            continue
        set_all_aside(state, "minus2+minus1x2+rewind")
        table = play_until_a_token_is_drawn(state).to_dict()["table"]
        drawn.add(max(table["tokens"]) - 1)
    assert drawn == {0, 1, 2, 3}
