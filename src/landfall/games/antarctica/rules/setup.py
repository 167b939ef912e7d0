"""Setting up the game (rules, section 3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from landfall.flow.frame import Decision, Frame
from landfall.flow.game import Game
from landfall.flow.refusal import Refusal
from landfall.games.antarctica.rules.refusals import answer_first, cannot_choose_track, cannot_enter, in_block
from landfall.games.antarctica.rules.sun import MoveSun
from landfall.games.antarctica.story.events import CubePlaced, GameBegan, ShipPlaced
from landfall.games.antarctica.table.components import (
    BONUS_LETTER,
    BONUS_PLAYERS,
    CARD_DECK,
    CARD_IDS,
    CARD_PLAYERS,
    DECK_IDS,
    FIRST_GAME_ZONES,
    INITIAL_BUILDINGS,
    PLACEMENT_ORDER,
    TRACK_IDS,
    ZONES,
)
from landfall.games.antarctica.table.fields import empty_table
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import PLACE_SHIP, TRACK

FIRST_SPACE = 1


def new_game(game: Game, seats: int, options: dict[str, Any], key: bytes) -> Antarctica:
    """Board, buildings, cards and pieces; then the ships are placed and the sun sets out."""
    state = empty_table(game, seats, options, key)
    kinds = list(INITIAL_BUILDINGS[seats])
    state.chance("buildings").shuffle(kinds)
    for zone, kind in zip(state.open_zones, kinds, strict=True):
        state.buildings[zone] = 1 << kind
    decks: list[tuple[int, ...]] = []
    for deck in range(len(DECK_IDS)):
        cards = cards_in_play(seats, deck)
        state.chance(f"deck {DECK_IDS[deck]}").shuffle(cards)
        decks.append(tuple(cards))
    state.decks = tuple(decks)
    # Section 3.8: the start player is drawn at random unless the host picks one.
    picked = options["start_player"]
    state.start_player = state.chance("start player").below(seats) if picked == "random" else picked
    state.then_all([Begin(), *placements(state), MoveSun()])
    return state


def cards_in_play(seats: int, deck: int) -> list[int]:
    """The cards of a deck whose mark does not ask for more players."""
    return [card for card in range(len(CARD_IDS)) if CARD_DECK[card] == deck and CARD_PLAYERS[card] <= seats]


def placements(state: Antarctica) -> list[Frame]:
    """Section 3.9: ships one at a time, in an order of letters; the two-player game adds a cube for B (3.11)."""
    seats = state.seats
    order = [(state.start_player + letter) % seats for letter in PLACEMENT_ORDER[seats]]
    frames: list[Frame] = []
    if state.options["placement"] == "free":
        frames.extend([PlaceShip(seat) for seat in order])
    else:
        frames.extend([FirstGameShip(seat, zone) for seat, zone in zip(order, FIRST_GAME_ZONES[seats], strict=True)])
    if seats == BONUS_PLAYERS:
        frames.append(PlaceCube((state.start_player + BONUS_LETTER) % seats))
    return frames


@dataclass(init=False, unsafe_hash=True)
class Begin(Frame):
    """Say who is the start player."""

    def resolve(self, state: Antarctica) -> None:
        if state.history is not None:
            state.tell(GameBegan(state.start_player))


def place_ship(state: Antarctica, seat: int, zone: int) -> None:
    state.launch(seat, zone)
    state.came = 0
    if state.history is not None:
        state.tell(ShipPlaced(seat, zone))


@dataclass(init=False, unsafe_hash=True)
class FirstGameShip(Frame):
    """First game: the zone is given (R02)."""

    seat: int
    zone: int

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone

    def resolve(self, state: Antarctica) -> None:
        place_ship(state, self.seat, self.zone)


@dataclass(init=False, unsafe_hash=True)
class PlaceShip(Decision):
    """Free placement: any open zone with fewer than three ships, at the end of its queue."""

    def legal(self, state: Antarctica) -> list[int]:
        return [PLACE_SHIP + zone for zone in state.open_zones if state.has_room(zone)]

    def take(self, state: Antarctica, action: int) -> None:
        place_ship(state, self.seat, action - PLACE_SHIP)

    def why_not(self, state: Antarctica, action: int) -> Refusal:
        if in_block(action, PLACE_SHIP, ZONES):
            return cannot_enter(state, action - PLACE_SHIP, "3")
        return answer_first(self)


@dataclass(init=False, unsafe_hash=True)
class PlaceCube(Decision):
    """Two players: B puts a cube on space 1 of an open track; it costs nothing and triggers nothing."""

    def legal(self, state: Antarctica) -> list[int]:
        return list(range(TRACK, TRACK + state.open_tracks))

    def take(self, state: Antarctica, action: int) -> None:
        track = action - TRACK
        state.cubes_left[self.seat] -= 1
        state.cubes[state.at(track, self.seat)] = FIRST_SPACE
        if state.history is not None:
            state.tell(CubePlaced(self.seat, TRACK_IDS[track]))

    def why_not(self, state: Antarctica, action: int) -> Refusal:
        if in_block(action, TRACK, len(TRACK_IDS)):
            return cannot_choose_track(state, self.seat, action - TRACK)
        return answer_first(self)


SETUP_FRAMES: tuple[type[Frame], ...] = (Begin, FirstGameShip, PlaceShip, PlaceCube)
