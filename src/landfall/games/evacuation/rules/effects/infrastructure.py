"""Infrastructure (rules, section 9): taking, playing and completing cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.flow.frame import Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.evacuation.rules.effects.effect_steps import Ask, answer_first, decline, steps_of
from landfall.games.evacuation.rules.effects.production import after_effect, raise_marker
from landfall.games.evacuation.rules.effects.resources import can_afford, pay_cost
from landfall.games.evacuation.rules.effects.rows import (
    PutUnder,
    begin_refresh,
    is_refresh,
    refreshes,
    row_is_empty,
    take_from_row,
)
from landfall.games.evacuation.story.actions import (
    InfrastructureCompleted,
    InfrastructurePlayed,
    InfrastructureTaken,
)
from landfall.games.evacuation.table.cards import (
    INFRA_DISCOUNT,
    INFRASTRUCTURE_COST,
    INFRASTRUCTURE_IDS,
    INFRASTRUCTURE_RAISES,
    INFRASTRUCTURES,
    ON_COMPLETE,
    REQUIREMENTS,
    TWINS,
    effects_of,
    total_of,
)
from landfall.games.evacuation.table.components import ROW_SIZE
from landfall.games.evacuation.table.effects import (
    ANY,
    ENERGY,
    FOOD,
    KIND_IDS,
    KINDS,
    NEW,
    ONLY_PLAY,
    ONLY_TAKE,
    STEEL,
    Effect,
)
from landfall.games.evacuation.table.new_world import areas_in
from landfall.games.evacuation.table.places import kinds_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import (
    DECLINE,
    DONE,
    EMPTY,
    INFRASTRUCTURE_ROW,
    PLAY_INFRASTRUCTURE,
    RAISE,
    TAKE_CARD,
)

FIRST: Final = ROW_SIZE * INFRASTRUCTURE_ROW


def infra_moves(state: Evacuation, seat: int, effect: Effect, must: bool) -> None:
    moves = InfrastructureMoves(seat, effect.amount, effect.only, effect.discount, must)
    if effect.free_refresh and not row_is_empty(state, INFRASTRUCTURE_ROW):
        state.then(PutUnder(seat, INFRASTRUCTURE_ROW, (), True), moves)
    else:
        state.then(moves)


def take_infrastructure(state: Evacuation, seat: int, effect: Effect, must: bool) -> None:
    if not row_is_empty(state, INFRASTRUCTURE_ROW):
        state.then(TakeInfrastructure(seat, False))


def open_slots(state: Evacuation) -> list[int]:
    """The actions that take a card of the row."""
    return [TAKE_CARD + slot for slot in range(ROW_SIZE) if state.rows[FIRST + slot] != EMPTY]


def off_for(state: Evacuation, seat: int, discount: int) -> int:
    return discount + total_of(INFRA_DISCOUNT, state.developed[seat])


def playable(state: Evacuation, seat: int, discount: int) -> list[int]:
    """Cards in hand that the New World's stock pays for and whose illustration is not there yet (R 6)."""
    cards: list[int] = []
    held = state.hand_infrastructure[seat]
    if held:
        off = off_for(state, seat, discount)
        for card in areas_in(held):
            if not state.played[seat] & TWINS[card] and can_afford(state, seat, NEW, INFRASTRUCTURE_COST[card], 0, off):
                cards.append(card)
    return cards


def can_play(state: Evacuation, seat: int, energy: int) -> bool:
    """Whether a card in hand can be played once this much energy of the New World is gone."""
    off = off_for(state, seat, 0)
    for card in areas_in(state.hand_infrastructure[seat]):
        if not state.played[seat] & TWINS[card]:
            cost = INFRASTRUCTURE_COST[card]
            needed = (cost[FOOD], cost[STEEL], cost[ENERGY] + energy)
            if can_afford(state, seat, NEW, needed, 0, off):
                return True
    return False


def take_card(state: Evacuation, seat: int, slot: int) -> None:
    card = take_from_row(state, INFRASTRUCTURE_ROW, slot)
    state.hand_infrastructure[seat] |= 1 << card
    if state.history is not None:
        state.tell(InfrastructureTaken(seat, INFRASTRUCTURE_IDS[card]))


def why_not_taken(state: Evacuation, slot: int) -> Refusal:
    return Refusal("slot-empty", "13", {"slot": slot + 1})


@dataclass(init=False, unsafe_hash=True)
class InfrastructureMoves(SeatFrame):
    """This many moves are left, if there is anything to do with them."""

    left: int
    only: int
    discount: int
    must: bool

    def __init__(self, seat: int, left: int, only: int, discount: int, must: bool) -> None:
        self.seat = seat
        self.left = left
        self.only = only
        self.discount = discount
        self.must = must

    def resolve(self, state: Evacuation) -> None:
        can_take = self.only != ONLY_PLAY and not row_is_empty(state, INFRASTRUCTURE_ROW)
        if can_take or (self.only != ONLY_TAKE and playable(state, self.seat, self.discount)):
            state.then(InfrastructureMove(self.seat, self.left, self.only, self.discount, self.must))


