"""Drawing anew what a seat may not know (section 21): tiles below the tops, events, civ cards, objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landfall.flow.rng import Rng
from landfall.games.planet_unknown.board import NO_LABELS
from landfall.games.planet_unknown.components import (
    CARD_IMMEDIATE,
    CARD_LEVEL,
    CIV_LEVELS,
    COLOURS,
    EVENT_COLOUR,
    EVENT_SOLO,
    EVENTS_IN_THE_BOX,
    OBJECTIVES,
)

if TYPE_CHECKING:
    from landfall.games.planet_unknown.state import PlanetUnknown

IN_PLAY: Final = 100  # added to the label of a card that was drawn for a choice and went back to its stack


def redeal(state: PlanetUnknown, seat: int | None, rng: Rng) -> None:
    """Everything is drawn from sorted pools, so that the draw depends on what the seat knows and on `rng` alone."""
    for at in range(len(state.stacks)):
        stack = state.stacks[at]
        if len(stack) > 1:
            below = sorted(stack[:-1])
            rng.shuffle(below)
            state.stacks[at] = (*below, stack[-1])
    redeal_events(state, seat, rng)
    for level in range(1, CIV_LEVELS + 1):
        redeal_civ(state, seat, level, rng)
    redeal_labels(state, seat)
    redeal_objectives(state, seat, rng)


def redeal_events(state: PlanetUnknown, seat: int | None, rng: Rng) -> None:
    """The deck is drawn anew, but for the next card if the seat has looked at it; its colours are known."""
    deck = list(state.deck)
    if not deck:
        return
    knows_next = seat is not None and state.boards[seat].peeked == 1 + len(deck)
    hidden = deck[:-1] if knows_next else deck
    drawn = fresh_events(state, hidden, deck[-1] if knows_next else 0, rng)
    state.deck = (*drawn, deck[-1]) if knows_next else tuple(drawn)


def fresh_events(state: PlanetUnknown, hidden: list[int], known: int, rng: Rng) -> list[int]:
    """As many cards of each colour, from all that have not been seen."""
    drawn: list[int] = []
    for colour in COLOURS:
        count = len([card for card in hidden if EVENT_COLOUR[card] == colour])
        pool = [
            card
            for card in range(1, EVENTS_IN_THE_BOX + 1)
            if EVENT_COLOUR[card] == colour
            and card != known
            and card not in state.used_events
            and (state.seats == 1 or not EVENT_SOLO[card])
        ]
        rng.shuffle(pool)
        drawn.extend(pool[:count])
    rng.shuffle(drawn)
    return drawn


def redeal_civ(state: PlanetUnknown, seat: int | None, level: int, rng: Rng) -> None:
    """Cards a seat has seen together cannot be told apart afterwards: each such group is shuffled among its places.

    A place is the stack, the pile of unused cards, another seat's extra card, or a face-down card of another seat,
    which is never one that acts at once.
    """
    flagged = NO_LABELS if seat is None else state.boards[seat].labels
    labels = [label % IN_PLAY for label in flagged]
    revealed = state.is_terminal()  # at the end everybody shows everything
    stack: list[int] = []
    unused: list[int] = []
    for label in sorted(set(labels)):
        in_stack = [card for card in state.civ[level - 1] if labels[card] == label]
        in_unused = [card for card in state.unused_civ[level - 1] if labels[card] == label]
        pool = [*in_stack, *in_unused]
        hands: list[tuple[int, int]] = []  # owner, place among its cards
        extras: list[int] = []
        for owner in range(state.seats):
            if owner == seat or revealed:
                continue
            board = state.boards[owner]
            for at in range(len(board.cards)):
                card = board.cards[at]
                if CARD_LEVEL[card] == level and labels[card] == label and not CARD_IMMEDIATE[card]:
                    hands.append((owner, at))
                    pool.append(card)
            extra = board.extra_card
            if extra and CARD_LEVEL[extra] == level and labels[extra] == label:
                extras.append(owner)
                pool.append(extra)
        pool.sort()
        rng.shuffle(pool)
        for _ in in_unused:  # a card seen on its way back to the stack is not out of the game
            number = 0
            while flagged[pool[number]] >= IN_PLAY:
                number += 1
            unused.append(pool.pop(number))
        while not can_fill(pool, len(hands)):  # the hands need cards that do not act at once
            number = len(unused) - 1
            while CARD_IMMEDIATE[unused[number]]:
                number -= 1
            at = 0
            while not CARD_IMMEDIATE[pool[at]] or flagged[pool[at]] >= IN_PLAY:
                at += 1
            kept = unused[number]
            unused[number] = pool[at]
            pool[at] = kept
        for owner, at in hands:
            number = 0
            while CARD_IMMEDIATE[pool[number]]:
                number += 1
            held = list(state.boards[owner].cards)
            held[at] = pool.pop(number)
            state.boards[owner].cards = tuple(held)
        for owner in extras:
            state.boards[owner].extra_card = pool.pop()
        for _ in in_stack:
            stack.append(pool.pop())
    civ = list(state.civ)
    civ[level - 1] = tuple(sorted(stack))
    state.civ = tuple(civ)
    piles = list(state.unused_civ)
    piles[level - 1] = tuple(sorted(unused))
    state.unused_civ = tuple(piles)


def can_fill(pool: list[int], hands: int) -> bool:
    return len([card for card in pool if not CARD_IMMEDIATE[card]]) >= hands


def redeal_labels(state: PlanetUnknown, seat: int | None) -> None:
    """What others have seen is not known: in a sample they have seen nothing, unless they are looking now."""
    for other in range(state.seats):
        if other != seat:
            state.boards[other].labels = NO_LABELS


def redeal_objectives(state: PlanetUnknown, seat: int | None, rng: Rng) -> None:
    """Objectives that lie open, that are the seat's own or that it has seen leave the game stay."""
    known = [*state.neighbour, *state.common]
    if seat is not None:
        own = state.boards[seat]
        known.extend([*own.objectives, *own.dealt, *own.rejected])
    pool = [card for card in range(1, OBJECTIVES + 1) if card not in known]
    rng.shuffle(pool)
    revealed = state.is_terminal()
    if revealed:
        shown = [card for board in state.boards for card in board.objectives]
        pool = [card for card in pool if card not in shown]
    for other in range(state.seats):
        if other != seat:
            board = state.boards[other]
            if not revealed:
                board.objectives = tuple(sorted([pool.pop() for _ in board.objectives]))
            board.dealt = tuple(sorted([pool.pop() for _ in board.dealt]))
            board.rejected = tuple(sorted([pool.pop() for _ in board.rejected]))
    state.objective_deck = tuple([pool.pop() for _ in state.objective_deck])
