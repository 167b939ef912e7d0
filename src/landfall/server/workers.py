"""The server's processes for bots, each question with a deadline. A worker that dies or is late is replaced."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from landfall.server.fair_queue import Asker, FairQueue
from landfall.thinking import Answer, Died, NoAnswer, Question, Worker

log = logging.getLogger("landfall.server")

START = 60.0  # seconds a worker may take to start and to answer for the first time

NOBODY = Asker()
SIGN_OF_LIFE = Question("", 0, {}, "", "")  # the answer says what is wrong with it


class Workers:
    """A few processes that answer one question at a time, in the order of a fair queue."""

    def __init__(self, count: int, grace: float = 1.0, games: Sequence[str] = ()) -> None:
        self.count = max(1, count)
        self.grace = grace  # seconds beyond the time that a bot was given
        self.games = list(games)
        self.idle: list[Worker] = []
        self.alive: set[Worker] = set()
        self.queue = FairQueue(self.count)
        self.closed = False
        self.trouble = False  # one has died or could not be started, and none has answered since

    async def look(self) -> None:
        """If there was trouble, check that a worker answers. Raises NoAnswer."""
        if self.trouble:
            await self.ask_one(SIGN_OF_LIFE)

    async def ask(self, question: Question, asker: Asker = NOBODY) -> int:
        """The action a bot chooses. Raises NoAnswer."""
        return (await self.answer(question, asker)).action

    async def answer(self, question: Question, asker: Asker = NOBODY) -> Answer:
        """The action a bot chooses, and why, if asked. If the worker dies meanwhile, another is asked once. Raises
        NoAnswer."""
        async with self.queue.place(asker):
            try:
                answer = await self.ask_one(question)
            except Died as wrong:
                log.warning("%s: asking another worker", wrong)
                answer = await self.ask_one(question, fresh=True)
        if answer.wrong:
            raise NoAnswer(answer.wrong)
        return answer

    async def ask_one(self, question: Question, fresh: bool = False) -> Answer:
        if self.closed:
            raise NoAnswer("the server is closing")
        worker = await (self.start() if fresh else self.take())
        try:
            answer = await worker.ask(question, question.ms / 1000.0 + (self.grace if worker.has_answered else START))
        except BaseException as wrong:
            self.trouble = self.trouble or isinstance(wrong, Died)
            await self.drop(worker)
            raise
        self.trouble = False
        if len(self.alive) > self.count:  # one more was started for a sign of life while all were busy
            await self.drop(worker)
        else:
            self.idle.append(worker)
        return answer

    async def take(self) -> Worker:
        while self.idle:
            worker = self.idle.pop()
            if worker.is_alive:
                return worker
            await self.drop(worker)
        return await self.start()

    async def start(self) -> Worker:
        try:
            worker = await Worker.start(self.games)
        except NoAnswer:
            self.trouble = True
            raise
        self.alive.add(worker)
        return worker

    async def drop(self, worker: Worker) -> None:
        self.alive.discard(worker)
        await worker.end()

    async def close(self) -> None:
        self.closed = True
        self.idle.clear()
        for worker in list(self.alive):
            await self.drop(worker)
