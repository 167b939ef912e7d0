"""`landfall report`: many saved games in words, as data, as a page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from landfall.server import saved_page
from tests.analysis.test_analysis import late_record
from tests.cli.runner import run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A saved game, and a file of simulated ones."""
    (tmp_path / "one.json").write_text(late_record("star-race")[0].to_json())
    ran = run("simulate", "star-race", "--games", "3", "--processes", "1", "--out", str(tmp_path / "three.jsonl"))
    assert ran.code == 0, ran.err
    return tmp_path


@pytest.mark.parametrize(("lang", "word"), [("en", "4 games"), ("pl", "4 gry"), ("fr", "4 parties")])
def test_games_are_told_in_words(folder: Path, lang: str, word: str) -> None:
    ran = run("report", str(folder / "one.json"), str(folder / "three.jsonl"), "--lang", lang)
    assert ran.code == 0, ran.err
    assert word in ran.out


def test_a_folder_is_read_and_told_as_data(folder: Path) -> None:
    ran = run("report", str(folder), "--json")
    (game,) = json.loads(ran.out)["games"]
    assert game["played"] == 4
    assert {one["by"] for one in game["comparisons"]} >= {"seat", "opening"}


def test_a_page_holds_the_figures(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_page, "page_folder", lambda chosen: folder)
    (folder / "report.html").write_text(f"<html>{saved_page.PLACE}</html>")
    made = folder / "made.html"
    ran = run("report", str(folder / "one.json"), "--html", "--out", str(made))
    assert ran.code == 0, ran.err
    assert str(made) in ran.out.replace("\n", "")
    assert '"games":[{"game":"star-race"' in made.read_text()


def test_what_cannot_be_read_is_named(folder: Path) -> None:
    (folder / "bad.jsonl").write_text("{}\n")
    for file in ("bad.jsonl", "none.json", "none.jsonl"):
        ran = run("report", str(folder / file))
        assert ran.code != 0
        assert file in ran.err.replace("\n", "")
    empty = folder / "empty"
    empty.mkdir()
    assert run("report", str(empty)).code != 0
