"""The example game is registered while the arena is tested."""

from __future__ import annotations

import pytest

from landfall.games import registry
from tests.bots.positions import example


@pytest.fixture(autouse=True)
def _tic_tac_toe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.added, "tic-tac-toe", example().game)
