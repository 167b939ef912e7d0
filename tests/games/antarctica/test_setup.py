"""Setting up: rules, section 3."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import landfall
from landfall.flow import State
from tests.games.antarctica.positions import GAME, asked, can, choices, cube, every_card, play, queue, why


def new(seats: int, placement: str = "first_game", start_player: Any = 0, seed: int | str = 1) -> State:
    return GAME.new_initial_state(seats, {"placement": placement, "start_player": start_player}, seed)


def test_r_01_zones_are_a_ring_of_three_two_three() -> None:
    positions = [zone["position"] for zone in new(4).view()["zones"]]
    assert positions[:3] == ["bottom-left", "bottom-centre", "bottom-right"]
    assert positions[3] == "middle-right"
    assert positions[4:7] == ["top-right", "top-centre", "top-left"]
    assert positions[7] == "middle-left"


FIRST_GAME = {
    2: {1: "A", 2: "B", 4: "B", 5: "A", 6: "A", 0: "B"},
    3: {1: "AA", 2: "B", 3: "C", 4: "C", 5: "A", 6: "B", 7: "B", 0: "C"},
    4: {1: "A", 2: "B", 3: "C", 4: "D", 5: "D", 6: "C", 7: "B", 0: "A"},
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r_02_first_game_ships_lie_along_the_suns_path(seats: int) -> None:
    state = new(seats)
    assert {zone: queue(state, zone) for zone in FIRST_GAME[seats]} == FIRST_GAME[seats]


@pytest.mark.parametrize(("seats", "order"), [(2, "ABBAAB"), (3, "ABCCABBCA"), (4, "ABCDDCBA")])
def test_r_03_ships_are_placed_in_this_order(seats: int, order: str) -> None:
    state = new(seats, "free")
    placed = ""
    while asked(state)[0] == "PlaceShip":
        placed += asked(state)[1]
        state.apply_action(state.legal_actions()[0])
    assert placed == order


def test_free_placement_allows_any_open_zone_with_a_free_dock() -> None:
    state = new(2, "free")
    assert choices(state, "place_ship") == [0, 1, 2, 4, 5, 6]
    for _ in range(3):
        play(state, "place_ship", zone=2)
    assert choices(state, "place_ship") == [0, 1, 4, 5, 6]
    assert why(state, "place_ship", zone=2).code == "zone-full"
    assert why(state, "place_ship", zone=3).code == "zone-closed"
    assert queue(state, 2) == "ABB"


def test_r_07_closed_zones_are_never_a_destination_never_lit_never_scored() -> None:
    state = new(2)
    play(state, "track", track="T1")
    lit = set()
    for _ in range(40):
        if state.is_terminal():
            break
        lit.add(state.view()["sun"])
        assert not {3, 7} & set(choices(state, "sail"))
        state.apply_action(state.legal_actions()[0])
    assert not {3, 7} & lit
    assert [zone["open"] for zone in state.view()["zones"]].count(False) == 2
    assert all(zone["buildings"] == [] for zone in state.view()["zones"] if not zone["open"])


@pytest.mark.parametrize(("seats", "tracks"), [(2, 3), (3, 4), (4, 5)])
def test_tracks_are_open_by_number_of_players(seats: int, tracks: int) -> None:
    assert [track["open"] for track in new(seats).view()["tracks"]] == [True] * tracks + [False] * (5 - tracks)


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (2, {"supply": 2, "reserve": 14, "ships_available": 3, "cubes_available": 3}),
        (3, {"supply": 2, "reserve": 12, "ships_available": 2, "cubes_available": 4}),
        (4, {"supply": 2, "reserve": 10, "ships_available": 2, "cubes_available": 5}),
    ],
)
def test_pieces_of_each_player(seats: int, expected: dict[str, int]) -> None:
    for player in new(seats).view()["players"]:
        assert {name: player[name] for name in expected} == expected
        assert (player["basic"], player["advanced"], player["hand_size"]) == (1, 0, 0)


def test_one_building_stands_in_each_open_zone() -> None:
    for seats, zones in ((2, 6), (3, 8), (4, 8)):
        standing = [zone["buildings"] for zone in new(seats).view()["zones"] if zone["open"]]
        assert [len(kinds) for kinds in standing] == [1] * zones
        found = Counter(kind for kinds in standing for kind in kinds)
        assert found["camp"] == (1 if seats == 2 else 2)
        assert found["sea_station"] == (0 if seats == 2 else 1)


def test_buildings_are_dealt_anew_in_each_game() -> None:
    dealt = {str([zone["buildings"] for zone in new(4, seed=seed).view()["zones"]]) for seed in range(12)}
    assert len(dealt) == 12


@pytest.mark.parametrize(("seats", "sizes"), [(2, [11, 8, 8]), (3, [13, 11, 11]), (4, [15, 12, 12])])
def test_cards_marked_for_more_players_are_left_out(seats: int, sizes: list[int]) -> None:
    assert [offer["left"] for offer in new(seats).view()["offers"]] == sizes


def test_thirty_nine_cards_erect_what_is_not_placed_at_setup() -> None:
    erected = Counter(card["building"] for card in every_card())
    assert sum(erected.values()) == 39
    assert erected["plankton_farm"] == 7
    assert erected["land_station"] == 3


def test_the_shipyard_stack_holds_all_thirteen_cards_and_the_resource_stack_an_advanced_one_a_player() -> None:
    view = new(3).view()
    assert view["shipyard"]["stack"] == 13
    assert view["resource_stack"] == {"basic": 0, "advanced": 3}


def test_the_sun_moves_before_the_first_turn_and_lights_the_start_player() -> None:
    state = new(3)
    assert state.view()["sun"] == 1
    assert asked(state) == ("SetSail", "A")


def test_the_start_player_is_drawn_unless_the_host_picks_one() -> None:
    drawn = {new(4, start_player="random", seed=seed).view()["start_player"] for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert new(4, start_player=2).current_player() == 2
    with pytest.raises(landfall.BadSetup):
        new(2, start_player=3)


def test_letters_count_from_the_start_player() -> None:
    assert [player["letter"] for player in new(3, start_player=1).view()["players"]] == ["C", "A", "B"]


def test_at_two_b_puts_a_cube_on_space_one_without_cost_or_effect() -> None:
    state = new(2)
    assert asked(state) == ("PlaceCube", "B")
    assert choices(state, "track") == ["T1", "T2", "T3"]
    assert why(state, "track", track="T4").code == "track-closed"
    play(state, "track", track="T2")
    assert cube(state, "T2", "B") == 1
    assert state.view()["players"][1]["cubes_available"] == 2
    assert asked(state) == ("SetSail", "A")
    assert not can(state, "sail", zone=1)
