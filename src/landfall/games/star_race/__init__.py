"""Star Race, 2 to 4 players: basic, family and advanced."""

from landfall.flow import Game
from landfall.games.star_race.game import StarRaceGame


def game() -> Game:
    return StarRaceGame()


__all__ = ["game"]
