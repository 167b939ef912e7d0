"""Preparing a mission: rules, section 5, and setting cards aside, section 11."""

from __future__ import annotations

from collections import Counter

import pytest

from landfall.flow import State
from tests.games.star_race.positions import (
    GAME,
    LAST_RING,
    PLANETS,
    SHIPS,
    START,
    asked,
    choices,
    events,
    play,
    play_card,
    race,
    set_all_aside,
)


def next_mission(seats: int = 2, planet: str | None = None, **position: object) -> State:
    """The start of the mission after one that has just ended by an arrival."""
    state = race(seats, planet=planet, levels={"T1": LAST_RING}, **position)  # type: ignore[arg-type]
    play_card(state, "plus1", ("ship", "T1"))
    return state


def advanced(planet: str, seats: int = 2, start_player: int = 0) -> State:
    """The first mission of an advanced game that happens to go to this planet."""
    options = {"variant": "advanced", "start_player": start_player}
    for seed in range(100):
        state = GAME.new_initial_state(seats, options, seed)
        if state.view()["planet"]["id"] == planet:
            return state
    raise AssertionError(f"{planet} never comes first")


# -- the steps, one by one --------------------------------------------------------------------------------------------


def test_each_mission_uses_another_planet() -> None:
    state = GAME.new_initial_state(4, {}, 5)
    seen = [state.view()["planet"]["id"]]
    while not state.is_terminal():
        before = len(state.view()["results"])
        state.apply_action(state.legal_actions()[-1])
        if len(state.view()["results"]) > before and not state.is_terminal():
            seen.append(state.view()["planet"]["id"])
    assert sorted(seen) == sorted(PLANETS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_ships_go_back_to_their_start(seats: int) -> None:
    assert set(next_mission(seats).view()["ships"].values()) == {START[seats]}


def test_everybody_takes_all_action_cards_back() -> None:
    state = next_mission(hands=["plus1", "copy"])
    assert [player["hand_size"] for player in state.view()["players"]] == [11, 11]


def test_everybody_has_eleven_cards_again_in_the_next_advanced_mission() -> None:
    state = next_mission(planet="xentoria", hands=["plus1", "copy"])
    assert [player["hand_size"] for player in state.view()["players"]] == [11, 11]


def test_cards_are_set_aside_anew_in_every_advanced_mission() -> None:
    state = next_mission(planet="xentoria")
    assert [asked(state, seat) for seat in (0, 1)] == ["SetAside", "SetAside"]


def test_the_piles_of_played_cards_are_gone() -> None:
    state = next_mission(hands=["plus1", "copy"], offers={1: "swap"})
    assert [(player["played"], player["latest"]) for player in state.view()["players"]] == [({}, None)] * 2


def test_cards_of_earlier_missions_cannot_be_copied() -> None:
    state = next_mission(hands={0: ["plus1", "copy"], 1: ["copy"]}, offers={1: "plus1"})
    play_card(state, "copy")
    assert events(state, "CardLost")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_hires_two_ships_that_nobody_else_has(seats: int) -> None:
    state = GAME.new_initial_state(seats, {}, 3)
    dealt = [ship for seat in range(seats) for ship in state.view(seat)["hired"]]
    assert len(set(dealt)) == 2 * seats


def test_missions_are_dealt_anew() -> None:
    deals = set()
    for seed in range(12):
        state = race(levels={"T1": LAST_RING}, hired=[("T1", "T2"), ("B1", "B2")], seed=seed)
        play_card(state, "plus1", ("ship", "T1"))
        deals.add(tuple(state.view(0)["hired"]))
    assert len(deals) > 6


def test_any_ship_may_be_dealt_to_any_seat() -> None:
    dealt: Counter[str] = Counter()
    for seed in range(120):
        dealt.update(GAME.new_initial_state(2, {}, seed).view(1)["hired"])
    assert set(dealt) == set(SHIPS)


@pytest.mark.parametrize(("seats", "missions"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_the_start_player_moves_on_clockwise_so_that_all_start_equally_often(seats: int, missions: list[int]) -> None:
    starters: list[int] = []
    state = GAME.new_initial_state(seats, {"start_player": 0}, 1)
    while not state.is_terminal():
        if len(starters) < state.view()["mission"]:
            assert state.current_player() == state.view()["start_player"]
            starters.append(state.current_player())
        state.apply_action(state.legal_actions()[-1])
    assert starters == missions


def test_the_next_start_player_sits_to_the_left_of_the_last() -> None:
    state = next_mission(3, start_player=2)
    assert state.view()["start_player"] == 0


def test_the_start_player_takes_the_first_turn() -> None:
    state = next_mission(3, start_player=1)
    assert state.current_player() == 2


# -- R 16: the order --------------------------------------------------------------------------------------------------


def test_r_16_cards_are_set_aside_with_the_planet_on_the_table() -> None:
    state = advanced("pandora")
    assert (asked(state), state.view(0)["planet"]["id"]) == ("SetAside", "pandora")


def test_r_16_cards_are_set_aside_after_seeing_both_missions() -> None:
    state = advanced("nova")
    assert asked(state, 1) == "SetAside"
    assert len(state.view(1)["hired"]) == 2


def test_r_16_patrol_tokens_are_placed_after_setting_cards_aside() -> None:
    state = advanced("xentoria")
    assert asked(state, 0) == "SetAside"
    set_all_aside(state)
    assert asked(state) == "PlacePatrol"


def test_r_16_pandoras_tokens_are_mixed_after_setting_cards_aside() -> None:
    state = advanced("pandora")
    before = state.view()["tokens_left"]
    set_all_aside(state)
    assert (before, state.view()["tokens_left"]) == (0, 4)


def test_r_16_the_story_tells_planet_missions_setting_aside_and_patrols_in_this_order() -> None:
    state = set_all_aside(advanced("xentoria"))
    play(state, "place_patrol", ship="T1", ring=10)
    told = [type(event).__name__ for event in state.events(0)]
    assert told == ["MissionBegan", "Hired", "CardsSetAside", "Ready", "Ready", "PatrolPlaced"]


# -- setting three cards aside ----------------------------------------------------------------------------------------


def test_setting_aside_leaves_eight_cards() -> None:
    state = set_all_aside(advanced("nova"))
    assert state.view(0)["players"][0]["hand_size"] == 8


def test_the_cards_set_aside_are_out_for_this_mission() -> None:
    state = set_all_aside(advanced("nova"), "plus1+swap+swap")
    assert choices(state) == ["minus2", "minus1x2", "number_plus1", "race_plus1", "copy", "rewind"]


def test_two_cards_of_one_kind_may_be_set_aside() -> None:
    state = advanced("nova")
    play(state, "set_aside", 0, cards="number_plus1+number_plus1+copy")
    assert state.view(0)["set_aside"] == {"number_plus1": 2, "copy": 1}


def test_one_of_two_cards_of_a_kind_may_be_set_aside() -> None:
    state = advanced("nova")
    play(state, "set_aside", 0, cards="number_plus1+copy+rewind")
    assert state.view(0)["players"][0]["hand"]["number_plus1"] == 1


def test_there_are_77_ways_to_set_three_cards_aside() -> None:
    assert len(advanced("nova").legal_actions(1)) == 77


def test_everybody_sets_cards_aside_at_the_same_time() -> None:
    assert advanced("nova", seats=4).to_act() == (0, 1, 2, 3)


def test_cards_may_be_set_aside_in_any_order_of_seats() -> None:
    one, other = advanced("zora", seats=3), advanced("zora", seats=3)
    for seat in (0, 1, 2):
        play(one, "set_aside", seat, cards="minus2+copy+rewind")
    for seat in (2, 0, 1):
        play(other, "set_aside", seat, cards="minus2+copy+rewind")
    assert one.digest() == other.digest()


def test_who_is_ready_owes_nothing_while_others_choose() -> None:
    state = advanced("nova", seats=3)
    play(state, "set_aside", 1, cards="minus2+copy+rewind")
    assert (state.to_act(), state.legal_actions(1)) == ((0, 2), [])


def test_set_aside_cards_have_not_been_played_so_copy_cannot_reach_them() -> None:
    state = set_all_aside(advanced("nova"), "minus2+minus1x2+plus1")
    play_card(state, "copy")
    assert [event.card for event in events(state, "CardLost")] == ["copy"]  # type: ignore[attr-defined]
