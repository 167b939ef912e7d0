"""How the program ends from outside: somebody stops it, or closes its window."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

CLOSED = int(getattr(signal, "SIGHUP", 0))  # the signal of a closed window, where there is one
ENDING = [signal.SIGTERM, *([signal.Signals(CLOSED)] if CLOSED else [])]
LOOK = 0.5  # seconds between checks that the terminal is still there
PATIENCE = 10.0  # seconds to end properly

Leave = Callable[[int], None]


@contextmanager
def answered_by(leave: Leave) -> Iterator[None]:
    """Inside, the first signal that ends the program calls this with its number, in the main thread, at any point.

    A terminal that has gone counts as a closed window also where the system sends no signal. Every move is saved when
    it is made, so what cannot leave in time (a terminal that accepts no more text, for one) is simply cut off.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    has_left = threading.Event()
    is_ending = False

    def answer(number: int, frame: FrameType | None) -> None:
        nonlocal is_ending
        if not is_ending:
            is_ending = True
            threading.Thread(target=cut_off, args=(number, has_left), daemon=True).start()
            leave(number)

    before = {number: signal.signal(number, answer) for number in ENDING}
    if CLOSED and has_terminal():
        threading.Thread(target=watch, args=(has_left,), daemon=True).start()
    try:
        yield
    finally:
        has_left.set()
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def ended_in_good_order() -> Iterator[None]:
    """A signal or a closed window ends the program as a person would: everything is saved first."""
    ended_by = 0
    had_terminal = has_terminal()

    def leave(number: int) -> None:
        nonlocal ended_by
        ended_by = number
        raise SystemExit(128 + number)

    with answered_by(leave):
        try:
            yield
        except OSError:  # last words to a terminal that is gone
            if not ended_by and had_terminal and not has_terminal():
                ended_by = CLOSED
            if not ended_by:
                raise
            raise SystemExit(128 + ended_by) from None


def has_terminal() -> bool:
    return sys.__stdin__ is not None and not sys.__stdin__.closed and sys.__stdin__.isatty()


def watch(has_left: threading.Event) -> None:
    """Send the signal of a closed window when the terminal is gone, where the system does not."""
    while not has_left.wait(LOOK):
        if not has_terminal():
            os.kill(os.getpid(), CLOSED)
            return


def cut_off(number: int, has_left: threading.Event) -> None:
    if not has_left.wait(PATIENCE):
        os._exit(128 + number)
