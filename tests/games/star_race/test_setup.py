"""Setting up the game: rules, sections 3, 4 and 11."""

from __future__ import annotations

from typing import Any

import pytest

import landfall
from landfall.flow import State
from tests.games.star_race.positions import GAME, LAST_RING, MISSIONS, PLANETS, START, play_card, race, set_all_aside


def start(seats: int = 2, variant: str = "basic", seed: int | str = 1, **options: Any) -> State:
    return GAME.new_initial_state(seats, {"variant": variant, **options}, seed)


# -- section 3: the player count table --------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "ring"), [(2, 3), (3, 1), (4, 0)])
def test_the_start_ring_depends_on_the_number_of_players(seats: int, ring: int) -> None:
    view = start(seats).view()
    assert view["rings"][view["start_level"]] == ring


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_ships_begin_on_the_start_ring(seats: int) -> None:
    assert set(start(seats).view()["ships"].values()) == {START[seats]}


@pytest.mark.parametrize(("seats", "levels"), [(2, 4), (3, 5), (4, 6)])
def test_so_many_levels_lie_between_start_and_planet(seats: int, levels: int) -> None:
    view = start(seats).view()
    assert view["planet_level"] - view["start_level"] == levels


@pytest.mark.parametrize(("seats", "missions"), [(2, 4), (3, 3), (4, 4)])
def test_a_game_has_so_many_missions(seats: int, missions: int) -> None:
    assert start(seats).view()["missions"] == missions


@pytest.mark.parametrize(("seats", "undealt"), [(2, 5), (3, 3), (4, 1)])
def test_so_many_missions_stay_undealt(seats: int, undealt: int) -> None:
    state = start(seats)
    dealt = {ship for seat in range(seats) for ship in state.view(seat)["hired"]}
    assert 9 - len(dealt) == undealt


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_is_over_after_its_last_mission(seats: int) -> None:
    state = race(seats, mission=MISSIONS[seats], levels={"T1": LAST_RING})
    play_card(state, "plus1", ("ship", "T1"))
    assert state.is_terminal()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_goes_on_before_its_last_mission(seats: int) -> None:
    state = race(seats, mission=MISSIONS[seats] - 1, levels={"T1": LAST_RING})
    play_card(state, "plus1", ("ship", "T1"))
    assert state.view()["mission"] == MISSIONS[seats]


# -- section 4 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "size"), [("basic", 11), ("family", 7), ("advanced", 11)])
def test_everybody_begins_with_all_cards_of_the_variant(variant: str, size: int) -> None:
    assert [player["hand_size"] for player in start(4, variant).view()["players"]] == [size] * 4


def test_everybody_begins_with_no_points() -> None:
    assert [player["total"] for player in start(4).view()["players"]] == [0] * 4


@pytest.mark.parametrize("variant", ["basic", "family"])
@pytest.mark.parametrize("seed", range(6))
def test_without_abilities_any_planet_is_worth_21(variant: str, seed: int) -> None:
    planet = start(2, variant, seed).view()["planet"]
    assert (planet["value"], planet["abilities"]) == (21, False)


@pytest.mark.parametrize("variant", ["basic", "family"])
def test_without_abilities_there_are_no_patrol_tokens(variant: str) -> None:
    shown = start(2, variant).view()
    assert not {"patrols", "inspected", "looks", "ships_with_token", "tokens_left"} & set(shown)


def test_the_family_hand_has_no_swap_copy_or_rewind() -> None:
    assert start(2, "family").view()["players"][0]["hand"] == {
        "minus2": 1,
        "minus1x2": 1,
        "plus1": 1,
        "number_plus1": 2,
        "race_plus1": 2,
    }


# -- rulings ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r_17_the_first_start_player_is_random(seats: int) -> None:
    chosen = {start(seats, seed=seed).view()["start_player"] for seed in range(60)}
    assert chosen == set(range(seats))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_r_17_the_host_may_pick_the_first_start_player(seat: int) -> None:
    assert {start(3, seed=seed, start_player=seat).current_player() for seed in range(8)} == {seat}


def test_r_20_the_advanced_variant_sets_cards_aside_and_uses_abilities() -> None:
    state = start(2, "advanced")
    assert state.decision().kind == "SetAside"  # type: ignore[union-attr]
    assert state.view()["planet"]["abilities"]


@pytest.mark.parametrize("variant", ["basic", "family"])
def test_r_20_the_other_variants_do_neither(variant: str) -> None:
    state = start(2, variant)
    assert state.decision().kind == "PlayCard"  # type: ignore[union-attr]
    assert not state.view()["planet"]["abilities"]


def test_r_20_one_option_switches_between_the_variants() -> None:
    assert [option.name for option in GAME.options] == ["variant", "start_player"]


def test_basic_is_the_variant_unless_another_is_chosen() -> None:
    assert GAME.new_initial_state(seed=1).view()["variant"] == "basic"


@pytest.mark.parametrize("seed", range(8))
def test_the_advanced_variant_begins_with_any_planet(seed: int) -> None:
    assert start(2, "advanced", seed).view()["planet"]["id"] in PLANETS


def test_every_planet_can_come_first() -> None:
    assert {start(2, "advanced", seed).view()["planet"]["id"] for seed in range(40)} == set(PLANETS)


def test_the_same_seed_gives_the_same_game() -> None:
    assert start(4, "advanced", "abc").digest() == start(4, "advanced", "abc").digest()


def test_another_seed_gives_another_game() -> None:
    assert start(4, "advanced", "abc").digest() != start(4, "advanced", "abd").digest()


# -- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "2", 2.0])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(landfall.BadSetup, match="Star Race is for 2 to 4 seats"):
        GAME.new_initial_state(seats)


def test_an_unknown_option_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(landfall.BadSetup, match=r"no option 'planet'; there are: variant, start_player"):
        GAME.new_initial_state(2, {"planet": "nova"})


@pytest.mark.parametrize("variant", ["expert", "", None, 1, True])
def test_an_unknown_variant_is_refused_and_the_known_ones_are_named(variant: Any) -> None:
    with pytest.raises(landfall.BadSetup, match=r"variant cannot be .* basic, family, advanced"):
        GAME.new_initial_state(2, {"variant": variant})


@pytest.mark.parametrize("seats", [2, 3])
def test_a_start_player_who_does_not_sit_here_is_refused(seats: int) -> None:
    with pytest.raises(landfall.BadSetup, match=f"start_player {seats} does not sit at a table of {seats}"):
        GAME.new_initial_state(seats, {"start_player": seats})


@pytest.mark.parametrize("chosen", [-1, 4, "0", False, None])
def test_a_start_player_that_is_no_seat_is_refused(chosen: Any) -> None:
    with pytest.raises(landfall.BadSetup, match="start_player cannot be"):
        GAME.new_initial_state(4, {"start_player": chosen})


@pytest.mark.parametrize("seed", [1.5, b"x", (), True])
def test_a_seed_is_a_number_or_a_text(seed: Any) -> None:
    with pytest.raises(landfall.BadSetup, match="a seed is a whole number or a text"):
        GAME.new_initial_state(2, seed=seed)


def test_everybody_sets_cards_aside_before_the_first_turn() -> None:
    state = start(3, "advanced", seed=2, start_player=1)
    assert state.to_act() == (0, 1, 2)
    set_all_aside(state)
    assert state.current_player() == 1
