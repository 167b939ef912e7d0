"""Whole games kept as one line of JSON each: the record, how it ended, and what it is kept for."""

from __future__ import annotations

from pathlib import Path

import msgspec

from landfall.flow import Record, State


class RecordedGame(msgspec.Struct):
    """A finished game. `shows` is what no game before it shows, in the words of `Event.marks`."""

    shows: list[str]
    winners: list[int]
    scores: list[dict[str, int]]
    record: Record

    @classmethod
    def of(cls, state: State, shows: set[str]) -> RecordedGame:
        return cls(sorted(shows), list(state.winners()), state.scores(), Record.of(state))

    @classmethod
    def read(cls, path: Path) -> RecordedGame:
        return msgspec.json.decode(path.read_bytes(), type=cls)

    def write(self, path: Path) -> None:
        path.write_bytes(msgspec.json.encode(self) + b"\n")


def marks_of(state: State) -> set[str]:
    """Everything that the whole story of a state covers."""
    return {mark for event in state.kept_history().story for mark in event.marks()}
