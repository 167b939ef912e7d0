"""The driver of a full screen that also ends when its terminal is gone, or accepts no more text.

Textual's own writes in a thread that dies with the terminal; whoever writes next then waits for it forever.
"""

from __future__ import annotations

import contextlib
import os
import select
import sys
from typing import Any, TextIO, cast

from textual.app import App
from textual.drivers.linux_driver import LinuxDriver

TURN = 0.1  # seconds between checks whether the program ends
STALLED = 3.0  # seconds after which a terminal that takes no text is given up, at the end


class Output:
    """Where the writing thread writes: it never fails, and at the end of the program it does not wait for long."""

    def __init__(self, file: TextIO) -> None:
        self.file = file
        self.number = own_end(file.fileno())
        self.is_ending = False
        self.is_gone = False

    def hurry(self) -> None:
        """The program ends."""
        self.is_ending = True

    def write(self, text: str) -> None:
        left = text.encode(self.file.encoding, "replace")
        stalled = 0.0
        while left and not self.is_gone:
            try:
                left = left[os.write(self.number, left) :]
                stalled = 0.0
            except BlockingIOError:
                if not select.select([], [self.number], [], TURN)[1]:
                    stalled = stalled + TURN if self.is_ending else 0.0
                    self.is_gone = stalled > STALLED
            except OSError:
                self.is_gone = True

    def flush(self) -> None:
        """All is written at once."""

    def fileno(self) -> int:
        return self.file.fileno()


def own_end(number: int) -> int:
    """The same terminal once more, for writing without waiting; this one if that fails."""
    try:
        return os.open(os.ttyname(number), os.O_WRONLY | os.O_NOCTTY | os.O_NONBLOCK)
    except OSError:
        return number


class TerminalDriver(LinuxDriver):
    """Textual's driver with this output."""

    def __init__(
        self, app: App[Any], *, debug: bool = False, mouse: bool = True, size: tuple[int, int] | None = None
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        assert sys.__stderr__ is not None, "textual writes there"
        self.output = Output(sys.__stderr__)
        self._file = cast("Any", self.output)

    def run_input_thread(self) -> None:
        with contextlib.suppress(OSError):  # the terminal is gone; `ending` sees it too
            super().run_input_thread()

    def _sigcont_application(self, *given: Any) -> None:
        """A closed window sends this signal too. Going on as if suspended would start a second set of threads."""
        if self._must_signal_resume:
            super()._sigcont_application(*given)
        elif os.isatty(self.fileno):
            self._loop.call_soon_threadsafe(self.start_again)

    def start_again(self) -> None:
        """Somebody stopped the program without a signal, and another program used the terminal meanwhile."""
        if self._auto_restart and self._app.is_running:
            self.suspend_application_mode()
            self.resume_application_mode()
