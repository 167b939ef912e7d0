"""The position: what is on the table, what is still to happen, and the public contract of every game."""

from __future__ import annotations

import json
from array import array
from bisect import bisect_left
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import mypyc_attr

from landfall.flow.errors import BadInput, BadSeat, IllegalAction, NoHistory, RulesError
from landfall.flow.frame import Decision, Event, Frame
from landfall.flow.history import History
from landfall.flow.plain import to_plain
from landfall.flow.refusal import Question, Refusal
from landfall.flow.rng import Rng, stream

if TYPE_CHECKING:
    from landfall.flow.game import Game

# What comes from outside is checked where it comes in: a wrong type is refused alike, interpreted and compiled.
Unchecked = Any

TERMINAL: Final = -4  # OpenSpiel's number for "nobody: the game is over"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. A game's own state adds what lies on its table.

    A game writes: `clone`, `table` (its own fields as plain data), `table_for` (what a seat may see), `redeal` (draw
    anew what a seat may not know), `winners`, `scores`, and, if it has them, `pieces`, `evaluation` and `observe`.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, Any], key: bytes) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.key = key  # all chance comes from here; secret while the table runs
        self.draws: list[int] = [0] * (
            seats + 1
        )  # how often chance was asked: by the common agenda, by each seat's lane
        self.agenda: list[Frame] = []  # what is still to happen, next one last
        self.lanes: list[list[Frame]] = []  # inside `Everyone`: the agenda of each seat
        self.later: list[list[Frame]] = []  # inside `Everyone`: what each seat leaves for afterwards
        self.lane = -1  # whose lane is being resolved; -1: the common agenda
        self.here: list[Frame] = self.agenda  # the agenda being resolved
        self.known: list[list[int] | None] = [None] * seats  # legal lists, until the next action
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

    def check_seat(self, seat: object) -> int:
        """The seat; BadSeat unless there is such a one. A wrong type is refused alike, interpreted and compiled."""
        if type(seat) is not int or seat < 0 or seat >= self.seats:
            raise BadSeat(f"seats are 0 to {self.seats - 1}, not {seat!r}")
        return seat

    def awaiting(self, seat: int | Unchecked) -> Decision | None:
        """The decision frame that waits for this seat."""
        return self.waiting_for(self.check_seat(seat))

    def waiting_for(self, seat: int) -> Decision | None:
        if self.lanes:
            lane = self.lanes[seat]
            return cast(Decision, lane[-1]) if lane else None
        if not self.agenda:
            return None
        decision = cast(Decision, self.agenda[-1])
        return decision if decision.seat == seat else None

    def decision(self, seat: int | Unchecked = None) -> Question | None:
        """What is asked of the seat, or None if it owes nothing."""
        acting = self.current_player() if seat is None else self.check_seat(seat)
        if acting == TERMINAL:
            return None
        waiting = self.waiting_for(acting)
        if waiting is None:
            return None
        fields = to_plain(waiting.asked(self))
        return Question(type(waiting).__name__, acting, waiting.source(self), fields, self.game.id)

    # -- what may be done, and doing it -------------------------------------------------------------------------------

    def legal_actions(self, seat: int | Unchecked = None) -> list[int]:
        """The actions the seat may take now, sorted; empty if it owes nothing. Read it, never change it."""
        acting = self.current_player() if seat is None else self.check_seat(seat)
        if acting == TERMINAL:
            return []
        legal = self.known[acting]
        if legal is None:
            waiting = self.waiting_for(acting)
            if waiting is None:
                return []
            legal = waiting.legal(self)
            if not legal:
                raise RulesError(f"{type(waiting).__name__} asks seat {acting} and offers nothing")
            self.known[acting] = legal
        return legal

    def legal_actions_mask(self, seat: int | Unchecked = None) -> bytearray:
        """One byte an action of the catalogue: 1 where it is legal."""
        mask = bytearray(self.game.actions.size)
        for action in self.legal_actions(seat):
            mask[action] = 1
        return mask

    def refusal(self, action: object, seat: object = None) -> Refusal | None:
        """None if the seat may take this action now, else why not."""
        acting = self.current_player() if seat is None else seat
        if self.is_terminal():
            return Refusal("game-over", game=self.game.id)
        if type(acting) is not int or acting < 0 or acting >= self.seats:
            return Refusal("no-such-seat", facts={"seat": str(acting), "seats": self.seats}, game=self.game.id)
        if type(action) is not int or action < 0 or action >= self.game.actions.size:
            return Refusal("no-such-action", facts={"action": str(action)}, game=self.game.id)
        waiting = self.waiting_for(acting)
        if waiting is None:
            return Refusal("not-your-turn", facts={"seat": acting}, game=self.game.id)
        legal = self.legal_actions(acting)
        at = bisect_left(legal, action)
        if at < len(legal) and legal[at] == action:
            return None
        refusal = waiting.why_not(self, action)
        return Refusal(refusal.code, refusal.rule, refusal.facts, self.game.id)

    def apply_action(self, action: object, seat: object = None) -> None:
        """Take an action, if it is legal; else raise IllegalAction and change nothing.

        Any other error is a mistake in the rules: it leaves the move half made and the state of no more use.
        """
        acting = self.current_player() if seat is None else seat if type(seat) is int else -1
        if type(action) is int and 0 <= acting < self.seats:
            legal = self.known[acting]
            if legal is None:
                legal = self.legal_actions(acting)
            at = bisect_left(legal, action)
            if at < len(legal) and legal[at] == action:
                self.play(action, acting)
                return
        refusal = self.refusal(action, seat)
        assert refusal is not None, f"action {action} of seat {acting} is neither legal nor refused"
        raise IllegalAction(refusal)

    def play(self, action: int, seat: int) -> None:
        """Take an action that is known to be legal: the trusted path of search."""
        self.known[seat] = None
        history = self.history
        if history is not None and history.is_checkpoint():
            history.keep(self.clone())
        if not self.lanes:
            if history is not None:
                history.move(seat, action, False)
            cast(Decision, self.agenda.pop()).take(self, action)
        else:
            if history is not None:
                history.move(seat, action, True)
            self.enter_lane(seat)
            cast(Decision, self.here.pop()).take(self, action)
            self.run_lane()
            if not self.close_lanes(seat):
                return
        self.run()

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

    # -- copies -------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy without history; shares what never changes."""
        raise RulesError(f"{type(self).__name__} cannot be cloned")

    def copy_flow_to(self, copy: State) -> None:
        """What `clone` does for the fields of this class."""
        copy.draws = self.draws[:]
        agenda = self.agenda[:]
        copy.agenda = agenda
        copy.here = agenda
        copy.known = self.known[:]
        if self.lanes:
            copy.lanes = [lane[:] for lane in self.lanes]
            copy.later = [left[:] for left in self.later]

    def sample(self, seat: int | Unchecked, rng: Rng | Unchecked) -> State:
        """A full state drawn from what the seat sees and was told; it depends on that and on `rng` alone.

        It draws from a child of `rng`, which is not used up: the same `rng` gives the same state again. For another,
        give another: `state.sample(seat, rng.child("2"))`.
        """
        if seat is not None:
            self.check_seat(seat)
        if not isinstance(rng, Rng):
            raise BadInput(f"a sample is drawn with a landfall.Rng, not with {rng!r}")
        copy = self.clone()
        dealt = rng.child("sample")
        copy.key = dealt.child("key").key
        copy.draws = [0] * (self.seats + 1)
        for other in range(self.seats):
            if other != seat:
                copy.known[other] = None
        copy.redeal(seat, dealt)
        return copy

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Draw anew all that the seat may not know, from what it does know."""

    # -- what is known ------------------------------------------------------------------------------------------------

    def view(self, seat: int | Unchecked = None) -> dict[str, Any]:
        """All that this seat may know, as plain data; None is a spectator. Denied by default."""
        question = None if seat is None else self.decision(seat)
        seen: dict[str, Any] = {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "seat": seat,
            "seats": self.seats,
            "options": dict(self.options),
            "to_act": list(self.to_act()),
            "over": self.is_terminal(),
            "decision": None if question is None else question.to_dict(),
        }
        seen.update(self.table_for(seat))
        return seen

    def table_for(self, seat: int | None) -> dict[str, Any]:
        """What the seat (None: a spectator) sees on the table."""
        return {}

    def events(self, seat: int | Unchecked = None, since: int | Unchecked = 0) -> list[Event]:
        """The story as this seat may know it, from its event number `since` on."""
        if seat is not None:
            self.check_seat(seat)
        if type(since) is not int or since < 0:
            raise BadInput(f"events are numbered from 0, not {since!r}")
        return self.kept_history().events(seat)[since:]

    def observation_tensor(self, seat: int | Unchecked = None, into: array[float] | None = None) -> array[float]:
        """What the seat knows as numbers, in a new array or the caller's. When the game is over, name the seat."""
        acting = self.current_player() if seat is None else self.check_seat(seat)
        if acting == TERMINAL:
            raise BadSeat("the game is over and nobody is to act: name the seat whose observation is wanted")
        size = self.game.observation_size(self.seats)
        if into is None:
            into = array("f", bytes(4 * size))
        elif len(into) != size:
            raise BadInput(f"the observation has {size} numbers, the buffer {len(into)}")
        else:
            for at in range(size):
                into[at] = 0.0
        self.observe(acting, into)
        return into

    def observe(self, seat: int, into: array[float]) -> None:
        """Fill a zeroed array with what the seat knows."""

    # -- the end ------------------------------------------------------------------------------------------------------

    def winners(self) -> tuple[int, ...]:
        """Who has won, when the game is over; empty before."""
        return ()

    def scores(self) -> list[dict[str, int]]:
        """Points of each seat by category, public ones only while the game runs."""
        return [{} for _ in range(self.seats)]

    def returns(self) -> list[float]:
        """Zero-sum win shares in [-1, 1]; zeros before the end. Winners share. A solo game says what solo is worth."""
        winners = self.winners()
        if not winners or self.seats == 1:
            return [0.0] * self.seats
        loss = -1.0 / (self.seats - 1)
        win = (self.seats / len(winners) - 1.0) / (self.seats - 1)
        return [win if seat in winners else loss for seat in range(self.seats)]

    def evaluation(self, seat: int) -> float:
        """A quick guess of `returns()[seat]` in this full position: what the greedy bot goes by."""
        return self.returns()[seat]

    def evaluations(self) -> list[float]:
        """`evaluation` of every seat; a game that works them out together says so here."""
        return [self.evaluation(seat) for seat in range(self.seats)]

    def figures(self) -> dict[str, int]:
        """What a balance report counts of a finished game beside the points: how it ended, what was left over."""
        return {}

    def pieces(self) -> dict[str, int]:
        """How many there are of each thing that is never made or lost."""
        return {}

    # -- storing ------------------------------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """The exact position as plain data, without history. `game.state_from_dict` reads it."""
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "key": self.key.hex(),
            "draws": self.draws[:],
            "agenda": to_plain(self.agenda),
            "lanes": to_plain(self.lanes),
            "later": to_plain(self.later),
            "table": self.table(),
        }

    def table(self) -> dict[str, Any]:
        """The game's own fields as plain data."""
        return {}

    def digest(self) -> str:
        """BLAKE2b of the canonical `to_dict()`."""
        text = json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()

    def kept_history(self) -> History:
        if self.history is None:
            raise NoHistory("this is a clone or a sample: only the table's own state keeps moves and story")
        return self.history

    def can_undo(self, seat: int | Unchecked) -> bool:
        """Whether the seat may take back its last move: nothing was shown, drawn or built on it since."""
        self.check_seat(seat)
        return self.kept_history().move_to_undo(seat) >= 0
