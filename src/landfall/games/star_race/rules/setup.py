"""Setting up the game (rules, section 4)."""

from __future__ import annotations

from typing import Any

from landfall.flow.frame import Frame
from landfall.flow.game import Game
from landfall.games.star_race.rules.mission import Mission
from landfall.games.star_race.rules.scoring import EndOfGame
from landfall.games.star_race.table.components import MISSIONS
from landfall.games.star_race.table.fields import empty_table
from landfall.games.star_race.table.state import StarRace


def new_game(game: Game, seats: int, options: dict[str, Any], key: bytes) -> StarRace:
    """Colours, planets in an order nobody knows, and who starts; then the first mission."""
    state = empty_table(game, seats, options, key)
    state.hands = [state.full_hand] * seats
    planets = list(state.planets)
    state.chance("planets").shuffle(planets)
    state.planets = tuple(planets)
    # R 17: the first start player is random unless the host picks one.
    picked = options["start_player"]
    state.start_player = state.chance("start player").below(seats) if picked == "random" else picked
    # Section 5, step 7: after that it is the next clockwise.
    missions: list[Frame] = [
        Mission(number, (state.start_player + number) % seats) for number in range(MISSIONS[seats])
    ]
    state.then_all([*missions, EndOfGame()])
    return state
