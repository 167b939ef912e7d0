"""Icebreakers: rules, section 9."""

from __future__ import annotations

import pytest

from tests.games.antarctica.positions import (
    asked,
    board,
    can,
    choices,
    events,
    finish,
    hand,
    play,
    player,
    queue,
    why,
)


def laid(state: object, zone: int) -> str:
    counts = state.view()["zones"][zone]["icebreakers"]  # type: ignore[attr-defined]
    return "".join("ABCD"[seat] * count for seat, count in enumerate(counts))


def test_it_is_laid_where_an_own_ship_is_second() -> None:
    state = board(queues={1: "A", 4: "BA", 5: "AB", 6: "A", 7: "BCA"}, hands={"A": "icebreaker"})
    play(state, "sail", zone=2)
    assert choices(state, "lay_icebreaker") == [4]
    play(state, "lay_icebreaker", zone=4)
    assert laid(state, 4) == "A"
    assert hand(state, "A") == {}


def test_it_cannot_be_laid_before_the_ship_has_moved() -> None:
    state = board(queues={1: "A", 4: "BA"}, hands={"A": "icebreaker"})
    assert why(state, "lay_icebreaker", zone=4).code == "move-first"


def test_laying_it_is_the_one_card_of_the_visit() -> None:
    state = board(queues={1: "A", 4: "BA"}, hands={"A": "icebreaker two_scientists"})
    play(state, "sail", zone=2)
    play(state, "lay_icebreaker", zone=4)
    assert why(state, "play", card="two_scientists").code == "card-played"


def test_laid_earlier_it_gives_the_second_ship_a_full_turn() -> None:
    state = board(queues={1: "AB", 3: "C"}, icebreakers={1: "B"}, hands={"B": "two_scientists"}, buildings={5: "camp"})
    finish(play(state, "sail", zone=2))
    assert asked(state) == ("UseIcebreaker", "B")
    play(state, "use_icebreaker")
    assert laid(state, 1) == ""
    play(state, "discard", piece="cube")
    play(state, "sail", zone=5)
    play(state, "play", card="two_scientists")
    play(state, "recruit")
    assert state.view()["sun"] == 2  # the sun waited, and A's own ship comes next
    assert asked(state) == ("SetSail", "A")


def test_laid_now_for_the_own_second_ship_it_gives_two_turns_in_a_row_with_one_card() -> None:
    state = board(queues={1: "AA"}, hands={"A": "icebreaker two_scientists"})
    play(state, "sail", zone=2)
    assert choices(state, "lay_icebreaker") == [1]
    play(state, "lay_icebreaker", zone=1)
    play(state, "pass")
    play(state, "use_icebreaker")
    play(state, "sail", zone=3)
    assert not can(state, "play", card="two_scientists")
    assert why(state, "play", card="two_scientists").code == "card-played"


def test_laid_earlier_for_two_own_ships_one_card_may_be_played_in_the_two_turns() -> None:
    state = board(queues={1: "AA"}, icebreakers={1: "A"}, hands={"A": "two_scientists fast_progress"})
    play(state, "sail", zone=2)
    play(state, "play", card="two_scientists")
    play(state, "pass")
    play(state, "use_icebreaker")
    play(state, "sail", zone=3)
    assert not can(state, "play", card="fast_progress")


def test_the_next_visit_allows_a_card_again() -> None:
    state = board(queues={1: "A", 2: "A"}, hands={"A": "two_scientists fast_progress"})
    play(state, "sail", zone=5)
    play(state, "play", card="two_scientists")
    play(state, "pass")
    play(state, "sail", zone=6)
    assert can(state, "play", card="fast_progress")


def test_r_13_the_third_ship_never_acts_even_when_it_has_moved_up() -> None:
    state = board(queues={1: "ABC", 3: "A"}, icebreakers={1: "C"})
    finish(play(state, "sail", zone=2))
    assert queue(state, 1) == "BC"
    assert asked(state) == ("SetSail", "A")
    assert laid(state, 1) == "C"


def test_r_13_a_ship_that_moved_up_cannot_receive_an_icebreaker_under_the_sun() -> None:
    state = board(queues={1: "ABA"}, hands={"A": "icebreaker"})
    play(state, "sail", zone=2)
    assert queue(state, 1) == "BA"
    assert choices(state, "lay_icebreaker") == []
    assert why(state, "lay_icebreaker", zone=1).code == "not-second-under-the-sun"


def test_without_a_second_ship_anywhere_the_reason_says_so() -> None:
    state = board(queues={1: "A", 4: "BC"}, hands={"A": "icebreaker"})
    play(state, "sail", zone=2)
    assert choices(state, "lay_icebreaker") == []
    assert why(state, "lay_icebreaker", zone=1).code == "second-nowhere"
    assert why(state, "lay_icebreaker", zone=4).code == "not-second"


def test_r_13_a_ship_built_during_the_visit_cannot_receive_one() -> None:
    state = board(
        2,
        queues={1: "AB", 4: "B"},
        buildings={2: "coastal_station"},
        cubes={"T2": {"A": 7}},
        stack="",
        hands={"A": "icebreaker"},
    )
    play(play(state, "sail", zone=2), "research", track="T2")
    assert queue(state, 1) == "BA"
    assert choices(state, "lay_icebreaker") == []


