"""The games, and how they are found: ours by name, others through the entry-point group `landfall.games`."""

from landfall.games.registry import game_ids, load_game, register

__all__ = ["game_ids", "load_game", "register"]
