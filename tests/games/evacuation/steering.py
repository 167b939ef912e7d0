"""Ways to play that lead where random play does not: to the early end of a race, to infrastructure completed."""

from __future__ import annotations

from landfall.bots.greedy import Greedy
from landfall.bots.knowledge import Knowledge
from landfall.flow import Rng, State

PLAYS = 80  # positions looked at for a decision


def racing(state: State, rng: Rng) -> tuple[int, int]:
    """In a race the first seat plays greedily and the others soon pass; else everybody plays at random."""
    seat = rng.choice(list(state.to_act()))
    legal = state.legal_actions(seat)
    if state.options["mode"] != "race" or len(legal) == 1:
        return rng.choice(legal), seat
    if seat > 0:
        passing = state.game.actions.encode("pass")
        return (passing if passing in legal else rng.choice(legal)), seat
    bot = Greedy("racing", rng.below(1 << 30), samples=1, plays=PLAYS)
    return bot.choose(Knowledge.of(state, seat, rng.child("racing"))), seat


# How gladly a move is made by one who lives for infrastructure; all others count once.
EAGER = {
    "play_infrastructure": 60,
    "settle": 30,
    "take_card": 6,
    "send": 30,
    "load": 20,
    "pass": 0,
    "decline": 0,
    "refresh": 0,
}
EAGER_ACTIONS = {"A2": 14, "A3": 60, "A4": 10, "A7": 10}


def building(state: State, rng: Rng) -> tuple[int, int]:
    """With common goals everybody settles and builds infrastructure, at random; else everybody plays at random."""
    seat = rng.choice(list(state.to_act()))
    legal = state.legal_actions(seat)
    if not state.options["common_goals"]:
        return rng.choice(legal), seat
    weighed: list[int] = []
    for action in legal:
        name, arguments = state.game.actions.decode(action)
        gladly = EAGER_ACTIONS.get(str(arguments["action"]), 1) if name == "act" else EAGER.get(name, 1)
        if arguments.get("world") == "new":
            gladly *= 5
        weighed.extend([action] * gladly)
    return rng.choice(weighed or legal), seat


POLICIES = (racing, building)
