"""What a seat knows as numbers, seats counted from the observer on: the shape is the same for every seat."""

from __future__ import annotations

from array import array
from typing import Final

from landfall.flow.frame import Decision
from landfall.flow.observation import Part, part_by_part
from landfall.games.star_race.rules.cards import (
    CardDecision,
    ChooseEntrants,
    ChooseGroup,
    ChoosePair,
    ChooseShip,
    ChooseSource,
)
from landfall.games.star_race.rules.mission import SetAside
from landfall.games.star_race.rules.planets import Look, NovaAbility, PlacePatrol, ZoraAbility
from landfall.games.star_race.rules.turn import PlayCard
from landfall.games.star_race.table.components import CARD_COUNTS, CARD_IDS, PLANET_IDS
from landfall.games.star_race.table.state import StarRace
from landfall.games.star_race.table.terms import COPY, GROUPS, NO_CARD, PLANET, SHIPS, count_in

LEVELS: Final = PLANET + 1
KINDS: Final[int] = len(CARD_IDS)
MOST_SEATS: Final = 4
POINTS: Final = 144.0  # the most a basic game can give
QUESTIONS: Final[tuple[type[Decision], ...]] = (
    SetAside,
    PlacePatrol,
    PlayCard,
    ChooseShip,
    ChoosePair,
    ChooseGroup,
    ChooseEntrants,
    ChooseSource,
    NovaAbility,
    ZoraAbility,
    Look,
)

# (name, numbers common to all, numbers per seat)
PARTS: Final = (
    ("ship levels, one of seven a ship", SHIPS * LEVELS, 0),
    ("own hired ships", SHIPS, 0),
    ("ships seen of each seat", 0, SHIPS),
    ("own hand", KINDS, 0),
    ("own cards set aside", KINDS, 0),
    ("cards played", 0, KINDS),
    ("kind offered to Copy", 0, KINDS),
    ("total", 0, 1),
    ("whose turn", 0, 1),
    ("start player", 0, 1),
    ("ready", 0, 1),
    ("planet and abilities", len(PLANET_IDS) + 1, 0),
    ("mission", 4, 0),
    ("patrol tokens, one of seven a ship", SHIPS * LEVELS, 0),
    ("inspected, by each seat", 0, MOST_SEATS),
    ("ships with a token", SHIPS, 0),
    ("what is asked", len(QUESTIONS), 0),
    ("card in question", KINDS, 0),
    ("group in question", len(GROUPS), 0),
)


SHAPES: Final = {PARTS[0][0]: (SHIPS, LEVELS), PARTS[13][0]: (SHIPS, LEVELS)}
QUESTION_PLACES: Final[dict[type[Decision], int]] = {kind: at for at, kind in enumerate(QUESTIONS)}


def layout(seats: int) -> list[Part]:
    """The parts with this many seats."""
    return [(name, seat, SHAPES.get(name, shape)) for name, seat, shape in part_by_part(PARTS, seats)]


def observe(state: StarRace, seat: int, into: array[float]) -> None:
    """Fill a zeroed array; the parts follow PARTS."""
    seats = state.seats
    at = 0
    for ship in range(SHIPS):
        into[at + state.levels[ship]] = 1.0
        at += LEVELS
    for ship in state.hired_by(seat):
        into[at + ship] = 1.0
    at += SHIPS
    for turn in range(seats):
        shown = state.seen[seat * seats + (seat + turn) % seats]
        if shown:
            into[at + shown - 1] = 1.0
        at += SHIPS
    at = cards(state.hands[seat], into, at)
    at = cards(state.asides[seat], into, at)
    for turn in range(seats):
        at = cards(state.played[(seat + turn) % seats], into, at)
    for turn in range(seats):
        offer = state.offers[(seat + turn) % seats]
        if offer != NO_CARD:
            into[at + offer] = 1.0
        at += KINDS
    to_act = state.to_act()
    for turn in range(seats):
        other = (seat + turn) % seats
        into[at + turn] = min(state.total(other) / POINTS, 1.0)
        if other in to_act:
            into[at + seats + turn] = 1.0
        if other == state.start_player:
            into[at + 2 * seats + turn] = 1.0
        if state.asides[other]:
            into[at + 3 * seats + turn] = 1.0
    at += 4 * seats
    into[at + state.planet()] = 1.0
    if state.advanced:
        into[at + len(PLANET_IDS)] = 1.0
    at += len(PLANET_IDS) + 1
    into[at + state.mission] = 1.0
    at += 4
    for ship in range(SHIPS):
        if state.patrols[ship]:
            into[at + state.patrols[ship]] = 1.0
        at += LEVELS
    for turn in range(seats):
        looks = state.inspected[(seat + turn) % seats]
        if looks:
            for further in range(seats):
                if looks >> (seat + further) % seats & 1:
                    into[at + further] = 1.0
        at += MOST_SEATS
    for ship in range(SHIPS):
        if state.tokens[ship]:
            into[at + ship] = 1.0
    at += SHIPS
    question = state.waiting_for(seat)
    if question is None:
        return
    into[at + QUESTION_PLACES[type(question)]] = 1.0
    at += len(QUESTIONS)
    if isinstance(question, CardDecision):
        into[at + question.card] = 1.0
    elif isinstance(question, ChooseSource):
        into[at + COPY] = 1.0
    if isinstance(question, ChooseEntrants):
        into[at + KINDS + question.group] = 1.0


def cards(hand: int, into: array[float], at: int) -> int:
    """A hand as shares of the full number of each kind; the place after it."""
    if hand:
        for card in range(KINDS):
            count = count_in(hand, card)
            if count:
                into[at + card] = count / CARD_COUNTS[card]
    return at + KINDS
