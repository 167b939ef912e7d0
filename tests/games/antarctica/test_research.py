"""Research tracks and their actions: rules, sections 6.4, 10 and 11."""

from __future__ import annotations

from typing import Any

from landfall.flow import State
from tests.games.antarctica.positions import (
    asked,
    board,
    can,
    choices,
    cube,
    events,
    finish,
    hand,
    people,
    play,
    player,
    queue,
    why,
)


def research(track: str, station: str, seats: int = 3, **more: Any) -> State:
    """A's ship comes to zone 2, where a station stands, and researches: one point, and one for each scientist there."""
    queues = more.pop("queues", {1: "A", 4: "B", 5: "C"} if seats > 2 else {1: "A", 4: "B"})
    state = board(seats, queues=queues, buildings={2: station}, **more)
    play(state, "sail", zone=2)
    play(state, "research", track=track)
    return state


def triggered(state: State) -> list[str]:
    return [event.action for event in events(state, "Triggered")]  # type: ignore[attr-defined]


# -- 6.4 --------------------------------------------------------------------------------------------------------------


def test_example_two_ships_and_a_scientist_go_three_spaces() -> None:
    state = research("T1", "land_station", queues={1: "A", 2: "AB", 5: "C"}, scientists={2: "A"})
    assert cube(state, "T1", "A") == 3


def test_a_station_serves_the_tracks_that_show_its_type() -> None:
    state = board(4, queues={1: "A"}, buildings={2: "coastal_station"})
    play(state, "sail", zone=2)
    assert choices(state, "research") == ["T2", "T5"]
    assert why(state, "research", track="T1").code == "no-station-here"


def test_with_several_stations_one_is_chosen() -> None:
    state = board(3, queues={1: "A"}, buildings={2: "land_station sea_station"})
    play(state, "sail", zone=2)
    assert choices(state, "research") == ["T1", "T3", "T4"]


def test_a_closed_track_cannot_be_chosen() -> None:
    state = board(2, queues={1: "A"}, buildings={2: "land_station"})
    play(state, "sail", zone=2)
    assert choices(state, "research") == ["T1"]
    assert why(state, "research", track="T4").code == "track-closed"


def test_r_34_either_station_type_serves_the_track_with_two_icons() -> None:
    for station in ("coastal_station", "sea_station"):
        state = board(4, queues={1: "A"}, buildings={2: station})
        play(state, "sail", zone=2)
        assert can(state, "research", track="T5")


# -- section 10 -------------------------------------------------------------------------------------------------------


def test_example_two_points_jump_three_occupied_spaces() -> None:
    state = research("T3", "sea_station", 4, scientists={2: "A"}, cubes={"T3": {"A": 1, "B": 2, "C": 3, "D": 4}})
    assert cube(state, "T3", "A") == 6


def test_entering_costs_a_point_and_takes_a_cube_from_available() -> None:
    state = research("T3", "sea_station", cubes={"T3": {"B": 1}})
    assert cube(state, "T3", "A") == 2
    assert player(state, "A")["cubes_available"] == 3


def test_points_past_the_end_are_lost_and_nobody_passes_the_last_cube() -> None:
    state = research("T3", "sea_station", scientists={2: "AAAA"}, cubes={"T3": {"A": 8, "B": 10}})
    assert cube(state, "T3", "A") == 9


def test_cubes_that_fill_the_end_block_the_track() -> None:
    state = board(queues={1: "A"}, buildings={2: "sea_station"}, cubes={"T3": {"A": 8, "B": 9, "C": 10}})
    play(state, "sail", zone=2)
    assert why(state, "research", track="T3").code == "no-space-ahead"


def test_without_a_cube_in_available_a_track_cannot_be_entered() -> None:
    state = board(queues={1: "A"}, buildings={2: "sea_station"}, cubes_left={"A": 0})
    play(state, "sail", zone=2)
    assert why(state, "research", track="T3").code == "no-cube-available"


