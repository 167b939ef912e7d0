"""`landfall analyse`: a saved game weighed, as data and in words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import landfall
from landfall.flow import Record, Rng
from tests.cli.runner import run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A short game, saved before its end."""
    state = landfall.load_game("star-race").new_initial_state(2, {"variant": "basic"}, "short")
    rng = Rng("short")
    for _ in range(6):
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    place = tmp_path / "game.json"
    place.write_text(Record.of(state, ["Ania", "Ben"]).to_json())
    return place


def test_a_saved_game_is_analysed_as_json(file: Path) -> None:
    ran = run("analyse", str(file), "-n", "2", "--processes", "1", "--seed", "3", "--json")
    assert ran.code == 0, ran.err
    told = json.loads(ran.out)
    assert told["simulations"] == 2
    assert told["decisions"]
    for one in told["decisions"]:
        assert sum(one["before"]) == pytest.approx(1.0)
        assert len(one["errors"]) == 2
    assert ran.out == run("analyse", str(file), "-n", "2", "--processes", "1", "--seed", "3", "--json").out


@pytest.mark.parametrize(("lang", "word"), [("en", "Accuracy"), ("pl", "Celność"), ("fr", "Précision")])
def test_a_saved_game_is_analysed_in_words(lang: str, word: str, file: Path) -> None:
    ran = run("analyse", str(file), "-n", "2", "--processes", "1", "--lang", lang)
    assert ran.code == 0, ran.err
    assert word in ran.out
    assert "Ania" in ran.out


def test_depth_is_a_positive_number(file: Path) -> None:
    assert run("analyse", str(file), "-n", "0").code != 0
    assert run("analyse", str(file), "--seconds", "0").code != 0
