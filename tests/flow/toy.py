"""A toy whose whole rules are the frames a test gives it. It writes down what happens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from landfall.flow import Block, Catalogue, Decision, Event, Frame, Game, Refusal, State

ACTIONS = Catalogue(Block("answer", number=range(8)), Block("pick", letter=tuple("abcdef")), Block("decline"))
DECLINE = ACTIONS.encode("decline")


def pick(letter: str) -> int:
    return ACTIONS.encode("pick", letter=letter)


class Toy(State):
    def __init__(self, game: Game, seats: int, options: dict[str, Any], key: bytes, notes: list[str]) -> None:
        super().__init__(game, seats, options, key)
        self.notes = notes
        self.asked = 0  # how often a legal list was made; no part of the position

    def clone(self) -> Toy:
        copy = Toy(self.game, self.seats, self.options, self.key, self.notes[:])
        self.copy_flow_to(copy)
        return copy

    def table(self) -> dict[str, Any]:
        return {"notes": self.notes[:]}


class ToyGame(Game):
    def __init__(self, frames: tuple[Frame, ...] = (), rules_version: str = "1") -> None:
        super().__init__("toy", "Toy", range(1, 5), rules_version, ACTIONS, FRAMES, (Noted,))
        self.first_frames = frames

    def set_up(self, seats: int, options: dict[str, Any], key: bytes) -> Toy:
        state = Toy(self, seats, options, key, [])
        state.then_all(list(self.first_frames))
        return state

    def table_from(self, table: Mapping[str, Any], seats: int, options: dict[str, Any], key: bytes) -> Toy:
        return Toy(self, seats, options, key, list(table["notes"]))


def toy(*frames: Frame, seats: int = 2, seed: int | str = 1) -> Toy:
    """A new toy with these frames on its agenda, run to its first decision."""
    state = ToyGame(frames).new_initial_state(seats, seed=seed)
    assert isinstance(state, Toy)
    return state


@dataclass(frozen=True)
class Noted(Event):
    game: ClassVar[str] = "toy"
    text: str


@dataclass(init=False, unsafe_hash=True)
class Note(Frame):
    """Write a text down and tell it."""

    text: str

    def __init__(self, text: str) -> None:
        self.text = text

    def resolve(self, state: Toy) -> None:
        state.notes.append(self.text)
        state.tell(Noted(self.text))

    def chosen_by(self) -> int:
        return pick(self.text[0])


@dataclass(init=False, unsafe_hash=True)
class Do(Frame):
    """Write a text down, then these frames; picked by the text's first letter."""

    text: str
    frames: tuple[Frame, ...]

    def __init__(self, text: str, frames: tuple[Frame, ...]) -> None:
        self.text = text
        self.frames = frames

    def resolve(self, state: Toy) -> None:
        state.notes.append(self.text)
        state.then_all(list(self.frames))

    def chosen_by(self) -> int:
        return pick(self.text[0])


@dataclass(init=False, unsafe_hash=True)
class Join(Frame):
    """Write a text down, and let the frames join what is open; picked by the text's first letter."""

    text: str
    frames: tuple[Frame, ...]

    def __init__(self, text: str, frames: tuple[Frame, ...]) -> None:
        self.text = text
        self.frames = frames

    def resolve(self, state: Toy) -> None:
        state.notes.append(self.text)
        for frame in self.frames:
            state.join(frame)

    def chosen_by(self) -> int:
        return pick(self.text[0])


@dataclass(init=False, unsafe_hash=True)
class Later(Frame):
    """Leave a frame for afterwards."""

    frame: Frame

    def __init__(self, frame: Frame) -> None:
        self.frame = frame

    def resolve(self, state: Toy) -> None:
        state.afterwards(self.frame)


@dataclass(init=False, unsafe_hash=True)
class Draw(Frame):
    """Chance: write down what was drawn."""

    label: str

    def __init__(self, label: str) -> None:
        self.label = label

    def resolve(self, state: Toy) -> None:
        state.notes.append(f"{self.label} {state.chance(self.label).below(1000)}")


@dataclass(init=False, unsafe_hash=True)
class Show(Frame):
    """Show a hidden thing to a seat; -1: to all."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, state: Toy) -> None:
        state.barrier(self.seat)


@dataclass(init=False, unsafe_hash=True)
class Ask(Decision):
    """A seat answers a number below `below`; then come the frames."""

    seat: int
    below: int
    frames: tuple[Frame, ...]

    def __init__(self, seat: int, below: int = 3, frames: tuple[Frame, ...] = ()) -> None:
        self.seat = seat
        self.below = below
        self.frames = frames

    def legal(self, state: Toy) -> list[int]:
        state.asked += 1
        return list(range(self.below))

    def take(self, state: Toy, action: int) -> None:
        state.notes.append(f"{self.seat}:{action}")
        state.then_all(list(self.frames))

    def why_not(self, state: Toy, action: int) -> Refusal:
        return Refusal("too-high", "p. 1", {"highest": self.below - 1})


FRAMES: tuple[type[Frame], ...] = (Note, Do, Join, Later, Draw, Show, Ask)


def drawn(state: Toy) -> list[str]:
    return [note for note in state.notes if note.startswith("dice")]
