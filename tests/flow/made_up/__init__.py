"""Harbour: a made-up game that uses everything `flow` offers, and an example of how a large game is laid out.

One to four merchants load crates. A round: the tide; everyone sends a ship to a berth in secret, and those who know the
lore hear rumours; the ships dock in seat order and the berths do their work; then each seat may load one crate.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from landfall.flow import Event, Frame, Game, Option, Rng
from tests.flow.made_up import berths, events, round, terms
from tests.flow.made_up.state import Crates, Harbour

__all__ = ["Harbour", "HarbourGame", "game"]

FRAMES: tuple[type[Frame], ...] = (
    round.Round,
    round.Tide,
    round.Prepare,
    round.ChooseBerth,
    round.HearRumour,
    round.KeepRumour,
    round.ForgetRumour,
    round.Turn,
    round.EndOfRound,
    berths.Dock,
    berths.Bargain,
    berths.BuyCrate,
    berths.DrawCrate,
    berths.Look,
    berths.GainCoins,
    berths.Advance,
)
EVENTS: tuple[type[Event], ...] = (
    events.TideTurned,
    events.Ready,
    events.Heard,
    events.Learned,
    events.Kept,
    events.Docked,
    events.Bargained,
    events.Drew,
    events.Looked,
    events.Saw,
    events.Paid,
    events.Gained,
    events.Advanced,
    events.Loaded,
    events.Closed,
)


class HarbourGame(Game):
    def set_up(self, seats: int, options: dict[str, Any], key: bytes) -> Harbour:
        """Shuffle the crates, deal two to each seat; every second seat knows some lore, the others have a coin."""
        kinds = [kind for kind in range(len(terms.KINDS)) for _ in range(terms.CRATES_OF_A_KIND)]
        Rng(key).child("deck").shuffle(kinds)
        hands = []
        for seat in range(seats):
            dealt = [kinds.pop() for _ in range(terms.FIRST_HAND)]
            hands.append(Crates(dealt, [1 << seat] * terms.FIRST_HAND))
        state = Harbour(self, seats, options, key, Crates(kinds, [0] * len(kinds)), hands)
        for seat in range(seats):
            if seat % 2:
                state.steps["lore"][seat] = 1
            else:
                state.coins[seat] = 1
                state.bank -= 1
        state.then(round.Round(1))
        return state

    def table_from(self, table: Mapping[str, Any], seats: int, options: dict[str, Any], key: bytes) -> Harbour:
        deck, hands = table["deck"], table["hands"]
        piles = [Crates(list(hand["kinds"]), list(hand["seen"])) for hand in hands]
        state = Harbour(self, seats, options, key, Crates(list(deck["kinds"]), list(deck["seen"])), piles)
        state.holds = [list(hold) for hold in table["holds"]]
        state.coins = list(table["coins"])
        state.bank = table["bank"]
        state.steps = {track: list(table["steps"][track]) for track in terms.TRACKS}
        state.berths = list(table["berths"])
        state.heard = list(table["heard"])
        state.rumours = [list(kept) for kept in table["rumours"]]
        state.closed = table["closed"]
        state.round = table["round"]
        return state

    def must_appear(self) -> frozenset[str]:
        seen = {event.__name__ for event in EVENTS if event.marks is Event.marks}
        seen |= {f"berth {berth}" for berth in terms.BERTHS} | {f"closed {berth}" for berth in (*terms.BERTHS, "none")}
        seen |= {f"{track} {step}" for track in terms.TRACKS for step in range(1, terms.TOP + 1)}
        seen |= {f"loaded {kind}" for kind in terms.KINDS} | {f"end with {seats}" for seats in self.seats}
        return frozenset(seen)

    def observation_size(self, seats: int) -> int:
        return 4 + seats * (4 + len(terms.KINDS) + len(terms.TRACKS)) + len(terms.KINDS)

    def texts(self) -> str:
        return str(Path(__file__).with_name("texts"))


def game() -> Game:
    weather = Option("weather", ("calm", "rough"), "calm")
    return HarbourGame("harbour", "Harbour", range(1, 5), "1", terms.ACTIONS, FRAMES, EVENTS, (weather,))
