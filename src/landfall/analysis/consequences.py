"""What a choice makes impossible for its own seat next turn, or possible for the others, beside a better choice.

Both choices are played on, in the same deals, to the next move; what a bot would do there after one of them is tried
after the other. Where the rules refuse it, the refusal is the reason, in the words of the rules.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from landfall.analysis.rollouts import quick_choice
from landfall.bots import make_bot
from landfall.bots.knowledge import Knowledge
from landfall.flow import Refusal, Rng, State

DEALS = 5
AGREE = 3  # deals in which the same must come of it
REACH = 200  # decisions until the next move
MOVE = 6  # decisions of a move that are tried

Action = tuple[str, dict[str, Any]]


class Consequence(Struct):
    """A seat's next action that one of the two choices makes impossible, and why."""

    seat: int  # the mover's own: the choice made prevents it; another's: only the better choice would
    action: Action
    code: str  # of the refusal
    rule: str
    facts: dict[str, Any]


@dataclass(frozen=True)
class Tried:
    """What was refused in one deal."""

    seat: int
    action: int
    code: str


class Consequences:
    """Looks for them in a few deals."""

    def __init__(self, state: State, seat: int, action: int, best: int, seed: str) -> None:
        self.state = state
        self.seat = seat
        self.action = action
        self.best = best
        self.seed = seed
        self.found: Counter[Tried] = Counter()
        self.refusals: dict[Tried, Refusal] = {}

    def sure(self) -> list[Consequence]:
        """At most one for oneself and one for another seat: the one that comes up most often."""
        for number in range(DEALS):
            self.look(number)
        told: list[Consequence] = []
        for own in (True, False):
            ranked = [(count, one) for one, count in self.found.items() if (one.seat == self.seat) == own]
            count, one = max(ranked, key=lambda each: each[0], default=(0, None))
            if one is not None and count >= AGREE:
                why = self.refusals[one]
                named = self.state.game.actions.decode(one.action)
                told.append(Consequence(one.seat, (named[0], dict(named[1])), why.code, why.rule, dict(why.facts)))
        return told

    def look(self, number: int) -> None:
        rng = Rng(f"{self.seed}/{number}")
        drawn = self.state.sample(self.seat, rng.child("deal"))
        made = self.ended(drawn.clone(), self.action, rng.child("end"))
        better = self.ended(drawn, self.best, rng.child("end"))
        if made is None or better is None:
            return
        other = made.current_player()
        if other != self.seat and other == better.current_player():
            self.compare(made, better, other, rng.child("other"))
        own, spared = self.next_turn(made, rng.child("next")), self.next_turn(better, rng.child("next"))
        if own is not None and spared is not None:
            self.compare(spared, own, self.seat, rng.child("own"))

    def compare(self, planned: State, refused: State, seat: int, rng: Rng) -> None:
        """Plan the seat's move in one position, and try it in the other."""
        bot = make_bot("greedy", rng.below(2**30))
        planned, refused = planned.clone(), refused.clone()
        for number in range(MOVE):
            if seat not in planned.to_act() or seat not in refused.to_act():
                return
            asked, elsewhere = planned.decision(seat), refused.decision(seat)
            if asked is None or elsewhere is None or asked.kind != elsewhere.kind:
                return
            action = bot.choose(Knowledge.of(planned, seat, rng.child(str(number))))
            why = refused.refusal(action, seat)
            if why is not None:
                if seat != self.seat or action not in (self.action, self.best):  # that it is used up is no news
                    tried = Tried(seat, action, why.code)
                    self.found[tried] += 1
                    self.refusals.setdefault(tried, why)
                return
            planned.play(action, seat)
            refused.play(action, seat)
            if planned.is_between_moves(seat):
                return

    def ended(self, state: State, action: int, rng: Rng) -> State | None:
        """The position in which the mover's move has ended; None if the game has, or that cannot be reached."""
        state.play(action, self.seat)
        for _ in range(MOVE):
            if state.is_terminal():
                return None
            if self.seat not in state.to_act() or state.is_between_moves(self.seat):
                return state
            bot = make_bot("greedy", rng.below(2**30))
            state.play(bot.choose(Knowledge.of(state, self.seat, rng)), self.seat)
        return None

    def next_turn(self, state: State, rng: Rng) -> State | None:
        """The position in which the mover is asked again, after the others' quick choices."""
        state = state.clone()
        for _ in range(REACH):
            if state.is_terminal():
                return None
            if self.seat in state.to_act():
                return state
            mover = state.current_player()
            state.play(quick_choice(state, mover, rng), mover)
        return None
