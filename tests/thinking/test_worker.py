"""The process in which bots think, for a server and a terminal alike."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import landfall
from landfall.bots import Knowledge, Turns, choose_in, make_bot
from landfall.flow import Rng, State
from landfall.terminal.tables.thinking import Thinker
from landfall.thinking import Died, Question, Worker
from landfall.thinking.process import Bots, answer
from tests.cases import Case

PACKAGE = Path(landfall.__file__).parent


def start() -> State:
    return Case("star-race", 2, ()).start("worker")


def asked(level: str = "easy") -> Question:
    state = start()
    return Question.about(Knowledge.of(state, state.current_player(), Rng(1)), level, "seed")


def with_worker(body: Callable[[Worker], Awaitable[None]]) -> None:
    async def run() -> None:
        worker = await Worker.start(silent=True)
        try:
            await body(worker)
        finally:
            await worker.end()
        assert not worker.is_alive

    asyncio.run(run())


def test_a_program_for_bots_is_started_in_one_place() -> None:
    starting = [path.name for path in PACKAGE.rglob("*.py") if '"landfall.thinking.process"' in path.read_text("utf-8")]
    assert starting == ["worker.py"]


def test_it_answers_as_the_bot_would_here() -> None:
    state = start()
    knowledge = Knowledge.of(state, state.current_player(), Rng(1))

    async def body(worker: Worker) -> None:
        for level in ("random", "greedy", "easy"):
            expected = choose_in(Turns(2).asked(state, knowledge.seat), make_bot(level, "seed"), knowledge)
            question = Question.about(knowledge, level, "seed").in_turn(Turns(2).asked(state, knowledge.seat))
            assert (await worker.ask(question)).action == expected
        assert worker.has_answered
        assert "no game is called" in (await worker.ask(Question("nothing", 0, {}, "easy", "seed"))).wrong
        assert worker.is_alive  # a bot that fails does not cost the process

    with_worker(body)


def test_a_bot_that_goes_on_is_the_same_one_and_another_is_new() -> None:
    bots: Bots = {}
    question = asked("random")
    assert {answer(question, bots).action for _ in range(6)} == {answer(question, bots).action}
    assert bots == {}  # a server's questions each have a seed of their own, and leave nothing behind
    question.goes_on = True
    bot = make_bot("random", "seed")
    knowledge = Knowledge.from_dict(landfall.load_game(question.game), question.position, question.seat)
    assert [answer(question, bots).action for _ in range(6)] == [bot.choose(knowledge) for _ in range(6)]
    assert list(bots) == [("random", "seed")]


def test_a_worker_that_dies_says_so() -> None:
    async def body(worker: Worker) -> None:
        os.kill(worker.process.pid, signal.SIGKILL)
        with pytest.raises(Died):
            await worker.ask(asked())

    with_worker(body)


def test_where_the_process_dies_the_terminal_thinks_by_itself_and_starts_another() -> None:
    async def run() -> None:
        state, thinker = start(), Thinker()
        knowledge = Knowledge.of(state, state.current_player(), Rng(1))
        try:
            first = await thinker.choose("easy", "seed", knowledge)
            worker = thinker.worker
            assert worker is not None
            os.kill(worker.process.pid, signal.SIGSTOP)  # so that the question is on its way when it dies
            asking = asyncio.create_task(thinker.choose("easy", "seed", knowledge))
            await asyncio.sleep(0.1)
            os.kill(worker.process.pid, signal.SIGKILL)
            assert {first, await asking} <= set(knowledge.legal_actions())
            await thinker.choose("easy", "seed", knowledge)
            assert thinker.worker not in (None, worker)
        finally:
            await thinker.close()

    asyncio.run(run())
