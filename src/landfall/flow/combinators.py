"""What rulebooks keep saying, written once: in any order, one of these, you may, first in first out, everyone at once.

Options are frames; each names the action that picks it (`chosen_by`). Options picked by the same action are equal and
are offered once. A `May` is picked by what picks its step, a `Queue` by what picks its first. Where only one option is
left there is nothing to ask, and it happens.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from landfall.flow.errors import RulesError
from landfall.flow.frame import Decision, Frame
from landfall.flow.refusal import Refusal


def picks(frames: tuple[Frame, ...]) -> list[int]:
    """The actions that pick one of the frames, sorted, equal ones once."""
    return sorted({frame.chosen_by() for frame in frames})


def index_of(frames: tuple[Frame, ...], action: int) -> int:
    """The place of the first frame that the action picks."""
    index = 0
    while frames[index].chosen_by() != action:
        index += 1
    return index


@dataclass(init=False, unsafe_hash=True)
class Steps(Frame):
    """Several steps of a seat."""

    seat: int
    frames: tuple[Frame, ...]

    def __init__(self, seat: int, frames: tuple[Frame, ...]) -> None:
        self.seat = seat
        self.frames = frames


@dataclass(init=False, unsafe_hash=True)
class Choice(Decision):
    """Which of several steps; the actions that pick them say all there is to ask."""

    frames: tuple[Frame, ...]

    def __init__(self, seat: int, frames: tuple[Frame, ...]) -> None:
        self.seat = seat
        self.frames = frames

    def legal(self, state: Any) -> list[int]:
        return picks(self.frames)

    def asked(self, state: Any) -> dict[str, object]:
        return {}


@dataclass(init=False, unsafe_hash=True)
class AnyOrder(Steps):
    """All of these, in the order the seat chooses. What joins while one is being resolved is offered with the rest."""

    def resolve(self, state: Any) -> None:
        if not self.frames:
            return
        if len(self.frames) == 1 or len(picks(self.frames)) == 1:
            state.then(self.frames[0], AnyOrder(self.seat, self.frames[1:]))
        else:
            state.then(NextOf(self.seat, self.frames))

    def joined_by(self, frame: Frame) -> Frame:
        return AnyOrder(self.seat, (*self.frames, frame))


@dataclass(init=False, unsafe_hash=True)
class NextOf(Choice):
    """Which of the open steps comes next."""

    def take(self, state: Any, action: int) -> None:
        index = index_of(self.frames, action)
        state.then(self.frames[index], AnyOrder(self.seat, self.frames[:index] + self.frames[index + 1 :]))

    def why_not(self, state: Any, action: int) -> Refusal:
        return Refusal("not-among-the-open-steps")


@dataclass(init=False, unsafe_hash=True)
class OneOf(Steps):
    """Exactly one of these; the others do not happen."""

    def resolve(self, state: Any) -> None:
        if not self.frames:
            return
        if len(self.frames) == 1 or len(picks(self.frames)) == 1:
            state.then(self.frames[0])
        else:
            state.then(PickOne(self.seat, self.frames))


@dataclass(init=False, unsafe_hash=True)
class PickOne(Choice):
    """Which one of several steps happens."""

    def take(self, state: Any, action: int) -> None:
        state.then(self.frames[index_of(self.frames, action)])

    def why_not(self, state: Any, action: int) -> Refusal:
        return Refusal("not-among-the-offers")


@dataclass(init=False, unsafe_hash=True)
class May(Decision):
    """The step, or not: `decline` is the action that says no."""

    seat: int
    frame: Frame
    decline: int

    def __init__(self, seat: int, frame: Frame, decline: int) -> None:
        self.seat = seat
        self.frame = frame
        self.decline = decline

    def chosen_by(self) -> int:
        return self.frame.chosen_by()

    def legal(self, state: Any) -> list[int]:
        accept = self.frame.chosen_by()
        if accept == self.decline:
            raise RulesError(f"{type(self.frame).__name__} is taken and left by the same action, {accept}")
        return [accept, self.decline] if accept < self.decline else [self.decline, accept]

    def take(self, state: Any, action: int) -> None:
        if action != self.decline:
            state.then(self.frame)

    def why_not(self, state: Any, action: int) -> Refusal:
        return Refusal("take-it-or-leave-it")

    def asked(self, state: Any) -> dict[str, object]:
        return {}


@dataclass(init=False, unsafe_hash=True)
class Queue(Frame):
    """These in turn, first in, first out. Frames that join wait at the end."""

    frames: tuple[Frame, ...]

    def __init__(self, frames: tuple[Frame, ...]) -> None:
        self.frames = frames

    def resolve(self, state: Any) -> None:
        if self.frames:
            state.then(self.frames[0], Queue(self.frames[1:]))

    def chosen_by(self) -> int:
        if not self.frames:
            raise RulesError("an empty Queue is offered as a choice, but no action picks it")
        return self.frames[0].chosen_by()

    def joined_by(self, frame: Frame) -> Frame:
        return Queue((*self.frames, frame))


@dataclass(init=False, unsafe_hash=True)
class Everyone(Frame):
    """Each seat has a step of its own (or none), all at the same time; what waits continues when all are done."""

    frames: tuple[Frame | None, ...]

    def __init__(self, frames: tuple[Frame | None, ...]) -> None:
        self.frames = frames

    def resolve(self, state: Any) -> None:
        state.open_lanes(self.frames)


COMBINATORS: tuple[type[Frame], ...] = (AnyOrder, NextOf, OneOf, PickOne, May, Queue, Everyone)
