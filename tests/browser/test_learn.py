"""A guided game on the page: read, played to its end, left, resumed, gone astray; also by keyboard alone.

`LANDFALL_ALL_CASES=1` plays every guide in every language at both widths; otherwise each game once at each width.
"""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, keep_picture
from tests.browser.learning import CARD, Newcomer
from tests.learning.guided import GUIDED

LOCALES = {"en": "en-GB", "pl": "pl-PL", "fr": "fr-FR"}
WIDTHS = (1440, 390)
EACH = [(game, lang, width) for game in GUIDED for lang in LOCALES for width in WIDTHS]
LANGS = list(LOCALES)
SOME = [(game, LANGS[(at + side) % 3], WIDTHS[side]) for at, game in enumerate(GUIDED) for side in (0, 1)]


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than its window"


@pytest.mark.parametrize(("game", "lang", "width"), EACH if os.environ.get("LANDFALL_ALL_CASES") else SOME)
def test_a_newcomer_finishes_the_guide_and_plays_on(
    new_page: NewPage, server: str, game: str, lang: str, width: int
) -> None:
    page = new_page(width=width, height=844, locale=LOCALES[lang])
    newcomer = Newcomer(page, server, game, lang)
    pictured: list[str] = []

    def picture(id: str) -> None:
        if len(pictured) < 3:
            pictured.append(id)
            keep_picture(page, f"learn-{game}-{width}-{id}")
            fits(page)

    newcomer.play(picture)
    expect(page.locator(CARD)).to_contain_text({"en": "has ended", "pl": "się skończył", "fr": "est terminé"}[lang])
    expect(page.locator(".action-bar")).to_be_visible()


def test_what_is_pointed_at_glows_and_has_an_arrow(page: Page, server: str) -> None:
    newcomer = Newcomer(page, server, "star-race", "en")
    newcomer.arrive()
    newcomer.do()
    newcomer.arrive()  # the two hired ships
    expect(page.locator(".arrows svg")).to_have_count(2)
    assert "drop-shadow" in str(page.locator("[data-entry=ships-T2]").evaluate("(one) => getComputedStyle(one).filter"))


def test_another_move_is_answered_and_the_way_back_leads_to_the_same_step(page: Page, server: str) -> None:
    newcomer = Newcomer(page, server, "star-race", "en")
    for _ in range(2):
        newcomer.arrive()
        newcomer.do()
    newcomer.arrive()
    page.locator("[data-card=plus1]").click()
    page.locator("[data-ship=B1]").click()
    page.locator(".confirm:enabled").click()
    expect(page.locator(CARD)).to_contain_text("left the others guessing")
    page.get_by_role("button", name="Back to the guide").click()
    newcomer.arrive()
    expect(page.locator("[data-ship=B1]")).to_have_attribute("data-level", "2")
    newcomer.do()
    newcomer.arrive()


def test_a_guide_is_resumed_where_it_was_and_begun_at_any_chapter(page: Page, server: str) -> None:
    newcomer = Newcomer(page, server, "star-race", "en")
    newcomer.arrive()
    newcomer.do()
    newcomer.arrive()
    page.goto(f"{server}/learn/star-race")
    page.get_by_role("link", name="Continue where you left off").click()
    newcomer.arrive()
    page.locator(f"{CARD} .chapter").click()
    page.get_by_role("button", name="Swap and brake").click()
    expect(page.locator(CARD)).to_contain_text("K1 twice: it is on ring 10")
    page.locator(f"{CARD} .chapter").click()
    page.get_by_role("button", name="Leave the guide").click()
    expect(page.locator(CARD)).to_contain_text("has ended")


@pytest.mark.parametrize("game", GUIDED if os.environ.get("LANDFALL_ALL_CASES") else GUIDED[:1])
def test_a_guide_is_finished_by_keyboard_alone(page: Page, server: str, game: str) -> None:
    Newcomer(page, server, game, "en", by_keys=True).play()
    expect(page.locator(CARD)).to_contain_text("has ended")


def test_who_has_only_a_keyboard_learns_a_game(page: Page, server: str) -> None:
    page.goto(server)
    link = page.locator("a[href='/learn/star-race']")
    expect(link).to_be_visible()
    link.focus()
    page.keyboard.press("Enter")
    card = page.locator(CARD)
    expect(card).to_contain_text("Nobody owns a ship")
    page.keyboard.press("n")
    expect(card).to_contain_text("Yours are T2 and K3")
    page.keyboard.press("n")
    expect(card).to_contain_text("Play Race +1")
    pass_ = page.locator("[data-card=race_plus1]")
    pass_.focus()
    page.keyboard.press("Enter")
    ship = page.locator("[data-ship=T2]")
    expect(ship).to_be_visible()
    ship.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".confirm")).to_be_enabled()
    page.locator(".confirm").focus()
    page.keyboard.press("Enter")
    expect(card).to_contain_text("Your opponent played Number +1")
