"""Building a building (rules, 6.1) and resource cards (6.6)."""

from __future__ import annotations

from landfall.flow.refusal import Refusal
from landfall.games.antarctica.rules.ending import note_the_end
from landfall.games.antarctica.rules.refusals import names_of
from landfall.games.antarctica.rules.requirements import can_replace, has_replacement, scientists_for
from landfall.games.antarctica.story.events import Built, PlanktonException, ResourceUsed
from landfall.games.antarctica.table.components import (
    CARD_IDS,
    CARD_KIND,
    CARD_NEEDS,
    CARD_POINTS,
    CARD_SCIENTISTS,
    CARD_STAR,
    DECK_IDS,
    KIND_IDS,
    RESOURCE_IDS,
)
from landfall.games.antarctica.table.state import Antarctica, changed
from landfall.games.antarctica.table.terms import ADVANCED, BASIC, BASIC_KINDS


def build(state: Antarctica, seat: int, zone: int, deck: int) -> int:
    """Steps a to d: card, building, scientists, a note if that ends the game. Returns the research points to spend."""
    card = state.decks[deck][-1]
    use_resource(state, seat, CARD_NEEDS[card] & ~state.access(seat))
    scientists = scientists_for(state, seat, card)
    if scientists < CARD_SCIENTISTS[card] and state.history is not None:
        state.tell(PlanktonException(seat))
    decks = list(state.decks)
    decks[deck] = decks[deck][:-1]
    state.decks = tuple(decks)
    state.barrier()  # a new card is on top
    built = list(state.built)
    built[seat] = (*built[seat], card)
    state.built = tuple(built)
    if CARD_STAR[card]:
        state.stars = changed(state.stars, seat, state.stars[seat] + 1)
    state.buildings[zone] |= 1 << CARD_KIND[card]
    state.settle(seat, zone, scientists)
    if state.history is not None:
        state.tell(Built(seat, CARD_IDS[card], KIND_IDS[CARD_KIND[card]], zone, scientists))
    note_the_end(state, seat)
    return CARD_POINTS[card]


def use_resource(state: Antarctica, seat: int, missing: int) -> None:
    """The resource card for a building out of reach goes back to the stack; it is the one card of this visit."""
    if not missing:
        return
    resource = BASIC if missing & BASIC_KINDS else ADVANCED
    if resource == BASIC:
        state.basic = changed(state.basic, seat, state.basic[seat] - 1)
    else:
        state.advanced = changed(state.advanced, seat, state.advanced[seat] - 1)
    state.card_played |= 1 << seat
    if state.history is not None:
        state.tell(ResourceUsed(seat, RESOURCE_IDS[resource], names_of(missing)))


def cannot_build(state: Antarctica, seat: int, zone: int, deck: int) -> Refusal:
    """What is lacking for the top card of a stack."""
    if not state.decks[deck]:
        return Refusal("stack-empty", "R26", {"deck": DECK_IDS[deck]})
    card = state.decks[deck][-1]
    building = KIND_IDS[CARD_KIND[card]]
    if state.buildings[zone] >> CARD_KIND[card] & 1:
        return Refusal("already-stands-here", "6.1", {"building": building, "zone": zone})
    missing = CARD_NEEDS[card] & ~state.access(seat)
    if missing and not can_replace(state, seat, missing):
        facts: dict[str, object] = {"building": building, "buildings": names_of(missing)}
        if has_replacement(state, seat, missing):  # only the card played hinders it
            return Refusal("out-of-reach-and-card-played", "6.6", facts)
        return Refusal("out-of-reach", "6.1", facts)
    needed = scientists_for(state, seat, card)
    return Refusal(
        "not-enough-scientists", "6.1", {"building": building, "needed": needed, "supply": state.supply[seat]}
    )
