"""Why not: every refusal of Star Race with its code, its rule and its facts. A refusal changes nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import landfall
from landfall.flow import State
from tests.games.star_race.positions import (
    GAME,
    LAST_RING,
    SHIPS,
    START,
    arrive,
    play,
    play_card,
    race,
    refusal,
    set_all_aside,
)
from tests.games.star_race.test_mission import advanced
from tests.games.star_race.test_planets import FOUR_OUT
from tests.games.star_race.test_xentoria import meet, placing

PANDORA = {"planet": "pandora", "tokens": {"T1": 0, "T2": 15, "T3": 21}}


def after(card: str, *answers: tuple[str, object], **position: Any) -> State:
    position.setdefault("hands", [card, "minus1x2"] if card != "minus1x2" else [card, "plus1"])
    return play_card(race(**position), card, *answers)


def why(state: State, name: str, by: int | None = None, /, **arguments: object) -> tuple[str, str, dict[str, object]]:
    found = refusal(state, name, by, **arguments)
    return found.code, found.rule, dict(found.facts)


def test_a_card_that_is_not_in_hand() -> None:
    state = race(hands=["plus1", "copy"])
    assert why(state, "play", card="swap") == ("not-in-hand", "6", {"card": "swap"})


def test_a_card_that_was_set_aside() -> None:
    state = set_all_aside(advanced("nova"), "minus2+minus1x2+plus1")
    assert why(state, "play", card="plus1") == ("not-in-hand", "6", {"card": "plus1"})


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("ship", {"ship": "T1"}),
        ("pair", {"ships": "T1+T2"}),
        ("trio", {"ships": "T1+T2+T3"}),
        ("group", {"group": "number:1"}),
        ("copy_from", {"seat": 0}),
        ("look", {"seat": 1}),
        ("decline", {}),
        ("place_patrol", {"ship": "T1", "ring": 10}),
        ("set_aside", {"cards": "minus2+copy+rewind"}),
    ],
)
def test_an_answer_to_another_question(name: str, arguments: dict[str, object]) -> None:
    assert why(race(), name, **arguments) == ("answer-the-question", "", {"decision": "PlayCard"})


@pytest.mark.parametrize(
    ("state", "decision"),
    [
        (advanced("nova"), "SetAside"),
        (placing(), "PlacePatrol"),
        (after("plus1"), "ChooseShip"),
        (after("swap", levels={"T1": 5, "T2": 4}), "ChoosePair"),
        (after("rewind", levels={"T1": 5}), "ChooseGroup"),
        (after("race_plus1", ("group", "race:terran"), levels={"T1": 5, "T2": 5}), "ChooseEntrants"),
        (after("copy", offers={1: "plus1"}), "ChooseSource"),
        (arrive("nova"), "NovaAbility"),
        (arrive("zora", levels=FOUR_OUT), "ZoraAbility"),
        (meet(), "Look"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_card_played_instead_of_an_answer(state: State, decision: str) -> None:
    assert why(state, "play", card="plus1") == ("answer-the-question", "", {"decision": decision})


def test_a_ship_at_its_start_cannot_go_outward() -> None:
    state = after("minus2", levels={"T1": 4})
    assert why(state, "ship", ship="K1") == ("at-the-start", "R 2", {"ship": "K1"})


def test_a_pair_with_a_ship_at_its_start_cannot_go_outward() -> None:
    state = after("minus1x2", levels={"T1": 4, "T2": 4})
    assert why(state, "pair", ships="T1+K1") == ("at-the-start", "R 2", {"ship": "K1"})


@pytest.mark.parametrize("card", ["minus2", "plus1"])
def test_a_ship_on_the_planet_stays_there(card: str) -> None:
    state = after(card, levels={"K1": 4}, **PANDORA)
    assert why(state, "ship", ship="T1") == ("on-the-planet", "R 13a", {"ship": "T1"})


@pytest.mark.parametrize("card", ["minus1x2", "swap"])
def test_a_pair_with_a_ship_on_the_planet(card: str) -> None:
    state = after(card, levels={"K1": 4, "K2": 5, "B1": 5}, **PANDORA)
    assert why(state, "pair", ships="T1+B1") == ("on-the-planet", "R 13a", {"ship": "T1"})


def test_a_swap_of_two_ships_that_share_nothing() -> None:
    state = after("swap", levels={"T1": 4, "T2": 5, "B2": 3})
    assert why(state, "pair", ships="T1+B2") == ("not-one-group", "7", {"ships": "T1+B2"})


def test_a_swap_with_a_ship_at_its_start() -> None:
    state = after("swap", levels={"T1": 4, "T2": 5})
    assert why(state, "pair", ships="T1+T3") == ("at-the-start", "R 8", {"ship": "T3"})


def test_a_swap_of_two_ships_on_one_level() -> None:
    state = after("swap", levels={"T1": 4, "T2": 5, "T3": 4})
    assert why(state, "pair", ships="T1+T3") == ("same-level", "R 8", {"ships": "T1+T3"})


def test_a_race_for_number_plus_one() -> None:
    state = after("number_plus1")
    assert why(state, "group", group="race:terran") == ("not-a-number", "7", {"group": "race:terran"})


def test_a_number_for_race_plus_one() -> None:
    assert why(after("race_plus1"), "group", group="number:3") == ("not-a-race", "7", {"group": "number:3"})


def test_a_group_in_which_no_ship_can_go_outward() -> None:
    state = after("rewind", levels={"T1": 4})
    assert why(state, "group", group="number:2") == ("no-ship-can-move", "R 4", {"group": "number:2"})


def test_a_group_that_is_all_on_the_planet() -> None:
    state = after("race_plus1", **PANDORA)
    assert why(state, "group", group="race:terran") == ("no-ship-can-move", "R 4", {"group": "race:terran"})


def test_a_ship_that_does_not_wait_before_the_planet() -> None:
    state = after("race_plus1", ("group", "race:terran"), levels={"T1": 5, "T2": 5, "B1": 5})
    expected = ("not-before-the-planet", "R 7", {"ship": "B1", "group": "race:terran"})
    assert why(state, "ship", ship="B1") == expected


def test_a_pair_with_a_ship_that_does_not_wait_before_the_planet() -> None:
    two_in = {"planet": "pandora", "tokens": {"K1": 0, "K2": 15}}
    state = after("race_plus1", ("group", "race:terran"), levels={"T1": 5, "T2": 5, "T3": 5, "B1": 5}, **two_in)
    expected = ("not-before-the-planet", "R 7", {"ship": "B1", "group": "race:terran"})
    assert why(state, "pair", ships="T1+B1") == expected


def test_one_ship_where_two_have_to_go_in() -> None:
    two_in = {"planet": "pandora", "tokens": {"K1": 0, "K2": 15}}
    state = after("race_plus1", ("group", "race:terran"), levels={"T1": 5, "T2": 5, "T3": 5}, **two_in)
    assert why(state, "ship", ship="T1")[0] == "answer-the-question"


def test_a_copy_of_a_player_who_offers_nothing() -> None:
    state = play_card(race(offers={1: "plus1"}), "copy")
    assert why(state, "copy_from", seat=0) == ("nothing-to-copy", "R 10", {"copied_seat": 0})


def test_a_copy_of_a_card_that_would_move_nothing() -> None:
    state = after("copy", offers={0: "swap", 1: "plus1"})
    assert why(state, "copy_from", seat=0) == ("cannot-be-carried-out", "R 4", {"copied_seat": 0, "card": "swap"})


def test_a_copy_of_a_seat_that_is_not_at_this_table() -> None:
    assert why(after("copy", offers={1: "plus1"}), "copy_from", seat=3)[0] == "answer-the-question"


def test_own_ships_on_nova() -> None:
    state = arrive("nova", hired=[("T2", "B1"), ("K1", "K2")])
    assert why(state, "ship", ship="B1") == ("own-ship", "R 13", {"ship": "B1"})


def test_a_ship_on_the_last_ring_at_nova() -> None:
    state = arrive("nova", levels={"K3": LAST_RING})
    assert why(state, "ship", ship="K3") == ("planet-full", "R 13", {"ship": "K3"})


def test_the_ship_that_arrived_on_nova() -> None:
    assert why(arrive("nova"), "ship", ship="T1") == ("on-the-planet", "R 13a", {"ship": "T1"})


def test_the_ship_that_arrived_on_zora() -> None:
    state = arrive("zora", levels=FOUR_OUT)
    assert why(state, "trio", ships="T1+B1+B2") == ("on-the-planet", "R 13a", {"ship": "T1"})


def test_a_ship_that_zora_would_put_back_on_its_start() -> None:
    state = arrive("zora", levels={**FOUR_OUT, "K2": 3})
    assert why(state, "trio", ships="B1+B2+K2") == ("too-close-to-start", "R 14", {"ship": "K2"})


def test_a_second_token_on_a_track() -> None:
    state = play(placing(), "place_patrol", ship="T1", ring=10)
    assert why(state, "place_patrol", ship="T1", ring=15) == ("track-taken", "11", {"ship": "T1"})


def test_a_token_too_close_to_the_start() -> None:
    assert why(placing(), "place_patrol", ship="T1", ring=6) == ("ring-too-close-to-start", "R 15a", {"ring": 6})


def test_a_look_at_ones_own_missions() -> None:
    assert why(meet(), "look", seat=0) == ("look-at-yourself", "11", {})


def test_a_second_look_at_one_opponent() -> None:
    state = meet(3, inspected=[(0, 1)])
    assert why(state, "look", seat=1) == ("already-inspected", "11", {"looked_at_seat": 1})


def test_a_look_at_a_seat_that_is_not_at_this_table() -> None:
    assert why(meet(), "look", seat=3)[0] == "answer-the-question"


# -- what the engine itself refuses -----------------------------------------------------------------------------------


def test_an_action_for_another_seat() -> None:
    assert why(race(), "play", 1, card="plus1") == ("not-your-turn", "", {"seat": 1})


def test_an_action_of_who_is_ready_already() -> None:
    state = play(advanced("nova"), "set_aside", 1, cards="minus2+copy+rewind")
    assert why(state, "set_aside", 1, cards="minus2+copy+swap") == ("not-your-turn", "", {"seat": 1})


@pytest.mark.parametrize("action", [-1, GAME.actions.size, True, None, "0", 1.0])
def test_an_action_out_of_range(action: Any) -> None:
    found = race().refusal(action)
    assert found is not None
    assert (found.code, found.facts) == ("no-such-action", {"action": str(action), "actions": GAME.actions.size})


@pytest.mark.parametrize("seat", [-1, 2, True, "0"])
def test_a_seat_that_is_not_at_this_table(seat: Any) -> None:
    found = race().refusal(0, seat)
    assert found is not None
    assert (found.code, found.facts) == ("no-such-seat", {"seat": str(seat), "seats": 2})


def test_an_action_after_the_end() -> None:
    state = play_card(race(mission=4, levels={"T1": LAST_RING}), "plus1", ("ship", "T1"))
    assert why(state, "play", 0, card="copy")[0] == "game-over"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_refused_action_changes_nothing(seat: int) -> None:
    state = after("swap", levels={"T1": 4, "T2": 5})
    before = state.to_dict()
    for ship in SHIPS:
        with pytest.raises(landfall.IllegalAction):
            play(state, "ship", seat, ship=ship)
    assert state.to_dict() == before


def test_an_illegal_action_carries_its_refusal() -> None:
    with pytest.raises(landfall.IllegalAction, match=r"not-in-hand \(card: swap\) \[6\]") as raised:
        play(race(hands=["plus1"]), "play", card="swap")
    assert raised.value.refusal.code == "not-in-hand"


@pytest.mark.parametrize(
    ("name", "arguments", "what"),
    [
        ("fly", {}, "no action is called 'fly'"),
        ("ship", {"ship": "X9"}, "ship cannot be 'X9'"),
        ("ship", {}, "ship needs ship"),
        ("decline", {"seat": 1}, "decline has no seat"),
        ("pair", {"ships": "T2+T1"}, "ships cannot be"),
        ("pair", {"ships": "T1+T1"}, "ships cannot be"),
    ],
)
def test_an_action_that_is_not_in_the_catalogue(name: str, arguments: dict[str, object], what: str) -> None:
    with pytest.raises(landfall.UnknownAction, match=re.escape(what)):
        GAME.actions.encode(name, **arguments)


# -- texts ------------------------------------------------------------------------------------------------------------


def test_every_refusal_of_the_source_is_tested_here() -> None:
    """A refusal added to the rules needs a test that reaches it."""
    folder = Path(landfall.__file__).parent / "games" / "star_race"
    sources = " ".join(source.read_text(encoding="utf-8") for source in folder.rglob("*.py"))
    codes = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', sources))
    here = Path(__file__).read_text(encoding="utf-8")
    assert codes
    assert [code for code in sorted(codes) if f'"{code}"' not in here] == []


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_a_refusal_is_said_in_words(language: str) -> None:
    words = landfall.say(refusal(race(hands=["plus1"]), "play", card="swap"), language)
    assert words
    assert "not-in-hand" not in words


def test_a_ship_at_its_start_is_not_said_to_come_back_to_it_on_zora() -> None:
    state = arrive("zora", levels={**FOUR_OUT, "K2": START[2] + 1})
    assert why(state, "trio", ships="B1+B2+K3") == ("at-the-start", "R 14", {"ship": "K3"})
    assert why(state, "trio", ships="B1+B2+K2") == ("too-close-to-start", "R 14", {"ship": "K2"})


def test_a_ship_of_another_group_that_waits_too_is_refused_for_its_group() -> None:
    state = play_card(race(levels={"T1": 5, "T3": 5, "B2": 5}), "race_plus1", ("group", "race:terran"))
    refused = refusal(state, "ship", ship="B2")
    assert refused.code == "not-before-the-planet"
    assert "of this group" in landfall.say(refused)
