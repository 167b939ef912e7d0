"""The environments: steps per second beside PettingZoo's connect four and beside the engine alone, in one run.

    python benchmarks/envs.py [GAME...]       `pettingzoo[classic]` brings connect four

For every game with the fewest and the most seats it prints ratios, medians over pairs of equal slices of time:

    aec / connect four      `aec_env` through the same loop as connect four's `env()`; the aim is 3
    vec / engine            `vec_env` in one process and the engine's random play that writes the observation and the
                            mask of every decision too; the aim is 0.5
    vec / random play       the same and the engine's random play that looks at nothing
    two / one               `vec_env` in two processes and in one, by the clock; the aim is 1.8

`BENCH_PAIRS` (5) is the number of pairs, `BENCH_SLICE` (0.5) the seconds per slice.
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import time
from array import array
from collections.abc import Callable
from typing import Any

import numpy as np

import landfall
from landfall import envs
from landfall.bots.playing import play_randomly

PAIRS = int(os.environ.get("BENCH_PAIRS", "5"))
SLICE = float(os.environ.get("BENCH_SLICE", "0.5"))
GAMES = 64  # of a vector environment

Work = Callable[[], int]  # some steps, and how many they were

rng = random.Random(1)


def in_turns(env: Any) -> Work:
    """A whole random game through a turn-based environment."""

    def play() -> int:
        env.reset(seed=rng.randrange(2**31))
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                steps += 1
        return steps

    return play


def connect_four() -> Work | None:
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError:
        return None
    return in_turns(connect_four_v3.env())


def many(game: str, seats: int, processes: int = 1) -> tuple[Any, Work]:
    env = envs.vec_env(game, GAMES, seats=seats, processes=processes)
    env.reset(seed=1)

    def step() -> int:
        env.step(env.random_actions())
        return GAMES

    return env, step


def engine(game_id: str, seats: int) -> Work:
    """A whole random game of the engine that writes the observation and the mask of every decision."""
    game = landfall.load_game(game_id)
    buffer = array("f", bytes(4 * game.observation_size(seats)))

    def play() -> int:
        state = game.new_initial_state(seats=seats, seed=rng.randrange(2**31)).clone()
        draw = landfall.Rng(rng.randrange(2**31))
        steps = 0
        while not state.is_terminal():
            seat = state.current_player()
            state.observation_tensor(seat, buffer)
            state.legal_actions_mask(seat)
            state.play(draw.choice(state.legal_actions(seat)), seat)
            steps += 1
        return steps

    return play


def random_play(game_id: str, seats: int) -> Work:
    game = landfall.load_game(game_id)

    def play() -> int:
        state = game.new_initial_state(seats=seats, seed=rng.randrange(2**31)).clone()
        return play_randomly(state, landfall.Rng(rng.randrange(2**31)))

    return play


def rate(work: Work, clock: Callable[[], float]) -> float:
    """Steps per second in one slice."""
    begun = clock()
    steps = 0
    while clock() - begun < SLICE:
        steps += work()
    return steps / (clock() - begun)


def compared(ours: Work, theirs: Work, clock: Callable[[], float] = time.process_time) -> str:
    """How many times as fast ours is, and both rates."""
    ours(), theirs()
    pairs = [(rate(ours, clock), rate(theirs, clock)) for _ in range(PAIRS)]
    ratio = statistics.median(one / other for one, other in pairs)
    best = [max(pair[which] for pair in pairs) for which in (0, 1)]
    return f"{ratio:6.2f}   ({best[0]:,.0f} and {best[1]:,.0f} steps/s)"


def main(games: list[str]) -> None:
    print(f"engines: {landfall._compiled.status().engines}")
    peer = connect_four()
    for game_id in games:
        game = landfall.load_game(game_id)
        for seats in sorted({max(2, game.seats[0]), game.seats[-1]}):
            name = f"{game_id}, {seats} seats"
            if peer is not None:
                print(f"{name}: aec / connect four {compared(in_turns(envs.aec_env(game_id, seats=seats)), peer)}")
            one_env, one = many(game_id, seats)
            two_env, two = many(game_id, seats, processes=2)
            print(f"{name}: vec / engine       {compared(one, engine(game_id, seats))}")
            print(f"{name}: vec / random play  {compared(one, random_play(game_id, seats))}")
            print(f"{name}: two / one          {compared(two, one, time.perf_counter)}", flush=True)
            one_env.close()
            two_env.close()


if __name__ == "__main__":
    main(sys.argv[1:] or ["star-race", "antarctica", "evacuation", "planet-unknown"])
