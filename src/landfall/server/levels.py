"""The bots that a table may be created with: the levels, and what the host has installed."""

from __future__ import annotations

from functools import cache

from landfall.bots import LEVELS, level_named, plug_ins_for
from landfall.bots.ratings import rating_of
from landfall.server.errors import NotDone
from landfall.server.http_messages import LevelInfo
from landfall.texts import LANGUAGES, text


def check_level(level: str, game: str) -> str:
    """The level, if there is one of this name, or a bot that the host has installed.

    A custom budget (`expert:800`) and a class by its place (`module:Class`) are for the command line only.
    """
    if level_named(level) is None and level not in installed(game):
        raise NotDone("unknown-level", level=level)
    return level


def level_infos(game: str) -> list[LevelInfo]:
    levels = [
        LevelInfo(id, {lang: text(f"level-{id}", lang) for lang in LANGUAGES}, rating_of(game, id)) for id in LEVELS
    ]
    return levels + [LevelInfo(name, dict.fromkeys(LANGUAGES, name)) for name in installed(game)]


@cache
def installed(game: str) -> list[str]:
    """Looked up once in the life of a server, which takes longer than everything else here."""
    return plug_ins_for(game)
