"""The position: what is on the table, and the public contract of every game."""

from __future__ import annotations

import json
from array import array
from bisect import bisect_left
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import mypyc_attr

from landfall.flow.agenda import TERMINAL, Agenda
from landfall.flow.errors import BadInput, BadSeat, IllegalAction, NoHistory, RulesError
from landfall.flow.frame import Decision, Event
from landfall.flow.history import History, restored_history
from landfall.flow.refusal import Question, Refusal
from landfall.flow.rng import Rng
from landfall.flow.serial import to_plain

if TYPE_CHECKING:
    from landfall.flow.game import Game

# What comes from outside is checked where it comes in: a wrong type is refused alike, interpreted and compiled.
Unchecked = Any

NAMED: Final = 5  # legal actions that an error names


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Agenda):
    """A position of a game. A game's own state adds what lies on its table, and `clone`.

    What is worked out from a position (who has won, what a seat sees, how a bot judges it) is asked of the game, which
    knows every room: a state lies in the lowest one. A game of a single file may write these methods here instead.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, Any], key: bytes) -> None:
        super().__init__(seats, key)
        self.game = game
        self.options = options
        self.legal_cache: list[list[int] | None] = [None] * seats  # by seat, until the next action

    # -- whose turn it is ---------------------------------------------------------------------------------------------

    def check_seat(self, seat: object) -> int:
        """The seat; BadSeat if there is no such seat. A wrong type is refused both interpreted and compiled."""
        if type(seat) is not int or seat < 0 or seat >= self.seats:
            raise BadSeat(f"seats are 0 to {self.seats - 1}, not {seat!r}")
        return seat

    def awaiting(self, seat: int | Unchecked) -> Decision | None:
        """The decision frame that waits for this seat."""
        return self.waiting_for(self.check_seat(seat))

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
        legal = self.legal_cache[acting]
        if legal is None:
            waiting = self.waiting_for(acting)
            if waiting is None:
                return []
            legal = waiting.legal(self)
            if not legal:
                raise RulesError(f"{type(waiting).__name__} asks seat {acting} and offers nothing")
            self.legal_cache[acting] = legal
        return legal

    def legal_actions_mask(self, seat: int | Unchecked = None) -> bytearray:
        """One byte per action of the catalogue: 1 where it is legal."""
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
            size = self.game.actions.size
            return Refusal("no-such-action", facts={"action": str(action), "actions": size}, game=self.game.id)
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

        Any other error is a mistake in the rules: it leaves the move half made and the state useless.
        """
        acting = self.current_player() if seat is None else seat if type(seat) is int else -1
        if type(action) is int and 0 <= acting < self.seats:
            legal = self.legal_cache[acting]
            if legal is None:
                legal = self.legal_actions(acting)
            at = bisect_left(legal, action)
            if at < len(legal) and legal[at] == action:
                self.play(action, acting)
                return
        refusal = self.refusal(action, seat)
        assert refusal is not None, f"action {action} of seat {acting} is neither legal nor refused"
        raise IllegalAction(refusal, instead(self, acting))

    def play(self, action: int, seat: int) -> None:
        """Take an action that is known to be legal: the trusted path of search."""
        self.legal_cache[seat] = None
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

    # -- copies -------------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy without history; shares what never changes."""
        raise RulesError(f"{type(self).__name__} cannot be cloned")

    def __copy__(self) -> State:
        """A clone that keeps a history of its own, if this state keeps one."""
        copy = self.clone()
        if self.history is not None:
            copy.history = self.history.copied()
        return copy

    def __deepcopy__(self, memo: object) -> State:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the position as `to_dict` writes it, and the history with its moves by number."""
        history = None if self.history is None else self.history.stored()
        return restored_state, (self.game, self.to_dict(), history)

    def copy_flow_to(self, copy: State) -> None:
        """What `clone` does for the fields of this class."""
        copy.draws = self.draws[:]
        agenda = self.agenda[:]
        copy.agenda = agenda
        copy.here = agenda
        copy.legal_cache = self.legal_cache[:]
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
                copy.legal_cache[other] = None
        copy.redeal(seat, dealt)
        return copy

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Redraw all that the seat may not know, from what it does know."""
        self.game.redeal(self, seat, rng)

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
        return self.game.table_for(self, seat)

    def events(self, seat: int | Unchecked = None, since: int | Unchecked = 0) -> list[Event]:
        """The story as this seat may know it, from its event number `since` on."""
        if seat is not None:
            self.check_seat(seat)
        if type(since) is not int or since < 0:
            raise BadInput(f"events are numbered from 0, not {since!r}")
        return self.kept_history().events(seat)[since:]

    def observation_tensor(self, seat: int | Unchecked = None, into: array[float] | Unchecked = None) -> array[float]:
        """What the seat knows as numbers, in a new array or the caller's. When the game is over, name the seat.

        The caller's is an `array("f")`, or anything else that holds 32-bit floats side by side: a row of a numpy array.
        """
        acting = self.current_player() if seat is None else self.check_seat(seat)
        if acting == TERMINAL:
            raise BadSeat("the game is over and nobody is to act: name the seat whose observation is wanted")
        blank = self.game.blank_observation(self.seats)
        if into is None:
            seen: array[float] = array("f", blank)
            self.observe(acting, seen)
            return seen
        check_buffer(into, len(blank))
        if type(into) is array:
            memoryview(into).cast("B")[:] = blank
            self.observe(acting, into)
        else:  # an array is written to more quickly than other buffers
            seen = array("f", blank)
            self.observe(acting, seen)
            memoryview(into).cast("B")[:] = memoryview(seen).cast("B")
        return cast("array[float]", into)

    def observe(self, seat: int, into: array[float]) -> None:
        """Fill a zeroed array with what the seat knows."""
        self.game.observe(self, seat, into)

    # -- the end ------------------------------------------------------------------------------------------------------

    def winners(self) -> tuple[int, ...]:
        """Who has won, when the game is over; empty before."""
        return self.game.winners(self)

    def scores(self) -> list[dict[str, int]]:
        """Points of each seat by category, public ones only while the game runs."""
        return self.game.scores(self)

    def returns(self) -> list[float]:
        """Zero-sum win shares in [-1, 1]; zeros before the end. Winners share. A solo game says what solo is worth."""
        return self.game.returns(self)

    def evaluation(self, seat: int) -> float:
        """A quick guess of `returns()[seat]` in this full position: what the greedy bot goes by."""
        return self.game.evaluation(self, seat)

    def evaluations(self) -> list[float]:
        """`evaluation` of every seat."""
        return self.game.evaluations(self)

    def yardstick(self, seat: int) -> float:
        """The first evaluation the game ever had: what the `yardstick` bot goes by."""
        return self.game.yardstick(self, seat)

    def planned(self, seat: int) -> State | None:
        """A copy in which the others leave the seat to itself, where its own moves are worth planning ahead; else None.

        Bots plan in it move by move, up to where `stage` changes.
        """
        return self.game.planned(self, seat)

    def stage(self) -> int:
        """The part of the game that a plan is made for."""
        return self.game.stage(self)

    def is_between_moves(self, seat: int) -> bool:
        """Whether the seat has ended a move, so that the position can be judged."""
        return self.game.is_between_moves(self, seat)

    def figures(self) -> dict[str, int]:
        """What a balance report counts of a finished game besides the points: how it ended, what was left over."""
        return self.game.figures(self)

    def pieces(self) -> dict[str, int]:
        """How many there are of each thing that is never made or lost."""
        return self.game.pieces(self)

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
        return self.game.table(self)

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


