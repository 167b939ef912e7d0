"""What goes over a socket is compressed where it is worth it, and no connection holds memory for it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from landfall.server.protocols import WORTH_IT, SparingFactory
from tests.server.clients import Client, RealLine, make_table, persons
from tests.server.serving import running

CHROME = [("client_max_window_bits", None)]  # as browsers offer it
SAFARI: list[tuple[str, str | None]] = []
ALL = [("server_max_window_bits", "10"), ("client_max_window_bits", "12"), ("server_no_context_takeover", None)]


@pytest.mark.parametrize("offer", [CHROME, SAFARI, ALL], ids=["chrome", "safari", "all"])
def test_each_message_is_compressed_by_itself_if_it_is_worth_it(offer: list[tuple[str, str | None]]) -> None:
    answer, ours = SparingFactory().process_request_params(offer, [])
    assert {"server_no_context_takeover", "client_no_context_takeover"} <= {name for name, _ in answer}
    theirs = PerMessageDeflate(True, True, ours.local_max_window_bits, ours.remote_max_window_bits)
    for text in (b"x" * (WORTH_IT - 1), b"x" * WORTH_IT, b'{"is":"Update"}' * 5000, os.urandom(5000).hex().encode()):
        sent = ours.encode(Frame(Opcode.TEXT, text))
        assert sent.rsv1 == (len(text) >= WORTH_IT)
        assert len(sent.data) <= len(text)
        assert bytes(theirs.decode(sent).data) == text
        assert bytes(ours.decode(theirs.encode(Frame(Opcode.TEXT, text))).data) == text
        assert not hasattr(ours, "encoder")
        assert not hasattr(ours, "decoder")


@pytest.mark.parametrize("offered", [True, False])
def test_a_game_is_played_over_compressed_and_plain_sockets(tmp_path: Path, offered: bool) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        table, tokens = make_table(server.http, "star-race", persons("Ania", "Ola"))
        address = f"{server.address.replace('http', 'ws', 1)}/ws/tables/{table}?token={tokens[0]}"
        offer = [ClientPerMessageDeflateFactory(client_max_window_bits=True)] if offered else None
        with connect(address, compression=None, extensions=offer) as socket:
            agreed = socket.response.headers.get("Sec-WebSocket-Extensions", "") if socket.response else ""
            assert ("no_context_takeover" in agreed) == offered
            client = Client(RealLine(socket))
            client.until("Sync")
            assert client.ask("Ping")["is"] == "Pong"
            if client.is_asked:
                assert client.move()["is"] == "Done"
            assert client.ask("Resync")["is"] == "Done"
