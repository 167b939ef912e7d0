"""Redrawing what a seat may not know: it keeps to what the seat knows, and reaches all that could be true."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from landfall.flow import Rng, State
from tests.games.star_race.positions import CARDS, FACES, GAME, LAST_RING, SHIPS, choices, play, play_card, race
from tests.games.star_race.test_view import HIRED_3, looked, nova_asks

EVERYBODY: list[int | None] = [None, 0, 1, 2]


def samples(state: State, seat: int | None, count: int = 60) -> Iterator[State]:
    return (state.sample(seat, Rng(f"sample {number}")) for number in range(count))


def hired(state: State) -> list[list[str]]:
    return [state.view(seat)["hired"] for seat in range(state.seats)]


def test_own_missions_stay() -> None:
    state = race(3, hired=HIRED_3)
    assert all(sample.view(1)["hired"] == ["B1", "B2"] for sample in samples(state, 1))


def test_others_missions_may_be_any_ships_but_ones_own() -> None:
    state = race(3, hired=HIRED_3)
    drawn = {ship for sample in samples(state, 1) for ship in sample.view(0)["hired"]}
    assert drawn == set(SHIPS) - {"B1", "B2"}


def test_no_ship_is_hired_twice_in_a_sample() -> None:
    for sample in samples(race(4), 2):
        dealt = [ship for pair in hired(sample) for ship in pair]
        assert len(set(dealt)) == 8


def test_a_mission_that_was_looked_at_stays_with_its_owner() -> None:
    state = looked()
    seen = state.view(0)["looks"][0]["ship"]
    assert all(seen in sample.view(1)["hired"] for sample in samples(state, 0))


def test_the_other_mission_of_who_was_looked_at_is_drawn_anew() -> None:
    state = looked()
    seen = state.view(0)["looks"][0]["ship"]
    drawn = {ship for sample in samples(state, 0) for ship in sample.view(1)["hired"]} - {seen}
    assert drawn == set(SHIPS) - {"T1", "T2", seen}


def test_a_look_of_another_is_drawn_anew_from_its_owners_missions() -> None:
    state = looked()
    drawn = {sample.view(0)["looks"][0]["ship"] for sample in samples(state, 1)}
    assert drawn == {"B1", "B2"}


def test_an_advanced_hand_is_drawn_from_what_was_not_played() -> None:
    state = race(3, planet="zora", turn_of=1)
    play_card(state, "plus1", ("ship", "T1"))
    hands = [sample.view(1)["players"][1]["hand"] for sample in samples(state, 0)]
    assert {card for hand in hands for card in hand} == set(CARDS) - {"plus1"}
    assert {sum(hand.values()) for hand in hands} == {7}


def test_own_hand_and_own_cards_set_aside_stay() -> None:
    state = race(3, planet="zora", asides=["swap", "plus1", "copy"])
    assert {str(sample.view(2)["set_aside"]) for sample in samples(state, 2)} == {"{'plus1': 1, 'copy': 1, 'swap': 1}"}


def test_who_has_not_set_cards_aside_yet_has_none_set_aside_in_a_sample() -> None:
    state = GAME.new_initial_state(3, {"variant": "advanced"}, 1)
    play(state, "set_aside", 1, cards="copy+swap+swap")
    for sample in samples(state, 0, 10):
        assert [player["hand_size"] for player in sample.view()["players"]] == [11, 8, 11]


def test_a_token_drawn_may_have_any_face() -> None:
    state = race(3, planet="pandora", tokens={"T1": 30})
    faces = {FACES[sample.to_dict()["table"]["tokens"][0] - 1] for sample in samples(state, 1)}
    assert faces == set(FACES)


def test_tokens_are_never_doubled() -> None:
    state = race(3, planet="pandora", tokens={"T1": 30, "K2": 0})
    for sample in samples(state, 1):
        table = sample.to_dict()["table"]
        beside = [token - 1 for token in table["tokens"] if token]
        assert sorted(beside + table["bag"]) == [0, 1, 2, 3]


def test_before_pandoras_tokens_are_mixed_there_are_none_in_a_sample() -> None:
    for seed in range(40):
        state = GAME.new_initial_state(2, {"variant": "advanced"}, seed)
        if state.view()["planet"]["id"] == "pandora":
            break
    assert [sample.view()["tokens_left"] for sample in samples(state, 0, 5)] == [0] * 5


def test_planets_to_come_are_drawn_anew() -> None:
    state = race(2, planet="nova")
    orders = {tuple(sample.to_dict()["table"]["planets"]) for sample in samples(state, 0)}
    assert len(orders) == 6
    assert {order[0] for order in orders} == {0}


def test_planets_that_were_visited_stay_in_order() -> None:
    state = race(2, planet="nova", mission=3)
    before = state.to_dict()["table"]["planets"][:3]
    assert all(sample.to_dict()["table"]["planets"][:3] == before for sample in samples(state, 0, 20))


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_a_sample_at_nova_leaves_the_arriver_a_ship_to_move(seat: int | None) -> None:
    """Only K1, K2 and K3 are eligible; the arriver cannot have hired all of them, but may have hired two."""
    crowd = {ship: LAST_RING for ship in SHIPS if ship[0] != "K"}
    state = race(3, planet="nova", levels=crowd, hired=[("T1", "T2"), ("B1", "B2"), ("T3", "B3")])
    play_card(state, "plus1", ("ship", "T1"))
    assert min(len(choices(sample, 0)) for sample in samples(state, seat)) >= 1


def test_a_sample_at_nova_never_leaves_the_arriver_without_a_ship() -> None:
    """Only K1 and K2 can be moved. As the arriver is asked, everybody knows that it has not hired both."""
    crowd = {ship: LAST_RING for ship in SHIPS if ship not in ("K1", "K2")}
    state = race(3, planet="nova", levels=crowd, hired=[("T1", "K1"), ("B1", "B2"), ("T3", "B3")])
    play_card(state, "plus1", ("ship", "T1"))
    drawn = [set(sample.view(0)["hired"]) for sample in samples(state, 1, 300)]
    assert {"K1", "K2"} not in drawn
    assert any("K2" in pair for pair in drawn)


@pytest.mark.parametrize("seat", [1, 2])
def test_a_sample_hides_which_ships_nova_spares(seat: int) -> None:
    lists = {tuple(sample.legal_actions(0)) for sample in samples(nova_asks(), seat)}
    assert len(lists) > 5


@pytest.mark.parametrize("seat", EVERYBODY)
def test_after_the_end_cards_set_aside_by_others_are_still_drawn_anew(seat: int | None) -> None:
    state = race(3, planet="zora", mission=3, levels={"T1": LAST_RING}, hired=HIRED_3)
    play_card(state, "plus1", ("ship", "T1"))
    assert state.is_terminal()
    for other in range(3):
        hands = {str(sample.view(other)["set_aside"]) for sample in samples(state, seat)}
        assert (len(hands) == 1) == (other == seat)


def test_after_the_end_missions_and_tokens_that_were_shown_stay() -> None:
    state = race(3, planet="pandora", mission=3, tokens={"B1": 0, "B2": 15, "K3": 21}, levels={"T1": LAST_RING})
    play_card(state, "plus1", ("ship", "T1"))
    for sample in samples(state, 1, 10):
        assert hired(sample) == hired(state)
        assert sample.to_dict()["table"]["tokens"] == state.to_dict()["table"]["tokens"]


def test_after_the_end_tokens_that_stayed_on_pandora_are_still_hidden() -> None:
    state = race(2, planet="pandora", mission=4, hands={0: ["minus2"], 1: []})
    play_card(state, "minus2")
    assert state.is_terminal()
    assert len({tuple(sample.to_dict()["table"]["bag"]) for sample in samples(state, 1)}) > 10


def test_a_sample_has_its_own_chance() -> None:
    """Nothing drawn later in a sample tells what will be drawn at the table."""
    state = race(levels={"T1": LAST_RING})
    deals = set()
    for sample in samples(state, 0, 20):
        play_card(sample, "plus1", ("ship", "T1"))
        deals.add(str(hired(sample)))
    assert len(deals) > 15
