"""Plays any game through the page by the list of choices alone, as somebody who never looks at the board could."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.patience import Patience

MOST_STEPS = 6000
STATE = """() => {
    const shows = (selector) => document.querySelector(selector) !== null;
    if (shows("dialog .next-step, dialog .go-on")) return "interlude";
    if (shows("dialog .ending")) return "over";
    if (shows(".confirm:enabled")) return "confirm";
    if (shows(".action-bar .choices button:enabled")) return "choice";
    if (shows(".list-all[aria-expanded=false]")) return "list";
    return "wait";
}"""
PRESS = """([selector, at]) => {
    const found = document.querySelectorAll(selector);
    found[at % Math.max(1, found.length)]?.click();
}"""
PRESSED = {
    "interlude": "dialog .next-step, dialog .go-on",
    "confirm": ".confirm:enabled",
    "choice": ".action-bar .choices button:enabled",
    "list": ".list-all",
}


def answer_all(page: Page, seed: int, look: Callable[[str], None] = lambda state: None, steps: int = MOST_STEPS) -> int:
    """Answer by chance until the game is over; how many answers were given. `look` is called at every question."""
    chance = random.Random(seed)
    patience = Patience(page)
    answers = 0
    for _ in range(steps):
        state = str(page.evaluate(STATE))
        if state == "wait":
            page.wait_for_timeout(20)
            continue
        look(state)
        if state == "over":
            return answers
        if state == "confirm":
            patience.moved()
        else:
            patience.tap(state)
        page.evaluate(PRESS, [PRESSED[state], chance.randrange(1000)])
        answers += state == "choice"
        page.wait_for_timeout(10)
    raise AssertionError(f"the game is not over after {steps} steps; the page shows {page.evaluate(STATE)!r}")
