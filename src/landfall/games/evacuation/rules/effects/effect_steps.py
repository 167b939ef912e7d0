"""Carrying out printed effects, one after the other. Each chapter says how its own are done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from landfall.flow.errors import RulesError
from landfall.flow.frame import Decision, Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.evacuation.story.actions import Declined
from landfall.games.evacuation.table.effects import EFFECTS, OP_IDS, Effect, check
from landfall.games.evacuation.table.state import Evacuation

# How an effect is done: the state, the seat, the effect, and whether it must be done if it can be.
Way = Callable[[Evacuation, int, Effect, bool], None]


WAYS: Final[list[Way]] = []  # by kind of effect


def effects_are_done_by(ways: Mapping[int, Way]) -> None:
    """Each chapter's own way to do each kind of effect; `game.py`, which knows all chapters, brings them."""
    for op in range(len(OP_IDS)):
        check(op in ways, f"a chapter says how {OP_IDS[op]} is done")
    check(len(ways) == len(OP_IDS), "only effects that there are have a way")
    WAYS[:] = [ways[op] for op in range(len(OP_IDS))]


@dataclass(init=False, unsafe_hash=True)
class EffectStep(SeatFrame):
    """A step of an effect; `must`: what can be done has to be done."""

    effect: int
    must: bool

    def __init__(self, seat: int, effect: int, must: bool) -> None:
        self.seat = seat
        self.effect = effect
        self.must = must


@dataclass(init=False, unsafe_hash=True)
class Do(EffectStep):
    """R 55: in the order printed; what cannot be carried out at that moment is lost."""

    def resolve(self, state: Evacuation) -> None:
        effect = EFFECTS[self.effect]
        WAYS[effect.op](state, self.seat, effect, self.must)


def steps_of(seat: int, effects: tuple[int, ...], must: bool) -> list[Frame]:
    """The steps that carry out these effects, in their order."""
    steps: list[Frame] = []
    for effect in effects:
        steps.append(Do(seat, effect, must))
    return steps


def do_all(state: Evacuation, seat: int, effects: tuple[int, ...], must: bool) -> None:
    """These effects next, in their order."""
    state.then_all(steps_of(seat, effects, must))


def decline(state: Evacuation, seat: int) -> None:
    """An offer is declined."""
    if state.history is not None:
        state.tell(Declined(seat))


class Ask(Decision):
    """What the questions of this game share."""

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        return answer_first(self)


class Keeping(Ask):
    """A secret choice made step by step: to others it looks as if it had only begun."""

    def anew(self) -> Keeping:
        """The choice as it was before its first step."""
        raise RulesError(f"{type(self).__name__} cannot be begun anew")


def answer_first(decision: Decision) -> Refusal:
    """The action answers another question than the one asked."""
    return Refusal("answer-the-question", "", {"decision": type(decision).__name__})


EFFECT_STEP_FRAMES: tuple[type[Frame], ...] = (Do,)
