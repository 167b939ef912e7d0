"""Bots that others have written: entry points of the group `landfall.bots`, `module:Class`, or the class itself.

Kept interpreted: it imports what others have written.
"""

from __future__ import annotations

import importlib
import logging
import os
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any

from landfall.bots import levels
from landfall.bots.bot import Bot
from landfall.bots.levels import UnknownLevel, level_of

log = logging.getLogger("landfall.bots")

GROUP = "landfall.bots"

BotKind = str | Callable[[str, Any], Bot]  # a level, a plug-in by name, or a class that is made with a name and a seed


class NotABot(UnknownLevel):
    """A plug-in is named that cannot be loaded, or is no bot."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"the bot {name} cannot be used: {why}")
        self.name = name
        self.why = why


def make_bot(level: BotKind | Any, seed: int | str | Any, ms: float | Any = None, simulations: int | Any = None) -> Bot:
    """A bot of this level, or a plug-in. `ms` or `simulations` replace a level's own budget per decision; a plug-in is
    made with its name and the seed alone.

    >>> make_bot("greedy", 7).name
    'greedy'
    """
    make = plug_in(level)
    if make is None:
        return levels.make_bot(level, seed, ms, simulations)
    name = bot_name(level)
    levels.check_seed(seed)
    try:
        bot = make(name, seed)
    except Exception as wrong:
        raise NotABot(name, f"{type(wrong).__name__}: {wrong}") from wrong
    if not isinstance(bot, Bot):
        raise NotABot(name, f"it gives a {type(bot).__name__}, not a landfall.bots.Bot")
    return bot


def check_bot(level: BotKind | Any) -> None:
    """Raises UnknownLevel if there is no such bot."""
    if plug_in(level) is None:
        level_of(level)


def bot_name(level: BotKind) -> str:
    """What a bot is called in results: its level, or where its class is found."""
    if isinstance(level, str):
        return level
    return f"{getattr(level, '__module__', '')}:{getattr(level, '__qualname__', type(level).__name__)}"


def plug_in_names() -> list[str]:
    """The bots that installed packages bring."""
    return sorted({point.name for point in entry_points(group=GROUP)} - set(levels.names_known()))


def plug_ins_for(game_id: str) -> list[str]:
    """Those that play this game: all but the ones whose class names other games alone (`games = ("my-game",)`). One
    that cannot be loaded is left out."""
    found = []
    for name in plug_in_names():
        try:
            games = getattr(plug_in(name), "games", (game_id,))
        except NotABot as wrong:
            log.warning("%s", wrong)
            continue
        if game_id in games:
            found.append(name)
    return found


def plug_in(level: BotKind | Any) -> Callable[[str, Any], Bot] | None:
    """What makes this bot, or None if it is a level or nothing at all. Raises NotABot."""
    if not isinstance(level, str):
        return level if callable(level) else None
    if level.partition(":")[0] in levels.names_known():
        return None
    module, colon, name = level.partition(":")
    if colon and all(part.isidentifier() for part in [*module.split("."), *name.split(".")]):
        return loaded(level, module, name)
    for point in entry_points(group=GROUP):
        if point.name == level:
            return loaded(level, point.module, point.attr)
    return None


def loaded(level: str, module: str, name: str) -> Callable[[str, Any], Bot]:
    """The class, from a package or from a file in the current folder."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        found: Any = importlib.import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except Exception as wrong:
        raise NotABot(level, f"{type(wrong).__name__}: {wrong}") from wrong
    if not callable(found):
        raise NotABot(level, f"{name} is a {type(found).__name__}, not a class")
    make: Callable[[str, Any], Bot] = found
    return make
