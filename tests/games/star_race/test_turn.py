"""A turn and the end of a mission: rules, sections 6 and 8; and what may be taken back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import landfall
from landfall.flow import Rng, State
from tests.games.star_race.positions import (
    CARDS,
    GAME,
    LAST_RING,
    PLANET,
    asked,
    choices,
    events,
    last_result,
    level,
    levels,
    play,
    play_card,
    race,
    set_all_aside,
)

# -- section 6 --------------------------------------------------------------------------------------------------------


def test_exactly_one_card_is_played_in_a_turn() -> None:
    state = play_card(race(), "plus1", ("ship", "T1"))
    assert [player["played"] for player in state.view()["players"]] == [{"plus1": 1}, {}]


def test_passing_is_not_allowed() -> None:
    names = {GAME.actions.decode(action)[0] for action in race().legal_actions()}
    assert names == {"play"}


def test_a_played_card_is_gone_for_this_mission() -> None:
    state = race(hands=["plus1", "copy"])
    play_card(state, "plus1", ("ship", "T1"))
    assert state.view()["players"][0]["hand"] == {"copy": 1}


def test_one_of_two_cards_of_a_kind_stays_in_hand() -> None:
    state = play_card(race(), "race_plus1", ("group", "race:terran"))
    assert state.view()["players"][0]["hand"]["race_plus1"] == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_next_player_clockwise_takes_the_next_turn(seats: int) -> None:
    state = race(seats)
    turns = []
    for _ in range(seats + 1):
        turns.append(state.current_player())
        play_card(state, "swap")
    assert turns == [*range(seats), 0]


def test_after_the_last_seat_comes_the_first() -> None:
    state = play_card(race(3, turn_of=2), "plus1", ("ship", "T1"))
    assert state.current_player() == 0


def test_r_4_any_card_in_hand_may_be_chosen_even_a_dead_one() -> None:
    """At the start nothing can go outward, be swapped or copied; those cards are offered all the same."""
    assert choices(race()) == list(CARDS)


@pytest.mark.parametrize("card", ["minus2", "minus1x2", "rewind", "swap", "copy"])
def test_r_4_a_card_that_can_move_nothing_is_lost(card: str) -> None:
    state = play_card(race(), card)
    assert [(event.seat, event.card) for event in events(state, "CardLost")] == [(0, card)]  # type: ignore[attr-defined]


@pytest.mark.parametrize("card", ["minus2", "minus1x2", "rewind", "swap", "copy"])
def test_r_4_a_lost_card_ends_the_turn(card: str) -> None:
    state = play_card(race(), card)
    assert (state.current_player(), asked(state)) == (1, "PlayCard")


@pytest.mark.parametrize("card", ["minus2", "minus1x2", "rewind", "swap", "copy"])
def test_r_4_a_lost_card_lies_on_the_pile(card: str) -> None:
    state = play_card(race(), card)
    assert state.view()["players"][0]["played"] == {card: 1}


def test_r_4_a_card_cannot_be_wasted_on_a_ship_that_cannot_move() -> None:
    state = play_card(race(levels={"T1": 3}), "minus2")
    assert choices(state) == ["T1"]


def test_r_4_having_chosen_a_card_one_cannot_choose_another() -> None:
    state = play_card(race(), "plus1")
    with pytest.raises(landfall.IllegalAction, match="answer-the-question"):
        play(state, "play", card="swap")


def test_any_ship_may_be_moved_hired_by_you_or_not() -> None:
    state = play_card(race(hired=[("T1", "T2"), ("B1", "B2")]), "plus1")
    assert len(choices(state)) == 9


# -- section 8: how a mission ends ------------------------------------------------------------------------------------


def test_a_mission_ends_when_a_ship_reaches_the_planet() -> None:
    state = play_card(race(levels={"T1": LAST_RING}), "plus1", ("ship", "T1"))
    assert last_result(state)["ending"] == "arrival"


def test_nobody_plays_on_after_an_arrival_even_if_hands_are_unequal() -> None:
    state = play_card(race(3, levels={"T1": LAST_RING}, turn_of=1), "plus1", ("ship", "T1"))
    assert [event.seat for event in events(state, "CardPlayed")] == [1]  # type: ignore[attr-defined]
    assert state.view()["mission"] == 2


def test_a_mission_ends_when_all_cards_are_spent() -> None:
    state = race(hands={0: ["plus1"], 1: []})
    play_card(state, "plus1", ("ship", "T1"))
    assert last_result(state)["ending"] == "cards_spent"


def test_a_mission_goes_on_while_a_card_is_left() -> None:
    state = race(hands={0: ["plus1"], 1: ["plus1"]})
    play_card(state, "plus1", ("ship", "T1"))
    assert (state.view()["results"], state.current_player()) == ([], 1)


def test_a_lost_last_card_ends_the_mission_too() -> None:
    state = play_card(race(hands={0: ["swap"], 1: []}), "swap")
    assert last_result(state)["ending"] == "cards_spent"


def test_r_12_an_arrival_on_the_very_last_card_is_an_arrival() -> None:
    state = race(levels={"T1": LAST_RING}, hands={0: ["plus1"], 1: []})
    play_card(state, "plus1", ("ship", "T1"))
    assert last_result(state)["ending"] == "arrival"


@pytest.mark.parametrize(("planet", "question"), [("nova", "NovaAbility"), ("zora", "ZoraAbility")])
def test_r_12_abilities_apply_to_an_arrival_on_the_last_card(planet: str, question: str) -> None:
    spread = {"T1": LAST_RING, "B1": 5, "B2": 5, "B3": 5, "K1": 5}
    state = race(planet=planet, levels=spread, hands={0: ["plus1"], 1: []})
    play_card(state, "plus1", ("ship", "T1"))
    assert asked(state) == question


@pytest.mark.parametrize("planet", ["nova", "zora"])
def test_r_23_no_ability_step_if_the_cards_are_spent(planet: str) -> None:
    spread = {"B1": 5, "B2": 5, "B3": 5, "K1": 5}
    state = race(planet=planet, levels=spread, hands={0: ["plus1"], 1: []})
    play_card(state, "plus1", ("ship", "T1"))
    assert last_result(state)["ending"] == "cards_spent"
    assert events(state, "AbilityUsed") == []


def test_r_23_the_end_is_checked_after_the_whole_group_has_moved() -> None:
    state = play_card(race(levels={"T1": LAST_RING}), "race_plus1", ("group", "race:terran"))
    assert [last_result(state)["levels"][ship] for ship in ("T1", "T2", "T3")] == [PLANET, 3, 3]


def test_r_23_the_ability_step_comes_before_the_missions_are_shown() -> None:
    state = race(planet="nova", levels={"T1": LAST_RING})
    play_card(state, "plus1", ("ship", "T1"))
    assert state.view()["results"] == []


def test_r_23_the_ability_step_belongs_to_the_turn_of_the_arriver() -> None:
    state = race(3, planet="nova", levels={"T1": LAST_RING}, turn_of=2)
    play_card(state, "plus1", ("ship", "T1"))
    assert state.to_act() == (2,)


def test_r_23_nova_cannot_cause_another_arrival() -> None:
    crowd = dict.fromkeys(("T1", "T2", "T3", "B1", "B2", "B3"), LAST_RING)
    state = race(planet="nova", levels=crowd, hired=[("T1", "K1"), ("B1", "B2")])
    play_card(state, "plus1", ("ship", "T1"))
    assert choices(state) == ["K2", "K3"]


def plays_by_mission(state: State, rng: Rng) -> Iterator[tuple[int, str]]:
    """How many cards were played in each mission of a random game, and how it ended."""
    while not state.is_terminal():
        seat = state.to_act()[0]
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)
    plays = 0
    for event in state.events():
        kind = type(event).__name__
        if kind == "CardPlayed":
            plays += 1
        elif kind == "MissionEnded":
            yield plays, event.ending  # type: ignore[attr-defined]
            plays = 0


@pytest.mark.parametrize(("variant", "hand"), [("basic", 11), ("family", 7), ("advanced", 8)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_mission_that_ends_without_an_arrival_has_used_every_card(variant: str, hand: int, seats: int) -> None:
    lengths = []
    for seed in range(40):
        state = GAME.new_initial_state(seats, {"variant": variant}, seed)
        lengths += list(plays_by_mission(state, Rng(f"lengths {seed}")))
    spent = {plays for plays, ending in lengths if ending == "cards_spent"}
    assert spent <= {seats * hand}
    assert all(plays <= seats * hand for plays, _ in lengths)


# -- what a seat may take back ----------------------------------------------------------------------------------------


def test_a_card_just_chosen_may_be_taken_back() -> None:
    state = play_card(race(), "plus1")
    assert choices(GAME.undo(state, 0)) == list(CARDS)


def test_a_whole_turn_may_be_taken_back_until_the_next_player_acts() -> None:
    state = play_card(race(levels={"T1": 3}), "minus2", ("ship", "T1"))
    assert level(GAME.undo(GAME.undo(state, 0), 0), "T1") == 3


def test_a_turn_cannot_be_taken_back_once_the_next_player_has_acted() -> None:
    state = play_card(race(), "plus1", ("ship", "T1"))
    play_card(state, "plus1")
    assert not state.can_undo(0)


def test_no_undo_past_a_look() -> None:
    state = race(planet="xentoria", levels={"T1": 3}, patrols={"T1": 4})
    play_card(state, "plus1", ("ship", "T1"), ("look", 1))
    assert not state.can_undo(0)


def test_a_declined_look_may_be_taken_back() -> None:
    state = race(planet="xentoria", levels={"T1": 3}, patrols={"T1": 4})
    play(play_card(state, "plus1", ("ship", "T1")), "decline")
    assert asked(GAME.undo(state, 0)) == "Look"


def test_no_undo_past_a_token_draw() -> None:
    state = play_card(race(planet="pandora", levels={"T1": LAST_RING}), "plus1", ("ship", "T1"))
    assert not state.can_undo(0)


def test_no_undo_past_a_deal() -> None:
    state = play_card(race(levels={"T1": LAST_RING}), "plus1", ("ship", "T1"))
    assert not any(state.can_undo(seat) for seat in (0, 1))


def test_no_undo_past_the_last_reveal_of_missions() -> None:
    state = play_card(race(levels={"T1": LAST_RING}, mission=4), "plus1", ("ship", "T1"))
    assert state.is_terminal()
    assert not any(state.can_undo(seat) for seat in (0, 1))


def test_no_undo_past_pandoras_mixing_of_tokens() -> None:
    for seed in range(40):
        state = GAME.new_initial_state(2, {"variant": "advanced"}, seed)
        if state.view()["planet"]["id"] == "pandora":
            break
    set_all_aside(state)
    assert not any(state.can_undo(seat) for seat in (0, 1))


def test_an_arrival_may_be_taken_back_while_novas_question_is_open() -> None:
    state = race(planet="nova", levels={"T1": LAST_RING})
    play_card(state, "plus1", ("ship", "T1"))
    assert level(GAME.undo(state, 0), "T1") == LAST_RING


def test_own_cards_set_aside_may_be_taken_back_while_others_choose() -> None:
    state = GAME.new_initial_state(3, {"variant": "advanced"}, 1)
    play(state, "set_aside", 1, cards="minus2+copy+rewind")
    play(state, "set_aside", 0, cards="minus2+copy+rewind")
    assert GAME.undo(state, 1).to_act() == (1, 2)


def test_undo_leaves_the_other_ships_where_they_were() -> None:
    state = race(levels={"T1": 4, "B1": 3, "K1": 5})
    play_card(state, "rewind", ("group", "number:1"))
    assert levels(GAME.undo(state, 0), "T1", "B1", "K1") == [4, 3, 5]
