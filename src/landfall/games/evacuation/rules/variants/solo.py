"""The solo deck (rules, 21.2): the opponent's turns, alone or as a third party of two players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.flow.frame import Frame
from landfall.games.evacuation.rules.effects.rows import card_id, put_under, take_from_row
from landfall.games.evacuation.rules.effects.settling import occupy
from landfall.games.evacuation.story.cards import NothingHappened, OpponentActed, OpponentSettled, OpponentTook
from landfall.games.evacuation.table.cards import (
    ARROWS,
    SOLO_ACTION,
    SOLO_ACTION_IDS,
    SOLO_FROM_YEAR,
    SOLO_IDS,
    SOLO_INFRASTRUCTURE,
    SOLO_LETTER,
    SOLO_NUMBER,
    SOLO_SETTLE,
    SOLO_STADIUM,
    SOLO_X,
    X_SETTLES,
)
from landfall.games.evacuation.table.components import ROW_SIZE
from landfall.games.evacuation.table.new_world import AREA_IDS, RIM
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import (
    EMPTY,
    INFRASTRUCTURE_ROW,
    OPPONENT,
    ROW_IDS,
    SHIP_ROW,
    STADIUM_ROW,
)

LEFT_OVER: Final = 1  # card of the deck that is never used as an action in a year


def has_deck(state: Evacuation) -> bool:
    return state.is_solo or bool(state.options["third_party"])


def deck_can_act(state: Evacuation) -> bool:
    """With one card left the opponent has passed for this year."""
    return len(state.solo_deck) > LEFT_OVER


@dataclass(init=False, unsafe_hash=True)
class ShuffleSoloDeck(Frame):
    """At the start of every year; the special card joins from year 3."""

    def resolve(self, state: Evacuation) -> None:
        cards = [card for card in range(len(SOLO_IDS)) if SOLO_FROM_YEAR[card] <= state.year]
        state.chance("solo deck").shuffle(cards)
        state.solo_deck = tuple(cards)
        state.solo_used = ()


@dataclass(init=False, unsafe_hash=True)
class OpponentTurn(Frame):
    """The top card is turned over; the back of the new top card gives number and letter."""

    def resolve(self, state: Evacuation) -> None:
        card = state.solo_deck[-1]
        state.solo_deck = state.solo_deck[:-1]
        state.solo_used = (*state.solo_used, card)
        state.barrier()
        action = SOLO_ACTION[card]
        back = state.solo_deck[-1]
        number = SOLO_NUMBER[back]
        if state.history is not None:
            state.tell(OpponentActed(SOLO_IDS[card], SOLO_ACTION_IDS[action]))
        if action == SOLO_SETTLE:
            opponent_settles(state, X_SETTLES if number == SOLO_X else number, SOLO_LETTER[back])
        elif number == SOLO_X:
            if state.history is not None:
                state.tell(NothingHappened(SOLO_ACTION_IDS[action]))
        elif action == SOLO_STADIUM:
            leave_row(state, STADIUM_ROW, number - 1, action)
        else:
            leave_row(state, INFRASTRUCTURE_ROW if action == SOLO_INFRASTRUCTURE else SHIP_ROW, number - 1, action)


def opponent_settles(state: Evacuation, count: int, letter: int) -> None:
    """R 54: the tile moves first; then the area is counted inward, the rim area being number 1 (R 18)."""
    state.solo_tile = (state.solo_tile + count) % len(RIM)
    area = ARROWS[state.solo_tile][letter][count - 1]
    if state.occupied >> area & 1:
        if state.history is not None:
            state.tell(NothingHappened(SOLO_ACTION_IDS[SOLO_SETTLE]))
    else:
        occupy(state, OPPONENT, area)
        if state.history is not None:
            state.tell(OpponentSettled(AREA_IDS[area]))


def leave_row(state: Evacuation, row: int, slot: int, action: int) -> None:
    """A stadium is kept for the opponent, other cards go under their deck; the row is refilled."""
    card = state.rows[ROW_SIZE * row + slot]
    if card == EMPTY:
        if state.history is not None:
            state.tell(NothingHappened(SOLO_ACTION_IDS[action]))
        return
    if state.history is not None:
        state.tell(OpponentTook(ROW_IDS[row], card_id(row, card)))
    if action == SOLO_STADIUM:
        state.opponent_stadiums = tuple(sorted([*state.opponent_stadiums, card]))
    else:
        put_under(state, row, [card])
    take_from_row(state, row, slot)


SOLO_FRAMES: tuple[type[Frame], ...] = (ShuffleSoloDeck, OpponentTurn)
