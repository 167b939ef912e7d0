"""What a question is about, and what the same seat does after it, as numbers: the last part of the observation.

Every field of a question has a place of its own in `ABOUT`, so that two questions that differ are never the same to
their seat. Which question it is, is told beside it: questions share places.
"""

from __future__ import annotations

from array import array
from typing import Final

from landfall.flow.frame import Decision, Frame, SeatFrame
from landfall.flow.serial import fields_of
from landfall.games.evacuation.rules.effects.action_cards import (
    AnyBoardAction,
    DrawCards,
    FaceDown,
    KeepFour,
    NextPart,
    PlayParts,
)
from landfall.games.evacuation.rules.effects.effect_steps import Do
from landfall.games.evacuation.rules.effects.energy import PayEnergy
from landfall.games.evacuation.rules.effects.factories import Clone, GainFactory, PrepareFactory
from landfall.games.evacuation.rules.effects.infrastructure import (
    Complete,
    InfrastructureMove,
    InfrastructureMoves,
    RaiseAny,
    TakeInfrastructure,
)
from landfall.games.evacuation.rules.effects.resources import (
    AddUnit,
    Exchange,
    GainOfEach,
    GainResource,
    PayThen,
    SaveUnit,
)
from landfall.games.evacuation.rules.effects.rows import ChooseFromRow, PutUnder, TakeFromRow
from landfall.games.evacuation.rules.effects.settling import PlaceFactories, PlaceFactory, Produce, Settle
from landfall.games.evacuation.rules.effects.technologies import GainFirst, Invent, InventSteps, PartsAndUnit
from landfall.games.evacuation.rules.ending.game_end import ChooseLift, ChooseLower, LiftMarker, LowerMarker
from landfall.games.evacuation.rules.phases.draft import DropGoal, PickGoal
from landfall.games.evacuation.rules.phases.progress import ChoosePower, LandMarker, LandMarkers, SplitSteps
from landfall.games.evacuation.rules.phases.transport import ChooseFlight, LoadShip, Plan
from landfall.games.evacuation.rules.phases.turn import EndTurn, PlayCommonToo, TakeTurn
from landfall.games.evacuation.rules.phases.year import Bonus, ChooseBonus
from landfall.games.evacuation.table.cards import CARDS
from landfall.games.evacuation.table.components import ROW_SIZE, SHIPS
from landfall.games.evacuation.table.effects import EFFECTS, KINDS
from landfall.games.evacuation.table.new_world import AREAS
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import ITEMS

# Every question, by its place in the observation.
QUESTIONS: Final[tuple[type[Decision], ...]] = (
    PickGoal,
    DropGoal,
    TakeTurn,
    PayEnergy,
    PlayCommonToo,
    KeepFour,
    FaceDown,
    NextPart,
    AnyBoardAction,
    GainResource,
    GainOfEach,
    Exchange,
    PayThen,
    SaveUnit,
    AddUnit,
    PutUnder,
    ChooseFromRow,
    InfrastructureMove,
    TakeInfrastructure,
    RaiseAny,
    Invent,
    GainFirst,
    Settle,
    PlaceFactory,
    PrepareFactory,
    GainFactory,
    Clone,
    ChooseFlight,
    LoadShip,
    ChoosePower,
    SplitSteps,
    LandMarker,
    ChooseBonus,
    ChooseLower,
    ChooseLift,
)
# Fields that name one of many things, and how many there are.
ONE_OF: Final[dict[str, int]] = {"effect": len(EFFECTS), "area": AREAS, "card": CARDS}
# Fields that hold a few numbers: a cost by kinds and any kind, slots of a row.
SEVERAL: Final[dict[str, int]] = {"cost": KINDS + 1, "chosen": ROW_SIZE}
# Fields that hold a number, and the unit it is told in.
NUMBERS: Final[dict[str, float]] = {
    "action": 10.0,
    "after_refresh": 1.0,
    "count": 4.0,
    "discount": 4.0,
    "done": 4.0,
    "extra": 4.0,
    "free": 1.0,
    "kind": 4.0,
    "last": 1000.0,
    "leading": 10.0,
    "least": 10.0,
    "left": 4.0,
    "most": 4.0,
    "must": 1.0,
    "number": 4.0,
    "off": 4.0,
    "only": 2.0,
    "other_than": 2.0,
    "parts": 10.0,
    "price": 10.0,
    "row": 2.0,
    "steps": 10.0,
    "tile": 10.0,
    "trailing": 10.0,
    "triggers": 1.0,
    "world": 1.0,
}
# Steps of a seat that wait behind its question, each with its fields that hold a number. `effect` and `card` name one
# of many things: all steps share places for these.
STEPS: Final[dict[type[Frame], tuple[str, ...]]] = {
    Bonus: (),
    Complete: (),
    Do: ("must",),
    DrawCards: ("count", "then_discard"),
    EndTurn: (),
    InfrastructureMoves: ("left", "only", "discount", "must"),
    InventSteps: ("left", "most", "must"),
    LandMarkers: ("leading", "trailing"),
    LiftMarker: (),
    LowerMarker: (),
    PartsAndUnit: ("tile", "parts", "done"),
    PlaceFactories: ("area", "left", "least"),
    Plan: (),
    PlayParts: ("done",),
    Produce: ("area",),
    TakeFromRow: ("must",),
}


