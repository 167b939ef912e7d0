"""What every game shares: agenda, frames, decisions, action catalogue, chance, records, errors."""

from landfall.flow.actions import Block, Catalogue, NamedAction
from landfall.flow.agenda import TERMINAL
from landfall.flow.combinators import AnyOrder, Everyone, May, OneOf, Queue
from landfall.flow.errors import (
    BadInput,
    BadRecord,
    BadSeat,
    BadSetup,
    BadState,
    IllegalAction,
    LandfallError,
    NoHistory,
    OtherRules,
    RulesError,
    UnknownAction,
    UnknownGame,
)
from landfall.flow.frame import Decision, Event, Frame
from landfall.flow.game import Game
from landfall.flow.options import Implied, Mix, Option
from landfall.flow.record import Part, Record, Step, steps
from landfall.flow.refusal import Question, Refusal
from landfall.flow.rng import Rng
from landfall.flow.state import State

__all__ = [
    "TERMINAL",
    "AnyOrder",
    "BadInput",
    "BadRecord",
    "BadSeat",
    "BadSetup",
    "BadState",
    "Block",
    "Catalogue",
    "Decision",
    "Event",
    "Everyone",
    "Frame",
    "Game",
    "IllegalAction",
    "Implied",
    "LandfallError",
    "May",
    "Mix",
    "NamedAction",
    "NoHistory",
    "OneOf",
    "Option",
    "OtherRules",
    "Part",
    "Question",
    "Queue",
    "Record",
    "Refusal",
    "Rng",
    "RulesError",
    "State",
    "Step",
    "UnknownAction",
    "UnknownGame",
    "steps",
]
