"""A game saved as one HTML file: the page that was built for it, filled with the game and its texts."""

from __future__ import annotations

from pathlib import Path

import msgspec

from landfall.flow import Game, Record
from landfall.games import load_game
from landfall.server.errors import NotDone
from landfall.server.http_messages import AnalysisInfo, Replay, Saved
from landfall.server.messages import TableInfo
from landfall.server.page import page_folder
from landfall.server.replay import replay_of
from landfall.server.shelf import game_info
from landfall.server.views import encoder
from landfall.texts import LANGUAGES
from landfall.texts.bundles import HERE as COMMON_TEXTS

TEMPLATE = "saved.html"
PLACE = '<script type="application/json" id="saved">null</script>'
MOST_BYTES = 3_000_000


def saved_page(record: Record, table: TableInfo | None, analysis: bytes | None, page: Path | None) -> bytes:
    """The game with everything open, and its analysis if there is one. Raises NotDone or BadRecord."""
    html = template(TEMPLATE, page)
    replay = replay_of(record, table, None, True)
    weighed = None if analysis is None else msgspec.json.decode(analysis, type=AnalysisInfo)
    made = filled(html, replay, weighed, record.game)
    if len(made) > MOST_BYTES and weighed is not None:
        made = filled(html, replay, None, record.game)
    if len(made) > MOST_BYTES:
        raise NotDone("page-too-large", most=MOST_BYTES // 1_000_000)
    return made


def filled(html: str, replay: Replay, analysis: AnalysisInfo | None, game: str) -> bytes:
    return filled_with(html, encoder.encode(Saved(replay, analysis, files_of(load_game(game)))).decode())


def template(name: str, page: Path | None) -> str:
    """A page that was built as one file, with a place for what it shows. Raises NotDone."""
    folder = page_folder(page)
    file = None if folder is None else folder / name
    if file is None or not file.is_file():
        raise NotDone("page-not-built")
    html = file.read_text(encoding="utf-8")
    assert html.count(PLACE) == 1, f"{name} has one place for what it shows"
    return html


def filled_with(html: str, held: str) -> bytes:
    """The page with this JSON in its place."""
    held = held.replace("<", "\\u003c")  # nothing in it can end the element
    return html.replace(PLACE, PLACE.replace("null", held)).encode()


def files_of(game: Game) -> dict[str, str]:
    """What the page asks the server for, by address."""
    files = {"/api/games": encoder.encode([game_info(game)]).decode()}
    for folder, name in ((game.texts(), game.id), (str(COMMON_TEXTS), "common")):
        for file in (one for lang in LANGUAGES for one in (f"{lang}.ftl", f"howto.{lang}.md")):
            path = Path(folder) / file
            if folder and path.is_file():
                files[f"/api/texts/{name}/{file}"] = path.read_text(encoding="utf-8")
    return files
