"""What may wait on the agenda of a stored Evacuation between two moves. Anything else is refused."""

from __future__ import annotations

from typing import Final

from landfall.flow.combinators import Everyone
from landfall.flow.errors import BadState
from landfall.flow.frame import Decision, Frame, SeatFrame
from landfall.games.evacuation.rules.effects.action_cards import (
    AnyBoardAction,
    DrawCards,
    FaceDown,
    KeepFour,
    NextPart,
    PlayParts,
)
from landfall.games.evacuation.rules.effects.effect_steps import Do
from landfall.games.evacuation.rules.effects.energy import ENERGY_FRAMES
from landfall.games.evacuation.rules.effects.factories import FACTORY_FRAMES, PrepareFactory
from landfall.games.evacuation.rules.effects.infrastructure import INFRASTRUCTURE_FRAMES
from landfall.games.evacuation.rules.effects.resources import RESOURCE_FRAMES, PayThen
from landfall.games.evacuation.rules.effects.rows import ROW_FRAMES, ChooseFromRow, TakeFromRow
from landfall.games.evacuation.rules.effects.settling import (
    SETTLING_FRAMES,
    PlaceFactories,
    PlaceFactory,
    Produce,
    Settle,
)
from landfall.games.evacuation.rules.effects.technologies import TECHNOLOGY_FRAMES, GainFirst, PartsAndUnit
from landfall.games.evacuation.rules.ending.game_end import ENDING_FRAMES
from landfall.games.evacuation.rules.phases.draft import DRAFT_FRAMES, DropGoal, PickGoal
from landfall.games.evacuation.rules.phases.progress import (
    MOVED,
    Advance,
    ChoosePower,
    LandMarker,
    LandMarkers,
    SplitSteps,
)
from landfall.games.evacuation.rules.phases.transport import AfterTransport, ChooseFlight, LoadShip
from landfall.games.evacuation.rules.phases.turn import EndTurn, PlayCommonToo, TakeTurn, Turns
from landfall.games.evacuation.rules.phases.year import Bonus, ChooseBonus, Phase
from landfall.games.evacuation.table.cards import (
    CARDS,
    GOALS_DEALT,
    OF_TILES,
    ON_BONUS,
    ON_DEVELOP,
    PARTS,
    TECHNOLOGIES,
)
from landfall.games.evacuation.table.components import LAST_STEP, MOST_PASSAGES_BETWEEN, PASSED, YEARS
from landfall.games.evacuation.table.effects import (
    ANY,
    BOARD_ACTION,
    BUILD_SHIP,
    BUILD_STADIUM,
    EFFECTS,
    GAIN_SHIP,
    GAIN_STADIUM,
    KINDS,
    NO_LIMIT,
    PAY_THEN,
    PREPARE_FACTORY,
    SETTLE,
    STOCKS,
    WORLDS,
)
from landfall.games.evacuation.table.new_world import AREAS
from landfall.games.evacuation.table.places import marker_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import (
    A1,
    A10,
    ACTIONS_PHASE,
    BONUSES,
    CALL_BACK,
    CLEANUP,
    END_OF_ACTIONS,
    EXCHANGES,
    INCOME,
    LEADING,
    MOST_ENERGY,
    NOBODY,
    PROGRESS,
    ROWS,
    SEND,
    TRAILING,
    TRANSPORT,
    parties_of,
)

MOST_AT_ONCE: Final = 9  # units, steps or moves that one effect gives
MANY: Final = 10_000
OF_DRAFT: Final[tuple[type[Frame], ...]] = (Phase, Everyone, *DRAFT_FRAMES)
# What may lie above the steps of a phase while an effect is carried out.
OF_EFFECTS: Final[tuple[type[Frame], ...]] = (
    Do,
    *RESOURCE_FRAMES,
    *ROW_FRAMES,
    *INFRASTRUCTURE_FRAMES,
    *TECHNOLOGY_FRAMES,
    *SETTLING_FRAMES,
    *FACTORY_FRAMES,
)
OF_TURNS: Final[tuple[type[Frame], ...]] = (
    *OF_EFFECTS,
    *ENERGY_FRAMES,
    TakeTurn,
    EndTurn,
    PlayCommonToo,
    DrawCards,
    KeepFour,
    FaceDown,
    PlayParts,
    NextPart,
    AnyBoardAction,
)
OF_PROGRESS: Final[tuple[type[Frame], ...]] = (*OF_EFFECTS, ChoosePower, SplitSteps, LandMarkers, LandMarker)
OF_BONUSES: Final[tuple[type[Frame], ...]] = (*OF_EFFECTS, ChooseBonus)


