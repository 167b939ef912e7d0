"""Setting up the game (section 3), for one to six players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from landfall.flow.combinators import Everyone
from landfall.flow.frame import Decision, Frame
from landfall.flow.game import Game
from landfall.flow.refusal import Refusal
from landfall.games.planet_unknown.rules.phases.board_choice import picked_board, picks
from landfall.games.planet_unknown.rules.phases.round import Round
from landfall.games.planet_unknown.story.cards import FluxMoved
from landfall.games.planet_unknown.story.turns import BoardsChosen, ObjectiveKept, ObjectivesReady
from landfall.games.planet_unknown.table.components import (
    CARD_LEVEL,
    CIV_CARDS,
    CIV_LEVELS,
    COLOURS,
    CORPORATION_IDS,
    CORPORATIONS,
    DEPOTS,
    EVENT_COLOUR,
    EVENT_SOLO,
    EVENTS_IN_THE_BOX,
    OBJECTIVES,
    PLANET_IDS,
    PLANETS,
    PRINTED_SHIFT,
    TILES_PER_STACK,
    TRACKS,
)
from landfall.games.planet_unknown.table.corporations import HAS_FLUX_TRACK
from landfall.games.planet_unknown.table.fields import empty_table
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import BOARDS, DROP

USUAL_MIX = "7-7-6"
SOLO_DRAWN = 4  # of which three are kept
DEALT = 2  # personal objectives, of which one is kept
TWO_PLAYER_OBJECTIVES = 3


def event_mix(seats: int, options: dict[str, Any]) -> tuple[int, ...]:
    """How many green, orange and red cards make up the event deck; none without the module (R 6)."""
    chosen = str(options["events"])
    if chosen == "usual":
        if seats > 1:
            return (0, 0, 0)
        chosen = USUAL_MIX
    return tuple([int(cards) for cards in chosen.split("-")])


def new_game(game: Game, seats: int, options: dict[str, Any], key: bytes) -> PlanetUnknown:
    """Station, boards, civ cards, objectives, commander, event deck."""
    state = empty_table(game, seats, options, key)
    for shape in range(2 * DEPOTS):
        stack = list(range(TILES_PER_STACK))
        state.chance("stack").shuffle(stack)
        state.stacks[shape] = tuple(stack)
    state.shift = state.chance("inner shift").below(DEPOTS)
    if str(options["station"]) == "printed":  # R 1
        state.shift = PRINTED_SHIFT
    state.rotation = state.chance("rotation").below(DEPOTS)
    deal_boards(state)
    deal_civ_cards(state)
    objectives = list(range(1, OBJECTIVES + 1))
    state.chance("objectives").shuffle(objectives)
    state.objective_deck = tuple(objectives)
    state.commander = state.chance("commander").below(seats)
    deck = event_deck(state, event_mix(seats, options))
    state.with_events = len(deck) > 0
    state.deck = tuple(deck)
    state.then(ChooseBoards(), DealPersonal(), DealNeighbour(), Round(1))
    return state


def deal_boards(state: PlanetUnknown) -> None:
    """R 3: one random asymmetric planet and corporation each."""
    chosen = str(state.options["boards"])
    if chosen == "symmetric":
        return
    planets = [at for at in range(1, len(PLANETS)) if chosen == "all" or not PLANETS[at].expansion]
    corporations = [at for at in range(1, len(CORPORATIONS)) if chosen == "all" or not CORPORATIONS[at].expansion]
    state.chance("planets").shuffle(planets)
    state.chance("corporations").shuffle(corporations)
    offered: list[int] = []
    for seat in range(state.seats):
        offered.extend([planets[seat], corporations[seat]])
    state.offered = tuple(offered)


def deal_civ_cards(state: PlanetUnknown) -> None:
    """From each level as many cards as players plus one; the rest leaves the game."""
    stacks: list[tuple[int, ...]] = []
    unused: list[tuple[int, ...]] = []
    for level in range(1, CIV_LEVELS + 1):
        cards = [card for card in range(1, CIV_CARDS + 1) if CARD_LEVEL[card] == level]
        state.chance("civ cards").shuffle(cards)
        stacks.append(tuple(sorted(cards[: state.seats + 1])))
        unused.append(tuple(sorted(cards[state.seats + 1 :])))
    state.civ = tuple(stacks)
    state.unused_civ = tuple(unused)


def cards_of_colour(seats: int, colour: str) -> list[int]:
    """The event cards of a colour that this number of players may meet."""
    cards = [card for card in range(1, EVENTS_IN_THE_BOX + 1) if EVENT_COLOUR[card] == colour]
    return [card for card in cards if seats == 1 or not EVENT_SOLO[card]]


def event_deck(state: PlanetUnknown, mix: tuple[int, ...]) -> list[int]:
    """This many cards of each colour, drawn and shuffled; solo cards only in solo (section 13)."""
    deck: list[int] = []
    for number, colour in enumerate(COLOURS):
        cards = cards_of_colour(state.seats, colour)
        if mix[number]:
            state.chance("events").shuffle(cards)
            deck.extend(cards[: mix[number]])
    if deck:
        state.chance("event deck").shuffle(deck)
    return deck


# -- boards -----------------------------------------------------------------------------------------------------------


@dataclass(init=False, unsafe_hash=True)
class ChooseBoards(Frame):
    """Each player chooses the side of each board, at the same time; choices are shown when all have chosen (R 3)."""

    def resolve(self, state: PlanetUnknown) -> None:
        if state.offered:
            state.then(Everyone(tuple([ChooseSides(seat) for seat in range(state.seats)])), BoardsReady())
        else:
            state.then(BoardsReady())


@dataclass(init=False, unsafe_hash=True)
class ChooseSides(Decision):
    """The symmetric or the asymmetric side, for planet and corporation independently.

    Flux Industries names its flux track at the same time (R 4), so that nobody sees which board is being chosen.
    """

    def asked(self, state: PlanetUnknown) -> dict[str, object]:
        planet, corporation = state.planet_dealt(self.seat), state.corporation_dealt(self.seat)
        return {"planet": PLANET_IDS[planet], "corporation": CORPORATION_IDS[corporation]}

    def legal(self, state: PlanetUnknown) -> list[int]:
        return picks(state, self.seat)

    def take(self, state: PlanetUnknown, action: int) -> None:
        state.boards[self.seat].picked = action - BOARDS + 1

    def why_not(self, state: PlanetUnknown, action: int) -> Refusal:
        return Refusal("answer-the-question", "3", {"decision": "ChooseSides"})


@dataclass(init=False, unsafe_hash=True)
class BoardsReady(Frame):
    """All have chosen: the boards are shown, and lie on the table."""

    def resolve(self, state: PlanetUnknown) -> None:
        if state.offered:
            state.boards = [picked_board(state, seat) for seat in range(state.seats)]
            state.barrier()
        if state.history is not None:
            tell_boards(state)


def tell_boards(state: PlanetUnknown) -> None:
    for seat in range(state.seats):
        board = state.boards[seat]
        state.tell(BoardsChosen(seat, PLANET_IDS[board.planet], CORPORATION_IDS[board.corporation]))
        if board.can(HAS_FLUX_TRACK):
            state.tell(FluxMoved(seat, TRACKS[board.flux]))


# -- objectives -------------------------------------------------------------------------------------------------------


@dataclass(init=False, unsafe_hash=True)
class DealPersonal(Frame):
    """Solo: draw four, keep three. With the module: two each, keep one (section 14)."""

    def resolve(self, state: PlanetUnknown) -> None:
        if state.seats > 1 and not state.options["personal_objectives"]:
            return
        drawn = SOLO_DRAWN if state.seats == 1 else DEALT
        for seat in range(state.seats):
            kept = len(state.objective_deck) - drawn
            state.boards[seat].dealt = tuple(sorted(state.objective_deck[kept:]))
            state.objective_deck = state.objective_deck[:kept]
        state.barrier()
        state.then(Everyone(tuple([DropObjective(seat) for seat in range(state.seats)])))


@dataclass(init=False, unsafe_hash=True)
class DropObjective(Decision):
    """One of the objectives dealt leaves the game, unseen by the others."""

    def asked(self, state: PlanetUnknown) -> dict[str, object]:
        return {"objectives": list(state.boards[self.seat].dealt)}

    def legal(self, state: PlanetUnknown) -> list[int]:
        return [DROP + card - 1 for card in state.boards[self.seat].dealt]

    def take(self, state: PlanetUnknown, action: int) -> None:
        board = state.boards[self.seat]
        dropped = action - DROP + 1
        board.objectives = tuple([card for card in board.dealt if card != dropped])
        board.rejected = (dropped,)
        board.dealt = ()
        if state.history is not None:
            for card in board.objectives:
                state.tell(ObjectiveKept(self.seat, card), (self.seat,))
            state.tell(ObjectivesReady(self.seat))

    def why_not(self, state: PlanetUnknown, action: int) -> Refusal:
        return Refusal("answer-the-question", "14", {"decision": "DropObjective"})


@dataclass(init=False, unsafe_hash=True)
class DealNeighbour(Frame):
    """Three cards between two players, one between each two neighbours otherwise; none in solo."""

    def resolve(self, state: PlanetUnknown) -> None:
        if state.seats == 1:
            return
        cards = TWO_PLAYER_OBJECTIVES if state.seats == 2 else state.seats
        kept = len(state.objective_deck) - cards
        state.neighbour = state.objective_deck[kept:]
        state.objective_deck = state.objective_deck[:kept]
        state.barrier()


SETUP_FRAMES: tuple[type[Frame], ...] = (
    ChooseBoards,
    ChooseSides,
    BoardsReady,
    DealPersonal,
    DropObjective,
    DealNeighbour,
)
