"""The rules on the page: to read, to search, to open from a table by mouse, finger and keyboard, and to print."""

from __future__ import annotations

import json
import re
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, keep_picture
from tests.browser.playing import open_seat, set_table

GAMES = ("star-race", "antarctica", "planet-unknown", "evacuation")
LOCALES = ("en-GB", "pl-PL", "fr-FR")


def opened(page: Page, server: str, game: str, id: str = "") -> None:
    page.goto(f"{server}/rules/{game}#{id}")
    expect(page.locator("main h1")).not_to_be_empty()


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than its window"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "theme", "locale"), [(1440, "dark", "pl-PL"), (390, "light", "fr-FR")])
def test_the_rules_are_read_without_a_table(
    new_page: NewPage, server: str, game: str, width: int, theme: str, locale: str
) -> None:
    page = new_page(width=width, height=844, locale=locale, color_scheme=theme)
    opened(page, server, game)
    expect(page.locator("main section").first).to_be_visible()
    fits(page)
    keep_picture(page, f"rules-{game}-{width}-{theme}")
    page.locator(".parts a[href='#all']").click()
    expect(page.locator("article.entry .picture > *").first).to_be_visible()
    empty = "[...document.querySelectorAll('article.entry .picture')].filter((one) => !one.children.length).length"
    page.wait_for_function(f"{empty} === 0")
    fits(page)
    keep_picture(page, f"pieces-{game}-{width}-{theme}")


@pytest.mark.parametrize("game", GAMES)
def test_every_link_of_the_rules_leads_to_something_on_the_page(page: Page, server: str, game: str) -> None:
    opened(page, server, game)
    links = (
        "[...document.querySelectorAll('.rules-page a[href^=\"#\"]')].map((one) => one.getAttribute('href').slice(1))"
    )
    aims = set(page.evaluate(links))
    ids = set(page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)"))
    page.locator(".parts a[href='#all']").click()
    expect(page.locator("article.entry").first).to_be_visible()
    aims |= set(page.evaluate(links))
    ids |= set(page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)"))
    assert len(aims) > 40
    assert aims - ids == {"rules", "all", "aid"}


def test_who_has_only_a_keyboard_finds_a_rule(page: Page, server: str) -> None:
    page.goto(server)
    page.locator("a[href='/rules/antarctica']").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Antarctica")
    page.get_by_role("searchbox").focus()
    page.keyboard.type("Icebréaker several")
    expect(page.locator(".found li").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("section#R17")).to_be_in_viewport()
    assert page.url.endswith("/rules/antarctica#R17")


def test_what_is_not_there_is_said(page: Page, server: str) -> None:
    opened(page, server, "star-race")
    page.get_by_role("searchbox").fill("submarine")
    expect(page.get_by_role("status")).to_have_text("Nothing found")
    page.goto(f"{server}/rules/chess")
    expect(page.get_by_role("link", name="To the lobby")).to_be_visible()


def test_a_piece_opens_its_entry_by_mouse_and_by_key(page: Page, server: str) -> None:
    made = set_table(server, "star-race", ("person", "random"))
    open_seat(page, server, made)
    card = page.locator("[data-entry='cards-swap']")
    card.click(button="right")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Two ships of the same number or race swap rings")
    keep_picture(page, "entry-star-race-1440-dark")
    dialog.get_by_role("button", name="Rule 7").click()
    expect(dialog).to_contain_text("7 The action cards")
    dialog.get_by_role("button", name="R 8", exact=True).click()
    expect(dialog).to_contain_text("R 8 Swap")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.locator("[data-entry='ships-T1']").focus()
    page.keyboard.press("?")
    expect(dialog).to_contain_text("Terran ship 1")


def test_a_piece_on_a_planet_opens_its_own_entry(page: Page, server: str) -> None:
    open_seat(page, server, set_table(server, "planet-unknown", ("person", "random")))
    for what, words in {"[data-lifepod]": "lifepod", ".names text": "planet"}.items():
        box = page.locator(f".planet {what}").first.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, button="right")
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text(words, ignore_case=True)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


ON_A_TABLE = {
    "star-race": {"cards", "planets", "rings", "ships"},
    "antarctica": {"actions", "buildings", "cards", "pieces", "resources", "tracks"},
    "planet-unknown": {"benefits", "objectives", "pieces", "planets", "shapes", "terrains"},
    "evacuation": {"actions", "bonuses", "goals", "old", "stadiums"},
}


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_on_a_table_leads_to_an_entry(page: Page, server: str, game: str) -> None:
    options: dict[str, object] = {"goals": "first_game"} if game == "evacuation" else {}
    options |= {"placement": "first_game", "start_player": 0} if game == "antarctica" else {}
    open_seat(page, server, set_table(server, game, ("person", "random"), **options))
    expect(page.locator(".board [data-entry]").first).to_be_attached()
    found = set(page.evaluate("[...document.querySelectorAll('[data-entry]')].map((one) => one.dataset.entry)"))
    with urlopen(f"{server}/api/rules/{game}/en") as answer:
        entries = {entry["id"] for group in json.load(answer)["groups"] for entry in group["entries"]}
    assert found - entries == set()
    assert {id.split("-")[0] for id in found} >= ON_A_TABLE[game]


def test_a_long_press_opens_an_entry_and_chooses_nothing(new_page: NewPage, server: str) -> None:
    page = new_page(width=390, height=844, has_touch=True)
    made = set_table(server, "star-race", ("person", "random"))
    open_seat(page, server, made)
    card = page.locator("[data-entry='cards-plus1']")
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_role("dialog")).to_contain_text("One ship goes one ring inward")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(card).to_have_attribute("aria-pressed", "false")
    fits(page)


def test_a_refusal_leads_to_its_rule(page: Page, server: str) -> None:
    made = set_table(server, "evacuation", ("person",), goals="first_game")
    open_seat(page, server, made)
    page.locator("[data-act=A7]").click(force=True)  # it looks shut, and answers
    page.locator(".notice").get_by_role("button", name="Rule R 5").click()
    expect(page.get_by_role("dialog").locator("h2")).to_have_text("R 5 No empty actions")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_player_aid_prints_on_one_page(new_page: NewPage, server: str, game: str, locale: str) -> None:
    page = new_page(locale=locale, color_scheme="dark")
    opened(page, server, game, "aid")
    expect(page.locator(".aid .signs .picture > *").first).to_be_attached()
    expect(page.locator(".aid .lines ol li")).to_have_count(8)
    keep_picture(page, f"aid-{game}-{locale[:2]}")
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) == 1
    page.emulate_media(media="print")
    colours = page.evaluate(
        "[getComputedStyle(document.querySelector('.aid')).color, getComputedStyle(document.body).backgroundColor]"
    )
    assert colours == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]


def test_a_language_without_rules_of_its_own_says_so(new_page: NewPage, server: str) -> None:
    for locale in LOCALES[1:]:
        page = new_page(locale=locale)
        for game in GAMES:
            with urlopen(f"{server}/api/rules/{game}/{locale[:2]}") as answer:
                english = json.load(answer)["rules"]["lang"] == "en"
            opened(page, server, game)
            expect(page.locator("main .text section").first).to_be_visible()
            expect(page.locator(".english")).to_have_count(1 if english else 0)
