"""Who knows what: rules, section 12, row by row, and the traps below its table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import landfall
from landfall.flow import Rng, State
from landfall.games.star_race.knowledge.view_types import StarRaceView
from landfall.replays import replay_steps
from tests.games.star_race.positions import (
    GAME,
    LAST_RING,
    SHIPS,
    asked,
    choices,
    events,
    last_result,
    play,
    play_card,
    race,
    set_all_aside,
    stored_again,
)
from tests.games.star_race.test_mission import advanced
from tests.games.star_race.test_xentoria import meet
from tests.recorded import FOLDER, RecordedGame

HIRED_3 = [("T1", "T2"), ("B1", "B2"), ("K1", "K2")]
EVERYBODY: list[int | None] = [None, 0, 1, 2]


def told(state: State, seat: int | None) -> str:
    """Everything a seat is sent: view, story, in words too."""
    story = state.events(seat)
    words = [landfall.say(event, language) for event in story for language in ("en", "pl", "fr")]
    return json.dumps([state.view(seat), repr(story), words], sort_keys=True, ensure_ascii=False)


def looks_the_same(one: State, other: State, seat: int | None) -> bool:
    return told(one, seat) == told(other, seat)


# -- public -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", EVERYBODY)
def test_ships_plays_turn_scores_start_player_and_planet_are_public(seat: int | None) -> None:
    state = race(3, planet="zora", start_player=1, levels={"K2": 4}, totals=[5, 6, 7])
    play_card(state, "plus1", ("ship", "T1"))
    view = state.view(seat)
    assert (view["ships"]["T1"], view["ships"]["K2"]) == (2, 4)
    assert (view["turn_of"], view["start_player"], view["planet"]["id"]) == (2, 1, "zora")
    assert [player["total"] for player in view["players"]] == [5, 6, 7]
    assert view["players"][1]["played"] == {"plus1": 1}


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_choices_of_a_played_card_are_public(seat: int | None) -> None:
    state = race(3)
    play_card(state, "plus1", ("ship", "T1"))
    moved: Any = events(state, "ShipMoved", seat)[0]
    assert (moved.seat, moved.ship, moved.ring_from, moved.ring_to) == (0, "T1", "1", "3")


@pytest.mark.parametrize("variant", ["basic", "family", "advanced"])
def test_the_number_of_cards_in_each_hand_is_public(variant: str) -> None:
    state = race(3, variant, planet="zora" if variant == "advanced" else None)
    play_card(state, "plus1", ("ship", "T1"))
    size = {"basic": 11, "family": 7, "advanced": 8}[variant]
    assert [player["hand_size"] for player in state.view()["players"]] == [size - 1, size, size]


@pytest.mark.parametrize("variant", ["basic", "family"])
@pytest.mark.parametrize("seat", EVERYBODY)
def test_exact_hands_may_be_shown_where_they_can_be_worked_out(variant: str, seat: int | None) -> None:
    assert all(player["hand"] is not None for player in race(3, variant).view(seat)["players"])


# -- the advanced hand and the cards set aside ------------------------------------------------------------------------


def test_an_advanced_hand_is_known_to_its_owner() -> None:
    state = race(3, planet="zora", hands=["plus1", "copy"])
    assert state.view(1)["players"][1]["hand"] == {"plus1": 1, "copy": 1}


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_an_advanced_hand_is_hidden_from_all_others(seat: int | None) -> None:
    assert race(3, planet="zora").view(seat)["players"][1]["hand"] is None


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_of_an_advanced_hand_others_know_what_was_not_played_yet(seat: int | None) -> None:
    state = race(3, planet="zora", turn_of=1)
    play_card(state, "plus1", ("ship", "T1"))
    shown = state.view(seat)["players"][1]
    assert "plus1" not in shown["unplayed"]
    assert (sum(shown["unplayed"].values()), shown["set_aside_count"]) == (10, 3)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_other_hands_and_cards_set_aside_leave_no_trace(seat: int | None) -> None:
    """Two truths that differ in what others have set aside look the same."""
    others = [other for other in range(3) if other != seat]
    one = race(3, planet="zora", asides=["minus2", "copy", "rewind"])
    two = race(
        3,
        planet="zora",
        asides={
            other: ["swap", "swap", "plus1"] if other in others else ["minus2", "copy", "rewind"] for other in range(3)
        },
    )
    assert looks_the_same(one, two, seat)


def test_cards_set_aside_are_known_to_their_owner() -> None:
    state = play(advanced("nova", 3), "set_aside", 1, cards="minus2+copy+rewind")
    assert state.view(1)["set_aside"] == {"minus2": 1, "copy": 1, "rewind": 1}


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_while_setting_aside_only_readiness_is_shown(seat: int | None) -> None:
    """Whatever was set aside, the view is the same to the last byte."""
    one = play(advanced("nova", 3), "set_aside", 1, cards="minus2+copy+rewind")
    two = play(advanced("nova", 3), "set_aside", 1, cards="plus1+swap+swap")
    assert looks_the_same(one, two, seat)
    assert [player["ready"] for player in one.view(seat)["players"]] == [False, True, False]


@pytest.mark.parametrize("seat", [0, 2])
def test_another_setting_aside_does_not_change_what_one_may_choose(seat: int) -> None:
    state = advanced("nova", 3)
    before = state.legal_actions(seat)[:]
    play(state, "set_aside", 1, cards="plus1+swap+swap")
    assert stored_again(state).legal_actions(seat) == before


def test_readiness_is_told_to_all_and_the_cards_to_their_owner_alone() -> None:
    state = play(advanced("nova", 3), "set_aside", 1, cards="plus1+swap+swap")
    assert [len(events(state, "Ready", seat)) for seat in EVERYBODY] == [1, 1, 1, 1]
    assert [len(events(state, "CardsSetAside", seat)) for seat in EVERYBODY] == [0, 0, 1, 0]


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_what_is_unplayed_at_the_end_of_a_mission_stays_unseen(seat: int | None) -> None:
    positions = []
    for aside in (["minus2", "copy", "rewind"], ["swap", "swap", "race_plus1"]):
        asides = {0: ["minus2", "copy", "rewind"], 1: aside, 2: ["minus2", "copy", "rewind"]}
        state = race(3, planet="xentoria", levels={"T1": LAST_RING}, asides=asides, hired=HIRED_3)
        positions.append(play_card(state, "plus1", ("ship", "T1")))
    assert looks_the_same(positions[0], positions[1], seat)


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_what_is_unplayed_at_the_end_of_the_game_stays_unseen(seat: int | None) -> None:
    positions = []
    for aside in (["minus2", "copy", "rewind"], ["swap", "swap", "race_plus1"]):
        asides = {0: ["minus2", "copy", "rewind"], 1: aside, 2: ["minus2", "copy", "rewind"]}
        state = race(3, planet="xentoria", mission=3, levels={"T1": LAST_RING}, asides=asides, hired=HIRED_3)
        positions.append(play_card(state, "plus1", ("ship", "T1")))
    assert positions[0].is_terminal()
    assert looks_the_same(positions[0], positions[1], seat)


# -- mission cards ----------------------------------------------------------------------------------------------------


def test_mission_cards_are_known_to_their_owner() -> None:
    assert race(3, hired=HIRED_3).view(1)["hired"] == ["B1", "B2"]


def test_a_spectator_sees_no_mission_cards() -> None:
    assert race(3, hired=HIRED_3).view()["hired"] is None


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_anothers_missions_leave_no_trace(seat: int | None) -> None:
    one, two = race(3, hired=HIRED_3), race(3, hired=[("T1", "T2"), ("T3", "B3"), ("K1", "K2")])
    assert looks_the_same(one, two, seat)


def test_missions_are_told_to_their_owner_alone() -> None:
    state = GAME.new_initial_state(3, {}, 1)
    for seat in range(3):
        assert [event.seat for event in events(state, "Hired", seat)] == [seat]  # type: ignore[attr-defined]
    assert events(state, "Hired") == []


@pytest.mark.parametrize("seat", EVERYBODY)
def test_missions_are_shown_to_all_at_the_end_of_the_mission(seat: int | None) -> None:
    state = race(3, levels={"T1": LAST_RING}, hired=HIRED_3)
    play_card(state, "plus1", ("ship", "T1"))
    assert state.view(seat)["results"][-1]["hired"] == [["T1", "T2"], ["B1", "B2"], ["K1", "K2"]]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_undealt_missions_are_known_to_nobody(seat: int | None) -> None:
    state = race(3, hired=HIRED_3)
    assert "undealt" not in json.dumps(state.view(seat))
    undealt = {"T3", "B3", "K3"}
    assert not undealt & set(state.view(seat)["hired"] or [])


def test_r_22_there_is_no_way_to_show_a_mission_card() -> None:
    assert set(GAME.actions.blocks) == {
        "play",
        "set_aside",
        "ship",
        "pair",
        "trio",
        "group",
        "copy_from",
        "place_patrol",
        "look",
        "decline",
    }


# -- looks ------------------------------------------------------------------------------------------------------------


def looked(seed: int = 1, hired: Any = HIRED_3) -> State:
    """Seat 0 has looked at one of seat 1's missions."""
    return play(meet(3, hired=hired, seed=seed), "look", seat=1)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_that_a_look_took_place_by_whom_and_at_whom_is_public(seat: int | None) -> None:
    told_: Any = events(looked(), "Looked", seat)[0]
    assert (told_.seat, told_.looked_at_seat) == (0, 1)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_who_has_inspected_whom_is_public(seat: int | None) -> None:
    assert looked().view(seat)["inspected"] == [[1], [], []]


