"""A game as one HTML file: small enough, whole, and safe against what its players wrote."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from landfall.server.errors import NotDone
from landfall.server.replay import replay_of
from landfall.server.saved_page import MOST_BYTES, PLACE, saved_page
from landfall.server.views import encoder
from tests.recorded import FOLDER, RecordedGame

LONGEST = ["star-race-01", "antarctica-01", "evacuation-05", "planet-unknown-01"]
BUILT = 1_400_000  # bytes of the page that is filled, more or less


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A built page, as large as the real one."""
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "saved.html").write_text(f"<!doctype html>{PLACE}<!--{'x' * BUILT}-->")
    return tmp_path


def held_in(html: str) -> dict[str, object]:
    found = re.search(r'<script type="application/json" id="saved">(.*?)</script>', html, re.DOTALL)
    assert found
    held: dict[str, object] = json.loads(found[1])
    return held


@pytest.mark.parametrize("name", LONGEST)
def test_a_game_is_saved_whole_in_a_small_file(name: str, page: Path) -> None:
    record = RecordedGame.read(FOLDER / f"{name}.json").record
    made = saved_page(record, None, None, page)
    assert len(made) <= MOST_BYTES
    held = held_in(made.decode())
    assert held["replay"] == json.loads(encoder.encode(replay_of(record, None, None, True)))
    files = held["files"]
    assert isinstance(files, dict)
    assert {"/api/games", f"/api/texts/{record.game}/pl.ftl", "/api/texts/common/fr.ftl"} <= set(files)


def test_what_a_player_wrote_does_not_end_the_element(page: Path) -> None:
    record = RecordedGame.read(FOLDER / "star-race-01.json").record
    record.names = ["</script><script>alert(1)</script>", "Ben", "<!--", "D"]
    html = saved_page(record, None, None, page).decode()
    assert "<script>alert" not in html
    assert record.names[0] in json.dumps(held_in(html)["replay"])


def test_without_a_built_page_it_is_refused(tmp_path: Path) -> None:
    record = RecordedGame.read(FOLDER / "star-race-01.json").record
    with pytest.raises(NotDone, match="page-not-built"):
        saved_page(record, None, None, tmp_path)
