"""Bots think in a process of their own, so that the screen never waits."""

from __future__ import annotations

import asyncio

from landfall.bots import Knowledge, OwnTurn, choose_in, make_bot
from landfall.terminal.tables.background import in_background
from landfall.thinking import NoAnswer, Question, Worker

QUICK = ("random", "greedy")  # need no process


class Thinker:
    """The process, started when first asked. Where it cannot be used, a thread thinks instead."""

    def __init__(self) -> None:
        self.worker: Worker | None = None
        self.lock = asyncio.Lock()
        self.asked = 0

    async def choose(self, bot: str, seed: str, knowledge: Knowledge, turn: OwnTurn | None = None) -> int:
        """What the bot with this seed would do. A bot is known by both, and continues where it was. `turn` is what it
        has done in its turn so far; a hint begins one."""
        self.asked += 1
        number, own = self.asked, turn or OwnTurn(1, {})
        if bot in QUICK:
            return await in_background(lambda: at_once(bot, f"{seed}/{number}", knowledge, own))
        question = Question.about(knowledge, bot, seed).in_turn(own)
        question.goes_on = True
        async with self.lock:
            answer = await self.ask(question)
        if answer in knowledge.legal_actions():
            return answer
        return await in_background(lambda: at_once(bot, f"{seed}/{number}", knowledge, own))

    async def ask(self, question: Question) -> int:
        """The process's answer, -1 if it gave none."""
        try:
            if self.worker is None or not self.worker.is_alive:
                self.worker = await Worker.start(silent=True)
            return (await self.worker.ask(question)).action
        except NoAnswer:
            await self.close()
            return -1
        except asyncio.CancelledError:
            await self.close()  # its answer would be taken for that to the next question
            raise

    async def close(self) -> None:
        worker, self.worker = self.worker, None
        if worker is not None:
            await worker.end()


class Waiting:
    """The same for a program that has nothing else to do meanwhile: unlike a bot that thinks, it reacts to signals."""

    def __init__(self) -> None:
        self.runner = asyncio.Runner()
        self.thinker = Thinker()

    def choose(self, bot: str, seed: str, knowledge: Knowledge, turn: OwnTurn) -> int:
        return self.runner.run(self.thinker.choose(bot, seed, knowledge, turn))

    def close(self) -> None:
        """Also after a choice that was interrupted."""
        if self.thinker.asked:
            self.runner.run(self.stop())
        self.runner.close()

    async def stop(self) -> None:
        broken_off = asyncio.all_tasks() - {asyncio.current_task()}
        for task in broken_off:
            task.cancel()
        await asyncio.gather(*broken_off, return_exceptions=True)
        await self.thinker.close()


def at_once(bot: str, seed: str, knowledge: Knowledge, turn: OwnTurn) -> int:
    return choose_in(turn, make_bot(bot, seed), knowledge)
