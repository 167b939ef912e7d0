"""The yardstick never moves: in these positions it chooses what `greedy` chose when it was measured first."""

from __future__ import annotations

import pytest

import landfall
from landfall.bots import Knowledge, make_bot, play_randomly
from landfall.flow import Rng

CHOSEN = {
    "antarctica": [1, 11, 11, 38, 26],
    "evacuation": [253, 355, 355, 355, 0],
    "planet-unknown": [348, 3, 2308, 4660, 2320],
    "star-race": [2, 87, 217, 7, 4],
}
SEATS = {"antarctica": 3, "evacuation": 2, "planet-unknown": 2, "star-race": 3}


def chosen(game: str, level: str) -> list[int]:
    """What a bot chooses at a few places of a game that goes its own way."""
    state = landfall.load_game(game).new_initial_state(SEATS[game], {}, "yardstick").clone()
    bot = make_bot(level, "yardstick")
    rng = Rng("yardstick")
    actions = []
    for number in range(5):
        seat = state.current_player()
        actions.append(bot.choose(Knowledge.of(state, seat, Rng(number))))
        play_randomly(state, rng, 11)
    return actions


@pytest.mark.parametrize("game", CHOSEN)
def test_the_yardstick_chooses_as_ever(game: str) -> None:
    assert chosen(game, "yardstick") == CHOSEN[game]
