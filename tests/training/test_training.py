"""Training: rows of self-play, a fit that starts from the present values, rounds that can be resumed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import landfall
from landfall.flow import Rng
from landfall.flow.learned import Values
from landfall.training import NotTrained, Row, Trainer, fitted, lesson_of
from tests.cli.runner import run

GAME = landfall.load_game("planet-unknown")


def test_a_fit_finds_what_rows_were_made_with_and_leaves_the_rest() -> None:
    start = Values(("used", "never"), [0.0, 10.0], [[0.0, 1.0, 5.0], [0.0, 1.0, 5.0]])
    rng = Rng("rows")
    rows = []
    for _ in range(400):
        used, time = rng.random(), 10.0 * rng.random()
        rows.append(Row([used, 0.0], time, 2.0 + (4.0 - 0.2 * time) * used))
    found, before, after = fitted(start, rows, stiffness=1e-6)
    assert after < 0.01 < before
    assert found.weights[0][1] == pytest.approx(4.0, abs=0.05)
    assert found.weights[1][1] == pytest.approx(2.0, abs=0.05)
    assert [row[2] for row in found.weights] == [5.0, 5.0]


def trainer(folder: Path, games: int = 2) -> Trainer:
    return Trainer(GAME, folder, [1], {}, "random", games, "training")


def test_training_goes_on_from_what_is_in_its_folder(tmp_path: Path) -> None:
    told: list[int] = []
    first = trainer(tmp_path, games=1)
    assert first.rounds_done() == 0
    first.train(1, 1, lambda done, _: told.append(done))
    stored = (tmp_path / "games-1.jsonl").read_text().splitlines()
    (tmp_path / "values-1.json").unlink()  # stopped before the round was over, in the middle of a line
    (tmp_path / "games-1.jsonl").write_text(stored[0] + "\n" + stored[0][:100] + "\n")
    figures = trainer(tmp_path).train(1, 1, lambda done, _: told.append(done))
    assert told == [1, 2]
    assert figures["games"] == 2
    assert json.loads((tmp_path / "games-1.jsonl").read_text().splitlines()[-1])[0] == 1
    assert trainer(tmp_path).rounds_done() == 1
    assert trainer(tmp_path).values_after(1).features == lesson_of(GAME).names


def test_a_game_without_learned_values_is_not_trained(tmp_path: Path) -> None:
    with pytest.raises(NotTrained):
        lesson_of(landfall.load_game("tic-tac-toe"))
    ran = run("train", "star-race", "--folder", str(tmp_path))
    assert ran.code != 0
    assert "star-race has no learned values" in ran.err
