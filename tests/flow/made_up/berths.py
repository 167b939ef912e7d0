"""What the berths do: chapter "Docking" of Harbour."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow import AnyOrder, Frame, May, OneOf
from tests.flow.made_up.events import Advanced, Bargained, Docked, Drew, Gained, Looked, Paid, Saw
from tests.flow.made_up.state import Harbour
from tests.flow.made_up.terms import ACTIONS, BERTHS, DECLINE, KINDS, SPACES, TOP, TRACKS


@dataclass(init=False, unsafe_hash=True)
class Step(Frame):
    """A step of one seat; the steps below have no other field."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Dock(Step):
    """The ship is seen at its berth. It names the seat, not the berth: frames hold no secrets."""

    def resolve(self, state: Harbour) -> None:
        seat, berth = self.seat, BERTHS[state.berths[self.seat]]
        state.berths[seat] = -1
        state.barrier()
        state.tell(Docked(seat, berth))
        if berth == "market":
            state.then(DrawCrate(seat), Bargain(seat))
        elif berth == "lookout":
            state.then(Look(seat), OneOf(seat, (DrawCrate(seat), GainCoins(seat))))
        elif berth == "crane":
            state.then(OneOf(seat, tuple(Advance(seat, track) for track in TRACKS if state.steps[track][seat] < TOP)))
        else:
            favours = (Advance(seat, "lore"), Advance(seat, "sea"), Advance(seat, "sea"), Bargain(seat))
            state.then(AnyOrder(seat, favours))


class Bargain(Step):
    """A crate for a coin, if you like."""

    def chosen_by(self) -> int:
        return ACTIONS.encode("choose", step="crate")

    def resolve(self, state: Harbour) -> None:
        state.tell(Bargained(self.seat))
        if state.coins[self.seat] and state.deck.kinds:
            state.then(May(self.seat, BuyCrate(self.seat), DECLINE))


class BuyCrate(Step):
    def chosen_by(self) -> int:
        return ACTIONS.encode("choose", step="crate")

    def resolve(self, state: Harbour) -> None:
        state.coins[self.seat] -= 1
        state.bank += 1
        state.tell(Paid(self.seat, 1))
        state.then(DrawCrate(self.seat))


class DrawCrate(Step):
    """From the top of the deck into the hand, which only its owner and those who looked know."""

    def chosen_by(self) -> int:
        return ACTIONS.encode("choose", step="crate")

    def resolve(self, state: Harbour) -> None:
        if state.deck.kinds:
            kind, seen = state.deck.kinds.pop(), state.deck.seen.pop()
            state.hands[self.seat].kinds.append(kind)
            state.hands[self.seat].seen.append(seen | 1 << self.seat)
            state.barrier(self.seat)
            state.tell(Drew(self.seat))
            state.tell(Saw(self.seat, (KINDS[kind],)), to=(self.seat,))


class Look(Step):
    """A look at the top two crates: everybody knows that the seat has looked, and it remembers what it saw."""

    def resolve(self, state: Harbour) -> None:
        looked_at = range(max(0, len(state.deck.kinds) - 2), len(state.deck.kinds))
        for at in looked_at:
            state.deck.seen[at] |= 1 << self.seat
        state.barrier(self.seat)
        state.tell(Looked(self.seat, len(looked_at)))
        state.tell(Saw(self.seat, tuple(KINDS[state.deck.kinds[at]] for at in looked_at)), to=(self.seat,))


class GainCoins(Step):
    """Two coins, while the bank has them."""

    def chosen_by(self) -> int:
        return ACTIONS.encode("choose", step="coins")

    def resolve(self, state: Harbour) -> None:
        gained = min(2, state.bank)
        state.bank -= gained
        state.coins[self.seat] += gained
        state.tell(Gained(self.seat, gained))


@dataclass(init=False, unsafe_hash=True)
class Advance(Frame):
    """One step on a track. "Another track" is advanced at once (`then`); goods wait with what is open (`join`)."""

    seat: int
    track: str

    def __init__(self, seat: int, track: str) -> None:
        self.seat = seat
        self.track = track

    def chosen_by(self) -> int:
        return ACTIONS.encode("choose", step=self.track)

    def resolve(self, state: Harbour) -> None:
        steps = state.steps[self.track]
        brings = ""
        if steps[self.seat] < TOP:
            steps[self.seat] += 1
            brings = SPACES.get((self.track, steps[self.seat]), "")
        state.tell(Advanced(self.seat, self.track, steps[self.seat]))
        if brings == "another":
            state.then(Advance(self.seat, "lore" if self.track == "sea" else "sea"))
        elif brings == "coins":
            state.join(GainCoins(self.seat))
        elif brings == "crate":
            state.join(DrawCrate(self.seat))
