"""What ships, stadiums and infrastructure cost, against a count of its own: every way to pay, and no other (R 30)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from landfall.flow import Rng
from landfall.flow.package_data import read_data
from landfall.games.evacuation.table.effects import KIND_IDS, PACKAGE, WORLD_IDS
from landfall.games.evacuation.table.state import Evacuation
from tests.games.evacuation.positions import (
    NEW,
    asked,
    can,
    develop,
    do,
    hold,
    lay_row,
    play,
    stock,
    stocks,
    turn,
)

THINGS: dict[str, dict[str, Any]] = {
    "ship": {ship["id"]: ship for ship in read_data(PACKAGE, "spaceships")["tiles"]},
    "stadium": {card["id"]: card for card in read_data(PACKAGE, "stadiums")["cards"] if not card["starting"]},
    "infra": {card["id"]: card for card in read_data(PACKAGE, "infrastructure")["cards"]},
}
PLAIN: list[dict[str, Any]] = [{"op": "build_ship"}, {"op": "build_stadium"}, {"op": "infra_moves", "count": 1}]
PARTS = [*PLAIN, *[part for card in read_data(PACKAGE, "action_cards")["cards"] for part in card["parts"]]]
BUILDS = [part for part in PARTS if part["op"].startswith("build_")]
PLAYS = [part for part in PARTS if part["op"] == "infra_moves" and part.get("only") != "take"]
TILES = read_data(PACKAGE, "technologies")["tiles"]


def shop(rng: Rng, what: str) -> tuple[Evacuation, list[str], int, list[tuple[int, ...]]]:
    """Seat 0 with some technologies and a few units: the state, three things, the units off, and what is in stock."""
    state = turn()
    tiles = [tile for tile in TILES[9 * rng.below(4) :][:9] if rng.below(2)]
    develop(state, 0, *[tile["id"] for tile in tiles])
    passives = [passive for tile in tiles for passive in tile["passive"]]
    off = sum(passive["amount"] for passive in passives if passive["op"] == f"{what}_discount")
    names = list(THINGS[what])
    rng.shuffle(names)
    most = 2 + rng.below(5)
    held = [tuple([rng.below(most) for _ in KIND_IDS]) for _ in WORLD_IDS]
    stock(state, 0, *held)
    return state, names[:3], off, held


def stocks_left(price: dict[str, int], more: dict[str, int], off: int, held: tuple[int, ...]) -> set[tuple[int, ...]]:
    """What each way to pay leaves: the listed units but those saved, and then a unit of any kind."""
    listed = [price.get(kind, 0) + more.get(kind, 0) for kind in KIND_IDS]
    left = set()
    for saved in product(*[range(units + 1) for units in listed]):
        for extra in ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)):
            if sum(saved) == min(off, sum(listed)) and sum(extra) == more.get("any", 0):
                after = tuple([held[at] - listed[at] + saved[at] - extra[at] for at in range(3)])
                left |= {after} if min(after) >= 0 else set()
    return left


def stocks_found(state: Evacuation, world: int, name: str, /, **arguments: Any) -> set[tuple[int, ...]]:
    """The same by the engine: what is left after an action and every answer about its price."""
    if not can(state, name, **arguments):
        return set()
    open_ones = [play(state.clone(), name, **arguments)]
    found = set()
    while open_ones:
        at = open_ones.pop()
        if asked(at) not in ("SaveUnit", "AddUnit"):
            found.add(stocks(at)[world])
            continue
        for action in at.legal_actions():
            after = at.clone()
            after.play(action, 0)
            open_ones.append(after)
    return found


def fits(effect: dict[str, Any], thing: dict[str, Any], slot: int) -> bool:
    return (
        (slot == 1 or "slot" not in effect)
        and len(thing.get("evacuation_bays", ())) <= effect.get("max_bays", 9)
        and thing.get("happy_faces", 0) <= effect.get("max_faces", 9)
    )


@pytest.mark.parametrize("seed", range(240))
def test_ships_and_stadiums_are_paid_in_every_way_there_is(seed: int) -> None:
    rng = Rng(f"prices {seed}")
    effect = BUILDS[seed % len(BUILDS)]
    what = effect["op"].removeprefix("build_")
    state, names, off, held = shop(rng, what)
    lay_row(state, 0 if what == "ship" else 1, *names)
    do(state, **effect)
    if asked(state) == "PutUnder":
        play(state, "done")
    for (slot, name), world in product(enumerate(names, 1), range(2)):
        thing = THINGS[what][name]
        ways = stocks_left(thing["cost"], effect.get("surcharge", {}), off + effect.get("discount", 0), held[world])
        found = stocks_found(state, world, "build", slot=slot, world=WORLD_IDS[world])
        assert found == (ways if fits(effect, thing, slot) else set())


@pytest.mark.parametrize("seed", range(60))
def test_infrastructure_is_paid_in_every_way_there_is(seed: int) -> None:
    rng = Rng(f"plays {seed}")
    effect = PLAYS[seed % len(PLAYS)]
    state, names, off, held = shop(rng, "infra")
    hold(state, 0, *names)
    do(state, **effect)
    if asked(state) == "PutUnder":
        play(state, "done")
    for name in names:
        ways = stocks_left(THINGS["infra"][name]["cost"], {}, off + effect.get("discount", 0), held[NEW])
        assert stocks_found(state, NEW, "play_infrastructure", infrastructure=name) == ways
