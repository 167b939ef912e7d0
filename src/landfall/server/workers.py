"""Worker processes for bots, each question with a deadline. A worker that dies or is late is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from landfall.server.fair_queue import Asker, FairQueue
from landfall.server.worker import Answer, Question

log = logging.getLogger("landfall.server")

START = 60.0  # seconds a worker may take to start and to answer for the first time
LINE = 16 * 1024 * 1024


class NoAnswer(Exception):
    """The worker died, was late or failed."""


class Died(NoAnswer):
    """The worker process is gone."""


NOBODY = Asker()
SIGN_OF_LIFE = Question("", 0, {}, "", "", 0.0)  # the answer says what is wrong with it


class Workers:
    """A few processes that answer one question at a time, in the order of a fair queue."""

    def __init__(self, count: int, grace: float = 1.0, games: Sequence[str] = ()) -> None:
        self.count = max(1, count)
        self.grace = grace  # seconds beyond the time that a bot was given
        self.games = list(games)
        self.idle: list[Process] = []
        self.alive: set[Process] = set()
        self.answered: set[Process] = set()  # have started and answered at least once
        self.queue = FairQueue(self.count)
        self.closed = False
        self.trouble = False  # one has died or could not be started, and none has answered since

    async def look(self) -> None:
        """If there was trouble, check that a worker answers. Raises NoAnswer."""
        if self.trouble:
            await self.ask_one(SIGN_OF_LIFE)

    async def ask(self, question: Question, asker: Asker = NOBODY) -> int:
        """The action a bot chooses. If the worker dies meanwhile, another is asked once. Raises NoAnswer."""
        async with self.queue.place(asker):
            try:
                answer = await self.ask_one(question)
            except Died as wrong:
                log.warning("%s: asking another worker", wrong)
                answer = await self.ask_one(question, fresh=True)
        if answer.wrong:
            raise NoAnswer(answer.wrong)
        return answer.action

    async def ask_one(self, question: Question, fresh: bool = False) -> Answer:
        if self.closed:
            raise NoAnswer("the server is closing")
        process = await (self.start() if fresh else self.take())
        try:
            answer = await self.exchange(process, question)
        except BaseException as wrong:
            self.trouble = self.trouble or isinstance(wrong, Died)
            await self.drop(process)
            raise
        self.trouble = False
        if len(self.alive) > self.count:  # one more was started for a sign of life while all were busy
            await self.drop(process)
        else:
            self.idle.append(process)
        return answer

    async def exchange(self, process: Process, question: Question) -> Answer:
        assert process.stdin is not None, "workers are started with pipes"
        assert process.stdout is not None, "workers are started with pipes"
        limit = question.ms / 1000.0 + (self.grace if process in self.answered else START)
        try:
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            line = await asyncio.wait_for(process.stdout.readline(), limit)
        except TimeoutError:
            raise NoAnswer(f"no answer within {limit:.1f} s") from None
        except (OSError, ValueError) as wrong:
            raise Died(f"the worker cannot be reached: {wrong}") from None
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except msgspec.MsgspecError:
            raise Died("the worker has died") from None
        self.answered.add(process)
        return answer

    async def take(self) -> Process:
        while self.idle:
            process = self.idle.pop()
            if process.returncode is None:
                return process
            await self.drop(process)
        return await self.start()

    async def start(self) -> Process:
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "landfall.server.worker", *self.games, stdin=PIPE, stdout=PIPE, limit=LINE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(place for place in sys.path if place)},
            )  # fmt: skip
        except OSError as wrong:
            self.trouble = True
            raise NoAnswer(f"no worker can be started: {wrong}") from None
        self.alive.add(process)
        return process

    async def drop(self, process: Process) -> None:
        """Kill a process."""
        self.alive.discard(process)
        self.answered.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()

    async def close(self) -> None:
        self.closed = True
        self.idle.clear()
        for process in list(self.alive):
            await self.drop(process)
