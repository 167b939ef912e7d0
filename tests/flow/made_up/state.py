"""What lies on the table of Harbour, who may see it, and what it is worth."""

from __future__ import annotations

from array import array
from typing import Any

from landfall.flow import Game, Rng, State
from tests.flow.made_up.terms import BERTHS, COINS, KINDS, RUMOURS, SOLO_MARK, TRACKS


class Crates:
    """A pile or a hand of crates, top last: their kinds, and which seats have seen each (one bit per seat)."""

    def __init__(self, kinds: list[int], seen: list[int]) -> None:
        self.kinds = kinds
        self.seen = seen

    def clone(self) -> Crates:
        return Crates(self.kinds[:], self.seen[:])

    def plain(self) -> dict[str, Any]:
        return {"kinds": self.kinds[:], "seen": self.seen[:]}

    def as_seen_by(self, seat: int | None) -> dict[str, Any]:
        """Who has looked at what is public; what they saw is not."""
        bit = 0 if seat is None else 1 << seat
        kinds = [kind if seen & bit else None for kind, seen in zip(self.kinds, self.seen, strict=True)]
        return {"kinds": kinds, "seen": self.seen[:]}


class Harbour(State):
    """What lies on the table. The constructor fills fields and does nothing else."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, Any], key: bytes, deck: Crates, hands: list[Crates]
    ) -> None:
        super().__init__(game, seats, options, key)
        self.deck = deck
        self.hands = hands
        self.holds: list[list[int]] = [[] for _ in range(seats)]
        self.coins = [0] * seats
        self.bank = COINS
        self.steps = {track: [0] * seats for track in TRACKS}
        self.berths = [-1] * seats  # chosen in secret; -1: none
        self.heard = [0] * seats  # the rumour a seat is thinking about
        self.rumours: list[list[int]] = [[] for _ in range(seats)]  # kept ones, face down until the end
        self.closed = -1  # the berth closed by the tide
        self.round = 0

    def clone(self) -> Harbour:
        hands = [hand.clone() for hand in self.hands]
        copy = Harbour(self.game, self.seats, self.options, self.key, self.deck.clone(), hands)
        self.copy_flow_to(copy)
        copy.holds = [hold[:] for hold in self.holds]
        copy.coins = self.coins[:]
        copy.bank = self.bank
        copy.steps = {track: steps[:] for track, steps in self.steps.items()}
        copy.berths = self.berths[:]
        copy.heard = self.heard[:]
        copy.rumours = [kept[:] for kept in self.rumours]
        copy.closed = self.closed
        copy.round = self.round
        return copy

    def common(self) -> dict[str, Any]:
        """What everybody sees."""
        holds, steps = [hold[:] for hold in self.holds], {track: steps[:] for track, steps in self.steps.items()}
        shown = {"coins": self.coins[:], "bank": self.bank, "closed": self.closed, "round": self.round}
        return {**shown, "holds": holds, "steps": steps}

    def table(self) -> dict[str, Any]:
        hidden = {"berths": self.berths[:], "heard": self.heard[:], "rumours": [kept[:] for kept in self.rumours]}
        crates = {"deck": self.deck.plain(), "hands": [hand.plain() for hand in self.hands]}
        return {**self.common(), **hidden, **crates}

    def table_for(self, seat: int | None) -> dict[str, Any]:
        seen = self.common()
        seen["deck"] = self.deck.as_seen_by(seat)
        seen["hands"] = [hand.as_seen_by(seat) for hand in self.hands]
        seen["ready"] = [berth >= 0 for berth in self.berths]
        seen["berth"] = None if seat is None else self.berths[seat]
        seen["hearing"] = [heard > 0 for heard in self.heard]
        seen["heard"] = None if seat is None else self.heard[seat]
        open_to = range(self.seats) if self.is_terminal() else (seat,)
        kept = enumerate(self.rumours)
        seen["rumours"] = [rumours[:] if owner in open_to else [None] * len(rumours) for owner, rumours in kept]
        return seen

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Crates the seat has not seen are shuffled among their places; berths and rumours of others are redrawn."""
        bit = 0 if seat is None else 1 << seat
        piles = (self.deck, *self.hands)
        unseen = [(pile, at) for pile in piles for at, seen in enumerate(pile.seen) if not seen & bit]
        pool = sorted(pile.kinds[at] for pile, at in unseen)
        rng.shuffle(pool)
        for (pile, at), kind in zip(unseen, pool, strict=True):
            pile.kinds[at] = kind
        for other in range(self.seats):
            if other == seat:
                continue
            if self.berths[other] >= 0:
                self.berths[other] = rng.choice(self.open_berths())
            if self.heard[other]:
                self.heard[other] = 1 + rng.below(RUMOURS)
            if not self.is_terminal():
                self.rumours[other] = [1 + rng.below(RUMOURS) for _ in self.rumours[other]]

    def observe(self, seat: int, into: array[float]) -> None:
        numbers: list[int] = [self.round, self.closed, self.bank, len(self.deck.kinds)]
        for offset in range(self.seats):
            other = (seat + offset) % self.seats
            numbers += [self.coins[other], len(self.hands[other].kinds), len(self.rumours[other])]
            numbers += [int(self.berths[other] >= 0)]
            numbers += [self.holds[other].count(kind) for kind in range(len(KINDS))]
            numbers += [self.steps[track][other] for track in TRACKS]
        numbers += [self.hands[seat].kinds.count(kind) for kind in range(len(KINDS))]
        for at, number in enumerate(numbers):
            into[at] = float(number)

    def open_berths(self) -> list[int]:
        return [berth for berth in range(len(BERTHS)) if berth != self.closed]

    def scores(self) -> list[dict[str, int]]:
        scores = []
        for seat in range(self.seats):
            pairs = sum(self.holds[seat].count(kind) // 2 for kind in range(len(KINDS)))
            scores.append({"coins": self.coins[seat], "crates": len(self.holds[seat]), "pairs": 3 * pairs})
            if self.is_terminal():
                scores[seat]["rumours"] = sum(self.rumours[seat]) - 2 * len(self.rumours[seat])
        return scores

    def winners(self) -> tuple[int, ...]:
        if not self.is_terminal():
            return ()
        totals = [sum(score.values()) for score in self.scores()]
        return tuple(seat for seat in range(self.seats) if totals[seat] == max(totals))

    def returns(self) -> list[float]:
        if self.seats == 1 and self.is_terminal():
            return [max(-1.0, min(1.0, sum(self.scores()[0].values()) / SOLO_MARK - 1.0))]
        return super().returns()

    def pieces(self) -> dict[str, int]:
        places = [self.deck.kinds, *(hand.kinds for hand in self.hands), *self.holds]
        crates = {kind: sum(place.count(at) for place in places) for at, kind in enumerate(KINDS)}
        return {"coins": self.bank + sum(self.coins), **crates}
