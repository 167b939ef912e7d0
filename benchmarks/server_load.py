"""How much load a server carries: `python benchmarks/server_load.py [--seconds N] [--compression none]` prints JSON.

The server runs in its own process, on loopback, with its data on disk and every move committed before it is shown. The
players run in another process, four at each table of Star Race, each with a socket that offers compression as browsers
do. The figures depend on the machine and on what else it does; both processes share its processors.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from landfall import Record, _compiled, load_game
from landfall.server.run import take_more_files

SEATS = 4
GAME = {"game": "star-race", "options": {"variant": "basic"}, "seats": [{"kind": "person"}] * SEATS, "listed": False}

SERVER = """
import sys
from landfall.server import Settings, serve
unlimited = Settings(messages_per_second=1e9, messages_at_once=10**9, requests_per_second=1e9, requests_at_once=10**9,
                     connections_per_address=10**6, connects_at_once=10**6, watchers_per_table=10**6,
                     unload_after=float(sys.argv[2]))
serve(port=0, data=sys.argv[1], settings=unlimited, say=lambda line: print(line, flush=True))
"""


class Choice(msgspec.Struct):
    action: int


class Position(msgspec.Struct):
    seq: int
    choices: list[Choice]


class Message(msgspec.Struct):
    """What a client of the benchmark reads of a message."""

    kind: str = msgspec.field(name="is")
    position: Position | None = None


decoder = msgspec.json.Decoder(Message)


class Server:
    compression: str | None = "deflate"  # what people offer; browsers always do

    def __init__(self, data: Path, unload_after: float = 3600.0) -> None:
        command = [sys.executable, "-c", SERVER, str(data), str(unload_after)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None, "its output is a pipe"
        found = re.search(r"127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        assert found, "the server did not start"
        self.port = int(found[1])

    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """MiB in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024

    async def post(self, path: str, body: Any) -> Any:
        """A request over a connection of its own."""
        content = json.dumps(body).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(content)}\r\n"
        )
        writer.write(f"{head}Connection: close\r\n\r\n".encode() + content)
        answer = await reader.read()
        writer.close()
        return json.loads(answer.split(b"\r\n\r\n", 1)[1])

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


