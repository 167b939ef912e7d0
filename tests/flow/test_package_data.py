"""Figures and texts that a game ships beside its code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from landfall.flow.package_data import folder, read_data


def test_a_folder_is_found_through_its_package() -> None:
    assert (Path(folder("tests.flow.made_up", "texts")) / "en.ftl").is_file()


def test_figures_are_read_from_the_packages_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "a_game_with_figures" / "data"
    data.mkdir(parents=True)
    (data.parent / "__init__.py").touch()
    (data / "rings.json").write_text(json.dumps({"rings": [0, 1, 3], "unit": "łokieć"}), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert read_data("a_game_with_figures", "rings") == {"rings": [0, 1, 3], "unit": "łokieć"}


def test_figures_that_are_missing_are_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        read_data("tests.flow.made_up", "nothing")
