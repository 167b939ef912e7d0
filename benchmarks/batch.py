"""Star Race in arrays: decisions per second by batch size, beside pgx's games and the compiled engine, in one run.

    python benchmarks/batch.py [--batch 1024 16384 262144] [--games backgammon chess 2048] [--seats 4] [--seconds 2]

It runs on whatever device JAX finds, and says which. `pip install "landfall[jax]"`; for a GPU also `jax[cuda13]`.

    random play        Star Race, advanced: positions alone, random legal actions, a new game for one that is over
    observed           the same, with observation and mask of every position written to memory
    pgx's API          `env.step` in pgx's `auto_reset`, with actions drawn from the masks, as pgx's games are played
    engine             the compiled engine, random play in two processes (`--processes`)
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

STEPS = 64  # in one call: the loop is compiled


def engine_rate(seats: int, seconds: float) -> float:
    """Decisions per second of one process, by the clock."""
    import landfall
    from landfall.bots.playing import play_randomly

    game = landfall.load_game("star-race")
    made = number = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        state = game.new_initial_state(seats=seats, options={"variant": "advanced"}, seed=number)
        made += play_randomly(state.clone(), landfall.Rng(number))
        number += 1
    return made / (time.perf_counter() - begun)


def rate(loop: Callable[[Any, Any], Any], carried: Any, batch: int, seconds: float) -> tuple[float, float]:
    """Decisions per second in the best of several calls, and the seconds that compiling took."""
    import jax

    begun = time.perf_counter()
    carried = jax.block_until_ready(loop(carried, jax.random.key(0)))
    compiling = time.perf_counter() - begun
    best = 0.0
    number = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds or number < 2:
        number += 1
        called = time.perf_counter()
        carried = jax.block_until_ready(loop(carried, jax.random.key(number)))
        best = max(best, STEPS * batch / (time.perf_counter() - called))
    return best, compiling


def looped(step: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """Many steps in one compiled program."""
    import jax

    def loop(carried: Any, key: Any) -> Any:
        return jax.lax.scan(lambda now, one: (step(now, one), None), carried, jax.random.split(key, STEPS))[0]

    return jax.jit(loop)


def random_play(seats: int, batch: int) -> tuple[Any, Any]:
    import jax

    from landfall.batch.star_race import StarRace, stored
    from landfall.batch.star_race.deal import words_needed
    from landfall.batch.star_race.random_play import random_step

    env = StarRace(seats, "advanced")
    first = jax.jit(jax.vmap(lambda key: stored(env.init(key).table)))(jax.random.split(jax.random.key(1), batch))

    def step(words: Any, key: Any) -> Any:
        bits = tuple(jax.random.bits(key, (1 + words_needed(seats), batch)))
        return jax.vmap(lambda one, drawn: random_step(env, one, drawn))(words, bits)

    return looped(step), first


def observed(seats: int, batch: int) -> tuple[Any, Any]:
    import jax

    from landfall.batch.star_race import StarRace, legal, mask, read
    from landfall.batch.star_race.deal import words_needed
    from landfall.batch.star_race.observation import observe
    from landfall.batch.star_race.random_play import random_step

    env = StarRace(seats, "advanced")

    def seen(words: Any) -> Any:
        table = read(words, seats)
        return words, observe(table, table.seat), mask(legal(table))

    def step(carried: Any, key: Any) -> Any:
        bits = tuple(jax.random.bits(key, (1 + words_needed(seats), batch)))
        words = jax.vmap(lambda one, drawn: random_step(env, one, drawn))(carried[0], bits)
        return jax.vmap(seen)(words)

    _, first = random_play(seats, batch)
    return looped(step), jax.jit(jax.vmap(seen))(first)


def by_pgx(env: Any, batch: int) -> tuple[Any, Any]:
    import jax
    from pgx.experimental.utils import act_randomly
    from pgx.experimental.wrappers import auto_reset

    many = jax.vmap(auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> Any:
        choice, chance = jax.random.split(key)
        return many(state, act_randomly(choice, state.legal_action_mask), jax.random.split(chance, batch))

    return looped(step), jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), batch))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--batch", type=int, nargs="+", default=[1024, 16384, 262144])
    options.add_argument("--games", nargs="*", default=["connect_four", "2048", "backgammon", "go_9x9", "chess"])
    options.add_argument("--seats", type=int, default=4)
    options.add_argument("--seconds", type=float, default=2.0)
    options.add_argument("--processes", type=int, default=2)
    chosen = options.parse_args()

    if chosen.processes:  # before JAX has threads
        with ProcessPoolExecutor(chosen.processes, get_context("spawn")) as pool:
            work = [pool.submit(engine_rate, chosen.seats, 3 * chosen.seconds) for _ in range(chosen.processes)]
            engine = sum([one.result() for one in work])
        import landfall

        status = landfall._compiled.status().engines
        print(f"engine, {status}, {chosen.processes} processes: {engine:,.0f} decisions/s", flush=True)

    import jax
    import pgx

    from landfall.batch.star_race import StarRace

    device = jax.devices()[0]
    print(f"device: {device.platform}, {device.device_kind}; {os.cpu_count()} processors; jax {jax.__version__}")
    seats = chosen.seats
    cases: dict[str, Callable[[int], tuple[Any, Any]]] = {
        f"Star Race, {seats} seats: random play": lambda batch: random_play(seats, batch),
        f"Star Race, {seats} seats: observed": lambda batch: observed(seats, batch),
        f"Star Race, {seats} seats: pgx's API": lambda batch: by_pgx(StarRace(seats, "advanced"), batch),
    }
    for game in chosen.games:
        cases[f"pgx {game}"] = lambda batch, game=game: by_pgx(pgx.make(game), batch)  # type: ignore[misc]
    print(f"{'decisions/s':34}" + "".join([f"{batch:>15,}" for batch in chosen.batch]) + "   compiling")
    for name, case in cases.items():
        print(f"{name:34}", end="", flush=True)
        longest = 0.0
        for batch in chosen.batch:
            best, compiling = rate(*case(batch), batch, chosen.seconds)
            longest = max(longest, compiling)
            print(f"{best:15,.0f}", end="", flush=True)
        print(f"{longest:10.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
