"""Why a choice: what it is expected to gain beside the next best one, in points and by source."""

from __future__ import annotations

from landfall.bots.greedy import FURTHER, judge_all
from landfall.bots.knowledge import Knowledge
from landfall.flow.rng import Rng
from landfall.flow.state import State

STATES = 3  # in which the two choices are compared
PLAYS = 200  # positions tested in each
TRIES = 12  # actions tested after each decision of a move
LATER = "later"  # the source of points that are expected but not there yet
OTHERS = "others"  # what the best of the others loses


class Reason:
    """The next best choice, and the points that the choice gains beside it, by source."""

    def __init__(self, other: int, points: dict[str, float]) -> None:
        self.other = other
        self.points = points
        self.gain = sum(points.values())


def reason_for(knowledge: Knowledge, action: int, rng: Rng) -> Reason | None:
    """Why this action; None if there is no other, or the game does not say what points a seat can expect."""
    legal = knowledge.legal_actions()
    seat = knowledge.seat
    drawn = knowledge.sample_to_judge(rng.child("0"))
    if len(legal) < 2 or not drawn.game.expected_points(drawn):
        return None
    worth = judge_all(drawn, legal, seat, PLAYS // len(legal), rng)
    other = -1
    best = 0.0
    for at in range(len(legal)):
        if legal[at] != action and (other < 0 or worth[at] > best):
            other = legal[at]
            best = worth[at]
    points: dict[str, float] = {}
    for number in range(STATES):
        drawn = knowledge.sample_to_judge(rng.child(str(number)))
        chosen = sources(after_move(drawn, action, seat), seat)
        left = sources(after_move(drawn, other, seat), seat)
        for source in {**left, **chosen}:
            gain = chosen.get(source, 0.0) - left.get(source, 0.0)
            points[source] = points.get(source, 0.0) + gain / STATES
    return Reason(other, points)


def after_move(state: State, action: int, seat: int) -> State:
    """The position at the end of the move that an action begins, continued with what looks best at each decision."""
    state = state.clone()
    state.play(action, seat)
    further = FURTHER
    while further > 0 and seat in state.to_act():
        best = state
        best_worth = -1e9
        for other in spread_over(state.legal_actions(seat)):
            after = state.clone()
            after.play(other, seat)
            worth = after.evaluation(seat)
            if worth > best_worth:
                best = after
                best_worth = worth
        state = best
        further -= 1
    return state


def spread_over(legal: list[int]) -> list[int]:
    """The whole list, or some of it, evenly."""
    if len(legal) <= TRIES:
        return legal
    return [legal[number * len(legal) // TRIES] for number in range(TRIES)]


def sources(state: State, seat: int) -> dict[str, float]:
    """The points a seat can expect: by category what it has, then what is to come, and what the best of the others can
    expect, as a loss."""
    expected = state.game.expected_points(state)
    points: dict[str, float] = {}
    has = 0.0
    for category, number in state.scores()[seat].items():
        points[category] = float(number)
        has += number
    points[LATER] = expected[seat] - has
    best = 0.0
    for other in range(len(expected)):
        if other != seat and (best == 0.0 or expected[other] > best):
            best = expected[other]
    points[OTHERS] = -best
    return points
