"""What a seat knows as numbers, seats counted from the observer on: the shape is the same for every seat."""

from __future__ import annotations

from array import array
from typing import Final

from landfall.flow.frame import Decision
from landfall.flow.observation import Part
from landfall.games.antarctica.knowledge.sampling import may_lie_in_stack
from landfall.games.antarctica.rules.actions import Act, EndTurn
from landfall.games.antarctica.rules.icebreakers import UseIcebreaker
from landfall.games.antarctica.rules.movement import SetSail
from landfall.games.antarctica.rules.research import ChooseTrack
from landfall.games.antarctica.rules.scoring import (
    add_contest,
    discard_amounts,
    track_amounts,
    track_standing,
    zone_extra,
)
from landfall.games.antarctica.rules.setup import PlaceCube, PlaceShip
from landfall.games.antarctica.rules.ship_move import ChooseShip, ChooseZone
from landfall.games.antarctica.rules.shipyard import KeepCard, TakeCard
from landfall.games.antarctica.rules.track_actions import ADVANCE_POINTS, AdvanceTrack
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
    zone_at,
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
POINTS: Final = 100
CONTESTS: Final = 4  # zones, tracks, stars, discards
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

QUESTION_PLACES: Final[dict[type[Decision], int]] = {question: at for at, question in enumerate(QUESTIONS)}
KINDS: Final[int] = len(KIND_IDS)
OF_A_SEAT: Final = (
    "scientists in the supply, in reserve; ships, cubes left; cubes, ships discarded; cards in hand; basic and advanced"
    " resources; buildings; stars; ships at sea; points of zones, tracks, stars, discards; acting; start player; owner"
    " of the second ship; card played"
)
SEAT_NUMBERS: Final = 20


def layout(seats: int) -> list[Part]:
    """The parts with this many seats; wherever seats are counted, the observer is the first."""
    return [
        ("sun", -1, (ZONES,)),
        ("zone asked about", -1, (ZONES,)),
        ("owner of the ship in each dock", -1, (BERTHS, seats)),
        ("buildings", -1, (ZONES, KINDS)),
        ("scientists", -1, (ZONES, seats)),
        ("icebreakers", -1, (ZONES, seats)),
        ("cubes", -1, (TRACKS, seats)),
        ("used spaces", -1, (len(COLOURED),)),
        ("top cards", -1, (CARDS,)),
        ("cards left in each deck", -1, (DECKS,)),
        ("cards still in the decks", -1, (CARDS,)),
        (OF_A_SEAT, -1, (seats, SEAT_NUMBERS)),
        ("own hand, stack known, others known to hold, cards offered", -1, (4, YARD)),
        ("sizes of stack and draft", -1, (2,)),
        ("research points asked about, discarded already", -1, (2,)),
        ("tracks that others have taken, and whether the advance is one's own", -1, (TRACKS + 1,)),
        ("what is asked", -1, (len(QUESTIONS),)),
    ]


def observe(state: Antarctica, seat: int, into: array[float]) -> None:
    """Fill a zeroed array; the parts follow `layout`."""
    seats = state.seats
    into[state.sun] = 1.0
    at = 2 * ZONES
    for ship in state.docks:
        if ship != NO_SHIP:
            into[at + (owner_of(ship) - seat) % seats] = 1.0
        at += seats
    for zone in range(ZONES):
        built = state.buildings[zone]
        if built:
            for kind in range(KINDS):
                if built >> kind & 1:
                    into[at + kind] = 1.0
        at += KINDS
    at = by_seat(state.scientists, ZONES, seats, seat, SCIENTISTS, into, at)
    for row in range(ZONES):
        for turn in range(seats):
            if state.icebreakers[row * seats + (seat + turn) % seats]:
                into[at + turn] = 1.0
        at += seats
    at = by_seat(state.cubes, TRACKS, seats, seat, SPACES, into, at)
    if state.used:
        for track, space in COLOURED:
            if state.used & space_bit(track, space):
                into[at] = 1.0
            at += 1
    else:
        at += len(COLOURED)
    for deck in range(DECKS):
        cards = state.decks[deck]
        if cards:
            into[at + cards[-1]] = 1.0
            into[at + CARDS + deck] = len(cards) / CARDS
        for card in cards:
            into[at + CARDS + DECKS + card] = 1.0
    at += 2 * CARDS + DECKS
    observe_seats(state, seat, into, at)
    at += seats * SEAT_NUMBERS
    question = state.waiting_for(seat)
    observe_cards(state, seat, question, into, at)
    at += 4 * YARD
    into[at] = size_of(state.stack) / sum(SHIPYARD_COUNTS)
    into[at + 1] = min(size_of(state.draft) / seats, 1.0)
    if question is not None:
        observe_question(state, question, into, at + 2)


