"""Setting up the game (rules, section 4)."""

from __future__ import annotations

from typing import Any

from landfall.flow.frame import Frame
from landfall.flow.game import Game
from landfall.games.star_race.components import CARD_COUNTS, FAMILY_COUNTS, MISSIONS, PLANET_IDS, START_LEVELS
from landfall.games.star_race.mission import Mission
from landfall.games.star_race.scoring import EndOfGame
from landfall.games.star_race.state import StarRace
from landfall.games.star_race.terms import NO_CARD, SHIPS, hand_of


def new_game(game: Game, seats: int, options: dict[str, Any], key: bytes) -> StarRace:
    """Colours, planets in an order nobody knows, and who starts; then the first mission."""
    full_hand = hand_of(FAMILY_COUNTS if options["variant"] == "family" else CARD_COUNTS)
    state = StarRace(
        game,
        seats,
        options,
        key,
        options["variant"] == "advanced",
        full_hand,
        0,  # mission
        0,  # start player
        tuple(range(len(PLANET_IDS))),
        [START_LEVELS[seats]] * SHIPS,
        0,  # ships on the planet
        [full_hand] * seats,
        [0] * seats,  # played
        [NO_CARD] * seats,  # latest
        [NO_CARD] * seats,  # offers
        (0,) * seats,  # set aside
        (0,) * (2 * seats),  # hired: dealt by the first mission
        (0,) * SHIPS,  # patrols
        (0,) * seats,  # inspected
        (0,) * (seats * seats),  # seen
        (0,) * SHIPS,  # tokens
        (),  # bag
        (),  # results
    )
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
