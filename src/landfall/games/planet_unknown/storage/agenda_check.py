"""What may wait on the agendas of a stored Planet Unknown between two moves. Anything else is refused."""

from __future__ import annotations

from typing import Any, Final

from landfall.flow.errors import BadState
from landfall.flow.frame import Decision, Frame, SeatFrame
from landfall.games.planet_unknown.knowledge.observation_question import IN_A_TURN, QUESTIONS
from landfall.games.planet_unknown.rules.effects.civ_cards import RaiseAll
from landfall.games.planet_unknown.rules.effects.lifepods import LiftLifepod, PutLifepod
from landfall.games.planet_unknown.rules.effects.places import has_civ
from landfall.games.planet_unknown.rules.effects.rovers import DestroyLoad
from landfall.games.planet_unknown.rules.effects.technologies import DrawObjectives
from landfall.games.planet_unknown.rules.effects.tracks import NORMAL, STAYS, ChooseWay, Climb
from landfall.games.planet_unknown.rules.ending.scoring import FinalScoring
from landfall.games.planet_unknown.rules.phases.alert_round import Alert, RemoveShape, TurnStation
from landfall.games.planet_unknown.rules.phases.civ_step import CivStep, CivTurn
from landfall.games.planet_unknown.rules.phases.round import (
    EndOfRound,
    LastStep,
    Rotation,
    Round,
    TileStep,
    Uncover,
)
from landfall.games.planet_unknown.rules.phases.setup import (
    BoardsReady,
    ChooseSides,
    DealNeighbour,
    DealPersonal,
)
from landfall.games.planet_unknown.rules.phases.turn import Act, WhichGain
from landfall.games.planet_unknown.table.corporations import (
    BIOMASS_HAS_CHOICES,
    HAS_FLUX_TRACK,
    KEEPS_TWO_CARDS,
    LIFEPODS_ARE_PUT,
    LIFEPODS_ON_SPACES,
    LOADS_METEORITES,
    MOVES_BY_CIV_TILE,
    MOVES_LIFEPOD_BY_ENERGY,
    REGRESSES_BY_CIV,
    TECH_AS_ENERGY,
    TRACKERS_ROAM,
)
from landfall.games.planet_unknown.table.gains import (
    CHOICE_GAIN,
    CIV_CARD_GAIN,
    DIFFERENT,
    ENERGY_STEP,
    EVENT_ADVANCE,
    FLUX_GAIN,
    GAIN_NAMES,
    LIFEPOD_GAIN,
    REGRESS_OTHER,
    REPOSITION,
    SAME,
    STEPS,
    TECH_STEP,
    TWO_CARDS,
    Gain,
)
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    ACTIONS,
    AFTER_TILE,
    ALL_TRACKERS,
    CIV_STEP,
    CIV_TILE_STEP,
    EVENT_CIV_STEP,
    EVENT_FIRST,
    EVENT_STEP,
    LOADED,
    MOST_ROVERS,
    NONE,
    PLACES,
    TILE_STEP,
    TRACKERS,
)

# From the bottom of the agenda to its top; of two steps the one that comes later lies deeper. Steps of one number may
# wait several at a time, one for each seat or, within a chain, one on the other.
ORDER: Final[tuple[tuple[type[Frame], ...], ...]] = (
    (FinalScoring,),
    (LastStep,),
    (Round,),
    (DealNeighbour,),
    (DealPersonal,),
    (BoardsReady,),
    (EndOfRound,),
    (CivStep, CivTurn),
    (Uncover,),
    (TileStep,),
    (Alert,),
    (Rotation,),
    (DrawObjectives,),
    (Act, WhichGain),
    (Climb, RaiseAll, LiftLifepod),
)
BEFORE_THE_TILE: Final = 10  # civ cards earned by an event are chosen after it
OF_A_TURN: Final[tuple[type[Frame], ...]] = (*IN_A_TURN, Climb, RaiseAll)
IN_LANES: Final[tuple[type[Frame], ...]] = (Act, WhichGain, Climb, RaiseAll, LiftLifepod)

