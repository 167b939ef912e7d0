"""Shipyard cards change hands: the hand-out after a ship is built (6.2) and the draft (11). Who sees what: R21."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Decision, Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.antarctica.rules.refusals import answer_first, in_block
from landfall.games.antarctica.story.research_events import CardGot, CardTaken, DraftBegan, StackBoxed
from landfall.games.antarctica.table.components import SHIPYARD_IDS
from landfall.games.antarctica.table.state import Antarctica, changed
from landfall.games.antarctica.table.terms import (
    ALL_CARDS,
    NOT_SEEN,
    TAKE,
    cards_in,
    count_in,
    named_counts,
    one,
    size_of,
    together,
)

KINDS = len(SHIPYARD_IDS)


def box_short_stack(state: Antarctica) -> None:
    """R19, R20: if there are too few cards for all, nobody gets one, and the rest goes to the box unseen."""
    if state.history is not None:
        state.tell(StackBoxed(size_of(state.stack)))
    state.boxed += state.stack
    state.stack = 0


def get(state: Antarctica, seat: int, card: int) -> None:
    """A card comes into a hand: everybody knows that, only its owner knows which card."""
    state.hands[seat] += one(card)
    if state.history is not None:
        state.tell(CardTaken(seat))
        state.tell(CardGot(seat, SHIPYARD_IDS[card]), (seat,))


def offered(cards: int) -> list[int]:
    """One action for each kind among the cards."""
    return [TAKE + card for card in range(KINDS) if count_in(cards, card)]


@dataclass(init=False, unsafe_hash=True)
class HandOut(SeatFrame):
    """Each other player, starting to the right of the ship's owner, takes one card (R19, R33)."""

    def resolve(self, state: Antarctica) -> None:
        others = state.seats - 1
        if size_of(state.stack) < others:
            box_short_stack(state)
            return
        searches: list[Frame] = [SearchStack((self.seat + turn) % state.seats) for turn in range(1, state.seats)]
        state.then_all(searches)


@dataclass(init=False, unsafe_hash=True)
class SearchStack(SeatFrame):
    """The seat looks through the whole stack; from then on it knows what the stack and the other hands hold."""

    def resolve(self, state: Antarctica) -> None:
        seat = self.seat
        elsewhere = ALL_CARDS - state.played - state.stack - state.hands[seat]
        state.stack_seen = changed(state.stack_seen, seat, state.stack)
        state.others_hold = changed(state.others_hold, seat, elsewhere)
        state.barrier()  # for all: the seat that caused the look cannot undo it either
        if size_of(state.stack) == 1:
            take_from_stack(state, seat, cards_in(state.stack)[0])
        else:
            state.then(TakeCard(seat))


def take_from_stack(state: Antarctica, seat: int, card: int) -> None:
    state.stack -= one(card)
    state.stack_seen = changed(state.stack_seen, seat, state.stack)
    get(state, seat, card)


@dataclass(init=False, unsafe_hash=True)
class TakeCard(Decision):
    """Take one card of the stack; nobody can decline (R19)."""

    def asked(self, state: Antarctica) -> dict[str, object]:
        return {"cards": named_counts(state.stack)}

    def legal(self, state: Antarctica) -> list[int]:
        return offered(state.stack)

    def take(self, state: Antarctica, action: int) -> None:
        take_from_stack(state, self.seat, action - TAKE)

    def why_not(self, state: Antarctica, action: int) -> Refusal:
        if in_block(action, TAKE, KINDS):
            return Refusal("not-in-the-stack", "6.2", {"card": SHIPYARD_IDS[action - TAKE]})
        return answer_first(self)


@dataclass(init=False, unsafe_hash=True)
class ShipyardDraft(SeatFrame):
    """Blue: shuffle the stack and draw a card for each player; each keeps one and passes the rest to the right."""

    def resolve(self, state: Antarctica) -> None:
        seats = state.seats
        if size_of(state.stack) < seats:
            box_short_stack(state)
            return
        cards = cards_in(state.stack)
        state.chance("draft").shuffle(cards)
        state.draft = together(cards[:seats])
        state.stack -= state.draft
        state.draft_seen = (NOT_SEEN,) * seats
        if state.history is not None:
            state.tell(DraftBegan(self.seat, seats))
        looks: list[Frame] = [LookAtDraft((self.seat + turn) % seats) for turn in range(seats)]
        state.then_all(looks)


@dataclass(init=False, unsafe_hash=True)
class LookAtDraft(SeatFrame):
    """The seat looks at the cards passed to it; the last one simply gets the card that is left."""

    def resolve(self, state: Antarctica) -> None:
        seat = self.seat
        state.draft_seen = changed(state.draft_seen, seat, state.draft)
        state.barrier()  # for all: the seat that caused the look cannot undo it either
        if size_of(state.draft) > 1:
            state.then(KeepCard(seat))
        else:
            keep(state, seat, cards_in(state.draft)[0])


def keep(state: Antarctica, seat: int, card: int) -> None:
    """Keep one card and pass the others on: the seat knows that they are not in the stack, but with the others."""
    state.stack_seen = changed(state.stack_seen, seat, state.stack_seen[seat] - state.draft)
    state.draft -= one(card)
    state.others_hold = changed(state.others_hold, seat, state.others_hold[seat] + state.draft)
    state.draft_seen = changed(state.draft_seen, seat, state.draft) if state.draft else (NOT_SEEN,) * state.seats
    get(state, seat, card)


@dataclass(init=False, unsafe_hash=True)
class KeepCard(Decision):
    """Draft: which of these cards to keep."""

    def source(self, state: Antarctica) -> str:
        return "shipyard_draft"

    def asked(self, state: Antarctica) -> dict[str, object]:
        return {"cards": named_counts(state.draft)}

    def legal(self, state: Antarctica) -> list[int]:
        return offered(state.draft)

    def take(self, state: Antarctica, action: int) -> None:
        keep(state, self.seat, action - TAKE)

    def why_not(self, state: Antarctica, action: int) -> Refusal:
        if in_block(action, TAKE, KINDS):
            return Refusal("not-among-the-cards", "11", {"card": SHIPYARD_IDS[action - TAKE]})
        return answer_first(self)


SHIPYARD_FRAMES: tuple[type[Frame], ...] = (HandOut, SearchStack, TakeCard, ShipyardDraft, LookAtDraft, KeepCard)
