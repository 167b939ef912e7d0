"""The process in which bots think: one line of JSON in, one line out.

It ends when its input is closed, so that nothing is left behind when a server or a terminal is killed.
"""

from __future__ import annotations

import importlib
import signal
import sys
from collections.abc import Callable

import msgspec

from landfall.bots import Bot, Knowledge, OwnTurn, choose_in, level_named, make_bot
from landfall.bots.reasons import reason_for
from landfall.flow import Game, Rng
from landfall.games import load_game, register
from landfall.thinking.question import Answer, Question, Why

Bots = dict[tuple[str, str], Bot]  # those that are asked again, by level and seed


def answer(question: Question, bots: Bots) -> Answer:
    """Think."""
    knowledge = Knowledge.from_dict(load_game(question.game), question.position, question.seat)
    action = choose_in(OwnTurn(question.made, question.stood), bot_for(question, bots), knowledge)
    reason = reason_for(knowledge, action, Rng(question.seed)) if question.explain else None
    return Answer(action, why=None if reason is None else Why(reason.other, reason.points))


def bot_for(question: Question, bots: Bots) -> Bot:
    who = question.level, question.seed
    bot = bots.get(who)
    if bot is None:
        bot = new_bot(question)
        if question.goes_on:
            bots[who] = bot
    return bot


def new_bot(question: Question) -> Bot:
    if not question.ms:
        return make_bot(question.level, question.seed)
    level = level_named(question.level)
    if level is None or level.kind == "random":
        return make_bot(question.level, question.seed)
    ms = min(level.ms, question.ms)  # the level's own budget, within the time given
    return make_bot(question.level, question.seed, ms=ms, simulations=level.simulations or None)


def add_game(named: str) -> None:
    """Register a game given as `ID=MODULE:CALLABLE`."""
    id, _, place = named.partition("=")
    module, _, name = place.partition(":")
    make: Callable[[], Game] = getattr(importlib.import_module(module), name)
    register(id, make)


def main(games: list[str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks
    for named in games:
        add_game(named)
    bots: Bots = {}
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a game prints, the pipe carries answers only
    for line in source:
        try:
            answered = answer(msgspec.json.decode(line, type=Question), bots)
        except Exception as wrong:  # a bot that fails must not stop the game: a legal move is played instead
            answered = Answer(-1, f"{type(wrong).__name__}: {wrong}")
        sink.write(msgspec.json.encode(answered) + b"\n")
        sink.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
