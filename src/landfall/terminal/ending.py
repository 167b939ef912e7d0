"""The end of the program from outside: somebody ends it, or its window is closed."""

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
LOOK = 0.5  # seconds between two looks whether the terminal is still there
PATIENCE = 10.0  # seconds for an end in good order

Leave = Callable[[int], None]


@contextmanager
def answered_by(leave: Leave) -> Iterator[None]:
    """Inside, the first signal that ends the program calls this with its number, in the main thread, wherever that is.

    A terminal that has gone counts as a closed window also where the system sends no signal. Every move is saved when
    it is made, so what cannot leave in time (a terminal that takes no more text, for one) is simply cut off.
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
    """Whoever ends the program or closes its window leaves by the same door as a person: all is saved, then it ends."""
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
    """Say it as the system usually does when the terminal is gone."""
    while not has_left.wait(LOOK):
        if not has_terminal():
            os.kill(os.getpid(), CLOSED)
            return


def cut_off(number: int, has_left: threading.Event) -> None:
    if not has_left.wait(PATIENCE):
        os._exit(128 + number)
