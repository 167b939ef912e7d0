"""Bots think in a process of their own, so that the screen never waits. They are sent what their seat knows.

Run as a program it is that process: a line of JSON in, a line out, until its input is closed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Any

from landfall.bots import Bot, Knowledge, OwnTurn, choose_in, make_bot
from landfall.games import load_game
from landfall.terminal.tables.background import in_background

LINE = 16 * 1024 * 1024  # the longest position
QUICK = ("random", "greedy")  # need no process


class Thinker:
    """The process, started when first asked. Where it cannot be used, a thread thinks instead."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.lock = asyncio.Lock()
        self.asked = 0

    async def choose(self, bot: str, seed: str, knowledge: Knowledge, turn: OwnTurn | None = None) -> int:
        """What the bot with this seed would do. A bot is known by both, and goes on where it was. `turn` is what it has
        done in its turn so far; a hint begins one."""
        self.asked += 1
        number, own = self.asked, turn or OwnTurn(1, {})
        if bot in QUICK:
            return await in_background(lambda: at_once(bot, f"{seed}/{number}", knowledge, own))
        async with self.lock:
            answer = await self.ask(
                {
                    "game": knowledge.game.id,
                    "seat": knowledge.seat,
                    "position": knowledge.to_dict(),
                    "bot": bot,
                    "seed": seed,
                    "made": own.made,
                    "stood": own.stood,
                }
            )
        if answer in knowledge.legal_actions():
            return answer
        return await in_background(lambda: at_once(bot, f"{seed}/{number}", knowledge, own))

    async def ask(self, question: dict[str, Any]) -> int:
        """The process's answer, -1 if it gave none."""
        try:
            if self.process is None or self.process.returncode is not None:
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", __name__, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LINE,
                    start_new_session=True,  # a closed window ends this program, and this program ends that one
                    env={**os.environ, "PYTHONPATH": os.pathsep.join(place for place in sys.path if place)},
                )  # fmt: skip
            assert self.process.stdin is not None, "it is started with pipes"
            assert self.process.stdout is not None, "it is started with pipes"
            self.process.stdin.write(json.dumps(question).encode() + b"\n")
            return int(await self.process.stdout.readline())
        except (OSError, ValueError):
            return -1
        except asyncio.CancelledError:
            await self.close()  # its answer would be taken for that to the next question
            raise

    async def close(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()


class Waiting:
    """The same for a program that has nothing else to do meanwhile: unlike a bot that thinks, it hears signals."""

    def __init__(self) -> None:
        self.runner = asyncio.Runner()
        self.thinker = Thinker()

    def choose(self, bot: str, seed: str, knowledge: Knowledge, turn: OwnTurn) -> int:
        return self.runner.run(self.thinker.choose(bot, seed, knowledge, turn))

    def close(self) -> None:
        """Also after a choice that was broken off."""
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


def answer(question: dict[str, Any], bots: dict[tuple[str, str], Bot]) -> int:
    """Think."""
    name, seed = question["bot"], question["seed"]
    if (name, seed) not in bots:
        bots[name, seed] = make_bot(name, seed)
    knowledge = Knowledge.from_dict(load_game(question["game"]), question["position"], question["seat"])
    return choose_in(OwnTurn(question["made"], question["stood"]), bots[name, seed], knowledge)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bots: dict[tuple[str, str], Bot] = {}
    sink = sys.stdout
    sys.stdout = sys.stderr  # whatever a game prints, the pipe carries answers only
    for line in sys.stdin.buffer:
        try:
            action = answer(json.loads(line), bots)
        except Exception:  # a game registered in the other process only, for one: the question goes back unanswered
            action = -1
        sink.write(f"{action}\n")
        sink.flush()


if __name__ == "__main__":
    main()
