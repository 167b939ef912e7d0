"""Sealed bids: six lots, one after another. All bid in secret at once; the highest bid pays and takes the lot.

If the highest bid is made twice, nobody gets the lot. Coins left over are worth nothing.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from landfall.flow import Block, Catalogue, Decision, Event, Everyone, Frame, Game, Refusal, Rng, State
from landfall.flow.fields import row, whole
from landfall.flow.judgement import lead_of, squeezed

ID: Final = "sealed-bids"
COINS: Final = 12
LOTS: Final = (1, 2, 3, 4, 5, 6)  # what each is worth
NOT_YET: Final = -1


class SealedBids(State):
    def __init__(self, game: Game, seats: int, options: dict[str, Any], key: bytes) -> None:
        super().__init__(game, seats, options, key)
        self.coins = [COINS] * seats
        self.points = [0] * seats
        self.lots = list(LOTS)  # face down, the next one last
        self.offered = 0  # 0: none
        self.bids = [NOT_YET] * seats  # secret until all have bid

    def clone(self) -> "SealedBids":
        copy = SealedBids(self.game, self.seats, self.options, self.key)
        copy.coins = self.coins[:]
        copy.points = self.points[:]
        copy.lots = self.lots[:]
        copy.offered = self.offered
        copy.bids = self.bids[:]
        self.copy_flow_to(copy)
        return copy


@dataclass(init=False, unsafe_hash=True)
class Shuffle(Frame):
    """The lots are shuffled and laid face down."""

    def resolve(self, state: SealedBids) -> None:
        state.chance("lots").shuffle(state.lots)
        state.then(NextLot())


@dataclass(init=False, unsafe_hash=True)
class NextLot(Frame):
    """Turn over the next lot; all bid for it."""

    def resolve(self, state: SealedBids) -> None:
        if not state.lots:
            return
        state.offered = state.lots.pop()
        state.barrier()  # something hidden is shown: nobody takes back a move from before
        state.bids = [NOT_YET] * state.seats
        state.tell(Offered(state.offered))
        state.then(Everyone(tuple([Bid(seat) for seat in range(state.seats)])), Sell())


@dataclass(init=False, unsafe_hash=True)
class Bid(Decision):
    """A seat bids as many of its coins as it likes."""

    def legal(self, state: SealedBids) -> list[int]:
        return list(range(state.coins[self.seat] + 1))

    def take(self, state: SealedBids, action: int) -> None:
        state.bids[self.seat] = action

    def why_not(self, state: SealedBids, action: int) -> Refusal:
        return Refusal("too-few-coins", facts={"coins": state.coins[self.seat]})


@dataclass(init=False, unsafe_hash=True)
class Sell(Frame):
    """The bids are shown."""

    def resolve(self, state: SealedBids) -> None:
        state.barrier()
        best = max(state.bids)
        buyers = [seat for seat in range(state.seats) if state.bids[seat] == best]
        if len(buyers) == 1:
            state.coins[buyers[0]] -= best
            state.points[buyers[0]] += state.offered
            state.tell(Sold(buyers[0], state.offered, best))
        else:
            state.tell(Unsold(state.offered, best))
        state.offered = 0
        state.bids = [NOT_YET] * state.seats
        state.then(NextLot())


@dataclass(unsafe_hash=True)
class Offered(Event):
    game = ID
    lot: int


@dataclass(unsafe_hash=True)
class Sold(Event):
    game = ID
    seat: int
    lot: int
    coins: int


@dataclass(unsafe_hash=True)
class Unsold(Event):
    game = ID
    lot: int
    coins: int


class SealedBidsGame(Game):
    def set_up(self, seats: int, options: dict[str, Any], key: bytes) -> SealedBids:
        state = SealedBids(self, seats, options, key)
        state.then(Shuffle())
        return state

    def table(self, state: SealedBids) -> dict[str, Any]:
        return {
            "coins": state.coins[:],
            "points": state.points[:],
            "lots": state.lots[:],
            "offered": state.offered,
            "bids": state.bids[:],
        }

    def table_from(self, table: Any, seats: int, options: dict[str, Any], key: bytes) -> SealedBids:
        state = SealedBids(self, seats, options, key)
        state.coins = row(table, "coins", seats, 0, COINS)
        state.points = row(table, "points", seats, 0, sum(LOTS))
        state.lots = row(table, "lots", len(table["lots"]), 1, max(LOTS))
        state.offered = whole(table, "offered", 0, max(LOTS))
        state.bids = row(table, "bids", seats, NOT_YET, COINS)
        return state

    def table_for(self, state: SealedBids, seat: int | None) -> dict[str, Any]:
        """Who has bid is seen by all, what was bid only by the bidder."""
        return {
            "coins": state.coins[:],
            "points": state.points[:],
            "lots_left": len(state.lots),
            "offered": state.offered,
            "has_bid": [bid != NOT_YET for bid in state.bids],
            "bid": NOT_YET if seat is None else state.bids[seat],
        }

    def redeal(self, state: SealedBids, seat: int | None, rng: Rng) -> None:
        """The lots face down are sorted before they are shuffled: their true order must leave no trace. A secret bid of
        another seat could be any that it can pay."""
        state.lots.sort()
        rng.child("lots").shuffle(state.lots)
        for other in range(state.seats):
            if other != seat and state.bids[other] != NOT_YET:
                state.bids[other] = rng.child(f"bid {other}").below(state.coins[other] + 1)

    def winners(self, state: SealedBids) -> tuple[int, ...]:
        if not state.is_terminal():
            return ()
        return tuple([seat for seat in range(state.seats) if state.points[seat] == max(state.points)])

    def scores(self, state: SealedBids) -> list[dict[str, int]]:
        return [{"lots": points} for points in state.points]

    def evaluation(self, state: SealedBids, seat: int) -> float:
        if state.is_terminal():
            return state.returns()[seat]
        worth = 0.5 if state.lots else 0.0  # of a coin
        standings = [state.points[one] + worth * state.coins[one] for one in range(state.seats)]
        return squeezed(lead_of(standings, seat), 4.0)

    def texts(self) -> str:
        return str(Path(__file__).parent / "texts")

    def board(self) -> str:
        return str(Path(__file__).parent / "board")


def game() -> Game:
    return SealedBidsGame(
        ID,
        "Sealed bids",
        range(2, 6),
        "1",
        Catalogue(Block("bid", coins=range(COINS + 1))),
        (Shuffle, NextLot, Bid, Sell),
        (Offered, Sold, Unsold),
    )
