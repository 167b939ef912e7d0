"""Planet Unknown, 1 to 6 players: every corporation, planet, card and event."""

from landfall.flow import Game
from landfall.games.planet_unknown.game import PlanetUnknownGame


def game() -> Game:
    return PlanetUnknownGame()


__all__ = ["game"]
