"""The goal draft (rules, 3.2 and, for solo, 21.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.flow.combinators import Everyone
from landfall.flow.frame import Frame
from landfall.flow.refusal import Refusal
from landfall.games.evacuation.rules.effects.effect_steps import Ask, answer_first
from landfall.games.evacuation.story.years import GoalDropped, GoalPicked, Ready
from landfall.games.evacuation.table.cards import GOALS, GOALS_DEALT
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import DISCARD_GOAL, GOAL_IDS, KEEP_GOAL, drafters_of

LAST_ROUND: Final = GOALS_DEALT - 1


def held_by(state: Evacuation, drafter: int, number: int) -> int:
    """Whose first hand a drafter holds in a round: hands are passed to the left."""
    return (drafter - number) % len(state.dealt)


def holder_of(state: Evacuation, hand: int, number: int) -> int:
    """Who holds a hand in a round."""
    return (hand + number) % len(state.dealt)


def goals_left(state: Evacuation, hand: int, number: int) -> list[int]:
    """What is left of a hand at the start of a round."""
    left = list(state.dealt[hand])
    for before in range(number):
        left.remove(state.picked[holder_of(state, hand, before)][before])
    return left


def hand_in_round(state: Evacuation, seat: int, number: int) -> list[int]:
    """What a seat holds at the start of a round."""
    return goals_left(state, held_by(state, seat, number), number)


def pick(state: Evacuation, drafter: int, goal: int) -> None:
    picked = list(state.picked)
    picked[drafter] = (*picked[drafter], goal)
    state.picked = tuple(picked)


@dataclass(init=False, unsafe_hash=True)
class DraftGoals(Frame):
    """Deal four goals to everybody; keep one and pass the rest, three times; the last one is passed on too."""

    def resolve(self, state: Evacuation) -> None:
        core = state.options["pool"] == "core"
        goals = [goal for goal in range(len(GOALS)) if GOALS[goal].core or not core]
        state.chance("goals").shuffle(goals)
        hands = drafters_of(state.seats)
        state.dealt = tuple(
            [tuple(sorted(goals[GOALS_DEALT * hand : GOALS_DEALT * (hand + 1)])) for hand in range(hands)]
        )
        state.picked = ((),) * hands
        rounds: list[Frame] = []
        for number in range(LAST_ROUND):
            rounds.append(Everyone(tuple([PickGoal(seat, number) for seat in range(state.seats)])))
            if state.is_solo:
                rounds.append(LeaveByChance(number))
            rounds.append(PassHands())
        everyone = Everyone(tuple([DropGoal(seat) for seat in range(state.seats)]))
        state.then_all([*rounds, TakeLastGoals(), everyone])


@dataclass(init=False, unsafe_hash=True)
class PickGoal(Ask):
    """Keep one goal of the hand and pass the others to the left."""

    number: int

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def legal(self, state: Evacuation) -> list[int]:
        return [KEEP_GOAL + goal for goal in hand_in_round(state, self.seat, self.number)]

    def take(self, state: Evacuation, action: int) -> None:
        goal = action - KEEP_GOAL
        pick(state, self.seat, goal)
        if state.history is not None:
            state.tell(GoalPicked(self.seat, GOAL_IDS[goal]), (self.seat,))
            state.tell(Ready(self.seat))

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if KEEP_GOAL <= action < KEEP_GOAL + len(GOALS):
            return Refusal("goal-not-there", "3.2", {"goal": GOAL_IDS[action - KEEP_GOAL]})
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {"round": self.number + 1}


@dataclass(init=False, unsafe_hash=True)
class PassHands(Frame):
    """Everybody sees a new hand."""

    def resolve(self, state: Evacuation) -> None:
        state.barrier()


@dataclass(init=False, unsafe_hash=True)
class LeaveByChance(Frame):
    """Solo: a random card leaves the other pile; then the piles are swapped."""

    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def resolve(self, state: Evacuation) -> None:
        hand = hand_in_round(state, 1, self.number)
        pick(state, 1, state.chance("draft").choice(hand))


@dataclass(init=False, unsafe_hash=True)
class TakeLastGoals(Frame):
    """The last card of each hand."""

    def resolve(self, state: Evacuation) -> None:
        last = [hand_in_round(state, drafter, LAST_ROUND)[0] for drafter in range(len(state.dealt))]
        for drafter in range(len(last)):
            pick(state, drafter, last[drafter])
        state.barrier()
        for seat in range(state.seats):
            if state.history is not None:
                state.tell(GoalPicked(seat, GOAL_IDS[last[seat]]), (seat,))


@dataclass(init=False, unsafe_hash=True)
class DropGoal(Ask):
    """Everybody holds four goals and discards one; the others are secret until scoring."""

    def legal(self, state: Evacuation) -> list[int]:
        return sorted([DISCARD_GOAL + goal for goal in state.picked[self.seat]])

    def take(self, state: Evacuation, action: int) -> None:
        goal = action - DISCARD_GOAL
        state.goals[self.seat] = tuple(sorted([kept for kept in state.picked[self.seat] if kept != goal]))
        if state.history is not None:
            state.tell(GoalDropped(self.seat, GOAL_IDS[goal]), (self.seat,))
            state.tell(Ready(self.seat))

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if DISCARD_GOAL <= action < DISCARD_GOAL + len(GOALS):
            return Refusal("goal-not-there", "3.2", {"goal": GOAL_IDS[action - DISCARD_GOAL]})
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {}


DRAFT_FRAMES: tuple[type[Frame], ...] = (DraftGoals, PickGoal, PassHands, LeaveByChance, TakeLastGoals, DropGoal)
