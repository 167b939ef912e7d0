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
from landfall.games.planet_unknown.gains import FINAL_STEP, Turn, final_steps
from landfall.games.planet_unknown.sides import picks
from landfall.games.planet_unknown.terms import BOARDS

if TYPE_CHECKING:
    from landfall.games.planet_unknown.state import PlanetUnknown


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
    redeal_final_steps(state, seat)
    redeal_labels(state, seat)
    redeal_objectives(state, seat, rng)
    redeal_sides(state, seat, rng)


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


IN_STACK: Final = -1
OUT: Final = -2
EXTRA: Final = -3
TRIES: Final = 40


class Place:
    """Where a civ card may lie face down: in its stack, out of the game, as a seat's extra card, or in its hand."""

    def __init__(self, owner: int, at: int) -> None:
        self.owner = owner
        self.at = at  # among the owner's cards, or IN_STACK, OUT, EXTRA


def redeal_civ(state: PlanetUnknown, seat: int | None, level: int, rng: Rng) -> None:
    """Cards a seat has seen together cannot be told apart afterwards: each such group is shuffled among its places."""
    labels = NO_LABELS if seat is None else state.boards[seat].labels
    returned: tuple[tuple[int, ...], ...] = () if seat is None else state.boards[seat].returned
    stack: list[int] = []
    unused: list[int] = []
    for label in sorted(set(labels)):
        places: list[Place] = []
        pool: list[int] = []
        for card in state.unused_civ[level - 1]:
            if labels[card] == label:
                places.append(Place(-1, OUT))
                pool.append(card)
        add_hands(state, seat, level, label, labels, places, pool)
        for card in state.civ[level - 1]:
            if labels[card] == label:
                places.append(Place(-1, IN_STACK))
                pool.append(card)
        dealt = deal_among(places, pool, returned, rng)
        for number in range(len(places)):
            place = places[number]
            card = dealt[number]
            if place.at == IN_STACK:
                stack.append(card)
            elif place.at == OUT:
                unused.append(card)
            elif place.at == EXTRA:
                state.boards[place.owner].extra_card = card
            else:
                held = list(state.boards[place.owner].cards)
                held[place.at] = card
                state.boards[place.owner].cards = tuple(held)
    civ = list(state.civ)
    civ[level - 1] = tuple(sorted(stack))
    state.civ = tuple(civ)
    piles = list(state.unused_civ)
    piles[level - 1] = tuple(sorted(unused))
    state.unused_civ = tuple(piles)


def add_hands(
    state: PlanetUnknown,
    seat: int | None,
    level: int,
    label: int,
    labels: tuple[int, ...],
    places: list[Place],
    pool: list[int],
) -> None:
    """Face-down cards of other seats, and the extra cards they choose from; at the end everybody shows everything."""
    if state.is_terminal():
        return
    for owner in range(state.seats):
        if owner == seat:
            continue
        board = state.boards[owner]
        for at in range(len(board.cards)):
            card = board.cards[at]
            if CARD_LEVEL[card] == level and labels[card] == label and not CARD_IMMEDIATE[card]:
                places.append(Place(owner, at))
                pool.append(card)
        extra = board.extra_card
        if extra and CARD_LEVEL[extra] == level and labels[extra] == label:
            places.append(Place(owner, EXTRA))
            pool.append(extra)


def fits(card: int, place: Place, returned: tuple[tuple[int, ...], ...]) -> bool:
    """Whether the card can lie there.

    In a hand never one that acts at once. One seen on its way back to its stack is in no hand that was filled before,
    and out of the game only if a card has been removed since.
    """
    if place.at >= 0 and CARD_IMMEDIATE[card]:
        return False
    for known in returned:
        if known[0] == card:
            if place.at == OUT:
                return known[1] == 1
            return place.at < 0 or place.at >= known[2 + place.owner]
    return True


def deal_among(places: list[Place], pool: list[int], returned: tuple[tuple[int, ...], ...], rng: Rng) -> list[int]:
    """The pool in random order, one card a place, each where it can lie."""
    dealt = sorted(pool)
    for _ in range(TRIES):
        rng.shuffle(dealt)
        number = 0
        while number < len(places) and fits(dealt[number], places[number], returned):
            number += 1
        if number == len(places):
            return dealt
    at = [-1] * len(places)  # by place: the number of its card
    for number in range(len(places)):
        found = find_place(number, places, dealt, returned, at, [False] * len(dealt))
        assert found, "what a seat has seen leaves no place for a civ card"
    return [dealt[card] for card in at]


def find_place(
    number: int,
    places: list[Place],
    cards: list[int],
    returned: tuple[tuple[int, ...], ...],
    at: list[int],
    tried: list[bool],
) -> bool:
    """Give the place a card, moving others on where that helps (augmenting paths)."""
    for card in range(len(cards)):
        if tried[card] or not fits(cards[card], places[number], returned):
            continue
        tried[card] = True
        if card not in at or find_place(at.index(card), places, cards, returned, at, tried):
            at[number] = card
            return True
    return False


def redeal_final_steps(state: PlanetUnknown, seat: int | None) -> None:
    """What face-down cards give others in the end-of-game step goes by the cards that were drawn for them."""
    if not state.ending:
        return
    for at, frame in enumerate(state.agenda):
        if isinstance(frame, Turn) and frame.seat != seat:
            others = [gain for gain in frame.pending() if gain.kind != FINAL_STEP]
            state.agenda[at] = frame.with_pending((*others, *final_steps(state.boards[frame.seat].cards)))


def redeal_labels(state: PlanetUnknown, seat: int | None) -> None:
    """What others have seen is not known: in a sample they have seen nothing, unless they are looking now."""
    for other in range(state.seats):
        if other != seat:
            state.boards[other].labels = NO_LABELS
            state.boards[other].returned = ()


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


def redeal_sides(state: PlanetUnknown, seat: int | None, rng: Rng) -> None:
    """Of others who have chosen their boards it is known that they have, until all have (R 3)."""
    for other in range(state.seats):
        if other != seat and state.boards[other].picked:
            state.boards[other].picked = rng.choice(picks(state, other)) - BOARDS + 1
