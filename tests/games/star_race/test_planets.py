"""The abilities of Nova and Zora: rules, section 11."""

from __future__ import annotations

import pytest

from tests.games.star_race.positions import (
    GAME,
    LAST_RING,
    SHIPS,
    START,
    arrive,
    asked,
    choices,
    events,
    last_result,
    play,
    play_card,
    race,
)

COUNTS = [2, 3, 4]


# -- Nova -------------------------------------------------------------------------------------------------------------


def test_nova_lets_the_arriver_move_one_ship_one_level_inward() -> None:
    state = arrive("nova", hired=[("T1", "B1"), ("K1", "K2")])
    play(state, "ship", ship="K3")
    assert last_result(state)["levels"]["K3"] == START[2] + 1


def test_novas_step_moves_exactly_one_ship() -> None:
    state = arrive("nova", hired=[("T1", "B1"), ("K1", "K2")])
    play(state, "ship", ship="K3")
    assert len(state.view()["results"]) == 1


def test_a_ship_on_nova_is_worth_15() -> None:
    state = arrive("nova", hired=[("T1", "B1"), ("K1", "K2")])
    play(state, "ship", ship="K3")
    assert last_result(state)["worths"]["T1"] == 15


def test_novas_step_counts_for_scoring() -> None:
    state = arrive("nova", hired=[("T1", "B1"), ("K1", "K2")])
    play(state, "ship", ship="K1")
    assert last_result(state)["points"] == [15 + 3, 6 + 3]


@pytest.mark.parametrize("hired", [("T1", "B1"), ("B1", "B2")])
def test_r_13_nova_spares_the_arrivers_own_ships_whoever_arrived(hired: tuple[str, str]) -> None:
    state = arrive("nova", hired=[hired, ("K1", "K2")])
    assert set(SHIPS) - set(choices(state)) == {"T1", *hired}


def test_r_13_nova_may_move_an_opponents_ship() -> None:
    assert "K1" in choices(arrive("nova", hired=[("T1", "B1"), ("K1", "K2")]))


def test_r_13_nova_may_move_a_ship_hired_by_nobody() -> None:
    assert "K3" in choices(arrive("nova", hired=[("T1", "B1"), ("K1", "K2")]))


def test_r_13_nova_cannot_move_a_ship_from_the_last_ring() -> None:
    assert "K3" not in choices(arrive("nova", levels={"K3": LAST_RING}, hired=[("T1", "B1"), ("K1", "K2")]))


def test_r_13_nova_cannot_be_declined() -> None:
    state = arrive("nova")
    assert {GAME.actions.decode(action)[0] for action in state.legal_actions()} == {"ship"}


def test_r_13_novas_step_is_skipped_if_no_ship_is_eligible() -> None:
    crowd = {ship: LAST_RING for ship in SHIPS if ship not in ("K1", "K2")}
    state = arrive("nova", levels=crowd, hired=[("K1", "K2"), ("T1", "B1")])
    assert last_result(state)["ending"] == "arrival"


def test_r_13_a_skipped_step_of_nova_is_told() -> None:
    crowd = {ship: LAST_RING for ship in SHIPS if ship not in ("K1", "K2")}
    state = arrive("nova", levels=crowd, hired=[("K1", "K2"), ("T1", "B1")])
    assert [event.ships for event in events(state, "AbilityUsed")] == [()]  # type: ignore[attr-defined]


def test_nova_asks_who_played_the_card_not_who_hired_the_ship() -> None:
    state = arrive("nova", 3, turn_of=1, hired=[("T1", "B1"), ("K1", "K2"), ("B2", "B3")])
    assert state.to_act() == (1,)


def test_nova_is_reached_by_a_copy_too() -> None:
    state = race(planet="nova", levels={"T1": LAST_RING}, offers={1: "plus1"})
    play_card(state, "copy", ("copy_from", 1), ("ship", "T1"))
    assert asked(state) == "NovaAbility"


