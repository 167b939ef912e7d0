"""What a seat or a spectator is shown of a table. Everything hidden leaves the server only through here.

Only `view`, `legal_actions`, `events`, `can_undo` of the audience's own seat and public information are used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from landfall.flow import Event, Game
from landfall.flow.history import History
from landfall.flow.serial import to_plain
from landfall.server.messages import Choice, Position, Update
from landfall.server.table import Table

Audience = int | None  # a seat, or None for the spectators

encoder = msgspec.json.Encoder()
known_choices: dict[tuple[str, str], dict[int, msgspec.Raw]] = {}  # JSON of each action, by game and rules


def choices(game: Game, legal: list[int]) -> list[Any]:
    """Legal actions, by number and by name, ready to be sent."""
    known = known_choices.setdefault((game.id, game.rules_version), {})
    made: list[Any] = []
    for action in legal:
        raw = known.get(action)
        if raw is None:
            name, arguments = game.actions.decode(action)
            raw = msgspec.Raw(encoder.encode(Choice(action, name, arguments)))  # type: ignore[arg-type]
            known[action] = raw
        made.append(raw)
    return made


def position(table: Table, audience: Audience) -> Position:
    """The table as this audience may see it."""
    state, game = table.in_play()
    playing = audience is not None and table.status == "running"
    return Position(
        seq=0 if audience is None else table.seqs[audience],
        to_act=list(state.to_act()),
        view=state.view(audience),
        choices=choices(game, state.legal_actions(audience)) if playing else [],
        can_undo=audience is not None and playing and table.can_undo(audience),
        scores=state.scores(),
    )


def story(events: list[Event]) -> list[dict[str, Any]]:
    return [to_plain(event) for event in events]


class Shown:
    """What an audience has been shown so far, so that it is sent only what changed."""

    def __init__(self, table: Table, audience: Audience) -> None:
        self.audience = audience
        self.position = encoder.encode(position(table, audience))
        self.events: list[Event] = []
        self.history: History | None = None  # the one the events were read from
        self.read = 0  # how much of it
        self.read_on(table)

    def read_on(self, table: Table) -> int:
        """Read new events, or all again after an undo; returns how many of the known events are still valid."""
        history = table.in_play()[0].kept_history()
        if history is self.history:
            common = len(self.events)
            for event, to in zip(history.story[self.read :], history.seen_by[self.read :], strict=True):
                if to is None or (self.audience is not None and self.audience in to):
                    self.events.append(event)
        else:
            events = history.events(self.audience)
            common = len(alike(self.events, events))
            self.events = events
            self.history = history
        self.read = len(history.story)
        return common

    def update(self, table: Table, undone_by: int | None = None) -> bytes | None:
        """The message that says what changed, or None if nothing did for this audience."""
        known = len(self.events)
        common = self.read_on(table)
        seen = encoder.encode(position(table, self.audience))
        if seen == self.position and common == known == len(self.events):
            return None
        self.position = seen
        raw: Any = msgspec.Raw(seen)
        return encoder.encode(Update(raw, common, story(self.events[common:]), undone_by))


def alike(first: Sequence[Any], second: Sequence[Any]) -> list[Any]:
    """The common beginning of both."""
    same: list[Any] = []
    for one, other in zip(first, second, strict=False):
        if one != other:
            break
        same.append(one)
    return same
