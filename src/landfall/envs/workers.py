"""Worker processes that step a share of the games each, in memory that all of them share."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

from landfall.envs.engine.batch import Batch
from landfall.envs.memory import Memory
from landfall.envs.single import Opponent, seated
from landfall.flow import Game

STEP, RESET, DONE, FAILED = b"s", b"r", b"d", b"f"


@dataclass
class Plan:
    """What the games of a vector environment are."""

    game: Game
    seats: int
    options: dict[str, Any]
    games: int
    opponents: Sequence[Opponent] | None
    seat: int
    by_points: bool

    def memory(self, block: Any = None) -> Memory:
        size = self.game.observation_size(self.seats)
        return Memory(self.games, size, self.game.actions.size, self.seats, block)


class Share:
    """Some of the games, stepped in this process."""

    def __init__(self, plan: Plan, memory: Memory, first: int, count: int) -> None:
        self.plan = plan
        self.memory = memory
        self.rows = slice(first, first + count)
        buffers = memory.buffers(first, count)
        self.batch = Batch(
            game=plan.game,
            seats=plan.seats,
            options=plan.options,
            first=first,
            count=count,
            buffers=buffers,
            opponents=[],
            by_points=plan.by_points,
        )

    def reset(self, seed: str) -> None:
        if self.plan.opponents is not None:
            games = range(self.rows.start, self.rows.stop)
            self.batch.opponents = [seated(self.plan.opponents, self.plan.seat, f"{seed}/{at}") for at in games]
        self.batch.reset(seed)

    def step(self) -> None:
        self.batch.step(self.memory.arrays["actions"][self.rows].tolist())


def work(pipe: Connection, block: str, plan: Plan, first: int, count: int) -> None:
    """The life of a worker: step or reset its games when told to, until the pipe is closed."""
    shared = SharedMemory(block)
    share = Share(plan, plan.memory(shared.buf), first, count)
    while True:
        try:
            told = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            if told == STEP:
                share.step()
            else:
                share.reset(told[len(RESET) :].decode())
        except Exception:  # told to whoever stepped; the worker continues
            pipe.send_bytes(FAILED + traceback.format_exc().encode())
        else:
            pipe.send_bytes(DONE)


class Workers:
    """So many processes that share the games out among themselves."""

    def __init__(self, plan: Plan, processes: int) -> None:
        self.shared = SharedMemory(create=True, size=plan.memory().nbytes)
        self.memory = plan.memory(self.shared.buf)
        context = get_context("spawn")  # whoever has started threads must not fork
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        first = 0
        for left in range(processes, 0, -1):
            count = (plan.games - first + left - 1) // left
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, self.shared.name, plan, first, count), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)
            first += count

    def reset(self, seed: str) -> None:
        self.tell_all(RESET + seed.encode())

    def step(self) -> None:
        self.tell_all(STEP)

    def tell_all(self, told: bytes) -> None:
        for pipe in self.pipes:
            pipe.send_bytes(told)
        answers = [pipe.recv_bytes() for pipe in self.pipes]
        for answer in answers:
            if answer != DONE:
                raise RuntimeError(f"a worker failed:\n{answer[len(FAILED) :].decode()}")

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join(timeout=10)
            if process.is_alive():
                process.terminate()
        self.memory.arrays.clear()
        with suppress(BufferError):  # somebody still holds an array: the memory goes when it does
            self.shared.close()
        self.shared.unlink()
