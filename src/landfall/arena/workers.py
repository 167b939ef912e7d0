"""Numbered tasks, divided among processes of this machine."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from landfall.flow import LandfallError

Result = TypeVar("Result")

ROUNDS = 20  # a worker takes about this many batches of tasks in all
LARGEST = 50  # tasks per batch


class WorkerDied(LandfallError):
    """A worker process exited before its work was done, or its work failed."""


def run_tasks(task: Callable[[int], Result], count: int, processes: int, take: Callable[[Result], None]) -> None:
    """Call `task(0)` to `task(count - 1)` in this many processes; `take` gets each result here, in no fixed order.

    With one process everything runs in this process. Whatever ends this early, also Ctrl-C, ends the workers.
    """
    if processes == 1:
        for number in range(count):
            take(task(number))
        return
    context: Any = multiprocessing.get_context(start_method())
    handful = max(1, min(LARGEST, count // (processes * ROUNDS)))
    next_task = context.Value("q", 0)
    workers: dict[Connection, Any] = {}
    try:
        for _ in range(processes):
            here, there = context.Pipe(duplex=False)
            worker = context.Process(target=work, args=(task, count, handful, next_task, there), daemon=True)
            worker.start()
            there.close()
            workers[here] = worker
        gather(workers, take)
    finally:
        for here, worker in workers.items():
            worker.terminate()
            worker.join()
            here.close()


def start_method() -> str:
    """A fork knows games registered in this process, but it is not safe while other threads run; JAX has threads that
    Python does not know of."""
    alone = threading.active_count() == 1 and "jax" not in sys.modules
    return "fork" if alone and sys.platform == "linux" else "spawn"


def gather(workers: dict[Connection, Any], take: Callable[[Result], None]) -> None:
    """Read what the workers send until all report that they are done."""
    busy = set(workers)
    while busy:
        for here in wait(list(busy)):
            assert isinstance(here, Connection)
            try:
                kind, sent = here.recv()
            except EOFError:
                raise WorkerDied(f"a worker process exited early (exit code {workers[here].exitcode})") from None
            if kind == "failed":
                raise WorkerDied(f"a game failed in a worker process:\n{sent}")
            if kind == "done":
                busy.discard(here)
            else:
                for result in sent:
                    take(result)


def work(task: Callable[[int], Result], count: int, handful: int, next_task: Any, there: Connection) -> None:
    """A worker: take the next batch of tasks, send the results, until none is left."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the parent ends the workers
    try:
        while True:
            with next_task.get_lock():
                first = next_task.value
                next_task.value = first + handful
            if first >= count:
                break
            there.send(("results", [task(number) for number in range(first, min(first + handful, count))]))
        there.send(("done", None))
    except BrokenPipeError:
        return
    except Exception:
        there.send(("failed", traceback.format_exc()))