def test_nova_holds_one_ship_like_a_plain_planet() -> None:
    state = race(planet="nova", levels={"T1": 5, "T2": 5})
    play_card(state, "race_plus1", ("group", "race:terran"))
    assert asked(state) == "ChooseEntrants"


# -- Zora -------------------------------------------------------------------------------------------------------------

FOUR_OUT = {"B1": 4, "B2": 4, "B3": 5, "K1": 5}


def test_zora_lets_the_arriver_move_three_ships_one_level_outward() -> None:
    state = arrive("zora", levels=FOUR_OUT)
    play(state, "trio", ships="B1+B2+K1")
    assert [last_result(state)["levels"][ship] for ship in ("B1", "B2", "B3", "K1")] == [3, 3, 5, 4]


def test_a_ship_on_zora_is_worth_10() -> None:
    state = arrive("zora", hired=[("T1", "K2"), ("B1", "B2")])
    assert last_result(state)["worths"]["T1"] == 10


def test_zora_offers_every_three_of_the_eligible_ships() -> None:
    assert choices(arrive("zora", levels=FOUR_OUT)) == ["B1+B2+B3", "B1+B2+K1", "B1+B3+K1", "B2+B3+K1"]


def test_r_14_own_hired_ships_may_be_chosen_on_zora() -> None:
    state = arrive("zora", levels=FOUR_OUT, hired=[("B1", "B2"), ("K2", "K3")])
    assert "B1+B2+B3" in choices(state)


def test_r_14_zora_cannot_put_a_ship_back_on_its_start_field() -> None:
    state = arrive("zora", levels={**FOUR_OUT, "K2": START[2] + 1})
    assert not any("K2" in trio for trio in choices(state))


@pytest.mark.parametrize("seats", COUNTS)
def test_r_14_zora_may_move_a_ship_two_levels_above_the_start_ring(seats: int) -> None:
    state = arrive("zora", seats, levels={"B1": START[seats] + 2})
    assert last_result(state)["levels"]["B1"] == START[seats] + 1


@pytest.mark.parametrize("seats", COUNTS)
def test_r_14_zora_leaves_a_ship_one_level_above_the_start_ring(seats: int) -> None:
    state = arrive("zora", seats, levels={"B1": START[seats] + 1})
    assert last_result(state)["levels"]["B1"] == START[seats] + 1


def test_r_14_the_ship_on_zora_is_not_eligible() -> None:
    assert not any("T1" in trio for trio in choices(arrive("zora", levels=FOUR_OUT)))


def test_r_14_with_exactly_three_eligible_ships_those_move() -> None:
    state = arrive("zora", levels={"B1": 4, "B2": 5, "K1": 4})
    assert [last_result(state)["levels"][ship] for ship in ("B1", "B2", "K1")] == [3, 4, 3]


def test_r_14_with_fewer_than_three_all_eligible_ships_move() -> None:
    state = arrive("zora", levels={"B1": 4, "B2": 5})
    assert [last_result(state)["levels"][ship] for ship in ("B1", "B2")] == [3, 4]


def test_r_14_with_no_eligible_ship_zoras_step_moves_nothing() -> None:
    state = arrive("zora", levels={"B1": 3})
    assert (last_result(state)["levels"]["B1"], last_result(state)["ending"]) == (3, "arrival")


def test_r_14_zora_cannot_be_declined() -> None:
    state = arrive("zora", levels=FOUR_OUT)
    assert {GAME.actions.decode(action)[0] for action in state.legal_actions()} == {"trio"}


def test_zora_is_worth_less_than_the_last_ring() -> None:
    state = arrive("zora", levels={"B1": LAST_RING}, hired=[("T1", "K2"), ("B1", "B2")])
    assert last_result(state)["points"] == [10 + 3, 10 + 3]  # B1 went from ring 15 to ring 10
