"""What a seat knows as numbers, seats counted from the observer on: the shape is the same for every seat."""

from __future__ import annotations

from array import array
from typing import Final

from landfall.flow.frame import Decision
from landfall.games.antarctica.knowledge.sampling import may_lie_in_stack
from landfall.games.antarctica.rules.actions import Act, EndTurn
from landfall.games.antarctica.rules.movement import SetSail
from landfall.games.antarctica.rules.research import ChooseTrack
from landfall.games.antarctica.rules.scoring import points_by_category
from landfall.games.antarctica.rules.setup import PlaceCube, PlaceShip
from landfall.games.antarctica.rules.ship_move import ChooseShip, ChooseZone
from landfall.games.antarctica.rules.shipyard import KeepCard, TakeCard
from landfall.games.antarctica.rules.sun import UseIcebreaker
from landfall.games.antarctica.rules.track_actions import AdvanceTrack
from landfall.games.antarctica.table.components import (
    CARD_IDS,
    CUBES,
    DECK_IDS,
    KIND_IDS,
    NO_ACTION,
    SCIENTISTS,
    SHIPS,
    SHIPYARD_COUNTS,
    SHIPYARD_IDS,
    SPACES,
    TRACK_ACTIONS,
    TRACK_IDS,
    ZONES,
)
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import (
    BERTHS,
    CUBE_PIECE,
    NO_SHIP,
    SHIP_PIECE,
    count_in,
    owner_of,
    size_of,
    space_bit,
)

CARDS: Final[int] = len(CARD_IDS)
DECKS: Final[int] = len(DECK_IDS)
YARD: Final[int] = len(SHIPYARD_IDS)
TRACKS: Final[int] = len(TRACK_IDS)
COLOURED: Final[tuple[tuple[int, int], ...]] = tuple(
    [
        (track, space)
        for track in range(TRACKS)
        for space in range(1, SPACES + 1)
        if TRACK_ACTIONS[track][space] != NO_ACTION
    ]
)
POINTS: Final = 100.0
QUESTIONS: Final[tuple[type[Decision], ...]] = (
    PlaceShip,
    PlaceCube,
    SetSail,
    Act,
    EndTurn,
    ChooseTrack,
    TakeCard,
    KeepCard,
    ChooseShip,
    ChooseZone,
    AdvanceTrack,
    UseIcebreaker,
)

# (name, numbers common to all, numbers a seat)
PARTS: Final = (
    ("sun", ZONES, 0),
    ("zone asked about", ZONES, 0),
    ("owner of the ship in each dock", 0, BERTHS),
    ("buildings", ZONES * len(KIND_IDS), 0),
    ("scientists", 0, ZONES),
    ("icebreakers", 0, ZONES),
    ("cubes", 0, TRACKS),
    ("used spaces", len(COLOURED), 0),
    ("top cards", CARDS, 0),
    ("cards left in each deck", DECKS, 0),
    ("cards still in the decks", CARDS, 0),
    ("people, pieces and cards", 0, 12),
    ("points by category", 0, 4),
    ("whose turn, start player, owner of the second ship, card played", 0, 4),
    ("own hand, stack known, others known to hold, cards offered", 4 * YARD, 0),
    ("sizes of stack and draft", 2, 0),
    ("research points asked about, discarded already", 2, 0),
    ("what is asked", len(QUESTIONS), 0),
)


def size(seats: int) -> int:
    """How many numbers there are with so many seats."""
    return sum([common + each * seats for _, common, each in PARTS])


def observe(state: Antarctica, seat: int, into: array[float]) -> None:
    """Fill a zeroed array; the parts follow PARTS."""
    seats = state.seats
    into[state.sun] = 1.0
    at = 2 * ZONES
    for ship in state.docks:
        if ship != NO_SHIP:
            into[at + (owner_of(ship) - seat) % seats] = 1.0
        at += seats
    for zone in range(ZONES):
        for kind in range(len(KIND_IDS)):
            into[at + kind] = float(state.buildings[zone] >> kind & 1)
        at += len(KIND_IDS)
    for zone in range(ZONES):
        for turn in range(seats):
            other = state.at(zone, (seat + turn) % seats)
            into[at + turn] = state.scientists[other] / SCIENTISTS
            into[at + ZONES * seats + turn] = float(state.icebreakers[other])
        at += seats
    at += ZONES * seats
    for track in range(TRACKS):
        for turn in range(seats):
            into[at + turn] = state.cubes[state.at(track, (seat + turn) % seats)] / SPACES
        at += seats
    for track, space in COLOURED:
        into[at] = 1.0 if state.used & space_bit(track, space) else 0.0
        at += 1
    for deck in range(DECKS):
        cards = state.decks[deck]
        if cards:
            into[at + cards[-1]] = 1.0
        into[at + CARDS + deck] = len(cards) / CARDS
        for card in cards:
            into[at + CARDS + DECKS + card] = 1.0
    at += 2 * CARDS + DECKS
    points = points_by_category(state)
    to_act = state.to_act()
    for turn in range(seats):
        other = (seat + turn) % seats
        own = [
            state.supply[other] / SCIENTISTS,
            state.reserve[other] / SCIENTISTS,
            state.ships_left[other] / SHIPS,
            state.cubes_left[other] / CUBES,
            state.discarded[state.at(CUBE_PIECE, other)] / CUBES,
            state.discarded[state.at(SHIP_PIECE, other)] / SHIPS,
            size_of(state.hands[other]) / SHIPS,
            float(state.basic[other]),
            state.advanced[other] / seats,
            len(state.built[other]) / CARDS,
            state.stars[other] / CARDS,
            len(state.own_berths(other)) / SHIPS,
            *[number / POINTS for number in points[other].values()],
            1.0 if other in to_act else 0.0,
            1.0 if other == state.start_player else 0.0,
            1.0 if state.second != NO_SHIP and owner_of(state.second) == other else 0.0,
            1.0 if state.has_played(other) else 0.0,
        ]
        for number in own:
            into[at] = number
            at += 1
    question = state.waiting_for(seat)
    cards_asked = 0
    if isinstance(question, TakeCard):
        cards_asked = state.stack
    elif isinstance(question, KeepCard):
        cards_asked = state.draft
    for known in (state.hands[seat], may_lie_in_stack(state, seat), state.others_hold[seat], cards_asked):
        for card in range(YARD):
            into[at + card] = count_in(known, card) / SHIPYARD_COUNTS[card]
        at += YARD
    into[at] = size_of(state.stack) / sum(SHIPYARD_COUNTS)
    into[at + 1] = size_of(state.draft) / seats
    at += 2
    if question is not None:
        fields = question.asked(state)
        if "zone" in fields:
            into[ZONES + int(str(fields["zone"]))] = 1.0
        if "points" in fields:
            into[at] = int(str(fields["points"])) / SPACES
        into[at + 1] = 1.0 if fields.get("discarded") else 0.0
        into[at + 2 + QUESTIONS.index(type(question))] = 1.0
