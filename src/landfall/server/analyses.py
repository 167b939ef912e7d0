"""Analyses of finished games: one at a time, in processes that give way to everything else, and kept with the table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from hashlib import blake2b

import msgspec

from landfall.analysis import Analysis
from landfall.analysis.process import Job, Report
from landfall.flow import IllegalAction, Record, State
from landfall.games import load_game
from landfall.replays import replay_steps
from landfall.server.errors import NotDone, StorageFailed
from landfall.server.http_messages import Analyse, AnalysisInfo, AnalysisPart, AnalysisState, BetterLine
from landfall.server.messages import Choice
from landfall.server.previews import preview_on
from landfall.server.settings import Settings
from landfall.server.store import Store
from landfall.server.views import encoder

log = logging.getLogger("landfall.server")

LINE = 64 * 1024 * 1024  # bytes of the longest report: the last one holds the whole analysis
KEPT = 24  # analyses in memory
MOST_WAITING = 8  # beyond these, others are asked to come later


class Analysing:
    """An analysis under way, or its result."""

    def __init__(self, id: str, table: str | None, depth: str) -> None:
        self.id = id
        self.table = table
        self.depth = depth
        self.part: AnalysisPart = "waiting"
        self.done = 0
        self.total = 0
        self.body: bytes | None = None  # the result as JSON
        self.task: asyncio.Task[None] | None = None

    def state(self) -> AnalysisState:
        result = None if self.body is None else msgspec.Raw(self.body)
        return AnalysisState(self.id, self.part, self.done, self.total, result)  # type: ignore[arg-type]


class Analyses:
    """Those that were asked for lately."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.games = settings.games
        self.processes = settings.analysis_processes or os.cpu_count() or 1
        self.known: OrderedDict[str, Analysing] = OrderedDict()
        self.turn = asyncio.Semaphore(1)

    async def begin(self, wish: Analyse, record: Record) -> AnalysisState:
        """The analysis of this game to this depth: kept, under way, or begun now."""
        version = record.parts[-1].rules_version
        extent = f"{wish.simulations}" if wish.seconds is None else f"{wish.seconds}s"
        depth = f"{extent}/{wish.seed}/{version}"
        id = blake2b(f"{depth} {record.to_json()}".encode(), digest_size=12).hexdigest()
        known = self.known.get(id)
        if known is None or known.part in ("failed", "cancelled"):
            known = self.known[id] = Analysing(id, wish.table, depth)
            kept = None if wish.table is None else await self.store.analysis(wish.table, depth)
            if kept is not None:
                known.part, known.body = "done", kept.encode()
            elif sum(one.part in ("waiting", "running") for one in self.known.values()) > MOST_WAITING:
                del self.known[id]
                raise NotDone("too-many-analyses")
            else:
                job = Job(record, wish.simulations, wish.seconds, wish.seed, self.processes)
                known.task = asyncio.create_task(self.run(known, job))
        self.known.move_to_end(id)
        for other in [one.id for one in self.known.values() if one.task is None][:-KEPT]:
            del self.known[other]
        return known.state()

    def found(self, id: str) -> Analysing:
        known = self.known.get(id)
        if known is None:
            raise NotDone("no-such-analysis")
        return known

    async def cancel(self, id: str) -> AnalysisState:
        known = self.found(id)
        if known.task is not None:
            known.task.cancel()
            await asyncio.gather(known.task, return_exceptions=True)
        return known.state()

    async def run(self, known: Analysing, job: Job) -> None:
        """Weigh the game in a process, and keep what comes of it."""
        try:
            async with self.turn:
                known.part = "running"
                analysis = await self.weighed(known, job)
                lines = await asyncio.to_thread(better_lines, job.record, analysis)
                known.body = encoder.encode(AnalysisInfo(analysis, lines))
            known.part = "done"
            if known.table is not None:
                with contextlib.suppress(StorageFailed):  # it is there; only the next server must do it again
                    await self.store.keep_analysis(known.table, known.depth, known.body.decode())
        except asyncio.CancelledError:
            known.part = "cancelled"
            raise
        except Exception:
            known.part = "failed"
            log.exception("the analysis of %s failed", known.table or "a record")
        finally:
            known.task = None

    async def weighed(self, known: Analysing, job: Job) -> Analysis:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "landfall.analysis.process", *self.games,
            stdin=PIPE, stdout=PIPE, limit=LINE, start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(place for place in sys.path if place)},
        )  # fmt: skip
        try:
            assert process.stdin is not None, "it is started with pipes"
            assert process.stdout is not None, "it is started with pipes"
            process.stdin.write(encoder.encode(job))
            process.stdin.close()
            async for line in process.stdout:
                report = msgspec.json.decode(line, type=Report)
                known.done, known.total = report.done, report.total
                if report.wrong:
                    raise RuntimeError(report.wrong)
                if report.result is not None:
                    return report.result
            raise RuntimeError("its process has died")
        finally:
            await end(process)

    async def close(self) -> None:
        tasks = [one.task for one in self.known.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def end(process: Process) -> None:
    """End a process and those it has started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    await process.wait()


def better_lines(record: Record, analysis: Analysis) -> list[BetterLine]:
    """What the better line of each of the worst decisions would have led to, as far as nothing hidden comes up."""
    worst = {analysis.decisions[at].move: at for player in analysis.players for at in player.worst}
    game = load_game(record.game)
    lines: list[BetterLine] = []
    for number, step in enumerate(replay_steps(record)):
        if number in worst and step.state is not None:
            one = analysis.decisions[worst[number]]
            actions = [game.actions.encode(name, **arguments) for name, arguments in one.line]
            lines.append(better_line(step.state, number, one.seat, actions))
    return lines


def better_line(state: State, move: int, seat: int, actions: list[int]) -> BetterLine:
    """The longest beginning of the line after which there is something to show."""
    for count in range(len(actions), 0, -1):
        taken = actions[:count]
        try:
            seen = preview_on(state.clone(), seat, taken, "")
        except IllegalAction:
            continue  # it was thought of with other cards
        if seen.view is not None or count == 1:
            steps = [Choice(action, *state.game.actions.decode(action)) for action in taken]  # type: ignore[arg-type]
            return BetterLine(move, steps, seen.view, seen.events, seen.scores)
    return BetterLine(move, [], None, [], [])
