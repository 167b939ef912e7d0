"""Many games: the same rows for a seed, whoever plays them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import landfall
from landfall.arena import Interrupted, round_robin, simulate
from landfall.arena.workers import WorkerDied, run_tasks, start_method
from landfall.flow import BadInput

SOURCES = Path(landfall.__file__).parents[1]


def test_a_row_tells_how_a_game_went() -> None:
    done = simulate("tic-tac-toe", 2, 6, ["random", "search:40"], seed="rows", processes=1)
    assert [row.number for row in done.rows] == list(range(6))
    for row in done.rows:
        assert row.seed == f"rows/{row.number}"
        assert row.length == sum(row.decisions) <= 9
        assert sum(row.returns) == pytest.approx(0.0)
        assert all((row.returns[seat] > 0) == (row.winners == [seat]) for seat in range(2))
    assert [row.bots for row in done.rows[:2]] == [["random", "search:40"], ["search:40", "random"]]
    assert json.loads(json.dumps(done.rows[0].to_dict())) == done.rows[0].to_dict()


def test_without_rotation_bots_stay_in_their_seats() -> None:
    done = simulate("tic-tac-toe", 2, 3, ["random", "greedy"], processes=1, rotate=False)
    assert [row.bots for row in done.rows] == [["random", "greedy"]] * 3


def test_the_number_of_processes_changes_no_row() -> None:
    alone = simulate("star-race", 2, 4, ["greedy", "search:2"], seed=1, processes=1)
    together = simulate("star-race", 2, 4, ["greedy", "search:2"], seed=1, processes=2)
    assert [row.to_dict() for row in together.rows] == [row.to_dict() for row in alone.rows]
    assert together.processes == 2
    other = simulate("star-race", 2, 4, ["random"], seed=2, processes=1)
    assert other.rows != alone.rows


def test_progress_counts_to_the_end() -> None:
    calls: list[tuple[int, int]] = []
    simulate("tic-tac-toe", 2, 5, processes=1, on_progress=lambda done, games: calls.append((done, games)))
    assert calls == [(done, 5) for done in range(1, 6)]


@pytest.mark.parametrize(
    ("seats", "games", "bots", "processes"),
    [
        (3, 1, ["random"], 1),
        (2, 0, ["random"], 1),
        (2, 1, ["random"] * 3, 1),
        (2, 1, ["nobody"], 1),
        (2, 1, ["random"], 0),
    ],
)
def test_wrong_orders_are_refused(seats: int, games: int, bots: list[str], processes: int) -> None:
    with pytest.raises(BadInput):
        simulate("tic-tac-toe", seats, games, bots, processes=processes)


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ({"bots": "random"}, "bots must be a list of levels, such as"),
        ({"bots": None}, "bots must be a list of levels, such as"),
        ({"seed": 1.5}, "a seed is a whole number or a text, not 1.5"),
        ({"processes": "2"}, "the number of processes must be 1 or more, not '2'"),
        ({"processes": 1.5}, "the number of processes must be 1 or more, not 1.5"),
    ],
    ids=str,
)
def test_what_is_wrong_is_named(order: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        simulate("tic-tac-toe", **{"seats": 2, "games": 1, **order})
    with pytest.raises(BadInput, match=said):
        round_robin("tic-tac-toe", **{"bots": ["random", "greedy"], "rounds": 1, **order})


def test_an_interruption_keeps_what_was_finished() -> None:
    def stop(done: int, games: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as caught:
        simulate("tic-tac-toe", 2, 10, processes=1, on_progress=stop)
    assert len(caught.value.simulation.rows) == 3
    assert caught.value.simulation.summary().games == 3
    assert isinstance(caught.value, KeyboardInterrupt)


def fails(number: int) -> int:
    if number == 2:
        raise ValueError("the third fails")
    return number


def leaves(number: int) -> int:
    if number == 2:
        os._exit(3)
    return number


def test_a_failing_task_is_reported() -> None:
    with pytest.raises(WorkerDied, match="the third fails"):
        run_tasks(fails, 4, 2, lambda result: None)


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(WorkerDied, match="exited early"):
        run_tasks(leaves, 4, 2, lambda result: None)


PATIENCE = 60.0  # seconds until a program that does not end fails the test
SCRIPT = """
import sys
from landfall.arena import Interrupted, round_robin, simulate
if __name__ == "__main__":
    try:
        simulate("star-race", 2, 10**7, processes=2, on_progress=lambda done, games: print(done, flush=True))
    except Interrupted as stopped:
        print("stopped", len(stopped.simulation.rows) > 0, flush=True)
"""


def heed_ctrl_c() -> None:
    """Where the tests run in the background, a child would inherit that Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for a child process")
def test_ctrl_c_ends_the_workers_too(tmp_path: Path) -> None:
    script = tmp_path / "many.py"
    script.write_text(SCRIPT)
    places = os.pathsep.join([str(SOURCES), *filter(None, [os.environ.get("PYTHONPATH")])])
    running = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": places},
        start_new_session=True,
        preexec_fn=heed_ctrl_c,
    )
    assert running.stdout is not None
    assert running.stdout.readline()
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to the whole group
    out, err = running.communicate(timeout=PATIENCE)
    assert out.endswith("stopped True\n")  # perhaps behind a number that was being printed
    assert err == ""
    assert running.returncode == 0
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            os.killpg(running.pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
    pytest.fail("a worker is still there")


def test_workers_are_not_forked_beside_threads_that_python_does_not_know_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threading.active_count", lambda: 1)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delitem(sys.modules, "jax", raising=False)
    assert start_method() == "fork"
    monkeypatch.setitem(sys.modules, "jax", sys)
    assert start_method() == "spawn"
