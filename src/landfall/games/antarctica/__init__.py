"""Antarctica, 2 to 4 players: first-game or free placement of the ships."""

from landfall.flow import Game
from landfall.games.antarctica.game import AntarcticaGame


def game() -> Game:
    return AntarcticaGame()


__all__ = ["game"]
