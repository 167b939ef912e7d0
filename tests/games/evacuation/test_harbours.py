"""What the page is tested with is what the engine asks."""

from __future__ import annotations

from tests.games.evacuation.harbours import FILE, written


def test_the_harbours_of_the_page_are_those_of_the_engine() -> None:
    assert FILE.read_text(encoding="utf-8") == written()
