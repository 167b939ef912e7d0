"""Technologies (rules, section 10): invent steps, and what a developed tile does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.flow.frame import Frame
from landfall.flow.refusal import Refusal
from landfall.games.evacuation.cards import FACTORY_BONUS, ON_DEVELOP, TECHNOLOGY_IDS, TECHNOLOGY_ONCE, effects_of
from landfall.games.evacuation.components import COLUMNS
from landfall.games.evacuation.doing import Ask, answer_first, do_all
from landfall.games.evacuation.events import Declined, Invented
from landfall.games.evacuation.state import Evacuation
from landfall.games.evacuation.terms import DECLINE, INVENT_IN
from landfall.games.evacuation.vocabulary import Effect

# By invent steps made in a column: the level of the tile that gets the next step, and whether that step develops it.
NEXT_LEVEL: Final[tuple[int, ...]] = (1, 2, 2, 3, 3)
DEVELOPS: Final[tuple[bool, ...]] = (True, False, True, False, True)
FULL: Final = 5


def invent(state: Evacuation, seat: int, effect: Effect, must: bool) -> None:
    state.then(InventSteps(seat, effect.amount, effect.most, must))


def open_columns(state: Evacuation, seat: int, most: int) -> list[int]:
    """The actions that put a step on a column whose next tile is of this level at most."""
    columns: list[int] = []
    for column in range(COLUMNS):
        steps = state.columns[COLUMNS * seat + column]
        if steps < FULL and NEXT_LEVEL[steps] <= most:
            columns.append(INVENT_IN + column)
    return columns


def has_open_column(state: Evacuation, seat: int) -> bool:
    """Whether an invent step can be made at all."""
    at = COLUMNS * seat
    return state.columns[at] < FULL or state.columns[at + 1] < FULL or state.columns[at + 2] < FULL


def tile_at(state: Evacuation, seat: int, column: int, level: int) -> int:
    """The tile of a column and a level, from 1."""
    return state.layout[9 * seat + 3 * column + level - 1]


@dataclass(init=False, unsafe_hash=True)
class InventSteps(Frame):
    """If all tiles are developed, invent steps are lost."""

    seat: int
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

    seat: int
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
            state.tell(Declined(self.seat))
            return
        if self.left > 1:
            state.then(InventSteps(self.seat, self.left - 1, self.most, self.must))
        at = COLUMNS * self.seat + action - INVENT_IN
        steps = state.columns[at]
        tile = tile_at(state, self.seat, action - INVENT_IN, NEXT_LEVEL[steps])
        state.columns[at] = steps + 1
        if state.history is not None:
            state.tell(Invented(self.seat, TECHNOLOGY_IDS[tile], DEVELOPS[steps]))
        if DEVELOPS[steps]:
            develop(state, self.seat, tile)

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if INVENT_IN <= action < INVENT_IN + COLUMNS:
            if state.columns[COLUMNS * self.seat + action - INVENT_IN] == FULL:
                return Refusal("column-full", "10", {"column": action - INVENT_IN + 1})
            return Refusal("level-too-high", "20.1", {"level": self.most})
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {"left": self.left}


def develop(state: Evacuation, seat: int, tile: int) -> None:
    """A tile works from the moment it is developed: once-only effects now, lasting ones from now on."""
    state.developed[seat] |= 1 << tile
    do_all(state, seat, effects_of(ON_DEVELOP, state.developed[seat]), False)  # R 50: for this very tile too
    do_all(state, seat, TECHNOLOGY_ONCE[tile], False)
    for bonus in FACTORY_BONUS.on:
        if bonus.tile == tile and state.settled_factories[3 * seat + bonus.kind]:  # R 24: at once for those settled
            state.raise_production(seat, bonus.kind, bonus.amount * state.settled_factories[3 * seat + bonus.kind])
    state.has_changed(seat)


TECHNOLOGY_FRAMES: tuple[type[Frame], ...] = (InventSteps, Invent)