def test_which_card_was_seen_is_told_to_the_one_who_looked() -> None:
    saw: Any = events(looked(), "Saw", 0)[0]
    assert saw.ship in ("B1", "B2")


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_which_card_was_seen_is_told_to_nobody_else(seat: int | None) -> None:
    assert events(looked(), "Saw", seat) == []


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_r_24_the_owner_and_others_cannot_tell_which_card_was_seen(seat: int | None) -> None:
    """Over many seeds both cards are seen; to all but the one who looked they look the same."""
    by_ship = {}
    for seed in range(20):
        state = looked(seed)
        by_ship[state.view(0)["looks"][0]["ship"]] = state
    assert set(by_ship) == {"B1", "B2"}
    assert looks_the_same(by_ship["B1"], by_ship["B2"], seat)


def test_r_24_the_inspected_player_learns_that_and_by_whom() -> None:
    assert [landfall.say(event) for event in events(looked(), "Looked", 1)] == [
        "Player 1: looks at a mission card (Player 2)"
    ]


def test_a_look_is_repeated_in_the_view_until_the_mission_ends() -> None:
    state = looked()
    first = state.view(0)["looks"]
    for _ in range(6):
        play_card(state, next(card for card in choices(state) if card in ("copy", "minus2", "plus1")))
        while asked(state) != "PlayCard":
            state.apply_action(state.legal_actions()[-1])
    assert state.view(0)["looks"] == first


