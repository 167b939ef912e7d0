"""Where many tasks are run: in processes of this machine, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol, TypeVar

from landfall.arena.cluster import Cluster
from landfall.arena.workers import run_tasks
from landfall.flow import BadInput

Result = TypeVar("Result")


class Place(Protocol):
    """Runs numbered tasks."""

    width: int  # how many at a time

    def run(self, task: Callable[[int], Result], count: int, take: Callable[[Result], None]) -> None:
        """Call `task(0)` to `task(count - 1)`; `take` gets each result in this process, in no fixed order."""


@dataclass(slots=True)
class Machine:
    """This one."""

    width: int

    def run(self, task: Callable[[int], Result], count: int, take: Callable[[Result], None]) -> None:
        run_tasks(task, count, max(1, min(count, self.width)), take)


@contextmanager
def place_for(processes: int | None, ray: str | None) -> Iterator[Place]:
    """So many processes here, by default one per core; or the cluster at this address."""
    if ray is None:
        yield Machine(processes if processes is not None else os.cpu_count() or 1)
        return
    if processes is not None:
        raise BadInput("give either processes or ray: a cluster uses all its cores", "ray-or-processes")
    cluster = Cluster(ray)
    try:
        yield cluster
    finally:
        cluster.close()
