"""Clients that say nothing or read nothing: what they hold of the server is bounded, and others are served."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from landfall.server import Settings
from landfall.server.connection import send_all
from landfall.server.device import UNSENT_BYTES, Device
from landfall.server.limits import Bucket
from landfall.server.protocols import Crowd, HttpProtocol
from tests.server.clients import RealLine, make_table, persons, sitting, table_server
from tests.server.serving import Server, running

PATIENCE = 60.0  # seconds after which a test that waits in vain fails


def talk_to(server: Server, small: bool = False) -> socket.socket:
    host, _, port = server.address.removeprefix("http://").partition(":")
    talker = socket.socket()
    if small:
        talker.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    talker.settimeout(PATIENCE)
    talker.connect((host, int(port)))
    return talker


def is_hung_up(talker: socket.socket) -> bool:
    """Waits until the server ends the connection, whatever it says before."""
    try:
        while talker.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


# -- requests that are never finished ---------------------------------------------------------------------------------

UNFINISHED = {
    "nothing": b"",
    "half a head": b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    "half a second request": b"GET /api/alive HTTP/1.1\r\nHost: x\r\n\r\nGET /api/ali",
}


def test_a_request_that_is_not_finished_in_time_is_hung_up_on(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", request_seconds=0.3) as server, ExitStack() as held:
        talkers = [held.enter_context(talk_to(server)) for _ in UNFINISHED]
        for talker, said in zip(talkers, UNFINISHED.values(), strict=True):
            with suppress(OSError):  # on a slow machine it may be gone already
                talker.sendall(said)
        assert all(map(is_hung_up, talkers))


def test_who_opens_many_connections_and_says_little_shuts_out_their_own_oldest(tmp_path: Path) -> None:
    chosen = {"request_seconds": 3600, "waiting_per_address": 5}
    with running(tmp_path / "tables.sqlite3", None, **chosen) as server, ExitStack() as held:
        talkers = [held.enter_context(talk_to(server)) for _ in range(20)]
        for talker in talkers[:15]:
            with suppress(OSError):  # it may be gone already
                talker.sendall(UNFINISHED["half a head"])
        assert all(map(is_hung_up, talkers[:15]))
        for talker in talkers[15:]:  # those who came last can still ask
            talker.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert talker.recv(12) == b"HTTP/1.1 200"


def test_a_head_without_end_is_hung_up_on(tmp_path: Path) -> None:
    told = tmp_path / "log"
    chosen = {"request_seconds": 3600}
    with (
        told.open("w") as log,
        running(tmp_path / "tables.sqlite3", log, **chosen) as server,
        talk_to(server) as talker,
    ):
        talker.sendall(b"GET /api/alive HTTP/1.1\r\nHost: x\r\n")
        with suppress(OSError):
            for number in range(1000):  # 10 MB in all
                talker.sendall(b"X-%d: %s\r\n" % (number, b"x" * 10_000))
            pytest.fail("all of it was taken")
        body = json.dumps({"game": "x" * 60_000, "seats": []})
        for _ in range(3):  # bodies are limited elsewhere, and requests one after another do not add up
            answer = server.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
            assert answer.json()["code"] == "malformed"  # there is no game of such a name
    assert told.read_text().count("127.0.0.1: the head of a request is too long") == 1


class Clock:
    """A loop's timers, by hand."""

    def __init__(self) -> None:
        self.due: list[Any] = []

    def call_later(self, seconds: float, what: Any) -> Any:
        timer = Timer(self, seconds, what)
        self.due.append(timer)
        return timer


class Timer:
    def __init__(self, clock: Clock, seconds: float, what: Any) -> None:
        self.clock, self.seconds, self.what = clock, seconds, what

    def cancel(self) -> None:
        if self in self.clock.due:
            self.clock.due.remove(self)

    def run(self) -> None:
        self.cancel()
        self.what()