def test_r_27_points_of_a_card_must_be_used_on_a_track_where_a_step_is_possible() -> None:
    state = board(
        queues={1: "A"},
        buildings={2: "shaft crane"},
        tops=["D08"],
        cubes={"T1": {"A": 10}, "T2": {"A": 3}, "T3": {"A": 2}},
        cubes_left={"A": 0},
    )
    play(play(state, "sail", zone=2), "build", deck="double")
    assert choices(state, "track") == ["T2", "T3"]
    assert not can(state, "decline")
    assert why(state, "track", track="T1").code == "no-space-ahead"
    play(state, "track", track="T2")
    assert cube(state, "T2", "A") == 5


def test_if_no_track_can_be_chosen_the_points_are_lost() -> None:
    state = board(queues={1: "A"}, buildings={2: "shaft crane"}, tops=["D08"], cubes_left={"A": 0})
    play(play(state, "sail", zone=2), "build", deck="double")
    assert events(state, "PointsLost")[0].points == 2  # type: ignore[attr-defined]


def test_a_single_possible_track_is_taken_without_asking() -> None:
    state = board(
        queues={1: "A"}, buildings={2: "shaft crane"}, tops=["D08"], cubes={"T3": {"A": 3}}, cubes_left={"A": 0}
    )
    play(play(state, "sail", zone=2), "build", deck="double")
    assert cube(state, "T3", "A") == 5


def test_r_28_jumping_a_red_space_triggers_it_again() -> None:
    state = research("T3", "sea_station", cubes={"T3": {"A": 2, "B": 3}}, supply={"A": 1}, reserve={"A": 4})
    assert cube(state, "T3", "A") == 4
    assert triggered(state) == ["recruit_1"]
    assert people(state, "A") == (2, 3)


def test_r_28_jumping_a_used_blue_space_does_nothing() -> None:
    state = research("T2", "coastal_station", cubes={"T2": {"A": 4, "B": 5}}, used=[("T2", 5)])
    assert cube(state, "T2", "A") == 6
    assert triggered(state) == []


def test_red_acts_each_time_a_cube_passes() -> None:
    state = research("T3", "sea_station", scientists={2: "AAA"}, cubes={"T3": {"B": 5}})
    assert triggered(state) == ["recruit_1"]
    assert cube(state, "T3", "A") == 4


def test_r_29_blue_is_used_up_by_the_first_cube_even_without_effect() -> None:
    state = research("T1", "land_station", cubes={"T1": {"A": 4}}, stack="icebreaker")
    assert triggered(state) == ["shipyard_draft"]
    assert state.view()["tracks"][0]["spaces"][4]["used"]
    assert hand(state, "A") == {}
    assert state.view()["shipyard"]["stack"] == 0  # R20


def test_coloured_spaces_act_in_track_order() -> None:
    state = research("T2", "coastal_station", 2, scientists={2: "AAAAAAAA"}, basic={"A": 0}, stack="")
    assert triggered(state) == ["resource_basic", "ship_move", "new_ship"]
    assert player(state, "A")["basic"] == 1  # the first one is done
    assert asked(state) == ("ChooseShip", "A")  # the second one is being resolved
    assert queue(state, 1) == ""  # the third one waits
    play(state, "decline")
    play(state, "decline")
    assert queue(state, 1) == "A"


def advance_3(**more: Any) -> State:
    """A reaches the blue `advance_3` of T3."""
    cubes = {"T3": {"A": 5}, "T1": {"A": 2, "B": 4}, **more.pop("cubes", {})}
    return research("T3", "sea_station", cubes=cubes, **more)


