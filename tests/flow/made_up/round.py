"""A round of Harbour: the tide, everyone's berths and rumours, the turns, the end."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow import Decision, Everyone, Frame, May, Queue, Refusal
from tests.flow.made_up.berths import Dock, GainCoins, Step
from tests.flow.made_up.events import Closed, Heard, Kept, Learned, Loaded, Ready, TideTurned
from tests.flow.made_up.state import Harbour
from tests.flow.made_up.terms import ACTIONS, BERTHS, DECLINE, HOLD, KINDS, LOAD, ROUNDS, RUMOURS


@dataclass(init=False, unsafe_hash=True)
class Round(Frame):
    """The tide, the berths, the turns, the end of the round."""

    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def resolve(self, state: Harbour) -> None:
        state.round = self.number
        turns = Queue(tuple(Turn(seat) for seat in range(state.seats)))
        prepare = Everyone(tuple(Prepare(seat) for seat in range(state.seats)))
        state.then(Tide(), prepare, turns, EndOfRound(self.number))


@dataclass(init=False, unsafe_hash=True)
class Tide(Frame):
    """In rough weather one berth is closed this round."""

    def resolve(self, state: Harbour) -> None:
        state.closed = state.chance("tide").below(len(BERTHS)) if state.options["weather"] == "rough" else -1
        state.tell(TideTurned("none" if state.closed < 0 else BERTHS[state.closed]))


class Prepare(Step):
    """Choose a berth, then hear a rumour for each step of lore. Happens at the same time for all seats."""

    def resolve(self, state: Harbour) -> None:
        rumours: list[Frame] = [HearRumour(self.seat) for _ in range(state.steps["lore"][self.seat])]
        state.then_all([ChooseBerth(self.seat), *rumours])


@dataclass(init=False, unsafe_hash=True)
class ChooseBerth(Decision):
    """Where the ship goes is secret until it docks; only that it is ready is seen."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, state: Harbour) -> list[int]:
        return state.open_berths()  # the block "berth" comes first in the catalogue

    def take(self, state: Harbour, action: int) -> None:
        state.berths[self.seat] = action
        state.tell(Ready(self.seat))
        state.afterwards(Dock(self.seat))

    def why_not(self, state: Harbour, action: int) -> Refusal:
        if action == state.closed:
            return Refusal("berth-closed", "The tide", {"berth": BERTHS[action]})
        return Refusal("choose-a-berth")


class HearRumour(Step):
    """Chance inside `Everyone` comes from the seat's own stream, so that seats do not disturb each other."""

    def resolve(self, state: Harbour) -> None:
        state.heard[self.seat] = 1 + state.chance("rumour").below(RUMOURS)
        state.tell(Heard(self.seat))
        state.tell(Learned(self.seat, state.heard[self.seat]), to=(self.seat,))
        state.then(May(self.seat, KeepRumour(self.seat), DECLINE), ForgetRumour(self.seat))


class KeepRumour(Step):
    def chosen_by(self) -> int:
        return ACTIONS.encode("choose", step="rumour")

    def resolve(self, state: Harbour) -> None:
        state.rumours[self.seat].append(state.heard[self.seat])
        state.tell(Kept(self.seat))


class ForgetRumour(Step):
    def resolve(self, state: Harbour) -> None:
        state.heard[self.seat] = 0


@dataclass(init=False, unsafe_hash=True)
class Turn(Decision):
    """Load a crate from your hand, or not. A pair brings coins when all have had their turn: they join the queue."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, state: Harbour) -> list[int]:
        places = len(state.hands[self.seat].kinds) if len(state.holds[self.seat]) < HOLD else 0
        return [*range(LOAD, LOAD + places), DECLINE]

    def take(self, state: Harbour, action: int) -> None:
        if action == DECLINE:
            return
        hand, hold = state.hands[self.seat], state.holds[self.seat]
        kind = hand.kinds.pop(action - LOAD)
        del hand.seen[action - LOAD]
        hold.append(kind)
        state.barrier()
        state.tell(Loaded(self.seat, KINDS[kind]))
        if hold.count(kind) % 2 == 0:
            state.join(GainCoins(self.seat))

    def why_not(self, state: Harbour, action: int) -> Refusal:
        if not LOAD <= action < DECLINE:
            return Refusal("not-offered")
        if len(state.holds[self.seat]) == HOLD:
            return Refusal("hold-full", "Loading", {"crates": HOLD})
        return Refusal("no-crate-there", "Loading", {"place": action - LOAD + 1})


@dataclass(init=False, unsafe_hash=True)
class EndOfRound(Frame):
    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def resolve(self, state: Harbour) -> None:
        if self.number < ROUNDS:
            state.then(Round(self.number + 1))
            return
        state.barrier()  # the rumours are turned up
        state.tell(Closed(state.seats))
