"""The flow of the game, movement and discards: rules, sections 4, 5 and 8."""

from __future__ import annotations

from tests.games.antarctica.positions import (
    asked,
    board,
    can,
    choices,
    events,
    finish,
    offered,
    people,
    play,
    player,
    queue,
    why,
)

# -- section 4 --------------------------------------------------------------------------------------------------------


def test_the_sun_skips_zones_without_ships() -> None:
    state = board(queues={1: "A", 4: "B", 6: "C"}, lit=1)
    finish(play(state, "sail", zone=2))
    assert state.view()["sun"] == 2  # the ship just arrived is the next one lit
    finish(play(state, "sail", zone=1))
    assert state.view()["sun"] == 4


def test_only_the_first_ship_of_a_zone_acts() -> None:
    state = board(queues={1: "AB", 2: "C"})
    assert asked(state) == ("SetSail", "A")
    finish(play(state, "sail", zone=5))
    assert asked(state) == ("SetSail", "C")
    assert queue(state, 1) == "B"


def test_one_player_may_have_several_turns_running() -> None:
    state = board(queues={1: "A", 2: "A", 3: "B"})
    finish(play(state, "sail", zone=7))
    assert asked(state) == ("SetSail", "A")


def test_the_sun_may_come_back_to_the_same_zone() -> None:
    state = board(queues={3: "ABC"}, lit=3)
    finish(play(state, "sail", zone=2))
    assert queue(state, 3) == "BC"
    assert state.view()["sun"] == 2
    finish(play(state, "sail", zone=3))
    assert state.view()["sun"] == 3


def test_r_05_a_player_without_ships_gets_no_turns() -> None:
    state = board(queues={1: "A", 2: "B"})
    finish(play(state, "sail", zone=3))
    finish(play(state, "sail", zone=4))
    assert asked(state)[1] == "A"
    assert state.view()["sun"] == 3


def test_r_06_without_any_ship_the_game_ends_and_the_sun_stays() -> None:
    state = board(2, queues={5: "A"}, lit=5)
    play(state, "sail", zone=1)
    play(state, "discard_ship", zone=1, dock=1)
    play(state, "pass")
    assert state.is_terminal()
    assert state.view()["sun"] == 5
    assert state.view()["ending"] == "no_ships"


def test_r_10_each_turn_of_a_visit_has_its_own_discard_and_action() -> None:
    state = board(queues={1: "AA"}, icebreakers={1: "A"}, buildings={2: "camp", 4: "camp"}, reserve={"A": 8})
    play(state, "discard", piece="cube")
    play(state, "sail", zone=2)
    play(state, "recruit")
    assert asked(state) == ("UseIcebreaker", "A")  # nothing was left for the end of the turn
    play(state, "use_icebreaker")
    play(state, "discard", piece="cube")
    play(state, "sail", zone=4)
    assert can(state, "recruit")


def test_r_43_in_hand_outs_and_blue_actions_one_seat_decides_at_a_time_counter_clockwise() -> None:
    state = board(4, queues={1: "B", 2: "A", 3: "C", 4: "D"}, buildings={5: "shipyard"})
    play(play(state, "sail", zone=5), "build_ship")
    order = ""
    while asked(state)[0] == "TakeCard":
        assert len(state.to_act()) == 1
        order += asked(state)[1]
        play(state, "take", card="icebreaker")
    assert order == "CDA"


def test_r_44_nothing_can_be_played_or_discarded_while_track_actions_are_open() -> None:
    state = board(
        queues={1: "A", 2: "B", 3: "C"},
        buildings={4: "coastal_station"},
        cubes={"T2": {"A": 4}},
        hands={"A": "icebreaker"},
    )
    play(play(state, "sail", zone=4), "research", track="T2")
    assert asked(state) == ("ChooseShip", "A")
    assert offered(state) == {"ship", "decline"}
    play(state, "decline")
    assert offered(state) == {"ship", "decline"}  # B, in somebody else's turn


# -- section 5 --------------------------------------------------------------------------------------------------------


def test_r_04_a_ship_always_finds_a_dock() -> None:
    full = {1: "ABC", 2: "ABC", 3: "ABC", 4: "ABC", 5: "ABC"}
    state = board(3, queues=full)
    assert choices(state, "sail") == [0, 6, 7]


def test_the_zone_it_leaves_and_full_zones_are_no_destination() -> None:
    state = board(queues={1: "A", 2: "BBC", 5: "C"})
    assert choices(state, "sail") == [0, 3, 4, 5, 6, 7]
    assert why(state, "sail", zone=1).code == "same-zone"
    assert why(state, "sail", zone=2).code == "zone-full"


