"""Evacuation, 1 to 4 players: points and race, advanced actions, modules, solo."""

from landfall.flow import Game
from landfall.games.evacuation.game import EvacuationGame


def game() -> Game:
    return EvacuationGame()


__all__ = ["game"]
