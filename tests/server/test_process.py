"""A server in a process of its own, over real sockets on loopback: whole games, loss of connections, loss of power."""

from __future__ import annotations

import signal
import sqlite3
import threading
import time
from contextlib import ExitStack, closing
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import landfall
from tests.server.clients import PATIENCE, Client, make_table, persons
from tests.server.serving import Server, running


def test_two_seats_and_a_spectator_play_star_race_over_sockets(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as server, ExitStack() as stack:
        table, tokens = make_table(server.http, "star-race", persons("Ania", "Ola"), variant="advanced")
        seats = {seat: stack.enter_context(server.sitting(table, token)) for seat, token in tokens.items()}
        watcher = stack.enter_context(server.sitting(table))
        for number in range(500):
            for client in seats.values():
                client.ask("Ping")  # all that was sent before has come
            if seats[0].result is not None:
                break
            acting = next(client for client in seats.values() if client.is_asked)
            if number == 5:  # another device takes the seat's link in mid-turn, and continues
                with server.sitting(table, tokens[0 if acting is seats[0] else 1]) as second:
                    assert (second.position, second.events) == (acting.position, acting.events)
                    second.move()
            else:
                acting.move()
        for client in (*seats.values(), watcher):
            if client.result is None:
                client.until("Over")
        record = landfall.Record.from_json(server.http.get(f"/api/tables/{table}/record").content)
        state = landfall.replay(record)
        for seat in (0, 1, None):
            client = watcher if seat is None else seats[seat]
            told = [event["is"] for event in client.events]
            assert told == [type(event).__name__ for event in state.events(seat)]
            assert client.position["view"] == state.view(seat)


def test_what_people_and_junk_do_over_sockets(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        table, tokens = make_table(server.http, "tic-tac-toe", persons("A", "B"))
        with server.sitting(table, tokens[1]) as other, server.sitting(table) as watcher:
            with server.sitting(table, tokens[0]) as first:
                assert first.move(4, seq=0, id="same")["is"] == "Done"
                assert first.position["view"]["cells"].count(0) == 1
            with server.sitting(table, tokens[0]) as again:  # the link was lost in mid-turn
                assert again.position["view"]["cells"].count(0) == 1
                assert again.move(4, seq=0, id="same")["is"] == "Done"  # sent again, played once
                assert again.move(0, seq=0)["problem"]["code"] == "stale"
                assert again.until("Sync")["position"]["seq"] == 1
                assert again.ask("Undo", seq=1)["is"] == "Done"
                assert again.position["view"]["cells"].count(0) == 0
                for junk in ("", "{", "[]", '{"is": "Move"}', '{"is": "Fly", "id": "1"}', "x" * 5000):
                    again.line.send(junk)
                    assert again.until("Refused")["problem"]["code"] in ("malformed", "oversized")
                assert again.move()["is"] == "Done"
                assert watcher.ask("Move", seq=2, action=0)["problem"]["code"] == "spectator"
                other.ask("Ping")
                assert other.ask("HandOver", level="random")["is"] == "Done"
                while not again.is_asked:  # the bot has moved
                    again.next()
                assert other.move()["problem"]["code"] == "bot-plays"
                assert other.ask("TakeBack")["is"] == "Done"
                again.move()
                while not other.is_asked:
                    other.next()
                assert other.move()["is"] == "Done"
                watcher.ask("Ping")
                other.ask("Ping")
                assert watcher.position["view"]["cells"] == other.position["view"]["cells"]


def test_a_message_larger_than_a_frame_ends_the_connection_only(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        table, tokens = make_table(server.http, "tic-tac-toe", persons("A", "B"))
        with server.sitting(table, tokens[0]) as client:
            client.line.send("x" * 10_000)
            assert client.until("Refused")["problem"]["code"] == "oversized"
            client.line.send("x" * 1_000_000)
            with pytest.raises(ConnectionClosed) as closed:
                client.until("nothing more")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        with server.sitting(table, tokens[0]) as again:
            assert again.move(4)["is"] == "Done"


def test_it_ends_when_it_is_asked_to(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        table, tokens = make_table(server.http, "tic-tac-toe", persons("A", "B"))
        with server.sitting(table, tokens[0]):
            server.process.send_signal(signal.SIGINT)
            assert server.process.wait(PATIENCE) in (0, -signal.SIGINT, 130)


class Load(threading.Thread):
    """One seat that plays against itself as fast as it can, until the server is gone. Keeps what it was shown."""

    def __init__(self, server: Server, table: str, tokens: dict[int, str]) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.table = table
        self.tokens = tokens
        self.shown: list[dict[str, Any]] = []
        self.done: list[str] = []  # ids of moves that were answered
        self.last: dict[str, Any] = {}  # the last move sent, answered or not
        self.mover = 0

    def run(self) -> None:
        try:
            with (
                self.server.sitting(self.table, self.tokens[0]) as one,
                self.server.sitting(self.table, self.tokens[1]) as two,
            ):
                self.play(one, two)
        except (ConnectionClosed, OSError, EOFError, TimeoutError):
            pass

    def play(self, one: Client, two: Client) -> None:
        while one.result is None:
            seat = 0 if one.is_asked else 1
            acting = (one, two)[seat]
            position = acting.position
            self.last = {"seq": position["seq"], "action": position["choices"][0]["action"], "id": token_hex(8)}
            self.mover = seat
            assert acting.ask("Move", **self.last)["is"] == "Done"
            self.done.append(self.last["id"])
            for client in (one, two):
                client.ask("Ping")  # all that was sent before has come
                if client is one:
                    self.shown = list(one.events)


def test_after_a_power_cut_under_load_nothing_that_was_shown_is_lost(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite3"
    server = Server(data)
    try:
        tables = [make_table(server.http, "star-race", persons("A", "B"), variant="basic") for _ in range(6)]
        loads = [Load(server, table, tokens) for table, tokens in tables]
        for load in loads:
            load.start()
        deadline = time.monotonic() + PATIENCE
        while sum(len(load.done) for load in loads) < 60 and time.monotonic() < deadline:
            time.sleep(0.01)
    finally:
        server.kill()
    for load in loads:
        load.join(PATIENCE)
        assert not load.is_alive()
    assert sum(len(load.done) for load in loads) >= 60
    with running(data) as again:
        for load, (table, tokens) in zip(loads, tables, strict=True):
            with again.sitting(table, tokens[0]) as one, again.sitting(table, tokens[1]) as two:
                assert one.events[: len(load.shown)] == load.shown
                if one.table["status"] == "over":
                    continue
                mover = (one, two)[load.mover]
                before = len(mover.events)
                assert mover.ask("Move", **load.last)["is"] == "Done"  # played before the cut, or only now
                if load.last["id"] in load.done:
                    assert len(mover.events) == before  # and never twice
                for client in (one, two):
                    client.ask("Ping")
                load.play(one, two)  # every table continues to its end
                assert one.result is not None


def test_after_a_power_cut_bots_go_on_though_nobody_looks(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite3"
    seats = [*persons("A"), {"kind": "bot", "level": "random"}]
    server = Server(data, bot_pause=60.0)
    try:
        table, _ = make_table(server.http, "star-race", seats, variant="basic", start_player=1)
    finally:
        server.kill()  # while it is the bot's turn
    with running(data), closing(sqlite3.connect(data)) as reading:
        until = time.monotonic() + PATIENCE
        while reading.execute("SELECT count(*) FROM entries WHERE table_id = ?", (table,)).fetchone() == (1,):
            assert time.monotonic() < until, "the bot has not moved"
            time.sleep(0.02)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="children are listed in /proc, which is not here")
def test_no_worker_is_left_behind_after_a_power_cut(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        bots = [{"kind": "bot", "level": "random"}] * 2
        table, _ = make_table(server.http, "star-race", bots)
        with server.sitting(table) as watcher:
            watcher.until("Update")
        pid = server.process.pid
        workers = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        assert workers
        server.kill()
        until = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{worker}").is_dir() for worker in workers):
            assert time.monotonic() < until, "a worker is still there"
            time.sleep(0.02)
