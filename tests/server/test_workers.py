"""Bots in worker processes: answers, deadlines, deaths. Whatever happens, the game continues with a legal move."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic

import pytest

from landfall.flow import Rng
from landfall.server.workers import Workers
from landfall.thinking import NoAnswer, Question, Worker
from tests.cases import Case
from tests.server.clients import PATIENCE, make_table, persons, sitting, table_server


def question(level: str = "random", ms: float = 50.0, game: str = "star-race") -> Question:
    state = Case("star-race", 2, ()).start("worker")
    seat = state.current_player()
    return Question(game, seat, state.sample(seat, Rng(1)).to_dict(), level, "seed", ms)


def with_workers(body: Callable[[Workers], Awaitable[None]], count: int = 1, grace: float = PATIENCE) -> None:
    async def run() -> None:
        workers = Workers(count, grace)
        try:
            await body(workers)
        finally:
            await workers.close()
        assert not workers.alive

    asyncio.run(run())


def test_a_worker_answers_with_a_legal_action_and_stays() -> None:
    async def body(workers: Workers) -> None:
        legal = Case("star-race", 2, ()).start("worker").legal_actions()
        for level in ("random", "greedy", "easy"):
            assert await workers.ask(question(level)) in legal
        assert len(workers.alive) == 1
        with pytest.raises(NoAnswer, match="no game is called"):
            await workers.ask(question(game="nothing"))
        assert len(workers.alive) == 1  # a bot that fails does not cost the process

    with_workers(body)


async def asked_of_a_stopped_worker(workers: Workers) -> tuple[asyncio.Task[int], Worker]:
    """A question on its way to a worker that cannot answer, however quick the machine is."""
    await workers.ask(question())
    (worker,) = workers.alive
    os.kill(worker.process.pid, signal.SIGSTOP)
    asking = asyncio.create_task(workers.ask(question("strong", ms=200.0)))
    while worker in workers.idle:
        await asyncio.sleep(0)
    return asking, worker


def test_a_dead_worker_is_replaced_and_what_it_was_asked_is_asked_again() -> None:
    async def body(workers: Workers) -> None:
        asking, worker = await asked_of_a_stopped_worker(workers)
        assert not asking.done()
        os.kill(worker.process.pid, signal.SIGKILL)
        assert await asking in Case("star-race", 2, ()).start("worker").legal_actions()
        assert worker not in workers.alive
        assert len(workers.alive) == 1
        assert await workers.ask(question()) >= 0

    with_workers(body)


def test_a_question_over_which_two_workers_die_is_asked_no_more() -> None:
    async def body(workers: Workers) -> None:
        started: list[Worker] = []
        start = workers.start

        async def start_and_kill() -> Worker:
            worker = await start()
            os.kill(worker.process.pid, signal.SIGKILL)
            started.append(worker)
            return worker

        workers.start = start_and_kill  # type: ignore[method-assign]
        with pytest.raises(NoAnswer):
            await workers.ask(question())
        assert len(started) == 2
        assert not workers.alive

    with_workers(body)


def test_a_sign_of_life_while_all_are_busy_leaves_no_more_processes_than_there_were() -> None:
    async def body(workers: Workers) -> None:
        asking, worker = await asked_of_a_stopped_worker(workers)
        workers.trouble = True
        await workers.look()
        assert not workers.trouble
        assert workers.alive == {worker}
        os.kill(worker.process.pid, signal.SIGCONT)
        assert await asking >= 0
        assert workers.idle == [worker]

    with_workers(body)


def test_a_late_worker_is_replaced_in_time() -> None:
    async def body(workers: Workers) -> None:
        await workers.ask(question())
        (worker,) = workers.alive
        os.kill(worker.process.pid, signal.SIGSTOP)
        started = monotonic()
        with pytest.raises(NoAnswer, match="no answer within"):
            await workers.ask(question(ms=10.0))
        assert monotonic() - started < PATIENCE
        assert not worker.is_alive
        assert await workers.ask(question()) >= 0

    with_workers(body, grace=0.2)


def test_a_bot_without_a_worker_plays_a_legal_move(tmp_path: Path) -> None:
    with table_server(tmp_path, games=("star-race=nowhere:nothing",)) as http:  # the worker dies at its start
        seats = [*persons("A"), {"kind": "bot", "level": "strong"}]
        table, tokens = make_table(http, "star-race", seats, start_player=1)
        with sitting(http, table, tokens[0]) as person:
            while not person.is_asked:
                person.until("Update")
            assert person.position["to_act"] == [0]
