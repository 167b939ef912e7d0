"""Numbered tasks on a Ray cluster: many machines, one result for every number.

Which machine runs what, and what is run again when a process or a machine is lost, is Ray's business. A task depends on
its number alone, so one that is run again gives the same result, and Ray hands over one result for each batch.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Any, TypeVar

from landfall import _compiled
from landfall.arena.workers import WorkerDied
from landfall.flow import BadInput

Result = TypeVar("Result")

ROUNDS = 20  # batches for each core: what is lost with a machine is a twentieth of its work
FEWEST = 8  # a cluster may grow while it works: share out as if it had so many cores
RETRIES = 10  # how often a batch is run again after its process or its machine was lost
PATIENCE = 0.5  # seconds between two looks at what is done


class NoCluster(BadInput):
    """Ray is not installed, or there is no cluster at this address."""


class Cluster:
    """A Ray cluster to which this process is connected."""

    def __init__(self, address: str) -> None:
        self.ray: Any = ray_package()
        self.connected_before = self.ray.is_initialized()
        if not self.connected_before:
            # Ray would report how it is used to its makers unless it is told not to.
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
            try:
                self.ray.init(address=address, log_to_driver=False, logging_level="warning")
            except (ConnectionError, RuntimeError, TimeoutError, ValueError) as wrong:
                told = str(wrong).strip().partition("\n")[0]
                raise NoCluster(
                    f"no Ray cluster at {address}: {told}", "no-ray-cluster", address=address, told=told
                ) from None
        self.width = max(1, int(self.ray.cluster_resources().get("CPU", 0)))

    def run(self, task: Callable[[int], Result], count: int, take: Callable[[Result], None]) -> None:
        """Call `task(0)` to `task(count - 1)` somewhere; `take` gets each result here, once, in no fixed order."""
        ray = self.ray
        work = ray.remote(max_retries=RETRIES, num_cpus=1)(work_on)
        given = ray.put(task)
        batch = max(1, count // (ROUNDS * max(FEWEST, self.width)))
        waiting = [
            work.remote(given, first, min(first + batch, count), fingerprint()) for first in range(0, count, batch)
        ]
        try:
            while waiting:
                done, waiting = ray.wait(waiting, num_returns=len(waiting), timeout=PATIENCE)
                for results in ray.get(done):
                    for result in results:
                        take(result)
        except ray.exceptions.RayError as lost:
            raise WorkerDied(f"a game failed on the cluster:\n{lost}") from None
        finally:
            for left in waiting:
                ray.cancel(left, force=True)

    def close(self) -> None:
        """Leave the cluster, unless the program was connected before."""
        if not self.connected_before:
            self.ray.shutdown()


def work_on(task: Callable[[int], Result], first: int, end: int, of: str) -> list[Result]:
    """A batch, wherever it is run."""
    if of != fingerprint():
        raise OtherSources("this machine has other rules or bots than the one that asks: install the same Landfall")
    return [task(number) for number in range(first, end)]


class OtherSources(Exception):
    """Two machines would not play the same game."""


@cache
def fingerprint() -> str:
    """The rules and bots of this machine. Compiled or interpreted makes no difference."""
    hashes = _compiled.source_hashes()
    return blake2b("".join(f"{path} {hashes[path]}\n" for path in sorted(hashes)).encode(), digest_size=16).hexdigest()


def ray_package() -> Any:
    try:
        import ray
    except ImportError:
        raise NoCluster('Ray is not installed: pip install "landfall[ray]"', "no-ray") from None
    return ray
