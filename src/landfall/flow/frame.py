"""Frames, decisions and events: the values that rules are written in.

A frame is something still to happen, named after a step of the rulebook. A decision is a frame that waits for a seat.
An event is something that has happened. All three are plain values, never changed once made:

    @dataclass(init=False, unsafe_hash=True)
    class Advance(Frame):
        seat: int
        track: int

        def __init__(self, seat: int, track: int) -> None:
            self.seat = seat
            self.track = track

A frame with fields of its own writes its constructor: compiled, the one that `dataclass` makes takes six times as long,
and frames are made at every step. One without fields, or with a seat alone, inherits its own. Events are made only
while a story is kept, and use `@dataclass(unsafe_hash=True)`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from landfall.flow.errors import RulesError
from landfall.flow.refusal import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A step that is still to happen."""

    def __init__(self) -> None:
        """A step without fields takes no arguments."""

    def resolve(self, state: Any) -> None:
        """Change the table; `state.then(...)` says what comes next, before what was waiting."""
        raise RulesError(f"{type(self).__name__} cannot be resolved")

    def chosen_by(self) -> int:
        """The action that picks this frame where a combinator offers it among others."""
        raise RulesError(f"{type(self).__name__} is offered as a choice, but no action picks it")

    def joined_by(self, frame: Frame) -> Frame | None:
        """What stands here once the other has joined (`state.join`); None if this step is not open to others."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, unsafe_hash=True)
class SeatFrame(Frame):
    """A step of one seat."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, unsafe_hash=True)
class Decision(SeatFrame):
    """A step that waits for a seat to choose."""

    def legal(self, state: Any) -> list[int]:
        """Every action the seat may take now, sorted and distinct. This alone decides what is legal."""
        raise RulesError(f"{type(self).__name__} offers nothing")

    def take(self, state: Any, action: int) -> None:
        """Do what was chosen. The action is one of `legal`."""
        raise RulesError(f"{type(self).__name__} cannot be taken")

    def why_not(self, state: Any, action: int) -> Refusal:
        """Why this action, which is not in `legal`, may not be taken."""
        return Refusal("not-offered")

    def source(self, state: Any) -> str:
        """What gave rise to the question: a card, a planet, a step."""
        return ""

    def asked(self, state: Any) -> dict[str, object]:
        """What the deciding seat is told with the question: the frame's own fields, unless a game says otherwise."""
        return {field.name: getattr(self, field.name) for field in fields(self) if field.name != "seat"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that has happened, told to those who may know it."""

    game: ClassVar[str] = ""
    judges: ClassVar[bool] = False  # whether it says how good the end of a game for one is

    def marks(self) -> tuple[str, ...]:
        """What this event shows to have been covered, in the words of the game's `must_appear()`."""
        return (type(self).__name__,)
