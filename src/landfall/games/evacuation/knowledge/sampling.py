"""Redrawing what a seat may not know: decks, goals of others, action cards, the order of the solo deck."""

from __future__ import annotations

from landfall.flow.rng import Rng
from landfall.games.evacuation.knowledge.draft_knowledge import draft_rounds_seen, still_keeping
from landfall.games.evacuation.rules.effects.effect_steps import Keeping
from landfall.games.evacuation.rules.phases.draft import hand_in_round, held_by, holder_of
from landfall.games.evacuation.table.cards import (
    CARDS,
    GOALS,
    GOALS_KEPT,
    INFRASTRUCTURE_CORE,
    INFRASTRUCTURE_PART,
    INFRASTRUCTURES,
)
from landfall.games.evacuation.table.components import ROW_SIZE
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import EMPTY, INFRASTRUCTURE_ROW, ROWS


def redeal(state: Evacuation, seat: int | None, rng: Rng) -> None:
    """Everything is drawn from sorted pools, so that the draw depends on what the seat knows and on `rng` alone."""
    for row in range(ROWS):
        if row == INFRASTRUCTURE_ROW:
            redeal_infrastructure(state, rng)
        else:
            known = state.decks[row][: state.known_under[row]]
            hidden = sorted(state.decks[row][state.known_under[row] :])
            rng.shuffle(hidden)
            state.decks[row] = (*known, *hidden)
    if state.dealt:
        redeal_goals(state, seat, rng)
    if state.is_advanced:
        redeal_cards(state, seat, rng)
    if len(state.solo_deck) > 1:
        hidden_cards = sorted(state.solo_deck[:-1])
        rng.shuffle(hidden_cards)
        state.solo_deck = (*hidden_cards, state.solo_deck[-1])


def redeal_infrastructure(state: Evacuation, rng: Rng) -> None:
    """Which nine cards of each part are in the game is not known either; part I still lies on part II."""
    deck = state.decks[INFRASTRUCTURE_ROW]
    known = deck[: state.known_under[INFRASTRUCTURE_ROW]]
    hidden = deck[state.known_under[INFRASTRUCTURE_ROW] :]
    seen = 0
    for card in (*known, *state.rows[ROW_SIZE * INFRASTRUCTURE_ROW :]):
        if card != EMPTY:
            seen |= 1 << card
    for seat in range(state.seats):
        seen |= state.hand_infrastructure[seat] | state.played[seat]
    core = state.options["pool"] == "core"
    drawn: list[int] = []
    for part in (1, 0):
        pool = [
            card
            for card in range(INFRASTRUCTURES)
            if INFRASTRUCTURE_PART[card] == part and not seen >> card & 1 and (INFRASTRUCTURE_CORE[card] or not core)
        ]
        rng.shuffle(pool)
        drawn.extend(pool[: len([card for card in hidden if INFRASTRUCTURE_PART[card] == part])])
    state.decks[INFRASTRUCTURE_ROW] = (*known, *drawn)


def redeal_goals(state: Evacuation, seat: int | None, rng: Rng) -> None:
    """Hands that the seat has held stay as it saw them; what came before and after is drawn again."""
    hands = len(state.dealt)
    rounds = 0 if seat is None else draft_rounds_seen(state)
    seen: list[list[int]] = [] if seat is None else [hand_in_round(state, seat, number) for number in range(rounds)]
    held = [] if seat is None else [held_by(state, seat, number) for number in range(rounds)]
    own = () if seat is None else state.picked[seat]
    core = state.options["pool"] == "core"
    known = {goal for hand in seen for goal in hand}
    pool = [goal for goal in range(len(GOALS)) if goal not in known and (GOALS[goal].core or not core)]
    rng.shuffle(pool)
    dealt: list[tuple[int, ...]] = []
    picks: list[list[int]] = [[-1] * len(picked) for picked in state.picked]
    for hand in range(hands):
        first = [number for number in range(rounds) if held[number] == hand]
        size = len(state.dealt[hand])
        missing = size if not first else first[0]
        before = [pool.pop() for _ in range(missing)]
        goals = [*before, *(seen[first[0]] if first else [])]
        dealt.append(tuple(sorted(goals)))
        pick_again(state, hand, goals=goals, before=before, first=first, seen=seen, own=own, picks=picks, rng=rng)
    state.dealt = tuple(dealt)
    state.picked = tuple([tuple(picked) for picked in picks])
    for other in range(state.seats):
        if other != seat and state.goals[other]:
            four = sorted(picks[other])
            rng.shuffle(four)
            state.goals[other] = tuple(sorted(four[:GOALS_KEPT]))


