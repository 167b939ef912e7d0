"""How a person plays Evacuation on the page: taps what glows, loads ships, confirms."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Error, Page

MOST_TAPS = 2500
GONE_MS = 1000  # what was to be tapped may go away with the news of another's move

ENOUGH = 25  # taps on ships and loads in a row; then they fly as they are

# What is to be done now, and on which element; `turn` varies the choice among several.
NEXT = """([turn, enough]) => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const some = (state, selector, nth = turn) => {
        const found = all(selector);
        if (!found.length) return null;
        found.forEach((one) => one.removeAttribute("data-next"));
        all("[data-next]").forEach((one) => one.removeAttribute("data-next"));
        found[nth % found.length].setAttribute("data-next", "");
        return state;
    };
    const loading = () => {
        const hand = document.querySelector(".flies.hand .slot:not(.full)");
        const things = ".area.open, .thing.open";
        if (enough) return some("fly", ".fly");
        return (hand && some("load", things)) || some("send", ".docks.old .dock.open") || some("fly", ".fly");
    };
    if (all("dialog .next-step").length) return some("scoring", "dialog .next-step");
    if (all("dialog .go-on").length) return some("scored", "dialog .go-on");
    if (all("dialog .ending").length) return "over";
    const confirm = document.querySelector(".confirm");
    if (!confirm) return "wait";
    if (!confirm.disabled) return some("confirm", ".confirm");
    if (all(".choosing .chosen").length) return "wait";
    return (
        some("goal", ".choosing .one:enabled") ||
        (all(".fly").length && loading()) ||
        (all(".split.chosen").length ? null : some("split", "[data-split]")) ||
        some("land", "[data-land]") ||
        some("settle", ".hex.open") ||
        some("act", "[data-act=A3].open") ||
        some("act", ["[data-act=A4].open", "[data-act=A1].open", ".action.open"][turn % 3]) ||
        some("act", ".action.open") ||
        some("build", "[data-build]") ||
        some("play", ".card:not(.chosen) > [data-play]") ||
        some("take", "[data-take]") ||
        some("refresh", ".refresh .button") ||
        some("invent", "[data-column]") ||
        some("exchange", "[data-exchange]:enabled") ||
        some("enough", ".exchanges > .button") ||
        some("gain", ".store.open") ||
        some("card", ".card.open[data-hand]:not(.chosen)") ||
        some("choice", ".action-bar .choices button") ||
        some("pass", ".pass:not(.chosen)") ||
        "wait"
    );
}"""


def next_tap(page: Page, turn: int, enough: bool = False) -> str:
    """What the person has to do now; the element to tap is marked."""
    return str(page.evaluate(NEXT, [turn, enough]))


def tap_next(page: Page, state: str) -> bool:
    """Tap it; whether there was something to tap."""
    if state in ("wait", "over"):
        page.wait_for_timeout(25)
        return False
    marked = page.locator("[data-next]")
    try:
        if state == "settle":
            marked.press("Enter", timeout=GONE_MS)
        else:
            marked.evaluate("(one) => one.scrollIntoView({ block: 'center' })", timeout=GONE_MS)
            marked.click(force=True, timeout=GONE_MS)
    except Error:
        return False
    return True


def play_on(page: Page, after: Callable[[str], None] = lambda state: None, most: int = MOST_TAPS) -> list[str]:
    """Tap until the game is over; all that was done."""
    done: list[str] = []
    waited = 0
    while len(done) < most:
        enough = len(done) > ENOUGH and set(done[-ENOUGH:]) <= {"load", "send"}
        state = next_tap(page, 7 * len(done), enough)
        after(state)
        if state == "over":
            return done
        if tap_next(page, state):
            waited = 0
            done.append(state)
        else:
            waited += 1
            assert waited < 600, f"nothing happens any more after {done[-5:]}"
    raise AssertionError(f"the game is not over after {most} taps: {done[-20:]}")
