"""Who is let in: which pages, which names of the server, which forms of a request, and how often."""

from __future__ import annotations

import json
import logging
import re
import socket
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from landfall.server.gate import is_number
from landfall.server.page import safety
from landfall.texts import LANGUAGES
from tests.server.clients import PATIENCE, make_table, persons, sitting, table_server
from tests.server.serving import running

WISH = {"game": "tic-tac-toe", "seats": persons("Ada", "Bob")}
OWN = "http://testserver.local"  # the test client's name of the server


def made(http: Any, **headers: str) -> tuple[int, str]:
    answer = http.post("/api/tables", json=WISH, headers=headers)
    return answer.status_code, answer.json().get("code", "")


def opened(http: Any, table: str, **headers: str) -> tuple[str, int]:
    """What a socket hears first, and the code it is closed with if it is refused."""
    with http.websocket_connect(f"/ws/tables/{table}", headers=headers) as session:
        told = json.loads(session.receive_text(timeout=PATIENCE))
        if told["is"] != "Refused":
            return told["is"], 0
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_text(timeout=PATIENCE)
        return told["problem"]["code"], closed.value.code


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "https://testserver.local.evil.example", "null", "", f"{OWN}:81", "http://", "file://"],
)
def test_another_page_changes_nothing_and_opens_no_socket(tmp_path: Path, origin: str) -> None:
    with table_server(tmp_path) as http:
        table, _ = make_table(http, "tic-tac-toe", persons("Ada", "Bob"))
        assert made(http, origin=origin) == (403, "foreign-page")
        assert len(http.get("/api/tables").json()) == 1
        assert opened(http, table, origin=origin) == ("foreign-page", 4403)


