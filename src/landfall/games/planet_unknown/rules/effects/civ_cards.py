"""Civ cards (section 9): choosing one, and what each does at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, assert_never

from landfall.flow.frame import Decision, Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.planet_unknown.rules.effects.tracks import BENEFITS, advance, gain_movement
from landfall.games.planet_unknown.story.cards import CardHidden, CardKept, CardKeptSecretly, StackSeen
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import (
    CARD_EFFECT,
    CARD_IMMEDIATE,
    CARD_LEVEL,
    CIV_CARDS,
    CIV_LEVELS,
)
from landfall.games.planet_unknown.table.corporations import BIOMASS_HAS_CHOICES, DRAWS_OF_NEXT_LEVEL, TRACKERS_ROAM
from landfall.games.planet_unknown.table.gains import (
    ALL_TO,
    CLEAR_LINE,
    COLLECT_LIFEPOD,
    DESTROY_METEORITE,
    PATCH_GAIN,
    SAME,
    TELEPORT_ROVER,
    Gain,
    different,
    extra_tile,
    final_steps,
    several,
)
from landfall.games.planet_unknown.table.printed_kinds import AtOnce
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    BIOMASS,
    BY_ALL,
    KEEP,
    TRACKERS,
    advance_by,
    tracker_of,
)
from landfall.games.planet_unknown.table.trackers import can_advance, makeshift_ways, position_of

RAISED_TO: Final[int] = int(CARD_EFFECT[21]["pos"])
CHOICE_STEP: Final = 2  # of a biomass track with choices: "position 5" (R 44)


# -- choosing ---------------------------------------------------------------------------------------------------------


def draws_extra(board: Board, level: int) -> bool:
    return level < CIV_LEVELS and board.can(DRAWS_OF_NEXT_LEVEL)


def choosable(state: PlanetUnknown, board: Board, level: int) -> bool:
    """Whether there is a card to choose: of the level, or Republic's extra one of the next (R 58)."""
    return bool(state.civ[level - 1]) or (draws_extra(board, level) and bool(state.civ[level]))


def with_card(piles: tuple[tuple[int, ...], ...], card: int) -> tuple[tuple[int, ...], ...]:
    """The stacks with this card in its own."""
    changed = list(piles)
    changed[CARD_LEVEL[card] - 1] = tuple(sorted((*piles[CARD_LEVEL[card] - 1], card)))
    return tuple(changed)


def without_card(piles: tuple[tuple[int, ...], ...], card: int) -> tuple[tuple[int, ...], ...]:
    changed = list(piles)
    changed[CARD_LEVEL[card] - 1] = tuple([other for other in piles[CARD_LEVEL[card] - 1] if other != card])
    return tuple(changed)


def look_through(state: PlanetUnknown, seat: int, level: int) -> None:
    """All cards left in the stack are seen by this player alone; Republic 2 adds one of the next level."""
    board = state.boards[seat]
    if draws_extra(board, level) and state.civ[level]:
        board.extra_card = state.chance("extra card").choice(list(state.civ[level]))
        state.civ = without_card(state.civ, board.extra_card)
    board.remember(list(state.civ[level - 1]))
    state.barrier(seat)
    if state.history is not None:
        state.tell(StackSeen(seat, level))
    state.then(KeepCard(seat, level))


@dataclass(init=False, unsafe_hash=True)
class KeepCard(Decision):
    """Keep one of the cards looked at; the others go back face down."""

    seat: int
    level: int

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level = level

    def choices(self, state: PlanetUnknown) -> list[int]:
        extra = state.boards[self.seat].extra_card
        return sorted([*state.civ[self.level - 1], *([extra] if extra else [])])

    def asked(self, state: PlanetUnknown) -> dict[str, object]:
        cards = self.choices(state)
        return {"level": self.level, "cards": cards, "levels": [CARD_LEVEL[card] for card in cards]}

    def legal(self, state: PlanetUnknown) -> list[int]:
        return [KEEP + card - 1 for card in self.choices(state)]

    def take(self, state: PlanetUnknown, action: int) -> None:
        board = state.boards[self.seat]
        if board.extra_card:
            state.civ = with_card(state.civ, board.extra_card)
            others = [known for known in board.returned if known[0] != board.extra_card]
            if board.extra_card != action - KEEP + 1:
                others.append((board.extra_card, 0, *[len(other.cards) for other in state.boards]))
            board.returned = tuple(others)
            board.extra_card = 0
        keep(state, self.seat, action - KEEP + 1)

    def why_not(self, state: PlanetUnknown, action: int) -> Refusal:
        if not KEEP <= action < KEEP + CIV_CARDS:
            return Refusal("answer-the-question", "9", {"decision": "KeepCard"})
        return Refusal("not-in-the-stack", "9", {"card": action - KEEP + 1, "level": self.level})


