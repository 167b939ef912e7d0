"""Frames and events as plain data, and back."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Any

import pytest

from landfall.flow import AnyOrder, BadState, Everyone, Frame, May, Queue
from landfall.flow.serial import from_plain, to_plain
from tests.flow.toy import DECLINE, Ask, Do, Note, ToyGame

CLASSES = ToyGame().frames


class Track(IntEnum):
    SEA = 0
    LORE = 1


class Colour(StrEnum):
    RED = "red"


@dataclass(init=False, unsafe_hash=True)
class Advance(Frame):
    track: Track
    colour: Colour

    def __init__(self, track: Track, colour: Colour) -> None:
        self.track = track
        self.colour = colour


@pytest.mark.parametrize(
    "frame",
    [
        Note("a"),
        Ask(1, 5, (Note("b"), Note("c"))),
        Queue(()),
        AnyOrder(0, (Note("a"), Do("b", (Note("c"),)))),
        May(1, Note("a"), DECLINE),
        Everyone((None, Ask(1))),
    ],
    ids=lambda frame: type(frame).__name__,
)
def test_a_frame_comes_back_from_json_as_it_was(frame: Frame) -> None:
    stored = json.dumps(to_plain(frame))
    assert from_plain(json.loads(stored), CLASSES) == frame


def test_a_frame_says_what_it_is() -> None:
    assert to_plain(Note("hello")) == {"is": "Note", "text": "hello"}


def test_lists_and_tuples_become_lists_and_come_back_as_tuples() -> None:
    assert to_plain(((1, 2), [3])) == [[1, 2], [3]]
    assert from_plain([[1, 2], [3]], {}) == ((1, 2), (3,))


def test_enums_are_stored_as_what_they_stand_for() -> None:
    stored = json.dumps(to_plain(Advance(Track.LORE, Colour.RED)))
    assert json.loads(stored) == {"is": "Advance", "track": 1, "colour": "red"}


@pytest.mark.parametrize("value", [object(), {1, 2}, b"bytes", 1j])
def test_what_is_not_plain_cannot_be_stored(value: Any) -> None:
    with pytest.raises(TypeError, match="plain fields only"):
        to_plain(Note(value))


@pytest.mark.parametrize(
    "stored",
    [
        {"is": "Nothing"},
        {"is": None},
        {"is": ["Note"]},
        {"is": {}},
        {"is": "Note"},
        {"is": "Note", "text": "a", "more": 1},
        {"is": "Note", "txt": "a"},
        {"is": "AnyOrder", "seat": 0, "frames": [{"is": "Nothing"}]},
        {"is": "Game"},
    ],
)
def test_what_is_no_frame_is_a_bad_state(stored: Any) -> None:
    with pytest.raises(BadState):
        from_plain(stored, CLASSES)


@pytest.mark.parametrize(
    "stored",
    [
        {"is": "Note", "text": 7},
        {"is": "Ask", "seat": "0", "below": 3, "frames": []},
        {"is": "Ask", "seat": 1.0, "below": 3, "frames": []},
        {"is": "Ask", "seat": True, "below": 3, "frames": []},
        {"is": "Ask", "seat": 0, "below": None, "frames": []},
        {"is": "Ask", "seat": 0, "below": 3, "frames": 5},
        {"is": "Ask", "seat": 0, "below": 3, "frames": [1]},
        {"is": "Queue", "frames": [1]},
        {"is": "Queue", "frames": [None]},
        {"is": "Queue", "frames": "ab"},
        {"is": "May", "seat": 0, "frame": 1, "decline": 0},
        {"is": "May", "seat": 0, "frame": {"is": "Note", "text": "a"}, "decline": "0"},
        {"is": "Everyone", "frames": [7, None]},
        {"is": "Queue", "frames": [{"is": "Do", "text": "a", "frames": [{"is": "Note", "text": None}]}]},
    ],
    ids=str,
)
def test_a_field_of_another_type_is_a_bad_state(stored: Any) -> None:
    with pytest.raises(BadState, match="cannot be"):
        from_plain(stored, CLASSES)
