"""The names that Gymnasium knows our games by: `gymnasium.make("landfall/star-race-v0", opponents="greedy")`.

Importing this registers them, and Gymnasium can be told to: `make("landfall.envs.registration:landfall/star-race-v0")`.
"""

from __future__ import annotations

from typing import Any

import gymnasium

from landfall.envs.setting import name_of
from landfall.envs.vector import ManyGames
from landfall.games import game_ids, load_game


def register() -> None:
    """Register every game that has an observation; those that are known already stay as they are."""
    for game_id in game_ids():
        game = load_game(game_id)
        if name_of(game) not in gymnasium.registry and game.observation_size(game.seats[0]):
            gymnasium.register(
                id=name_of(game),
                entry_point="landfall.envs.single:OneSeat",
                vector_entry_point="landfall.envs.registration:vector",
                kwargs={"game": game_id},
            )


def vector(num_envs: int, game: str, opponents: Any = "random", **settings: Any) -> ManyGames:
    """For `gymnasium.make_vec(..., vectorization_mode="vector_entry_point")`: bots in all seats but one."""
    return ManyGames(game, num_envs, opponents=opponents, **settings)


register()
