"""Two questions that differ are never the same numbers to the seat that is asked."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.flow import Decision, Frame, Rng
from landfall.flow.serial import fields_of
from landfall.games.evacuation.game import EvacuationGame
from landfall.games.evacuation.knowledge.observation_steps import NUMBERS, ONE_OF, QUESTIONS, SEVERAL, STEPS
from landfall.games.evacuation.rules.phases.progress import MOVED
from landfall.games.evacuation.table.state import Evacuation
from tests.games.evacuation.positions import markers, new, play, progress, stock, turn
from tests.games.evacuation.steering import building

FRAMES = {name: made for name, made in EvacuationGame().frames.items() if "evacuation" in made.__module__}
ASKED = {name: made for name, made in FRAMES.items() if issubclass(made, Decision)}


def test_every_question_is_observed() -> None:
    assert len(ASKED) == len(QUESTIONS)
    assert set(ASKED.values()) == set(QUESTIONS)


def test_every_field_of_a_question_has_a_place() -> None:
    told = {*NUMBERS, *ONE_OF, *SEVERAL} - {"price"}
    assert {field.name for made in ASKED.values() for field in fields_of(made)} == told | {"seat"}


def test_every_step_of_a_seat_has_a_place() -> None:
    seated = {made for made in FRAMES.values() if "seat" in {field.name for field in fields_of(made)}}
    assert seated - set(ASKED.values()) == set(STEPS)
    for step, numbers in STEPS.items():
        assert {field.name for field in fields_of(step)} - {"seat", "effect", "card"} == set(numbers)


# What fields of each type may hold; compiled, no other type is taken.
VALUES: dict[str, list[Any]] = {
    "int": [0, 1, 2, 3],
    "bool": [False, True],
    "tuple": [(0, 0, 0), (0, 0, 1), (1, 0, 0), (2, 1)],
}


def kind_of(made: type[Frame], name: str) -> str:
    """The type of a field: a text where it runs interpreted, the class where it is compiled."""
    (kind,) = [field.type for field in fields_of(made) if field.name == name]
    return (kind if isinstance(kind, str) else kind.__name__).partition("[")[0]


def filled(made: type[Frame], **others: Any) -> Frame:
    """A question or step with the same value in each of its fields, except for those that are named."""
    values = {field.name: VALUES[kind_of(made, field.name)][0] for field in fields_of(made)}
    return made(**{**values, **others})


EACH_FIELD = [(name, field.name) for name, made in ASKED.items() for field in fields_of(made) if field.name != "seat"]


@pytest.mark.parametrize(("name", "field"), EACH_FIELD, ids=[" ".join(pair) for pair in EACH_FIELD])
def test_questions_that_differ_in_one_field_are_told_apart(name: str, field: str) -> None:
    values = VALUES[kind_of(ASKED[name], field)]
    seen = set()
    for value in values:
        state = turn(2)
        state.agenda[-1] = filled(ASKED[name], **{field: value})
        seen.add(state.observation_tensor(0).tobytes())
    assert len(seen) == len(values)


FIELDS_OF_STEPS = [(step.__name__, field.name) for step in STEPS for field in fields_of(step) if field.name != "seat"]


@pytest.mark.parametrize(("name", "field"), FIELDS_OF_STEPS, ids=[" ".join(pair) for pair in FIELDS_OF_STEPS])
def test_steps_to_come_that_differ_in_one_field_are_told_apart(name: str, field: str) -> None:
    values = VALUES[kind_of(FRAMES[name], field)]
    if field in ("leading", "trailing"):
        values = [MOVED, *values]
    state = turn(2)
    seen = {state.observation_tensor(0).tobytes()}
    for value in values:
        state = turn(2)
        state.agenda.insert(len(state.agenda) - 1, filled(FRAMES[name], **{field: value}))
        seen.add(state.observation_tensor(0).tobytes())
    assert len(seen) == 1 + len(values)


def test_where_the_other_marker_will_land_is_told_while_the_first_has_its_effect() -> None:
    seen = []
    for lead, first in ((5, 3), (6, 2)):  # both to step 8, the other marker from step 3 to 5 or to 6
        state = new(2)
        markers(state, 0, lead, 3)
        progress(state, 5, 0)
        play(state, "split", leading=first)
        play(state, "land", marker="leading", lane="main")
        seen.append((state.markers[:2], state.decision(0), state.observation_tensor(0)))
    assert seen[0][:2] == seen[1][:2]
    assert seen[0][2] != seen[1][2]


def after_acting(action: str) -> Evacuation:
    state = turn(2)
    stock(state, 0, old=(5, 5, 5))
    return play(state, "act", action=action)


def test_to_build_a_ship_and_to_build_a_stadium_are_told_apart() -> None:
    ship, stadium = after_acting("A4"), after_acting("A5")
    assert ship.decision(0) != stadium.decision(0)
    assert ship.observation_tensor(0) != stadium.observation_tensor(0)


def test_what_comes_after_the_question_is_told() -> None:
    inventing, building = after_acting("A1"), after_acting("A2")
    assert inventing.decision(0) == building.decision(0)  # both gain a resource first
    assert inventing.observation_tensor(0) != building.observation_tensor(0)


def test_landings_of_different_splits_are_told_apart() -> None:
    state = turn(2)
    markers(state, 0, 6, 3)
    progress(state, 4, 0)
    seen = set()
    for leading in (1, 2, 3, 4):
        after = play(state.clone(), "split", leading=leading)
        seen.add(after.observation_tensor(0).tobytes())
    assert len(seen) == 4


MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {"goals": "draft"}),
    (2, {"mode": "race"}),
    (2, {"actions": "advanced", "bonuses": "generous", "common_goals": True}),
    (3, {"goals": "draft", "lines": "a"}),
]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_equal_numbers_mean_the_same_question_with_the_same_choices(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    """At every step of a game all moves are tested: where two lead to equal numbers, they lead to equal questions."""
    rng = Rng(f"observed {seats} {seed}")
    state = new(seats, seed, **options)
    while not state.is_terminal():
        taken, seat = building(state, rng)
        asked: dict[bytes, tuple[Any, list[int]]] = {}
        for action in state.legal_actions(seat)[:24]:
            after = state.clone()
            after.play(action, seat)
            for other in after.to_act():
                question = (after.awaiting(other), after.legal_actions(other)[:])
                assert asked.setdefault(after.observation_tensor(other).tobytes(), question) == question
        state.play(taken, seat)
