"""The loops that play a whole game: at full speed with random actions, or with a bot in every seat."""

from __future__ import annotations

from landfall.bots.bot import Bot
from landfall.bots.knowledge import Knowledge
from landfall.bots.random_bot import RandomBot
from landfall.bots.turns import Turns, choose_in
from landfall.flow.errors import BadSetup
from landfall.flow.rng import Rng
from landfall.flow.state import State


def play_randomly(state: State, rng: Rng, limit: int = -1) -> int:
    """Random actions to the end, or for `limit` decisions. Returns how many were made."""
    made = 0
    while made != limit:
        seat = state.current_player()
        if seat < 0:
            break
        legal = state.legal_actions(seat)
        state.play(legal[rng.below(len(legal))], seat)
        made += 1
    return made


def play_game(state: State, bots: list[Bot], rng: Rng, turns: Turns | None = None) -> list[int]:
    """Play to the end with a bot in every seat. Returns how many decisions each seat made.

    `rng` draws the states that stand for what each seat knows; the bots' choices do not depend on it. Afterwards
    `turns` says how long the longest turn was, and how many were cut short.
    """
    if len(bots) != state.seats:
        raise BadSetup(f"{state.seats} seats need {state.seats} bots, not {len(bots)}")
    if turns is None:
        turns = Turns(state.seats)
    made = [0] * state.seats
    number = 0
    while True:
        seat = state.current_player()
        if seat < 0:
            return made
        bot = bots[seat]
        if type(bot) is RandomBot:  # a subclass that chooses otherwise is asked like any other bot
            state.play(bot.choose_among(state.legal_actions(seat)), seat)
            turns.last = seat
        else:
            number += 1
            turn = turns.asked(state, seat)
            action = choose_in(turn, bot, Knowledge.of(state, seat, rng.child(str(number))))
            state.apply_action(action, seat)
        made[seat] += 1
