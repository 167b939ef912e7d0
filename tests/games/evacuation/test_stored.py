"""Stored positions: those of real games are read, those that contradict themselves are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import landfall
from landfall.flow import BadState, Rng
from landfall.games.evacuation.table.components import SHIP_IDS
from landfall.games.evacuation.table.state import Evacuation
from tests.games.evacuation.positions import GAME, new, own_ship, play, stock, transport, turn
from tests.games.evacuation.steering import building
from tests.recorded import RecordedGame, recorded_games

Change = Callable[[dict[str, Any]], None]
EVACUATIONS = [path for path in recorded_games() if path.name.startswith("evacuation")]


@pytest.mark.parametrize("path", EVACUATIONS[::4] + EVACUATIONS[-2:], ids=lambda path: path.stem)
def test_positions_of_recorded_games_are_read_as_the_seats_know_them_too(path: Any) -> None:
    record = RecordedGame.read(path).record
    rng = Rng(path.stem)
    state = GAME.new_initial_state(record.seats, record.options, record.parts[0].seed)
    for number, (seat, name, arguments) in enumerate(record.parts[0].moves):
        if number % 5 == 0:
            assert GAME.state_from_dict(state.to_dict()).digest() == state.digest()
            drawn = state.sample(seat, rng)
            assert GAME.state_from_dict(drawn.to_dict()).digest() == drawn.digest()
        state.apply_action(GAME.actions.encode(name, **arguments), seat)
    assert GAME.state_from_dict(state.to_dict()).is_terminal()


def table(name: str, value: object, at: int | None = None) -> Change:
    """A field of the table, or one of its numbers, is another."""

    def change(stored: dict[str, Any]) -> None:
        if at is None:
            stored["table"][name] = value
        else:
            stored["table"][name][at] = value

    return change


def step(place: int, **fields: object) -> Change:
    """Fields of a step on the agenda are others."""

    def change(stored: dict[str, Any]) -> None:
        stored["agenda"][place].update(fields)

    return change


def agenda(*frames: dict[str, Any]) -> Change:
    def change(stored: dict[str, Any]) -> None:
        stored["agenda"] = list(frames)

    return change


def taking_a_turn() -> Evacuation:
    """The first turn of a first game: seat 1 or 0 has to act, nothing else has happened."""
    return new(2, 1)


def inventing() -> Evacuation:
    state = new(2, 1)
    return play(state, "act", action="A10")


def flying() -> Evacuation:
    """Seat 0 has sent a ship and loads it."""
    state = turn(2)
    own_ship(state, 0, "S14")
    stock(state, 0, old=(0, 0, 5))
    transport(state)
    return play(state, "send", ship="S14")


def progressing() -> Evacuation:
    """Somebody is asked where a marker lands."""
    rng = Rng("stored progress")
    state = new(3, 5, common_goals=True)
    while True:
        question = state.decision(state.current_player())
        if question is not None and question.kind == "LandMarker":
            return state
        state.apply_action(*building(state, rng))


WRONG_TABLES: list[tuple[str, Change]] = [
    ("nobody has an opponent here", table("owners", 4, 3)),
    ("an area without its pieces", table("owners", 0, 3)),
    ("population that stands nowhere", table("settled_population", 2, 0)),
    ("factories that stand nowhere", table("settled_factories", 1, 0)),
    ("a marker behind the other", table("markers", 3, 1)),
    ("markers too far apart", table("markers", 20, 0)),
    ("a lane that is closed", table("marker_lanes", 2, 0)),
    ("a marker on a lane of the start", table("marker_lanes", 1, 0)),
    ("a productivity tile too few", table("tiles_up", 1, 0)),
    ("a productivity tile turned by nobody", table("tiles_down", 1, 0)),
    ("a load outside Transport", table("loads", [[[3]], []])),
    ("a ship that flies back outside Transport", table("returning", [[3], []])),
    ("a discount for a ship that nobody has", table("flights_off", 1, 5)),
    ("an action that was not marked", table("actions_taken", 1, 0)),
    ("a use without an action", table("uses", 1, 0)),
    ("power out of nowhere", table("power", 4, 0)),
    ("a year card twice", table("year_cards", [0, 0, 1, 7])),
    ("a flagged card before the last year", table("year_cards", [7, 0, 1, 8])),
    (
        "two seats with one technology set",
        lambda stored: stored["table"]["layout"].__setitem__(slice(9, 18), stored["table"]["layout"][:9]),
    ),
    ("a tile on a wrong level", lambda stored: stored["table"]["layout"].reverse()),
    (
        "common goals without the module",
        lambda stored: stored["table"].update(commons=[0], common_owner=[-1]),
    ),
    ("lines without the module", table("lines", [0, 1, 0])),
    ("a solo deck for nobody", table("solo_deck", [0, 1])),
    ("an ending without a trigger", table("ending", 1)),
    ("a trigger without an ending", table("trigger", 0)),
    ("a completed card without its areas", lambda stored: complete(stored)),
]


def complete(stored: dict[str, Any]) -> None:
    """Seat 0 has played and completed a card of the deck, with no area settled."""
    card = stored["table"]["decks"][2].pop()
    stored["table"]["played"][0] = 1 << card
    stored["table"]["completed"][0] = 1 << card


WRONG_STEPS: list[tuple[str, Callable[[], Evacuation], Change]] = [
    ("nothing waits", taking_a_turn, agenda()),
    ("a phase that is not the next", taking_a_turn, step(0, number=4)),
    ("a phase that does not exist", taking_a_turn, step(0, number=9)),
    ("turns of nobody", taking_a_turn, step(1, at=0)),
    ("turns beyond the last", taking_a_turn, step(1, at=5)),
    ("the turn of another", taking_a_turn, lambda stored: step(2, seat=1 - stored["agenda"][2]["seat"])(stored)),
    ("the turn of one who has passed", taking_a_turn, lambda stored: table("passed", 3)(stored)),
    ("a step of another phase", taking_a_turn, lambda stored: stored["agenda"].insert(2, {"is": "Cleanup"})),
    (
        "a combinator that is never used",
        taking_a_turn,
        lambda stored: stored["agenda"].insert(2, {"is": "Queue", "frames": []}),
    ),
    ("too many steps of invention", inventing, step(-1, left=99)),
    ("no step of invention", inventing, step(-1, left=0)),
    ("a seat that does not exist", inventing, step(-1, seat=7)),
    ("a number that is a text", inventing, step(-1, left="2")),
    ("an effect of another kind", inventing, lambda stored: stored["agenda"].__setitem__(-1, settling(stored))),
    ("a landing beyond the track", progressing, step(-1, leading=24)),
    ("a landing of markers that have both landed", progressing, step(-1, leading=-1, trailing=-1)),
]


def settling(stored: dict[str, Any]) -> dict[str, Any]:
    """A settle with the effect of preparing a factory."""
    return {"is": "Settle", "seat": stored["agenda"][-1]["seat"], "effect": 1, "must": False}


@pytest.mark.parametrize(("what", "change"), WRONG_TABLES, ids=[what for what, _ in WRONG_TABLES])
def test_a_table_that_contradicts_itself_is_refused(what: str, change: Change) -> None:
    stored = json.loads(json.dumps(taking_a_turn().to_dict()))
    GAME.state_from_dict(stored)
    change(stored)
    with pytest.raises(BadState):
        GAME.state_from_dict(stored)


@pytest.mark.parametrize(("what", "start", "change"), WRONG_STEPS, ids=[what for what, _, _ in WRONG_STEPS])
def test_steps_that_no_game_leads_to_are_refused(what: str, start: Callable[[], Evacuation], change: Change) -> None:
    stored = json.loads(json.dumps(start().to_dict()))
    GAME.state_from_dict(stored)
    change(stored)
    with pytest.raises(BadState):
        GAME.state_from_dict(stored)


WRONG_FLIGHTS: list[tuple[str, Change]] = [
    ("nobody is asked with a ship in the air", lambda stored: stored["lanes"].__setitem__(0, [])),
    (
        "the plan goes on before its last ship",
        lambda s: s["lanes"].__setitem__(0, [{"is": "ChooseFlight", "seat": 0, "last": -1}]),
    ),
    ("a question of another phase", lambda stored: stored["lanes"].__setitem__(0, [{"is": "TakeTurn", "seat": 0}])),
    ("more aboard than fits", table("loads", [[[SHIP_IDS.index("S14"), 3, 4]], []])),
    ("a ship in the air and at home", lambda stored: stored["table"]["ships"].__setitem__(0, [SHIP_IDS.index("S14")])),
]


@pytest.mark.parametrize(("what", "change"), WRONG_FLIGHTS, ids=[what for what, _ in WRONG_FLIGHTS])
def test_a_plan_that_contradicts_itself_is_refused(what: str, change: Change) -> None:
    stored = json.loads(json.dumps(flying().to_dict()))
    GAME.state_from_dict(stored)
    change(stored)
    with pytest.raises(BadState):
        GAME.state_from_dict(stored)


def test_a_position_is_read_back_by_the_public_door() -> None:
    state = flying()
    assert landfall.load_game("evacuation").state_from_dict(state.to_dict()).to_dict() == state.to_dict()