def test_a_look_survives_storing_and_loading() -> None:
    state = looked()
    assert stored_again(state).view(0)["looks"] == state.view(0)["looks"]


def test_a_look_is_gone_when_the_mission_is_over() -> None:
    stored = looked().to_dict()
    stored["table"]["levels"][1] = LAST_RING
    state = play_card(GAME.state_from_dict(stored), "plus1", ("ship", "T2"))
    assert not state.view(0).get("looks")


@pytest.mark.parametrize("seat", [1, 2])
def test_looks_of_others_are_not_in_ones_view(seat: int) -> None:
    assert looked().view(seat)["looks"] == []


def test_a_spectator_sees_no_looks() -> None:
    assert looked().view()["looks"] is None


def test_positions_of_patrol_tokens_are_public() -> None:
    state = race(3, planet="xentoria", patrols={"T1": 4, "K2": 5})
    assert [state.view(seat)["patrols"] for seat in EVERYBODY] == [{"T1": 4, "K2": 5}] * 4


@pytest.mark.parametrize("seat", EVERYBODY)
def test_patrol_tokens_have_no_faces_on_xentoria(seat: int | None) -> None:
    view = race(3, planet="xentoria", patrols={"T1": 4}).view(seat)
    assert not {"token_faces", "tokens_left", "ships_with_token"} & set(view)


# -- Pandora's tokens -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", EVERYBODY)
def test_which_ship_holds_a_token_is_public_at_once(seat: int | None) -> None:
    state = race(3, planet="pandora", levels={"T1": LAST_RING})
    play_card(state, "plus1", ("ship", "T1"))
    assert state.view(seat)["ships_with_token"] == ["T1"]
    assert len(events(state, "TokenDrawn", seat)) == 1


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_face_of_a_token_is_known_to_nobody_not_even_to_who_drew_it(seat: int | None) -> None:
    positions = [race(3, planet="pandora", tokens={"T1": face}, hired=HIRED_3) for face in (0, 30)]
    assert looks_the_same(positions[0], positions[1], seat)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_faces_still_to_be_drawn_are_known_to_nobody(seat: int | None) -> None:
    stored = race(3, planet="pandora", levels={"T1": LAST_RING}, hired=HIRED_3).to_dict()
    positions = []
    for bag in ([0, 1, 2, 3], [3, 2, 1, 0]):
        stored["table"]["bag"] = bag
        positions.append(play_card(GAME.state_from_dict(stored), "plus1", ("ship", "T1")))
    assert looks_the_same(positions[0], positions[1], seat)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_tokens_are_turned_over_at_the_end_of_the_mission(seat: int | None) -> None:
    state = race(3, planet="pandora", tokens={"B1": 0, "B2": 15, "K3": 21}, levels={"T1": LAST_RING})
    play_card(state, "plus1", ("ship", "T1"))
    shown = {event.ship: event.points for event in events(state, "TokenShown", seat)}  # type: ignore[attr-defined]
    assert shown == {"T1": 30, "B1": 0, "B2": 15, "K3": 21}


