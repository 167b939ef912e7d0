"""The end of the game: goals are shown (rules, section 18), race markers adjusted (19.2)."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.evacuation.rules.effects.effect_steps import Ask, answer_first
from landfall.games.evacuation.rules.ending.race import adjusted, meets, race_result, steps_down, steps_up
from landfall.games.evacuation.rules.ending.scoring import goal_points, points_of, points_winners
from landfall.games.evacuation.story.ending import (
    GameEnded,
    GoalScored,
    MarkerLifted,
    MarkerLowered,
    RaceEnded,
    Scored,
    SoloJudged,
)
from landfall.games.evacuation.table.cards import EXPERIENCED, GOALS, GOOD_START
from landfall.games.evacuation.table.effects import KIND_IDS, KINDS
from landfall.games.evacuation.table.places import kind_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import GOAL_IDS, LOWER, RAISE


@dataclass(init=False, unsafe_hash=True)
class EndOfGame(Frame):
    """Points are counted, or the markers of the race adjusted: all penalties first, then the face bonus."""

    def resolve(self, state: Evacuation) -> None:
        state.barrier()
        state.dealt = ()  # the draft does not matter any more
        state.picked = ()
        if not state.is_race:
            state.then(TellPoints())
            return
        state.final = tuple(state.production)
        seats = [party for party in state.order if party < state.seats]
        downs: list[Frame] = [LowerMarker(seat) for seat in seats]
        ups: list[Frame] = [LiftMarker(seat) for seat in seats]
        state.then_all([*downs, *ups, TellRace()])


def lowest_kinds(state: Evacuation, seat: int) -> list[int]:
    """The kinds whose adjusted marker is lowest."""
    levels = adjusted(state, seat)
    return [kind for kind in range(KINDS) if levels[kind] == min(levels)]


def shift_final(state: Evacuation, seat: int, kind: int, steps: int) -> None:
    final = list(state.final)
    final[kind_at(seat, kind)] += steps
    state.final = tuple(final)


@dataclass(init=False, unsafe_hash=True)
class LowerMarker(SeatFrame):
    """R 13: the lowest marker takes all steps down; of several the player picks one."""

    def resolve(self, state: Evacuation) -> None:
        steps = steps_down(state, self.seat)
        if steps == 0:
            return
        kinds = lowest_kinds(state, self.seat)
        if len(kinds) == 1:
            lower(state, self.seat, kinds[0], steps)
        else:
            state.then(ChooseLower(self.seat, steps))


@dataclass(init=False, unsafe_hash=True)
class ChooseLower(Ask):
    """Which of the lowest markers goes down."""

    steps: int

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps = steps

    def legal(self, state: Evacuation) -> list[int]:
        return [LOWER + kind for kind in lowest_kinds(state, self.seat)]

    def take(self, state: Evacuation, action: int) -> None:
        lower(state, self.seat, action - LOWER, self.steps)

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if LOWER <= action < LOWER + KINDS:
            return Refusal("not-the-lowest", "19.2", {"kind": KIND_IDS[action - LOWER]})
        return answer_first(self)


def lower(state: Evacuation, seat: int, kind: int, steps: int) -> None:
    shift_final(state, seat, kind, -steps)
    if state.history is not None:
        state.tell(MarkerLowered(seat, KIND_IDS[kind], steps))


@dataclass(init=False, unsafe_hash=True)
class LiftMarker(SeatFrame):
    """Happy faces raise the now lowest marker; if two share the lowest level when 2 are due, each moves up 1 (R 14)."""

    def resolve(self, state: Evacuation) -> None:
        seat = self.seat
        steps = steps_up(state, seat)
        kinds = lowest_kinds(state, seat)
        if steps == 0:
            return
        if len(kinds) == 1:
            lift(state, seat, kinds[0], steps)
        elif len(kinds) == 2 and steps == 2:
            lift(state, seat, kinds[0], 1)
            lift(state, seat, kinds[1], 1)
        else:
            state.then(ChooseLift(seat, steps, 0))


@dataclass(init=False, unsafe_hash=True)
class ChooseLift(Ask):
    """One step each on markers that share the lowest level, in order."""

    steps: int
    least: int

    def __init__(self, seat: int, steps: int, least: int) -> None:
        self.seat = seat
        self.steps = steps
        self.least = least

    def legal(self, state: Evacuation) -> list[int]:
        kinds = [kind for kind in lowest_kinds(state, self.seat) if kind >= self.least]
        return [RAISE + kind for kind in kinds[: len(kinds) - self.steps + 1]]

    def take(self, state: Evacuation, action: int) -> None:
        kind = action - RAISE
        if self.steps > 1:
            left = [other for other in lowest_kinds(state, self.seat) if other > kind]
            lift(state, self.seat, kind, 1)
            if len(left) == 1:
                lift(state, self.seat, left[0], 1)
            else:
                state.then(ChooseLift(self.seat, self.steps - 1, kind + 1))
        else:
            lift(state, self.seat, kind, 1)

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if RAISE <= action < RAISE + KINDS:
            facts = {"kind": KIND_IDS[action - RAISE]}
            if action - RAISE in lowest_kinds(state, self.seat):
                return Refusal("comes-later", "", facts)
            return Refusal("not-the-lowest", "R 14", facts)
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {"steps": self.steps}


def lift(state: Evacuation, seat: int, kind: int, steps: int) -> None:
    shift_final(state, seat, kind, steps)
    if state.history is not None:
        state.tell(MarkerLifted(seat, KIND_IDS[kind], steps))


@dataclass(init=False, unsafe_hash=True)
class TellPoints(Frame):
    """Goals are shown and everything is added up; ties are not broken. Alone the rulebook's marks judge."""

    def resolve(self, state: Evacuation) -> None:
        if state.history is None:
            return
        totals: list[int] = []
        for seat in range(state.seats):
            for goal in state.goals[seat]:
                state.tell(GoalScored(seat, GOAL_IDS[goal], goal_points(state, seat, GOALS[goal])))
            totals.append(sum(points_of(state, seat).values()))
            state.tell(Scored(seat, totals[seat]))
        if state.is_solo:
            verdict = int(totals[0] >= GOOD_START) + int(totals[0] >= EXPERIENCED)
            state.tell(SoloJudged(0, totals[0], GOOD_START, EXPERIENCED, verdict))
            return
        state.tell(GameEnded(points_winners(state), "points", "points"))


@dataclass(init=False, unsafe_hash=True)
class TellRace(Frame):
    """The adjusted markers of everybody, and who wins."""

    def resolve(self, state: Evacuation) -> None:
        if state.history is None:
            return
        for seat in range(state.seats):
            state.tell(RaceEnded(seat, tuple(adjusted(state, seat)), meets(state, seat)))
        winners, decided_by = race_result(state)
        state.tell(GameEnded(winners, "triggered" if state.ending else "year_4", decided_by))


ENDING_FRAMES: tuple[type[Frame], ...] = (
    EndOfGame,
    LowerMarker,
    ChooseLower,
    LiftMarker,
    ChooseLift,
    TellPoints,
    TellRace,
)
