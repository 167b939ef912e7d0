"""A process for bots, as whoever asks it sees it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence

import msgspec

from landfall.thinking.question import Answer, Question

LINE = 16 * 1024 * 1024  # bytes of the longest answer


class NoAnswer(Exception):
    """The worker died, was late or failed."""


class Died(NoAnswer):
    """The worker process is gone."""


class Worker:
    """Answers one question at a time. If there is no answer, end it: a late one would be taken for the next."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.has_answered = False  # at least once: it has started

    @classmethod
    async def start(cls, games: Sequence[str] = (), silent: bool = False) -> Worker:
        """A new process, with further games given as `ID=MODULE:CALLABLE`. Raises NoAnswer if it cannot be started.

        A silent one is for a program that draws on a terminal: it prints nothing there, and a closed window does not
        reach it; it ends when that program does.
        """
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "landfall.thinking.process", *games,
                stdin=PIPE, stdout=PIPE, stderr=DEVNULL if silent else None, limit=LINE, start_new_session=silent,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(place for place in sys.path if place)},
            )  # fmt: skip
        except OSError as wrong:
            raise NoAnswer(f"no worker can be started: {wrong}") from None
        return cls(process)

    @property
    def is_alive(self) -> bool:
        return self.process.returncode is None

    async def ask(self, question: Question, seconds: float | None = None) -> Answer:
        """Its answer, within this time if one is given. Raises NoAnswer."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None, "workers are started with pipes"
        assert stdout is not None, "workers are started with pipes"
        try:
            stdin.write(msgspec.json.encode(question) + b"\n")
            line = await asyncio.wait_for(stdout.readline(), seconds)
        except TimeoutError:
            raise NoAnswer(f"no answer within {seconds:.1f} s") from None
        except (OSError, ValueError) as wrong:
            raise Died(f"the worker cannot be reached: {wrong}") from None
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except msgspec.MsgspecError:
            raise Died("the worker has died") from None
        self.has_answered = True
        return answer

    async def end(self) -> None:
        """Kill the process."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        if self.process.stdin is not None:
            self.process.stdin.close()
        await self.process.wait()
