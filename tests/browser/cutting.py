"""A proxy between a page and the server that can lose what is said and cut the line."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

CHUNK = 65536


class Cutting:
    """Passes bytes both ways. While `deaf`, nothing reaches the server; while `mute`, nothing comes back."""

    def __init__(self, server: str) -> None:
        parts = urlsplit(server)
        assert parts.hostname is not None
        assert parts.port is not None
        self.server = (parts.hostname, parts.port)
        self.deaf = False
        self.mute = False
        self.heard = threading.Event()  # the page has said something since `listen`
        self.answered = threading.Event()  # and then the server has
        self.lines: list[socket.socket] = []
        self.carrying: list[threading.Thread] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        while True:
            try:
                page, _ = self.listening.accept()
            except OSError:
                return  # closed
            server = socket.create_connection(self.server)
            self.lines += [page, server]
            for ends in ((page, server, True), (server, page, False)):
                carrying = threading.Thread(target=self.carry, args=ends, daemon=True)
                carrying.start()
                self.carrying.append(carrying)

    def carry(self, source: socket.socket, goal: socket.socket, is_asking: bool) -> None:
        with contextlib.suppress(OSError):
            while chunk := source.recv(CHUNK):
                if is_asking:
                    self.heard.set()
                elif self.heard.is_set():
                    self.answered.set()
                if not (self.deaf if is_asking else self.mute):
                    goal.sendall(chunk)
        for end in (source, goal):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        source.close()  # the other way closes the other end

    def listen(self, deaf: bool = False, mute: bool = False) -> None:
        """From now on lose what is said one way."""
        self.deaf, self.mute = deaf, mute
        self.heard.clear()
        self.answered.clear()

    def cut(self) -> None:
        """Break every line that is open; new ones pass everything."""
        lines, self.lines = self.lines, []
        for line in lines:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
        self.deaf = self.mute = False

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self.listening.shutdown(socket.SHUT_RDWR)
        self.listening.close()
        self.cut()
        for thread in self.carrying:
            thread.join(5)


@contextmanager
def cutting(server: str) -> Iterator[Cutting]:
    proxy = Cutting(server)
    try:
        yield proxy
    finally:
        proxy.close()
