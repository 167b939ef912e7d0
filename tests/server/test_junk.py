"""Malformed, oversized, too frequent and unauthorised messages: a named error, nothing changed, the server stays up."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect

from landfall.flow import LandfallError
from landfall.server import Settings
from landfall.server.connection import handle, read
from landfall.server.device import Device
from landfall.server.entries import Made, SeatMade
from landfall.server.errors import Conflict, NotDone, StorageFailed
from landfall.server.limits import Bucket
from landfall.server.loader import load_table
from landfall.server.lobby import Lobby
from landfall.server.messages import ClientMessage
from landfall.server.table import Table
from landfall.server.workers import Workers
from landfall.server.writes import write_of
from tests.server.clients import PATIENCE, Client, TestLine, make_table, persons, sitting, table_server
from tests.server.stores import MemoryStore

JUNK = [
    ("", "malformed"),
    ("{", "malformed"),
    ("null", "malformed"),
    ("[]", "malformed"),
    ("\u0000", "malformed"),
    ('{"is": "Fly", "id": "1"}', "malformed"),
    ('{"is": "Move", "id": "1", "seq": 0}', "malformed"),
    ('{"is": "Move", "id": "1", "seq": 0, "action": 4, "seat": 1}', "malformed"),
    ('{"is": "Move", "id": "", "seq": 0, "action": 4}', "malformed"),
    ('{"is": "Move", "id": "1", "seq": "0", "action": 4}', "malformed"),
    ('{"is": "Move", "id": "1", "seq": 0, "action": 4.5}', "malformed"),
    ('{"is": "Move", "id": "1", "seq": 0, "action": true}', "malformed"),
    ('{"is": "Move", "id": "1", "seq": 0, "action": -1}', "unknown-action"),
    ('{"is": "Move", "id": "1", "seq": 0, "action": 99999999999999999999999}', "unknown-action"),
    ('{"is": "Move", "id": "1", "seq": 0, "action": {"name": "fly"}}', "unknown-action"),
    ('{"is": "Move", "id": "1", "seq": 0, "action": {"name": "mark"}}', "unknown-action"),
    ('{"is": "Move", "id": "1", "seq": 0, "action": {"name": "mark", "args": {"cell": "4"}}}', "unknown-action"),
    ('{"is": "Move", "id": "1", "seq": 0, "action": {"name": "mark", "args": {"self": 4}}}', "unknown-action"),
    ('{"is": "Move", "id": "1", "seq": 0, "action": {"name": "mark", "args": {"name": "mark"}}}', "unknown-action"),
    ('{"is": "Move", "id": "1", "seq": -7, "action": 4}', "stale"),
    ('{"is": "HandOver", "id": "1", "level": "random", "seat": 9}', "no-such-place"),
    ('{"is": "HandOver", "id": "1", "level": "search:100000000"}', "unknown-level"),
    ('{"is": "Language", "id": "1", "lang": "tlh"}', "malformed"),
    ('{"is": "Chat", "id": "1", "text": "' + "x" * 5000 + '"}', "oversized"),
    ("[" * 3000, "malformed"),
    ('{"is": "Move", "id": "1", "seq": 0, "action": ' + "[" * 1900 + "]" * 1900 + "}", "malformed"),
    ('{"is": "Chat", "id": "1", "text": "\\ud800"}', "malformed"),
]


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with table_server(tmp_path_factory.mktemp("junk")) as client:
        yield client


def refusal(client: Client, text: str) -> str:
    client.line.send(text)
    code: str = client.until("Refused")["problem"]["code"]
    return code


@pytest.mark.parametrize(("text", "code"), JUNK, ids=range(len(JUNK)))
def test_junk_is_refused_by_name_and_changes_nothing(http: Any, text: str, code: str) -> None:
    table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
    with sitting(http, table, tokens[0]) as client:
        before = client.position
        assert refusal(client, text) == code
        assert client.ask("Resync")["is"] == "Done"
        assert client.position == before


def test_bytes_are_refused(http: Any) -> None:
    table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
    with sitting(http, table, tokens[0]) as client:
        line = client.line
        assert isinstance(line, TestLine)
        line.session.send_bytes(b"\xff\x00")
        assert client.until("Refused")["problem"]["code"] == "malformed"


def test_a_refused_message_is_answered_by_its_id_if_it_has_one(http: Any) -> None:
    table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
    with sitting(http, table, tokens[0]) as client:
        client.line.send('{"is": "Move", "id": "mine", "seq": 0}')
        assert client.until("Refused")["id"] == "mine"
        client.line.send("{}")
        assert client.until("Refused")["id"] is None


def test_a_spectator_may_only_look(http: Any) -> None:
    table, _ = make_table(http, "tic-tac-toe", persons("A", "B"))
    for message in (
        {"is": "Move", "seq": 0, "action": 4},
        {"is": "Undo", "seq": 0},
        {"is": "Why", "action": 4},
        {"is": "Preview", "action": 4},
        {"is": "HandOver", "level": "random", "seat": 0},
        {"is": "TakeBack"},
        {"is": "Rename", "name": "me"},
        {"is": "Chat", "text": "me"},
        {"is": "Rematch"},
        {"is": "Abandon"},
    ):
        with sitting(http, table) as watcher:
            assert refusal(watcher, json.dumps({"id": "1", **message})) == "spectator"


@pytest.mark.parametrize(
    ("path", "code", "named"),
    [
        ("/ws/tables/{table}?token=guess", 4401, "bad-token"),
        ("/ws/tables/nothere", 4404, "no-such-table"),
        ("/ws/tables/..%00", 4404, "no-such-table"),
    ],
)
def test_a_socket_that_may_not_be_is_closed_with_the_reason(http: Any, path: str, code: int, named: str) -> None:
    table, _ = make_table(http, "tic-tac-toe", persons("A", "B"))
    with http.websocket_connect(path.format(table=table)) as session:
        refused = json.loads(session.receive_text(timeout=PATIENCE))
        assert refused["problem"]["code"] == named
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_text(timeout=PATIENCE)
        assert closed.value.code == code


@pytest.mark.parametrize("wrong", [StorageFailed("the disk is busy"), Conflict("1"), LandfallError("odd")], ids=repr)
def test_a_failure_that_may_pass_asks_to_come_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: LandfallError
) -> None:
    async def load(table: str, since: int = 0) -> None:
        raise wrong

    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        lobby = http.app.state.lobby
        with monkeypatch.context() as failing:
            failing.setattr(lobby.store, "load", load)
            lobby.rooms[table].broken = True  # the table must be read again
            with http.websocket_connect(f"/ws/tables/{table}?token={tokens[0]}") as session:
                assert json.loads(session.receive_text(timeout=PATIENCE))["is"] == "Refused"
                with pytest.raises(WebSocketDisconnect) as closed:
                    session.receive_text(timeout=PATIENCE)
            assert closed.value.code == 1013
        with sitting(http, table, tokens[0]) as again:
            assert again.is_asked


def test_a_token_of_another_table_opens_nothing(http: Any) -> None:
    table, _ = make_table(http, "tic-tac-toe", persons("A", "B"))
    _, others = make_table(http, "tic-tac-toe", persons("A", "B"))
    with http.websocket_connect(f"/ws/tables/{table}?token={others[0]}") as session:
        assert json.loads(session.receive_text(timeout=PATIENCE))["problem"]["code"] == "bad-token"


def test_too_many_messages_are_refused_and_then_the_connection_is_closed(tmp_path: Path) -> None:
    with table_server(tmp_path, messages_per_second=0.001, messages_at_once=5) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        with sitting(http, table, tokens[0]) as client:
            for _ in range(5):
                client.send("Ping")
            client.line.send('{"is": "Ping", "id": "mine"}')
            refused = client.until("Refused")
            assert (refused["id"], refused["problem"]["code"]) == ("mine", "too-frequent")
            client.line.send('{"is": "Chat", "id": "long", "text": "' + "x" * 5000 + '"}')
            refused = client.until("Refused")
            assert (refused["id"], refused["problem"]["code"]) == (None, "too-frequent")
            for _ in range(60):
                client.send("Move", seq=0, action=4)
            with pytest.raises(WebSocketDisconnect) as closed:
                client.until("nothing more")
            assert closed.value.code == 4429
        with sitting(http, table, tokens[0]) as again:
            assert again.position["view"]["cells"] == [-1] * 9


def test_being_too_frequent_now_and_then_does_not_add_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("landfall.server.limits.monotonic", lambda: now)
    with table_server(tmp_path, messages_per_second=1.0, messages_at_once=5) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        with sitting(http, table, tokens[0]) as client:
            for _ in range(20):  # 100 messages too many in all
                answers = [client.ask("Ping")["is"] for _ in range(10)]
                assert answers == ["Pong"] * 5 + ["Refused"] * 5
                now += 5.0


def test_too_many_requests_from_one_address_are_refused(tmp_path: Path) -> None:
    with table_server(tmp_path, requests_per_second=0.001, requests_at_once=2) as http:
        for _ in range(2):
            make_table(http, "tic-tac-toe", persons("A", "B"))
        refused = http.post("/api/tables", json={"game": "tic-tac-toe", "seats": persons("A", "B")})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-frequent")


def test_too_many_who_watch_are_refused_and_keep_no_player_out(tmp_path: Path) -> None:
    with table_server(tmp_path, watchers_per_table=1) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        with sitting(http, table), http.websocket_connect(f"/ws/tables/{table}") as session:
            assert json.loads(session.receive_text(timeout=PATIENCE))["problem"]["code"] == "too-many-watch"
            with sitting(http, table, tokens[0]) as player:
                assert player.is_asked


BAD_REQUESTS: list[tuple[Any, int, str]] = [
    ({"game": "chess", "seats": persons("A", "B")}, 404, "unknown-game"),
    ({"game": "star-race", "seats": persons("A")}, 400, "bad-setup"),
    ({"game": "star-race", "seats": persons("A", "B"), "options": {"variant": "hard"}}, 400, "bad-setup"),
    ({"game": "star-race", "seats": persons("A", "B"), "options": {"x": 1}}, 400, "bad-setup"),
    ({"game": "star-race", "seats": [{"kind": "bot", "level": "x"}] * 2}, 400, "unknown-level"),
    ({"game": "star-race", "seats": [{"kind": "king"}]}, 400, "malformed"),
    ({"game": "star-race", "seats": persons("A", "B"), "seed": "7"}, 400, "malformed"),
    ({"game": "star-race", "seats": persons("A", "x" * 33)}, 400, "malformed"),
    ([], 400, "malformed"),
    ("{", 400, "malformed"),
    ("[" * 30000, 400, "malformed"),
    ('{"game": "star-race", "seats": [], "options": {"x": ' + "[" * 5000 + "]" * 5000 + "}}", 400, "malformed"),
    ({"game": "x" * 70000, "seats": []}, 413, "oversized"),
]


@pytest.mark.parametrize(("body", "status", "code"), BAD_REQUESTS, ids=range(len(BAD_REQUESTS)))
def test_a_table_that_cannot_be_set_is_refused_by_name(http: Any, body: Any, status: int, code: str) -> None:
    content = body if isinstance(body, str) else json.dumps(body)
    answer = http.post("/api/tables?lang=fr", content=content, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["words"]


def test_wrong_addresses_and_methods_are_refused_by_name(http: Any) -> None:
    assert http.get("/api/nothing").json()["code"] == "no-such-page"
    assert http.get("/api/tables/%00").json()["code"] == "no-such-table"
    assert http.get("/api/texts/star-race/xx.ftl").json()["code"] == "unknown-language"
    assert http.get("/api/texts/nothing/en.ftl").json()["code"] == "unknown-game"
    assert http.delete("/api/tables").json()["code"] == "not-allowed"


@pytest.mark.parametrize("address", ["/%00", "/assets/%00", "/x%00.js", "/" + "x" * 300, "/assets/" + "x" * 300])
def test_an_address_that_no_file_can_have_is_no_page(tmp_path: Path, address: str) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<!doctype html>")
    with table_server(tmp_path, page=tmp_path / "page") as http:
        answer = http.get(address)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
KINDS = ["Move", "Undo", "Why", "Preview", "HandOver", "Rename", "Chat", "Abandon", "Language", "Resync", "Ping"]
ALMOST = st.fixed_dictionaries(
    {"is": st.sampled_from(KINDS)},
    optional=dict.fromkeys(("id", "seq", "action", "level", "seat", "name", "text", "lang", "since"), JSON_VALUES),
)


@settings(max_examples=300)
@given(st.one_of(st.text(max_size=200), st.binary(max_size=200), JSON_VALUES.map(json.dumps), ALMOST.map(json.dumps)))
def test_whatever_comes_is_either_a_message_or_refused_by_name(sent: str | bytes) -> None:
    message = None
    with contextlib.suppress(NotDone):
        message = read(sent, 4096)
    if message is not None:
        assert msgspec.json.decode(msgspec.json.encode(message), type=ClientMessage) == message


FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "id": st.sampled_from(["1", "2", "3"]),
    "seq": st.integers(0, 4),
    "action": st.one_of(
        st.integers(0, 8),
        st.fixed_dictionaries({"name": st.just("mark"), "args": st.fixed_dictionaries({"cell": st.integers(0, 9)})}),
    ),
    "level": st.sampled_from(["random", "nobody"]),
    "seat": st.integers(0, 3),
    "name": st.sampled_from(["Ania", " ", "\u200f"]),
    "text": st.sampled_from(["hello", "\n"]),
    "lang": st.sampled_from(["pl", "fr"]),
    "wish": st.booleans(),
    "since": st.integers(-2, 9),
    "then": st.lists(st.integers(0, 9), max_size=3),
    "after": st.lists(st.integers(0, 9), max_size=3),
}
NEEDED = {
    "Move": ["id", "seq", "action"],
    "Undo": ["id", "seq"],
    "Why": ["id", "action", "after"],
    "Preview": ["id", "action", "then"],
    "HandOver": ["id", "level", "seat"],
    "TakeBack": ["id"],
    "Rename": ["id", "name"],
    "Chat": ["id", "text"],
    "Rematch": ["id"],
    "Abandon": ["id", "wish"],
    "Language": ["id", "lang"],
    "Resync": ["id", "since"],
}
MESSAGES = st.one_of(
    *(
        st.fixed_dictionaries({"is": st.just(kind), **{name: FIELDS[name] for name in names}})
        for kind, names in NEEDED.items()
    )
)


@settings(max_examples=150)
@given(st.lists(st.tuples(st.sampled_from([0, 1, None]), MESSAGES), max_size=25))
def test_whatever_people_do_in_whatever_order_the_table_holds(sent: list[tuple[int | None, Any]]) -> None:
    async def play() -> None:
        store = MemoryStore()
        seats = [SeatMade("person", name, None, name) for name in ("A", "B")]
        made = Made("tic-tac-toe", "1", {}, seats, "seed", True, 0)
        lobby = Lobby(store, Workers(1), Settings(bot_pause=3600.0))
        table = Table("t", made)
        await store.append(write_of(table, made))
        room = lobby.open(table)
        lobby.workers.closed = True
        devices = {seat: Device(seat, "en", Bucket(1e6, 10**6)) for seat in (0, 1, None)}
        for device in devices.values():
            room.join(device, 0)
        for seat, message in sent:
            await handle(lobby, room, devices[seat], json.dumps(message))
        told = [device.unsent.get_nowait() for device in devices.values() for _ in range(device.unsent.qsize())]
        assert not any(b'"code":"failed"' in text for text in told)
        again = await load_table(store, "t")
        assert again is not None
        assert again.in_play()[0].digest() == room.table.in_play()[0].digest()
        assert again.seqs == room.table.seqs
        await lobby.close()

    asyncio.run(play())