def pick_again(
    state: Evacuation,
    hand: int,
    goals: list[int],
    before: list[int],
    first: list[int],
    seen: list[list[int]],
    own: tuple[int, ...],
    picks: list[list[int]],
    rng: Rng,
) -> None:
    """Who picked what of a hand: as the seat knows it, otherwise at random."""
    left = goals[:]
    for number in range(len(goals)):
        holder = holder_of(state, hand, number)
        if number >= len(picks[holder]):
            return
        if number in first:
            goal = own[number]
        else:
            later = [one for one in first if one > number]
            open_goals = [goal for goal in left if not later or goal not in seen[later[0]]]
            open_goals.sort()
            goal = open_goals[rng.below(len(open_goals))]
        picks[holder][number] = goal
        left.remove(goal)


def redeal_cards(state: Evacuation, seat: int | None, rng: Rng) -> None:
    """Own cards and those played face up are known; all others are dealt again to where cards lie.

    A card that the seat saw go into the deck when it was last made is with another only if that one has drawn since.
    """
    for other in range(state.seats):
        if other != seat and still_keeping(state, other):
            state.hand[other] = (*state.hand[other], *state.thrown[other])
            state.thrown[other] = ()
    known = {card for cards in state.face_up for card in cards}
    returned = set(state.shuffled_open)
    if seat is not None:
        known |= {*state.hand[seat], *state.face_down[seat], *state.thrown[seat]}
        returned |= set(state.shuffled_own[seat])
    pool = [card for card in range(CARDS) if card not in known]
    rng.shuffle(pool)
    older = [card for card in pool if card not in returned]
    others = [other for other in range(state.seats) if other != seat]
    dealt = [[older.pop() for _ in range(min(held_before(state, other, returned), len(older)))] for other in others]
    gone = {card for cards in dealt for card in cards}
    pool = [card for card in pool if card not in gone]
    for other, cards in zip(others, dealt, strict=True):
        while len(cards) < hidden_cards(state, other):
            cards.append(pool.pop())
        rng.shuffle(cards)
        state.hand[other] = dealt_from(cards, len(state.hand[other]))
        state.face_down[other] = dealt_from(cards, len(state.face_down[other]))
        state.thrown[other] = dealt_from(cards, len(state.thrown[other]))
    state.action_deck = tuple(pool)
    state.shuffled_own = tuple([own if one == seat else () for one, own in enumerate(state.shuffled_own)])
    forget_places(state, seat)


def hidden_cards(state: Evacuation, seat: int) -> int:
    return len(state.hand[seat]) + len(state.face_down[seat]) + len(state.thrown[seat])


def held_before(state: Evacuation, seat: int, returned: set[int]) -> int:
    """How many of its hidden cards a seat must have held before the deck was last made: it has not drawn that many."""
    drawn = state.drawn[seat] - len([card for card in state.face_up[seat] if card in returned])
    return max(0, hidden_cards(state, seat) - drawn)


def dealt_from(pool: list[int], count: int) -> tuple[int, ...]:
    cards = sorted([pool.pop() for _ in range(count)])
    return tuple(cards)


def forget_places(state: Evacuation, seat: int | None) -> None:
    """How far another seat has come with discarding is not known: it begins again."""
    for lane in (state.agenda, *state.lanes):
        if lane:
            frame = lane[-1]
            if isinstance(frame, Keeping) and frame.seat != seat:
                lane[-1] = frame.anew()
