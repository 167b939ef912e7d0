"""What makes a state: a game's name, seats, options, actions and set-up."""

from __future__ import annotations

import secrets
from array import array
from collections.abc import Mapping
from math import prod
from typing import Any

from mypy_extensions import mypyc_attr

from landfall.flow.actions import Catalogue, NamedAction
from landfall.flow.combinators import COMBINATORS, Everyone
from landfall.flow.errors import BadSetup, BadState, IllegalAction, OtherRules, RulesError
from landfall.flow.fields import NO_FIELDS, Fields, stored_fields
from landfall.flow.frame import Decision, Event, Frame
from landfall.flow.history import History
from landfall.flow.judgement import USUAL, Planning
from landfall.flow.learned import Lesson
from landfall.flow.observation import ObservationPart, Part, laid_out, unnamed
from landfall.flow.options import Option
from landfall.flow.refusal import Refusal
from landfall.flow.rng import KEY_SIZE, Rng, key_of
from landfall.flow.serial import fields_of, frames_within, from_plain
from landfall.flow.state import State, Unchecked


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game, ready to make positions and to say what they mean.

    It writes `set_up` and `table_from`, and what its positions are asked for: what a seat sees, who has won, how a bot
    judges. Its own methods name its own state: `def winners(self, state: Harbour)`.
    """

    def __init__(
        self,
        id: str,
        title: str,
        seats: range,
        rules_version: str,
        actions: Catalogue,
        frames: tuple[type[Frame], ...],
        events: tuple[type[Event], ...] = (),
        options: tuple[Option, ...] = (),
    ) -> None:
        self.id = id
        self.title = title
        self.seats = seats
        self.rules_version = rules_version
        self.actions = actions
        self.options = options
        for option in options:
            option.game = id
        self.frames: dict[str, type[Frame]] = {}
        for frame in (*COMBINATORS, *frames):
            if self.frames.setdefault(frame.__name__, frame) is not frame:
                raise RulesError(
                    f"{id}: two steps are called {frame.__name__}; stored positions could not tell them apart"
                )
        self.loaded_by: Any = None  # what gives this game for its id, once it is known by it
        self.blanks: dict[int, bytes] = {}  # by number of seats
        self.event_kinds: dict[str, type[Event]] = {event.__name__: event for event in events}

    # -- a game writes ------------------------------------------------------------------------------------------------

    def set_up(self, seats: int, options: dict[str, Any], key: bytes) -> State:
        """The set-up chapter: a state with its first frames on the agenda."""
        raise NotImplementedError

    def table_from(self, table: Mapping[str, Any], seats: int, options: dict[str, Any], key: bytes) -> State:
        """A state whose own fields are those that `State.table` wrote."""
        raise NotImplementedError

    def fields(self, seats: int) -> Fields:
        """The fields that a state with this many seats stores, described once (`flow/fields.py`)."""
        return NO_FIELDS

    def table(self, state: Any) -> dict[str, Any]:
        """The state's own fields as plain data."""
        return stored_fields(state, self.fields(state.seats))

    def table_for(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What the seat (None: a spectator) sees on the table. What is not written is not shown."""
        return {}

    def redeal(self, state: Any, seat: int | None, rng: Rng) -> None:
        """Draw again all that the seat (None: a spectator) may not know; a game that hides nothing needs none.

        The result may depend only on what the seat sees and on `rng`. So put everything hidden into one pool per kind,
        **sort** it, and only then shuffle it: shuffled as it lies, a pool keeps a trace of the true order, and a bot
        could read it. A secret choice of another seat is drawn from all that it might have chosen. What the seat was
        shown stays where it is. Draw with `rng.child("name of the pool")`, so that pools do not depend on each other.
        `landfall.testing` checks all of this at every step of random games.
        """

    def observe(self, state: Any, seat: int, into: array[float]) -> None:
        """Fill a zeroed array with what the seat knows."""

    def winners(self, state: Any) -> tuple[int, ...]:
        """Who has won, when the game is over; empty before."""
        return ()

    def scores(self, state: Any) -> list[dict[str, int]]:
        """Points of each seat by category, public ones only while the game runs."""
        return [{} for _ in range(state.seats)]

    def returns(self, state: Any) -> list[float]:
        """Zero-sum win shares in [-1, 1]; zeros before the end. Winners share. A solo game says what solo is worth."""
        seats: int = state.seats
        winners: tuple[int, ...] = state.winners()
        if not winners or seats == 1:
            return [0.0] * seats
        loss = -1.0 / (seats - 1)
        win = (seats / len(winners) - 1.0) / (seats - 1)
        return [win if seat in winners else loss for seat in range(seats)]

    def evaluation(self, state: Any, seat: int) -> float:
        """A quick guess of `returns()[seat]` in this full position."""
        returns: list[float] = state.returns()
        return returns[seat]

    def evaluations(self, state: Any) -> list[float]:
        """`evaluation` of every seat; a game that works them out together says so here."""
        return [state.evaluation(seat) for seat in range(state.seats)]

    def decides_apart(self, state: Any) -> bool:
        """While all decide at once: whether a seat's choice changes only its own things, and can so be judged before
        the others have chosen. Where it cannot (secret bids), bots first choose at random for the others."""
        return False

    def expected_points(self, state: Any) -> list[float]:
        """The points that each seat can expect at the end, as bots judge; empty if the game does not say."""
        return []

    def lesson(self) -> Lesson | None:
        """What its evaluation is trained by, if it is learned."""
        return None

    def yardstick(self, state: Any, seat: int) -> float:
        """The first evaluation the game ever had: it never changes, so that bots are measured against the same."""
        value: float = state.evaluation(seat)
        return value

    def planned(self, state: Any, seat: int) -> State | None:
        """A copy in which the others leave the seat to itself, where planning ahead is worth it (`State.planned`)."""
        return None

    def planning(self) -> Planning:
        """How far moves are followed, in a game that is planned ahead."""
        return USUAL

    def is_planned_by_yardstick(self) -> bool:
        """Whether the `yardstick` bot plans too: if the game was planned ahead from the first."""
        return False

    def stage(self, state: Any) -> int:
        """The part of the game that a plan is made for."""
        return 0

    def is_between_moves(self, state: Any, seat: int) -> bool:
        """Whether the seat has ended a move, so that the position can be judged."""
        return seat not in state.to_act()

    def figures(self, state: Any) -> dict[str, int]:
        """What a balance report counts of a finished game besides the points."""
        return {}

    def plays_with(self, state: Any, seat: int) -> dict[str, str]:
        """What sets a seat apart for the whole game, by kind, such as its corporation; statistics compare them. The
        texts `kind-KIND` and `name-VALUE` name them."""
        return {}

    def pieces(self, state: Any) -> dict[str, int]:
        """How many there are of each thing that is never made or lost."""
        return {}

    def check_options(self, seats: int, options: Mapping[str, Any]) -> None:
        """Raise BadSetup for options that do not go together."""

    def ranges(self, seats: int) -> dict[str, range]:
        """What numbers a step may hold, by `Step.field` or, for all steps, by `field`; stored ones are checked."""
        return {}

    def check_table(self, state: Any) -> None:
        """Raise BadState where the stored fields contradict each other."""

    def check_steps(self, state: Any) -> None:
        """Raise BadState where the stored steps that wait do not go with the table."""

    def must_appear(self) -> frozenset[str]:
        """What the recorded games must show, in the words of `Event.marks`."""
        return frozenset()

    def total(self, scores: Mapping[str, int]) -> tuple[str, int]:
        """What a seat's categories come to, after the message that names it: their sum, if the game compares sums."""
        return "total", sum([scores[category] for category in scores])

    def observation_layout(self, seats: int) -> list[Part]:
        """The parts of what `observe` writes, in their order: name, seat, shape. All numbers lie from 0 to 1."""
        return []

    def observation_size(self, seats: int) -> int:
        """How many numbers `observation_tensor` has; a game that lays its parts out need not count them."""
        return sum([prod(shape) for _, _, shape in self.observation_layout(seats)])

    def texts(self) -> str:
        """The folder of en.ftl, pl.ftl and fr.ftl; empty if the game brings no texts."""
        return ""

    def board(self) -> str:
        """The folder of `board.js`, a module that draws the table on the page (web/README.md); empty: none."""
        return ""

    # -- everybody uses -----------------------------------------------------------------------------------------------

    def observation_parts(
        self, seats: int | Unchecked = None, options: Mapping[str, Any] | Unchecked = None
    ) -> list[ObservationPart]:
        """What `observation_tensor` has: names, shapes, places and bounds. They are the same for all options."""
        count = self.seats[0] if seats is None else seats
        if type(count) is not int or count not in self.seats:
            raise self.wrong_seats(count)
        self.chosen_options(count, options)
        layout = self.observation_layout(count)
        return laid_out(layout) if layout else unnamed(self.observation_size(count))

    def blank_observation(self, seats: int) -> bytes:
        """The bytes of an observation that tells nothing."""
        blank = self.blanks.get(seats)
        if blank is None:
            blank = bytes(4 * self.observation_size(seats))
            self.blanks[seats] = blank
        return blank

    def __copy__(self) -> Game:
        """A game does not change: it is its own copy."""
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: how to load this game by its id. One that nobody loaded is made again, without arguments."""
        return (type(self), ()) if self.loaded_by is None else (self.loaded_by, (self.id,))

    def new_initial_state(
        self,
        seats: int | Unchecked = None,
        options: Mapping[str, Any] | Unchecked = None,
        seed: int | str | Unchecked = None,
    ) -> State:
        """A new game. Without a seed, 128 random bits are drawn."""
        count = self.seats[0] if seats is None else seats
        if type(count) is not int or count not in self.seats:
            raise self.wrong_seats(count)
        if seed is None:
            seed = secrets.token_hex(16)
        if type(seed) is not int and type(seed) is not str:
            raise BadSetup(f"a seed is a whole number or a text, not {seed!r}", "seed", given=str(seed))
        state = self.set_up(count, self.chosen_options(count, options), key_of(seed))
        state.history = History(count, str(seed), None)
        state.run()
        return state

    def chosen_options(self, seats: int, options: Mapping[str, Any] | Unchecked) -> dict[str, Any]:
        """The value of every option, with defaults filled in."""
        given = {} if options is None else options
        if not isinstance(given, Mapping):
            raise BadSetup(f"options are names with values, not {given!r}", "options", given=str(given))
        chosen: dict[str, Any] = {option.name: option.default for option in self.options}
        for name, value in given.items():
            if name not in chosen:
                known = ", ".join(chosen) if chosen else "none"
                what = f"{self.title} has no option {name!r}; there are: {known}"
                raise BadSetup(what, "no-option", game=self.id, option=str(name), options=list(chosen))
            for option in self.options:
                if option.name == name and not option.allows(value):
                    values = option.named_values()
                    what = f"{name} cannot be {value!r}; it is one of {', '.join(values)}"
                    raise BadSetup(what, "no-value", game=self.id, option=name, value=str(value), values=values)
            chosen[name] = value
        for option in self.options:
            if option.name not in given:
                chosen[option.name] = option.default_beside(chosen)
        self.check_options(seats, chosen)
        return chosen

    def wrong_seats(self, given: object) -> BadSetup:
        """The error for a number of seats that this game is not for."""
        least, most = self.seats[0], self.seats[-1]
        what = f"{self.title} is for {least} to {most} seats, not {given!r}"
        return BadSetup(what, "wrong-seats", game=self.id, least=least, most=most, given=str(given))

    def named(self, action: int | Unchecked) -> NamedAction:
        """An action in words."""
        name, arguments = self.actions.decode(action)
        return NamedAction(name, arguments, self.id)

    def state_from_dict(self, stored: Mapping[str, Any] | Unchecked) -> State:
        """The position that `to_dict` wrote; its history starts here."""
        if not isinstance(stored, Mapping):
            raise BadState(f"a position is what to_dict() wrote, not a {type(stored).__name__}")
        try:
            if stored["game"] != self.id:
                raise BadState(f"this is a position of {stored['game']!r}, not of {self.id}")
            if stored["rules_version"] != self.rules_version:
                raise OtherRules(f"written by rules {stored['rules_version']!r}, these are {self.rules_version}")
            seats = stored["seats"]
            if type(seats) is not int or seats not in self.seats:
                raise BadState(f"{self.title} is not for {seats!r} seats")
            options = self.chosen_options(seats, dict(stored["options"]))
            counts = list(stored["draws"])
            if len(bytes.fromhex(stored["key"])) != KEY_SIZE or not all(type(c) is int and c >= 0 for c in counts):
                raise BadState("the position has a wrong key or wrong draws")
            state = self.read_state({**stored, "options": options})
            self.check_table(state)
        except BadSetup as refused:  # not `wrong`: compiled, a name has one type
            raise BadState(str(refused)) from None
        except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError, RecursionError) as wrong:
            raise BadState(f"the position cannot be read: {type(wrong).__name__}: {wrong}") from None
        if len(state.draws) != seats + 1 or len(state.lanes) not in (0, seats) or len(state.later) != len(state.lanes):
            raise BadState("the position has parts for another number of seats")
        if state.lanes and not any(state.lanes):
            raise BadState("everyone acts at the same time, but nobody has anything to do")
        for seat in range(seats):
            if state.lanes and state.lanes[seat]:
                check_waits_for(state.lanes[seat][-1], range(seat, seat + 1))
        if state.agenda and not state.lanes:
            check_waits_for(state.agenda[-1], range(seats))
        self.check_numbers(state)
        self.check_steps(state)
        try:
            for seat in state.to_act():
                state.legal_actions(seat)  # a step that does not go with the table shows here, not later in play
        except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError, RulesError) as out_of_range:
            raise BadState(f"the position cannot be played on: {out_of_range}") from None
        state.history = History(seats, "", state.to_dict())
        return state

    def read_state(self, stored: Mapping[str, Any]) -> State:
        """The same without checks and without a history: for what this program itself wrote and sent."""
        key = bytes.fromhex(stored["key"])
        state = self.table_from(stored["table"], stored["seats"], dict(stored["options"]), key)
        state.draws = list(stored["draws"])
        state.agenda = self.frames_from(stored["agenda"])
        state.here = state.agenda
        state.lanes = [self.frames_from(lane) for lane in stored["lanes"]]
        state.later = [self.frames_from(left) for left in stored["later"]]
        return state

    def frames_from(self, stored: Any) -> list[Frame]:
        frames: list[Frame] = []
        for plain in stored:
            frame = from_plain(plain, self.frames)
            if not isinstance(frame, Frame):
                raise BadState(f"not a step: {plain!r}")
            frames.append(frame)
        return frames

    def check_numbers(self, state: State) -> None:
        """Raise BadState for a number out of range in a step that waits, or in one that such a step holds."""
        ranges = {"seat": range(state.seats), **self.ranges(state.seats)}
        waiting = list(state.agenda)
        for frames in (*state.lanes, *state.later):
            waiting.extend(frames)
        for frame in frames_within(waiting):
            step = type(frame).__name__
            if isinstance(frame, Everyone) and len(frame.frames) != state.seats:
                raise BadState(f"{step} has {len(frame.frames)} steps for {state.seats} seats")
            for field in fields_of(frame):
                value = getattr(frame, field.name)
                allowed = ranges.get(f"{step}.{field.name}", ranges.get(field.name))
                if allowed is not None and type(value) is int and value not in allowed:
                    raise BadState(f"{step}: {field.name} is {value}; it goes from {allowed[0]} to {allowed[-1]}")

    def undo(self, state: State, seat: int | Unchecked) -> State:
        """The position without this seat's last move."""
        history = state.kept_history()
        if type(seat) is not int or not 0 <= seat < state.seats:
            raise IllegalAction(Refusal("no-such-seat", facts={"seat": str(seat), "seats": state.seats}, game=self.id))
        taken_back = history.move_to_undo(seat)
        if taken_back < 0:
            raise IllegalAction(Refusal("nothing-to-undo", facts={"seat": seat}, game=self.id))
        return self.without(state, taken_back, 1)

    def without(self, state: State, first: int, count: int) -> State:
        """The position without these moves of one seat, rebuilt with those that stand from the latest checkpoint."""
        history = state.kept_history()
        checkpoint = history.latest_before(first)
        if checkpoint is not None:
            rebuilt = checkpoint.position.clone()
            rebuilt.history = history.until(checkpoint)
        elif history.snapshot is None:
            rebuilt = self.new_initial_state(state.seats, state.options, history.seed)
        else:
            rebuilt = self.state_from_dict(history.snapshot)
        rebuilt.kept_history().every = history.every
        for at in range(0 if checkpoint is None else checkpoint.moves, len(history.movers)):
            if not first <= at < first + count:
                rebuilt.apply_action(history.actions[at], history.movers[at])
        return rebuilt


def check_waits_for(frame: Frame, seats: range) -> None:
    """Raise BadState unless the frame is a decision of one of the seats."""
    if not isinstance(frame, Decision) or type(frame.seat) is not int or frame.seat not in seats:
        raise BadState(f"the position does not wait for a decision of seat {' or '.join(map(str, seats))}: {frame!r}")