def by_seat(numbers: list[int], rows: int, seats: int, seat: int, unit: int, into: array[float], at: int) -> int:
    """A row of numbers for each zone or track, the observer's first; the place after them."""
    for row in range(rows):
        for turn in range(seats):
            number = numbers[row * seats + (seat + turn) % seats]
            if number:
                into[at + turn] = number / unit
        at += seats
    return at


def observe_seats(state: Antarctica, seat: int, into: array[float], at: int) -> None:
    """What each seat has, seat after seat."""
    seats = state.seats
    points = points_of_contests(state)
    acting = state.to_act()
    for turn in range(seats):
        other = (seat + turn) % seats
        share(state.supply[other], SCIENTISTS, into, at)
        share(state.reserve[other], SCIENTISTS, into, at + 1)
        share(state.ships_left[other], SHIPS, into, at + 2)
        share(state.cubes_left[other], CUBES, into, at + 3)
        share(state.discarded[state.at(CUBE_PIECE, other)], CUBES, into, at + 4)
        share(state.discarded[state.at(SHIP_PIECE, other)], SHIPS, into, at + 5)
        share(size_of(state.hands[other]), SHIPS, into, at + 6)
        share(state.basic[other], 1, into, at + 7)
        share(state.advanced[other], seats, into, at + 8)
        share(len(state.built[other]), CARDS, into, at + 9)
        share(state.stars[other], CARDS, into, at + 10)
        share(len(state.own_berths(other)), SHIPS, into, at + 11)
        for category in range(CONTESTS):
            share(points[category][other], POINTS, into, at + 12 + category)
        if other in acting:
            into[at + 16] = 1.0
        if other == state.start_player:
            into[at + 17] = 1.0
        if state.second != NO_SHIP and owner_of(state.second) == other:
            into[at + 18] = 1.0
        if state.has_played(other):
            into[at + 19] = 1.0
        at += SEAT_NUMBERS


def share(number: int, unit: int, into: array[float], at: int) -> None:
    """A number as a share of the most that it can be."""
    if number:
        into[at] = min(number / unit, 1.0)


def points_of_contests(state: Antarctica) -> list[list[int]]:
    """Points by category and seat: zones, tracks, stars, discards."""
    seats = state.seats
    points = [[0] * seats for _ in range(CONTESTS)]
    for zone in state.open_zones:
        add_contest(points[0], state.scientists, state.scientists, state.at(zone, 0), zone_extra(state, zone))
    for track in range(state.open_tracks):
        standing = track_standing(state, track)
        add_contest(points[1], standing, track_amounts(state, track), 0, 0)
    stars = list(state.stars)
    add_contest(points[2], stars, stars, 0, 0)
    discards = discard_amounts(state)
    add_contest(points[3], discards, discards, 0, 0)
    return points


def observe_cards(state: Antarctica, seat: int, question: Decision | None, into: array[float], at: int) -> None:
    """The cards of the shipyard as far as the seat knows them, and those it may choose from."""
    offered = 0
    if isinstance(question, TakeCard):
        offered = state.stack
    elif isinstance(question, KeepCard):
        offered = state.draft
    for known in (state.hands[seat], may_lie_in_stack(state, seat), state.others_hold[seat], offered):
        if known:
            for card in range(YARD):
                share(count_in(known, card), SHIPYARD_COUNTS[card], into, at + card)
        at += YARD


def observe_question(state: Antarctica, question: Decision, into: array[float], at: int) -> None:
    """Which question it is, and what it is about; its zone is told near the beginning."""
    tracks = at + 2
    into[tracks + TRACKS + 1 + QUESTION_PLACES[type(question)]] = 1.0
    zone = -1
    if isinstance(question, (Act, EndTurn)):
        zone = question.zone
        into[at + 1] = float(question.discarded)
    elif isinstance(question, SetSail):
        zone = state.sun
        into[at + 1] = float(question.discarded)
    elif isinstance(question, UseIcebreaker):
        zone = state.sun
    elif isinstance(question, ChooseZone):
        zone = zone_at(question.berth)
    elif isinstance(question, ChooseTrack):
        into[at] = min(question.points / SPACES, 1.0)
    elif isinstance(question, AdvanceTrack):
        into[at] = ADVANCE_POINTS / SPACES
        for track in range(TRACKS):
            if question.taken >> track & 1:
                into[tracks + track] = 1.0
        if question.seat == question.trigger_seat:
            into[tracks + TRACKS] = 1.0
    if zone >= 0:
        into[ZONES + zone] = 1.0