# By kind of pending thing: the ability that it takes.
TAKES_AN_ABILITY: Final = {
    TECH_STEP: TECH_AS_ENERGY,
    LIFEPOD_GAIN: LIFEPODS_ARE_PUT,
    CHOICE_GAIN: BIOMASS_HAS_CHOICES,
    FLUX_GAIN: HAS_FLUX_TRACK,
    REGRESS_OTHER: REGRESSES_BY_CIV,
    REPOSITION: MOVES_LIFEPOD_BY_ENERGY,
    TWO_CARDS: KEEPS_TWO_CARDS,
}
# By kind: the number it may hold; others hold up to MOST_OF_A_GAIN.
NUMBERS: Final = {
    STEPS: range(1, 25),
    CHOICE_GAIN: range(1, 6),
    CIV_CARD_GAIN: range(1, 5),
    DIFFERENT: range(1, TRACKERS + 1),
    SAME: range(1, 4),
    TWO_CARDS: range(1, 3),
}
MOST_OF_A_GAIN: Final = 6


def number_ranges() -> dict[str, range]:
    """What numbers the steps may hold, by `Step.field` or `field`."""
    return {
        "number": range(1001),
        "Round.number": range(1, 1001),
        "Gain.number": range(25),
        "Gain.kind": range(max(GAIN_NAMES) + 1),
        "Gain.bits": range(64),
        "Gain.group": range(-1, 145),
        "step": range(EVENT_CIV_STEP + 1),
        "CivStep.step": range(CIV_STEP, EVENT_CIV_STEP + 1),
        "CivTurn.step": range(CIV_STEP, EVENT_CIV_STEP + 1),
        "action": range(ACTIONS.size),
        "level": range(1, 5),
        "tracker": range(TRACKERS),
        "steps": range(25),
        "how": range(NORMAL + 1),
        "ChooseWay.how": range(NORMAL + STAYS + 1),
        "rover": range(MOST_ROVERS),
        "lifted_from": range(len(PLACES)),
        "left": range(1, 4),
    }


def check_steps(state: PlanetUnknown) -> None:
    """Raise BadState unless the steps that wait are those of a game under way at this table."""
    check_order(state.agenda, state.lanes != [])
    for seat in range(len(state.lanes)):
        lane = state.lanes[seat]
        check_order(lane, False)
        for frame in lane[:-1]:
            if type(frame) not in IN_LANES:
                raise BadState(f"{frame!r} waits where everybody acts at the same time")
        for frame in state.later[seat]:
            if not isinstance(frame, DrawObjectives):
                raise BadState(f"{frame!r} is left for afterwards")
    for frames in (state.agenda, *state.lanes):
        owner = -1
        for frame in frames:
            if isinstance(frame, (Act, WhichGain)):
                if owner >= 0:
                    raise BadState(f"{frame!r} is a turn within a turn")
                owner = frame.seat
                check_gains(state, frame.seat, frame.step, frame.gains)
                check_step(state, frame.seat, frame.step, frame.gains, frames is not state.agenda)
            elif owner >= 0 and type(frame) in OF_A_TURN and isinstance(frame, SeatFrame) and frame.seat != owner:
                raise BadState(f"{frame!r} is in the turn of seat {owner}")
        if frames:
            check_question(state, frames[-1])


def place_in_order(frame: Frame) -> int:
    if isinstance(frame, (CivStep, CivTurn)) and frame.step != CIV_STEP:
        return BEFORE_THE_TILE if frame.step == EVENT_CIV_STEP else -1
    for place in range(len(ORDER)):
        if type(frame) in ORDER[place]:
            return place
    return -1


def check_order(frames: list[Frame], lanes_are_open: bool) -> None:
    """All but the question on top go on where they are due; nothing waits twice."""
    waiting = frames if lanes_are_open else frames[:-1]
    before = 0
    for at in range(len(waiting)):
        frame = waiting[at]
        place = place_in_order(frame)
        if place < before or (isinstance(frame, LiftLifepod) and at != len(frames) - 2):
            raise BadState(f"{frame!r} waits where it is not due")
        if frame in waiting[:at] and not isinstance(frame, (CivTurn, RaiseAll)):
            raise BadState(f"{frame!r} waits twice")
        before = place
    if frames and not lanes_are_open and type(frames[-1]) not in QUESTIONS:
        raise BadState(f"{frames[-1]!r} is no question of this game")


