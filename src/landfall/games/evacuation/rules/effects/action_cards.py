"""Advanced actions (rules, 20.1): action cards, face up for their own effect or face down for a board action."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.evacuation.rules.effects.effect_steps import Ask, Do, Keeping, answer_first, decline, do_all
from landfall.games.evacuation.story.cards import (
    CardPlayed,
    CardPutDown,
    CardsDrawn,
    CardThrown,
    Drew,
    PutDown,
    Threw,
)
from landfall.games.evacuation.story.years import Ready
from landfall.games.evacuation.table.cards import CARD_PARTS, CARDS, HAND_DEALT, HAND_SIZE
from landfall.games.evacuation.table.components import ACTION_EFFECTS, ACTION_GROUP, ACTION_IDS
from landfall.games.evacuation.table.effects import DRAW_CARDS, EFFECTS, Effect
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import ACT, CARD_IDS, DECLINE, DISCARD, DONE, FACE_DOWN, PART


def hand_has(state: Evacuation, seat: int, card: int) -> bool:
    return card in state.hand[seat]


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def put_up(state: Evacuation, seat: int, card: int, cost: int) -> None:
    """A card is played face up."""
    state.hand[seat] = without(state.hand[seat], card)
    state.face_up[seat] = (*state.face_up[seat], card)
    state.barrier()
    if state.history is not None:
        state.tell(CardPlayed(seat, CARD_IDS[card], cost))


def draw_cards(state: Evacuation, seat: int, effect: Effect, must: bool) -> None:
    """A card lets its player draw; the hand goes back to four at the end of the turn."""
    state.then(DrawCards(seat, effect.amount, False))


def board_action(state: Evacuation, seat: int, effect: Effect, must: bool) -> None:
    """R 43: a printed action of these groups, not a use of the group."""
    state.then(AnyBoardAction(seat, effect.number))


@dataclass(init=False, unsafe_hash=True)
class DrawCards(SeatFrame):
    """Draw from the deck; if it runs out, the discard pile is shuffled into a new one (R 41)."""

    count: int
    then_discard: bool

    def __init__(self, seat: int, count: int, then_discard: bool) -> None:
        self.seat = seat
        self.count = count
        self.then_discard = then_discard

    def resolve(self, state: Evacuation) -> None:
        drawn: list[int] = []
        while len(drawn) < self.count:
            if not state.action_deck:
                shuffle_discards(state, ())
            deck = state.action_deck
            if not deck:
                break
            left = max(0, len(deck) - self.count + len(drawn))
            drawn.extend(reversed(deck[left:]))
            state.action_deck = deck[:left]
            counts = list(state.drawn)
            counts[self.seat] += len(deck) - left
            state.drawn = tuple(counts)
        hand = state.hand[self.seat]
        state.hand[self.seat] = tuple(sorted([*hand, *drawn]))
        state.barrier()  # for all: nobody takes back what made another draw
        if state.history is not None:
            state.tell(CardsDrawn(self.seat, len(drawn)))
            state.tell(Drew(self.seat, tuple([CARD_IDS[card] for card in drawn])), (self.seat,))
        if self.then_discard and len(state.hand[self.seat]) > HAND_SIZE:
            state.then(KeepFour(self.seat, 0))


def shuffle_discards(state: Evacuation, shown: tuple[int, ...]) -> None:
    """All discarded cards make a new deck with what is left of it: those shown to all, and those each one knows."""
    state.shuffled_open = shown
    state.shuffled_own = tuple([tuple(sorted(thrown)) for thrown in state.thrown])
    state.drawn = (0,) * state.seats
    cards = [card for thrown in state.thrown for card in thrown]
    cards.extend(shown)
    cards.extend(state.action_deck)
    cards.sort()
    state.chance("action cards").shuffle(cards)
    state.action_deck = tuple(cards)
    state.thrown = [()] * state.seats


@dataclass(init=False, unsafe_hash=True)
class KeepFour(Keeping):
    """Discard down to four cards, one by one in the order of the hand, so that equal choices are offered once.

    `least` is a place in the hand, never a card: others may know the frame, but not what was discarded.
    """

    least: int

    def __init__(self, seat: int, least: int) -> None:
        self.seat = seat
        self.least = least

    def anew(self) -> Keeping:
        return KeepFour(self.seat, 0)

    def legal(self, state: Evacuation) -> list[int]:
        hand = state.hand[self.seat]
        last = HAND_SIZE  # enough cards must come after those that are skipped
        return [DISCARD + card for card in hand[self.least : last + 1]]

    def take(self, state: Evacuation, action: int) -> None:
        seat = self.seat
        card = action - DISCARD
        place = state.hand[seat].index(card)
        state.hand[seat] = without(state.hand[seat], card)
        state.thrown[seat] = tuple(sorted([*state.thrown[seat], card]))
        if state.history is not None:
            state.tell(Threw(seat, CARD_IDS[card]), (seat,))
        if state.lane < 0 and state.history is not None:
            state.tell(CardThrown(seat))
        if len(state.hand[seat]) > HAND_SIZE:
            state.then(KeepFour(seat, place))
        elif state.lane >= 0 and state.history is not None:
            state.tell(Ready(seat))

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if DISCARD <= action < DISCARD + CARDS:
            if not hand_has(state, self.seat, action - DISCARD):
                return Refusal("card-not-in-hand", "20.1", {"card": CARD_IDS[action - DISCARD]})
            if state.hand[self.seat].index(action - DISCARD) < self.least:
                return Refusal("in-order", "", {})
            return Refusal("another-card-first", "", {"card": CARD_IDS[action - DISCARD]})
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {"left": len(state.hand[self.seat]) - HAND_SIZE}


@dataclass(init=False, unsafe_hash=True)
class FaceDown(Ask):
    """The card that is put face down to use a board action."""

    def legal(self, state: Evacuation) -> list[int]:
        return [FACE_DOWN + card for card in state.hand[self.seat]]

    def take(self, state: Evacuation, action: int) -> None:
        seat = self.seat
        card = action - FACE_DOWN
        state.hand[seat] = without(state.hand[seat], card)
        state.face_down[seat] = tuple(sorted([*state.face_down[seat], card]))
        if state.history is not None:
            state.tell(CardPutDown(seat))
            state.tell(PutDown(seat, CARD_IDS[card]), (seat,))

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if FACE_DOWN <= action < FACE_DOWN + CARDS:
            return Refusal("card-not-in-hand", "20.1", {"card": CARD_IDS[action - FACE_DOWN]})
        return answer_first(self)


@dataclass(init=False, unsafe_hash=True)
class PlayParts(SeatFrame):
    """Parts of a card in any order, each of which may be skipped; `done` is a set of parts, one bit per part."""

    card: int
    done: int

    def __init__(self, seat: int, card: int, done: int) -> None:
        self.seat = seat
        self.card = card
        self.done = done

    def resolve(self, state: Evacuation) -> None:
        parts = CARD_PARTS[self.card]
        left = [part for part in range(len(parts)) if not self.done >> part & 1]
        in_order = len(left) > 1 and (parts[0] == parts[1] or EFFECTS[parts[1]].different)
        if left and not in_order and (len(left) > 1 or EFFECTS[parts[left[0]]].op == DRAW_CARDS):
            state.then(NextPart(self.seat, self.card, self.done))
        elif left:  # the last one, or one of two that are alike
            state.then(Do(self.seat, parts[left[0]], False), PlayParts(self.seat, self.card, self.done | 1 << left[0]))


@dataclass(init=False, unsafe_hash=True)
class NextPart(Ask):
    """Which part of the card comes first, or none of them; drawing cards, too, may be skipped."""

    card: int
    done: int

    def __init__(self, seat: int, card: int, done: int) -> None:
        self.seat = seat
        self.card = card
        self.done = done

    def legal(self, state: Evacuation) -> list[int]:
        return [*[PART + part for part in range(len(CARD_PARTS[self.card])) if not self.done >> part & 1], DONE]

    def take(self, state: Evacuation, action: int) -> None:
        if action != DONE:
            part = action - PART
            effect = CARD_PARTS[self.card][part]
            state.then(Do(self.seat, effect, False), PlayParts(self.seat, self.card, self.done | 1 << part))

    def source(self, state: Evacuation) -> str:
        return CARD_IDS[self.card]

    def asked(self, state: Evacuation) -> dict[str, object]:
        left = [part for part in range(len(CARD_PARTS[self.card])) if not self.done >> part & 1]
        return {"card": CARD_IDS[self.card], "left": len(left)}


@dataclass(init=False, unsafe_hash=True)
class AnyBoardAction(Ask):
    """One printed action of the listed groups, or none; parts of it that are impossible are lost."""

    effect: int

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def legal(self, state: Evacuation) -> list[int]:
        groups = EFFECTS[self.effect].groups
        return [
            *[ACT + action for action in range(len(ACTION_IDS)) if ACTION_GROUP[action] + 1 in groups],
            DECLINE,
        ]

    def take(self, state: Evacuation, action: int) -> None:
        if action == DECLINE:
            decline(state, self.seat)
        else:
            do_all(state, self.seat, ACTION_EFFECTS[action - ACT], False)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {}


@dataclass(init=False, unsafe_hash=True)
class DealCards(Frame):
    """At the start of a year everybody draws to seven cards, the last seat first: it makes no difference to anyone."""

    def resolve(self, state: Evacuation) -> None:
        draws: list[Frame] = []
        for seat in range(state.seats - 1, -1, -1):
            missing = HAND_DEALT - len(state.hand[seat])
            if missing > 0:
                draws.append(DrawCards(seat, missing, False))
        state.then_all(draws)


ACTION_CARD_FRAMES: tuple[type[Frame], ...] = (
    DrawCards,
    KeepFour,
    FaceDown,
    PlayParts,
    NextPart,
    AnyBoardAction,
    DealCards,
)
