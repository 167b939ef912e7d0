"""What the server's tests share: a client for one seat, over the test client's socket or a real one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any, Protocol

from litestar.testing import TestClient

from landfall.server import Settings, make_app

PATIENCE = 60.0  # seconds until a message that does not come fails the test

Message = dict[str, Any]


class Line(Protocol):
    """A socket's two ends, whatever it is made of."""

    def send(self, text: str) -> None: ...

    def receive(self) -> str: ...


class TestLine:
    """A socket of Litestar's test client."""

    __test__ = False

    def __init__(self, session: Any) -> None:
        self.session = session

    def send(self, text: str) -> None:
        self.session.send_text(text)

    def receive(self) -> str:
        text: str = self.session.receive_text(timeout=PATIENCE)
        return text


class RealLine:
    """A socket over loopback."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    def send(self, text: str) -> None:
        self.connection.send(text)

    def receive(self) -> str:
        text: str = self.connection.recv(timeout=PATIENCE)
        return text


class Client:
    """A seat or a spectator: sends messages, keeps the latest position and the story as a page does."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.received: list[str] = []
        self.position: Message = {}
        self.table: Message = {}
        self.events: list[Message] = []
        self.result: Message | None = None
        self.count = 0
        self.mark = token_hex(4)  # ids differ between the devices of a seat

    def next(self) -> Message:
        """The next message of the server."""
        text = self.line.receive()
        self.received.append(text)
        message: Message = json.loads(text)
        if message["is"] in ("Sync", "Update"):
            self.position = message["position"]
            self.events = self.events[: message["events_from"]] + message["events"]
        if message["is"] in ("Sync", "Table"):
            self.table = message["table"]
        if message["is"] == "Over":
            self.result = message["result"]
        return message

    def until(self, *kinds: str) -> Message:
        """The next message of one of these kinds."""
        while True:
            message = self.next()
            if message["is"] in kinds:
                return message

    def send(self, kind: str, /, **fields: Any) -> str:
        """Send a message; returns its id."""
        self.count += 1
        id = str(fields.pop("id", f"{self.mark}-{self.count}"))
        self.line.send(json.dumps({"is": kind, "id": id, **fields}))
        return id

    def ask(self, kind: str, /, **fields: Any) -> Message:
        """Send a message and wait for its answer."""
        id = self.send(kind, **fields)
        while True:
            message = self.until("Done", "Refused", "Reason", "Previewed", "Hinted", "Pong")
            if message["id"] == id:
                return message

    def move(self, action: Any = None, **fields: Any) -> Message:
        """Take an action, the first legal one by default."""
        chosen = self.position["choices"][0]["action"] if action is None else action
        return self.ask("Move", seq=fields.pop("seq", self.position["seq"]), action=chosen, **fields)

    @property
    def is_asked(self) -> bool:
        return bool(self.position["choices"])


def settings(folder: Path, **chosen: Any) -> Settings:
    quick: dict[str, Any] = {
        "data": str(folder / "tables.sqlite3"),
        "bot_pause": 0.0,
        "bot_ms": 50.0,
        "bot_grace": PATIENCE,  # however busy the machine is, the bot moves and not chance
        "workers": 1,
    }
    limits = {
        "messages_per_second": 1000.0,
        "messages_at_once": 1000,
        "changes_at_once": 1000,
        "connects_at_once": 1000,
        "requests_at_once": 1000,
    }
    return Settings(**{**quick, **limits, "presence_pause": 0.02, **chosen})


@contextmanager
def table_server(folder: Path, **chosen: Any) -> Iterator[TestClient[Any]]:
    """A server in this process, without a network."""
    with TestClient(make_app(settings(folder, **chosen))) as http:
        yield http


def persons(*names: str) -> list[Message]:
    return [{"kind": "person", "name": name} for name in names]


def make_table(http: Any, game: str, seats: list[Message], **options: Any) -> tuple[str, dict[int, str]]:
    """A new table: its id and the tokens of its persons."""
    answer = http.post("/api/tables", json={"game": game, "seats": seats, "options": options})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["table"]["id"], {link["seat"]: link["token"] for link in made["links"]}


@contextmanager
def sitting(http: Any, table: str, token: str | None = None, **query: Any) -> Iterator[Client]:
    """A client connected over the test client's socket; the first `Sync` is already read."""
    asked = {**query, **({"token": token} if token else {})}
    with http.websocket_connect(f"/ws/tables/{table}", params=asked) as session:
        client = Client(TestLine(session))
        assert client.next()["is"] == "Sync"
        yield client