class Wire:
    """A transport that remembers how it ended."""

    def __init__(self, protocol: Any, address: str = "10.0.0.1") -> None:
        self.protocol, self.address = protocol, address
        self.unread = 0
        self.ended = ""

    def get_extra_info(self, name: str) -> Any:
        return (self.address, 1234) if name == "peername" else None

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return bool(self.ended)

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = "aborted"
        self.protocol.connection_lost(None)


class Answered:
    """A request that is there as a whole, and its answer sent."""

    more_body = False
    response_complete = True
    disconnected = False
    message_event = asyncio.Event()


def connected(crowd: Crowd, clock: Clock, address: str = "10.0.0.1") -> tuple[HttpProtocol, Wire]:
    async def app(scope: Any, receive: Any, send: Any) -> None: ...

    protocol = HttpProtocol(
        crowd, config=uvicorn.Config(app, log_config=None), server_state=ServerState(), app_state={}, _loop=clock
    )
    wire = Wire(protocol, address)
    protocol.connection_made(wire)  # type: ignore[arg-type]
    return protocol, wire


def test_an_answer_is_waited_for_as_long_as_it_is_being_read() -> None:
    clock = Clock()
    crowd = Crowd(Settings(request_seconds=7.0))
    protocol, wire = connected(crowd, clock)
    (timer,) = clock.due
    assert timer.seconds == 7.0
    protocol.cycle = Answered()  # type: ignore[assignment]
    for wire.unread in (900, 500, 1):
        clock.due[0].run()
        assert not wire.ended
    clock.due[0].run()  # still one byte: nothing was read in all the time
    assert wire.ended == "aborted"
    assert not clock.due
    assert not crowd.waiting


def test_a_request_that_is_being_answered_is_not_waited_for() -> None:
    clock = Clock()
    crowd = Crowd(Settings())
    protocol, wire = connected(crowd, clock)
    protocol.cycle = cycle = Answered()  # type: ignore[assignment]
    cycle.response_complete = False
    protocol.look()
    assert not clock.due
    assert not crowd.waiting
    cycle.response_complete = True
    protocol.look()
    assert len(clock.due) == 1
    wire.abort()
    assert not clock.due
    assert not crowd.waiting


def test_connections_of_other_addresses_are_left_alone() -> None:
    clock = Clock()
    crowd = Crowd(Settings(waiting_per_address=2))
    wires = [connected(crowd, clock, address)[1] for address in ("10.0.0.1", "10.0.0.2", "10.0.0.2", "10.0.0.2")]
    assert [wire.ended for wire in wires] == ["", "aborted", "", ""]
    assert len(clock.due) == 3


# -- sockets that are never read --------------------------------------------------------------------------------------


