"""Choosing civ cards, clockwise from the commander (section 9, R 11)."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Frame, SeatFrame
from landfall.games.planet_unknown.rules.effects.civ_cards import choosable
from landfall.games.planet_unknown.rules.phases.turn import Act, tell_left
from landfall.games.planet_unknown.table.gains import CIV_CARD_GAIN, several
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import CIV_STEP


@dataclass(init=False, unsafe_hash=True)
class CivStep(Frame):
    """Players who reached civ milestones choose cards; each finishes before the next."""

    step: int

    def __init__(self, step: int = CIV_STEP) -> None:
        self.step = step

    def resolve(self, state: PlanetUnknown) -> None:
        turns: list[Frame] = [CivTurn(seat, self.step) for seat in state.in_order() if state.boards[seat].owed]
        state.then_all(turns)


@dataclass(init=False, unsafe_hash=True)
class CivTurn(SeatFrame):
    """One player's choices, in any order; where no card is left there is nothing to choose."""

    seat: int
    step: int

    def __init__(self, seat: int, step: int = CIV_STEP) -> None:
        self.seat = seat
        self.step = step

    def resolve(self, state: PlanetUnknown) -> None:
        board = state.boards[self.seat]
        gains = tuple([several(CIV_CARD_GAIN, level) for level in board.owed])
        board.owed = ()
        for gain in gains:
            if choosable(state, board, gain.number):  # R 51: without a choice a player does nothing
                state.then(Act(self.seat, self.step, gains))
                return
        tell_left(state, self.seat, gains)


CIV_STEP_FRAMES: tuple[type[Frame], ...] = (CivStep, CivTurn)
