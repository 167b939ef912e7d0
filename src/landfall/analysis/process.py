"""An analysis in a process of its own, behind all others: a job as JSON in, progress and the result as lines out.

It ends when whoever started it is gone: then nothing takes its progress.
"""

from __future__ import annotations

import contextlib
import os
import sys

from msgspec import Struct, json

from landfall.analysis.report import SIMULATIONS, Analysis, analyse
from landfall.flow import LandfallError, Record
from landfall.thinking.process import add_game

NICE = 15  # bots and tables come first


class Job(Struct):
    """A game to be weighed."""

    record: Record
    simulations: int = SIMULATIONS
    seconds: float | None = None  # in all, instead of the simulations
    seed: str = "0"
    processes: int = 1


class Report(Struct):
    """How far it is; the last one holds the result, or what went wrong."""

    done: int
    total: int
    result: Analysis | None = None
    wrong: str = ""


def main(games: list[str]) -> None:
    with contextlib.suppress(OSError, AttributeError):  # where there is no such thing, it runs as it is
        os.nice(NICE)
    for named in games:
        add_game(named)
    sink = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a game prints, the pipe carries reports only
    reached = Report(0, 0)

    def tell(report: Report) -> None:
        sink.write(json.encode(report) + b"\n")
        sink.flush()

    def on_progress(done: int, total: int) -> None:
        reached.done, reached.total = done, total
        tell(reached)

    job = json.decode(sys.stdin.buffer.read(), type=Job)
    try:
        reached.result = analyse(job.record, job.simulations, job.seconds, job.seed, job.processes, on_progress)
    except LandfallError as wrong:
        reached.wrong = str(wrong)
    tell(reached)


if __name__ == "__main__":
    main(sys.argv[1:])
