"""Notices taps that change nothing, so that a game played by taps takes another way or fails at once."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from time import monotonic
from typing import NoReturn

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

EQUAL_TAPS = 30  # on one thing, with the page the same each time
SLOWER_MS = 12  # what follows a tap may take a moment: after each equal tap it may take this much longer
SLOWEST_MS = 300
PATIENCE_S = 60
AGAIN_MS = 20
LOOKS_LIKE = """() => {
    let sum = 7;
    for (const part of document.querySelectorAll(".board, .action-bar, dialog")) {
        const text = part.innerHTML.replaceAll(/ data-next="[^"]*"/g, "");
        for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) | 0;
    }
    return sum;
}"""


class Patience:
    """Counts what was tapped on a page that looked the same; a confirmed move begins again."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps: dict[tuple[int, str], int] = {}
        self.look = 0  # before the last tap

    def moved(self) -> None:
        self.taps.clear()

    def tried(self, what: str) -> int:
        """How often this has been tapped while the page looked as it does now; if it was, a change is waited for."""
        self.look = look_of(self.page)
        key = (self.look, what)
        times = self.taps.get(key, 0)
        self.taps[key] = times + 1
        if times:
            self.settle(min(SLOWER_MS * times, SLOWEST_MS))
        return times

    def settle(self, most_ms: float = SLOWEST_MS) -> None:
        """Wait until the last tap shows; it may be in vain."""
        with contextlib.suppress(TooLate):
            until_changed(self.page, self.look, most_ms)

    def another(self, what: str, count: int) -> int:
        """Which of this many to tap: the first, the next ones where that changes nothing; after all, the test ends."""
        times = self.tried(what)
        if times >= EQUAL_TAPS * max(1, count):
            give_up(self.page, in_vain(what))
        return times // EQUAL_TAPS

    def worn_out(self, what: str) -> bool:
        """Whether another tap on this would be one too many."""
        return self.tried(what) >= EQUAL_TAPS

    def tap(self, what: str) -> None:
        """Count a tap; one too many ends the test."""
        if self.worn_out(what):
            give_up(self.page, in_vain(what))


def look_of(page: Page) -> int:
    """A number for what board, question and dialog show."""
    return int(page.evaluate(LOOKS_LIKE))


def until_changed(page: Page, look: int, most_ms: float) -> None:
    """Wait until the page does not look like this any more."""
    page.wait_for_function(f"(look) => ({LOOKS_LIKE})() !== look", arg=look, timeout=most_ms)


@contextlib.contextmanager
def settling(page: Page) -> Iterator[None]:
    """After what is done here, wait until it shows; it may be in vain."""
    look = look_of(page)
    yield
    with contextlib.suppress(TooLate):
        until_changed(page, look, SLOWEST_MS)


def until_asked(page: Page, state: str, *given: object) -> None:
    """Wait until there is something to do, as this question to the page tells it."""
    page.wait_for_function(f"(given) => ({state})(...given) !== 'wait'", arg=list(given))


def until(page: Page, holds: Callable[[], bool], what: str) -> None:
    """Wait for what cannot be asked of one page in one question."""
    end = monotonic() + PATIENCE_S
    while not holds():
        assert monotonic() < end, f"{what}: not within {PATIENCE_S} s"
        page.wait_for_timeout(AGAIN_MS)


def in_vain(*tapped: str) -> str:
    return f"{EQUAL_TAPS} taps on {', '.join(tapped)} change nothing"


def give_up(page: Page, why: str) -> NoReturn:
    asked = page.locator(".action-bar").first.inner_text(timeout=1000) if page.locator(".action-bar").count() else ""
    raise AssertionError(f"{why}; the page asks {asked!r}")