class Table:
    """Four people at a table; a move is complete when all four have seen it and its mover got an answer."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.sockets: list[ClientConnection] = []
        self.positions: list[Position] = []
        self.readers: list[asyncio.Task[None]] = []
        self.watching = ""
        self.missing = 0
        self.seen = asyncio.Event()
        self.last = 0.0
        self.over = False
        self.moves = 0

    async def sit(self) -> None:
        made = await self.server.post("/api/tables", GAME)
        self.over = False
        self.watching = f"ws://127.0.0.1:{self.server.port}/ws/tables/{made['table']['id']}"
        for link in made["links"]:
            address = f"ws://127.0.0.1:{self.server.port}/ws/tables/{made['table']['id']}?token={link['token']}"
            socket = await connect(address, compression=Server.compression, max_size=None)
            first = decoder.decode(await socket.recv())
            assert first.position is not None, "the first message holds the position"
            self.sockets.append(socket)
            self.positions.append(first.position)
            self.readers.append(asyncio.create_task(self.read(len(self.sockets) - 1)))

    async def read(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            message = decoder.decode(text)
            if message.position is not None:
                self.positions[seat] = message.position
                self.last = time.perf_counter()
                self.missing -= 1
            elif message.kind == "Done":
                self.missing -= 1
            elif message.kind == "Over":
                self.over = True
            elif message.kind == "Refused":
                raise AssertionError(str(text))
            if self.missing == 0:
                self.seen.set()

    async def move(self) -> float:
        """Make a random move; returns the seconds until the last seat has seen it."""
        if self.over:
            await self.leave()
            await self.sit()
        seat = next(seat for seat, position in enumerate(self.positions) if position.choices)
        position = self.positions[seat]
        action = random.choice(position.choices).action
        self.missing = SEATS + 1
        self.seen.clear()
        self.moves += 1
        sent = time.perf_counter()
        await self.sockets[seat].send(
            f'{{"is":"Move","id":"{os.getpid()}-{id(self)}-{self.moves}","seq":{position.seq},"action":{action}}}'
        )
        await self.seen.wait()
        return self.last - sent

    async def leave(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()
        self.sockets, self.positions, self.readers = [], [], []


async def set_tables(server: Server, count: int) -> list[Table]:
    tables = [Table(server) for _ in range(count)]
    for table in tables:
        await table.sit()
    return tables


async def flat_out(server: Server, count: int, seconds: float) -> dict[str, float]:
    """All tables move as fast as they can."""
    tables = await set_tables(server, count)
    end = time.perf_counter() + seconds
    cpu, started = server.cpu(), time.perf_counter()

    async def play(table: Table) -> None:
        while time.perf_counter() < end:
            await table.move()

    await asyncio.gather(*(play(table) for table in tables))
    passed, used = time.perf_counter() - started, server.cpu() - cpu
    moves = sum(table.moves for table in tables)
    for table in tables:
        await table.leave()
    return {"moves_per_second": round(moves / passed, 1), "server_cpu_ms_per_move": round(1000 * used / moves, 3)}


async def paced(server: Server, count: int, rate: float, seconds: float) -> dict[str, float]:
    """Moves at a steady rate over all tables: how long until the last of the four seats has seen each."""
    tables = await set_tables(server, count)
    took: list[float] = []
    started = time.perf_counter()
    cpu = server.cpu()

    async def play(number: int, table: Table) -> None:
        turn = 0
        while True:
            due = started + (number + turn * count) / rate
            if due > started + seconds:
                return
            await asyncio.sleep(due - time.perf_counter())
            took.append(await table.move())
            turn += 1

    await asyncio.gather(*(play(number, table) for number, table in enumerate(tables)))
    passed = time.perf_counter() - started
    used = server.cpu() - cpu
    for table in tables:
        await table.leave()
    cuts = quantiles(took, n=100)
    return {
        "moves_per_second": round(len(took) / passed, 1),
        "p50_ms": round(1000 * cuts[49], 2),
        "p99_ms": round(1000 * cuts[98], 2),
        "server_cpu_percent": round(100 * used / passed, 1),
    }


async def idle(data: Path, count: int) -> dict[str, float]:
    """Memory of tables that nobody uses: held in memory, and after they were unloaded."""
    figures: dict[str, float] = {}
    for name, unload_after in (("held", 3600.0), ("let_go", 0.2)):
        server = Server(data / f"{name}.sqlite3", unload_after)
        try:
            table = Table(server)
            await table.sit()
            for _ in range(20):
                await table.move()
            await table.leave()
            before = server.memory()
            for _ in range(count):
                await server.post("/api/tables", GAME)
            await asyncio.sleep(1.0)
            figures[f"{name}_mib"] = round(server.memory(), 1)
            figures[f"{name}_kib_per_table"] = round(1024 * (server.memory() - before) / count, 1)
        finally:
            server.close()
    return figures


async def watched(data: Path, count: int) -> dict[str, float]:
    """Memory of spectators of one table in mid-game who have been sent everything."""
    server = Server(data)
    watchers: list[ClientConnection] = []
    try:
        table = Table(server)
        await table.sit()
        for _ in range(100):
            await table.move()
        before = server.memory()
        for _ in range(count):
            watcher = await connect(table.watching, compression=Server.compression, max_size=None)
            await watcher.recv()
            watchers.append(watcher)
        held = server.memory()
        await table.leave()
        return {"mib": round(held, 1), "kib_per_socket": round(1024 * (held - before) / count, 1)}
    finally:
        server.close()
        await asyncio.gather(*(watcher.close() for watcher in watchers), return_exceptions=True)


async def beside_analysis(seconds: float) -> dict[str, Any]:
    """Moves at a steady rate, with and without an analysis that runs on every processor, by turns."""
    state = load_game("star-race").new_initial_state(SEATS, {"variant": "basic"}, "analysed")
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    wish = {"text": Record.of(state).to_json(), "simulations": 512}
    figures: dict[str, list[dict[str, float]]] = {"without": [], "with": []}
    with tempfile.TemporaryDirectory(prefix="landfall-load-") as folder:
        server = Server(Path(folder) / "tables.sqlite3")
        try:
            await flat_out(server, 5, 1.0)  # warm
            for number in range(3):
                figures["without"].append(await paced(server, 10, 20.0, seconds))
                begun = await server.post("/api/analyses", {**wish, "seed": str(number)})
                figures["with"].append(await paced(server, 10, 20.0, seconds))
                await server.post(f"/api/analyses/{begun['id']}/cancel", {})
        finally:
            server.close()
    return {"engines": _compiled.status().engines, "ten_tables_at_20_moves_per_second": figures}


async def measure(seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="landfall-load-") as folder:
        server = Server(Path(folder) / "tables.sqlite3")
        try:
            await flat_out(server, 5, 1.0)  # warm
            one_table = await flat_out(server, 1, seconds)
            fifty = await flat_out(server, 50, seconds)
            steady = await paced(server, 50, 250.0, seconds)
        finally:
            server.close()
        memory = await idle(Path(folder), 1000)
        sockets = await watched(Path(folder) / "watched.sqlite3", 1000)
    return {
        "machine": {
            "processors": os.cpu_count(),
            "python": platform.python_version(),
            "engines": _compiled.status().engines,
        },
        "seats_per_table": SEATS,
        "one_table_flat_out": one_table,
        "fifty_tables_flat_out": fifty,
        "fifty_tables_at_250_moves_per_second": steady,
        "thousand_idle_tables": memory,
        "compression": Server.compression or "none",
        "thousand_watching_sockets": sockets,
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="length of each measurement")
    parser.add_argument("--compression", choices=["deflate", "none"], default="deflate", help="what people offer")
    parser.add_argument("--analysis", action="store_true", help="measure tables beside an analysis, and nothing else")
    given = parser.parse_args()
    Server.compression = None if given.compression == "none" else given.compression
    take_more_files()
    chosen = beside_analysis if given.analysis else measure
    print(json.dumps(asyncio.run(chosen(given.seconds)), indent=2))
