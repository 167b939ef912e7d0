"""Technologies that a player uses at a moment of choice (section 16): once per round, once per game, at any time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.flow.frame import Decision, Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.planet_unknown.rules.effects.lifepods import LiftLifepod, add_lifts, lift
from landfall.games.planet_unknown.rules.effects.places import extra_placements, has_civ, legal_placements
from landfall.games.planet_unknown.rules.effects.tracks import NORMAL, Climb, advance, gain_all, gain_movement, regress
from landfall.games.planet_unknown.story.cards import CommonObjective, ObjectiveGained, TechnologyUsed
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import CORPORATIONS, MOVE, OBJECTIVES, ONE_BENEFIT, ROWS_OF_A_TRACK
from landfall.games.planet_unknown.table.corporations import (
    ADVANCES_FLUX_TRACKER,
    ADVANCES_ROVER_TRACKER,
    CLAIMS_A_ROW,
    CLIMBS_TO_MILESTONE,
    DRAWS_AN_OBJECTIVE,
    MOVES_BY_CIV_TILE,
    MOVES_ONE_LIFEPOD,
    MOVES_THREE_LIFEPODS,
    REGRESSES_A_TRACKER,
    RESETS_BIOMASS,
    TOLD_CLAIM,
    TOLD_ONE_LIFEPOD,
    TOLD_REGRESS,
    TOLD_RESET,
    USE_CIV_TILE,
    USE_CLIMB_TO_MILESTONE,
    USE_FLUX_ADVANCE,
    USE_OBJECTIVE,
    USE_ROVER_ADVANCE,
    USE_THREE_LIFEPODS,
    USED_CLAIM,
    USED_CLIMB_TO_MILESTONE,
    USED_FLUX_ADVANCE,
    USED_OBJECTIVE,
    USED_ONE_LIFEPOD,
    USED_REGRESS,
    USED_ROVER_ADVANCE,
    USED_THREE_LIFEPODS,
)
from landfall.games.planet_unknown.table.gains import EXTRA_TILE, Gain
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    BIOMASS,
    CIV_TILE_STEP,
    CLAIM,
    LIFT,
    NONE,
    OBJECTIVE,
    OWN_OBJECTIVE,
    PICK,
    REGRESS,
    RESET,
    RINGS,
    ROVER_TRACK,
    TECH_USES,
    TILE_STEP,
    TRACKERS,
    USE,
)
from landfall.games.planet_unknown.table.trackers import can_advance, depth, top_of

# What is used at a moment of choice.
USABLE: Final = (
    RESETS_BIOMASS
    | CLIMBS_TO_MILESTONE
    | ADVANCES_FLUX_TRACKER
    | ADVANCES_ROVER_TRACKER
    | CLAIMS_A_ROW
    | DRAWS_AN_OBJECTIVE
    | REGRESSES_A_TRACKER
    | MOVES_ONE_LIFEPOD
    | MOVES_THREE_LIFEPODS
    | MOVES_BY_CIV_TILE
)
LIFEPODS_REPOSITIONED = 3
OBJECTIVES_DRAWN = 3


def rover_track_movement(board: Board) -> int:
    """The movement printed at the rover tracker's position (Republic 1)."""
    for benefit in CORPORATIONS[board.corporation].benefits[ROVER_TRACK * ROWS_OF_A_TRACK + board.at[ROVER_TRACK]]:
        if benefit // ONE_BENEFIT * ONE_BENEFIT == MOVE:
            return benefit % ONE_BENEFIT
    return 0


def select_tile(state: PlanetUnknown, seat: int, ring: int) -> None:
    """Republic 1: the choice of a civ tile brings movement by itself (R 43)."""
    board = state.boards[seat]
    if board.can(MOVES_BY_CIV_TILE) and has_civ(state.tile_before(seat, ring)) and rover_track_movement(board):
        use(state, seat, USE + USE_CIV_TILE)


def row_benefits(board: Board, tracker: int) -> list[int]:
    """Jump Drive E: the spaces with benefits in the tracker's row of all five tracks (R 40)."""
    row = board.at[tracker]
    spaces = [track * ROWS_OF_A_TRACK + row for track in range(TRACKERS)]
    return [space for space in spaces if CORPORATIONS[board.corporation].benefits[space]]


