"""How a person plays Evacuation on the page: taps what glows, loads ships, confirms."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from playwright.sync_api import Error, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.patience import Patience, give_up, in_vain, settling, until_asked

MOST_TAPS = 2500
GONE_MS = 1000  # what was to be tapped may go away with the news of another's move

ENOUGH = 25  # taps on ships and loads in a row; then they fly as they are
MOST_WAITS = 600  # for things that are covered or go away, one after another
MOST_USELESS = 8  # things of one question that change nothing, whichever is tapped

# What to do now, and on which element; `turn` varies the choice among several, `useless` are the names of
# things that were tapped in vain.
NEXT = """([turn, enough, useless]) => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const dead = (one) => one.disabled || one.getAttribute("aria-disabled") === "true" || !one.getClientRects().length;
    const nameOf = (one) => {
        const data = Object.entries(one.dataset).filter(([key]) => key !== "next").map((pair) => pair.join(" "));
        const classes = (one.className.baseVal ?? one.className).replaceAll(/ ?svelte-\\w+/g, "");
        return `${data.join(" ") || one.textContent.trim().slice(0, 60)} (${classes})`;
    };
    const some = (state, selector) => {
        const found = all(selector).filter((one) => !dead(one) && !useless.includes(`${state}: ${nameOf(one)}`));
        all("[data-next]").forEach((one) => one.removeAttribute("data-next"));
        if (!found.length) return null;
        const one = found[turn % found.length];
        one.setAttribute("data-next", `${state}: ${nameOf(one)}`);
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
    if (!confirm.disabled) return some("confirm", ".confirm") || "wait";
    if (all(".choosing .chosen").length) return "wait";
    return (
        some("goal", ".choosing .one") ||
        (all(".fly").length && loading()) ||
        (all(".split.chosen").length ? null : some("split", "[data-split]")) ||
        some("land", "[data-land]") ||
        some("settle", ".hex.open") ||
        some("act", "[data-act=A3].open") ||
        some("act", ["[data-act=A4].open", "[data-act=A1].open", ".action.open"][turn % 3]) ||
        some("act", ".action.open") ||
        some("build", "[data-build]") ||
        some("play", ".card:not(.chosen) > [data-play]") ||
        some("take", ".card:not(.chosen) > [data-take]") ||
        some("refresh", ".refresh .button") ||
        some("invent", "[data-column]") ||
        some("exchange", "[data-exchange]") ||
        some("enough", ".exchanges .enough") ||
        some("gain", ".store.open") ||
        some("card", ".card.open[data-hand]:not(.chosen)") ||
        some("choice", ".action-bar .choices button") ||
        some("pass", ".pass:not(.chosen)") ||
        some("look", ".part.asked[aria-selected=false]") ||
        "wait"
    );
}"""

# Whether a tap in the middle of the marked thing reaches it; else the name of what lies over it.
COVER = """(one) => {
    one.scrollIntoView({ block: "center", inline: "center" });
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!top || one.contains(top) || top.contains(one)) return "";
    return `${top.tagName} ${top.className.baseVal ?? top.className}`;
}"""
UNCOVERED = f"() => [...document.querySelectorAll('[data-next]')].every((one) => !({COVER})(one))"


def next_tap(page: Page, turn: int, enough: bool = False, useless: tuple[str, ...] = ()) -> str:
    """What the person has to do, once there is something; the element to tap is marked."""
    given = [turn, enough, list(useless)]
    state = str(page.evaluate(NEXT, given))
    if state == "wait":
        with contextlib.suppress(TooLate):
            until_asked(page, NEXT, given)
        state = str(page.evaluate(NEXT, given))
    return state


def tap_next(page: Page, state: str) -> str:
    """Tap it; why it could not be tapped, or nothing."""
    if state in ("wait", "over"):
        return "nothing to tap"
    marked = page.locator("[data-next]")
    try:
        if state == "settle":
            with settling(page):
                marked.press("Enter", timeout=GONE_MS)
        else:
            over = marked.evaluate(COVER, timeout=GONE_MS)
            if over:
                page.wait_for_function(UNCOVERED)
                return f"under {over}"
            with settling(page):
                marked.click(force=True, timeout=GONE_MS)
    except Error:
        return "gone"
    return ""


def marked_name(page: Page) -> str:
    marked = page.locator("[data-next]")
    try:
        return str(marked.get_attribute("data-next", timeout=GONE_MS))
    except Error:
        return ""  # gone with the news


def play_on(page: Page, after: Callable[[str], None] = lambda state: None, most: int = MOST_TAPS) -> list[str]:
    """Tap until the game is over; all that was done."""
    done: list[str] = []
    waited = 0
    useless: list[str] = []
    patience = Patience(page)
    while len(done) < most:
        enough = len(done) > ENOUGH and set(done[-ENOUGH:]) <= {"load", "send"}
        state = next_tap(page, 7 * len(done), enough, tuple(useless))
        after(state)
        if state == "over":
            return done
        name = "" if state == "wait" else marked_name(page)
        if name and patience.worn_out(name):
            useless.append(name)
            if len(useless) > MOST_USELESS:
                give_up(page, in_vain(*useless))
            continue
        why_not = tap_next(page, state)
        if why_not:
            waited += 1
            if state == "wait" or waited >= MOST_WAITS:
                waits = f"nothing happens any more after {done[-5:]}: {name or state} ({why_not})"
                give_up(page, in_vain(*useless) if useless else waits)
            continue
        waited = 0
        done.append(state)
        if state == "confirm":
            patience.moved()
            useless.clear()
    raise AssertionError(f"the game is not over after {most} taps: {done[-20:]}")
