"""How a newcomer plays a guided game on the page: reads, does what is asked, goes on."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from landfall.learning import LEARNER, guide_text
from tests.learning.guided import Table

CARD = "section.guide"
ONE_BY_ONE = "localStorage.setItem('landfall.ends-turns', 'false')"  # each move of a turn is confirmed by itself
SHOWN = """([card, words]) => {
    const shown = document.querySelector(card);
    if (document.querySelector("dialog .go-on")) return "interlude";
    return shown && shown.innerText.replaceAll(/\\s+/g, " ").includes(words) ? "step" : null;
}"""


class Newcomer:
    """A guided game on a page, and the same game beside it, to know where on the list the wanted choice stands."""

    def __init__(self, page: Page, server: str, game: str, lang: str, *, by_keys: bool = False) -> None:
        self.page = page
        self.by_keys = by_keys
        self.table = Table(game)
        self.table.rest()
        told = guide_text(game, lang)
        assert told is not None
        self.told = told.steps()
        page.add_init_script(ONE_BY_ONE)
        page.goto(f"{server}/learn/{game}")
        expect(page.locator(CARD)).to_be_visible()

    def play(self, on_step: Callable[[str], None] = lambda id: None) -> None:
        """From here to the end of the guide."""
        while not self.table.lesson.is_over:
            self.arrive()
            on_step(self.told[self.table.lesson.step].id)
            self.do()

    def arrive(self) -> None:
        """Wait until the current step is on the page; what lies over it is closed."""
        words = " ".join(self.told[self.table.lesson.step].text.replace("**", "").split())
        while True:
            found = self.page.wait_for_function(SHOWN, arg=[CARD, words]).json_value()
            if found == "step":
                return
            self.press(self.page.locator("dialog .go-on"))
            expect(self.page.locator("dialog .go-on")).to_have_count(0)

    def do(self) -> None:
        number = self.table.lesson.step
        step = self.table.lesson.steps[number]
        if step.is_read():
            self.press(self.page.locator(f"{CARD} .ways .main:enabled"))
            self.table.do_step()
            return
        for move in step.line:
            if move[0] == LEARNER and self.table.lesson.step == number:
                self.table.rest()
                action = self.table.game.actions.encode(move[1], **move[2])
                self.choose(self.table.state.legal_actions(LEARNER).index(action))
                self.table.play(move)
                self.table.rest()

    def choose(self, at: int) -> None:
        """Choose from the list of all choices, and confirm if that completes the move."""
        page = self.page
        legal = len(self.table.state.legal_actions(LEARNER))
        page.wait_for_function(LISTED, arg=legal)
        assert page.evaluate(BELOW), "the list lies over the question, or out of the window"
        self.press(page.locator(".choices li button").nth(at))
        page.wait_for_function(TAKEN)
        confirm = page.locator(".confirm:enabled")
        if confirm.count():
            self.press(confirm)

    def press(self, button: Locator) -> None:
        """By the mouse; or by the key, on what Tab can reach."""
        if not self.by_keys:
            button.click()
            return
        expect(button).to_be_enabled()
        button.focus()
        assert button.evaluate("(one) => one.tabIndex >= 0 && one === document.activeElement")
        self.page.keyboard.press("Enter")


LISTED = """(legal) => {
    const choices = document.querySelectorAll(".choices li button");
    if (choices.length === legal) return true;
    const list = document.querySelector(".list-all[aria-expanded=false]");
    if (list) list.click();
    return false;
}"""
BELOW = """() => {
    const list = document.querySelector(".choices.desk.long");
    const bar = document.querySelector(".action-bar.desk");
    if (!list || !bar) return true;
    return list.getBoundingClientRect().top >= bar.getBoundingClientRect().bottom
        && list.getBoundingClientRect().bottom <= innerHeight;
}"""
# Either the move can be confirmed, or it is asked on, or it was made at once.
TAKEN = """() => {
    const confirm = document.querySelector(".confirm");
    if (!confirm || !confirm.disabled) return true;
    return document.querySelector(".choices li button, .list-all") !== null;
}"""
