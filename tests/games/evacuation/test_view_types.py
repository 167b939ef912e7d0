"""The page is told the shape of the views; every view has it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from landfall.games.evacuation.knowledge.view_types import EvacuationView
from landfall.replays import replay_steps
from tests.recorded import FOLDER, RecordedGame

FAR_APART = 40  # positions between two that are looked at


@pytest.mark.parametrize("path", sorted(FOLDER.glob("evacuation-*.json")), ids=lambda path: path.stem)
def test_views_have_the_shape_the_page_is_told(path: Path) -> None:
    for number, step in enumerate(replay_steps(RecordedGame.read(path).record)):
        assert step.state is not None
        if number % FAR_APART and not step.state.is_terminal():
            continue
        for audience in (*range(step.state.seats), None):
            view = step.state.view(audience)
            assert msgspec.convert(view, EvacuationView) == view
