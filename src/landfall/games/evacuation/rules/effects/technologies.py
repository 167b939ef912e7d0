"""Technologies (rules, section 10): invent steps, and what a developed tile does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.flow.frame import Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.evacuation.rules.effects.effect_steps import Ask, Do, answer_first, decline, do_all, steps_of
from landfall.games.evacuation.rules.effects.production import after_effect, raise_marker
from landfall.games.evacuation.rules.effects.resources import gain_one
from landfall.games.evacuation.rules.effects.settling import areas_to_settle
from landfall.games.evacuation.story.actions import Invented
from landfall.games.evacuation.table.cards import (
    FACTORY_BONUS,
    OF_TILES,
    ON_BONUS,
    ON_DEVELOP,
    ON_PREPARE,
    PARTS,
    TECHNOLOGY_IDS,
    TECHNOLOGY_ONCE,
    Ability,
    has_any,
)
from landfall.games.evacuation.table.components import COLUMNS, DEVELOPS, FULL_COLUMN, NEXT_LEVEL
from landfall.games.evacuation.table.effects import (
    ANY,
    DRAW_CARDS,
    EFFECTS,
    GAIN_FACTORY,
    GAIN_POPULATION,
    GAIN_RESOURCE,
    GAIN_RESOURCE_SET,
    GAIN_SHIP,
    GAIN_STADIUM,
    INVENT,
    NEW,
    OLD,
    PREPARE_FACTORY,
    RAISE_PRODUCTION,
    SETTLE,
    STEEL,
    STOCKS,
    TAKE_INFRASTRUCTURE,
    Effect,
    check,
)
from landfall.games.evacuation.table.places import column_at, columns_at, kind_at, layout_at, stock_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import DECLINE, GAIN, INVENT_IN, LATER


def invent(state: Evacuation, seat: int, effect: Effect, must: bool) -> None:
    state.then(InventSteps(seat, effect.amount, effect.most, must))


def open_columns(state: Evacuation, seat: int, most: int) -> list[int]:
    """The actions that put a step on a column whose next tile is of this level at most."""
    columns: list[int] = []
    for column in range(COLUMNS):
        steps = state.columns[column_at(seat, column)]
        if steps < FULL_COLUMN and NEXT_LEVEL[steps] <= most:
            columns.append(INVENT_IN + column)
    return columns


def has_open_column(state: Evacuation, seat: int) -> bool:
    """Whether an invent step can be made at all."""
    at = columns_at(seat)
    return state.columns[at] < FULL_COLUMN or state.columns[at + 1] < FULL_COLUMN or state.columns[at + 2] < FULL_COLUMN


def tile_at(state: Evacuation, seat: int, column: int, level: int) -> int:
    """The tile of a column and a level, from 1."""
    return state.layout[layout_at(seat, column, level)]


@dataclass(init=False, unsafe_hash=True)
class InventSteps(SeatFrame):
    """If all tiles are developed, invent steps are lost."""

    left: int
    most: int
    must: bool

    def __init__(self, seat: int, left: int, most: int, must: bool) -> None:
        self.seat = seat
        self.left = left
        self.most = most
        self.must = must

    def resolve(self, state: Evacuation) -> None:
        if open_columns(state, self.seat, self.most):
            state.then(Invent(self.seat, self.left, self.most, self.must))


@dataclass(init=False, unsafe_hash=True)
class Invent(Ask):
    """Choose a column; the step goes to its lowest tile that is not developed. Level 1 needs one step, others two."""

    left: int
    most: int
    must: bool

    def __init__(self, seat: int, left: int, most: int, must: bool) -> None:
        self.seat = seat
        self.left = left
        self.most = most
        self.must = must

    def legal(self, state: Evacuation) -> list[int]:
        legal = open_columns(state, self.seat, self.most)
        if not self.must:
            legal.append(DECLINE)
        return legal

    def take(self, state: Evacuation, action: int) -> None:
        if action == DECLINE:
            decline(state, self.seat)
            return
        at = column_at(self.seat, action - INVENT_IN)
        made = state.columns[at]
        tile = tile_at(state, self.seat, action - INVENT_IN, NEXT_LEVEL[made])
        state.columns[at] = made + 1
        if state.history is not None:
            state.tell(Invented(self.seat, TECHNOLOGY_IDS[tile], DEVELOPS[made]))
        steps: list[Frame] = develop(state, self.seat, tile) if DEVELOPS[made] else []
        if self.left > 1:
            steps.append(InventSteps(self.seat, self.left - 1, self.most, self.must))
        state.then_all(steps)

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if INVENT_IN <= action < INVENT_IN + COLUMNS:
            if state.columns[column_at(self.seat, action - INVENT_IN)] == FULL_COLUMN:
                return Refusal("column-full", "10", {"column": action - INVENT_IN + 1})
            return Refusal("level-too-high", "20.1", {"level": self.most})
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {"left": self.left}


def develop(state: Evacuation, seat: int, tile: int) -> list[Frame]:
    """A tile works from the moment it is developed. Returns the steps of its once-only effects."""
    state.developed[seat] |= 1 << tile
    for bonus in FACTORY_BONUS.on:
        if bonus.tile == tile and state.settled_factories[kind_at(seat, bonus.kind)]:  # R 24: at once for those settled
            raise_marker(state, seat, bonus.kind, bonus.amount * state.settled_factories[kind_at(seat, bonus.kind)])
    after_effect(state, seat)
    return steps_of_parts(state, seat, ON_DEVELOP, OF_TILES + tile)  # R 50: for this very tile too


# -- the unit that a technology adds to a bonus or to a tile (R 64, R 65) ---------------------------------------------

ONE_UNIT: Final = (GAIN_RESOURCE, 1, ANY)
for _ability in (ON_BONUS, ON_DEVELOP):
    _added = [EFFECTS[number] for passive in _ability.on for number in passive.effects]
    check(
        [(unit.op, unit.amount, unit.kind) for unit in _added] == [ONE_UNIT], "a technology adds one unit of any kind"
    )


def steps_of_parts(state: Evacuation, seat: int, ability: Ability, parts: int) -> list[Frame]:
    """One of `PARTS` in its order, with the unit that a technology of this ability adds, if it is developed."""
    if has_any(ability, state.developed[seat]):
        return [PartsAndUnit(seat, ability.on[0].tile, parts, 0)]
    return steps_of(seat, PARTS[parts], False)


GAINS_ONLY: Final = (GAIN_RESOURCE, GAIN_RESOURCE_SET, GAIN_FACTORY, GAIN_POPULATION, RAISE_PRODUCTION, DRAW_CARDS)
TAKEN_FREE: Final = (GAIN_SHIP, GAIN_STADIUM, TAKE_INFRASTRUCTURE)


def may_need(state: Evacuation, seat: int, effect: Effect) -> bool:
    """Whether a unit more might let the seat do what it cannot do now. If not, the unit may as well come afterwards:
    a unit spent meanwhile is then gained back."""
    op = effect.op
    if op in GAINS_ONLY:
        return False
    if op in TAKEN_FREE:  # a refresh of the row costs one unit of any kind
        return state.in_stock(seat, OLD) + state.in_stock(seat, NEW) == 0
    if op == PREPARE_FACTORY:  # R 29: a second one is paid for
        return not effect.free or has_any(ON_PREPARE, state.developed[seat])
    if op == SETTLE:
        return needs_steel(state, seat, effect)
    if op == INVENT:
        for once in once_effects_ahead(state, seat, effect):
            if EFFECTS[once].op == INVENT or may_need(state, seat, EFFECTS[once]):
                return True
        return False
    return True


def needs_steel(state: Evacuation, seat: int, effect: Effect) -> bool:
    """Whether there is an area that only one unit of steel keeps from being settled."""
    at = stock_at(seat, NEW, STEEL)
    before = areas_to_settle(state, seat, effect)
    state.stock[at] += 1
    after = areas_to_settle(state, seat, effect)
    state.stock[at] -= 1
    return before != after


def once_effects_ahead(state: Evacuation, seat: int, effect: Effect) -> list[int]:
    """What the tiles that these invent steps may develop do once."""
    found: list[int] = []
    for column in range(COLUMNS):
        steps = state.columns[column_at(seat, column)]
        for step in range(steps, min(steps + effect.amount, FULL_COLUMN)):
            if DEVELOPS[step] and NEXT_LEVEL[step] <= effect.most:
                found.extend(TECHNOLOGY_ONCE[tile_at(state, seat, column, NEXT_LEVEL[step])])
    return found


@dataclass(init=False, unsafe_hash=True)
class PartsAndUnit(SeatFrame):
    """The parts of a bonus or tile in their order; the unit of the technology `tile` comes before any, or last."""

    tile: int
    parts: int
    done: int

    def __init__(self, seat: int, tile: int, parts: int, done: int) -> None:
        self.seat = seat
        self.tile = tile
        self.parts = parts
        self.done = done

    def resolve(self, state: Evacuation) -> None:
        parts = PARTS[self.parts]
        if self.done == len(parts):
            do_all(state, self.seat, unit_of(self.tile), False)
        elif may_need(state, self.seat, EFFECTS[parts[self.done]]):
            state.then(GainFirst(self.seat, self.tile, self.parts, self.done))
        else:
            do_next_part(state, self.seat, self.tile, self.parts, self.done)


def unit_of(tile: int) -> tuple[int, ...]:
    """What the technology adds."""
    return ON_BONUS.on[0].effects if tile == ON_BONUS.on[0].tile else ON_DEVELOP.on[0].effects


def do_next_part(state: Evacuation, seat: int, tile: int, parts: int, done: int) -> None:
    state.then(Do(seat, PARTS[parts][done], False), PartsAndUnit(seat, tile, parts, done + 1))


@dataclass(init=False, unsafe_hash=True)
class GainFirst(Ask):
    """R 64, R 65: the technology's unit now, before a part that may need it, or later."""

    tile: int
    parts: int
    done: int

    def __init__(self, seat: int, tile: int, parts: int, done: int) -> None:
        self.seat = seat
        self.tile = tile
        self.parts = parts
        self.done = done

    def legal(self, state: Evacuation) -> list[int]:
        return [*range(GAIN, GAIN + STOCKS), LATER]

    def take(self, state: Evacuation, action: int) -> None:
        if action == LATER:
            do_next_part(state, self.seat, self.tile, self.parts, self.done)
            return
        gain_one(state, self.seat, action - GAIN)
        do_all(state, self.seat, PARTS[self.parts][self.done :], False)

    def source(self, state: Evacuation) -> str:
        return TECHNOLOGY_IDS[self.tile]

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {"technology": TECHNOLOGY_IDS[self.tile]}


TECHNOLOGY_FRAMES: tuple[type[Frame], ...] = (InventSteps, Invent, PartsAndUnit, GainFirst)
