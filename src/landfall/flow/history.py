"""What the table's own state remembers besides the position: moves, story, and how far each seat may undo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from landfall.flow.frame import Event
from landfall.flow.serial import fields_of

if TYPE_CHECKING:
    from landfall.flow.state import State

EVERY: Final = 8  # moves from one checkpoint to the next, where there are any
KEPT: Final = 16  # checkpoints: whoever undoes further back than these waits for the whole game to be played again


class Checkpoint:
    """The position after this many moves and how far all else had come by then: an undo starts here."""

    def __init__(self, position: State, history: History) -> None:
        self.position = position  # a clone
        self.moves = len(history.movers)
        self.told = len(history.story)
        self.barriers = list(history.barriers)
        self.last_outside = history.last_outside
        self.lanes_opened_at = history.lanes_opened_at


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
        self.story: list[Event] = []
        self.seen_by: list[tuple[int, ...] | None] = []  # who may see each event; None: everybody, spectators included
        self.last_outside = -1  # the latest move made outside `Everyone`
        self.lanes_opened_at = 0  # number of moves made when the latest `Everyone` began
        self.every = 0  # moves from one checkpoint to the next; 0: none are kept, as suits simulations
        self.checkpoints: list[Checkpoint] = []

    def is_checkpoint(self) -> bool:
        """Whether the position before the next move should be kept."""
        made = len(self.movers)
        return self.every > 0 and made > 0 and made % self.every == 0

    def keep(self, position: State) -> None:
        """Keep the position before the next move."""
        if len(self.checkpoints) == KEPT:
            del self.checkpoints[0]
        self.checkpoints.append(Checkpoint(position, self))

    def latest_before(self, move: int) -> Checkpoint | None:
        """The latest checkpoint at which this move had not been made yet."""
        for checkpoint in reversed(self.checkpoints):
            if checkpoint.moves <= move:
                return checkpoint
        return None

    def until(self, checkpoint: Checkpoint) -> History:
        """What was remembered at a checkpoint."""
        earlier = History(len(self.barriers), self.seed, self.snapshot)
        earlier.movers = self.movers[: checkpoint.moves]
        earlier.actions = self.actions[: checkpoint.moves]
        earlier.before = self.before[: checkpoint.moves]
        earlier.barriers = list(checkpoint.barriers)
        earlier.story = self.story[: checkpoint.told]
        earlier.seen_by = self.seen_by[: checkpoint.told]
        earlier.last_outside = checkpoint.last_outside
        earlier.lanes_opened_at = checkpoint.lanes_opened_at
        earlier.checkpoints = [one for one in self.checkpoints if one.moves < checkpoint.moves]
        return earlier

    def copied(self) -> History:
        """The same, to go on by itself; events and checkpoints never change and are shared."""
        copy = History(len(self.barriers), self.seed, self.snapshot)
        copy.movers = self.movers[:]
        copy.actions = self.actions[:]
        copy.before = self.before[:]
        copy.barriers = self.barriers[:]
        copy.story = self.story[:]
        copy.seen_by = self.seen_by[:]
        copy.last_outside = self.last_outside
        copy.lanes_opened_at = self.lanes_opened_at
        copy.every = self.every
        copy.checkpoints = self.checkpoints[:]
        return copy

    def stored(self) -> dict[str, Any]:
        """All but the checkpoints, which only make an undo quicker, for pickle; `restored_history` reads it."""
        return {
            "seed": self.seed,
            "snapshot": self.snapshot,
            "movers": self.movers,
            "actions": self.actions,
            "before": self.before,
            "barriers": self.barriers,
            "story": [
                (type(event), [getattr(event, field.name) for field in fields_of(event)]) for event in self.story
            ],
            "seen_by": self.seen_by,
            "last_outside": self.last_outside,
            "lanes_opened_at": self.lanes_opened_at,
            "every": self.every,
        }

    def move(self, seat: int, action: int, in_lane: bool) -> None:
        if not in_lane:
            self.last_outside = len(self.movers)
        self.movers.append(seat)
        self.actions.append(action)
        self.before.append(self.barriers[seat])

    def tell(self, event: Event, to: tuple[int, ...] | None) -> None:
        self.story.append(event)
        self.seen_by.append(to)

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
        for event, to in zip(self.story, self.seen_by, strict=True):
            if to is None or (seat is not None and seat in to):
                seen.append(event)
        return seen

    def move_to_undo(self, seat: int) -> int:
        """The place of the move that an undo by this seat takes back, or -1."""
        last = len(self.movers) - 1
        at = last
        while at >= 0 and self.movers[at] != seat:
            at -= 1
        if at < 0 or self.before[at] != self.barriers[seat]:
            return -1
        if at < self.last_outside:
            return -1  # another seat has acted since
        if at < self.lanes_opened_at and at != last:
            return -1  # others have built on it in the simultaneous phase that followed
        return at


def restored_history(stored: dict[str, Any]) -> History:
    """What `History.stored` wrote."""
    barriers: list[int] = stored["barriers"]
    history = History(len(barriers), stored["seed"], stored["snapshot"])
    history.movers = stored["movers"]
    history.actions = stored["actions"]
    history.before = stored["before"]
    history.barriers = barriers
    history.story = [kind(*values) for kind, values in stored["story"]]
    history.seen_by = stored["seen_by"]
    history.last_outside = stored["last_outside"]
    history.lanes_opened_at = stored["lanes_opened_at"]
    history.every = stored["every"]
    return history
