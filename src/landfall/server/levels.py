"""The levels of bots that a table may be created with."""

from __future__ import annotations

from landfall.bots import LEVELS, level_named
from landfall.bots.ratings import rating_of
from landfall.server.errors import NotDone
from landfall.server.http_messages import LevelInfo
from landfall.texts import LANGUAGES, text


def check_level(level: str) -> str:
    """The level, if there is one of this name. A custom budget (`expert:800`) is for the command line only."""
    if level_named(level) is None:
        raise NotDone("unknown-level", level=level)
    return level


def level_infos(game: str) -> list[LevelInfo]:
    return [
        LevelInfo(id, {lang: text(f"level-{id}", lang) for lang in LANGUAGES}, rating_of(game, id)) for id in LEVELS
    ]
