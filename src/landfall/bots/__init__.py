"""Computer players: random, greedy and search, with named levels, and those that others have written.

A bot is given only what its seat knows.
"""

from landfall.bots.bot import Bot
from landfall.bots.greedy import Greedy
from landfall.bots.knowledge import Knowledge
from landfall.bots.levels import (
    LEVELS,
    Level,
    UnknownLevel,
    level_named,
    level_names,
    names_known,
    present_name,
)
from landfall.bots.playing import play_game, play_randomly
from landfall.bots.plugins import BotKind, NotABot, bot_name, check_bot, make_bot, plug_in_names, plug_ins_for
from landfall.bots.random_bot import RandomBot
from landfall.bots.search import Search
from landfall.bots.tree import RootAction
from landfall.bots.turns import OwnTurn, Turns, choose_in

__all__ = [
    "LEVELS",
    "Bot",
    "BotKind",
    "Greedy",
    "Knowledge",
    "Level",
    "NotABot",
    "OwnTurn",
    "RandomBot",
    "RootAction",
    "Search",
    "Turns",
    "UnknownLevel",
    "bot_name",
    "check_bot",
    "choose_in",
    "level_named",
    "level_names",
    "make_bot",
    "names_known",
    "play_game",
    "play_randomly",
    "plug_in_names",
    "plug_ins_for",
    "present_name",
]