def restored_state(game: Game, stored: dict[str, Any], history: dict[str, Any] | None) -> State:
    """What `State.__reduce__` wrote."""
    state = game.state_from_dict(stored)
    state.history = None if history is None else restored_history(history)
    return state


def check_buffer(into: object, size: int) -> None:
    """Raise BadInput unless this can take this many bytes of 32-bit floats."""
    try:
        view = memoryview(into)  # type: ignore[arg-type]
    except TypeError:
        raise BadInput(f"an observation is written to a buffer of 32-bit floats, not to {into!r}") from None
    if view.nbytes != size or view.format != "f" or not view.c_contiguous or view.readonly:
        numbers = len(view) if view.ndim else 1
        what = f"the observation has {size // 4} numbers, the buffer {numbers}"
        if numbers == size // 4:
            what = "an observation is written to 32-bit floats that lie side by side and may be changed"
        raise BadInput(what)


def instead(state: State, seat: int) -> str:
    """For programmers, after a refusal: the first few actions that the seat may take, or who is to act."""
    if state.is_terminal() or not 0 <= seat < state.seats:
        return ""
    legal = state.legal_actions(seat)
    if not legal:
        return f"to act: seat {', '.join([str(other) for other in state.to_act()])}"
    words: list[str] = []
    for action in legal[:NAMED]:
        name, arguments = state.game.actions.decode(action)
        words.append(f"{action} {name}({', '.join([f'{key}={value}' for key, value in arguments.items()])})")
    more = f" and {len(legal) - NAMED} more" if len(legal) > NAMED else ""
    return f"possible: {', '.join(words)}{more}"
