"""A game weighed from its first decision to its last.

For each player the game moves from the win chance at the first decision to the result. Each step is booked once: a
choice moves the win chances from those of ordinary play, in which everybody chooses as the simulations do, to those of
the choice made, in the same simulations; what lies between a choice and the next decision, and between the last choice
and the result, is luck: chance, hidden things shown, and what the simulations cannot tell. So luck and choices add up
to the result. After a choice the simulations play as they would before the next decision: where nothing is drawn or
shown the two are the same chance, so luck is 0 on average, however well or badly anybody plays. What a choice cost is
another question: there it is compared with the bot's choice.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import Any

from msgspec import Struct, to_builtins

from landfall.analysis.consequences import Consequence, Consequences
from landfall.analysis.rollouts import Weighed, Weighing, standard_error
from landfall.arena.places import place_for
from landfall.flow import BadInput, OtherRules, Record
from landfall.flow.record import checked
from landfall.games import load_game
from landfall.replays import replay_steps

SIMULATIONS = 32  # per choice, unless told otherwise
WORST = 3
STEEPNESS = 4.0  # accuracy: a choice that costs a quarter of the win chance counts 37 of 100

Action = tuple[str, dict[str, Any]]


class Decided(Struct):
    """A decision with at least two legal actions. Chances and points are by seat, from what the mover knew."""

    move: int  # the number of the position before it, as in a replay
    seat: int
    action: Action
    best: Action  # the bot's choice
    line: list[Action]  # the better line; the action itself where the bot chooses the same
    before: list[float]  # win chances in ordinary play
    before_errors: list[float]  # their standard errors
    after: list[float]  # win chances with the action
    errors: list[float]  # their standard errors
    moved_errors: list[float]  # standard errors of what the action moved, `after` less `before`
    advised: list[float]  # win chances with the bot's choice
    points_before: list[float]
    points_after: list[float]
    points_advised: list[float]
    cost: float  # win chance that the choice gave away; 0 where it is not more than its own error
    cost_error: float
    points_cost: float  # of the lead over the others, in points; 0 where it is not more than its own error
    points_cost_error: float
    sources: dict[str, float]  # the mover's expected points by source: those of the action less those of the best
    consequences: list[Consequence] = []  # of costly decisions: what it makes impossible, or possible for others


class PlayerSum(Struct):
    """A player's game: `start + choices + others + luck = result`."""

    seat: int
    start: float
    choices: float  # what one's own choices moved
    choices_error: float  # its standard error
    others: float  # what the choices of others moved
    luck: float
    luck_error: float  # its standard error
    result: float
    accuracy: float  # 0 to 100
    decisions: int
    worst: list[int]  # places in the list of decisions, the most costly first


class Analysis(Struct):
    """A whole game."""

    game: str
    rules_version: str
    seats: int
    seed: str
    simulations: int
    decisions: list[Decided]
    players: list[PlayerSum]

    def to_dict(self) -> dict[str, Any]:
        plain: dict[str, Any] = to_builtins(self)
        return plain


def analyse(
    record: Record,
    simulations: int = SIMULATIONS,
    seconds: float | None = None,
    seed: int | str = 0,
    processes: int | None = None,
    on_progress: Callable[[int, int], None] | None = None,
    first: int = 0,
    ray: str | None = None,
) -> Analysis:
    """Weigh the decisions of a record from its position `first` on.

    The depth is a number of simulations per choice, or of seconds in all; with simulations the same seed gives the
    same result, whatever the number of processes. `ray` is the address of a Ray cluster on which to play.
    """
    if type(simulations) is not int or simulations < 1:
        raise BadInput(f"the number of simulations must be 1 or more, not {simulations!r}")
    game = load_game(checked(record).game)
    plan = Weighing(game.id, [], [], [], str(seed), simulations, None)
    moves: list[int] = []
    last = None
    number = -1
    waiting: tuple[int, dict[str, Any], list[list[int]]] | None = None
    for step in replay_steps(record):
        if step.state is None:
            raise OtherRules(f"a part of this game was played under other rules than {game.rules_version}")
        if step.move is not None and waiting is not None:
            seat, name, arguments = step.move
            if waiting[0] >= first and len(waiting[2][seat]) > 1:
                plan.positions.append(waiting[1])
                plan.movers.append(seat)
                plan.actions.append(game.actions.encode(name, **arguments))
                moves.append(waiting[0])
        last = step.state
        number += 1
        legal = [list(last.legal_actions(seat)) for seat in range(last.seats)]
        waiting = (number, last.to_dict(), legal)
    assert last is not None, "a record has a start"
    weighed: dict[int, Weighed] = {}

    def take(one: Weighed) -> None:
        weighed[one.number] = one
        if on_progress is not None:
            on_progress(len(weighed), len(moves))

    with place_for(processes, ray) as place:
        if seconds is not None and moves:
            plan.seconds = seconds * min(len(moves), place.width) / len(moves)
        place.run(plan, len(moves), take)
    named = game.actions.decode
    decisions = [decided(moves[at], plan, weighed[at], named) for at in range(len(moves))]
    result = [0.0] * last.seats
    if last.is_terminal():
        winners = last.winners()
        result = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(last.seats)]
        if last.seats == 1:
            result = [(last.returns()[0] + 1.0) / 2.0]
    elif decisions:
        result = decisions[-1].after  # it was not played to the end: nothing is known beyond
    players = [summed(seat, decisions, result[seat]) for seat in range(last.seats)]
    for at in [at for player in players for at in player.worst]:
        state = game.state_from_dict(plan.positions[at])
        look = Consequences(state, plan.movers[at], plan.actions[at], weighed[at].best, f"{seed}/{at}/why")
        decisions[at].consequences = look.sure()
    return Analysis(game.id, game.rules_version, last.seats, str(seed), simulations, decisions, players)