def test_r_30_actions_triggered_in_an_action_wait_first_in_first_out() -> None:
    """A passes recruit on T1 (space 3) and the draft (space 5); B passes ship_move on T2: they wait for C's choice."""
    state = advance_3(cubes={"T2": {"B": 4}}, stack="icebreaker icebreaker icebreaker")
    before = people(state, "A")
    play(state, "track", track="T1")
    assert triggered(state) == ["advance_3", "recruit_1", "shipyard_draft"]
    assert people(state, "A") == before  # nothing happens yet
    play(state, "track", track="T2")
    assert triggered(state)[3:] == ["ship_move"]
    assert asked(state) == ("AdvanceTrack", "C")
    play(state, "decline")
    assert people(state, "A")[0] == before[0] + 1
    assert asked(state) == ("KeepCard", "A")  # the draft, for everybody
    play(state, "take", card="icebreaker")
    play(state, "take", card="icebreaker")
    assert asked(state) == ("ChooseShip", "B")  # then B's ship_move, B first
    play(state, "decline")
    assert asked(state) == ("ChooseShip", "C")
    play(state, "decline")
    assert asked(state) == ("ChooseShip", "A")
    play(state, "decline")
    assert asked(state) == ("EndTurn", "A")


def test_r_31_no_two_players_choose_the_same_track() -> None:
    state = advance_3()
    play(state, "track", track="T4")
    assert choices(state, "track") == ["T1", "T2", "T3"]
    assert why(state, "track", track="T4").code == "track-taken"


def test_r_31_who_declines_takes_no_track() -> None:
    state = advance_3()
    play(state, "track", track="T4")
    play(state, "decline")
    assert asked(state) == ("AdvanceTrack", "C")
    assert choices(state, "track") == ["T1", "T2", "T3"]


def test_r_31_the_triggering_player_must_move_if_possible() -> None:
    state = advance_3()
    assert asked(state) == ("AdvanceTrack", "A")
    assert why(state, "decline").code == "must-advance"


def test_r_31_who_can_move_on_no_free_track_is_skipped() -> None:
    state = advance_3(cubes_left={"B": 0})
    play(state, "track", track="T1")  # the only track B's cube is on
    assert asked(state) == ("AdvanceTrack", "C")
    assert events(state, "NothingHappened")[-1].seat == 1  # type: ignore[attr-defined]


def test_r_31_points_beyond_the_end_are_lost() -> None:
    state = advance_3(cubes={"T2": {"A": 9}}, used=[("T2", 5)])
    play(state, "track", track="T2")
    assert cube(state, "T2", "A") == 10


def test_r_05_a_player_without_ships_comes_back_by_a_new_ship_of_somebody_elses_advance_3() -> None:
    state = advance_3(queues={1: "A", 4: "B"}, cubes={"T4": {"C": 6}}, stack="icebreaker icebreaker")
    play(state, "track", track="T1")
    play(state, "decline")
    play(state, "track", track="T4")
    assert queue(state, 1) == "C"


# -- section 11 -------------------------------------------------------------------------------------------------------


def ship_move(**more: Any) -> State:
    cubes = {"T2": {"A": 4}}
    return research("T2", "coastal_station", cubes=cubes, **more)


def test_each_player_in_order_may_move_one_ship_anywhere_with_a_dock() -> None:
    state = ship_move()
    order = []
    while asked(state)[0] == "ChooseShip":
        order.append(asked(state)[1])
        play(state, "decline")
    assert order == ["A", "B", "C"]


def test_r_12_the_active_ship_may_be_moved_back_to_where_it_came_from() -> None:
    state = ship_move()
    play(state, "ship", zone=2, dock=1)
    assert choices(state, "sail") == [0, 1, 3, 4, 5, 6, 7]
    play(state, "sail", zone=1)
    assert queue(state, 1) == "A"


def test_r_11_the_target_zone_stays_when_the_active_ship_is_carried_off_before_the_action() -> None:
    state = board(
        queues={1: "A", 4: "B", 5: "C"},
        buildings={2: "camp"},
        scientists={2: "A"},
        cubes={"T2": {"A": 4}},
        hands={"A": "fast_progress"},
        reserve={"A": 5},
    )
    play(play(state, "sail", zone=2), "play", card="fast_progress")
    play(state, "track", track="T2")
    play(state, "ship", zone=2, dock=1)
    play(state, "sail", zone=6)
    play(state, "decline")
    play(state, "decline")
    assert asked(state) == ("Act", "A")
    play(state, "recruit")
    assert state.view()["zones"][2]["zone"] == 2
    assert events(state, "Recruited")[-1].scientists == 1  # type: ignore[attr-defined]  # the scientist in zone 2


