"""Bots in the other seats: they play until it is the learner's turn, or the game is over."""

from __future__ import annotations

from landfall.bots.bot import Bot
from landfall.bots.knowledge import Knowledge
from landfall.bots.random_bot import RandomBot
from landfall.bots.turns import Turns, choose_in
from landfall.flow.rng import Rng
from landfall.flow.state import State


class Opponents:
    """The bots of one game by seat, None where the learner sits."""

    def __init__(self, bots: list[Bot | None], rng: Rng) -> None:
        self.bots = bots
        self.rng = rng  # draws the states that stand for what a bot knows
        self.turns = Turns(len(bots))
        self.asked = 0

    def begin(self, state: State) -> None:
        """Let the bots play a new game up to the learner's first decision."""
        self.turns = Turns(len(self.bots))
        self.play(state)

    def play(self, state: State) -> None:
        """Let the bots play until the learner has to decide."""
        while True:
            seat = state.current_player()
            if seat < 0:
                return
            bot = self.bots[seat]
            if bot is None:
                self.turns.last = seat
                return
            if type(bot) is RandomBot:
                state.play(bot.choose_among(state.legal_actions(seat)), seat)
                self.turns.last = seat
            else:
                self.asked += 1
                turn = self.turns.asked(state, seat)
                knowledge = Knowledge.of(state, seat, self.rng.child(str(self.asked)))
                state.apply_action(choose_in(turn, bot, knowledge), seat)
