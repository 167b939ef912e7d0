"""What the table's own state remembers beside the position: moves, story, and how far each seat may undo."""

from __future__ import annotations

from typing import Any

from landfall.flow.frame import Event

EVERYONE: tuple[int, ...] | None = None


class Told:
    """An event and who may see it: `None` is everybody, spectators included."""

    def __init__(self, event: Event, seen_by: tuple[int, ...] | None) -> None:
        self.event = event
        self.seen_by = seen_by


class History:
    """Moves in the order they were made, the story, and the barriers past which a seat cannot undo.

    A barrier of a seat is a hidden thing shown or drawn, chance, and, outside `Everyone`, another seat's act.
    """

    def __init__(self, seats: int, seed: str, snapshot: dict[str, Any] | None) -> None:
        self.seed = seed
        self.snapshot = snapshot
        self.movers: list[int] = []
        self.actions: list[int] = []
        self.before: list[int] = []  # the mover's barriers before each move
        self.barriers: list[int] = [0] * seats
        self.told: list[Told] = []
        self.lanes_opened_at = 0  # number of moves made when the latest `Everyone` began

    def move(self, seat: int, action: int, in_lane: bool) -> None:
        self.movers.append(seat)
        self.actions.append(action)
        self.before.append(self.barriers[seat])
        if not in_lane:
            self.barrier_for_all_but(seat)

    def barrier(self, seat: int) -> None:
        """A barrier for one seat, or for all if the seat is -1."""
        if seat < 0:
            self.barrier_for_all_but(-1)
        else:
            self.barriers[seat] += 1

    def barrier_for_all_but(self, seat: int) -> None:
        for other in range(len(self.barriers)):
            if other != seat:
                self.barriers[other] += 1

    def events(self, seat: int | None) -> list[Event]:
        """The events this seat may see; `None` is a spectator."""
        seen: list[Event] = []
        for told in self.told:
            if told.seen_by is None or (seat is not None and seat in told.seen_by):
                seen.append(told.event)
        return seen

    def move_to_undo(self, seat: int) -> int:
        """The place of the move that an undo by this seat takes back, or -1."""
        at = len(self.movers) - 1
        while at >= 0 and self.movers[at] != seat:
            at -= 1
        if at < 0 or self.before[at] != self.barriers[seat]:
            return -1
        if at < self.lanes_opened_at and at != len(self.movers) - 1:
            return -1  # others have built on it in the simultaneous phase that followed
        return at
