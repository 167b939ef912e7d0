"""A year (rules, section 4): seven phases in order, with income (6), bonuses and cleanup (17)."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.combinators import Everyone
from landfall.flow.frame import Frame, SeatFrame
from landfall.games.evacuation.rules.effects.action_cards import DealCards, KeepFour, shuffle_discards
from landfall.games.evacuation.rules.effects.effect_steps import Ask
from landfall.games.evacuation.rules.effects.rows import age_row
from landfall.games.evacuation.rules.effects.technologies import steps_of_parts
from landfall.games.evacuation.rules.ending.game_end import EndOfGame
from landfall.games.evacuation.rules.ending.goal_counts import stadiums_new
from landfall.games.evacuation.rules.phases.progress import Progress, SortTurnOrder
from landfall.games.evacuation.rules.phases.transport import Transport
from landfall.games.evacuation.rules.phases.turn import Turns
from landfall.games.evacuation.rules.variants.solo import ShuffleSoloDeck, has_deck
from landfall.games.evacuation.story.years import (
    BonusGained,
    IncomeTaken,
    NoBonus,
    PenaltyTaken,
    YearBegan,
    YearCleared,
)
from landfall.games.evacuation.table.cards import (
    BONUS_IDS,
    BONUS_POWERS,
    FOOD_REDUCTION,
    HIGH,
    LOW,
    ON_BONUS,
    POWER_SHIFT,
    has_any,
    total_of,
)
from landfall.games.evacuation.table.components import (
    FOOD_NEED,
    GROUPS,
    OLD_AREAS,
    OLD_YIELD,
    STADIUM_NEED,
    TILE_YIELD,
    YEARS,
)
from landfall.games.evacuation.table.effects import FOOD, KINDS, NEW, OLD, WORLDS
from landfall.games.evacuation.table.places import kind_at, kinds_at, stock_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import (
    ACTIONS_PHASE,
    BONUS,
    BONUS_SIDES,
    BONUSES,
    CLEANUP,
    IN_ACTIONS,
    INCOME,
    PROGRESS,
    ROWS,
    TRANSPORT,
    TURN_ORDER,
)


@dataclass(init=False, unsafe_hash=True)
class Phase(Frame):
    """A phase of the year; a race that was triggered ends after its phase, or after Transport (19.1)."""

    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def resolve(self, state: Evacuation) -> None:
        number = self.number
        ended = bool(state.ending) and (state.ending != IN_ACTIONS or number > TRANSPORT)
        if ended or (number == CLEANUP and state.year == YEARS):  # year 4 has no cleanup
            state.then(EndOfGame())
            return
        state.phase = number
        if number == INCOME:
            state.then(StartYear(), Income(), Phase(ACTIONS_PHASE))
        elif number == ACTIONS_PHASE:
            if state.is_advanced:
                hands = Everyone(tuple([KeepFour(seat, 0) for seat in range(state.seats)]))
                state.then(DealCards(), hands, Turns(0), Phase(TRANSPORT))
            else:
                state.then(Turns(0), Phase(TRANSPORT))
        elif number == TRANSPORT:
            state.then(Transport(), Phase(TURN_ORDER))
        elif number == TURN_ORDER:
            state.then(SortTurnOrder(), Phase(PROGRESS))
        elif number == PROGRESS:
            state.then(Progress(), Phase(BONUSES))
        elif number == BONUSES:
            state.then(Bonuses(), Phase(CLEANUP))
        else:
            state.then(Cleanup(), Phase(INCOME))


@dataclass(init=False, unsafe_hash=True)
class StartYear(Frame):
    """The year's bonus card lies open; the solo deck is shuffled."""

    def resolve(self, state: Evacuation) -> None:
        if state.history is not None:
            state.tell(YearBegan(state.year, BONUS_IDS[state.year_cards[state.year - 1]]))
        if has_deck(state):
            state.then(ShuffleSoloDeck())


# -- income -----------------------------------------------------------------------------------------------------------


def old_production(state: Evacuation, seat: int) -> list[int]:
    """What the areas and productivity tiles still face up yield."""
    made = [TILE_YIELD[kind] * state.tiles_up[seat] for kind in range(KINDS)]
    up = state.areas_up[seat]
    for area in range(OLD_AREAS):
        if up >> area & 1:
            for kind in range(KINDS):
                made[kind] += OLD_YIELD[area][kind]
    return made


def food_need(state: Evacuation, seat: int, world: int, year: int) -> int:
    """The year's need, lowered by technologies, not below 0."""
    need = FOOD_NEED[year - 1][world]
    if has_any(FOOD_REDUCTION, state.developed[seat]):
        for passive in FOOD_REDUCTION.on:
            if passive.world == world and state.developed[seat] >> passive.tile & 1:
                need -= passive.amount
    return max(0, need)