def test_at_most_one_icebreaker_takes_effect_in_a_visit() -> None:
    state = board(queues={1: "ABC", 5: "A"}, icebreakers={1: "BC"})
    finish(play(state, "sail", zone=2))
    play(state, "use_icebreaker")
    finish(play(state, "sail", zone=3))
    assert asked(state) == ("SetSail", "A")
    assert laid(state, 1) == "C"


def test_r_14_the_owner_may_decline_and_the_card_stays() -> None:
    state = board(queues={1: "AB", 3: "C"}, icebreakers={1: "B"})
    finish(play(state, "sail", zone=5))
    play(state, "decline")
    assert laid(state, 1) == "B"
    assert asked(state) == ("SetSail", "C")


@pytest.mark.parametrize("at_the_zone", ["CA", "B", "BA", "A"])
def test_r_15_without_an_own_ship_in_second_place_it_does_nothing_and_stays(at_the_zone: str) -> None:
    state = board(queues={1: at_the_zone, 3: "B"}, icebreakers={1: "B"})
    finish(play(state, "sail", zone=2))
    assert asked(state)[0] != "UseIcebreaker"
    assert laid(state, 1) == "B"


def test_r_15_another_own_ship_in_second_place_may_profit() -> None:
    state = board(queues={1: "ABB", 3: "C"}, icebreakers={1: "B"})
    finish(play(state, "sail", zone=2))
    assert asked(state) == ("UseIcebreaker", "B")


def test_r_16_a_second_ship_discarded_in_the_first_turn_does_not_act() -> None:
    state = board(queues={1: "AA", 3: "B"}, icebreakers={1: "A"})
    play(state, "discard_ship", zone=1, dock=2)
    finish(play(state, "sail", zone=2))
    assert asked(state)[0] != "UseIcebreaker"
    assert laid(state, 1) == "A"


def second_leaves_by_ship_move() -> object:
    """B's ship, second under the sun, is moved away during A's turn."""
    state = board(
        2, queues={1: "AB", 5: "B"}, icebreakers={1: "B"}, buildings={2: "coastal_station"}, cubes={"T2": {"A": 4}}
    )
    play(play(state, "sail", zone=2), "research", track="T2")
    play(state, "decline")
    play(state, "ship", zone=1, dock=1)
    return state


def test_r_16_a_second_ship_moved_away_in_the_first_turn_does_not_act() -> None:
    state = second_leaves_by_ship_move()
    play(state, "sail", zone=6)  # type: ignore[arg-type]
    finish(state)  # type: ignore[arg-type]
    assert asked(state) == ("SetSail", "A")  # type: ignore[arg-type]  # the sun is in zone 2
    assert laid(state, 1) == "B"


def test_r_46_leaving_and_coming_back_is_a_new_arrival() -> None:
    """A moves on T2 to a `ship_move`, and by `advance_3` on T3 nobody else does; the ship comes back by T4's action."""
    state = board(
        3,
        queues={1: "AB", 5: "C"},
        icebreakers={1: "B"},
        buildings={2: "land_station"},
        cubes={"T4": {"A": 3}, "T2": {"B": 4}},
        hands={"A": "fast_progress"},
    )
    play(state, "sail", zone=2)
    play(state, "research", track="T4")  # space 4 is a ship_move
    play(state, "decline")
    play(state, "ship", zone=1, dock=1)
    play(state, "sail", zone=3)
    play(state, "decline")
    play(state, "play", card="fast_progress")
    play(state, "track", track="T2")  # enters T2: spaces 1, 2, 3
    assert queue(state, 1) == ""
    state.arrive(state.leave(3 * 3), 1)  # type: ignore[attr-defined]  # as a later ship_move would bring it back
    finish(state)
    assert queue(state, 1) == "B"
    assert asked(state)[0] == "SetSail"
    assert laid(state, 1) == "B"


def test_r_17_several_icebreakers_may_lie_in_one_zone_and_only_the_second_ships_owner_uses_one() -> None:
    state = board(queues={1: "ABC", 3: "A"}, icebreakers={1: "BBC"})
    finish(play(state, "sail", zone=2))
    assert asked(state) == ("UseIcebreaker", "B")
    play(state, "use_icebreaker")
    assert laid(state, 1) == "BC"


def test_an_icebreaker_has_no_effect_when_the_game_ends_in_the_first_turn() -> None:
    state = board(
        queues={1: "AB"},
        icebreakers={1: "B"},
        supply={"A": 1},
        reserve={"A": 0},
        buildings={2: "shaft"},
        tops=["B01"],
    )
    play(play(state, "sail", zone=2), "build", deck="basic")
    while not state.is_terminal():
        assert asked(state) == ("ChooseTrack", "A")
        play(state, "track", track="T1")
    assert laid(state, 1) == "B"
    assert events(state, "IcebreakerUsed") == []


def test_an_icebreaker_laid_in_an_earlier_visit_does_not_count_as_the_card_of_the_visit() -> None:
    state = board(queues={1: "AB", 3: "C"}, icebreakers={1: "B"}, hands={"B": "two_scientists"})
    finish(play(state, "sail", zone=2))
    play(state, "use_icebreaker")
    play(state, "sail", zone=4)
    assert can(state, "play", card="two_scientists")
    assert player(state, "B")["card_played"] is False