def check_step(state: PlanetUnknown, seat: int, step: int, gains: tuple[Any, ...], in_lanes: bool) -> None:
    """That a turn is in a step which can be open now."""
    if step == EVENT_FIRST and len(gains) != 1:
        raise BadState("an event asks for one thing first")
    if step == TILE_STEP or step == CIV_TILE_STEP:
        board = state.boards[seat]
        tiles = [tile for tile in (state.tile_before(seat, 0), state.tile_before(seat, 1)) if tile != NONE]
        if step == CIV_TILE_STEP:
            tiles = [tile for tile in tiles if board.may_come_to(MOVES_BY_CIV_TILE) and has_civ(tile)]
        if board.took != NONE or not tiles:
            raise BadState(f"seat {seat} has no tile to take")
    if in_lanes:
        beneath = state.agenda[-1] if state.agenda else None
        fits = step == EVENT_FIRST or step == EVENT_STEP
        if isinstance(beneath, Uncover):
            fits = step == TILE_STEP or step == CIV_TILE_STEP or step == AFTER_TILE
        elif not isinstance(beneath, CivStep) or beneath.step != EVENT_CIV_STEP:
            fits = False
        if not fits:
            raise BadState(f"everybody acts in another step than seat {seat}")


def check_gains(state: PlanetUnknown, seat: int, step: int, gains: tuple[Any, ...]) -> None:
    """That each pending thing is one (stored, it may be anything), of this corporation, with numbers it can have."""
    board = state.boards[seat]
    for gain in gains:
        if not isinstance(gain, Gain) or gain.kind not in GAIN_NAMES:
            raise BadState(f"{gain!r} is no pending thing")
        if gain.kind in TAKES_AN_ABILITY and not board.may_come_to(TAKES_AN_ABILITY[gain.kind]):
            raise BadState(f"{gain!r} is nothing that the corporation of seat {seat} can have")
        if gain.number not in NUMBERS.get(gain.kind, range(MOST_OF_A_GAIN + 1)):
            raise BadState(f"{gain!r} has a number it cannot have")
        if gain.kind >= EVENT_ADVANCE and step != EVENT_FIRST:
            raise BadState(f"{gain!r} is the first thing that an event asks for")
        if gain.kind in (ENERGY_STEP, TECH_STEP, DIFFERENT) and gain.bits > ALL_TRACKERS:
            raise BadState(f"{gain!r} names no trackers")
        if gain.kind == STEPS and gain.tracker() >= TRACKERS:
            raise BadState(f"{gain!r} names no tracker")


def check_question(state: PlanetUnknown, question: Frame) -> None:
    """That a question about a corporation's own things is put to that corporation."""
    if not isinstance(question, Decision):
        return
    board = state.boards[question.seat]
    if isinstance(question, WhichGain) and len(question.places(state)) < 2:
        raise BadState("which of the pending things is meant is no question")
    if isinstance(question, ChooseWay) and not board.can(TRACKERS_ROAM):
        raise BadState("only Makeshift chooses a way")
    if isinstance(question, (PutLifepod, LiftLifepod)) and not board.can(LIFEPODS_ON_SPACES):
        raise BadState("only Cosmos moves lifepods")
    if isinstance(question, DestroyLoad) and (
        not board.can(LOADS_METEORITES) or question.rover >= len(board.rovers) or board.rovers[question.rover] < LOADED
    ):
        raise BadState("no loaded rover of Horizon is there to be unloaded")
    if isinstance(question, ChooseSides) and (not state.offered or board.picked):
        raise BadState(f"seat {question.seat} has no boards to choose from")
    if isinstance(question, (TurnStation, RemoveShape)) and state.seats > 1:
        raise BadState("this event is for one player")