def number_ranges(seats: int) -> dict[str, range]:
    """Which numbers the fields of steps may hold."""
    return {
        "effect": range(len(EFFECTS)),
        "PayEnergy.action": range(-1, A10 - A1 + 1),
        "PayEnergy.cost": range(1, MOST_ENERGY + 1),
        "Phase.number": range(INCOME, CLEANUP + 1),
        "PickGoal.number": range(GOALS_DEALT),
        "LeaveByChance.number": range(GOALS_DEALT),
        "at": range(parties_of(seats) + 1),
        "party": range(parties_of(seats)),
        "card": range(CARDS),
        "done": range(4),
        "tile": range(TECHNOLOGIES),
        "parts": range(len(PARTS)),
        "count": range(1, MOST_AT_ONCE + 1),
        "left": range(1, MOST_AT_ONCE + 1),
        "off": range(1, NO_LIMIT + 1),
        "most": range(1, NO_LIMIT + 1),
        "only": range(3),
        "discount": range(MOST_AT_ONCE + 1),
        "extra": range(MOST_AT_ONCE + 1),
        "kind": range(ANY + 1),
        "other_than": range(-1, KINDS),
        "world": range(WORLDS),
        "row": range(ROWS),
        "area": range(AREAS),
        "KeepFour.least": range(8),
        "GainResource.least": range(STOCKS),
        "Exchange.least": range(len(EXCHANGES)),
        "least": range(KINDS),
        "last": range(-1, END_OF_ACTIONS),
        "SplitSteps.steps": range(2 * LAST_STEP + 1),
        "steps": range(MANY),
        "leading": range(MOVED, LAST_STEP + 1),
        "trailing": range(MOVED, LAST_STEP + 1),
    }


def check_steps(state: Evacuation) -> None:
    """Raise BadState unless the steps that wait are those of a game under way at this table."""
    if state.lanes:
        check_lanes(state)
        return
    agenda = state.agenda
    if not agenda:
        if not state.ending and (state.year < YEARS or state.phase < BONUSES):
            raise BadState("nothing waits, but the game is running")
        return
    last = bool(state.ending) or (state.year == YEARS and state.phase == BONUSES)
    if state.phase == CLEANUP or (last and not isinstance(agenda[0], Phase)):
        if not all(isinstance(frame, ENDING_FRAMES) for frame in agenda):
            raise BadState(f"agenda holds steps that do not end a game: {agenda!r}")
        return
    if agenda[0] != Phase(state.phase + 1):
        raise BadState(f"agenda does not continue with the phase after {state.phase}: {agenda[0]!r}")
    if state.phase == ACTIONS_PHASE:
        check_turn(state, agenda[1:])
    elif state.phase == PROGRESS:
        check_seats(agenda[1:], Advance, OF_PROGRESS)
    elif state.phase == BONUSES:
        check_seats(agenda[1:], Bonus, OF_BONUSES)
    else:
        raise BadState(f"nobody alone is asked in phase {state.phase}")
    for frame in agenda:
        check_step(state, frame)
    for seat in state.to_act():
        if not state.legal_actions(seat):
            raise BadState(f"seat {seat} is asked, but has no answer")


def check_lanes(state: Evacuation) -> None:
    """What several are asked at the same time: goals, action cards, or ships; one question each."""
    kinds: tuple[type[Frame], ...] = ()
    base: list[Frame] = []
    if state.phase == INCOME and state.year == 1 and state.options["goals"] == "draft" and not state.is_race:
        kinds = (PickGoal, DropGoal)
        if not all(isinstance(frame, OF_DRAFT) for frame in state.agenda):
            raise BadState(f"agenda holds steps that no draft leads to: {state.agenda!r}")
        base = [Phase(INCOME)]
    elif state.phase == ACTIONS_PHASE and state.is_advanced:
        kinds = (KeepFour,)
        base = [Phase(TRANSPORT), Turns(0)]
    elif state.phase == TRANSPORT:
        kinds = (ChooseFlight, LoadShip)
        base = [Phase(TRANSPORT + 1), AfterTransport()]
    if not kinds or state.agenda[: len(base)] != base:
        raise BadState(f"nobody acts at the same time as another in phase {state.phase} before {state.agenda!r}")
    for seat in range(state.seats):
        lane = state.lanes[seat]
        if len(lane) > 1 or not all(isinstance(frame, kinds) for frame in lane) or state.later[seat]:
            raise BadState(f"seat {seat} is asked what nobody is asked at the same time as another")
        if state.phase == TRANSPORT:
            check_flights(state, seat, lane)


def check_flights(state: Evacuation, seat: int, lane: list[Frame]) -> None:
    """A plan continues after its last ship; who is not asked has nothing in the air."""
    loads = state.loads[seat]
    back = state.returning[seat]
    last = CALL_BACK + back[-1] if back else SEND + loads[-1][0] if loads else -1
    if not lane:
        if loads or back:
            raise BadState(f"ships of seat {seat} are in the air, but nothing is asked")
    elif isinstance(lane[0], LoadShip):
        if not loads or back:
            raise BadState(f"seat {seat} loads a ship that was not chosen")
    elif isinstance(lane[0], ChooseFlight) and lane[0].last != last:
        raise BadState(f"the plan of seat {seat} does not continue after its last ship")


