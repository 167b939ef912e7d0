"""A game saved as a page opens from a disk, without a server, and is replayed on its own board."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, keep_picture
from tests.browser.test_replay import GAMES, open_record, picture, press

MOST_BYTES = 3_000_000
SIZE = re.compile(r"\d+px")  # there are fewer buttons below the board, so it may be larger


def drawn(page: Page) -> str:
    return SIZE.sub("px", picture(page))


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("game", GAMES)
def test_a_saved_page_replays_the_game_from_a_disk(
    new_page: NewPage, server: str, game: str, width: int, tmp_path: Path
) -> None:
    page = new_page(width)
    last = open_record(page, server, GAMES[game], tmp_path)
    wanted = [drawn(page)]
    for step in range(1, 4):
        press(page, "ArrowRight", step)
        wanted.append(drawn(page))
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Save as a page").click()
    file = tmp_path / "saved.html"
    downloading.value.save_as(file)
    assert file.stat().st_size <= MOST_BYTES
    alone = new_page(width)
    asked: list[str] = []
    alone.on("request", lambda request: asked.append(request.url))
    alone.goto(file.as_uri())
    expect(alone.locator(".replay-bar .number")).to_have_text(f"0 / {last}")
    assert drawn(alone) == wanted[0]
    for step in range(1, 4):
        press(alone, "ArrowRight", step)
        assert drawn(alone) == wanted[step]
    press(alone, "End", last)
    keep_picture(alone, f"saved-{game}-{width}")
    expect(alone.get_by_role("button", name="Play on from here")).to_have_count(0)
    assert [one for one in asked if not one.startswith(("file:", "data:", "blob:"))] == []
    assert not alone.evaluate("() => document.documentElement.scrollWidth > innerWidth")
