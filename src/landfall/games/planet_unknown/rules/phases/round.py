"""The round (section 4): start, rotation, event, tiles, civ cards, end."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.combinators import Everyone
from landfall.flow.frame import Frame
from landfall.flow.refusal import Refusal
from landfall.games.planet_unknown.rules.effects.station import StationChoice, turn_station
from landfall.games.planet_unknown.rules.effects.tracks import gain_movement, look_through_all
from landfall.games.planet_unknown.rules.ending.scoring import FinalScoring
from landfall.games.planet_unknown.rules.phases.alert_round import Alert
from landfall.games.planet_unknown.rules.phases.civ_step import CivStep
from landfall.games.planet_unknown.rules.phases.turn import Act, has_something_to_do, tell_left
from landfall.games.planet_unknown.story.cards import GameEnds
from landfall.games.planet_unknown.story.turns import RoundBegan, TileSkipped
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import DEPOTS
from landfall.games.planet_unknown.table.corporations import (
    KEEPS_TWO_CARDS,
    MOVES_BY_FLUX,
    MOVES_BY_LOADS,
    MOVES_BY_WATER,
)
from landfall.games.planet_unknown.table.gains import (
    FINAL_STEP,
    ComingStep,
    Gain,
    final_steps,
    stored_patch,
)
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    AFTER_TILE,
    BY_A,
    BY_B,
    BY_C,
    END_STEP,
    ENDINGS,
    LOADED,
    NONE,
    SQUARE,
    TERRAIN,
    TILE_STEP,
    WATER,
)
from landfall.games.planet_unknown.table.trackers import release

FLUX_MOVEMENT = 2


@dataclass(init=False, unsafe_hash=True)
class Round(Frame):
    """Start of round, rotation, event, tiles, civ cards, end of round."""

    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def resolve(self, state: PlanetUnknown) -> None:
        state.round = self.number
        state.rules = 0
        if state.history is not None:
            state.tell(RoundBegan(self.number, state.commander))
        for seat in range(state.seats):
            start_of_round(state, seat)
        steps: list[Frame] = [Rotation()]
        if state.with_events:
            steps.append(Alert())
        steps.extend([TileStep(), Uncover(), CivStep(), EndOfRound()])
        state.then_all(steps)


def start_of_round(state: PlanetUnknown, seat: int) -> None:
    """Withheld technologies become active; start-of-round technologies put movement into the pool (R 8)."""
    board = state.boards[seat]
    board.used_round = 0
    board.pool = 0
    if board.withheld:
        release(board)
    points = 0
    for rover in board.rovers:
        terrain = board.squares[rover & SQUARE] & TERRAIN
        if board.can(MOVES_BY_FLUX) and terrain == board.flux + 1:
            points += FLUX_MOVEMENT
        elif (board.can(MOVES_BY_LOADS) and rover >= LOADED) or (board.can(MOVES_BY_WATER) and terrain == WATER + 1):
            points += 1
    gain_movement(state, seat, points)


@dataclass(init=False, unsafe_hash=True)
class Rotation(Frame):
    """The commander turns the station; alone, or with the two-player variant, it turns by itself (R 5)."""

    def resolve(self, state: PlanetUnknown) -> None:
        if state.seats == 1 or (state.seats == 2 and state.options["two_player_variant"]):
            turn_station(state, NONE, 1)
        else:
            state.then(ChooseRotation(state.commander))


@dataclass(init=False, unsafe_hash=True)
class ChooseRotation(StationChoice):
    """Turn the station clockwise by this many depots, or leave it."""

    def why_not(self, state: PlanetUnknown, action: int) -> Refusal:
        return Refusal("answer-the-question", "4", {"decision": "ChooseRotation"})


@dataclass(init=False, unsafe_hash=True)
class TileStep(Frame):
    """All at the same time take a tile and place it; without any tile before it a seat skips that (R 50).

    A seat that could do nothing else either is not asked; its movement is lost anyway (R 29).
    """

    def resolve(self, state: PlanetUnknown) -> None:
        turns: list[Frame | None] = []
        for seat in range(state.seats):
            if state.tile_before(seat, 0) != NONE or state.tile_before(seat, 1) != NONE:
                turns.append(Act(seat, TILE_STEP, ()))
                continue
            if state.history is not None:
                state.tell(TileSkipped(seat))
            if has_something_to_do(state, seat, AFTER_TILE, ()):
                turns.append(Act(seat, AFTER_TILE, ()))
            else:
                state.boards[seat].pool = 0
                turns.append(None)
        state.then(Everyone(tuple(turns)))


@dataclass(init=False, unsafe_hash=True)
class Uncover(Frame):
    """When all have finished, the next tiles are uncovered (R 9)."""

    def resolve(self, state: PlanetUnknown) -> None:
        for seat in range(state.seats):
            board = state.boards[seat]
            if board.took != NONE:
                state.take_top(seat, board.took)
                board.took = NONE


@dataclass(init=False, unsafe_hash=True)
class EndOfRound(Frame):
    """Check the end of the game (section 10); otherwise the commander marker goes clockwise."""

    def resolve(self, state: PlanetUnknown) -> None:
        ending = 0
        for board in state.boards:
            if board.extra_rover:  # R 57: it found no tile
                board.extra_rover = 0
                board.reserve += 1
            if board.stuck:
                ending |= BY_A
        for slot in range(DEPOTS):
            if not state.stacks[slot] and not state.stacks[DEPOTS + (slot + state.shift) % DEPOTS]:
                ending |= BY_B
        if state.with_events and not state.deck:
            ending |= BY_C
        if ending == 0:
            state.commander = (state.commander + 1) % state.seats
            state.then(Round(state.round + 1))
            return
        state.ending = ending
        state.rules = 0  # R 30: round rules are over
        if state.history is not None:
            state.tell(GameEnds(tuple([name for bit, name in ENDINGS if ending & bit])))
        steps: list[Frame] = [LastStep(seat) for seat in state.in_order()]
        steps.append(FinalScoring())
        state.then_all(steps)


@dataclass(init=False, unsafe_hash=True)
class LastStep(ComingStep):
    """One player's end-of-game step: stored patches, end-of-game technologies and cards, in any order (R 66)."""

    def resolve(self, state: PlanetUnknown) -> None:
        board = state.boards[self.seat]
        release(board)
        board.pool = 0
        board.used_round = 0  # R 30: once-per-round technologies may be used once more
        state.then(Act(self.seat, END_STEP, tuple(last_gains(board))))
        board.stored = 0
        if board.can(KEEPS_TWO_CARDS):
            look_through_all(state, self.seat)
        act = state.here[-1]
        assert isinstance(act, Act), "the last step is the player's own"
        if not has_something_to_do(state, self.seat, END_STEP, act.gains):
            tell_left(state, self.seat, act.gains)
            state.here.pop()
            return
        others = tuple([gain for gain in act.gains if gain.kind != FINAL_STEP])
        if len(others) < len(act.gains) and not has_something_to_do(state, self.seat, END_STEP, others):
            board.finals_shown = 1


def last_gains(board: Board) -> list[Gain]:
    return [stored_patch()] * board.stored + final_steps(board.cards)


ROUND_FRAMES: tuple[type[Frame], ...] = (Round, Rotation, ChooseRotation, TileStep, Uncover, EndOfRound, LastStep)
