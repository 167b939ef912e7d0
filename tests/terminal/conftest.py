"""Every test has a data folder of its own and an English system."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDFALL_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for variable in ("LC_ALL", "LC_MESSAGES", "NO_COLOR"):
        monkeypatch.delenv(variable, raising=False)
