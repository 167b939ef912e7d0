"""Notices taps that change nothing, so that a game played by taps takes another way or fails at once."""

from __future__ import annotations

from typing import NoReturn

from playwright.sync_api import Page

EQUAL_TAPS = 30  # on one thing, with the page the same each time
SLOWER_MS = 12  # what follows a tap may take a moment: each equal tap waits this much longer than the one before
SLOWEST_MS = 300
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

    def moved(self) -> None:
        self.taps.clear()

    def tried(self, what: str) -> int:
        """How often this has been tapped while the page looked as it does now; waits if it was."""
        key = (int(self.page.evaluate(LOOKS_LIKE)), what)
        times = self.taps.get(key, 0)
        self.taps[key] = times + 1
        if times:
            self.page.wait_for_timeout(min(SLOWER_MS * times, SLOWEST_MS))
        return times

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


def in_vain(*tapped: str) -> str:
    return f"{EQUAL_TAPS} taps on {', '.join(tapped)} change nothing"


def give_up(page: Page, why: str) -> NoReturn:
    asked = page.locator(".action-bar").first.inner_text(timeout=1000) if page.locator(".action-bar").count() else ""
    raise AssertionError(f"{why}; the page asks {asked!r}")
