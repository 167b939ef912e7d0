"""What is still to happen, and how rules say what comes next: the agenda, and everyone's own while all act at once."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from landfall.flow.errors import RulesError
from landfall.flow.frame import Decision, Event, Frame
from landfall.flow.history import History
from landfall.flow.rng import Rng, stream

TERMINAL: Final = -4  # OpenSpiel's number for "nobody: the game is over"


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda:
    """The frames that wait, the chance they ask for, and who is told of what they do. Every `State` is one."""

    def __init__(self, seats: int, key: bytes) -> None:
        self.seats = seats
        self.key = key  # all chance comes from here; secret while the table runs
        self.draws: list[int] = [0] * (seats + 1)  # how often the common agenda, then each lane, asked for chance
        self.agenda: list[Frame] = []  # what is still to happen, next one last
        self.lanes: list[list[Frame]] = []  # inside `Everyone`: the agenda of each seat
        self.later: list[list[Frame]] = []  # inside `Everyone`: what each seat leaves for afterwards
        self.lane = -1  # whose lane is being resolved; -1: the common agenda
        self.here: list[Frame] = self.agenda  # the agenda being resolved
        self.history: History | None = None

    # -- whose turn it is ---------------------------------------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now; empty when the game is over."""
        if self.lanes:
            return tuple([seat for seat in range(self.seats) if self.lanes[seat]])
        if not self.agenda:
            return ()
        return (cast(Decision, self.agenda[-1]).seat,)

    def current_player(self) -> int:
        """The first seat that owes a decision, or `TERMINAL`."""
        if self.lanes:
            for seat in range(self.seats):
                if self.lanes[seat]:
                    return seat
        if not self.agenda:
            return TERMINAL
        return cast(Decision, self.agenda[-1]).seat

    def is_terminal(self) -> bool:
        return not self.agenda and not self.lanes

    def waiting_for(self, seat: int) -> Decision | None:
        if self.lanes:
            lane = self.lanes[seat]
            return cast(Decision, lane[-1]) if lane else None
        if not self.agenda:
            return None
        decision = cast(Decision, self.agenda[-1])
        return decision if decision.seat == seat else None

    # -- for the rules: what comes next -------------------------------------------------------------------------------

    def then(
        self,
        first: Frame,
        second: Frame | None = None,
        third: Frame | None = None,
        fourth: Frame | None = None,
        fifth: Frame | None = None,
    ) -> None:
        """These next, in this order, before what was waiting."""
        here = self.here
        if second is not None:
            if third is not None:
                if fourth is not None:
                    if fifth is not None:
                        here.append(fifth)
                    here.append(fourth)
                here.append(third)
            here.append(second)
        here.append(first)

    def then_all(self, frames: list[Frame]) -> None:
        """All of these next, in this order, before what was waiting."""
        for frame in reversed(frames):
            self.here.append(frame)

    def come_back_to(self, frame: Frame) -> None:
        """This, when all is over that the code below this line does and asks; what is gained meanwhile may join it.

        For the one case in which a push comes before another: a frame that does something and then continues.
        """
        self.here.append(frame)

    def join(self, frame: Frame) -> None:
        """Add to the nearest step of this agenda that is open to others: an `AnyOrder`, a `Queue`, or a game's own."""
        here = self.here
        for at in range(len(here) - 1, -1, -1):
            joined = here[at].joined_by(frame)
            if joined is not None:
                here[at] = joined
                return
        raise RulesError(f"{type(frame).__name__} has no open AnyOrder or Queue to join")

    def afterwards(self, frame: Frame) -> None:
        """Inside `Everyone`: leave this until all seats are done; it then happens in seat order."""
        if self.lane < 0:
            raise RulesError(f"{type(frame).__name__} is left for afterwards, but nobody acts at the same time")
        self.later[self.lane].append(frame)

    def chance(self, label: str) -> Rng:
        """A generator for one shuffle or draw. Inside `Everyone` it is of the seat's own stream."""
        lane = self.lane
        self.draws[lane + 1] += 1
        if self.history is not None:
            self.history.barrier(lane)
        return stream(self.key, f"{lane}/{self.draws[lane + 1]}/{label}")

    def barrier(self, seat: int = -1) -> None:
        """A hidden thing was shown: the seat (-1: every seat) cannot undo past this."""
        if self.history is not None:
            self.history.barrier(seat)

    def tell(self, event: Event, to: tuple[int, ...] | None = None) -> None:
        """Record what happened and who may see it; by default everybody. A clone keeps no story."""
        if self.history is not None:
            self.history.tell(event, to)

    # -- the agenda at work -------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Resolve frames until a seat has to decide or the game is over."""
        agenda = self.agenda
        while agenda:
            frame = agenda[-1]
            if isinstance(frame, Decision):
                return
            agenda.pop()
            frame.resolve(self)
            if self.lanes:
                for seat in range(self.seats):
                    self.enter_lane(seat)
                    self.run_lane()
                if not self.close_lanes(-1):
                    return

    def open_lanes(self, frames: tuple[Frame | None, ...]) -> None:
        """Give each seat an agenda of its own; called by `Everyone`."""
        if self.lanes:
            raise RulesError("Everyone inside Everyone")
        if len(frames) != self.seats:
            raise RulesError(f"Everyone has {len(frames)} steps for {self.seats} seats")
        self.lanes = [[] if frame is None else [frame] for frame in frames]
        self.later = [[] for _ in frames]
        if self.history is not None:
            self.history.lanes_opened_at = len(self.history.movers)

    def enter_lane(self, seat: int) -> None:
        self.lane = seat
        self.here = self.lanes[seat]

    def run_lane(self) -> None:
        lane = self.here
        while lane:
            frame = lane[-1]
            if isinstance(frame, Decision):
                break
            lane.pop()
            frame.resolve(self)
        self.lane = -1
        self.here = self.agenda

    def close_lanes(self, closer: int) -> bool:
        """If every seat is done, go back to the common agenda, with what was left for afterwards first.

        `closer` is the seat whose move ended the phase, -1 if nobody had anything to decide in it.
        """
        for lane in self.lanes:
            if lane:
                return False
        left = self.later
        self.lanes = []
        self.later = []
        for frames in reversed(left):
            for frame in reversed(frames):
                self.agenda.append(frame)
        if self.history is not None and closer >= 0:
            self.history.barrier_for_all_but(closer)
        return True
