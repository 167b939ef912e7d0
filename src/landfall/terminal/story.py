"""The story in words. What one seat does several times in a row, such as moving three ships, is told in one line."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from landfall.flow import Event, Game
from landfall.flow.serial import to_plain
from landfall.terminal.words import Words

Told = Mapping[str, Any]  # an event as plain data: {"is": "ShipMoved", "seat": 0, ...}


def plain_events(events: Sequence[Event]) -> list[dict[str, Any]]:
    return [to_plain(event) for event in events]


class Line:
    """A line of the story: its words, the seat in it, and the kind of event."""

    def __init__(self, words: str, seat: int, kind: str, is_by_seat: bool) -> None:
        self.words = words
        self.seat = seat
        self.kind = kind
        self.is_by_seat = is_by_seat  # it tells what the seat did, its name first


def lines_of(game: Game, events: Sequence[Told], names: list[str], words: Words) -> list[Line]:
    """The events in words, those of one seat and one kind in a row joined."""
    lines: list[Line] = []
    for event in events:
        seat = event.get("seat", -1)
        words_said = words.event(game, event, names)
        opening = None
        if type(seat) is int and 0 <= seat < len(names):
            opening = re.match(rf"{re.escape(names[seat])}\s?: ", words_said)
        is_by_seat = opening is not None
        last = lines[-1] if lines else None
        if last is not None and opening is not None and (last.seat, last.kind) == (seat, event["is"]):
            last.words += f"; {words_said[opening.end() :]}"
        else:
            lines.append(Line(words_said, seat if type(seat) is int else -1, event["is"], is_by_seat))
    return lines
