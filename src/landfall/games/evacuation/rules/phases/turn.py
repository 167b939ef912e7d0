"""The Action phase (rules, section 7): turns and board actions (8); cards (20.1) and common goals (20.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.flow.frame import Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.evacuation.rules.effects.action_cards import DrawCards, FaceDown, PlayParts, hand_has, put_up
from landfall.games.evacuation.rules.effects.effect_steps import Ask, Do, answer_first
from landfall.games.evacuation.rules.effects.energy import (
    FACE_UP,
    energy_at_hand,
    energy_cost,
    least_from_new,
    pay_energy,
    surcharge,
    track_cost,
)
from landfall.games.evacuation.rules.effects.factories import can_clone, can_prepare, has_unused_factory
from landfall.games.evacuation.rules.effects.infrastructure import can_play
from landfall.games.evacuation.rules.effects.production import raise_marker
from landfall.games.evacuation.rules.effects.rows import row_is_empty
from landfall.games.evacuation.rules.effects.settling import areas_to_settle, why_none_to_settle
from landfall.games.evacuation.rules.effects.technologies import has_open_column
from landfall.games.evacuation.rules.variants.common_goals import playable_commons
from landfall.games.evacuation.rules.variants.solo import OpponentTurn, deck_can_act
from landfall.games.evacuation.story.actions import Acted, Passed
from landfall.games.evacuation.story.cards import CommonPlayed
from landfall.games.evacuation.table.cards import (
    CARDS,
    COMMON_COST,
    COMMON_IDS,
    COMMON_RAISES,
    FREE_REFRESH,
    has_any,
)
from landfall.games.evacuation.table.components import (
    ACTION_EFFECTS,
    ACTION_GROUP,
    ACTION_IDS,
    ACTION_POWER,
    GROUP_1_LIMIT,
    GROUPS,
)
from landfall.games.evacuation.table.effects import (
    EFFECTS,
    KINDS,
    NEW,
    OLD,
    PLAIN_SETTLE,
)
from landfall.games.evacuation.table.places import stock_at, use_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import (
    A1,
    A2,
    A3,
    A4,
    A5,
    A6,
    A7,
    A8,
    A9,
    ACT,
    CARD_IDS,
    DONE,
    INFRASTRUCTURE_ROW,
    OPPONENT_PARTY,
    PASS,
    PLAY,
    PLAY_COMMON,
    SHIP_ROW,
    STADIUM_ROW,
)

BOARD_ACTIONS: Final = len(ACTION_IDS)


def refresh_or_build(state: Evacuation, seat: int, row: int, cost: int) -> bool:
    """R 5: a paid refresh at least is possible with any unit left; without any, nothing can be built either."""
    if row_is_empty(state, row):
        return False
    left = state.in_stock(seat, OLD) + state.in_stock(seat, NEW) - cost
    return left > 0 or has_any(FREE_REFRESH, state.developed[seat])


def is_possible(state: Evacuation, seat: int, action: int, cost: int) -> bool:
    """R 5: at least one part of a board action can be carried out once its energy is paid."""
    if action == A1 or action == A2 or action == A9:
        return True  # a resource is always there to be gained
    if action == A3:
        return areas_to_settle(state, seat, EFFECTS[PLAIN_SETTLE]) != 0
    if action == A4:
        return refresh_or_build(state, seat, SHIP_ROW, cost)
    if action == A5:
        return refresh_or_build(state, seat, STADIUM_ROW, cost)
    if action == A6:
        return can_prepare(state, seat, cost)
    if action == A7:
        return can_clone(state, seat)
    if action == A8:
        return not row_is_empty(state, INFRASTRUCTURE_ROW) or can_play(state, seat, least_from_new(state, seat, cost))
    return has_open_column(state, seat)


def why_impossible(state: Evacuation, seat: int, action: int) -> str:
    """Why no part of a board action can be carried out."""
    if action == A3:
        return why_none_to_settle(state, seat, EFFECTS[PLAIN_SETTLE])
    if action == A4 or action == A5:
        return "row-empty" if row_is_empty(state, SHIP_ROW if action == A4 else STADIUM_ROW) else "no-units-left"
    if action == A6:
        return "no-unit-for-factory" if has_unused_factory(state, seat) else "no-factory-left"
    if action == A7:
        return "no-food-to-clone"
    if action == A8:
        return "no-infrastructure"
    return "all-developed"


def group_is_open(state: Evacuation, seat: int, group: int) -> bool:
    """20.1: with action cards, one action of group 1 per year."""
    return not state.is_advanced or group > 0 or state.uses[use_at(seat, 0)] < GROUP_1_LIMIT


def has_card_to_lay(state: Evacuation, seat: int) -> bool:
    """20.1: with action cards, a board action needs a card that is laid face down."""
    return not state.is_advanced or len(state.hand[seat]) > 0


def add_board_actions(state: Evacuation, seat: int, track: int, energy: int, legal: list[int]) -> None:
    """The actions of every group that is open and can be paid, as far as they do anything."""
    group = -1
    cost = 0
    for action in range(BOARD_ACTIONS):
        if ACTION_GROUP[action] != group:
            group = ACTION_GROUP[action]
            cost = track + surcharge(state, seat, group)
        if cost <= energy and group_is_open(state, seat, group) and is_possible(state, seat, action, cost):
            legal.append(ACT + action)


@dataclass(init=False, unsafe_hash=True)
class Turns(Frame):
    """Players act in turn order, round after round, until all have passed; a race ends with its last round."""

    at: int

    def __init__(self, at: int) -> None:
        self.at = at

    def resolve(self, state: Evacuation) -> None:
        for at in range(self.at, len(state.order)):
            party = state.order[at]
            if party < state.seats:
                if not state.passed >> party & 1:
                    state.refreshed &= ~(1 << party)
                    state.then(TakeTurn(party), Turns(at + 1))
                    return
            elif party == OPPONENT_PARTY and deck_can_act(state):
                state.then(OpponentTurn(), Turns(at + 1))
                return
        if state.ending:
            return
        third_party = state.seats > 1 and deck_can_act(state)
        if third_party or state.passed != (1 << state.seats) - 1 or (state.is_solo and deck_can_act(state)):
            if third_party:
                state.then(OpponentTurn(), Turns(0))  # R 20: after both players in every round
            else:
                state.then(Turns(0))


@dataclass(init=False, unsafe_hash=True)
class TakeTurn(Ask):
    """Pass, take an action of the board, or play an action card; a common goal may be played too (R 59)."""

    def legal(self, state: Evacuation) -> list[int]:
        seat = self.seat
        energy = energy_at_hand(state, seat)
        track = track_cost(state, seat)
        legal: list[int] = []
        if track <= energy and has_card_to_lay(state, seat):
            add_board_actions(state, seat, track, energy, legal)
        legal.append(PASS)
        if state.is_advanced and track <= energy:
            for card in state.hand[seat]:
                legal.append(PLAY + card)
        if state.commons:
            for face in playable_commons(state, seat):
                legal.append(PLAY_COMMON + face)
        return legal

    def take(self, state: Evacuation, action: int) -> None:
        seat = self.seat
        if action == PASS:
            state.passed |= 1 << seat
            if state.history is not None:
                state.tell(Passed(seat))
        elif action < PASS:
            self.act(state, action - ACT)
        elif action < PLAY_COMMON:
            card = action - PLAY
            cost = energy_cost(state, seat, -1)
            state.actions_taken[seat] += 1
            put_up(state, seat, card, cost)
            state.last_prepared = -1
            state.then_all([*pay_energy(state, seat, cost, FACE_UP), PlayParts(seat, card, 0), EndTurn(seat)])
        else:
            play_common(state, seat, action - PLAY_COMMON)
            state.then(TakeTurn(seat))

    def act(self, state: Evacuation, action: int) -> None:
        """7.1: mark the group, advance the action marker and pay, then carry out the action."""
        seat = self.seat
        group = ACTION_GROUP[action]
        cost = energy_cost(state, seat, group)
        state.uses[use_at(seat, group)] += 1
        state.actions_taken[seat] += 1
        state.power[seat] += ACTION_POWER[action]
        if state.history is not None:
            state.tell(Acted(seat, ACTION_IDS[action], ACTION_POWER[action], cost))
        steps = pay_energy(state, seat, cost, action)
        if state.is_advanced:
            steps.append(FaceDown(seat))
        must = True
        for effect in ACTION_EFFECTS[action]:
            steps.append(Do(seat, effect, must))
            must = action != A2  # the unit gained is enough (R 5): the player may use fewer moves
        if state.is_advanced or state.commons:
            steps.append(EndTurn(seat))
        state.then_all(steps)

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        seat = self.seat
        if ACT <= action < ACT + BOARD_ACTIONS:
            group = ACTION_GROUP[action - ACT]
            facts = {"action": ACTION_IDS[action - ACT]}
            if not group_is_open(state, seat, group):
                return Refusal("group-1-once", "20.1", facts)
            if not has_card_to_lay(state, seat):
                return Refusal("no-card-to-lay", "20.1", facts)
            cost = energy_cost(state, seat, group)
            if cost > energy_at_hand(state, seat):
                return Refusal("no-energy-for-action", "7.3", {"action": ACTION_IDS[action - ACT], "cost": cost})
            why = why_impossible(state, seat, action - ACT)
            return Refusal("nothing-to-do", "R 5", {"action": ACTION_IDS[action - ACT], "why": why})
        if PLAY <= action < PLAY + CARDS and state.is_advanced:
            if not hand_has(state, seat, action - PLAY):
                return Refusal("card-not-in-hand", "20.1", {"card": CARD_IDS[action - PLAY]})
            return Refusal("not-enough-energy", "7.3", {"cost": energy_cost(state, seat, -1)})
        if PLAY_COMMON <= action < PLAY_COMMON + len(COMMON_IDS):
            return Refusal("common-not-playable", "20.2", {"common": COMMON_IDS[action - PLAY_COMMON]})
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        """The coming cost, with the groups that carry a surcharge."""
        costs = [energy_cost(state, self.seat, group) for group in range(GROUPS)]
        return {
            "number": state.actions_taken[self.seat] + 1,
            "track_cost": track_cost(state, self.seat),
            "costs": costs,
        }


@dataclass(init=False, unsafe_hash=True)
class EndTurn(SeatFrame):
    """A common goal may still be played; with action cards one is drawn, and the hand goes back to four."""

    def resolve(self, state: Evacuation) -> None:
        draw = DrawCards(self.seat, 1, True) if state.is_advanced else None
        if state.commons and playable_commons(state, self.seat):
            state.then(PlayCommonToo(self.seat), draw)
        elif draw is not None:
            state.then(draw)


@dataclass(init=False, unsafe_hash=True)
class PlayCommonToo(Ask):
    """R 59: after the action a common goal may be played, any number of them."""

    def legal(self, state: Evacuation) -> list[int]:
        return [*[PLAY_COMMON + face for face in playable_commons(state, self.seat)], DONE]

    def take(self, state: Evacuation, action: int) -> None:
        if action != DONE:
            play_common(state, self.seat, action - PLAY_COMMON)
            if playable_commons(state, self.seat):
                state.then(PlayCommonToo(self.seat))


def play_common(state: Evacuation, seat: int, face: int) -> None:
    """Pay from the New World, raise the production shown at once; the points come at the end."""
    state.common_played |= 1 << state.commons.index(face)
    for kind in range(KINDS):
        state.stock[stock_at(seat, NEW, kind)] -= COMMON_COST[face][kind]
    if state.history is not None:
        state.tell(CommonPlayed(seat, COMMON_IDS[face]))
    for kind in range(KINDS):
        if COMMON_RAISES[face][kind]:
            raise_marker(state, seat, kind, COMMON_RAISES[face][kind])


TURN_FRAMES: tuple[type[Frame], ...] = (Turns, TakeTurn, EndTurn, PlayCommonToo)
