"""Shipyard cards in hand (rules, section 7): at most one per sun visit, in one's own turn, after the ship has moved."""

from __future__ import annotations

from landfall.flow.frame import Frame
from landfall.flow.refusal import Refusal
from landfall.games.antarctica.rules.ending import EndOfGame, note_the_end
from landfall.games.antarctica.rules.research import SpendPoints
from landfall.games.antarctica.rules.tracks import open_to
from landfall.games.antarctica.story.events import CardPlayed, IcebreakerLaid, Recruited, ScientistPlaced
from landfall.games.antarctica.table.components import FAST_PROGRESS_POINTS, SHIPYARD_IDS, TWO_SCIENTISTS, ZONES
from landfall.games.antarctica.table.state import Antarctica, changed
from landfall.games.antarctica.table.terms import (
    FAST_PROGRESS,
    ICEBREAKER,
    LAY_ICEBREAKER,
    NO_SHIP,
    PLACE_SCIENTIST,
    PLAY,
    RUNNING,
    TWO_MORE,
    count_in,
    one,
    owner_of,
    second_berth,
    without,
)

# Playing a card is one of two blocks of actions, side by side in the catalogue.
FIRST_CARD_ACTION = PLAY + PLACE_SCIENTIST
LAST_CARD_ACTION = LAY_ICEBREAKER + ZONES - 1


def may_play(state: Antarctica, seat: int) -> bool:
    """Whether others must expect a card: some are in hand and none was played in this visit. Public knowledge."""
    return state.hands[seat] != 0 and not state.has_played(seat)


def add_cards(state: Antarctica, seat: int, legal: list[int]) -> None:
    """The cards in hand that have an effect now (R45)."""
    hand = state.hands[seat]
    if hand == 0 or state.has_played(seat):
        return
    if count_in(hand, PLACE_SCIENTIST) and state.supply[seat] > 0:
        legal.append(PLAY + PLACE_SCIENTIST)
    if count_in(hand, TWO_MORE) and state.reserve[seat] > 0:
        legal.append(PLAY + TWO_MORE)
    if count_in(hand, FAST_PROGRESS) and open_to(state, seat):
        legal.append(PLAY + FAST_PROGRESS)
    if count_in(hand, ICEBREAKER):
        for zone in state.open_zones:
            if is_second(state, seat, zone):
                legal.append(LAY_ICEBREAKER + zone)


def is_second(state: Antarctica, seat: int, zone: int) -> bool:
    """Whether a ship of this seat is second in the zone, in the sense of section 9.

    In the lit zone this is the ship that was second when the sun came and has not left since: ships that move up,
    arrive or are built during the visit do not count (R13).
    """
    if zone != state.sun:
        return holds_second_dock(state, seat, zone)
    return state.second != NO_SHIP and owner_of(state.second) == seat


def holds_second_dock(state: Antarctica, seat: int, zone: int) -> bool:
    ship = state.docks[second_berth(zone)]
    return ship != NO_SHIP and owner_of(ship) == seat


def is_card(action: int) -> bool:
    return FIRST_CARD_ACTION <= action <= LAST_CARD_ACTION


def card_of(action: int) -> int:
    """The card an action plays."""
    return ICEBREAKER if action >= LAY_ICEBREAKER else action - PLAY


def play_card(state: Antarctica, seat: int, zone: int, action: int, onwards: Frame) -> None:
    """The card goes to the box, an icebreaker to its zone; the effect is resolved first, then it goes `onwards`."""
    card = card_of(action)
    state.hands[seat] -= one(card)
    state.played += one(card)
    state.card_played |= 1 << seat
    forget(state, seat, card)
    if card == ICEBREAKER:
        lay_icebreaker(state, seat, action - LAY_ICEBREAKER)
        state.then(onwards)
        return
    if state.history is not None:
        state.tell(CardPlayed(seat, SHIPYARD_IDS[card]))
    if card == PLACE_SCIENTIST:
        state.settle(seat, zone, 1)
        if state.history is not None:
            state.tell(ScientistPlaced(seat, zone))
        note_the_end(state, seat)
        state.then(onwards if state.ending == RUNNING else EndOfGame())  # R36
    elif card == TWO_MORE:
        recruited = state.recruit(seat, TWO_SCIENTISTS)
        if state.history is not None:
            state.tell(Recruited(seat, recruited, SHIPYARD_IDS[TWO_MORE]))
        state.then(onwards)
    else:
        state.then(SpendPoints(seat, FAST_PROGRESS_POINTS), onwards)


def forget(state: Antarctica, seat: int, card: int) -> None:
    """Everybody sees the card: it is no longer one of those that the others are known to hold."""
    known = list(state.others_hold)
    for other in range(state.seats):
        if other != seat:
            known[other] = without(known[other], card)
    state.others_hold = tuple(known)


def lay_icebreaker(state: Antarctica, seat: int, zone: int) -> None:
    at = state.at(zone, seat)
    state.icebreakers = changed(state.icebreakers, at, state.icebreakers[at] + 1)
    if state.history is not None:
        state.tell(IcebreakerLaid(seat, zone))


def cannot_play(state: Antarctica, seat: int, action: int) -> Refusal:
    """Why this card cannot be played."""
    card = card_of(action)
    facts: dict[str, object] = {"card": SHIPYARD_IDS[card]}
    if not count_in(state.hands[seat], card):
        return Refusal("not-in-hand", "7", facts)
    if state.has_played(seat):
        return Refusal("card-played", "7")
    if card == PLACE_SCIENTIST:
        return Refusal("supply-empty", "7")
    if card == TWO_MORE:
        return Refusal("reserve-empty", "7")
    if card == FAST_PROGRESS:
        return Refusal("no-track-to-advance", "7")
    zone = action - LAY_ICEBREAKER
    if zone not in state.open_zones:
        return Refusal("zone-closed", "R07", {"zone": zone})
    if zone == state.sun:
        moved_up = holds_second_dock(state, seat, zone)
        if not moved_up and not any(is_second(state, seat, other) for other in state.open_zones):
            return Refusal("second-nowhere", "9")
        return Refusal("not-second-under-the-sun", "R13", {"zone": zone})
    return Refusal("not-second", "9", {"zone": zone})
