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

pty = pytest.importorskip("pty", reason="this system has no terminals of its own")

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0
WHOLE_SCREEN, BACK = b"\x1b[?1049h", b"\x1b[?1049l"


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, *arguments: str, home: Path) -> None:
        self.master, slave = pty.openpty()
        paths = os.pathsep.join(place for place in sys.path if place)
        env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30", "PYTHONPATH": paths}
        self.program = subprocess.Popen(
            [sys.executable, "-c", "from landfall.cli import main; main()", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**env, "XDG_DATA_HOME": str(home)},
            start_new_session=True,
        )
        os.close(slave)
        self.seen = b""

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

    def close(self) -> None:
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait(20)
        os.close(self.master)


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
