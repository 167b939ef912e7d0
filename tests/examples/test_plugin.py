"""`pytest --landfall-game`: what an author of a game runs in an own repository, here on the examples."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cases import EXAMPLES

PLUG_IN = ("-p", "landfall.testing.plugin", "-p", "no:cacheprovider", "-q")


def author_runs(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run pytest in a folder that is a project of its own."""
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    path = os.pathsep.join([str(folder), *(place for place in sys.path if place)])
    return subprocess.run(
        [sys.executable, "-m", "pytest", *PLUG_IN, *arguments],
        cwd=folder, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False,
    )  # fmt: skip


def project(name: str, tmp_path: Path) -> Path:
    return Path(shutil.copytree(EXAMPLES / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__")))


def test_an_author_runs_the_gauntlet_on_an_own_game(tmp_path: Path) -> None:
    folder = project("tic_tac_toe", tmp_path)
    done = author_runs(folder, "--landfall-game", "tic_tac_toe:game", "-rs")
    assert done.returncode == 0, done.stdout
    assert re.search(r"3\d passed, \d skipped", done.stdout)
    assert "python -m landfall.testing.recording tic-tac-toe FOLDER makes some" in done.stdout


def test_recorded_games_and_perft_counts_are_run_where_the_author_keeps_some(tmp_path: Path) -> None:
    folder = project("tic_tac_toe", tmp_path)
    perft = folder / "tests" / "perft" / "tic-tac-toe.txt"
    perft.parent.mkdir(parents=True)
    perft.write_text('id empty board\nstart {"seats": 2, "seed": 1}\n1 9\n2 72\n3 504\n', encoding="utf-8")
    shutil.copytree(EXAMPLES.parent / "tests" / "games_recorded", folder / "tests" / "games_recorded")
    kept = ["-k", "recorded or counted", "--landfall-game", "tic_tac_toe:game"]
    done = author_runs(folder, *kept)
    assert done.returncode == 0, done.stdout
    assert "skipped" not in done.stdout
    perft.write_text(perft.read_text(encoding="utf-8").replace("72", "71"), encoding="utf-8")
    assert "1 failed" in author_runs(folder, *kept).stdout


@pytest.mark.parametrize(
    ("broken", "by", "fails"),
    [
        ("state.lots.sort()", "pass", "test_a_sample_of_a_sample_is_the_sample"),
        ("state.barrier()", "pass", "test_a_seat_is_told_the_same_of_twins"),
        ('"bid": NOT_YET if seat is None else', '"bid": max(state.bids) if seat is None else', "test_a_sample_tells"),
        ('"coins": state.coins[:],\n            "points"', '"coins": state.coins,\n            "points"', ""),
    ],
    ids=["unsorted", "no barrier", "a leak", "nothing"],
)
def test_a_mistake_in_a_game_is_found(tmp_path: Path, broken: str, by: str, fails: str) -> None:
    folder = project("sealed_bids", tmp_path)
    rules = folder / "sealed_bids" / "game.py"
    source = rules.read_text(encoding="utf-8")
    assert broken in source
    rules.write_text(source.replace(broken, by), encoding="utf-8")
    done = author_runs(folder, "--landfall-game", "sealed_bids.game:game", "-k", "non_interference")
    assert (fails in done.stdout) if fails else (done.returncode == 0), done.stdout


def test_texts_in_one_language_are_enough_and_a_field_that_there_is_not_is_named(tmp_path: Path) -> None:
    folder = project("sealed_bids", tmp_path)
    given = ["--landfall-game", "sealed_bids.game:game", "-k", "texts"]
    assert author_runs(folder, *given).returncode == 0
    english = folder / "sealed_bids" / "texts" / "en.ftl"
    english.write_text(english.read_text(encoding="utf-8").replace("{ $lot } is offered", "{ $lots } is offered"))
    assert "en: event-Offered: $lots" in author_runs(folder, *given).stdout


def test_a_relative_folder_of_texts_is_refused_by_name(tmp_path: Path) -> None:
    folder = project("sealed_bids", tmp_path)
    rules = folder / "sealed_bids" / "game.py"
    source = rules.read_text(encoding="utf-8")
    rules.write_text(source.replace('str(Path(__file__).parent / "texts")', '"texts"'), encoding="utf-8")
    done = author_runs(folder, "--landfall-game", "sealed_bids.game:game", "-k", "texts")
    assert "sealed-bids: texts() gives 'texts', no absolute folder" in done.stdout + done.stderr
