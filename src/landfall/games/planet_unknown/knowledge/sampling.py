"""Redrawing what a seat may not know (section 21): tiles below the tops, events, civ cards, objectives."""

from __future__ import annotations

from landfall.flow.rng import Rng
from landfall.games.planet_unknown.knowledge.sampling_civ import redeal_civ
from landfall.games.planet_unknown.rules.phases.board_choice import picks
from landfall.games.planet_unknown.table.board import NO_LABELS
from landfall.games.planet_unknown.table.components import (
    CIV_LEVELS,
    COLOURS,
    EVENT_COLOUR,
    EVENT_SOLO,
    EVENTS_IN_THE_BOX,
    OBJECTIVES,
)
from landfall.games.planet_unknown.table.gains import FINAL_STEP, Turn, final_steps
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import BOARDS


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
    """The deck is drawn again, but for the next card if the seat has looked at it; its colours are known."""
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


def redeal_final_steps(state: PlanetUnknown, seat: int | None) -> None:
    """What face-down cards give others in the end-of-game step goes by the cards that were drawn for them."""
    if not state.ending:
        return
    for at, frame in enumerate(state.agenda):
        if isinstance(frame, Turn) and frame.seat != seat:
            others = [gain for gain in frame.pending() if gain.kind != FINAL_STEP]
            board = state.boards[frame.seat]
            left = final_steps(board.cards)[board.final_steps :]
            state.agenda[at] = frame.with_pending((*others, *left))


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