def test_r_32_a_ship_that_came_onto_the_board_this_turn_cannot_be_moved_whoever_owns_it() -> None:
    """One move on T4 passes ship_move (4) after T2's new_ship: here A's new ship comes first, by fast progress."""
    state = board(
        queues={1: "A", 4: "B", 5: "C"},
        buildings={2: "land_station"},
        cubes={"T4": {"A": 3}, "T2": {"A": 7}},
        used=[("T2", 5)],
        hands={"A": "fast_progress"},
        stack="",
    )
    play(play(state, "sail", zone=2), "play", card="fast_progress")
    play(state, "track", track="T2")
    assert queue(state, 1) == "A"
    play(state, "research", track="T4")
    assert choices(state, "ship") == [(2, 1)]
    assert why(state, "ship", zone=1, dock=1).code == "ship-came-this-turn"


def test_r_32_ships_may_leave_and_enter_the_lit_zone() -> None:
    state = ship_move(queues={1: "AB", 5: "C"})
    play(state, "decline")
    assert choices(state, "ship") == [(1, 1)]
    play(state, "decline")
    play(state, "ship", zone=5, dock=1)
    assert can(state, "sail", zone=1)


def test_a_draft_passes_the_cards_to_the_right_and_the_last_one_gets_what_is_left() -> None:
    state = research("T1", "land_station", cubes={"T1": {"A": 4}}, stack="icebreaker two_scientists fast_progress")
    assert asked(state) == ("KeepCard", "A")
    assert choices(state, "take") == ["icebreaker", "two_scientists", "fast_progress"]
    play(state, "take", card="two_scientists")
    assert asked(state) == ("KeepCard", "B")
    assert choices(state, "take") == ["icebreaker", "fast_progress"]
    assert why(state, "take", card="two_scientists").code == "not-among-the-cards"
    play(state, "take", card="fast_progress")
    assert asked(state) == ("EndTurn", "A")
    assert hand(state, "C") == {"icebreaker": 1}


def test_recruit_1_with_an_empty_reserve_does_nothing() -> None:
    state = research("T3", "sea_station", cubes={"T3": {"A": 2}}, supply={"A": 1}, reserve={"A": 0})
    assert people(state, "A") == (1, 0)
    assert events(state, "NothingHappened")[0].action == "recruit_1"  # type: ignore[attr-defined]


def test_new_ship_without_a_ship_in_available_does_nothing() -> None:
    state = research("T2", "coastal_station", cubes={"T2": {"A": 7}}, ships_left={"A": 0})
    assert queue(state, 1) == ""
    assert asked(state) == ("EndTurn", "A")


def test_r_33_the_hand_out_for_a_ship_of_another_player_starts_to_that_players_right() -> None:
    state = advance_3(cubes={"T4": {"B": 6}})
    play(state, "track", track="T1")
    play(state, "track", track="T4")
    play(state, "decline")
    while asked(state)[0] == "KeepCard":  # A's draft on T1 comes first
        play(state, "take", card=choices(state, "take")[0])
    assert queue(state, 1) == "B"
    assert asked(state) == ("TakeCard", "C")
    play(state, "take", card=choices(state, "take")[0])
    assert asked(state) == ("TakeCard", "A")  # the active player takes part


def test_r_47_what_may_be_declined() -> None:
    state = ship_move()
    assert can(state, "decline")
    state = advance_3()
    assert not can(state, "decline")
    play(state, "track", track="T1")
    assert can(state, "decline")
    state = board(queues={1: "A", 4: "B", 5: "C"}, buildings={2: "shipyard"})
    play(play(state, "sail", zone=2), "build_ship")
    assert not can(state, "decline")
    assert why(state, "decline").code == "answer-the-question"
    finish_all(state)


def finish_all(state: State) -> None:
    while asked(state)[0] == "TakeCard":
        play(state, "take", card=choices(state, "take")[0])
    finish(play(state, "sail", zone=choices(state, "sail")[0]))
