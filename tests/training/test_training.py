"""Training: rows of self-play, a fit that starts from the present values, rounds that can be resumed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import landfall
from landfall.bots import play_randomly
from landfall.flow import Rng
from landfall.flow.learned import Values
from landfall.training import NotTrained, Row, SelfPlay, Trainer, fitted, lesson_of
from landfall.training.curves import add_round
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
    ran = run("train", "evacuation", "--folder", str(tmp_path))
    assert ran.code != 0
    assert "evacuation has no learned values" in ran.err


def test_a_game_that_is_foretold_in_parts_compares_each_row_with_its_own_part() -> None:
    game = landfall.load_game("star-race")
    lesson = lesson_of(game)
    seats = 2
    rows = SelfPlay("star-race", [seats], {}, "random", 0.0, "parts", lesson.values().to_text(game.id))(0)[1]
    state: Any = game.new_initial_state(seats, {}, "parts 0").clone()
    assert lesson.part(state) == 0
    play_randomly(state, Rng("end"))
    assert lesson.part(state) == -1
    for mission, result in enumerate(state.results):
        first, second = result.points
        assert lesson.outcome(state, 0, mission) == first - second
        assert lesson.outcome(state, 1, mission) == second - first
    assert len({row.outcome for row in rows}) > 2, "missions end differently"


def test_curves_are_written_after_every_round(tmp_path: Path) -> None:
    for round in (1, 2):
        trainer(tmp_path).train(round, 1, lambda done, of: None)
    table = (tmp_path / "curves.csv").read_text().splitlines()
    assert table[0] == "round,games,rows,mean,before,after"
    assert [line.split(",")[:2] for line in table[1:]] == [["1", "2"], ["2", "2"]]
    add_round(tmp_path, 2, {"games": 5, "rows": 7, "mean": 40.5, "before": 4.0, "after": 3.5})
    assert (tmp_path / "curves.csv").read_text().splitlines()[2] == "2,5,7,40.5,4,3.5"
    drawn = ElementTree.fromstring((tmp_path / "curves.svg").read_text())
    assert len(drawn.findall(".//{http://www.w3.org/2000/svg}polyline")) == 3
