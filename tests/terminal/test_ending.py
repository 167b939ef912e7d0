"""A program that is told to end leaves the terminal as it found it, and the game saved."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import landfall
from tests.server.clients import make_table, persons
from tests.server.serving import running

pty = pytest.importorskip("pty", reason="this system has no terminals of its own")

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0
WHOLE_SCREEN, BACK = b"\x1b[?1049h", b"\x1b[?1049l"


GAMES = ["antarctica", "evacuation", "planet-unknown", "star-race"]
LONG = "strong:300000ms"  # thinks until the test is over
OWN = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "  # closing the window sends it a signal


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, *arguments: str, home: Path, is_told: bool = False) -> None:
        self.master, slave = pty.openpty()
        paths = os.pathsep.join(place for place in sys.path if place)
        env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30", "PYTHONPATH": paths}
        self.program = subprocess.Popen(
            [sys.executable, "-c", f"{OWN if is_told else ''}from landfall.cli import main; main()", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**env, "XDG_DATA_HOME": str(home)},
            start_new_session=True,
        )
        os.close(slave)
        self.seen = b""
        self.is_open = True

    def read_until(self, awaited: bytes | None) -> None:
        """Read until this has come, or until the program has closed the terminal."""
        end = time.monotonic() + PATIENCE
        while awaited is None or awaited not in self.seen:
            assert time.monotonic() < end, f"{awaited!r} did not come: {self.seen[-2000:]!r}"
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    chunk = os.read(self.master, 65536)
                except OSError:  # so Linux says that the other end is closed
                    chunk = b""
                if not chunk:
                    assert awaited is None, f"it ended before {awaited!r} came: {self.seen[-2000:]!r}"
                    return
                self.seen += chunk
            elif awaited is None and self.program.poll() is not None:
                return

    def close_window(self) -> None:
        self.is_open = False
        os.close(self.master)

    def thinking_processes(self) -> list[int]:
        """Those that bots think in, once there is one."""
        children = Path(f"/proc/{self.program.pid}/task/{self.program.pid}/children")
        if not children.exists():
            pytest.skip("this system does not list the children of a process")
        end = time.monotonic() + PATIENCE
        while not children.read_text().split():
            assert time.monotonic() < end, f"no bot thinks: {self.seen[-2000:]!r}"
            if select.select([self.master], [], [], 0.2)[0]:
                self.seen += os.read(self.master, 65536)
        return [int(number) for number in children.read_text().split()]

    def close(self) -> None:
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait(PATIENCE)
        if self.is_open:
            os.close(self.master)


def is_there(process: int) -> bool:
    """Whether it runs; one that has ended and waits for nobody but the system does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def has_gone(process: int) -> bool:
    end = time.monotonic() + PATIENCE
    while is_there(process):
        if time.monotonic() > end:
            os.kill(process, signal.SIGKILL)
            return False
        time.sleep(0.05)
    return True


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP], ids=["ended", "window closed"])
def test_a_game_on_the_whole_screen_is_saved_and_the_terminal_given_back(
    tmp_path: Path, number: signal.Signals
) -> None:
    place = tmp_path / "game.json"
    terminal = Terminal(
        "play", "star-race", "--seats", "you,random", "--seed", "7", "--record", str(place), "--lang", "en",
        home=tmp_path,
    )  # fmt: skip
    try:
        terminal.read_until(WHOLE_SCREEN)
        terminal.read_until(b"confirm")
        before = landfall.Record.from_json(place.read_bytes())
        terminal.program.send_signal(number)
        terminal.read_until(None)
        assert terminal.program.wait(PATIENCE) == 128 + number
    finally:
        terminal.close()
    assert terminal.seen.rfind(BACK) > terminal.seen.rfind(WHOLE_SCREEN)
    assert terminal.seen.rfind(b"\x1b[?25h") > terminal.seen.rfind(b"\x1b[?25l")  # the cursor is shown again
    after = landfall.Record.from_json(place.read_bytes())
    assert after.parts[0].seed == before.parts[0].seed
    landfall.replay(after)


@pytest.mark.parametrize("mode", ["screen", "prompts"])
@pytest.mark.parametrize("is_told", [True, False], ids=["told", "not told"])
@pytest.mark.parametrize("game", GAMES)
def test_a_closed_window_ends_the_game_and_the_bots_that_think(
    tmp_path: Path, game: str, is_told: bool, mode: str
) -> None:
    """Told by a signal, or not: a program under another one hears of its terminal only by looking."""
    place = tmp_path / "game.json"
    terminal = Terminal(
        "play", game, "--seats", f"{LONG},{LONG}", "--seed", "7", "--record", str(place), "--lang", "en",
        *(["--plain"] if mode == "prompts" else []), home=tmp_path, is_told=is_told,
    )  # fmt: skip
    try:
        terminal.read_until(b"thinking" if mode == "prompts" else WHOLE_SCREEN)
        thinking = terminal.thinking_processes()
        terminal.close_window()
        assert terminal.program.wait(PATIENCE) == 128 + signal.SIGHUP
    finally:
        terminal.close()
    assert [process for process in thinking if not has_gone(process)] == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.json"]
    assert not landfall.replay(landfall.Record.from_json(place.read_bytes())).is_terminal()


def test_a_terminal_that_takes_no_more_text_does_not_keep_a_program_from_ending(tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    terminal = Terminal(
        "play", "star-race", "--seats", "you,random", "--seed", "7", "--record", str(place), "--lang", "en",
        home=tmp_path,
    )  # fmt: skip
    try:
        terminal.read_until(b"confirm")
        for _ in range(200):  # each key draws a part of the screen again, and nobody looks
            os.write(terminal.master, b"?\x1b[B\x1b")
            time.sleep(0.01)
        terminal.program.send_signal(signal.SIGTERM)
        assert terminal.program.wait(PATIENCE) == 128 + signal.SIGTERM
    finally:
        terminal.close()
    landfall.replay(landfall.Record.from_json(place.read_bytes()))


def test_a_game_whose_window_was_closed_goes_on(tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    first = Terminal(
        "play", "star-race", "--seats", "you,random", "--seed", "7", "--record", str(place), "--lang", "en",
        home=tmp_path, is_told=True,
    )  # fmt: skip
    try:
        first.read_until(b"confirm")
        first.close_window()
        assert first.program.wait(PATIENCE) == 128 + signal.SIGHUP
    finally:
        first.close()
    again = Terminal("play", "--resume", str(place), "--lang", "en", home=tmp_path)
    try:
        again.read_until(b"confirm")
        os.write(again.master, b"\x11")  # Ctrl-Q
        again.read_until(None)
        assert again.program.wait(PATIENCE) == 0
    finally:
        again.close()
    assert b"The game is saved in" in again.seen


@pytest.mark.parametrize("is_told", [True, False], ids=["told", "not told"])
@pytest.mark.parametrize("arguments", [[], ["--watch"]], ids=["asked for a name", "at the table"])
def test_a_closed_window_leaves_a_table_of_a_server(tmp_path: Path, arguments: list[str], is_told: bool) -> None:
    with running(tmp_path / "data.db") as server:
        table, _ = make_table(server.http, "star-race", [*persons("Ania"), {"kind": "open"}])
        terminal = Terminal(
            "join", f"{server.address}/table/{table}", "--lang", "en", *arguments, home=tmp_path, is_told=is_told
        )
        try:
            terminal.read_until(WHOLE_SCREEN)
            terminal.read_until(b"Star Race")
            terminal.close_window()
            assert terminal.program.wait(PATIENCE) == 128 + signal.SIGHUP
        finally:
            terminal.close()
