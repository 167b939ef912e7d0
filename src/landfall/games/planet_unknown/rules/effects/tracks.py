"""The five tracks (section 7): advancing, benefits, regressing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.flow.frame import Decision, Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.planet_unknown.story.turns import Advanced, Gained, MovementGained, NotGained, Regressed
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import (
    BOOST,
    CHOICE,
    CIV_CARD,
    CORPORATIONS,
    MOVE,
    ONE_BENEFIT,
    PATCH,
    ROVER,
    ROWS_OF_A_TRACK,
    TECH,
    TRACKS,
)
from landfall.games.planet_unknown.table.corporations import (
    BOOST_BY_CIV,
    DRAWS_OF_NEXT_LEVEL,
    HAS_FLUX_TRACK,
    IMPROVES_FLUX_TRACK,
    KEEPS_TWO_CARDS,
    MOVES_FARTHER,
    MOVES_FARTHER_CROWDED,
    REGRESSES_BY_CIV,
    TRACKERS_ROAM,
    USED_TWO_CARDS,
)
from landfall.games.planet_unknown.table.gains import (
    BOOST_GAIN,
    CIV_CARD_GAIN,
    FLUX_GAIN,
    PATCH_GAIN,
    REGRESS_OTHER,
    ROVER_GAIN,
    TWO_CARDS,
    Gain,
    biomass_choice,
    several,
)
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    DECLINE,
    NO_MILESTONES,
    NO_SYNERGY,
    ROVER_TRACK,
    STRAIGHT,
    TECH_TRACK,
    WATER,
    WAY,
    WAYS,
)
from landfall.games.planet_unknown.table.trackers import (
    TOP,
    can_advance,
    can_move,
    can_regress,
    has_to_advance,
    makeshift_target,
    makeshift_ways,
    next_place,
    passed,
    place_below,
    reached,
    settle,
    space_at,
    space_of,
)

HIGHEST_CIV_LEVEL: Final = 4
CARDS_LEFT_KEPT: Final = 2
CIV_CARDS_GAINED: Final = ("civ_card_1", "civ_card_2", "civ_card_3", "civ_card_4")
TECHNOLOGIES_GAINED: Final = ("tech_1", "tech_2", "tech_3", "tech_4", "tech_5")
# How an advance is made.
BENEFITS: Final = 1
BOOSTS: Final = 2  # synergy boosts among the benefits
SHIFTS: Final = 4  # Makeshift may shift sideways instead
STAYS: Final = 8  # and may stay where it is
NORMAL: Final = BENEFITS | BOOSTS | SHIFTS


# -- advancing --------------------------------------------------------------------------------------------------------


def advance(state: PlanetUnknown, seat: int, tracker: int, how: int) -> None:
    """Move the tracker up one space; gain what lies there. An advance that cannot be made is lost."""
    board = state.boards[seat]
    if board.can(TRACKERS_ROAM):
        ways = makeshift_ways(board, tracker, how & SHIFTS != 0, how & BENEFITS != 0)
        if len(ways) == 1:
            go_makeshift(state, seat, tracker, ways[0], how)
        elif ways:
            state.then(ChooseWay(seat, tracker, how))
        return
    if tracker == ROVER_TRACK and board.at[tracker] == TOP:
        if how & BENEFITS:
            gain_movement(state, seat, CORPORATIONS[board.corporation].top_move + track_bonus(board))
        return
    to = next_place(board, tracker)
    if to < 0:
        return
    move_up(state, seat, tracker, to, space_at(board, tracker, to), how)


def go_makeshift(state: PlanetUnknown, seat: int, tracker: int, way: int, how: int) -> None:
    board = state.boards[seat]
    if way == STRAIGHT and board.at[tracker] == ROVER_TRACK * ROWS_OF_A_TRACK + TOP:
        if how & BENEFITS:
            gain_movement(state, seat, CORPORATIONS[board.corporation].top_move + track_bonus(board))
        return
    target = makeshift_target(board, tracker, way, how & SHIFTS != 0)
    move_up(state, seat, tracker, target, target, how)


def move_up(state: PlanetUnknown, seat: int, tracker: int, to: int, space: int, how: int) -> None:
    """Put the tracker on a space: technologies go by position, then come the benefits printed there."""
    board = state.boards[seat]
    before = withheld = 0
    unlocks = tracker == TECH_TRACK or board.can(TRACKERS_ROAM)
    if unlocks:
        before = reached(board)
        withheld = board.withheld
        passed_before = passed(board)
        board.at[tracker] = to
        if state.rules & NO_MILESTONES:  # R 25: what is reached or passed now becomes active in the next round
            board.withheld |= passed(board) & ~passed_before
        settle(board)
        if state.ending and board.can(KEEPS_TWO_CARDS):
            look_through_all(state, seat)
    else:
        board.at[tracker] = to
    if state.history is not None:
        state.tell(Advanced(seat, TRACKS[tracker], TRACKS[space // ROWS_OF_A_TRACK], space % ROWS_OF_A_TRACK))
        if unlocks and (board.can(TRACKERS_ROAM) or not how & BENEFITS):
            tell_technologies(state, seat, before & ~withheld, withheld)
    if how & BENEFITS:
        gain_all(state, seat, space, how)


def tell_technologies(state: PlanetUnknown, seat: int, had: int, withheld: int) -> None:
    """The technologies that are unlocked now, those that will be in the next round (R 25), and those locked again."""
    board = state.boards[seat]
    has = reached(board) & ~board.withheld
    levels = range(1, len(TECHNOLOGIES_GAINED) + 1)
    gained = [TECHNOLOGIES_GAINED[level - 1] for level in levels if has & ~had & 1 << level]
    if gained:
        state.tell(Gained(seat, tuple(gained)))
    for level in levels:
        if reached(board) & board.withheld & ~withheld & 1 << level:
            not_gained(state, seat, TECHNOLOGIES_GAINED[level - 1], "later")
        elif had & ~has & 1 << level:
            not_gained(state, seat, TECHNOLOGIES_GAINED[level - 1], "locked")


def gain_all(state: PlanetUnknown, seat: int, space: int, how: int) -> None:
    """All benefits of a space."""
    benefits = CORPORATIONS[state.boards[seat].corporation].benefits[space]
    if not benefits:
        return
    gained: list[str] = []
    for benefit in benefits:
        gain_benefit(state, seat, benefit, space // ROWS_OF_A_TRACK, how, gained)
    if gained and state.history is not None:
        state.tell(Gained(seat, tuple(gained)))


def gain_benefit(state: PlanetUnknown, seat: int, benefit: int, track: int, how: int, gained: list[str]) -> None:
    """One benefit of a space; milestones give nothing under the event that stops them (R 25)."""
    board = state.boards[seat]
    kind = benefit // ONE_BENEFIT * ONE_BENEFIT
    number = benefit % ONE_BENEFIT
    improved = board.flux == track and board.can(IMPROVES_FLUX_TRACK)
    if kind == BOOST:
        if how & BOOSTS:
            gain_boosts(state, seat, 2 if improved and track == WATER else 1, gained)
    elif kind == MOVE:
        gain_movement(state, seat, number + track_bonus(board))
    elif kind == CHOICE:
        state.join(biomass_choice(number, how & BOOSTS != 0))
        gained.append("choice")
    elif kind == TECH and board.can(TRACKERS_ROAM):
        return  # its technologies go by all its trackers, and are told where one moves
    elif state.rules & NO_MILESTONES:
        not_gained(state, seat, milestone(kind, number), "later" if kind == TECH else "no_milestones")
    elif kind == CIV_CARD:
        reach_civ_milestone(state, seat, min(HIGHEST_CIV_LEVEL, number + 1) if improved else number, how, gained)
    elif kind == PATCH:
        for _ in range(2 if improved else 1):
            state.join(Gain(PATCH_GAIN))
        gained.append("two_patches" if improved else "patch")
    elif kind == ROVER:
        if not board.last or not board.reserve:  # R 28
            not_gained(state, seat, "place_rover", "no_rover" if board.last else "no_tile")
            return
        state.join(Gain(ROVER_GAIN))
        gained.append("place_rover")
    elif kind == TECH:
        gained.append(TECHNOLOGIES_GAINED[number - 1])
        if board.can(HAS_FLUX_TRACK):
            state.join(Gain(FLUX_GAIN))


def milestone(kind: int, number: int) -> str:
    """What the milestone would give, as it is told."""
    if kind == CIV_CARD:
        return CIV_CARDS_GAINED[number - 1]
    if kind == TECH:
        return TECHNOLOGIES_GAINED[number - 1]
    return "patch" if kind == PATCH else "place_rover"


def not_gained(state: PlanetUnknown, seat: int, gained: str, why: str) -> None:
    if state.history is not None:
        state.tell(NotGained(seat, gained, why))


def gain_boosts(state: PlanetUnknown, seat: int, boosts: int, gained: list[str]) -> None:
    """Boosts from any source give nothing under the event that stops them (R 67)."""
    told = "boost" if boosts == 1 else "two_boosts"
    if state.rules & NO_SYNERGY:
        not_gained(state, seat, told, "no_synergy")
        return
    for _ in range(boosts):
        state.join(Gain(BOOST_GAIN))
    gained.append(told)


def reach_civ_milestone(state: PlanetUnknown, seat: int, level: int, how: int, gained: list[str]) -> None:
    """The card is chosen later, in the order of the commander; at once where the seat acts alone (R 11)."""
    board = state.boards[seat]
    if not cards_may_be_left(state, board, level):
        not_gained(state, seat, CIV_CARDS_GAINED[level - 1], "no_card")
    else:
        gained.append(CIV_CARDS_GAINED[level - 1])
        if state.lane >= 0:
            board.owed = (*board.owed, level)
        else:
            state.join(several(CIV_CARD_GAIN, level))
    if board.can(REGRESSES_BY_CIV) and can_regress(board):  # R 53: taken up now, whatever advances later in the turn
        state.join(Gain(REGRESS_OTHER))
    if board.can(BOOST_BY_CIV) and how & BOOSTS:  # R 67: it is a boost
        gain_boosts(state, seat, 1, gained)


def cards_may_be_left(state: PlanetUnknown, board: Board, level: int) -> bool:
    """Whether there may be a card to choose: Republic 2, which draws of the next level too, may come in this turn."""
    if state.civ[level - 1]:
        return True
    return board.may_come_to(DRAWS_OF_NEXT_LEVEL) and level < HIGHEST_CIV_LEVEL and len(state.civ[level]) > 0


def look_through_all(state: PlanetUnknown, seat: int) -> None:
    """Republic 5, in the end-of-game step: all civ cards left in the stacks are seen, two are kept (R 58)."""
    board = state.boards[seat]
    if not board.used_game & USED_TWO_CARDS:
        board.used_game |= USED_TWO_CARDS
        board.remember([card for stack in state.civ for card in stack])
        state.barrier(seat)
        state.join(several(TWO_CARDS, CARDS_LEFT_KEPT))


def track_bonus(board: Board) -> int:
    """R 27: +1 for each gain of movement printed on the rover track."""
    if board.can(MOVES_FARTHER) or (board.flux == ROVER_TRACK and board.can(IMPROVES_FLUX_TRACK)):
        return 1
    if board.can(MOVES_FARTHER_CROWDED):
        standing = 0
        for space in board.at:
            if space // ROWS_OF_A_TRACK == ROVER_TRACK:
                standing += 1
        return 1 if standing >= 2 else 0
    return 0


def gain_movement(state: PlanetUnknown, seat: int, points: int) -> None:
    state.boards[seat].pool += points
    if state.history is not None and points:
        state.tell(MovementGained(seat, points))


# -- regressing -------------------------------------------------------------------------------------------------------


def regress(state: PlanetUnknown, seat: int, tracker: int, steps: int) -> None:
    """Move the tracker down; never any benefit."""
    board = state.boards[seat]
    withheld = board.withheld
    had = reached(board) & ~withheld
    for _ in range(steps):
        below = place_below(board, tracker)
        if below < 0:
            break
        board.at[tracker] = below
    settle(board)
    if state.history is not None:
        space = space_of(board, tracker)
        state.tell(Regressed(seat, TRACKS[tracker], TRACKS[space // ROWS_OF_A_TRACK], space % ROWS_OF_A_TRACK))
        tell_technologies(state, seat, had, withheld)


# -- Makeshift's ways, and steps that run through ---------------------------------------------------------------------


@dataclass(init=False, unsafe_hash=True)
class ChooseWay(Decision):
    """Makeshift: straight or diagonally up, or sideways, onto a space without tracker.

    Where several steps run through and only sideways is open, the tracker may stay instead (R 45).
    """

    seat: int
    tracker: int
    how: int

    def __init__(self, seat: int, tracker: int, how: int) -> None:
        self.seat = seat
        self.tracker = tracker
        self.how = how

    def asked(self, state: PlanetUnknown) -> dict[str, object]:
        board = state.boards[self.seat]
        to: dict[str, list[object]] = {}  # by way: the track and position it leads to
        for way in range(len(WAYS)):
            space = makeshift_target(board, self.tracker, way, self.how & SHIFTS != 0)
            if space >= 0:
                to[WAYS[way]] = [TRACKS[space // ROWS_OF_A_TRACK], space % ROWS_OF_A_TRACK]
        return {"track": TRACKS[self.tracker], "to": to, "may_stay": self.how & STAYS != 0}

    def legal(self, state: PlanetUnknown) -> list[int]:
        how = self.how
        ways = makeshift_ways(state.boards[self.seat], self.tracker, how & SHIFTS != 0, how & BENEFITS != 0)
        stay = [DECLINE] if how & STAYS else []
        return [*[WAY + way for way in ways], *stay]

    def take(self, state: PlanetUnknown, action: int) -> None:
        if action == DECLINE:
            if isinstance(state.here[-1], Climb):
                state.here.pop()
        else:
            go_makeshift(state, self.seat, self.tracker, action - WAY, self.how)

    def why_not(self, state: PlanetUnknown, action: int) -> Refusal:
        if not WAY <= action < WAY + len(WAYS):
            return Refusal("answer-the-question", "20", {"decision": "ChooseWay"})
        return Refusal("way-blocked", "R 45", {"track": TRACKS[self.tracker]})


@dataclass(init=False, unsafe_hash=True)
class Climb(SeatFrame):
    """Several steps of one tracker that run through without a break (R 53)."""

    seat: int
    tracker: int
    steps: int
    how: int

    def __init__(self, seat: int, tracker: int, steps: int, how: int) -> None:
        self.seat = seat
        self.tracker = tracker
        self.steps = steps
        self.how = how

    def resolve(self, state: PlanetUnknown) -> None:
        board = state.boards[self.seat]
        goes_on = can_advance(board, self.tracker) if self.how & BENEFITS else can_move(board, self.tracker)
        if self.steps and goes_on:
            others = Climb(self.seat, self.tracker, self.steps - 1, self.how)
            if has_to_advance(board, self.tracker, self.how & BENEFITS != 0):
                state.come_back_to(others)
                advance(state, self.seat, self.tracker, self.how)
            else:
                state.then(ChooseWay(self.seat, self.tracker, self.how | STAYS), others)


TRACK_FRAMES: tuple[type[Frame], ...] = (ChooseWay, Climb)
