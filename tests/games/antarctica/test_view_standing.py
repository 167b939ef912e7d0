"""What the table shows besides the pieces: what a card lacks, whose turns come next, and the rule behind each point."""

from __future__ import annotations

import msgspec
import pytest

from landfall.flow import Rng, State
from landfall.games.antarctica.knowledge.view_types import AntarcticaView
from tests.games.antarctica.positions import GAME, asked, board, play
from tests.games.antarctica.steering import eagerly


def coming(state: State) -> list[tuple[int, str, bool]]:
    return [(turn["zone"], "ABC"[turn["seat"]], turn["by_icebreaker"]) for turn in state.view()["next_turns"]]


def test_a_card_on_offer_says_what_each_seat_lacks() -> None:
    state = board(
        queues={1: "A", 4: "B"}, buildings={2: "derrick", 4: "crane factory"}, tops=["D01"], basic={"A": 0, "B": 0}
    )
    factory = state.view(0)["offers"][1]
    assert factory["top"]["card"] == "D01"
    assert [seat["needs"] for seat in factory["lacks"]] == [["crane", "derrick"], ["derrick"], ["crane", "derrick"]]
    assert factory["lacks"][0]["stands_in"] == [4]
    play(state, "sail", zone=2)
    assert state.view(0)["offers"][1]["lacks"][0]["needs"] == ["crane"]


def test_a_ship_that_must_leave_gives_no_access_to_what_stands_in_its_zone() -> None:
    state = board(queues={1: "AB"}, buildings={1: "crane", 2: "derrick", 4: "crane"}, tops=["D01"], basic={"A": 0})
    needs = [seat["needs"] for seat in state.view(0)["offers"][1]["lacks"]]
    assert needs == [["crane", "derrick"], ["derrick"], ["crane", "derrick"]]
    play(state, "sail", zone=4)
    assert state.view(0)["offers"][1]["lacks"][0]["needs"] == ["derrick"]


def test_a_resource_card_stands_in_for_what_is_lacking() -> None:
    state = board(queues={1: "A"}, buildings={2: "derrick", 4: "crane"}, tops=["D01"], basic={"A": 1})
    play(state, "sail", zone=2)
    assert state.view(0)["offers"][1]["lacks"][0]["replaced_by"] == "basic"


def test_the_next_turns_follow_the_sun_and_name_second_ships_with_an_icebreaker() -> None:
    state = board(queues={1: "AB", 4: "CA", 6: "B"}, lit=1, icebreakers={4: "A"})
    assert coming(state) == [(4, "C", False), (4, "A", True), (6, "B", False), (1, "B", False)]
    play(state, "sail", zone=6)
    assert coming(state) == [(4, "C", False), (4, "A", True), (6, "B", False), (1, "B", False)]


def test_a_ship_that_must_leave_the_lit_zone_has_no_next_turn_there() -> None:
    state = board(queues={1: "A", 4: "B", 6: "C"}, lit=1)
    assert coming(state) == [(4, "B", False), (6, "C", False)]
    play(state, "sail", zone=5)
    assert coming(state) == [(4, "B", False), (5, "A", False), (6, "C", False)]


def test_an_icebreaker_in_the_lit_zone_is_named_once() -> None:
    state = board(queues={1: "ABB", 4: "C"}, lit=1, icebreakers={1: "B"})
    assert coming(state) == [(1, "B", True), (4, "C", False), (1, "B", False)]
    play(state, "sail", zone=4)
    assert coming(state) == [(1, "B", True), (4, "C", False), (1, "B", False)]


def test_a_ship_that_waits_for_its_icebreaker_has_no_second_turn_in_the_lit_zone() -> None:
    state = board(queues={1: "ABC", 4: "C"}, lit=1, icebreakers={1: "B"})
    assert coming(state) == [(1, "B", True), (4, "C", False), (1, "C", False)]
    play(state, "sail", zone=4)
    assert coming(state) == [(1, "B", True), (4, "C", False), (1, "C", False)]
    play(state, "pass")
    play(state, "use_icebreaker")
    play(state, "sail", zone=6)
    assert coming(state) == [(4, "C", False), (6, "B", False), (1, "C", False)]


