"""A server that began with interpreted engines goes on with compiled ones, and nobody at a table loses anything.

It runs a copy of the package whose manifest says "compiled" without naming a module: the change is the same, and no
compiler is needed.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from landfall import _compiled
from tests.server.clients import PATIENCE, make_table, persons
from tests.server.serving import Server

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a process cannot be replaced there: ./dev compiles first")


class Compiling(Server):
    """A server of a checkout whose engines are being compiled."""

    def __init__(self, checkout: Path) -> None:
        self.package = checkout / "src" / "landfall"
        shutil.copytree(_compiled.PACKAGE, self.package, ignore=shutil.ignore_patterns("__pycache__", "page"))
        (checkout / "pyproject.toml").touch()
        self.flag = checkout / "compiling"
        self.flag.touch()
        others = {name: value for name, value in os.environ.items() if not name.startswith("LANDFALL_")}
        env = {**others, "PYTHONPATH": str(checkout / "src"), "LANDFALL_COMPILING": str(self.flag)}
        where = ["--port", "0", "--data", str(checkout / "tables.sqlite3"), "--lang", "en"]
        self.start([sys.executable, "-u", "-m", "landfall.cli", "serve", *where], env)

    def line(self) -> str:
        assert self.process.stdout is not None, "its output is a pipe"
        return self.process.stdout.readline()

    def compile(self) -> None:
        manifest = self.package.parents[1] / "build" / "compiled" / _compiled.PYTHON_TAG / "manifest.json"
        manifest.parent.mkdir(parents=True)
        written = manifest.with_suffix(".new")
        written.write_text(json.dumps({"sources": _compiled.source_hashes(self.package), "modules": {}}))
        written.rename(manifest)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Compiling]:
    started = Compiling(tmp_path)
    try:
        assert started.line().startswith("Tables are kept in")
        assert started.line().startswith("The engines are being compiled")
        yield started
    finally:
        started.close()


def test_a_table_goes_on_where_it_was_when_the_engines_are_compiled(server: Compiling) -> None:
    alive = server.http.get("/api/alive").json()
    assert (alive["engines"], alive["compiling"]) == ("interpreted", True)
    table, tokens = make_table(server.http, "star-race", persons("A", "B"), variant="basic", start_player=0)
    with server.sitting(table, tokens[0]) as before:
        move = {"seq": before.position["seq"], "action": before.position["choices"][0]["action"], "id": "same"}
        assert before.ask("Move", **move)["is"] == "Done"
        before.ask("Ping")
        stood, told = before.position, before.events
        server.compile()
        with pytest.raises(ConnectionClosed) as closed:
            before.until("nothing more")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012  # "service restart": a page connects again
    with server.sitting(table, tokens[0]) as after:  # waits in the socket's queue while the server starts again
        assert (after.position, after.events) == (stood, told)
        assert after.ask("Move", **move)["is"] == "Done"  # sent again, played once
        assert after.events == told
    assert server.line().startswith("The engines are compiled now")
    alive = server.http.get("/api/alive").json()
    assert (alive["engines"], alive["compiling"]) == ("compiled", False)
    assert server.process.poll() is None


def test_a_server_whose_engines_cannot_be_compiled_goes_on_as_it_is(server: Compiling) -> None:
    table, tokens = make_table(server.http, "star-race", persons("A", "B"), variant="basic", start_player=0)
    with server.sitting(table, tokens[0]) as client:
        server.flag.unlink()
        assert server.line().startswith("The engines could not be compiled")
        assert client.ask("Ping")["is"] == "Pong"
    assert server.http.get("/api/alive").json()["compiling"] is False


def test_it_ends_at_once_when_it_is_asked_to_while_engines_are_compiled(server: Compiling) -> None:
    server.process.terminate()
    assert server.process.wait(PATIENCE) is not None
