"""`landfall serve` as a host types it: where it can be reached, and what it says when it cannot start."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from landfall.server.run import addresses, network_address, without_password
from tests.cli.runner import run


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ran = run("serve", "--port", str(port), "--data", str(tmp_path / "t.sqlite3"), "--lang", "en")
    assert ran.code == 2
    assert ran.err.startswith(f"Error: 127.0.0.1 port {port} cannot be used")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_data_that_cannot_be_kept_is_said_in_one_line(tmp_path: Path, lang: str) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear friends, " * 100)
    for place in (letter, letter / "below.sqlite3"):
        ran = run("serve", "--port", "0", "--data", str(place), "--lang", lang)
        assert ran.code == 2
        assert str(letter) in ran.err
        assert ran.err.count("\n") == 1
        assert lang == "en" or "cannot" not in ran.err.replace(str(letter), "")


def test_the_links_are_those_people_can_open() -> None:
    assert addresses("127.0.0.1", 8000) == ["http://127.0.0.1:8000/"]
    assert addresses("::1", 8000) == ["http://[::1]:8000/"]
    everywhere = addresses("0.0.0.0", 8000)
    near = network_address()
    assert everywhere == ["http://127.0.0.1:8000/", *([f"http://{near}:8000/"] if near else [])]


def test_a_password_is_not_shown() -> None:
    assert without_password("postgresql://me:secret@host/db") == "postgresql://host/db"
    assert without_password("/home/me/tables.sqlite3") == "/home/me/tables.sqlite3"