def keep(state: PlanetUnknown, seat: int, card: int) -> None:
    """Take the card: one that acts at once lies open, one for the end of the game stays secret."""
    board = state.boards[seat]
    state.civ = without_card(state.civ, card)
    board.cards = (*board.cards, card)
    if CARD_IMMEDIATE[card]:
        state.barrier()
        if state.history is not None:
            state.tell(CardKept(seat, card))
        act_at_once(state, seat, card)
    else:
        if state.history is not None:
            state.tell(CardHidden(seat, CARD_LEVEL[card]))
            state.tell(CardKeptSecretly(seat, card), (seat,))
        if state.ending:
            for gain in final_steps((card,)):  # R 30: a newly drawn card acts too
                state.join(gain)


def act_at_once(state: PlanetUnknown, seat: int, card: int) -> None:
    """What an immediate card does, by its effect."""
    effect = CARD_EFFECT[card]
    kind: AtOnce = effect["type"]
    match kind:
        case "advance_different":
            state.join(different(int(effect["trackers"])))
        case "advance_one":
            state.join(several(SAME, int(effect["steps"])))
        case "advance_all_to":
            state.join(Gain(ALL_TO))
        case "gain_patches":
            for _ in range(int(effect["n"])):
                state.join(Gain(PATCH_GAIN))
        case "rover_move":
            gain_movement(state, seat, int(effect["n"]))
        case "teleport_rover":
            state.join(Gain(TELEPORT_ROVER))
        case "extra_tile":
            state.join(extra_tile(bool(effect["advance"])))
        case "collect":
            state.join(several(COLLECT_LIFEPOD, int(effect["n"])))
        case "destroy":
            state.join(several(DESTROY_METEORITE, int(effect["n"])))
        case "destroy_meteorites_line":
            state.join(Gain(CLEAR_LINE))
        case _:
            assert_never(kind)


# -- card 21 ----------------------------------------------------------------------------------------------------------


def add_raises(state: PlanetUnknown, seat: int, out: list[int]) -> None:
    """Card 21: the trackers below position 5 that can go up; no shifts (R 45, R 65)."""
    board = state.boards[seat]
    for tracker in range(TRACKERS):
        at = position_of(board, tracker)
        goal = CHOICE_STEP if tracker == BIOMASS and board.can(BIOMASS_HAS_CHOICES) else RAISED_TO
        if at < goal:
            if board.can(TRACKERS_ROAM):
                if makeshift_ways(board, tracker, False, True):
                    out.append(advance_by(BY_ALL, tracker))
            elif can_advance(board, tracker):
                out.append(advance_by(BY_ALL, tracker))


@dataclass(init=False, unsafe_hash=True)
class RaiseAll(SeatFrame):
    """Card 21 continues step by step, without a break (R 53, R 65)."""

    def resolve(self, state: PlanetUnknown) -> None:
        out: list[int] = []
        add_raises(state, self.seat, out)
        if len(out) == 1:
            state.come_back_to(RaiseAll(self.seat))
            advance(state, self.seat, tracker_of(out[0]), BENEFITS)
        elif out:
            state.then(RaiseNext(self.seat))


@dataclass(init=False, unsafe_hash=True)
class RaiseNext(Decision):
    """Which tracker goes up next."""

    def legal(self, state: PlanetUnknown) -> list[int]:
        out: list[int] = []
        add_raises(state, self.seat, out)
        return out

    def take(self, state: PlanetUnknown, action: int) -> None:
        state.come_back_to(RaiseAll(self.seat))
        advance(state, self.seat, tracker_of(action), BENEFITS)

    def why_not(self, state: PlanetUnknown, action: int) -> Refusal:
        return Refusal("answer-the-question", "R 65", {"decision": "RaiseNext"})


CIV_CARD_FRAMES: tuple[type[Frame], ...] = (KeepCard, RaiseAll, RaiseNext)
