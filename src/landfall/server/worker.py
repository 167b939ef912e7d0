"""A process in which bots think: one line of JSON in, one line out. It is sent what a seat knows, never the true state.

It ends when the server closes its input, so that nothing is left behind when a server is killed.
"""

from __future__ import annotations

import importlib
import signal
import sys
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from landfall.flow import Game
from landfall.games import load_game, register


class Question(Struct):
    """What should this seat do?"""

    game: str
    seat: int
    position: dict[str, Any]  # state.sample(seat, rng).to_dict()
    level: str
    seed: str
    ms: float
    made: int = 0  # decisions of this turn, and how often the seat has been where: see `landfall.bots.turns`
    stood: dict[str, int] = {}


class Answer(Struct):
    """An action, or what went wrong."""

    action: int
    wrong: str = ""


def answer(question: Question) -> Answer:
    """Think."""
    from landfall.bots import LEVELS, Knowledge, OwnTurn, choose_in, make_bot

    knowledge = Knowledge.from_dict(load_game(question.game), question.position, question.seat)
    simulations = LEVELS[question.level].simulations or None  # the level's own budget, within the time given
    bot = make_bot(question.level, question.seed, ms=question.ms, simulations=simulations)
    return Answer(choose_in(OwnTurn(question.made, question.stood), bot, knowledge))


def add_game(named: str) -> None:
    """Register a game given as `ID=MODULE:CALLABLE`."""
    id, _, place = named.partition("=")
    module, _, name = place.partition(":")
    make: Callable[[], Game] = getattr(importlib.import_module(module), name)
    register(id, make)


def main(games: list[str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    for named in games:
        add_game(named)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a game prints, the pipe carries answers only
    for line in source:
        try:
            answered = answer(msgspec.json.decode(line, type=Question))
        except Exception as wrong:  # a bot that fails must not stop the game: the server plays a legal move
            answered = Answer(-1, f"{type(wrong).__name__}: {wrong}")
        sink.write(msgspec.json.encode(answered) + b"\n")
        sink.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
