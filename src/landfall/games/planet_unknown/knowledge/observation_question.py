"""What is asked of the observer, as numbers: with it, two positions that offer different actions are never the same.

Pending things are told one by one in their order, as many as there are places; `observation.py` counts all of them.
"""

from __future__ import annotations

from array import array
from typing import Final

from landfall.flow.frame import Decision
from landfall.games.planet_unknown.rules.effects.civ_cards import KeepCard, RaiseNext
from landfall.games.planet_unknown.rules.effects.lifepods import LiftLifepod, PutLifepod
from landfall.games.planet_unknown.rules.effects.rovers import DestroyLoad
from landfall.games.planet_unknown.rules.effects.technologies import ChooseCommon
from landfall.games.planet_unknown.rules.effects.tracks import ChooseWay
from landfall.games.planet_unknown.rules.phases.alert_round import RemoveShape, TurnStation
from landfall.games.planet_unknown.rules.phases.round import ChooseRotation
from landfall.games.planet_unknown.rules.phases.setup import ChooseSides, DropObjective
from landfall.games.planet_unknown.rules.phases.turn import Act, WhichGain
from landfall.games.planet_unknown.table.components import CIV_CARDS, OBJECTIVES
from landfall.games.planet_unknown.table.gains import GAIN_NAMES, Gain, Turn
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    ALL_ROUND_RULES,
    EVENT_CIV_STEP,
    MOST_ROVERS,
    NONE,
    PLACES,
    RINGS,
    TRACKERS,
)

IN_A_TURN: Final[tuple[type[Decision], ...]] = (
    Act,
    WhichGain,
    KeepCard,
    RaiseNext,
    ChooseWay,
    DestroyLoad,
    PutLifepod,
    LiftLifepod,
)
ALONE: Final[tuple[type[Decision], ...]] = (
    ChooseSides,
    DropObjective,
    ChooseRotation,
    TurnStation,
    RemoveShape,
    ChooseCommon,
)
QUESTIONS: Final[tuple[type[Decision], ...]] = (*IN_A_TURN, *ALONE)
QUESTION_PLACES: Final[dict[type[Decision], int]] = {question: at for at, question in enumerate(QUESTIONS)}
STEPS_OF_A_ROUND: Final = EVENT_CIV_STEP + 1
KIND_PLACES: Final[dict[int, int]] = {kind: at for at, kind in enumerate(GAIN_NAMES)}
KINDS: Final[int] = len(GAIN_NAMES)
TOLD: Final = 10  # pending things that are told one by one
BITS: Final = 6
MOST: Final = 25.0  # steps that a pending thing can give
GAIN_NUMBERS: Final[int] = (
    KINDS + 1 + BITS + 2
)  # kind, number, bits, whether it excludes others, whether it may be meant
WAY_BITS: Final = 8
RULES: Final[int] = ALL_ROUND_RULES.bit_length()

PARTS: Final = (
    ("what is asked", len(QUESTIONS), 0),
    ("step of the round that the seat is in", STEPS_OF_A_ROUND, 0),
    ("pending things in their order", TOLD * GAIN_NUMBERS, 0),
    ("tracker that looks for its way, and how it goes", TRACKERS + WAY_BITS, 0),
    ("rover asked about", MOST_ROVERS, 0),
    ("lifepod in hand, and how many more may be lifted", len(PLACES) + 1, 0),
    ("civ cards to choose from", CIV_CARDS, 0),
    ("objectives to choose from", OBJECTIVES, 0),
    ("rules of this round", RULES, 0),
    ("ring of the tile taken, stuck, extra rover waits, is to be placed", len(RINGS) + 3, 0),
)


def observe_question(state: PlanetUnknown, seat: int, into: array[float], at: int) -> None:
    """The last parts of the observation; they follow PARTS."""
    board = state.boards[seat]
    question = state.waiting_for(seat)
    gains = at + len(QUESTIONS) + STEPS_OF_A_ROUND
    way = gains + TOLD * GAIN_NUMBERS
    rover = way + TRACKERS + WAY_BITS
    lifepod = rover + MOST_ROVERS
    cards = lifepod + len(PLACES) + 1
    objectives = cards + CIV_CARDS
    rules = objectives + OBJECTIVES
    if question is not None:
        into[at + QUESTION_PLACES[type(question)]] = 1.0
        for frame in state.lanes[seat] if state.lanes else state.agenda:
            if isinstance(frame, Turn) and frame.seat == seat:
                observe_turn(state, frame, into, at + len(QUESTIONS), gains)
        if isinstance(question, ChooseWay):
            into[way + question.tracker] = 1.0
            add_bits(question.how, WAY_BITS, into, way + TRACKERS)
        elif isinstance(question, DestroyLoad):
            into[rover + question.rover] = 1.0
        elif isinstance(question, PutLifepod):
            into[lifepod + question.lifted_from] = 1.0
        elif isinstance(question, LiftLifepod):
            into[lifepod + len(PLACES)] = question.left / 4.0
        elif isinstance(question, KeepCard):
            for card in question.choices(state):
                into[cards + card - 1] = 1.0
    for card in board.dealt:
        into[objectives + card - 1] = 1.0
    add_bits(state.rules, RULES, into, rules)
    if board.took != NONE:
        into[rules + RULES + board.took] = 1.0
    if board.stuck:
        into[rules + RULES + len(RINGS)] = 1.0
    if board.extra_rover:
        into[rules + RULES + len(RINGS) + board.extra_rover] = 1.0


def observe_turn(state: PlanetUnknown, turn: Turn, into: array[float], steps: int, at: int) -> None:
    """The step that a turn is in, and its pending things one by one."""
    if isinstance(turn, Act):
        into[steps + turn.step] = 1.0
    elif isinstance(turn, WhichGain):
        into[steps + turn.step] = 1.0
        for place in turn.places(state):
            if place < TOLD:
                into[at + (place + 1) * GAIN_NUMBERS - 1] = 1.0
    pending: tuple[Gain, ...] = turn.pending()
    for which in range(min(len(pending), TOLD)):
        gain = pending[which]
        into[at + KIND_PLACES[gain.kind]] = 1.0
        into[at + KINDS] = gain.number / MOST
        add_bits(gain.bits, BITS, into, at + KINDS + 1)
        if gain.group:
            into[at + KINDS + 1 + BITS] = 1.0
        at += GAIN_NUMBERS


def add_bits(bits: int, count: int, into: array[float], at: int) -> None:
    if bits:
        for bit in range(count):
            if bits >> bit & 1:
                into[at + bit] = 1.0