def places() -> dict[str, int]:
    """Where each field begins."""
    found: dict[str, int] = {}
    at = 0
    for name, count in [*ONE_OF.items(), *SEVERAL.items()]:
        found[name] = at
        at += count
    for name in NUMBERS:
        found[name] = at
        at += 1
    return found


def step_places() -> dict[type[Frame], int]:
    """Where the steps and their numbers begin, behind each other."""
    found: dict[type[Frame], int] = {}
    at = 0
    for step, fields in STEPS.items():
        found[step] = at
        at += 1 + len(fields)
    return found


PLACES: Final[dict[str, int]] = places()
STEP_PLACES: Final[dict[type[Frame], int]] = step_places()
OF_STEPS: Final[int] = sum([1 + len(fields) for fields in STEPS.values()])
ABOUT: Final[int] = sum(ONE_OF.values()) + sum(SEVERAL.values()) + len(NUMBERS)
BEING_LOADED: Final[int] = SHIPS + ITEMS
TO_COME: Final[int] = OF_STEPS + len(EFFECTS) + CARDS
QUESTION_PLACES: Final[dict[type[Decision], int]] = {question: at for at, question in enumerate(QUESTIONS)}
# The fields of every question and step, but for its seat.
FIELDS: Final[dict[type[Frame], tuple[str, ...]]] = {
    step: tuple([field.name for field in fields_of(step) if field.name != "seat"]) for step in (*QUESTIONS, *STEPS)
}


def bounded(number: float, usual: float) -> float:
    """A number of 0 or more as one from 0 to 1, the usual one as a half; two that differ stay different."""
    return number / (number + usual)


def add(into: array[float], at: int, amount: float) -> None:
    """Add to an amount that is told as `bounded`, on a scale of one."""
    told = into[at]
    into[at] = bounded(told / (1.0 - told) + amount, 1.0)


def observe_question(state: Evacuation, seat: int, into: array[float], at: int) -> int:
    """The fields of the question that waits for this seat, the ship it loads, and what comes after."""
    waiting = state.waiting_for(seat)
    if waiting is None:
        return at + ABOUT + BEING_LOADED + TO_COME
    observe_fields(waiting, into, at)
    at += ABOUT
    if state.loads[seat]:
        load = state.loads[seat][-1]
        into[at + load[0]] = 1.0
        for which in range(1, len(load)):
            add(into, at + SHIPS + load[which], 0.25)
    at += BEING_LOADED
    observe_steps(state.lanes[seat] if state.lanes else state.agenda, seat, into, at)
    return at + TO_COME


def observe_fields(waiting: Decision, into: array[float], at: int) -> None:
    """Fields are told as one more than they are: -1 (none) is 0."""
    for name in FIELDS[type(waiting)]:
        value = getattr(waiting, name)
        if isinstance(value, tuple):
            for which in range(len(value)):
                into[at + PLACES[name] + which] = bounded(int(value[which]) + 1, 4.0)
        elif name in ONE_OF:
            into[at + PLACES[name] + int(value)] = 1.0
        elif name in SEVERAL:  # the energy of an action is one number, the cost of a card several
            into[at + PLACES["price"]] = bounded(int(value) + 1, NUMBERS["price"])
        else:
            into[at + PLACES[name]] = bounded(int(value) + 1, NUMBERS[name])


def observe_steps(waiting: list[Frame], seat: int, into: array[float], at: int) -> None:
    """The steps that are still to come with their numbers, the effects among them, and the card whose parts are played.

    A number is told as one more than it is: 0 is not the same as no such step, nor -1 (it is done) the same as 0.
    """
    for frame in waiting:
        step = type(frame)
        if step not in STEPS or not isinstance(frame, SeatFrame) or frame.seat != seat:
            continue
        place = at + STEP_PLACES[step]
        add(into, place, 0.5)
        for name in FIELDS[step]:
            value = int(getattr(frame, name))
            if name == "effect":
                add(into, at + OF_STEPS + value, 0.5)
            elif name == "card":
                into[at + OF_STEPS + len(EFFECTS) + value] = 1.0
            else:
                add(into, place + 1 + STEPS[step].index(name), (value + 1) / 10.0)
