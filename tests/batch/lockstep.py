"""Games of the engine played again by the array version: the same deals and choices, compared at every step."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

import landfall
from landfall.batch.star_race import Deal, StarRace, State, Table
from landfall.batch.star_race.conversion import from_state
from landfall.batch.star_race.deal import deal_of
from landfall.batch.star_race.planets import MOST_SEATS
from landfall.batch.star_race.table import CHOOSE_ENTRANTS, CHOOSE_GROUP, CHOOSE_PAIR, CHOOSE_SHIP, CHOOSE_SOURCE, OVER
from landfall.games.star_race.table.state import StarRace as EngineState
from landfall.games.star_race.table.terms import ACTIONS, LOOK

VARIANTS = ("basic", "family", "advanced")
SEATS = (2, 3, 4)
GAME = landfall.load_game("star-race")
WITH_A_CARD = (CHOOSE_SHIP, CHOOSE_PAIR, CHOOSE_GROUP, CHOOSE_ENTRANTS, CHOOSE_SOURCE)


class Played(NamedTuple):
    """A game that the engine has played: its positions and choices, and the chance that there was."""

    states: list[EngineState]
    actions: list[int]
    deal: Deal


def engine_game(seats: int, variant: str, seed: str) -> Played:
    """A random game of the engine."""
    state: Any = GAME.new_initial_state(seats=seats, options={"variant": variant}, seed=seed).clone()
    rng = landfall.Rng(f"choices of {seed}")
    states = [state.clone()]
    actions: list[int] = []
    bag: tuple[int, ...] = (0, 1, 2, 3)
    looks = 0
    start_player = state.start_player
    while not state.is_terminal():
        seat = state.current_player()
        action = rng.choice(state.legal_actions(seat))
        state.apply_action(action, seat)
        if len(state.bag) == len(bag):
            bag = tuple(reversed(state.bag))
        if LOOK <= action < LOOK + seats:
            other = action - LOOK
            seen = state.seen[seat * seats + other] - 1
            looks |= state.hired[2 * other : 2 * other + 2].index(seen) << MOST_SEATS * seat + other
        actions.append(action)
        states.append(state.clone())
    hired = tuple([result.hired for result in state.results])
    return Played(states, actions, deal_of(state.planets, start_player, hired, bag, looks))


def rows(tables: list[Table]) -> Any:
    """Positions of the engine, one a row."""
    return np.array([jax.tree.leaves(table) for table in tables], np.uint32)


def stacked(tables: list[Table]) -> Table:
    table: Table = jax.tree.unflatten(jax.tree.structure(tables[0]), list(rows(tables).T))
    return table


def canonical(table: Table) -> Table:
    """Without what a position no longer means: the last card and group in question, who moved last."""
    card = np.isin(table.question, WITH_A_CARD)
    return table._replace(
        card=np.where(card, table.card, 0),
        group=np.where(table.question == CHOOSE_ENTRANTS, table.group, 0),
        seat=np.where(table.question == OVER, 0, table.seat),
    )


@cache
def programs(seats: int) -> tuple[Any, Any, Any]:
    """Compiled once for each number of seats: the variant is in the position."""
    env = StarRace(seats)

    def observed(state: State) -> Any:
        return jnp.stack([env._observe(state, jnp.int32(seat)) for seat in range(seats)])

    return jax.jit(jax.vmap(env.shown)), jax.jit(jax.vmap(env.step)), jax.jit(jax.vmap(observed))


class Lockstep:
    """Games of one number of seats, all at once."""

    def __init__(self, seats: int, games: list[Played]) -> None:
        self.seats = seats
        self.games = games
        self.shown, self.step, self.observed = programs(seats)

    def at(self, number: int) -> list[EngineState]:
        """Where each game of the engine is after so many steps; games that are over stay there."""
        return [game.states[min(number, len(game.actions))] for game in self.games]

    def compare(self) -> int:
        """Play all of them to the end, comparing every position. Returns how many choices were made."""
        first = stacked([from_state(game.states[0], game.deal) for game in self.games])
        state: State = self.shown(first)
        longest = max([len(game.actions) for game in self.games])
        for number in range(longest + 1):
            self.check(number, state)
            actions = [game.actions[number] if number < len(game.actions) else 0 for game in self.games]
            state = self.step(state, jnp.asarray(actions, jnp.int32))
        return sum([len(game.actions) for game in self.games])

    def check(self, number: int, state: State) -> None:
        states = self.at(number)
        expected = rows([from_state(one, game.deal) for one, game in zip(states, self.games, strict=True)])
        table = canonical(jax.tree.map(np.asarray, state.table))
        found = np.stack(jax.tree.leaves(table), axis=1)
        if not np.array_equal(found, expected):
            paths = [jax.tree_util.keystr(path) for path, _ in jax.tree_util.tree_leaves_with_path(table)]
            fields = {paths[field] for _, field in np.argwhere(found != expected)}
            raise AssertionError(f"step {number}, {sorted(fields)}: {wrong(found, expected)}")
        over = np.array([one.is_terminal() for one in states])
        assert np.array_equal(state.terminated, over)
        masks = np.stack([mask_of(one) for one in states])
        shown = np.asarray(state.legal_action_mask)
        assert np.array_equal(shown, masks), f"step {number}, legal: {wrong(shown, masks)}"
        ended_now = np.array([len(game.actions) == number for game in self.games])
        returns = np.array([one.returns() for one in states], np.float32) * ended_now[:, None]
        assert np.allclose(state.rewards, returns, atol=1e-6), f"step {number}, rewards"
        seen = np.asarray(self.observed(state))
        right = np.array([[one.observation_tensor(seat) for seat in range(self.seats)] for one in states], np.float32)
        assert np.array_equal(seen, right), f"step {number}, observation: {wrong(seen, right)}"
        current = np.array([max(one.current_player(), 0) for one in states])
        assert np.array_equal(np.where(over, 0, state.current_player), current)
        own = right[np.arange(len(states)), state.current_player]
        assert np.array_equal(state.observation, own)


def mask_of(state: EngineState) -> Any:
    """The engine's mask; pgx has every action legal when the game is over."""
    if state.is_terminal():
        return np.ones(ACTIONS.size, bool)
    return np.frombuffer(state.legal_actions_mask(), np.uint8).astype(bool)


def wrong(found: Any, right: Any) -> str:
    places = np.argwhere(np.asarray(found) != np.asarray(right))[:5]
    return ", ".join([f"{place.tolist()}: {found[tuple(place)]}, not {right[tuple(place)]}" for place in places])
