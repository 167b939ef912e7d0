"""Carrying out printed effects, one after the other. Each chapter says how its own are done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from landfall.flow.errors import RulesError
from landfall.flow.frame import Decision, Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.evacuation.story.actions import Declined
from landfall.games.evacuation.table.effects import EFFECTS, OP_IDS, Effect
from landfall.games.evacuation.table.state import Evacuation

# How an effect is done: the state, the seat, the effect, and whether it must be done if it can be.
Way = Callable[[Evacuation, int, Effect, bool], None]


def not_yet(state: Evacuation, seat: int, effect: Effect, must: bool) -> None:
    raise AssertionError(f"no chapter says how {OP_IDS[effect.op]} is done")


WAYS: Final[list[Way]] = [not_yet] * len(OP_IDS)


@dataclass(init=False, unsafe_hash=True)
class Do(SeatFrame):
    """R 55: in the order printed; what cannot be carried out at that moment is lost."""

    effect: int
    must: bool

    def __init__(self, seat: int, effect: int, must: bool) -> None:
        self.seat = seat
        self.effect = effect
        self.must = must

    def resolve(self, state: Evacuation) -> None:
        effect = EFFECTS[self.effect]
        WAYS[effect.op](state, self.seat, effect, self.must)


def do_all(state: Evacuation, seat: int, effects: tuple[int, ...], must: bool, after: Frame | None = None) -> None:
    """These effects next, in their order, and then what comes after them."""
    if after is not None:
        state.then(after)
    for at in range(len(effects) - 1, -1, -1):
        state.then(Do(seat, effects[at], must))


def decline(state: Evacuation, seat: int) -> None:
    """An offer is not taken up."""
    if state.history is not None:
        state.tell(Declined(seat))


class Ask(Decision):
    """What the questions of this game share."""

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        return answer_first(self)


class Keeping(Ask):
    """A secret choice made bit by bit: to others it looks as if it had only begun."""

    def anew(self) -> Keeping:
        """The choice as it was before its first bit."""
        raise RulesError(f"{type(self).__name__} cannot be begun anew")


def answer_first(decision: Decision) -> Refusal:
    """The action answers another question than the one asked."""
    return Refusal("answer-the-question", "", {"decision": type(decision).__name__})


DOING_FRAMES: tuple[type[Frame], ...] = (Do,)