# -- planets to come --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_the_order_of_planets_to_come_is_known_to_nobody(seat: int | None, variant: str) -> None:
    stored = race(3, variant, planet="nova").to_dict()
    positions = []
    for order in ([0, 1, 2, 3], [0, 3, 2, 1]):
        stored["table"]["planets"] = order
        positions.append(GAME.state_from_dict(stored))
    assert looks_the_same(positions[0], positions[1], seat)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_view_holds_neither_seed_nor_key_nor_agenda(seat: int | None) -> None:
    state = GAME.new_initial_state(3, {"variant": "advanced"}, "a seed that is secret")
    view = json.dumps(state.view(seat))
    assert "secret" not in view
    assert state.key.hex() not in view
    assert not {"agenda", "lanes", "draws", "key", "table"} & set(state.view(seat))


# -- Nova's list ------------------------------------------------------------------------------------------------------


def nova_asks(hired: Any = HIRED_3) -> State:
    state = race(3, planet="nova", levels={"T1": LAST_RING}, hired=hired)
    return play_card(state, "plus1", ("ship", "T1"))


def test_novas_choices_are_listed_for_the_arriver() -> None:
    assert choices(nova_asks(), 0) == ["T3", "B1", "B2", "B3", "K1", "K2", "K3"]


@pytest.mark.parametrize("seat", [1, 2])
def test_novas_choices_are_not_listed_for_others(seat: int) -> None:
    state = nova_asks()
    assert (state.legal_actions(seat), state.decision(seat), state.view(seat)["decision"]) == ([], None, None)


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_novas_question_does_not_betray_the_arrivers_missions(seat: int | None) -> None:
    one, two = nova_asks(), nova_asks([("T3", "B3"), ("B1", "B2"), ("K1", "K2")])
    assert looks_the_same(one, two, seat)


@pytest.mark.parametrize("seat", [1, 2])
def test_another_who_tries_novas_choices_learns_only_that_it_is_not_their_turn(seat: int) -> None:
    state = nova_asks()
    refused = {
        state.refusal(GAME.actions.encode("ship", ship=ship), seat).code  # type: ignore[union-attr]
        for ship in SHIPS
    }
    assert refused == {"not-your-turn"}


@pytest.mark.parametrize("seat", EVERYBODY)
def test_novas_choice_itself_is_public(seat: int | None) -> None:
    state = play(nova_asks(), "ship", ship="K3")
    assert [event.ships for event in events(state, "AbilityUsed", seat)] == [("K3",)]  # type: ignore[attr-defined]


# -- who decides ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_others_see_only_that_a_seat_is_deciding(seat: int | None) -> None:
    view = race(3).view(seat)
    assert (view["to_act"], view["decision"]) == ([0], None)


def test_a_view_of_no_seat_at_this_table_is_refused() -> None:
    with pytest.raises(landfall.BadSeat, match="seats are 0 to 2, not 3"):
        race(3).view(3)


def test_a_table_is_open_again_after_a_restart_as_everybody_saw_it() -> None:
    state = set_all_aside(advanced("xentoria", 3))
    rng = Rng("a restart")
    for _ in range(25):
        for seat in EVERYBODY:
            assert stored_again(state).view(seat) == state.view(seat)
        state.apply_action(rng.choice(state.legal_actions()))


def test_the_turn_is_nobodys_while_all_set_cards_aside() -> None:
    assert advanced("nova").view()["turn_of"] is None


def test_after_the_last_mission_the_board_still_shows_how_it_ended() -> None:
    state = race(mission=4, levels={"T1": LAST_RING})
    play_card(state, "plus1", ("ship", "T1"))
    assert (state.view()["ships"], state.view()["turn_of"]) == (last_result(state)["levels"], None)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("star-race-*.json")), ids=lambda path: path.stem)
def test_views_have_the_shape_the_page_is_told(path: Path) -> None:
    record = RecordedGame.read(path).record
    for number, step in enumerate(replay_steps(record)):
        assert step.state is not None
        for audience in (*range(step.state.seats), None) if number % 5 == 0 else (None,):
            view = step.state.view(audience)
            assert msgspec.convert(view, StarRaceView) == view