def can_select_civ(state: PlanetUnknown, seat: int, extra: bool) -> bool:
    """R 43: a civ tile that can be placed; in end condition A any civ tile."""
    if extra:
        return len(extra_placements(state, seat, True)) > 0
    if legal_placements(state, seat, True):
        return True
    if legal_placements(state, seat, False):
        return False
    for ring in range(len(RINGS)):
        tile = state.tile_before(seat, ring)
        if tile != NONE and has_civ(tile):
            return True
    return False


def add_uses(state: PlanetUnknown, seat: int, step: int, gains: tuple[Gain, ...], out: list[int]) -> None:
    """The technologies this player may use now."""
    board = state.boards[seat]
    abilities = board.abilities()
    if not abilities & USABLE:
        return
    if abilities & RESETS_BIOMASS and board.at[BIOMASS] == top_of(board, BIOMASS):
        out.append(RESET)
    if abilities & CLIMBS_TO_MILESTONE and not board.used_game & USED_CLIMB_TO_MILESTONE and steps_to_milestone(board):
        out.append(USE + USE_CLIMB_TO_MILESTONE)
    if (
        abilities & ADVANCES_FLUX_TRACKER
        and not board.used_round & USED_FLUX_ADVANCE
        and can_advance(board, board.flux)
    ):
        out.append(USE + USE_FLUX_ADVANCE)
    if abilities & ADVANCES_ROVER_TRACKER and not board.used_round & USED_ROVER_ADVANCE:
        out.append(USE + USE_ROVER_ADVANCE)
    if abilities & CLAIMS_A_ROW and not board.used_game & USED_CLAIM:
        for tracker in range(TRACKERS):
            if row_benefits(board, tracker):
                out.append(CLAIM + tracker)
    if abilities & DRAWS_AN_OBJECTIVE and not board.used_game & USED_OBJECTIVE:
        out.append(USE + USE_OBJECTIVE)
    if abilities & REGRESSES_A_TRACKER and not board.used_round & USED_REGRESS:
        for tracker in range(TRACKERS):
            if depth(board, tracker, 1):
                out.append(REGRESS + tracker)
    if abilities & MOVES_ONE_LIFEPOD and not board.used_round & USED_ONE_LIFEPOD:
        add_lifts(board, out)
    if abilities & MOVES_THREE_LIFEPODS and not board.used_game & USED_THREE_LIFEPODS and (board.scored or board.pods):
        out.append(USE + USE_THREE_LIFEPODS)
    if abilities & MOVES_BY_CIV_TILE and rover_track_movement(board) and can_bind(state, seat, step, gains):
        out.append(USE + USE_CIV_TILE)


def can_bind(state: PlanetUnknown, seat: int, step: int, gains: tuple[Gain, ...]) -> bool:
    """Republic 1: whether a tile must be selected that is not bound to a civ tile yet, and may be one."""
    if step == TILE_STEP:
        return can_select_civ(state, seat, False)
    if step == CIV_TILE_STEP:
        return False
    for gain in gains:
        if gain.kind == EXTRA_TILE and not gain.is_bound():
            return can_select_civ(state, seat, True)
    return False


def steps_to_milestone(board: Board) -> int:
    """Flux 2: how far the next milestone of the flux track is; water has none (R 46)."""
    at = board.at[board.flux]
    ahead = CORPORATIONS[board.corporation].next_milestone[board.flux * ROWS_OF_A_TRACK + at]
    return ahead - at if ahead else 0


def is_use(action: int) -> bool:
    return (
        USE <= action < CLAIM + TRACKERS
        or action == RESET
        or REGRESS <= action < REGRESS + TRACKERS
        or LIFT <= action < PICK
    )


