"""Redrawing what a seat may not know (rules, section 18): building decks below the top, shipyard stack and hands."""

from __future__ import annotations

from landfall.flow.rng import Rng
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import ALL_CARDS, NOT_SEEN, cards_in, in_both, size_of, together


def redeal(state: Antarctica, seat: int | None, rng: Rng) -> None:
    """Everything is drawn from sorted pools, so that the draw depends on what the seat knows and on `rng` alone."""
    redeal_decks(state, rng)
    redeal_shipyard(state, seat, rng)


def redeal_decks(state: Antarctica, rng: Rng) -> None:
    """Everybody knows which building cards are left and the top one; nobody knows their order."""
    decks: list[tuple[int, ...]] = []
    for deck in state.decks:
        below = sorted(deck[:-1])
        rng.shuffle(below)
        decks.append((*below, *deck[-1:]))
    state.decks = tuple(decks)


def redeal_shipyard(state: Antarctica, seat: int | None, rng: Rng) -> None:
    """The stack (or what was boxed of it) is part of what may lie there; a draft the seat has looked at is part of what
    it passed on. All else is open."""
    draft_seen = NOT_SEEN if seat is None else state.draft_seen[seat]
    unknown = ALL_CARDS - state.played - (0 if seat is None else state.hands[seat])
    drafted = size_of(state.draft)
    draft = 0
    if draft_seen != NOT_SEEN:
        draft = some_of(draft_seen, drafted, rng)
    pool = cards_in(may_lie_in_stack(state, seat))
    rng.shuffle(pool)
    in_stack = size_of(state.stack)
    in_box = size_of(state.boxed)
    stack = together(pool[:in_stack])
    boxed = together(pool[in_stack : in_stack + in_box])
    if draft_seen == NOT_SEEN:
        draft = together(pool[in_stack + in_box : in_stack + in_box + drafted])
    in_hands = cards_in(unknown - stack - boxed - draft)
    rng.shuffle(in_hands)
    for other in range(state.seats):
        if other != seat:
            size = size_of(state.hands[other])
            state.hands[other] = together(in_hands[:size])
            in_hands = in_hands[size:]
    assert not in_hands, "every shipyard card is somewhere"
    state.stack = stack
    state.boxed = boxed
    state.draft = draft
    forget_what_others_saw(state, seat)


def may_lie_in_stack(state: Antarctica, seat: int | None) -> int:
    """Part of what the seat last saw there, but nothing played, none of its own cards, none that it knows the others to
    hold, and none of a draft that it is looking at now."""
    if seat is None:
        return ALL_CARDS - state.played
    elsewhere = state.played + state.hands[seat] + state.others_hold[seat]
    possible = in_both(state.stack_seen[seat], ALL_CARDS - elsewhere)
    if state.draft_seen[seat] != NOT_SEEN and state.current_player() == seat:
        possible -= state.draft_seen[seat]
    return possible


def some_of(cards: int, count: int, rng: Rng) -> int:
    """This many of the cards, drawn at random."""
    pool = cards_in(cards)
    rng.shuffle(pool)
    return together(pool[:count])


def forget_what_others_saw(state: Antarctica, seat: int | None) -> None:
    """This seat does not know what others have seen: they keep only what everybody knows."""
    seats = range(state.seats)
    state.stack_seen = tuple([state.stack_seen[other] if other == seat else ALL_CARDS for other in seats])
    state.others_hold = tuple([state.others_hold[other] if other == seat else 0 for other in seats])
    draft_seen: list[int] = []
    for other in seats:
        seen = state.draft_seen[other]
        draft_seen.append(seen if other == seat or seen == NOT_SEEN else state.draft)
    state.draft_seen = tuple(draft_seen)
