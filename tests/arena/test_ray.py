"""A real Ray cluster of several nodes on this machine: `./dev nightly --only ray`."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from landfall.analysis import analyse
from landfall.arena import simulate
from landfall.flow import Record

pytestmark = [
    pytest.mark.skipif(
        os.environ.get("LANDFALL_RAY_CLUSTER") != "1",
        reason="Ray is large, and a cluster takes long to start: ./dev nightly --only ray",
    ),
    pytest.mark.filterwarnings("default"),  # Ray's own
]

ROOT = Path(__file__).parents[2]
NODES = 3
GAMES = 60
PATIENCE = 120.0
BOTS = ["tests.arena.marking_bot:Marking", "random"]


@pytest.fixture
def marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the bots leave a mark for every game that they begin; the nodes inherit where it is."""
    monkeypatch.setenv("LANDFALL_MARKS", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(ROOT / "src")]))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    return tmp_path


@pytest.fixture
def nodes(marks: Path) -> Iterator[tuple[Any, list[Any]]]:
    """A head that plays nothing, and some nodes with one core each."""
    from ray.cluster_utils import Cluster

    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        yield cluster, [cluster.add_node(num_cpus=1) for _ in range(NODES)]
    finally:
        cluster.shutdown()


def playing_on(node: Any) -> list[int]:
    """The processes of a node that play a batch right now."""
    raylet = node.all_processes["raylet"][0].process.pid
    found = []
    for folder in Path("/proc").iterdir():
        try:
            title = (folder / "cmdline").read_bytes()
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, IndexError, ValueError):
            continue
        if parent == raylet and title.startswith(b"ray::work_on"):
            found.append(int(folder.name))
    return found


def kill_one_that_plays(node: Any) -> None:
    until = monotonic() + PATIENCE
    while not (found := playing_on(node)):
        assert monotonic() < until, "the node plays nothing"
        sleep(0.01)
    os.kill(found[0], signal.SIGKILL)


def test_no_game_is_lost_or_counted_twice_when_a_worker_and_a_node_are_killed(
    nodes: tuple[Any, list[Any]], marks: Path
) -> None:
    cluster, (first, second, _) = nodes

    def on_progress(done: int, games: int) -> None:
        if done == 5:
            kill_one_that_plays(first)
        if done == 15:
            kill_one_that_plays(second)
            cluster.remove_node(second, allow_graceful=False)

    there = simulate("star-race", 2, GAMES, BOTS, seed="ray", ray=cluster.address, on_progress=on_progress)
    begun = Counter(mark.name.partition("-")[0] for mark in marks.iterdir())
    assert there.processes == NODES
    assert len(begun) == GAMES
    assert sum(begun.values()) > GAMES, "nothing was lost and played again"
    assert there.rows == simulate("star-race", 2, GAMES, BOTS, seed="ray", processes=1).rows


def test_an_analysis_on_a_cluster_is_the_one_of_this_machine(nodes: tuple[Any, list[Any]]) -> None:
    played = simulate("star-race", 2, 1, ["greedy"], keep_records=True, processes=1).rows[0]
    record = Record.from_json(played.record)
    last = sum(len(part.moves) for part in record.parts) - 12
    there = analyse(record, simulations=2, ray=nodes[0].address, first=last)
    assert there == analyse(record, simulations=2, processes=1, first=last)