def test_one_icebreaker_is_not_promised_to_two_ships() -> None:
    """The second ship waits for it while another of the same owner comes to the second place behind it."""

    def another_comes(icebreakers: str) -> State:
        state = board(
            queues={1: "ABC", 4: "B", 5: "A"},
            buildings={2: "coastal_station"},
            icebreakers={1: icebreakers},
            cubes={"T2": {"A": 4}},
        )
        play(play(state, "sail", zone=2), "research", track="T2")
        play(state, "decline")
        return play(play(state, "ship", zone=4, dock=1), "sail", zone=1)

    once = another_comes("B")
    assert once.view()["zones"][1]["queue"] == [1, 2, 1]
    assert [turn for turn in coming(once) if turn[0] == 1] == [(1, "B", True), (1, "C", False)]
    assert [turn for turn in coming(another_comes("BB")) if turn[0] == 1] == [
        (1, "B", True),
        (1, "C", False),
        (1, "B", True),
    ]


def test_the_reasons_give_the_points_of_every_contest() -> None:
    state = board(
        queues={1: "A"}, buildings={2: "camp crane"}, scientists={2: "AAABBC"}, cubes={"T1": {"A": 5, "B": 3}}
    )
    view = state.view()
    contests = [*view["zones"], *view["tracks"], view["stars"], view["discards"]]
    for contest in contests:
        for points, reason in zip(contest["points"], contest["reasons"], strict=True):
            told = 0 if reason is None else reason.get("above", reason.get("total", 0) + reason.get("extra", 0))
            assert points == told
    assert view["zones"][2]["reasons"] == [
        {"rank": 1, "total": 6, "extra": 3},
        {"rank": 2, "above": 3},
        {"rank": 3, "above": 2},
    ]


def test_the_count_of_a_zone_is_ships_and_scientists() -> None:
    state = board(queues={1: "A", 2: "AB"}, scientists={2: "AA"})
    assert state.view()["zones"][2]["counts"] == [3, 1, 0]


def test_whose_turn_it_is_stays_known_while_others_are_asked() -> None:
    """By the turn itself, by who built a ship, and at the end by who placed the last scientist."""
    state = board(queues={1: "B", 4: "A", 5: "C"}, buildings={2: "shipyard"})
    assert state.view()["active"] == 1
    play(state, "sail", zone=2)
    assert state.view()["active"] == 1
    play(state, "build_ship")
    for taker in "CA":
        assert asked(state) == ("TakeCard", taker)
        assert (state.view()["turn"], state.view()["active"]) == (None, 1)
        play(state, "take", card="icebreaker")
    assert board(queues={1: "AB", 4: "B"}, icebreakers={1: "B"}).view()["active"] == 0


def test_while_the_last_track_actions_are_resolved_the_turn_is_of_who_ended_the_game() -> None:
    state = board(
        queues={1: "B", 4: "BA", 5: "C"},
        buildings={4: "shaft"},
        supply={"B": 1},
        reserve={"B": 0},
        cubes={"T2": {"B": 4}},
        tops=["B01"],
    )
    play(state, "sail", zone=5)
    play(state, "build", deck="basic")
    play(state, "track", track="T2")
    assert state.view()["ending"] == "last_scientist"
    for decides in "BCA":
        assert asked(state) == ("ChooseShip", decides)
        assert state.view()["active"] == 1
        play(state, "decline")
    assert state.is_terminal()
    assert state.view()["active"] is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_have_the_shape_the_page_is_told(seats: int) -> None:
    state = GAME.new_initial_state(seats, {}, 5)
    rng = Rng("shape")
    while True:
        for audience in (*range(seats), None):
            view = state.view(audience)
            assert msgspec.convert(view, AntarcticaView) == view
        if state.is_terminal():
            return
        for _ in range(4):
            if not state.is_terminal():
                state.apply_action(eagerly(state, rng))
