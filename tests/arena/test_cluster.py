"""Tasks on a Ray cluster, here on a stand-in; `./dev nightly --only ray` runs `test_ray.py` on a real one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count as count_up
from pathlib import Path

import pytest

from landfall.analysis import analyse
from landfall.arena import Interrupted, NoCluster, WorkerDied, cluster, round_robin, simulate
from landfall.arena.cluster import Cluster
from landfall.flow import BadInput, Record
from landfall.games import load_game
from landfall.training import Trainer
from tests.arena.fake_ray import FakeRay
from tests.cli.runner import run


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    return fake


@pytest.mark.parametrize("count", [1, 7, 160, 161, 1000])
def test_every_number_is_done_once_and_taken_once(ray: FakeRay, count: int) -> None:
    taken: list[int] = []
    Cluster("auto").run(doubled, count, taken.append)
    assert sorted(taken) == [2 * number for number in range(count)]


def doubled(number: int) -> int:
    return 2 * number


@pytest.mark.parametrize("cores", [0, 2, 1000])
def test_there_are_enough_batches_for_every_core_and_not_more_than_a_driver_can_hold(ray: FakeRay, cores: int) -> None:
    ray.cores = cores
    Cluster("auto").run(doubled, 100_000, lambda result: None)
    assert 20 * max(8, cores) <= ray.runs <= 21 * max(8, cores) + 1
    assert ray.settings["max_retries"] > 0


def test_a_simulation_has_the_rows_that_it_has_on_one_machine(ray: FakeRay) -> None:
    here = simulate("star-race", 3, 12, ["greedy", "random", "random"], seed="same", processes=1, keep_records=True)
    there = simulate("star-race", 3, 12, ["greedy", "random", "random"], seed="same", ray="auto", keep_records=True)
    assert there.rows == here.rows
    assert there.processes == 4
    assert not ray.connected


def test_a_tournament_has_the_ratings_that_it_has_on_one_machine(ray: FakeRay) -> None:
    here = round_robin("star-race", ["greedy", "random", "easy"], 1, processes=1)
    there = round_robin("star-race", ["greedy", "random", "easy"], 1, ray="auto")
    assert (there.rows, there.rated) == (here.rows, here.rated)


def test_an_analysis_is_the_one_of_one_machine(ray: FakeRay) -> None:
    played = simulate("star-race", 2, 1, ["greedy"], keep_records=True, processes=1).rows[0]
    record = Record.from_json(played.record)
    moves = sum(len(part.moves) for part in record.parts)
    here = analyse(record, simulations=2, processes=1, first=moves - 12)
    assert here.decisions
    assert analyse(record, simulations=2, ray="auto", first=moves - 12) == here


def test_training_plays_the_games_of_one_machine(ray: FakeRay, tmp_path: Path) -> None:
    def trained(name: str, processes: int | None, address: str | None) -> str:
        trainer = Trainer(load_game("planet-unknown"), tmp_path / name, [1], {}, "random", 4, "seed")
        trainer.train(1, processes, lambda done, games: None, address)
        return trainer.values_file(1).read_text(encoding="utf-8")

    assert trained("there", None, "auto") == trained("here", 1, None)


def test_a_game_that_fails_stops_the_rest(ray: FakeRay) -> None:
    with pytest.raises(WorkerDied, match="ZeroDivisionError"):
        Cluster("auto").run(failing, 160, lambda result: None)
    assert ray.cancelled


def failing(number: int) -> float:
    return 1 / (number - 80)


def test_a_machine_with_other_rules_is_refused(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count_up()
    monkeypatch.setattr(cluster, "fingerprint", lambda: str(next(numbers)))
    with pytest.raises(WorkerDied, match="install the same Landfall"):
        Cluster("auto").run(doubled, 3, lambda result: None)


def test_control_c_leaves_the_games_that_are_done_and_cancels_the_others(ray: FakeRay) -> None:
    def stop(done: int, games: int) -> None:
        if done == 20:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as stopped:
        simulate("star-race", 2, 60, ["random"], ray="auto", on_progress=stop)
    assert len(stopped.value.simulation.rows) == 20
    assert ray.cancelled
    assert not ray.connected


def test_a_program_that_is_connected_stays_connected(ray: FakeRay) -> None:
    ray.init("somewhere")
    simulate("star-race", 2, 4, ["random"], ray="auto")
    assert ray.connected


def test_without_a_cluster_there_is_one_line(ray: FakeRay) -> None:
    ray.there = False
    ran = run("simulate", "star-race", "--games", "2", "--ray", "10.0.0.1:6379")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        "Error: There is no Ray cluster at 10.0.0.1:6379: Could not find any running Ray instance at 10.0.0.1:6379.\n"
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    played = simulate("star-race", 2, 1, ["greedy"], keep_records=True, processes=1).rows[0]
    file = tmp_path / "game.json"
    file.write_text(played.record, encoding="utf-8")
    return file


COMMANDS: list[Callable[[Path], list[str]]] = [
    lambda record: ["simulate", "star-race", "--games", "4"],
    lambda record: ["tournament", "star-race", "--bots", "random,greedy", "--rounds", "1"],
    lambda record: ["analyse", str(record), "-n", "1"],
    lambda record: [
        "train",
        "planet-unknown",
        "--folder",
        str(record.parent),
        "--rounds",
        "1",
        "-n",
        "2",
        "--bot",
        "random",
    ],
]


@pytest.mark.parametrize("command", COMMANDS, ids=["simulate", "tournament", "analyse", "train"])
def test_four_commands_take_the_address_of_a_cluster(
    command: Callable[[Path], list[str]], ray: FakeRay, record: Path
) -> None:
    refused = run(*command(record), "--ray", "auto", "--processes", "2")
    assert refused.err == "Error: Give either --processes or --ray: a cluster uses all its cores.\n"
    ran = run(*command(record), "--ray", "auto")
    assert ran.code == 0, ran.err
    assert ray.runs > 0


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"landfall\[ray\]"):
        simulate("star-race", 2, 4, ["random"], ray="auto")
    with pytest.raises(BadInput, match="either processes or ray"):
        simulate("star-race", 2, 4, ["random"], ray="auto", processes=2)
