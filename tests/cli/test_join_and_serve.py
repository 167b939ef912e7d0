"""join and serve from the command line: what goes wrong is said in one line, and the defaults agree."""

from __future__ import annotations

import inspect
import socket
from pathlib import Path

import pytest

from landfall.cli import serve as serving
from landfall.cli.app import HOST, PORT
from landfall.server import Settings, serve
from landfall.terminal.tables.saved import new_place
from landfall.texts import LANGUAGES
from tests.cli.runner import run


def test_the_port_is_the_same_everywhere() -> None:
    defaults = {name: one.default for name, one in inspect.signature(serve).parameters.items()}
    assert (defaults["host"], defaults["port"]) == (HOST, PORT)
    assert f"[default: {PORT}]" in run("serve", "--help").out
    assert f"[default: {PORT}]" in run("doctor", "--help").out


def test_the_data_of_a_server_lies_beside_the_saved_games(tmp_path: Path) -> None:
    assert Path(Settings().data_place()).parent == new_place("star-race").parent.parent == tmp_path / "data"


def test_what_a_host_may_set_reaches_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[Settings] = []
    monkeypatch.setattr(serving, "serve_tables", lambda host, port, data, settings, lang: chosen.append(settings))
    assert run("serve").code == 0
    assert run("serve", "--public", "https://a.example", "--public", "http://b.example:81").code == 0
    assert run("serve", "--absent-grace", "5min", "--put-aside", "3d").code == 0
    usual, public, times = chosen
    assert (usual.public, usual.absent_grace, usual.put_aside) == (
        Settings().public,
        Settings().absent_grace,
        Settings().put_aside,
    )
    assert public.public == ("https://a.example", "http://b.example:81")
    assert (times.absent_grace, times.put_aside) == (300.0, 3 * 24 * 3600.0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wrong", [("--public", "games.example"), ("--absent-grace", "-1s"), ("--put-aside", "soon")])
def test_what_a_host_may_not_set_is_said(wrong: tuple[str, str], lang: str) -> None:
    ran = run("serve", f"{wrong[0]}={wrong[1]}", "--lang", lang)
    assert ran.code == 2
    assert wrong[1] in ran.err
    assert ran.err.count("\n") == 1


def test_a_port_that_is_taken_is_said() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = run("serve", "--port", port)
    assert ran.code == 2
    assert port in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_that_is_none_is_said(lang: str) -> None:
    ran = run("join", "http://example.org/elsewhere", "--lang", lang)
    assert ran.code == 2
    assert "http://example.org/elsewhere" in ran.err
    assert ran.err.count("\n") == 1


def test_a_server_that_is_not_there_is_said() -> None:
    ran = run("join", "http://127.0.0.1:1/table/abc")
    assert ran.code == 2
    assert "No server answers at http://127.0.0.1:1" in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["join", "serve"])
def test_help_is_there_in_all_languages(command: str, lang: str) -> None:
    ran = run(command, "--help", "--lang", lang)
    assert ran.code == 0
    assert "--lang" in ran.out


def test_plain_prompts_can_be_asked_for() -> None:
    ran = run("play", "star-race", "--seats", "you,random", "--plain", typed="quit\n")
    assert ran.code == 0
    assert "Play a card." in ran.out


@pytest.mark.parametrize(("lang", "sign"), [("en", "."), ("pl", ","), ("fr", ",")])
def test_decimals_are_written_as_the_language_does(lang: str, sign: str) -> None:
    ran = run("simulate", "tic-tac-toe", "--games", "3", "--processes", "1", "--lang", lang)
    assert ran.code == 0
    shares = [word for word in ran.out.split() if word.rstrip("%")[:1].isdigit() and sign in word]
    assert shares, ran.out
