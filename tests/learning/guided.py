"""What the tests of guided games share: a table as small as possible, with its guide."""

from __future__ import annotations

from collections.abc import Callable

from landfall.flow import Game, State
from landfall.flow.record import Move
from landfall.games import load_game
from landfall.learning import LEARNER, Guide, Lesson, guide_of
from landfall.learning.guide import Step
from tests.rules_pages import GAMES

GUIDED = GAMES  # every one of them


def guide(game: str) -> Guide:
    found = guide_of(game)
    assert found is not None, f"{game} has no guide"
    return found


class Table:
    """A table as small as possible: the position, the moves, the lesson."""

    def __init__(self, game: str) -> None:
        self.game: Game = load_game(game)
        self.guide = guide(game)
        self.lesson = Lesson(self.guide)
        self.state: State = self.game.new_initial_state(self.guide.seats, self.guide.options, self.guide.seed)
        self.moves: list[Move] = []
        self.free = 0  # moves of bots that no script knew

    def view(self) -> object:
        return self.state.view(LEARNER)

    def play(self, move: Move) -> None:
        seat, name, args = move
        self.state.apply_action(self.game.actions.encode(name, **args), seat)
        self.moves.append(move)

    def is_bots_turn(self) -> int | None:
        acting = self.state.to_act()
        playing = (
            seat for seat in acting if seat != LEARNER and not self.lesson.waits(seat, self.moves, acting, self.view)
        )
        return next(playing, None)

    def rest(self) -> None:
        """The bots play as far as they do, then the lesson goes on as far as it does. After it nobody plays here."""
        while not self.lesson.is_over:
            bot = self.is_bots_turn()
            if bot is not None:
                move = self.lesson.scripted(bot, self.moves)
                if move is None:
                    self.free += 1
                    action = self.state.legal_actions(bot)[0]
                    move = (bot, *self.game.actions.decode(action))
                self.play(move)
                continue
            onward = self.lesson.onward(self.moves, self.state.to_act(), self.view)
            if onward is None:
                return
            self.lesson.go(*onward, self.lesson.has_left)

    def standing(self) -> str:
        return self.lesson.standing(self.moves, self.view)

    def do_step(self, before: Callable[[Step], None] = lambda step: None) -> None:
        """Do what the current step asks for."""
        number = self.lesson.step
        step = self.lesson.steps[number]
        before(step)
        if step.is_read():
            self.lesson.go(number + 1, len(self.moves))
            self.rest()
            return
        for move in step.line:
            if move[0] == LEARNER and self.lesson.step == number:
                assert self.standing() == "open"
                self.rest()
                self.play(move)
                self.rest()