def decided(move: int, plan: Weighing, weighed: Weighed, named: Callable[[int], Action]) -> Decided:
    at = weighed.number
    seat, action = plan.movers[at], plan.actions[at]
    pairs = zip(weighed.advised.wins, weighed.chosen.wins, strict=True)
    cost, error = given_away([best[seat] - made[seat] for best, made in pairs])
    rows = zip(weighed.advised.points, weighed.chosen.points, strict=True)
    points_cost, points_error = given_away([lead(best, seat) - lead(made, seat) for best, made in rows])
    better, own = weighed.advised.by_source(), weighed.chosen.by_source()
    return Decided(
        move=move,
        seat=seat,
        action=named(action),
        best=named(weighed.best),
        line=[named(one) for one in weighed.line],
        before=weighed.ordinary.win_chances(),
        before_errors=weighed.ordinary.errors(),
        after=weighed.chosen.win_chances(),
        errors=weighed.chosen.errors(),
        moved_errors=weighed.chosen.errors_against(weighed.ordinary),
        advised=weighed.advised.win_chances(),
        points_before=weighed.ordinary.expected_points(),
        points_after=weighed.chosen.expected_points(),
        points_advised=weighed.advised.expected_points(),
        cost=cost,
        cost_error=error,
        points_cost=points_cost,
        points_cost_error=points_error,
        sources={
            name: own.get(name, 0.0) - better.get(name, 0.0)
            for name in {**better, **own}
            if own.get(name, 0.0) != better.get(name, 0.0)
        },
    )


def given_away(amounts: list[float]) -> tuple[float, float]:
    """The mean and its standard error; nothing is given away that is not more than the error."""
    error = standard_error(amounts)
    mean = sum(amounts) / len(amounts)
    return (mean if mean > error else 0.0), error


def lead(points: list[float], seat: int) -> float:
    """How far a seat is ahead of the others on average."""
    others = [one for other, one in enumerate(points) if other != seat]
    return points[seat] - (sum(others) / len(others) if others else 0.0)


def summed(seat: int, decisions: list[Decided], result: float) -> PlayerSum:
    """Every step from the first decision to the result, booked as a choice or as luck."""
    start = decisions[0].before[seat] if decisions else result
    choices = others = luck = 0.0
    own_variance = variance = 0.0
    for at, one in enumerate(decisions):
        moved = one.after[seat] - one.before[seat]
        variance += one.moved_errors[seat] ** 2
        if one.seat == seat:
            choices += moved
            own_variance += one.moved_errors[seat] ** 2
        else:
            others += moved
        following = decisions[at + 1].before[seat] if at + 1 < len(decisions) else result
        luck += following - one.after[seat]
    own = [at for at, one in enumerate(decisions) if one.seat == seat]
    accuracy = sum(100.0 * exp(-STEEPNESS * decisions[at].cost) for at in own) / len(own) if own else 100.0
    costly = [at for at in own if decisions[at].cost > 0.0 or decisions[at].points_cost > 0.0]
    worst = sorted(costly, key=lambda at: (-decisions[at].cost, -decisions[at].points_cost, at))[:WORST]
    if decisions:
        variance += (
            decisions[0].before_errors[seat] ** 2
        )  # luck is what is left of the way from the start to the result
    return PlayerSum(
        seat=seat,
        start=start,
        choices=choices,
        choices_error=sqrt(own_variance),
        others=others,
        luck=luck,
        luck_error=sqrt(variance),
        result=result,
        accuracy=accuracy,
        decisions=len(own),
        worst=worst,
    )
