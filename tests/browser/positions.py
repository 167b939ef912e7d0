"""Tables that begin in the middle of a game: a position is written into the storage as if the rules had changed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time

import landfall
from landfall.flow import State
from landfall.server.entries import Made, NewRules, SeatMade
from landfall.server.rooms import LETTERS
from landfall.server.store import open_store
from landfall.server.table import Table, hash_of
from landfall.server.writes import write_of

SEEDS = 400  # games tested for a position


def first_position(holds: Callable[[State], bool], seats: int = 3, variant: str = "advanced") -> State:
    """The first position of random games in which seat 0 alone is to act and this holds."""
    game = landfall.load_game("star-race")
    for seed in range(SEEDS):
        state = game.new_initial_state(seats, {"variant": variant}, f"position {seed}")
        rng = landfall.Rng(f"moves {seed}")
        while not state.is_terminal():
            if state.to_act() == (0,) and holds(state):
                return state
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])
    raise AssertionError(f"no such position in {SEEDS} games")


def asks(kind: str, planet: str) -> Callable[[State], bool]:
    """Whether seat 0 is asked this at this planet, with the ships spread out."""

    def holds(state: State) -> bool:
        question = state.decision(0)
        view = state.view(0)
        is_asked = question is not None and question.kind == kind and view["planet"]["id"] == planet
        return is_asked and (kind == "PlacePatrol" or len(set(view["ships"].values())) > 2)

    return holds


def table_at(data: Path, state: State, bots: str = "greedy") -> str:
    """The path of seat 0 at a table where the game stands like this; bots have the other seats."""
    token = secrets.token_urlsafe(24)
    seats = [SeatMade("person", "Ada", None, hash_of(token)), *[SeatMade("bot", "", bots)] * (state.seats - 1)]
    version = state.game.rules_version
    made = Made(state.game.id, version, dict(state.options), seats, state.digest(), False, int(time()))
    begun = NewRules(version, state.to_dict())
    table = Table("".join(secrets.choice(LETTERS) for _ in range(10)), made)

    async def write() -> None:
        store = await open_store(data)
        await store.append(write_of(table, made))
        table.apply(begun)
        await store.append(write_of(table, begun))
        await store.close()

    with ThreadPoolExecutor(1) as thread:  # the browser's driver has this thread's loop
        thread.submit(lambda: asyncio.run(write())).result(30)
    return f"/table/{table.id}#{token}"