def test_the_servers_own_page_and_programs_are_let_in(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, _ = make_table(http, "tic-tac-toe", persons("Ada", "Bob"))
        for origin in (OWN, "https://TESTSERVER.local"):  # a web server in front may speak https
            assert made(http, origin=origin)[0] == 201
            assert opened(http, table, origin=origin) == ("Sync", 0)
        assert made(http)[0] == 201
        assert opened(http, table) == ("Sync", 0)
        assert http.get("/api/games", headers={"origin": "http://evil.example"}).status_code == 200


def test_a_server_with_a_public_address_goes_by_no_other_name(tmp_path: Path) -> None:
    with table_server(tmp_path, public=("https://games.example.org",)) as http:
        named = {"host": "games.example.org"}
        table = http.post("/api/tables", json=WISH, headers=named).json()["table"]["id"]
        assert http.get("/", headers=named).status_code == 200
        for host in ("evil.example", "games.example.org.evil.example", ""):
            answer = http.get("/api/tables", headers={"host": host})
            assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")
            # the name of a stranger that leads here: their page and this server have the same origin
            assert made(http, host=host, origin=f"http://{host}") == (421, "unknown-host")
        assert opened(http, table, host="evil.example", origin="http://evil.example") == ("unknown-host", 4403)
        for host in ("127.0.0.1:8000", "localhost:8000", "[::1]:8000", "192.168.1.7"):
            assert http.get("/api/tables", headers={"host": host}).status_code == 200
        # a web server in front that does not pass the name on
        assert made(http, host="127.0.0.1:8000", origin="https://games.example.org")[0] == 201


def test_only_numbers_and_localhost_count_as_numbers() -> None:
    assert all(map(is_number, ("127.0.0.1", "10.0.0.7:80", "[::1]", "[fe80::1]:8000", "localhost", "localhost:1")))
    assert not any(map(is_number, ("", "evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "[x]:1")))


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_is_sent_is_json_and_says_so(tmp_path: Path, kind: str) -> None:
    with table_server(tmp_path) as http:
        answer = http.post("/api/tables", content=json.dumps(WISH), headers={"content-type": kind})
        assert (answer.status_code, answer.json()["code"]) == (415, "media-type")
        kind = "Application/JSON; charset=utf-8"
        answer = http.post("/api/tables", content=json.dumps(WISH), headers={"content-type": kind})
        assert answer.status_code == 201


def test_reading_is_limited_by_address(tmp_path: Path) -> None:
    with table_server(tmp_path, reads_per_second=0.001, reads_at_once=3) as http:
        for path in ("/", "/api/games", "/api/tables"):
            assert http.get(path).status_code == 200
        for path in ("/", "/api/games", "/api/tables", "/api/schema/openapi.json"):
            answer = http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-frequent")
        assert made(http)[0] == 201  # what changes something has a limit of its own


def test_junk_is_limited_before_it_is_read(tmp_path: Path) -> None:
    with table_server(tmp_path, requests_per_second=0.001, requests_at_once=2) as http:
        asked = [http.post("/api/tables", content=b"{", headers={"content-type": "application/json"}) for _ in range(3)]
        assert [answer.status_code for answer in asked] == [400, 400, 429]


def test_no_browser_guesses_the_kind_of_an_answer(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        paths = ("/", "/api/games", "/api/tables/x", "/api/texts/common/pl.ftl", "/api/x")
        answers = [http.get(path) for path in paths]
        answers += [http.delete("/api/tables"), http.post("/api/tables", content=b"{")]
        for answer in answers:
            assert answer.headers.get_list("x-content-type-options") == ["nosniff"]
            assert answer.headers["content-type"].count("charset") <= 1
        assert answers[3].headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize(
    ("host", "sockets"),
    [
        ("box:8000", " ws://box:8000 wss://box:8000"),
        ("games.example.org", " ws://games.example.org wss://games.example.org"),
        ("[::1]:8000", ""),  # a policy cannot name it; browsers of today take sockets for a part of 'self'
        ("x; script-src *", ""),
    ],
)
def test_the_page_speaks_with_its_own_server_alone(host: str, sockets: str) -> None:
    policy = safety(host)["Content-Security-Policy"]
    assert re.search("connect-src ([^;]*);", policy)[1] == f"'self'{sockets}"  # type: ignore[index]
    assert "script-src" not in policy


def test_the_page_is_sent_with_its_policy(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        sent = http.get("/", headers={"host": "box:8000"}).headers
    assert safety("box:8000").items() <= {name.title(): value for name, value in sent.items()}.items()


# -- what is no request at all ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("body", [b"\xff\xfe{", b'{"game":"\xff","seats":[]}', b'{"\xff":1}'])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_body_that_is_no_utf_8_is_refused_and_noted_in_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, body: bytes, lang: str
) -> None:
    with table_server(tmp_path) as http, caplog.at_level(logging.WARNING, "landfall.server"):
        headers = {"content-type": "application/json", "accept-language": lang}
        answer = http.post("/api/tables", content=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    (line,) = caplog.records
    assert "testclient: POST /api/tables was refused" in line.getMessage()
    assert line.exc_info is None


@pytest.mark.parametrize("strange", ["name", "self"])
def test_an_unknown_action_with_strange_arguments_is_refused_by_name(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, strange: str
) -> None:
    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("Ada", "Bob"))
        with sitting(http, table, tokens[0]) as ada:
            for name in ("fly", "mark"):
                action = {"name": name, "args": {strange: 1}}
                for message in ({"is": "Move", "seq": 0}, {"is": "Why"}, {"is": "Preview"}):
                    ada.line.send(json.dumps({"id": "1", "action": action, **message}))
                    assert ada.until("Refused")["problem"]["code"] == "unknown-action"
    assert not caplog.records


def test_a_client_that_leaves_while_it_sends_is_one_line_in_the_log(tmp_path: Path) -> None:
    told = tmp_path / "log"
    with told.open("w") as log, running(tmp_path / "tables.sqlite3", log) as server:
        host, _, port = server.address.removeprefix("http://").partition(":")
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as gone:
            head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99"
            gone.sendall(f'{head}\r\n\r\n{{"game":'.encode())
        while not told.read_text():  # the server hears of it in its own time
            server.http.get("/api/games")
        assert server.http.get("/api/games").status_code == 200
    (line,) = told.read_text().splitlines()
    assert re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d+ WARNING 127\.0\.0\.1: .* left before it had sent all$", line)
