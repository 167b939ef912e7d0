"""Plays any game through the page by the list of choices alone, as somebody who never looks at the board could: by
clicks, or by the keyboard alone."""

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


IN_DIALOG = f"() => document.activeElement?.matches({PRESSED['interlude']!r}) ?? false"
NUMBERED = 9  # choices of a list that have a number to press

Press = Callable[[Page, str, int], None]


def by_clicks(page: Page, state: str, at: int) -> None:
    page.evaluate(PRESS, [PRESSED[state], at])


def by_keys(page: Page, state: str, at: int) -> None:
    """The keyboard alone: L lists the choices, a number takes one, Enter confirms and goes on."""
    if state == "interlude":
        page.keyboard.press("Enter" if page.evaluate(IN_DIALOG) else "Tab")
    elif state == "choice":
        listed = page.locator(PRESSED["choice"]).count()
        page.keyboard.press(str(1 + at % max(1, min(listed, NUMBERED))))
    else:
        page.keyboard.press({"confirm": "Enter", "list": "l"}[state])


def answer_all(
    page: Page,
    seed: int,
    look: Callable[[str], None] = lambda state: None,
    steps: int = MOST_STEPS,
    press: Press = by_clicks,
) -> int:
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
        press(page, state, chance.randrange(1000))
        answers += state == "choice"
        page.wait_for_timeout(10)
    raise AssertionError(f"the game is not over after {steps} steps; the page shows {page.evaluate(STATE)!r}")
