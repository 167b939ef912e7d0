"""Redrawing the civ cards that lie face down: in stacks, out of the game, and in the hands of others."""

from __future__ import annotations

from typing import Final

from landfall.flow.rng import Rng
from landfall.games.planet_unknown.table.board import NO_LABELS
from landfall.games.planet_unknown.table.components import CARD_IMMEDIATE, CARD_LEVEL
from landfall.games.planet_unknown.table.gains import FINAL_CARDS, ComingStep, Turn
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.trackers import can_advance, has_to_advance

IN_STACK: Final = -1
OUT: Final = -2
EXTRA: Final = -3
TRIES: Final = 40


class Place:
    """Where a civ card may lie face down: in its stack, out of the game, as a seat's extra card, or in its hand."""

    def __init__(self, owner: int, at: int) -> None:
        self.owner = owner
        self.at = at  # among the owner's cards, or IN_STACK, OUT, EXTRA


class Group:
    """Cards that a seat cannot tell apart, and the places they lie in."""

    def __init__(self, places: list[Place], pool: list[int]) -> None:
        self.places = places
        self.pool = pool


def redeal_civ(state: PlanetUnknown, seat: int | None, level: int, rng: Rng) -> None:
    """Cards a seat has seen together cannot be told apart afterwards: each such group is shuffled among its places."""
    labels = NO_LABELS if seat is None else state.boards[seat].labels
    returned: tuple[tuple[int, ...], ...] = () if seat is None else state.boards[seat].returned
    groups: list[Group] = []
    for label in sorted(set(labels)):
        group = Group([], [])
        for card in state.unused_civ[level - 1]:
            if labels[card] == label:
                group.places.append(Place(-1, OUT))
                group.pool.append(card)
        add_hands(state, seat, level, label, labels, group.places, group.pool)
        for card in state.civ[level - 1]:
            if labels[card] == label:
                group.places.append(Place(-1, IN_STACK))
                group.pool.append(card)
        groups.append(group)
    put_down(state, level, groups, deal_all(groups, returned, known_finals(state, seat, level), rng))


def put_down(state: PlanetUnknown, level: int, groups: list[Group], dealt: list[list[int]]) -> None:
    """The cards of this level lie where they were dealt."""
    stack: list[int] = []
    unused: list[int] = []
    for number in range(len(groups)):
        for at in range(len(dealt[number])):
            place = groups[number].places[at]
            card = dealt[number][at]
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


# -- cards that act in the end-of-game step ---------------------------------------------------------------------------


def known_finals(state: PlanetUnknown, seat: int | None, level: int) -> list[tuple[int, int]]:
    """By seat: how many cards with a last advance it has at least and at most, by what it has done in public.

    Each such advance was seen, and none may be left out (R 53): who has finished the step has no more of these cards.
    """
    if not state.ending or state.is_terminal() or CARD_LEVEL[FINAL_CARDS[0]] != level:
        return []
    known: list[tuple[int, int]] = []
    for other in range(state.seats):
        board = state.boards[other]
        may_have_more = waits_for(state, other) or not can_use_one(state, other)
        least = max(board.final_steps, board.finals_shown)
        known.append((least, len(FINAL_CARDS) if may_have_more else least))
    return known


def waits_for(state: PlanetUnknown, seat: int) -> bool:
    """Whether the last step of this seat is still to come, or under way."""
    for frame in state.agenda:
        if isinstance(frame, Turn) and frame.seat == seat:
            return True
        if isinstance(frame, ComingStep) and frame.seat == seat:
            return True
    return False


def can_use_one(state: PlanetUnknown, seat: int) -> bool:
    board = state.boards[seat]
    for tracker in range(len(board.at)):
        if can_advance(board, tracker) and has_to_advance(board, tracker, True):
            return True
    return False


def agree(groups: list[Group], dealt: list[list[int]], known: list[tuple[int, int]]) -> bool:
    """Whether every seat has as many of these cards as is known."""
    counts = [0] * len(known)
    for number in range(len(groups)):
        for at in range(len(dealt[number])):
            place = groups[number].places[at]
            if place.at >= 0 and dealt[number][at] in FINAL_CARDS:
                counts[place.owner] += 1
    for owner in range(len(known)):
        held = [place for group in groups for place in group.places if place.at >= 0 and place.owner == owner]
        if held and not known[owner][0] <= counts[owner] <= known[owner][1]:
            return False
    return True


def deal_all(
    groups: list[Group], returned: tuple[tuple[int, ...], ...], known: list[tuple[int, int]], rng: Rng
) -> list[list[int]]:
    """Every group among its places, so that it agrees with what the end-of-game step has shown."""
    for _ in range(TRIES if known else 1):
        dealt = [deal_among(group.places, group.pool, returned, rng) for group in groups]
        if not known or agree(groups, dealt, known):
            return dealt
    return swap_finals(groups, dealt, returned, known)


def swap_finals(
    groups: list[Group], dealt: list[list[int]], returned: tuple[tuple[int, ...], ...], known: list[tuple[int, int]]
) -> list[list[int]]:
    """Move the cards in question, one exchange or two, until it agrees; where that does not help, leave them."""
    tried = [dealt]
    for _ in FINAL_CARDS:
        following: list[list[list[int]]] = []
        for start in tried:
            following.extend(exchanges(groups, start, returned))
        for found in following:
            if agree(groups, found, known):
                return found
        tried = following
    return dealt


def exchanges(
    groups: list[Group], dealt: list[list[int]], returned: tuple[tuple[int, ...], ...]
) -> list[list[list[int]]]:
    """All ways to exchange a card in question with another of its group, each where it can lie."""
    found: list[list[list[int]]] = []
    for number in range(len(groups)):
        places = groups[number].places
        cards = dealt[number]
        for at in range(len(cards)):
            if cards[at] not in FINAL_CARDS:
                continue
            for other in range(len(cards)):
                if (
                    other != at
                    and fits(cards[at], places[other], returned)
                    and fits(cards[other], places[at], returned)
                ):
                    changed = cards[:]
                    changed[at], changed[other] = cards[other], cards[at]
                    found.append([*dealt[:number], changed, *dealt[number + 1 :]])
    return found


# -- who may have what ------------------------------------------------------------------------------------------------


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
    """The pool in random order, one card per place, each where it can lie."""
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