def test_what_waits_for_a_device_is_bounded_in_bytes() -> None:
    async def send() -> None:
        device = Device(None, "en", Bucket(1e9, 10**9))
        device.send(b"x" * 3 * UNSENT_BYTES)  # one message may be as large as it is
        device.unsent.get_nowait()
        for _ in range(4):
            device.send(b"x" * (UNSENT_BYTES // 4))
        assert device.unsent.size == UNSENT_BYTES
        device.send(b"x")
        assert device.too_slow
        device.send(b"x")
        assert (device.unsent.size, device.unsent.qsize()) == (0, 0)

    asyncio.run(send())


class DeafSocket:
    """A connection whose other end reads one message and no more."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.closed: int | None = None

    async def send(self, event: Any) -> None:
        if self.sent:
            await asyncio.Event().wait()
        self.sent.append(event)

    async def close(self, code: int) -> None:
        self.closed = code


def test_a_device_that_does_not_read_is_sent_away_though_its_connection_is_stuck() -> None:
    async def send() -> None:
        device, deaf = Device(None, "en", Bucket(1e9, 10**9)), DeafSocket()
        device.sending = asyncio.create_task(send_all(deaf, device))  # type: ignore[arg-type]
        for _ in range(10):
            device.send(b"x" * (UNSENT_BYTES // 4))
            await asyncio.sleep(0)
        await device.sending
        assert len(deaf.sent) == 1
        assert deaf.closed == 1013

    asyncio.run(send())


def read_to_the_end(watcher: ClientConnection) -> tuple[int, int | None]:
    """How much there was to be read, and the code by which the connection ended."""
    heard = 0
    with suppress(ConnectionClosed):
        while True:
            heard += len(watcher.recv(timeout=PATIENCE))
    return heard, watcher.close_code


def test_a_watcher_that_never_reads_holds_little_and_comes_back(tmp_path: Path) -> None:
    chosen = {"resyncs_at_once": 10**6, "changes_at_once": 10**6, "connects_at_once": 10**6}
    with running(tmp_path / "tables.sqlite3", None, **chosen) as server:
        table, tokens = make_table(server.http, "tic-tac-toe", persons("A", "B"))
        with server.sitting(table, tokens[0]) as player:
            for _ in range(200):
                player.ask("Chat", text="x" * 500)  # a Sync has 100,000 bytes now
            address = server.address.replace("http", "ws", 1)
            deaf = talk_to(server, small=True)
            with connect(f"{address}/ws/tables/{table}", sock=deaf, compression=None, max_queue=1) as watcher:
                with suppress(ConnectionClosed):
                    for number in range(400):  # 40 MB in all
                        watcher.send(json.dumps({"is": "Resync", "id": str(number)}))
                heard, code = read_to_the_end(watcher)
            assert code == 1013
            assert heard < 20_000_000  # what the system holds of it, and what may wait beyond that
            assert player.move()["is"] == "Done"
            with server.sitting(table) as again:
                assert again.table["id"] == table


def test_all_there_is_is_not_sent_too_often(tmp_path: Path) -> None:
    with table_server(tmp_path, resyncs_at_once=2, resyncs_per_second=0.001) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        with sitting(http, table, tokens[0]) as player:
            told = [player.ask("Resync") for _ in range(3)]
            assert [answer["is"] for answer in told] == ["Done", "Done", "Refused"]
            assert told[2]["problem"]["code"] == "too-frequent"
            before = len(player.received)
            assert player.move(4, seq=7)["problem"]["code"] == "stale"  # nor is a Sync to be had this way
            assert player.ask("Ping")["is"] == "Pong"
            assert not any('"is":"Sync"' in text for text in player.received[before:])
            assert player.move(4)["is"] == "Done"


def test_all_there_is_counts_as_a_connection_of_its_address(tmp_path: Path) -> None:
    with table_server(tmp_path, connects_at_once=4, connects_per_second=0.001, resyncs_at_once=99) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        with sitting(http, table) as one, sitting(http, table) as other:
            assert one.ask("Resync")["is"] == "Done"
            assert other.ask("Resync")["is"] == "Done"
            assert one.ask("Resync")["problem"]["code"] == "too-frequent"
            with sitting(http, table, tokens[0]) as player:  # who holds a seat comes in all the same
                assert player.move(4)["is"] == "Done"


def test_a_message_that_is_no_utf_8_is_one_line_in_the_log(tmp_path: Path) -> None:
    told = tmp_path / "log"
    with told.open("w") as log, running(tmp_path / "tables.sqlite3", log) as server:
        table, tokens = make_table(server.http, "tic-tac-toe", persons("A", "B"))
        with server.sitting(table, tokens[0]) as client:
            assert isinstance(client.line, RealLine)
            client.line.connection.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                client.until("nothing more")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007
    (line,) = told.read_text().splitlines()
    assert re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d+ WARNING 127\.0\.0\.1: a message is not valid UTF-8$", line)


def test_what_is_no_http_is_one_line_in_the_log_with_time_and_address(tmp_path: Path) -> None:
    told = tmp_path / "log"
    with told.open("w") as log, running(tmp_path / "tables.sqlite3", log) as server, talk_to(server) as talker:
        talker.sendall(b"HELLO?\r\n\r\n")
        assert talker.recv(100).startswith(b"HTTP/1.1 400")
    (line,) = told.read_text().splitlines()
    assert re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d+ WARNING 127\.0\.0\.1: ", line)
