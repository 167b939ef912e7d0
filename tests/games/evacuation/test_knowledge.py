"""What each seat knows: R 49, the draft, decks, views and samples; storing; guesses."""

from __future__ import annotations

import pytest

from landfall.flow import BadState, Rng
from landfall.games.evacuation.table.components import SHIP_IDS
from landfall.games.evacuation.table.state import Evacuation
from tests.games.evacuation.positions import GAME, card, hold, new, offers, play, stock, turn


def played(state: Evacuation, moves: int, seed: int = 1) -> Evacuation:
    rng = Rng(f"knowledge {seed}")
    for _ in range(moves):
        if state.is_terminal():
            break
        seat = rng.choice(list(state.to_act()))
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)
    return state


def test_r_49_all_but_goals_hands_and_decks_is_open() -> None:
    state = turn(2, actions="advanced")
    hold(state, 0, "I-01")
    seen = state.view(1)
    assert seen["players"][0]["infrastructure"]["hand"] == ["I-01"]
    assert seen["players"][0]["stock"] == state.view(0)["players"][0]["stock"]
    assert seen["hand"] != state.view(0)["hand"]
    assert state.view(None)["hand"] is None
    assert "decks" in seen
    assert all(isinstance(size, int) for size in seen["decks"].values())


def test_cards_put_under_a_deck_are_remembered_and_dealt_nowhere_else() -> None:
    state = turn()
    stock(state, 0, old=(1, 0, 0))
    play(state, "act", action="A4")
    play(state, "refresh", world="old", kind="food")
    gone = state.view(1)["rows"]["ships"][0]
    play(state, "put_under", slot=1)
    play(state, "done")
    for number in range(5):
        sample = state.sample(1, Rng(number))
        assert SHIP_IDS[sample.decks[0][0]] == gone  # type: ignore[attr-defined]


def test_a_drafter_remembers_every_hand_it_held() -> None:
    state = new(2, goals="draft")
    for _ in range(2):
        for seat in range(2):
            play(state, "keep_goal", goal=offers(state, "keep_goal", seat)[0], by=seat)
    hands = state.view(0)["draft"]["hands"]
    assert [len(hand) for hand in hands] == [4, 3, 2]
    for number in range(8):
        sample = state.sample(0, Rng(number))
        assert sample.view(0)["draft"] == state.view(0)["draft"]
        taken = (set(hands[0]) - {state.view(0)["draft"]["picked"][0]}) - set(hands[2])
        assert {f"goal_{goal + 1}" for goal in sample.picked[1]} >= taken  # type: ignore[attr-defined]


def test_a_face_down_card_is_known_to_its_owner_alone() -> None:
    state = turn(2, actions="advanced")
    play(state, "act", action="A10")
    down = offers(state, "face_down")[0]
    play(state, "face_down", card=down)
    assert state.view(0)["face_down"] == [down]
    assert state.view(1)["players"][0]["face_down_count"] == 1
    assert down not in repr(state.view(1)["players"][0])


def to_year(state: Evacuation, year: int) -> Evacuation:
    """Random play until a year's cards have been dealt and everybody chooses which of them to keep."""
    rng = Rng("to a year")
    while state.year < year or state.decision(0) is None or state.decision(0).kind != "KeepFour":  # type: ignore[union-attr]
        seat = rng.choice(list(state.to_act()))
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)
    return state


@pytest.mark.parametrize("seat", range(3))
def test_action_cards_seen_to_go_into_the_deck_are_with_others_only_if_drawn_since(seat: int) -> None:
    state = to_year(new(3, 5, actions="advanced"), 2)
    returned = set(state.shuffled_open) | set(state.shuffled_own[seat])
    assert len(returned) > 6
    assert len(state.view(seat)["returned"]) == len(returned)
    assert state.drawn == (3, 3, 3)
    others = [other for other in range(3) if other != seat]
    for number in range(40):
        sample = state.sample(seat, Rng(number))
        assert isinstance(sample, Evacuation)
        for other in others:  # four of its seven cards it has held since before the deck was made
            assert len(returned & set(sample.hand[other])) <= 3
        assert sample.view(seat) == state.view(seat)


def test_what_one_alone_saw_go_into_the_deck_is_not_known_to_others() -> None:
    state = to_year(new(2, 5, actions="advanced"), 2)
    assert state.shuffled_own[0]
    assert not set(state.view(1)["returned"]) & {f"card_{one + 1}" for one in state.shuffled_own[0]}
    sample = state.sample(1, Rng(1))
    assert isinstance(sample, Evacuation)
    assert sample.shuffled_own[0] == ()
    assert state.view(None)["returned"] == [f"card_{one + 1}" for one in state.shuffled_open]


def test_the_back_of_the_top_solo_card_is_known_the_rest_is_not() -> None:
    state = new(1)
    tops = {state.sample(0, Rng(number)).solo_deck[-1] for number in range(6)}  # type: ignore[attr-defined]
    orders = {state.sample(0, Rng(number)).solo_deck for number in range(6)}  # type: ignore[attr-defined]
    assert tops == {state.solo_deck[-1]}
    assert len(orders) > 1


@pytest.mark.parametrize("seed", range(4))
def test_a_position_is_stored_and_read_back(seed: int) -> None:
    state = played(new(3, seed, actions="advanced", goals="draft", common_goals=True, lines="b"), 40 + 60 * seed)
    assert GAME.state_from_dict(state.to_dict()).to_dict() == state.to_dict()


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("year", 5),
        ("stock", [0]),
        ("unused", [9, 9, 9, 9, 9, 9]),
        ("order", [0, 0]),
        ("decks", [[0, 0], [], []]),
        ("loads", [[[]], []]),
        ("owners", [7] * 37),
        ("picked", [[1], []]),
        ("action_deck", [1, 1]),
    ],
)
def test_a_wrong_table_is_refused(field: str, wrong: object) -> None:
    stored = turn().to_dict()
    stored["table"][field] = wrong
    with pytest.raises(BadState):
        GAME.state_from_dict(stored)


def test_more_production_and_fewer_areas_left_are_judged_better() -> None:
    state = turn()
    before = state.evaluation(0)
    state.production[:3] = [2, 2, 2]
    better = state.evaluation(0)
    assert better > before
    state.areas_up[0] &= 0b111
    assert state.evaluation(0) > better
    state.penalties[0] = 3
    assert state.evaluation(0) < state.evaluation(0) + 1
    assert state.evaluation(1) < 0


def test_face_up_cards_leave_the_hand_for_all_to_see() -> None:
    state = card(turn(2, actions="advanced"), 9)
    assert state.view(1)["players"][0]["face_up"] == ["card_9"]