def check_turn(state: Evacuation, frames: list[Frame]) -> None:
    """The turn of one who has not passed, before the turns of those after it."""
    turns = frames[0] if frames else None
    if not isinstance(turns, Turns) or not 0 < turns.at <= len(state.order):
        raise BadState("the Action phase continues with nobody's turn")
    seat = state.order[turns.at - 1]
    check_seats(frames[1:], Turns, OF_TURNS)
    top = frames[-1]
    if not isinstance(top, Decision) or top.seat != seat or state.passed >> seat & 1:
        raise BadState(f"it is not the turn of seat {seat}")


def check_seats(frames: list[Frame], waiting: type[Frame], kinds: tuple[type[Frame], ...]) -> None:
    """First those who come later, each once; above them steps of the one who acts, all of the right kinds."""
    first = 0
    while first < len(frames) and isinstance(frames[first], waiting):
        first += 1
    later = [seat_of(frame) for frame in frames[:first]]
    acting = frames[first:]
    if not acting or not all(isinstance(frame, kinds) for frame in acting):
        raise BadState(f"agenda holds steps that do not belong there: {acting!r}")
    seats = {seat_of(frame) for frame in acting}
    if len(seats) != 1 or seats & set(later) or len(set(later)) != len(later):
        raise BadState(f"agenda holds steps of several seats: {frames!r}")


def seat_of(frame: Frame) -> int:
    """Whose step it is."""
    if isinstance(frame, Advance):
        return frame.party
    return frame.seat if isinstance(frame, SeatFrame) else NOBODY


def check_step(state: Evacuation, frame: Frame) -> None:
    """A step that carries out an effect has one of its kind; one about an area is about an own area."""
    if isinstance(frame, Settle):
        check_effect(frame.effect, (SETTLE,))
    elif isinstance(frame, PrepareFactory):
        check_effect(frame.effect, (PREPARE_FACTORY,))
    elif isinstance(frame, (ChooseFromRow, TakeFromRow)):
        check_effect(frame.effect, (BUILD_SHIP, GAIN_SHIP, BUILD_STADIUM, GAIN_STADIUM))
    elif isinstance(frame, PayThen):
        check_effect(frame.effect, (PAY_THEN,))
    elif isinstance(frame, AnyBoardAction):
        check_effect(frame.effect, (BOARD_ACTION,))
    elif isinstance(frame, (PlaceFactories, PlaceFactory, Produce)):
        if not state.areas[frame.seat] >> frame.area & 1:
            raise BadState(f"seat {frame.seat} has not settled the area it is busy with")
    elif isinstance(frame, (PartsAndUnit, GainFirst)):
        check_unit(state, frame.seat, frame.tile, frame.parts)
        if frame.done >= len(PARTS[frame.parts]) + isinstance(frame, PartsAndUnit):
            raise BadState(f"{frame.done} parts are done, of {len(PARTS[frame.parts])}")
    elif isinstance(frame, (LandMarkers, LandMarker)):
        check_landing(state, frame.seat, frame.leading, frame.trailing)
        if isinstance(frame, LandMarker) and frame.leading == MOVED and frame.trailing == MOVED:
            raise BadState("both markers have landed")


def check_landing(state: Evacuation, seat: int, leading: int, trailing: int) -> None:
    """Markers stay on the track and near each other."""
    lead = state.markers[marker_at(seat, LEADING)] + max(0, leading)
    trail = state.markers[marker_at(seat, TRAILING)] + max(0, trailing)
    if max(lead, trail) > LAST_STEP or lead < trail or PASSED[lead] - PASSED[trail] > MOST_PASSAGES_BETWEEN:
        raise BadState(f"the markers of seat {seat} cannot land on steps {lead} and {trail}")


def check_unit(state: Evacuation, seat: int, tile: int, parts: int) -> None:
    """A developed technology adds its unit to a bonus of this year, or to a tile that the seat has developed."""
    developed = state.developed[seat]
    adds = ON_BONUS if parts < OF_TILES else ON_DEVELOP
    if not adds.tiles >> tile & 1 or not developed >> tile & 1:
        raise BadState(f"technology {tile} of seat {seat} adds nothing here")
    if parts < OF_TILES:
        is_met = state.phase == BONUSES and parts // 2 == state.year_cards[state.year - 1]
    else:
        is_met = bool(developed >> parts - OF_TILES & 1)
    if not is_met:
        raise BadState(f"seat {seat} does nothing of which these are the parts: {parts}")


def check_effect(effect: int, ops: tuple[int, ...]) -> None:
    if EFFECTS[effect].op not in ops:
        raise BadState(f"a step carries out effect {effect}, which is not of its kind")
