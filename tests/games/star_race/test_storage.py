"""Positions and records of Star Race: exact when they are right, refused by name when they are not."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import landfall
from landfall.flow import Record, Rng, State
from tests.games.star_race.positions import (
    GAME,
    LAST_RING,
    PLANET,
    all_cards,
    play,
    play_card,
    race,
    rest,
    stored_again,
)
from tests.games.star_race.test_xentoria import meet

Stored = dict[str, Any]
Table = dict[str, Any]


def through_json(state: State) -> State:
    return GAME.state_from_dict(json.loads(json.dumps(state.to_dict())))


def random_game(seats: int, variant: str, seed: int, moves: int) -> State:
    """A random game after this many moves."""
    state = GAME.new_initial_state(seats, {"variant": variant}, seed)
    rng = Rng(f"storing {seed}")
    for _ in range(moves):
        if not state.is_terminal():
            seat = rng.choice(list(state.to_act()))
            state.apply_action(rng.choice(state.legal_actions(seat)), seat)
    return state


# -- what is right ----------------------------------------------------------------------------------------------------


@given(
    seats=st.integers(2, 4),
    variant=st.sampled_from(["basic", "family", "advanced"]),
    seed=st.integers(0, 10**6),
    moves=st.integers(0, 250),
)
def test_any_position_of_a_game_comes_back_as_it_was(seats: int, variant: str, seed: int, moves: int) -> None:
    state = random_game(seats, variant, seed, moves)
    assert through_json(state).digest() == state.digest()


@pytest.mark.parametrize("planet", ["nova", "zora", "xentoria", "pandora"])
def test_a_position_in_the_middle_of_a_card_comes_back(planet: str) -> None:
    state = race(3, planet=planet, levels={"T1": 5, "T2": 5}, hands=["race_plus1", "plus1"])
    play_card(state, "race_plus1")
    assert through_json(state).legal_actions() == state.legal_actions()


def test_a_position_in_the_middle_of_two_looks_comes_back() -> None:
    state = race(3, planet="xentoria", levels={"T1": 3, "T2": 4}, patrols={"T1": 4, "T2": 5})
    play_card(state, "race_plus1", ("group", "race:terran"))
    state = play(through_json(play(state, "look", seat=2)), "look", seat=1)
    assert len(state.view(0)["looks"]) == 2


def test_chance_goes_on_alike_after_storing() -> None:
    one = race(levels={"T1": LAST_RING})
    other = stored_again(one)
    for state in (one, other):
        play_card(state, "plus1", ("ship", "T1"))
    assert one.digest() == other.digest()


def test_a_stored_position_can_be_changed_without_changing_the_state() -> None:
    state = race()
    stored = state.to_dict()
    stored["table"]["levels"][0] = 5
    stored["table"]["hands"][0] = 0
    assert state.to_dict() != stored


# -- what is corrupt --------------------------------------------------------------------------------------------------


def broken(change: Callable[[Table], object], state: State | None = None) -> Stored:
    stored = (state or race(3, planet="pandora", tokens={"K1": 15})).to_dict()
    change(stored["table"])
    return stored


def put(name: str, at: int, value: object) -> Callable[[Table], object]:
    def change(table: Table) -> None:
        table[name][at] = value

    return change


def set_to(name: str, value: object) -> Callable[[Table], object]:
    return lambda table: table.update({name: value})


XENTORIA = {"planet": "xentoria", "patrols": {"T1": 4}, "inspected": [(0, 1)]}
HIRED = [("T1", "T2"), ("B1", "B2"), ("K1", "K2")]

CORRUPT: list[tuple[Callable[[Table], object], str]] = [
    (set_to("levels", [1] * 8), "levels should be a list of 9 numbers"),
    (set_to("levels", "111111111"), "levels should be a list of 9 numbers"),
    (put("levels", 0, 7), "levels holds 7; its numbers go from 0 to 6"),
    (put("levels", 0, "1"), "levels holds '1'"),
    (put("levels", 0, True), "levels holds True"),
    (put("levels", 0, 0), "levels has a ship outside the start ring"),
    (put("levels", 0, PLANET), "on_planet does not count"),
    (set_to("on_planet", 2), "on_planet does not count"),
    (set_to("on_planet", 5), "on_planet is 5"),
    (set_to("mission", 3), "mission is 3; it goes from 0 to 2"),
    (set_to("mission", 1), "mission is 1 with 0 results"),
    (set_to("start_player", 3), "start_player is 3"),
    (set_to("planets", [0, 1, 2, 2]), "planets names a planet twice"),
    (set_to("planets", [3, 1, 2]), "planets should be a list of 4"),
    (put("hands", 1, 0), "the cards of seat 1 do not add up: minus2"),
    (put("hands", 1, -1), "hands holds -1"),
    (put("played", 2, 1), "the cards of seat 2 do not add up: minus2"),
    (put("asides", 0, 0), "the cards of seat 0 do not add up"),
    (put("latest", 0, 8), "latest holds 8"),
    (put("offers", 0, -2), "offers holds -2"),
    (put("offers", 0, 5), "offers names Copy"),
    (set_to("hired", [0, 1, 2, 3, 4, 4]), "hired names a ship twice"),
    (set_to("hired", [0, 1, 2, 3]), "hired should be a list of 6"),
    (put("tokens", 6, 0), "tokens and levels do not go together for K1"),
    (put("tokens", 0, 1), "tokens and levels do not go together for T1"),
    (put("tokens", 6, 1), "bag and tokens hold a token twice"),
    (set_to("bag", [0, 2]), "bag and tokens hold 3 tokens"),
    (set_to("bag", [0, 2, 4]), "bag holds 4"),
    (set_to("bag", {}), "bag should be a list of numbers"),
    (put("patrols", 0, 4), "patrols has a token on level 4, where none may lie"),
    (put("inspected", 0, 2), "seen and inspected do not go together for seat 0 looking at 1"),
    (put("seen", 1, 3), "seen and inspected do not go together for seat 0 looking at 1"),
    (set_to("results", 5), "the position cannot be read"),
    (set_to("results", [{"is": "Result"}]), "the position cannot be read: KeyError"),
    (lambda table: table.pop("levels"), "the position cannot be read: KeyError: 'levels'"),
]


@pytest.mark.parametrize(("change", "what"), CORRUPT, ids=[what for _, what in CORRUPT])
def test_a_corrupt_table_is_refused_and_says_what_is_wrong(change: Callable[[Table], object], what: str) -> None:
    with pytest.raises(landfall.BadState) as refused:
        GAME.state_from_dict(broken(change))
    assert what in str(refused.value)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (put("patrols", 1, 2), "patrols has a token on level 2, where none may lie"),
        (put("inspected", 0, 1), "seen and inspected do not go together for seat 0 looking at 0"),
        (put("seen", 1, 1), "seen and inspected do not go together for seat 0 looking at 1"),
    ],
)
def test_a_corrupt_table_at_xentoria_is_refused(change: Callable[[Table], object], what: str) -> None:
    with pytest.raises(landfall.BadState, match=what):
        GAME.state_from_dict(broken(change, race(3, hired=HIRED, **XENTORIA)))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (put("latest", 0, -1), "latest and played do not go together for seat 0"),
        (put("latest", 0, 2), "latest and played do not go together for seat 0"),
        (put("latest", 1, 0), "latest and played do not go together for seat 1"),
        (put("offers", 0, 2), "latest and offers do not go together for seat 0"),
        (put("offers", 1, 0), "latest and offers do not go together for seat 1"),
        (put("offers", 2, 7), "offers names swap for seat 2, which nobody has played"),
    ],
)
def test_a_latest_card_that_was_not_played_so_is_refused(change: Callable[[Table], object], what: str) -> None:
    """Seat 0 has played -2, seat 1 nothing, seat 2 a Copy of that -2."""
    state = race(3, hands={2: rest(all_cards(), ["copy"])}, offers={0: "minus2"})
    stored = broken(put("offers", 2, 0), state)
    GAME.state_from_dict(stored)
    change(stored["table"])
    with pytest.raises(landfall.BadState, match=what):
        GAME.state_from_dict(stored)


def test_an_emptied_bag_at_pandora_is_refused() -> None:
    with pytest.raises(landfall.BadState, match="bag holds none after the planet is prepared"):
        GAME.state_from_dict(broken(set_to("bag", []), race(planet="pandora")))


def test_tokens_in_the_bag_before_all_have_set_aside_are_refused() -> None:
    state = next(
        state
        for state in (GAME.new_initial_state(2, {"variant": "advanced"}, seed) for seed in range(40))
        if state.view()["planet"]["id"] == "pandora"
    )
    GAME.state_from_dict(state.to_dict())
    with pytest.raises(landfall.BadState, match="bag holds tokens before the planet is prepared"):
        GAME.state_from_dict(broken(set_to("bag", [0, 1, 2, 3]), state))


@pytest.mark.parametrize(
    ("worths", "what"),
    [
        ((0, 0), r"results: mission 0 has tokens of \[0, 0\]"),
        ((15, 16), r"results: mission 0 has tokens of \[15, 16\]"),
    ],
)
def test_a_result_with_wrong_tokens_is_refused(worths: tuple[int, int], what: str) -> None:
    stored = race(2, planet="nova", mission=2).to_dict()
    table = stored["table"]
    table["planets"] = [3, 0, 1, 2]
    table["results"][0].update(planet=3, levels=[6, 6, *[2] * 7], worths=[0, 15, *[3] * 7], points=[15, 6])
    GAME.state_from_dict(stored)
    table["results"][0].update(worths=[*worths, *[3] * 7], points=[sum(worths), 6])
    with pytest.raises(landfall.BadState, match=what):
        GAME.state_from_dict(stored)


def test_cards_that_add_up_only_by_carrying_over_are_refused() -> None:
    """Two and three of a single card are five: one, and four that would count as one of the next kind."""
    stored = race().to_dict()
    one_next = 1 << 2
    stored["table"]["hands"][0] += 2 - one_next
    stored["table"]["played"][0] += 2
    with pytest.raises(landfall.BadState, match="the cards of seat 0 do not add up"):
        GAME.state_from_dict(stored)


def test_cards_set_aside_in_a_basic_game_are_refused() -> None:
    stored = race().to_dict()
    stored["table"]["hands"][0] -= 0b010101
    stored["table"]["asides"][0] = 0b010101
    with pytest.raises(landfall.BadState, match="asides has a wrong number of cards for seat 0"):
        GAME.state_from_dict(stored)


@pytest.mark.parametrize(
    ("field", "value", "what"),
    [
        ("planet", 4, "planet is 4"),
        ("ending", "boredom", "a mission ends by arrival or cards_spent, not 'boredom'"),
        ("ending", None, "a mission ends by"),
        ("hired", [0, 1], "hired should be a list of 4"),
        ("levels", [9] * 9, "levels holds 9"),
        ("worths", [1], "worths should be a list of 9"),
        ("points", [1, "2"], "points holds '2'"),
        ("points", [0, 42], "results: mission 0 has 0 points for seat 0, not 6"),
        ("worths", [*[3] * 8, 4], "results: mission 0 has K3 worth 4 on level 2"),
        ("levels", [*[2] * 8, 3], "results: mission 0 has K3 worth 3 on level 3"),
        ("ending", "arrival", "results: mission 0 ended by arrival with 0 ships on the planet"),
        ("hired", [0, 0, 0, 0], "results: mission 0 names a ship twice in hired"),
        ("levels", [0] * 9, "results: mission 0 has a ship outside the start ring"),
    ],
)
def test_a_corrupt_result_is_refused(field: str, value: object, what: str) -> None:
    stored = race(mission=2).to_dict()
    stored["table"]["results"][0][field] = value
    with pytest.raises(landfall.BadState, match=what):
        GAME.state_from_dict(stored)


def test_a_result_of_another_planet_is_refused() -> None:
    stored = race(mission=2).to_dict()
    stored["table"]["results"][0]["planet"] = stored["table"]["planets"][1]
    with pytest.raises(landfall.BadState, match="results: mission 0 was not at"):
        GAME.state_from_dict(stored)


def test_a_start_player_that_the_option_does_not_lead_to_is_refused() -> None:
    stored = GAME.new_initial_state(3, {"start_player": 1}, 1).to_dict()
    stored["table"]["start_player"] = 2
    with pytest.raises(landfall.BadState, match="start_player is 2 in mission 0; 1 began the first"):
        GAME.state_from_dict(stored)


@pytest.mark.parametrize(
    ("name", "value", "error", "what"),
    [
        ("game", "chess", landfall.BadState, "a position of 'chess', not of star-race"),
        ("rules_version", "0", landfall.OtherRules, "written by rules '0', these are 1"),
        ("seats", 5, landfall.BadState, "Star Race is not for 5 seats"),
        ("seats", "2", landfall.BadState, "Star Race is not for '2' seats"),
        ("seats", 3, landfall.BadState, "should be a list of"),
        ("options", {"variant": "expert"}, landfall.BadState, "variant cannot be 'expert'"),
        ("options", None, landfall.BadState, "variant|cannot be read|do not add up"),
        ("key", "not hex", landfall.BadState, "cannot be read"),
        ("draws", [1], landfall.BadState, "parts for another number of seats"),
        ("agenda", [{"is": "Teleport"}], landfall.BadState, "no step is called 'Teleport'"),
        ("agenda", [{"is": "PlayCard"}], landfall.BadState, "PlayCard"),
        ("agenda", [{"is": "PlayCard", "seat": 0, "card": 2}], landfall.BadState, "PlayCard"),
        ("agenda", [{"is": "EndOfGame"}], landfall.BadState, "does not wait for a decision.*EndOfGame"),
        ("agenda", [{"is": "PlayCard", "seat": 2}], landfall.BadState, "does not wait for a decision of seat 0 or 1"),
        ("agenda", ["PlayCard"], landfall.BadState, "not a step: 'PlayCard'"),
        ("agenda", 7, landfall.BadState, "cannot be read"),
        ("lanes", [[]], landfall.BadState, "parts for another number of seats"),
        ("table", None, landfall.BadState, "cannot be read"),
        ("table", {}, landfall.BadState, "cannot be read"),
    ],
)
def test_a_corrupt_position_is_refused(name: str, value: object, error: type[Exception], what: str) -> None:
    stored = race(planet="nova").to_dict()
    stored[name] = value
    with pytest.raises(error, match=what):
        GAME.state_from_dict(stored)


@pytest.mark.parametrize("stored", [None, [], "", 3, {}])
def test_what_is_no_position_at_all_is_refused(stored: Any) -> None:
    with pytest.raises(landfall.BadState):
        GAME.state_from_dict(stored)


Agenda = list[dict[str, Any]]


def in_step(kind: str, **fields: object) -> Callable[[Agenda], object]:
    """Give the topmost step of a kind other fields."""
    return lambda agenda: next(step for step in reversed(agenda) if step["is"] == kind).update(fields)


STEPS: list[tuple[Callable[[Agenda], object], str]] = [
    (in_step("Mission", number=99), "Mission: number is 99; it goes from 0 to 2"),
    (in_step("Mission", number="1"), "Mission: number cannot be '1'"),
    (in_step("Mission", number=2), "the missions to come in their order"),
    (in_step("Mission", start_player=0), "the missions to come in their order"),
    (in_step("Mission", start_player=3), "start_player is 3"),
    (in_step("EndOfTurn", seat="x"), "EndOfTurn: seat cannot be 'x'"),
    (in_step("EndOfTurn", seat=True), "EndOfTurn: seat cannot be True"),
    (in_step("EndOfTurn", seat=7), "EndOfTurn: seat is 7"),
    (in_step("EndOfTurn", seat=1), "steps that no mission leads to"),
    (in_step("ChooseShip", card=99), "ChooseShip: card is 99; it goes from 0 to 7"),
    (in_step("ChooseShip", card=0), "steps that no mission leads to"),
    (lambda agenda: agenda.pop(0), "the missions to come in their order"),
    (lambda agenda: agenda.pop(1), "the missions to come in their order"),
    (lambda agenda: agenda.pop(-2), "steps that no mission leads to"),
    (lambda agenda: agenda.clear(), "the game is over after 0 of 3 missions"),
    (lambda agenda: agenda.append({"is": "NovaAbility", "seat": 0}), "steps that no mission leads to"),
    (lambda agenda: agenda.append({"is": "Look", "seat": 0}), "steps that no mission leads to"),
]


@pytest.mark.parametrize(("change", "what"), STEPS, ids=[what for _, what in STEPS])
def test_steps_that_do_not_go_with_the_table_are_refused(change: Callable[[Agenda], object], what: str) -> None:
    stored = play_card(race(3), "plus1").to_dict()
    GAME.state_from_dict(stored)
    change(stored["agenda"])
    with pytest.raises(landfall.BadState, match=what):
        GAME.state_from_dict(stored)


def test_a_card_to_play_after_the_arrival_is_refused() -> None:
    with pytest.raises(landfall.BadState, match="agenda and on_planet do not go together"):
        race(levels={"T1": PLANET})


# -- records ----------------------------------------------------------------------------------------------------------


def record() -> dict[str, Any]:
    state = random_game(2, "basic", 3, 40)
    found: dict[str, Any] = json.loads(Record.of(state).to_json())
    return found


def replayed(plain: dict[str, Any]) -> State:
    return landfall.replay(Record.from_json(json.dumps(plain)))


def test_a_record_leads_to_the_same_position() -> None:
    assert replayed(record()).digest() == record()["digest"]


def test_a_record_of_a_position_goes_on_from_its_snapshot() -> None:
    state = play_card(race(levels={"T1": 4}), "plus1", ("ship", "T1"))
    assert landfall.replay(Record.from_json(Record.of(state).to_json())).digest() == state.digest()


def test_a_record_holds_moves_by_name() -> None:
    state = play_card(race(), "plus1", ("ship", "T1"))
    assert Record.of(state).parts[0].moves == [(0, "play", {"card": "plus1"}), (0, "ship", {"ship": "T1"})]


def move(at: int, value: object) -> Callable[[dict[str, Any]], object]:
    return lambda plain: plain["parts"][0]["moves"].__setitem__(at, value)


@pytest.mark.parametrize(
    ("change", "error", "what"),
    [
        (move(0, [0, "fly", {}]), landfall.BadRecord, "move 1 .* no action is called 'fly'"),
        (move(0, [0, "play", {"card": "ace"}]), landfall.BadRecord, "move 1 .* card cannot be 'ace'"),
        (move(0, [0, "play", {}]), landfall.BadRecord, "move 1 .* play needs card"),
        (move(0, [5, "play", {"card": "copy"}]), landfall.BadRecord, "move 1 .* is illegal: no-such-seat"),
        (move(1, [0, "decline", {}]), landfall.BadRecord, "move 2 .* is illegal"),
        (move(0, [0, "play"]), landfall.BadRecord, "not a Landfall record"),
        (lambda plain: plain["parts"][0]["moves"].pop(), landfall.BadRecord, "another position than the record says"),
        (lambda plain: plain.update(digest="00"), landfall.BadRecord, "another position than the record says"),
        (lambda plain: plain.update(seats=9), landfall.BadRecord, "for 2 to 4 seats, not 9"),
        (lambda plain: plain.update(options={"moon": 1}), landfall.BadRecord, "no option 'moon'"),
        (lambda plain: plain.update(game="chess"), landfall.UnknownGame, "no game is called 'chess'"),
        (lambda plain: plain.update(parts=[]), landfall.BadRecord, "without parts"),
        (lambda plain: plain.update(format=99), landfall.BadRecord, "format 99"),
        (lambda plain: plain.update(extra=1), landfall.BadRecord, "unknown field"),
        (lambda plain: plain["parts"][0].pop("seed"), landfall.BadRecord, "either from a seed or from a snapshot"),
        (lambda plain: plain["parts"][0].update(rules_version="0"), landfall.OtherRules, "written by rules '0'"),
    ],
)
def test_a_corrupt_record_is_refused(
    change: Callable[[dict[str, Any]], object], error: type[Exception], what: str
) -> None:
    plain = record()
    change(plain)
    with pytest.raises(error, match=what):
        replayed(plain)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"game": 1}', "\ud800"])
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    with pytest.raises(landfall.BadRecord, match="not a Landfall record"):
        Record.from_json(text.encode("utf-8", "surrogatepass"))


def test_a_look_survives_in_a_record() -> None:
    state = play(meet(), "look", seat=1)
    again = landfall.replay(Record.from_json(Record.of(state).to_json()))
    assert again.view(0)["looks"] == state.view(0)["looks"]