@dataclass(init=False, unsafe_hash=True)
class Income(Frame):
    """Produce, feed as much as possible (R 33), check stadiums, take penalties: the same for everybody, no choices."""

    def resolve(self, state: Evacuation) -> None:
        for seat in range(state.seats):
            made = old_production(state, seat)
            for kind in range(KINDS):
                state.stock[stock_at(seat, OLD, kind)] += made[kind]
                state.stock[stock_at(seat, NEW, kind)] += state.production[kind_at(seat, kind)]
            eaten = 0
            hungry = 0
            for world in range(WORLDS):
                at = stock_at(seat, world, FOOD)
                need = food_need(state, seat, world, state.year)
                paid = min(need, state.stock[at])
                state.stock[at] -= paid
                eaten += paid
                hungry += need - paid
            missing = max(0, STADIUM_NEED[state.year - 1] - stadiums_new(state, seat))
            state.penalties[seat] += hungry + missing
            if state.history is not None:
                new = tuple(state.production[kinds_at(seat) : kinds_at(seat + 1)])
                state.tell(IncomeTaken(seat, tuple(made), new, eaten))
                if hungry + missing:
                    state.tell(PenaltyTaken(seat, hungry, missing))


# -- year-end bonuses -------------------------------------------------------------------------------------------------


def bonuses_met(state: Evacuation, seat: int) -> list[int]:
    """LOW and HIGH as far as the year's power meets them: exactly, or up to them where the rule is generous."""
    low, high = BONUS_POWERS[state.year_cards[state.year - 1]]
    shift = total_of(POWER_SHIFT, state.developed[seat])
    low_met = False
    high_met = False
    for power in state.powers(seat):
        for value in range(max(0, power - shift), power + shift + 1):
            if state.is_generous:
                low_met = low_met or value <= low
                high_met = high_met or low < value <= high
            else:
                low_met = low_met or value == low
                high_met = high_met or value == high
    return [side for side in (LOW, HIGH) if (low_met if side == LOW else high_met)]


@dataclass(init=False, unsafe_hash=True)
class Bonuses(Frame):
    """In turn order everybody gains at most one of the two bonuses."""

    def resolve(self, state: Evacuation) -> None:
        state.then_all([Bonus(party) for party in state.order if party < state.seats])


@dataclass(init=False, unsafe_hash=True)
class Bonus(SeatFrame):
    """Compare the year's power with the card."""

    def resolve(self, state: Evacuation) -> None:
        met = bonuses_met(state, self.seat)
        if len(met) == 2:
            state.then(ChooseBonus(self.seat))
        elif met:
            gain_bonus(state, self.seat, met[0])
        elif state.history is not None:
            state.tell(NoBonus(self.seat, state.powers(self.seat)[-1]))


@dataclass(init=False, unsafe_hash=True)
class ChooseBonus(Ask):
    """Where a card with several powers or a technology lets the power meet both thresholds."""

    def legal(self, state: Evacuation) -> list[int]:
        return [BONUS + LOW, BONUS + HIGH]

    def take(self, state: Evacuation, action: int) -> None:
        gain_bonus(state, self.seat, action - BONUS)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {"bonus": BONUS_IDS[state.year_cards[state.year - 1]]}


def gain_bonus(state: Evacuation, seat: int, side: int) -> None:
    """Parts in the listed order, each may be declined (R 55), with what a technology adds (R 64)."""
    state.refreshed &= ~(1 << seat)
    card = state.year_cards[state.year - 1]
    if state.history is not None:
        state.tell(BonusGained(seat, BONUS_IDS[card], BONUS_SIDES[side], BONUS_POWERS[card][side]))
    state.then_all(steps_of_parts(state, seat, ON_BONUS, 2 * card + side))


# -- cleanup ----------------------------------------------------------------------------------------------------------


@dataclass(init=False, unsafe_hash=True)
class Cleanup(Frame):
    """The year marker, the bonus card, the rows, then uses and action markers."""

    def resolve(self, state: Evacuation) -> None:
        if state.history is not None:
            state.tell(YearCleared(state.year))
        state.year += 1  # R 61: before the rows age
        for row in range(ROWS):
            age_row(state, row)
        state.uses = [0] * (GROUPS * state.seats)
        state.actions_taken = [0] * state.seats
        state.power = [0] * state.seats
        state.passed = 0
        if state.is_advanced:
            shown = sorted([card for cards in state.face_up for card in cards])
            for seat in range(state.seats):
                state.thrown[seat] = (*state.thrown[seat], *state.face_down[seat])
                state.face_up[seat] = ()
                state.face_down[seat] = ()
            shuffle_discards(state, tuple(shown))


assert [OLD, NEW] == [0, 1]

YEAR_FRAMES: tuple[type[Frame], ...] = (Phase, StartYear, Income, Bonuses, Bonus, ChooseBonus, Cleanup)