@dataclass(init=False, unsafe_hash=True)
class InfrastructureMove(Ask):
    """Take a card of the row, or play one from hand; fewer moves than allowed may be used, but A8 does one (R 5)."""

    left: int
    only: int
    discount: int
    must: bool

    def __init__(self, seat: int, left: int, only: int, discount: int, must: bool) -> None:
        self.seat = seat
        self.left = left
        self.only = only
        self.discount = discount
        self.must = must

    def legal(self, state: Evacuation) -> list[int]:
        legal: list[int] = []
        if self.only != ONLY_PLAY:
            legal.extend(refreshes(state, self.seat, INFRASTRUCTURE_ROW))
            legal.extend(open_slots(state))
        if self.only != ONLY_TAKE:
            legal.extend([PLAY_INFRASTRUCTURE + card for card in playable(state, self.seat, self.discount)])
        if not self.must:
            legal.append(DONE)
        return legal

    def take(self, state: Evacuation, action: int) -> None:
        seat = self.seat
        if action == DONE:
            return
        steps: list[Frame] = []
        if is_refresh(action):
            steps = [begin_refresh(state, seat, INFRASTRUCTURE_ROW, action), TakeInfrastructure(seat, True)]
        elif action < PLAY_INFRASTRUCTURE:
            take_card(state, seat, action - TAKE_CARD)
        else:
            card = action - PLAY_INFRASTRUCTURE
            state.hand_infrastructure[seat] -= 1 << card
            state.played[seat] |= 1 << card
            if state.history is not None:
                state.tell(InfrastructurePlayed(seat, INFRASTRUCTURE_IDS[card]))
            steps = pay_cost(state, seat, NEW, INFRASTRUCTURE_COST[card], 0, off_for(state, seat, self.discount))
            steps.append(Complete(seat))
        if self.left > 1:
            steps.append(InfrastructureMoves(seat, self.left - 1, self.only, self.discount, False))
        state.then_all(steps)

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if TAKE_CARD <= action < TAKE_CARD + ROW_SIZE:
            return Refusal("only-play", "9", {}) if self.only == ONLY_PLAY else why_not_taken(state, action - TAKE_CARD)
        if PLAY_INFRASTRUCTURE <= action < PLAY_INFRASTRUCTURE + INFRASTRUCTURES:
            card = action - PLAY_INFRASTRUCTURE
            facts = {"infrastructure": INFRASTRUCTURE_IDS[card]}
            if self.only == ONLY_TAKE:
                return Refusal("only-take", "9", {})
            if not state.hand_infrastructure[self.seat] >> card & 1:
                return Refusal("not-in-hand", "9", facts)
            if state.played[self.seat] & TWINS[card]:
                return Refusal("same-illustration", "R 6", facts)
            return Refusal("cannot-pay-infrastructure", "9", facts)
        if is_refresh(action):
            return Refusal("cannot-refresh", "13", {})
        if action == DONE:
            return Refusal("not-empty", "R 5", {})
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {"left": self.left, "off": off_for(state, self.seat, self.discount)}


@dataclass(init=False, unsafe_hash=True)
class TakeInfrastructure(Ask):
    """Take one face-up card, or end that taking without one; each taking allows one refresh before it (R 8)."""

    after_refresh: bool

    def __init__(self, seat: int, after_refresh: bool) -> None:
        self.seat = seat
        self.after_refresh = after_refresh

    def legal(self, state: Evacuation) -> list[int]:
        legal: list[int] = []
        if not self.after_refresh:
            legal.extend(refreshes(state, self.seat, INFRASTRUCTURE_ROW))
        legal.extend(open_slots(state))
        legal.append(DECLINE)
        return legal

    def take(self, state: Evacuation, action: int) -> None:
        if action == DECLINE:
            decline(state, self.seat)
        elif is_refresh(action):
            refresh = begin_refresh(state, self.seat, INFRASTRUCTURE_ROW, action)
            state.then(refresh, TakeInfrastructure(self.seat, True))
        else:
            take_card(state, self.seat, action - TAKE_CARD)

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if TAKE_CARD <= action < TAKE_CARD + ROW_SIZE:
            return why_not_taken(state, action - TAKE_CARD)
        if is_refresh(action):
            return Refusal("refreshed-already", "R 8", {}) if self.after_refresh else Refusal("cannot-refresh", "13")
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {"after_refresh": self.after_refresh}


@dataclass(init=False, unsafe_hash=True)
class Complete(SeatFrame):
    """A played card is complete as soon as its requirement is met: automatically, once, and without delay."""

    def resolve(self, state: Evacuation) -> None:
        seat = self.seat
        waiting = state.played[seat] & ~state.completed[seat]
        if not waiting:
            return
        steps: list[Frame] = []  # of the card completed last first
        for card in areas_in(waiting):
            met = REQUIREMENTS[card].is_met(
                state.areas[seat], state.settled_population[seat], state.settled_factories, kinds_at(seat)
            )
            if met:
                state.completed[seat] |= 1 << card
                if state.history is not None:
                    state.tell(InfrastructureCompleted(seat, INFRASTRUCTURE_IDS[card]))
                raises = INFRASTRUCTURE_RAISES[card]
                once: list[Frame] = [RaiseAny(seat, raises[ANY])] if raises[ANY] else []
                once.extend(steps_of(seat, effects_of(ON_COMPLETE, state.developed[seat]), False))
                steps = once + steps
                for kind in range(KINDS):
                    if raises[kind]:
                        raise_marker(state, seat, kind, raises[kind])
                after_effect(state, seat)
        state.then_all(steps)


@dataclass(init=False, unsafe_hash=True)
class RaiseAny(Ask):
    """A card that raises any production: the player picks one kind when it is completed."""

    count: int

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def legal(self, state: Evacuation) -> list[int]:
        return [RAISE + kind for kind in range(KINDS)]

    def take(self, state: Evacuation, action: int) -> None:
        raise_marker(state, self.seat, action - RAISE, self.count)


assert len(KIND_IDS) == KINDS

INFRASTRUCTURE_FRAMES: tuple[type[Frame], ...] = (
    InfrastructureMoves,
    InfrastructureMove,
    TakeInfrastructure,
    Complete,
    RaiseAny,
)
