"""What an action costs, and which world pays for it (rules, 7.1 and 7.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.flow.frame import Frame
from landfall.flow.refusal import Refusal
from landfall.games.evacuation.rules.effects.effect_steps import Ask, answer_first
from landfall.games.evacuation.rules.effects.infrastructure import can_play
from landfall.games.evacuation.rules.effects.rows import row_is_empty
from landfall.games.evacuation.table.cards import ACTION_COST_ZERO, ANY_WORLD, NO_SURCHARGE, has_any
from landfall.games.evacuation.table.components import COST_BEYOND, SURCHARGE, SURCHARGE_FROM, TRACK_COSTS
from landfall.games.evacuation.table.effects import ENERGY, NEW, OLD
from landfall.games.evacuation.table.places import stock_at, use_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import A8, INFRASTRUCTURE_ROW, MOST_ENERGY, PAY_ENERGY

BOTH: Final = 2  # worlds may pay in any mix
FACE_UP: Final = -1  # in place of a board action: a card played for its own effect


def track_cost(state: Evacuation, seat: int) -> int:
    """The energy of the next action on the track; R 22: a technology removes the track cost only."""
    number = state.actions_taken[seat] + 1
    developed = state.developed[seat]
    if developed & ACTION_COST_ZERO.tiles:
        for passive in ACTION_COST_ZERO.on:
            if developed >> passive.tile & 1 and number in passive.numbers:
                return 0
    return TRACK_COSTS[number - 1] if number <= len(TRACK_COSTS) else COST_BEYOND


def surcharge(state: Evacuation, seat: int, group: int) -> int:
    """From the fourth use of a group on, unless a technology waives it."""
    if state.uses[use_at(seat, group)] + 1 < SURCHARGE_FROM or has_any(NO_SURCHARGE, state.developed[seat]):
        return 0
    return SURCHARGE


def energy_cost(state: Evacuation, seat: int, group: int) -> int:
    """Track cost and, from the fourth use of a group on, the surcharge; a face-up card has no group (R 58)."""
    cost = track_cost(state, seat)
    return cost if group < 0 else cost + surcharge(state, seat, group)


def paying_world(state: Evacuation, seat: int) -> int:
    """7.2: the Old World, any mix, or the New World, by the markers past passage 2."""
    past = state.markers_past(seat, 2)
    if past == 1 or has_any(ANY_WORLD, state.developed[seat]):
        return BOTH
    return OLD if past == 0 else NEW


def energy_at_hand(state: Evacuation, seat: int) -> int:
    """The energy that may pay for an action."""
    world = paying_world(state, seat)
    old = state.stock[stock_at(seat, OLD, ENERGY)]
    new = state.stock[stock_at(seat, NEW, ENERGY)]
    return old + new if world == BOTH else new if world == NEW else old


def pay_energy(state: Evacuation, seat: int, cost: int, action: int) -> list[Frame]:
    """R 4: paid before the action. Returns the question which world pays, if that makes a difference."""
    if cost == 0:
        return []
    world = paying_world(state, seat)
    if world == BOTH:
        ways = mixes(state, seat, cost, action)
        if len(ways) > 1:
            return [PayEnergy(seat, cost, action)]
        take_energy(state, seat, ways[0], cost - ways[0])
    elif world == OLD:
        take_energy(state, seat, cost, 0)
    else:
        take_energy(state, seat, 0, cost)
    return []


def shares(state: Evacuation, seat: int, cost: int) -> tuple[int, int]:
    """The least and the most that the Old World can pay of a cost."""
    old = state.stock[stock_at(seat, OLD, ENERGY)]
    new = state.stock[stock_at(seat, NEW, ENERGY)]
    return max(0, cost - new), min(cost, old)


def mixes(state: Evacuation, seat: int, cost: int, action: int) -> list[int]:
    """What the Old World may pay of a cost, so that the action still does something (R 5)."""
    least, most = shares(state, seat, cost)
    ways = list(range(least, most + 1))
    if action == A8 and row_is_empty(state, INFRASTRUCTURE_ROW):
        ways = [old for old in ways if can_play(state, seat, cost - old)]
    return ways


def least_from_new(state: Evacuation, seat: int, cost: int) -> int:
    """The energy that the New World must give at least where this much is paid."""
    world = paying_world(state, seat)
    if world == BOTH:
        return cost - shares(state, seat, cost)[1]
    return cost if world == NEW else 0


def take_energy(state: Evacuation, seat: int, old: int, new: int) -> None:
    state.stock[stock_at(seat, OLD, ENERGY)] -= old
    state.stock[stock_at(seat, NEW, ENERGY)] -= new


@dataclass(init=False, unsafe_hash=True)
class PayEnergy(Ask):
    """How much of the energy the Old World pays; the New World pays the rest (R 21: the surcharge too)."""

    cost: int
    action: int

    def __init__(self, seat: int, cost: int, action: int) -> None:
        self.seat = seat
        self.cost = cost
        self.action = action

    def legal(self, state: Evacuation) -> list[int]:
        return [PAY_ENERGY + old for old in mixes(state, self.seat, self.cost, self.action)]

    def take(self, state: Evacuation, action: int) -> None:
        old = action - PAY_ENERGY
        take_energy(state, self.seat, old, self.cost - old)

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if PAY_ENERGY <= action <= PAY_ENERGY + MOST_ENERGY:
            return Refusal("not-enough-energy", "7.2", {"cost": self.cost})
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {"cost": self.cost}


ENERGY_FRAMES: tuple[type[Frame], ...] = (PayEnergy,)
