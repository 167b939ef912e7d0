"""How a person plays on the page: sets a table, answers what is asked, continues when a mission is over."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Locator, Page, expect

from tests.browser.patience import Patience, until_asked

MOST_STEPS = 900
FOUND = {"ship": ".ship.open:not(.chosen)", "choice": ".choices button:enabled", "cell": ".cells .open"}
STATE = """() => {
    const shows = (selector) => document.querySelector(selector) !== null;
    if (shows("dialog .go-on")) return "reveal";
    if (shows("dialog table, dialog .ending")) return "over";
    const confirm = document.querySelector(".confirm");
    if (!confirm) return "wait";
    if (!confirm.disabled) return "confirm";
    if (shows("[data-place]") && !shows(".cells")) return "patrol";
    if (shows(".pass.live.chosen") && shows(".ship.open")) return "ship";
    if (shows(".choices button")) return "choice";
    if (shows(".ship.open")) return "ship";
    if (shows(".pass.live")) return "card";
    if (shows(".cells .open")) return "cell";
    return "wait";
}"""


def set_table(
    server: str, game: str = "star-race", seats: tuple[str, ...] = ("person", "greedy", "greedy"), **options: object
) -> dict[str, Any]:
    """Set a table without the page; a seat is a person's, open, or a bot's by its level."""
    wishes = [{"kind": seat} if seat in ("person", "open") else {"kind": "bot", "level": seat} for seat in seats]
    wish = {"game": game, "seats": wishes, "options": options}
    request = Request(f"{server}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=60) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


def open_seat(page: Page, server: str, made: dict[str, Any], at: int = 0) -> None:
    page.goto(server + made["links"][at]["path"])
    expect(page.get_by_role("region", name="Your choice").or_(page.locator(".action-bar"))).to_be_visible()


def state_of(page: Page) -> str:
    """What the person has to do now."""
    return str(page.evaluate(STATE))


def tap_one(patience: Patience, state: str, found: Locator, first: int = 0) -> None:
    """Tap one of these, another one where that changes nothing."""
    count = found.count()
    if count:
        found.nth((first + patience.another(state, count)) % count).click()
        patience.settle()


def play_on(page: Page, after: Callable[[str], None] = lambda state: None, steps: int = MOST_STEPS) -> int:
    """Tap until the game is over; how many moves were confirmed."""
    moves = 0
    cards = 0
    patience = Patience(page)
    for _ in range(steps):
        state = state_of(page)
        after(state)
        if state == "over":
            return moves
        if state == "confirm":
            tap_one(patience, state, page.locator(".confirm"))
            moves += 1
        elif state == "reveal":
            page.locator("dialog .go-on").click()
        elif state == "patrol":
            tap_one(patience, state, page.locator("[data-place]"), moves % 5)
        elif state == "card":
            tap_one(patience, state, page.locator(".pass.live:not(.chosen)"), cards)
            cards += 1
        elif state in FOUND:
            tap_one(patience, state, page.locator(FOUND[state]))
        else:
            until_asked(page, STATE)
    raise AssertionError(f"the game is not over after {steps} steps; the page shows {state_of(page)!r}")
