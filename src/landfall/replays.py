"""Playing a record again."""

from __future__ import annotations

from collections.abc import Iterator

from landfall.flow import OtherRules, Record, State, Step, steps
from landfall.flow.record import checked
from landfall.games import load_game


def replay_steps(record: Record) -> Iterator[Step]:
    """Every position of the record, in order, each with the move that led to it."""
    return steps(load_game(checked(record).game), record)


def replay(record: Record) -> State:
    """The last position of the record, with its whole history."""
    state: State | None = None
    for step in replay_steps(record):
        if step.part == len(record.parts) - 1:
            state = step.state
    if state is None:
        written = record.parts[-1].rules_version
        raise OtherRules(f"written by rules {written!r} of {record.game}; only its stored positions can be shown")
    return state