def use(state: PlanetUnknown, seat: int, action: int) -> None:
    """Use a technology. Before the tile is placed, Republic 1 is used by the turn, which it binds to a civ tile."""
    board = state.boards[seat]
    name = ""
    if action == RESET:
        name = TOLD_RESET
        board.at[BIOMASS] = 0
    elif REGRESS <= action < REGRESS + TRACKERS:
        name = TOLD_REGRESS
        board.used_round |= USED_REGRESS
        regress(state, seat, action - REGRESS, 1)
    elif LIFT <= action < PICK:
        name = TOLD_ONE_LIFEPOD
        board.used_round |= USED_ONE_LIFEPOD
        lift(state, seat, action - LIFT, 0)
    elif CLAIM <= action < CLAIM + TRACKERS:
        name = TOLD_CLAIM
        board.used_game |= USED_CLAIM
        for space in row_benefits(board, action - CLAIM):
            gain_all(state, seat, space, NORMAL)
    else:
        name = TECH_USES[action - USE]
        if action == USE + USE_CLIMB_TO_MILESTONE:
            board.used_game |= USED_CLIMB_TO_MILESTONE
            state.then(Climb(seat, board.flux, steps_to_milestone(board), NORMAL))
        elif action == USE + USE_FLUX_ADVANCE:
            board.used_round |= USED_FLUX_ADVANCE
            advance(state, seat, board.flux, NORMAL)
        elif action == USE + USE_ROVER_ADVANCE:
            board.used_round |= USED_ROVER_ADVANCE
            advance(state, seat, ROVER_TRACK, NORMAL)
        elif action == USE + USE_THREE_LIFEPODS:
            board.used_game |= USED_THREE_LIFEPODS
            state.then(LiftLifepod(seat, LIFEPODS_REPOSITIONED))
        elif action == USE + USE_CIV_TILE:
            gain_movement(state, seat, rover_track_movement(board))
        elif action == USE + USE_OBJECTIVE:
            board.used_game |= USED_OBJECTIVE
            if state.lane >= 0:
                state.afterwards(DrawObjectives(seat))  # the objective cards are everybody's
            else:
                state.then(DrawObjectives(seat))
    if state.history is not None:
        state.tell(TechnologyUsed(seat, name))


@dataclass(init=False, unsafe_hash=True)
class DrawObjectives(SeatFrame):
    """Jump Drive F: draw three objectives; fewer are left: use what is there (R 41)."""

    def resolve(self, state: PlanetUnknown) -> None:
        board = state.boards[self.seat]
        drawn = min(OBJECTIVES_DRAWN, len(state.objective_deck))
        if drawn == 0:
            return
        kept = len(state.objective_deck) - drawn
        board.dealt = tuple(sorted(state.objective_deck[kept:]))
        state.objective_deck = state.objective_deck[:kept]
        state.barrier(self.seat)
        state.then(ChooseCommon(self.seat))


@dataclass(init=False, unsafe_hash=True)
class ChooseCommon(Decision):
    """The one that all players are compared on; in solo an extra objective of one's own."""

    def asked(self, state: PlanetUnknown) -> dict[str, object]:
        return {"objectives": list(state.boards[self.seat].dealt), "alone": state.seats == 1}

    def legal(self, state: PlanetUnknown) -> list[int]:
        first = first_objective(state)
        return [first + card - 1 for card in state.boards[self.seat].dealt]

    def take(self, state: PlanetUnknown, action: int) -> None:
        board = state.boards[self.seat]
        card = action - first_objective(state) + 1
        board.rejected = (*board.rejected, *[other for other in board.dealt if other != card])
        board.dealt = ()
        if state.seats == 1:
            board.objectives = (*board.objectives, card)
        else:
            state.common = (*state.common, card)
        state.barrier()
        if state.seats == 1:
            if state.history is not None:
                state.tell(ObjectiveGained(self.seat, card), (self.seat,))
        else:
            if state.history is not None:
                state.tell(CommonObjective(self.seat, card))

    def why_not(self, state: PlanetUnknown, action: int) -> Refusal:
        first = first_objective(state)
        if not first <= action < first + OBJECTIVES:
            return Refusal("answer-the-question", "16", {"decision": "ChooseCommon"})
        return Refusal("objective-not-drawn", "R 41", {"objective": action - first + 1})


def first_objective(state: PlanetUnknown) -> int:
    """Cards are chosen by the side that counts: the neighbours', or alone the personal one (R 41)."""
    return OWN_OBJECTIVE if state.seats == 1 else OBJECTIVE


TECHNOLOGY_FRAMES: tuple[type[Frame], ...] = (DrawObjectives, ChooseCommon)