def test_a_ship_takes_the_end_of_the_queue() -> None:
    state = board(queues={1: "A", 5: "BC"})
    play(state, "sail", zone=5)
    assert queue(state, 5) == "BCA"


def test_moving_is_mandatory() -> None:
    assert offered(board(queues={1: "A"})) == {"sail", "discard"}


def test_r_08_ships_behind_close_up_whenever_one_leaves() -> None:
    state = board(queues={1: "ABC", 3: "BAC"})
    play(state, "discard_ship", zone=3, dock=2)
    assert queue(state, 3) == "BC"
    play(state, "sail", zone=3)
    assert queue(state, 1) == "BC"
    assert queue(state, 3) == "BCA"


# -- section 8 --------------------------------------------------------------------------------------------------------


def test_a_discard_brings_a_scientist_and_counts() -> None:
    state = board(queues={1: "A"}, supply={"A": 2}, reserve={"A": 5})
    play(state, "discard", piece="cube")
    assert people(state, "A") == (3, 4)
    assert player(state, "A")["discarded_cubes"] == 1
    assert player(state, "A")["cubes_available"] == 3


def test_only_one_discard_a_turn() -> None:
    state = board(queues={1: "A"})
    play(state, "discard", piece="ship")
    assert not choices(state, "discard")
    assert why(state, "discard", piece="cube").code == "already-discarded"
    play(state, "sail", zone=2)
    assert why(state, "discard", piece="cube").code == "already-discarded"


def test_with_an_empty_reserve_a_discard_brings_nobody() -> None:
    state = board(queues={1: "A"}, supply={"A": 1}, reserve={"A": 0})
    play(state, "discard", piece="cube")
    assert people(state, "A") == (1, 0)
    assert player(state, "A")["discarded_cubes"] == 1


def test_cubes_on_tracks_cannot_be_discarded() -> None:
    state = board(queues={1: "A"}, cubes={"T1": {"A": 2}}, cubes_left={"A": 0}, ships_left={"A": 0})
    assert offered(state) == {"sail"}
    assert why(state, "discard", piece="cube").code == "nothing-available"


def test_r_09_the_active_ship_cannot_be_discarded_before_it_has_moved() -> None:
    state = board(queues={1: "A", 4: "A"})
    assert choices(state, "discard_ship") == [(4, 1)]
    assert why(state, "discard_ship", zone=1, dock=1).code == "active-ship"
    play(state, "sail", zone=2)
    assert choices(state, "discard_ship") == [(2, 1), (4, 1)]


def test_r_09_after_discarding_the_active_ship_the_action_may_still_be_taken_in_the_target_zone() -> None:
    state = board(
        queues={1: "A", 4: "A"}, buildings={2: "camp", 4: "shaft"}, tops=["B01"], scientists={2: "AA"}, reserve={"A": 8}
    )
    play(state, "sail", zone=2)
    play(state, "discard_ship", zone=2, dock=1)
    play(state, "recruit")
    assert events(state, "Recruited")[-1].scientists == 2  # type: ignore[attr-defined]  # the scientists that remain count


def test_r_09_a_ship_placed_this_turn_may_be_discarded() -> None:
    state = board(
        queues={1: "A", 3: "B", 5: "C"}, buildings={2: "coastal_station"}, cubes={"T2": {"A": 7}}, stack="icebreaker"
    )
    play(play(state, "sail", zone=2), "research", track="T2")
    assert queue(state, 1) == "A"  # a new ship under the sun
    play(state, "discard_ship", zone=1, dock=1)
    assert queue(state, 1) == ""


def test_a_count_of_zero_makes_recruiting_and_research_impossible() -> None:
    state = board(queues={1: "A", 4: "A"}, buildings={2: "camp sea_station"})
    play(state, "sail", zone=2)
    assert can(state, "recruit")
    play(state, "discard_ship", zone=2, dock=1)
    assert why(state, "recruit").code == "nobody-here"
    assert why(state, "research", track="T3").code == "nobody-here"


def test_other_players_ships_cannot_be_discarded() -> None:
    state = board(queues={1: "A", 4: "B"})
    assert why(state, "discard_ship", zone=4, dock=1).code == "no-own-ship-there"
    assert why(state, "discard_ship", zone=4, dock=2).code == "no-own-ship-there"


def test_who_gives_up_the_last_ship_gets_no_more_turns() -> None:
    state = board(queues={1: "A", 2: "B", 3: "C"})
    play(state, "sail", zone=5)
    play(state, "discard_ship", zone=5, dock=1)
    finish(state)
    for _ in range(6):
        assert asked(state)[1] in "BC"
        finish(play(state, "sail", zone=choices(state, "sail")[0]))
