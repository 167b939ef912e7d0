"""What a seat or a spectator is shown of a table. Everything hidden leaves the server only through here.

Only `view`, `legal_actions`, `events`, `can_undo` of the audience's own seat and what is public for all are asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from landfall.flow import Event, Game, IllegalAction, Rng, State
from landfall.flow.history import History
from landfall.flow.plain import to_plain
from landfall.server.messages import Choice, Position, Previewed, Update
from landfall.server.table import Table

Audience = int | None  # a seat, or None for the spectators

encoder = msgspec.json.Encoder()
known_choices: dict[tuple[str, str], dict[int, msgspec.Raw]] = {}  # each action's JSON, made once; by game and rules


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
    state, game = table.state, table.game
    assert state is not None, f"table {table.id} is stuck and cannot be shown"
    assert game is not None, f"table {table.id} has a position and no game"
    playing = audience is not None and table.status == "running"
    return Position(
        seq=0 if audience is None else table.seqs[audience],
        to_act=list(state.to_act()),
        view=state.view(audience),
        choices=choices(game, state.legal_actions(audience)) if playing else [],
        can_undo=audience is not None and playing and state.can_undo(audience),
        scores=state.scores(),
    )


def story(events: list[Event]) -> list[dict[str, Any]]:
    return [to_plain(event) for event in events]


class Shown:
    """What an audience has been shown so far, so that it is sent only what changed."""

    def __init__(self, table: Table, audience: Audience) -> None:
        self.audience = audience
        self.position = encoder.encode(position(table, audience))
        self.events = table.events(audience)

    def update(self, table: Table, undone_by: int | None = None) -> bytes | None:
        """The message that tells what changed, or None if nothing did for this audience."""
        seen = encoder.encode(position(table, self.audience))
        events = table.events(self.audience)
        common = len(self.events)
        if undone_by is not None or len(events) < common:
            common = 0
            for told, now in zip(self.events, events, strict=False):
                if told != now:
                    break
                common += 1
        if seen == self.position and common == len(events) == len(self.events):
            return None
        self.position = seen
        self.events = events
        raw: Any = msgspec.Raw(seen)
        return encoder.encode(Update(raw, common, story(events[common:]), undone_by))


def preview(state: State, seat: int, action: int, id: str, chance: str, then: Sequence[int] = ()) -> Previewed:
    """What the seat would see after an action and those it would take next, up to the first hidden thing beyond them.

    It is played on states drawn from what the seat knows, never on the truth: two of them, so that what merely happens
    to be drawn is not shown as if it were certain.
    """
    answers: list[Previewed] = []
    for draw in ("first", "second"):
        drawn = state.sample(seat, Rng(chance).child(draw))
        drawn.history = history = History(state.seats, "", None)
        together = bool(drawn.lanes)
        hidden = False
        for step in (action, *then):
            refusal = drawn.refusal(step, seat)
            if refusal is not None:
                raise IllegalAction(refusal)
            drawn.play(step, seat)
            hidden = bool(history.barriers[seat]) or (together and not drawn.lanes)
            if hidden:
                break
        told = story(history.events(seat))
        if hidden:
            answers.append(Previewed(id, True, events=told))
        else:
            next_choices = choices(state.game, drawn.legal_actions(seat))
            answers.append(Previewed(id, False, drawn.view(seat), told, drawn.scores(), next_choices))
    first, second = answers
    if first == second and not first.hidden:
        return first
    return Previewed(id, True, events=told_alike(first.events, second.events))


def told_alike(first: list[dict[str, Any]], second: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What both stories begin with: it follows whatever is drawn."""
    alike: list[dict[str, Any]] = []
    for one, other in zip(first, second, strict=False):
        if one != other:
            break
        alike.append(one)
    return alike
