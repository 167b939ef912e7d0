"""Nothing is made or lost: every ship and card is somewhere, once; resources come and go only as the rules say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from landfall.flow import Rng
from landfall.games.evacuation.table.cards import CARDS, COMMON_COST, COMMON_IDS
from landfall.games.evacuation.table.components import RETURN_FLIGHT, SHIP_IDS
from landfall.games.evacuation.table.effects import ENERGY, FOOD, KIND_IDS, KINDS, WORLD_IDS
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import BOARD_FACTORY, BOARD_RESOURCE, BOARD_STADIUM, EMPTY
from tests.games.evacuation.positions import new
from tests.games.evacuation.steering import building

CASES: list[tuple[int, dict[str, Any]]] = [
    (seats, options)
    for seats in (1, 2, 3, 4)
    for options in (
        {},
        {"mode": "race"},
        {"actions": "advanced", "bonuses": "generous"},
        {"common_goals": True, "lines": "b"},
        {"third_party": True},
    )
    if (seats > 1 or not {"mode", "lines"} & set(options)) and (seats == 2 or "third_party" not in options)
]


def bits(numbers: int) -> Iterable[int]:
    return [at for at in range(numbers.bit_length()) if numbers >> at & 1]


def whereabouts(state: Evacuation) -> dict[str, Counter[int]]:
    """Every ship, stadium, infrastructure and action card that is on the table, in a hand or in a deck."""
    found: dict[str, Counter[int]] = {}
    for row, name in enumerate(("ships", "stadiums", "infrastructure")):
        shown = [card for card in state.rows[3 * row : 3 * row + 3] if card != EMPTY]
        found[name] = Counter([*shown, *state.decks[row]])
    found["stadiums"].update(state.opponent_stadiums)
    found["action cards"] = Counter(state.action_deck)
    for seat in range(state.seats):
        for load in state.loads[seat]:
            found["ships"][load[0]] += 1
            aboard = [item - BOARD_STADIUM for item in load[1:] if BOARD_STADIUM <= item < BOARD_FACTORY]
            found["stadiums"].update(aboard)
        for world in range(2):
            found["ships"].update(state.ships[2 * seat + world])
            found["stadiums"].update(state.stadiums[2 * seat + world])
        found["infrastructure"].update(bits(state.hand_infrastructure[seat] | state.played[seat]))
        for cards in (state.hand[seat], state.face_down[seat], state.face_up[seat], state.thrown[seat]):
            found["action cards"].update(cards)
    return found


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_every_ship_and_card_is_somewhere_and_only_once(seats: int, options: dict[str, Any]) -> None:
    rng = Rng(f"whereabouts {seats}")
    state = new(seats, 11, **options)
    start = whereabouts(state)
    assert all(count == 1 for things in start.values() for count in things.values())
    assert len(start["action cards"]) == (CARDS if state.is_advanced else 0)
    while not state.is_terminal():
        state.apply_action(*building(state, rng))
        assert whereabouts(state) == start


# -- resources --------------------------------------------------------------------------------------------------------


def books(state: Evacuation) -> list[int]:
    """Six stocks a seat; what is aboard a ship counts for the New World."""
    held = list(state.stock)
    for seat in range(state.seats):
        for load in state.loads[seat]:
            for item in load[1:]:
                if item >= BOARD_RESOURCE:
                    held[6 * seat + KINDS + item - BOARD_RESOURCE] += 1
    return held


class Ledger:
    """What was told to come and to go, by stock; where it was not told from which world, both are open."""

    def __init__(self, state: Evacuation) -> None:
        self.by_stock = [0] * (6 * state.seats)
        self.of_either_world = [0] * (3 * state.seats)  # units that went, by kind

    def put(self, seat: int, world: str, kind: str, units: int) -> None:
        self.by_stock[6 * seat + KINDS * WORLD_IDS.index(world) + KIND_IDS.index(kind)] += units

    def take(self, seat: int, kind: int, units: int) -> None:
        self.of_either_world[3 * seat + kind] += units

    def pay(self, seat: int, world: str, cost: tuple[int, ...]) -> None:
        for kind in range(KINDS):
            self.put(seat, world, KIND_IDS[kind], -cost[kind])

    def tell(self, event: Any) -> None:
        name = type(event).__name__
        if name == "Gained":
            self.put(event.seat, event.world, event.kind, 1)
        elif name == "Paid":
            self.put(event.seat, event.world, event.kind, -1)
        elif name == "Exchanged":
            self.put(event.seat, event.world, event.given_kind, -1)
            self.put(event.seat, event.world, event.kind, 1)
        elif name == "Acted":
            self.take(event.seat, ENERGY, event.energy)
        elif name == "ShipSent":
            self.put(event.seat, "old", "energy", -event.energy)
        elif name == "Loaded" and event.item.startswith("resource:"):
            self.put(event.seat, "old", event.item.removeprefix("resource:"), -1)
            self.put(event.seat, "new", event.item.removeprefix("resource:"), 1)
        elif name == "Settled":
            self.put(event.seat, "new", "steel", -event.steel)
        elif name == "CostPaid":
            self.pay(event.seat, event.world, (event.food, event.steel, event.energy))
        elif name == "CommonPlayed":
            self.pay(event.seat, "new", COMMON_COST[COMMON_IDS.index(event.common)])
        elif name == "IncomeTaken":
            self.pay(event.seat, "old", tuple(-units for units in event.old))
            self.pay(event.seat, "new", tuple(-units for units in event.new))
            self.take(event.seat, FOOD, event.eaten)


def play_and_tell(state: Evacuation, ledger: Ledger, rng: Rng) -> None:
    action, seat = building(state, rng)
    name, arguments = state.game.actions.decode(action)
    if name == "call_back":
        off = state.flights_off[SHIP_IDS.index(str(arguments["ship"]))]
        ledger.put(seat, "new", "energy", -max(0, RETURN_FLIGHT - off))
    story = state.kept_history().story
    told = len(story)
    state.apply_action(action, seat)
    for event in story[told:]:
        ledger.tell(event)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("seats", "options"), [case for case in CASES if "actions" not in case[1]])
def test_resources_come_and_go_only_as_told(seats: int, options: dict[str, Any], seed: int) -> None:
    """Income, gains, exchanges and payments explain every unit in every world."""
    rng = Rng(f"books {seats} {seed}")
    state = new(seats, seed, **options)
    ledger = Ledger(state)
    ledger.by_stock = books(state)
    while not state.is_terminal():
        play_and_tell(state, ledger, rng)
        held = books(state)
        assert min(held) >= 0
        if state.is_terminal() or state.decision().kind != "TakeTurn":  # type: ignore[union-attr]
            continue
        for seat in range(seats):
            for kind in range(KINDS):
                old, new_world = 6 * seat + kind, 6 * seat + KINDS + kind
                more = held[old] + held[new_world] + ledger.of_either_world[3 * seat + kind]
                more -= ledger.by_stock[old] + ledger.by_stock[new_world]
                assert more == 0
                assert held[old] <= ledger.by_stock[old]
                assert held[new_world] <= ledger.by_stock[new_world]
