"""A way to play that leads where random play does not: to the end of a race before its last year is over."""

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


POLICIES = (racing,)
